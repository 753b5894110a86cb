import Diagnostics
import Files
import Syntax

/// Applies `$extends` to groups: a deep merge in which a local token replaces an inherited one whole.
///
/// A target is extended before the groups that extend it. *Source:* Design Tokens Format Module 2025.10, section 6.4.
struct GroupExtension {
  var overlay: SourceOverlay
  var paths: PathTable
  var suggestions: Suggestions
  var diagnostics = Diagnostics()
  private var states: [PathNumber: State] = [:]
  /// The cells and path bytes that inheritance may still add.
  private var cellBudget = 250_000
  private var byteBudget = 64 << 20

  private enum State {
    case waiting, open, done
  }

  init(overlay: SourceOverlay, paths: PathTable, suggestions: Suggestions) {
    self.overlay = overlay
    self.paths = paths
    self.suggestions = suggestions
  }

  mutating func run() {
    let extending = overlay.subtree(of: PathTable.root).filter { extendsValue($0) != nil }
    for path in extending { states[path] = .waiting }
    for path in extending where states[path] == .waiting { extend(path) }
  }

  private func extendsValue(_ path: PathNumber) -> JSONValue? {
    let group = overlay.cells[Int(path)].group
    return group >= 0 ? overlay.groups[Int(group)].declaration.extends : nil
  }

  /// A group being extended, and the groups that must be extended first.
  private struct Frame {
    let path: PathNumber
    var needs: [PathNumber] = []
  }

  /// Extends one group after everything that it needs, with an explicit stack, so that long chains cannot overflow the
  /// call stack.
  private mutating func extend(_ first: PathNumber) {
    var stack = [Frame(path: first)]
    states[first] = .open
    while var frame = stack.popLast() {
      if let need = frame.needs.popLast() {
        stack.append(frame)
        if states[need] == .waiting {
          states[need] = .open
          stack.append(Frame(path: need))
        } else if states[need] == .open {
          let start = stack.lastIndex { $0.path == need } ?? stack.count - 1
          reportCycle(stack[start...].map(\.path))
          for member in stack[start...] { states[member.path] = .done }
          stack.removeSubrange(start...)
        }
        continue
      }
      if let target = target(of: frame.path) {
        if contains(target, frame.path) {
          reportParent(target, of: frame.path)
        } else {
          frame.needs = needs(target)
          guard frame.needs.isEmpty else {
            stack.append(frame)
            continue
          }
          merge(target, into: frame.path)
        }
      }
      states[frame.path] = .done
    }
  }

  /// The groups that must be extended before one that extends `target`: its ancestors, itself and its descendants.
  private func needs(_ target: PathNumber) -> [PathNumber] {
    var needs = overlay.subtree(of: target).filter { states[$0] == .waiting || states[$0] == .open }
    var outer = overlay.cells[Int(target)].parent
    while outer >= 0 {
      if states[outer] == .waiting { needs.append(outer) }
      outer = overlay.cells[Int(outer)].parent
    }
    return needs
  }

  private func contains(_ outer: PathNumber, _ path: PathNumber) -> Bool {
    var path = path
    while path >= 0 {
      if path == outer { return true }
      path = overlay.cells[Int(path)].parent
    }
    return false
  }

  /// The group that a group extends; nil if there is none, which is reported.
  private mutating func target(of path: PathNumber) -> PathNumber? {
    guard let value = extendsValue(path), let span = extendsSpan(path) else { return nil }
    guard let text = value.string else {
      report(.invalidReference, "$extends is \(value.kindName), not a reference", span)
      return nil
    }
    let reference = text.hasPrefix("#") ? ReferenceSyntax.parsePointer(text) : ReferenceSyntax(text: text)
    var found: PathNumber?
    switch reference {
    case .alias(let path, _): found = paths.number(of: path)
    case .pointer(let segments):
      found = PathTable.root
      for segment in segments {
        found = found.flatMap { parent in
          paths.known(segment, in: parent)
            ?? ReferenceSyntax.percentDecoded(segment).flatMap { paths.known($0, in: parent) }
        }
      }
    case .malformed(let reason):
      report(.invalidReference, "\(text) is not a reference: \(reason)", span)
      return nil
    case nil where text.hasSuffix(".json"):
      diagnostics.report(
        .invalidReference, "\"\(text.prefix(60))\" is a file, and not a group of this one", at: span,
        fix: "remove $extends if the group already has the tokens of the file, or copy them into it")
      return nil
    case nil:
      report(.invalidReference, "\"\(text.prefix(60))\" is not a reference to a group", span)
      return nil
    }
    guard let found, overlay.cells[Int(found)].isPresent else {
      // A group around the target may still inherit it.
      if let outer = waitingOuter(of: reference) { return outer }
      reportMissing(text, span)
      return nil
    }
    guard overlay.cells[Int(found)].token < 0 else {
      diagnostics.report(
        .extendsToken, "\(text) is a token, and only groups can be extended", at: span,
        why: "$extends inherits the tokens of a group", fix: "name its group, or make this an alias")
      return nil
    }
    return found
  }

  func extendsSpan(_ path: PathNumber) -> Span? {
    let group = overlay.groups[Int(overlay.cells[Int(path)].group)]
    return group.declaration.extends.flatMap { value in group.extendsFile?.span(value.range) }
  }

  /// The innermost group around a missing target that has not inherited yet.
  private func waitingOuter(of reference: ReferenceSyntax?) -> PathNumber? {
    let segments: [String]
    switch reference {
    case .alias(let path, _): segments = path.segments
    case .pointer(let names): segments = names
    case .malformed, nil: return nil
    }
    var outer = PathTable.root
    var waiting: PathNumber?
    for segment in segments {
      guard let next = paths.known(segment, in: outer), overlay.cells[Int(next)].isPresent else { break }
      outer = next
      if states[outer] == .waiting { waiting = outer }
    }
    return waiting
  }
}

extension GroupExtension {
  /// Adds everything of another group that a group does not declare itself: inherited children come first, then new
  /// ones.
  private mutating func merge(_ source: PathNumber, into path: PathNumber) {
    inheritProperties(from: source, to: path)
    let span = extendsSpan(path)
    var open = [(path, source)]
    while let (path, source) = open.popLast() {
      let local = overlay.children(of: path)
      overlay.cells[Int(path)].firstChild = -1
      overlay.cells[Int(path)].lastChild = -1
      var placed: Set<PathNumber> = []
      for child in overlay.children(of: source) {
        guard let own = ownPath(of: child, in: path, span) else {
          return restore(local.filter { !placed.contains($0) }, in: path)
        }
        placed.insert(own)
        if overlay.cells[Int(own)].isPresent {
          overlay.relink(own, in: path)
          guard overlay.cells[Int(own)].token < 0, overlay.cells[Int(child)].token < 0 else { continue }
          inheritProperties(from: child, to: own)
        } else {
          inherit(child, at: own, in: path)
        }
        if overlay.cells[Int(child)].firstChild >= 0 { open.append((own, child)) }
      }
      restore(local.filter { !placed.contains($0) }, in: path)
    }
  }

  private mutating func restore(_ children: [PathNumber], in path: PathNumber) {
    for child in children { overlay.relink(child, in: path) }
  }

  /// The place of an inherited child; nil if inheritance has added too much.
  private mutating func ownPath(of child: PathNumber, in path: PathNumber, _ span: Span?) -> PathNumber? {
    let number = paths.number(of: paths.name(of: child), in: path)
    cellBudget -= 1
    byteBudget -= number.map { paths.paths[Int($0)].description.utf8.count } ?? 0
    guard let number, cellBudget >= 0, byteBudget >= 0 else {
      if cellBudget > Int.min / 2 {
        diagnostics.report(
          .extendsTooLarge, "$extends multiplies the tokens beyond the limit", at: span,
          why: "groups that extend each other in layers grow without bound", fix: "extend fewer groups")
        cellBudget = Int.min / 2
      }
      return nil
    }
    while overlay.cells.count < paths.count { overlay.cells.append(SourceOverlay.Cell()) }
    return number
  }

  private mutating func inherit(_ child: PathNumber, at own: PathNumber, in path: PathNumber) {
    var cell = SourceOverlay.Cell()
    let source = overlay.cells[Int(child)]
    cell.token = source.token
    if source.token >= 0 { cell.broughtType = overlay.inheritedType(of: child) }
    if source.group >= 0 {
      cell.group = Int32(overlay.groups.count)
      var group = overlay.groups[Int(source.group)]
      group.declaration.extends = nil
      overlay.groups.append(group)
    }
    overlay.cells[Int(own)] = cell
    overlay.relink(own, in: path)
  }

  private mutating func inheritProperties(from source: PathNumber, to path: PathNumber) {
    let from = overlay.cells[Int(source)].group
    let to = overlay.cells[Int(path)].group
    guard from >= 0, to >= 0 else { return }
    let inherited = overlay.groups[Int(from)].declaration
    if overlay.groups[Int(to)].declaration.type == .none { overlay.groups[Int(to)].declaration.type = inherited.type }
    if overlay.groups[Int(to)].declaration.unit == nil { overlay.groups[Int(to)].declaration.unit = inherited.unit }
    if overlay.groups[Int(to)].declaration.deprecation == .none {
      overlay.groups[Int(to)].declaration.deprecation = inherited.deprecation
    }
    if overlay.groups[Int(to)].declaration.description == nil {
      overlay.groups[Int(to)].declaration.description = inherited.description
    }
  }
}
