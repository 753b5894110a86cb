import Diagnostics
import Files
import Syntax

/// Follows JSON Pointers through the tokens of a permutation. *Source:* RFC 6901; Format Module 2025.10, section 7.
extension Resolution {
  /// One reference being followed.
  private struct Walk {
    let place: Place
    var segments: [String] = []
    /// Whether the walk continues into the value, so that it cannot end at a token that is itself a reference.
    let wantsLiteral: Bool
    /// The index of the next segment.
    var index = 0
    /// The token reached, and the path within its value.
    var owner: PathNumber = PathTable.root
    var value: JSONValue?
    var file: SourceFile
    /// Whether only `$value` followed the token.
    var isWhole = false
  }

  private enum Step {
    case arrived(ReferenceTarget)
    /// The walk passes through another reference.
    case passes(through: ReferenceSyntax, Place)
    case lost(Rule, Message, fix: Fix?)
  }

  /// The target of a pointer, through any number of other references, with an explicit stack.
  ///
  /// In a chain, a broken link is reported at its place, and a cycle where it is first found.
  mutating func target(ofPointer segments: [String], at range: ByteRange) -> ReferenceTarget {
    let first = Place(reading.file, range)
    if case .found(.failed) = pointers[first] { return .failed }
    var stack = [Walk(place: first, segments: segments, wantsLiteral: false, file: reading.file)]
    pointers[first] = .open
    while var walk = stack.popLast() {
      switch advance(&walk) {
      case .arrived(let target):
        if case .token = target { pointers[walk.place] = nil } else { pointers[walk.place] = .found(target) }
        guard var outer = stack.popLast() else { return target }
        resume(&outer, at: target)
        stack.append(outer)
      case .passes(let reference, let place):
        switch pointers[place] {
        case .found(let target):
          resume(&walk, at: target)
          stack.append(walk)
          if case .failed = target { return fail(stack) }
        case .open:
          stack.append(walk)
          reportPointerCycle(stack, from: place, at: range)
          return fail(stack)
        case nil:
          stack.append(walk)
          guard let next = start(reference, place, walk.file) else { return fail(stack) }
          pointers[place] = .open
          stack.append(next)
        }
      case .lost(let rule, let message, let fix):
        if stack.isEmpty {
          reading.report(rule, message, range, why: "the value it stands for is missing", fix: fix)
        } else {
          stack.append(walk)
          _ = fail(stack)
        }
        return .failed
      }
    }
    return .failed
  }

  /// The walk of a reference that another walk passes through; nil if it is broken.
  private func start(_ reference: ReferenceSyntax, _ place: Place, _ file: SourceFile) -> Walk? {
    switch reference {
    case .pointer(let segments): return Walk(place: place, segments: segments, wantsLiteral: true, file: file)
    case .alias(let path, _):
      guard let named = paths.number(of: path), overlay.cells[Int(named)].isPresent else { return nil }
      let isToken = overlay.cells[Int(named)].token >= 0
      guard let token = isToken ? named : paths.known("$root", in: named), overlay.cells[Int(token)].token >= 0 else {
        return nil
      }
      var walk = Walk(place: place, wantsLiteral: true, file: file)
      walk.owner = token
      open(&walk)
      return walk
    case .malformed: return nil
    }
  }

  private mutating func fail(_ stack: [Walk]) -> ReferenceTarget {
    for walk in stack { pointers[walk.place] = .found(.failed) }
    return .failed
  }

  /// Continues from the target of an intermediate reference.
  private func resume(_ walk: inout Walk, at target: ReferenceTarget) {
    guard case .raw(let raw) = target else { return }
    walk.owner = raw.owner
    walk.file = raw.file
    walk.isWhole = false
    walk.value = raw.value
  }

  /// Enters the value of the token reached.
  private func open(_ walk: inout Walk) {
    let token = declaration(walk.owner)
    walk.file = token.file
    walk.isWhole = true
    walk.value = token.value
  }

  private func declaration(_ path: PathNumber) -> TokenDeclaration {
    inventory.tokens[Int(overlay.cells[Int(path)].token)]
  }

  private func advance(_ walk: inout Walk) -> Step {
    if walk.value == nil, let step = findToken(&walk) { return step }
    while let value = walk.value {
      let isAtEnd = walk.index == walk.segments.count
      // A whole token is resolved by itself; only a walk into its value goes through its reference.
      if walk.isWhole, isAtEnd, !walk.wantsLiteral { return .arrived(.token(walk.owner)) }
      if let reference = reference(value, of: walk) {
        return .passes(through: reference, Place(walk.file, value.range))
      }
      if isAtEnd { return .arrived(.raw(RawTarget(value: value, file: walk.file, owner: walk.owner))) }
      if let step = enter(value, &walk) { return step }
    }
    return .arrived(.token(walk.owner))
  }

  private func reference(_ value: JSONValue, of walk: Walk) -> ReferenceSyntax? {
    let token = declaration(walk.owner)
    if walk.isWhole, token.isPointer { return token.value.string.map(ReferenceSyntax.parsePointer) }
    return ReferenceSyntax(value)
  }

  /// Consumes the segments that name groups, the token and its `$value`.
  private func findToken(_ walk: inout Walk) -> Step? {
    while walk.index < walk.segments.count {
      let segment = walk.segments[walk.index]
      if segment == "$value" || segment == "$ref", overlay.cells[Int(walk.owner)].token >= 0 {
        walk.index += 1
        open(&walk)
        return nil
      }
      guard let next = child(segment, of: walk.owner) else { return lost(segment, walk) }
      walk.owner = next
      walk.index += 1
    }
    guard overlay.cells[Int(walk.owner)].token >= 0 else {
      let name = walk.owner == PathTable.root ? "the whole file" : "the group \(paths.paths[Int(walk.owner)])"
      return .lost(.aliasToGroup, "\(text(walk)) leads to \(name), not to a token", fix: "name a token in it")
    }
    guard walk.wantsLiteral else { return .arrived(.token(walk.owner)) }
    open(&walk)
    return nil
  }

  private func child(_ name: String, of parent: PathNumber) -> PathNumber? {
    for candidate in [name, ReferenceSyntax.percentDecoded(name)] {
      if let candidate, let path = paths.known(candidate, in: parent), overlay.cells[Int(path)].isPresent {
        return path
      }
    }
    return nil
  }

  private func lost(_ segment: String, _ walk: Walk) -> Step {
    let place = walk.owner == PathTable.root ? "the file" : paths.paths[Int(walk.owner)].description
    if segment.hasPrefix("$"), segment != "$root" {
      return .lost(
        .metadataReference, "\(text(walk)) leads to \(segment), which is not a value",
        fix: "point at a $value or into one"
      )
    }
    let names = overlay.children(of: walk.owner).map { paths.name(of: $0) }
    let nearest = Suggestion.nearest(to: segment, in: names.prefix(5000))
    let isToken = overlay.cells[Int(walk.owner)].token >= 0
    return .lost(
      .danglingPointer, "\(text(walk)) leads nowhere: \(place) has no \"\(segment)\"",
      fix: nearest.map { "did you mean \"\($0)\"?" } ?? (isToken ? "add /$value to reach the token’s value" : nil))
  }

  /// Consumes one segment within a value.
  private func enter(_ value: JSONValue, _ walk: inout Walk) -> Step? {
    let segment = walk.segments[walk.index]
    switch value.kind {
    case .object(let object):
      let decoded = ReferenceSyntax.percentDecoded(segment)
      guard let next = object[segment] ?? decoded.flatMap({ object[$0] }) else {
        let nearest = Suggestion.nearest(to: segment, in: object.members.map(\.name).prefix(5000))
        return .lost(
          .danglingPointer, "\(text(walk)) leads nowhere: the value has no \"\(segment)\"",
          fix: nearest.map { "did you mean \"\($0)\"?" })
      }
      walk.value = next
    case .array(let elements):
      guard let index = arrayIndex(segment), index < elements.count else {
        return .lost(
          .indexOutOfRange,
          "\(text(walk)) leads nowhere: \"\(segment)\" is not an index of an array of \(elements.count)",
          fix: elements.isEmpty ? nil : "elements are numbered 0 to \(elements.count - 1)")
      }
      walk.value = elements[index]
    case .null, .bool, .number, .string:
      return .lost(.danglingPointer, "\(text(walk)) leads nowhere: \(value.kindName) has no \"\(segment)\"", fix: nil)
    }
    walk.index += 1
    walk.isWhole = false
    return nil
  }

  /// Digits without a leading zero.
  private func arrayIndex(_ segment: String) -> Int? {
    guard segment.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
    return segment.utf8.count > 1 && segment.hasPrefix("0") ? nil : Int(segment)
  }

  private func text(_ walk: Walk) -> String {
    let escaped = walk.segments.map { segment in
      segment.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
        .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
    }
    return "#/" + escaped.joined(separator: "/")
  }

  private mutating func reportPointerCycle(_ stack: [Walk], from place: Place, at range: ByteRange) {
    let start = stack.firstIndex { $0.place == place } ?? 0
    let texts = stack[start...].prefix(200).map { walk in
      walk.segments.isEmpty ? "{\(paths.paths[Int(walk.owner)])}" : text(walk)
    }
    let message: Message =
      texts.count == 1
      ? "\(texts[0]) leads to itself" : "\((texts + texts.prefix(1)).joined(separator: " → ")) is a cycle"
    reading.report(
      .aliasCycle, message, range, why: "none of these places has a value of its own",
      fix: "write a value in one of them")
  }
}
