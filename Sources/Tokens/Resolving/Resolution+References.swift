import Diagnostics
import Dialects
import Files
import Syntax
import TokenValues

extension Resolution {
  /// The target of a reference in the value being read; tokens that must be resolved first are recorded in the reading.
  mutating func follow(_ reference: ReferenceSyntax, at range: ByteRange) -> ReferenceTarget {
    let target: ReferenceTarget
    switch reference {
    case .alias(let path, let isClean):
      // Other tools cut them off.
      if !isClean, reading.isStandard {
        reading.report(
          .invalidReference, "there are spaces around {\(path)}", range, why: "every character in a reference counts",
          fix: "write \"{\(path)}\"")
      }
      target = self.target(ofAlias: path, at: range)
    case .pointer(let segments):
      target = self.target(ofPointer: segments, at: range)
    case .malformed(let reason):
      reading.report(
        .invalidReference, "\(reading.file.excerpt(range)) is not a reference: \(reason)", range,
        fix: "write {group.name} or {\"$ref\": \"#/group/name/$value\"}")
      return .failed
    }
    switch target {
    case .token(let path):
      reading.needs.append(path)
      if !states[Int(path)].isSettled { reading.open.append(path) }
    case .raw, .failed: reading.isMemorable = false
    }
    return target
  }

  /// A token that the value being read refers to, with the reference recorded; nil if it has no value yet, or none.
  mutating func use(_ path: PathNumber, at range: ByteRange) -> Token? {
    guard case .resolved(let index) = states[Int(path)] else { return nil }
    let token = results[Int(index)]
    record(path, range)
    inheritGaps(of: token)
    return token
  }

  /// Records a reference of the value being read.
  mutating func record(_ target: PathNumber, _ range: ByteRange) {
    guard reading.quiet == 0 else { return }
    reading.references.append(
      Reference(pointer: reading.pointer, target: paths.paths[Int(target)], span: reading.file.span(range)))
  }

  /// Takes over what a token that the value being read refers to leaves open: the same fields for an alias as a whole,
  /// otherwise the field that the token would give.
  mutating func inheritGaps(of token: Token) {
    guard !token.notGiven.isEmpty, reading.quiet == 0 else { return }
    let field = reading.pointer.first { Int($0) == nil }
    let fields = field.map { token.isNotGiven ? [$0] : [] } ?? token.notGiven
    for field in fields where !reading.notGiven.contains(field) { reading.notGiven.append(field) }
  }

  private mutating func target(ofAlias path: TokenPath, at range: ByteRange) -> ReferenceTarget {
    if let number = paths.number(of: path), overlay.cells[Int(number)].isPresent {
      if overlay.cells[Int(number)].token >= 0 { return .token(number) }
      return rootToken(of: number, path, at: range)
    }
    if let legacy = legacyTarget(path) {
      reading.report(
        .invalidReference, "{\(path)} names a property, not a token", range,
        why: "a reference in curly brackets names a token and stands for its value",
        fix: "write {\(paths.paths[Int(legacy)])}")
      reading.isMemorable = false
      return .token(legacy)
    }
    if let part = part(path, at: range) { return part }
    if let named = variable(path) {
      reading.report(
        .invalidReference, "{\(path)}\(word: Diagnostics.variableEnding)", range,
        why: "a reference names all groups of a token; tools that part names by slashes write the last step alone",
        fix: "write {\(paths.paths[Int(named)])}", isSure: false)
      reading.isMemorable = false
      return .token(named)
    }
    reportDangling(path, at: range)
    return .failed
  }

  /// The part of a value that other tools refer to by its name: `{type.heading.fontSize}`. Nil without such a part.
  mutating func part(_ path: TokenPath, at range: ByteRange) -> ReferenceTarget? {
    let name = DesignReading.field(path.name) ?? path.name
    guard let type = Self.typesOfParts[name], let parent = path.parent, var owner = paths.number(of: parent),
      overlay.cells[Int(owner)].token >= 0
    else { return nil }
    var declared = inventory.tokens[Int(overlay.cells[Int(owner)].token)]
    var steps = 0
    while case .alias(let next, _)? = ReferenceSyntax(declared.value), let number = paths.number(of: next),
      overlay.cells[Int(number)].token >= 0, steps < Token.longestChain
    {
      (owner, steps) = (number, steps + 1)
      declared = inventory.tokens[Int(overlay.cells[Int(owner)].token)]
    }
    guard declared.value.object?[name] != nil, !declared.remarks.notGiven.contains(name) else { return nil }
    if reading.isStandard {
      reading.report(
        .invalidReference, "{\(path)} names a part of a value, not a token", range,
        why: "a reference in curly brackets names a token; only a JSON Pointer reaches into a value",
        fix: "write \(pointer(to: paths.paths[Int(owner)], part: name))")
    }
    var target = target(ofPointer: paths.paths[Int(owner)].segments + ["$value", name], at: range)
    if case .raw(var raw) = target {
      // Leading that is a length has no type of the standard as a part.
      let unit = raw.value.string.flatMap(WrittenQuantity.init).flatMap { Dimension.Unit(rawValue: $0.unit) }
      let isLength = unit.map { $0.isAbsolute || $0 == .rem } ?? false
      raw.type = name == "lineHeight" && isLength ? .dimension : type
      target = .raw(raw)
    }
    return target
  }

  private static let typesOfParts: [String: TokenType] = [
    "fontFamily": .fontFamily, "fontSize": .dimension, "fontWeight": .fontWeight, "letterSpacing": .dimension,
    "lineHeight": .number, "color": .color, "width": .dimension, "style": .strokeStyle, "offsetX": .dimension,
    "offsetY": .dimension, "blur": .dimension, "spread": .dimension, "duration": .duration, "delay": .duration,
    "timingFunction": .cubicBezier,
  ]

  /// The token of `{a.value}`, a form that Style Dictionary uses.
  private func legacyTarget(_ path: TokenPath) -> PathNumber? {
    guard path.name == "value" || path.name == "$value", let token = path.parent, let number = paths.number(of: token),
      overlay.cells[Int(number)].token >= 0
    else { return nil }
    return number
  }

  private mutating func rootToken(of group: PathNumber, _ path: TokenPath, at range: ByteRange) -> ReferenceTarget {
    if let root = paths.known("$root", in: group), overlay.cells[Int(root)].token >= 0 {
      reading.report(
        .aliasToRoot, "{\(path)} names a group; its token is {\(path).$root}", range,
        why: "the standard requires the whole path; common tools allow the short one", fix: "write {\(path).$root}")
      return .token(root)
    }
    let tokens = overlay.children(of: group).filter { overlay.cells[Int($0)].token >= 0 }
    // Tools put a value together again of which each part is by itself.
    reading.report(
      .aliasToGroup, "{\(path)} names a group, not a token", range,
      fix: tokens.first { mayBeMeant(Int($0)) }
        .map { "name one of its tokens, such as {\(paths.paths[Int($0)])}" } ?? "name a token",
      isSure: !tokens.contains { Self.typesOfParts[paths.paths[Int($0)].name] != nil })
    return .failed
  }

  /// The one token whose last step is a name with slashes, as variables of Figma have it: `{blue/100}` for
  /// `color.light.blue/100`.
  private mutating func variable(_ path: TokenPath) -> PathNumber? {
    guard path.parent == nil, path.description.utf8.contains(UInt8(ascii: "/")),
      suggestions.affords(overlay.cells.count)
    else { return nil }
    let ending = "." + path.description
    let found = overlay.cells.indices.lazy.filter { [overlay, paths] index in
      overlay.cells[index].token >= 0 && paths.paths[index].description.hasSuffix(ending)
    }.prefix(2)
    return found.count == 1 ? found.first.map { PathNumber($0) } : nil
  }

  /// The token that a name without one most likely means.
  private mutating func tokenMeant(by path: TokenPath) -> String? {
    guard suggestions.affords(overlay.cells.count) else { return nil }
    let tokens = overlay.cells.indices.filter { overlay.cells[$0].token >= 0 && mayBeMeant($0) }
    let candidates = tokens.map { paths.paths[$0] }
    if let nearest = suggestions.nearest(to: path.description, in: candidates) { return nearest }
    // Tools with named sets omit the name of the set.
    let longer = candidates.filter { $0.description.hasSuffix(".\(path)") }.prefix(2)
    return longer.count == 1 ? longer[0].description : Self.around(path, in: candidates)
  }

  private mutating func reportDangling(_ path: TokenPath, at range: ByteRange) {
    guard reading.quiet == 0, !hasFallback(path, range) else { return }
    let bare = isOutside(path) ? tokenBehindSet(path) : nil
    let nearest = bare.map(\.description) ?? tokenMeant(by: path)
    let guess = nearest.map {
      Fix(guess: "did you mean {\($0)}?", replacing: reading.file.span(range), with: "\"{\($0)}\"")
    }
    let place = self.place(ofAbsent: path)
    // Builds write the point of a number as they need it.
    let isOtherwiseWritten = nearest?.replacing(".", with: "_") == path.description.replacing(".", with: "_")
    let made = made(of: path)
    let isSure =
      bare == nil && made == nil && place == .nowhere && !isOtherwiseWritten && (nearest != nil || hasNeighbours(path))
    // A file with other tokens of the group shows that the name is none of them, as do other references of this file into
    // that group and a name that is nearly it.
    let isShown =
      hasNeighbours(path, in: reading.file) || refersElsewhere(into: path)
      || nearest.map { Suggestion.isSlip(path.description, for: $0) } ?? false
    let basis =
      switch place {
      case .otherThemes: plan.basis.themes
      case .noTheme: Basis.given
      case .nowhere: plan.basis.whole.unless(isShown)
      }
    let (why, fix): (String, Fix) =
      switch place {
      case .otherThemes:
        (
          "only some themes have it; in the others everything that uses this token would have no value",
          "add it to the other contexts too"
        )
      case .noTheme:
        (
          "it is in a file that is part of no theme, so everything that uses this token would have no value",
          plan.unchosen.isEmpty
            ? "add the set that has it to the resolver’s resolutionOrder" : "choose the set that has it in a theme"
        )
      case .nowhere:
        (
          "everything that uses this token would have no value",
          made?.fix ?? guess ?? "name a token that exists, or add it"
        )
      }
    // One set that is named in all references to it is one cause.
    // So are the tokens that a tool makes of others.
    let message: Message =
      if let made { "a name that ends in \(String(made.sign))… names no token" } else {
        bare == nil ? "{\(path)} names no token" : "{\(path.segments[0]).…} names no token"
      }
    reading.report(.danglingAlias, message, range, why: why, fix: fix, isSure: isSure, on: basis)
  }

  /// Whether the group that a name is in has other tokens here, so that this one is missing among them. Where the whole group
  /// is, it may be anywhere: in a package, or made by a program.
  ///
  /// - Parameter file: the file that has to have them; nil for any.
  private func hasNeighbours(_ path: TokenPath, in file: SourceFile? = nil) -> Bool {
    guard let number = path.parent.flatMap(paths.number), overlay.cells.indices.contains(Int(number)) else {
      return false
    }
    return overlay.children(of: number).contains { child in
      let token = Int(overlay.cells[Int(child)].token)
      return token >= 0 && (file == nil || inventory.tokens[token].file === file)
    }
  }

  /// Whether the file that is read refers to other tokens of the group that a name is in, so that the file with the group is
  /// the one that it means.
  private mutating func refersElsewhere(into path: TokenPath) -> Bool {
    guard let group = path.parent.flatMap(paths.number) else { return false }
    let file = reading.file
    if let known = referredGroups[ObjectIdentifier(file)] { return known.contains(group) }
    var found: Set<PathNumber> = []
    for part in file.bytes.split(separator: UInt8(ascii: "{")).dropFirst() {
      guard let end = part.prefix(Self.longestName).firstIndex(of: UInt8(ascii: "}")),
        case let name = TokenPath(String(decoding: part[..<end], as: UTF8.self)), let parent = name.parent,
        let number = paths.number(of: name), overlay.cells.indices.contains(Int(number)),
        overlay.cells[Int(number)].token >= 0
      else { continue }
      paths.number(of: parent).map { _ = found.insert($0) }
    }
    referredGroups[ObjectIdentifier(file)] = found
    return found.contains(group)
  }

  /// In bytes.
  private static let longestName = 200

  /// Whether a stylesheet says itself what counts where a property is not set: `var(--ink, #111111)`.
  private func hasFallback(_ path: TokenPath, _ range: ByteRange) -> Bool {
    guard Stylesheet.isNamed(reading.file.path) else { return false }
    let text = reading.file.text(range)
    guard let place = text.firstRange(of: path.description) else { return false }
    return text[place.upperBound...].drop(while: \.isWhitespace).first == ","
  }

  /// The sign after the path of a token by which a tool makes others of it, and what to do about it: `{blue.n80@alpha80}`,
  /// `{border.thin.@}`, `{blue|alpha:50}`.
  private func made(of path: TokenPath) -> (sign: Character, fix: Fix)? {
    let name = path.description
    // `{blue@80}` is made of a token, and so is `{border.thin.@}`.
    guard let sign = name.firstIndex(where: { "@|:>!".contains($0) }), case let whole = name[..<sign], !whole.isEmpty,
      let number = paths.number(of: TokenPath(String(whole.last == "." ? whole.dropLast() : whole))),
      overlay.cells.indices.contains(Int(number)), overlay.cells[Int(number)].token >= 0
    else { return nil }
    return (
      name[sign],
      "check the files that the tool makes of the tokens for those that end in \(String(name[sign]))…, or write the values"
    )
  }

  /// The one token whose path has the names of another in their order, with others between them:
  /// `families.slate.shades.950` for `slate.950`.
  private static func around(_ path: TokenPath, in candidates: [TokenPath]) -> String? {
    guard path.segments.count > 1, let last = path.segments.last else { return nil }
    let found = candidates.lazy.filter { candidate in
      guard candidate.name == last else { return false }
      var rest = path.segments[...]
      for segment in candidate.segments where segment == rest.first { rest.removeFirst() }
      return rest.isEmpty
    }.prefix(2)
    return found.count == 1 ? found.first?.description : nil
  }

  /// Whether no token's path begins as one does.
  private func isOutside(_ path: TokenPath) -> Bool {
    path.segments.first.map { paths.number(of: TokenPath([$0])) == nil } ?? false
  }

  /// The token that a path names without its first segment: some exports write the name of the set there.
  private func tokenBehindSet(_ path: TokenPath) -> TokenPath? {
    guard path.segments.count > 2 else { return nil }
    let rest = TokenPath(Array(path.segments.dropFirst()))
    guard let number = paths.number(of: rest), overlay.cells.indices.contains(Int(number)),
      overlay.cells[Int(number)].token >= 0, mayBeMeant(Int(number))
    else { return nil }
    return rest
  }

  /// Whether a token may have the type that the reference being followed should lead to.
  private func mayBeMeant(_ index: Int) -> Bool {
    // A token that is being read would lead to itself.
    if states[index] == .failed || states[index] == .open { return false }
    guard let wanted = reading.wanted else { return true }
    if case .resolved(let result) = states[index] { return results[Int(result)].type == wanted }
    let token = inventory.tokens[Int(overlay.cells[index].token)]
    return self.wanted(token.type, at: PathNumber(index)).map { $0 == wanted } ?? true
  }

  private enum AbsentPlace {
    case otherThemes, noTheme, nowhere
  }

  /// Where a token is declared that the theme does not have.
  private mutating func place(ofAbsent path: TokenPath) -> AbsentPlace {
    guard let number = paths.number(of: path) else {
      return plan.unchosen.contains(path.description) ? .noTheme : .nowhere
    }
    let declared = planned ?? plan.declared
    planned = declared
    if declared.contains(number) { return remembers ? .otherThemes : .nowhere }
    return plan.steps.isEmpty || inventory.hasInheritance ? .nowhere : .noTheme
  }
}

extension SourceFile {
  /// The bytes of a range as a short single line.
  func excerpt(_ range: ByteRange, _ length: Int = 60) -> String {
    let bytes = self.bytes[range.start..<min(range.end, range.start + length)]
    let text = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return range.count > length ? text + (text.hasPrefix("\"") ? "…\"" : "…") : text
  }
}
