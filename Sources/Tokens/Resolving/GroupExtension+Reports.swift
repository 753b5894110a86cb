import Diagnostics
import Files

extension GroupExtension {
  mutating func report(_ rule: Rule, _ message: Message, _ span: Span) {
    diagnostics.report(rule, message, at: span, fix: "write {group.name} or #/group/name")
  }

  mutating func reportMissing(_ text: String, _ span: Span) {
    let isPointer = text.hasPrefix("#")
    var nearest: String?
    if !isPointer, suggestions.affords(overlay.cells.count) {
      let groups = overlay.cells.indices.filter { overlay.cells[$0].group >= 0 && overlay.cells[$0].token < 0 }
      nearest = suggestions.nearest(to: String(text.dropFirst().dropLast()), in: groups.map { paths.paths[$0] })
    }
    diagnostics.report(
      isPointer ? .danglingPointer : .danglingAlias, "\(text) names no group", at: span,
      why: "the tokens this group would inherit are missing", fix: nearest.map { "did you mean {\($0)}?" })
  }

  mutating func reportParent(_ target: PathNumber, of path: PathNumber) {
    let names = (paths.paths[Int(path)].description, paths.paths[Int(target)].description)
    let message: Message =
      target == path
      ? "\(names.0) extends itself"
      : target == PathTable.root
        ? "\(names.0) extends the whole file" : "\(names.0) extends \(names.1), which contains it"
    diagnostics.report(
      .extendsCycle, message, at: extendsSpan(path), why: "the group would contain itself endlessly",
      fix: "extend a group beside it")
  }

  mutating func reportCycle(_ members: [PathNumber]) {
    let first = members.indices.min { members[$0] < members[$1] } ?? 0
    let ordered = Array(members[first...] + members[..<first])
    let names = ordered.prefix(200).map { paths.paths[Int($0)].description }
    let rest = ordered.count > 200 ? " → … \(ordered.count - 200) more" : ""
    let related = ordered.dropFirst().prefix(200).compactMap { path in
      extendsSpan(path).map { Diagnostic.Related("\(paths.paths[Int(path)]) extends here", at: $0) }
    }
    diagnostics.report(
      .extendsCycle, "\(names.joined(separator: " → "))\(rest) → \(names[0]) extend each other in a cycle",
      at: extendsSpan(ordered[0]), why: "these groups would contain each other endlessly",
      fix: "remove one of the $extends", related: related)
  }
}

extension SourceOverlay {
  /// Links a path as the last child of a parent, wherever it was before.
  mutating func relink(_ path: PathNumber, in parent: PathNumber) {
    cells[Int(path)].parent = parent
    cells[Int(path)].next = -1
    let last = cells[Int(parent)].lastChild
    if last < 0 { cells[Int(parent)].firstChild = path } else { cells[Int(last)].next = path }
    cells[Int(parent)].lastChild = path
  }

  /// The type that a token at a path inherits from its groups.
  func inheritedType(of path: PathNumber) -> DeclaredType {
    if cells[Int(path)].broughtType != .none { return cells[Int(path)].broughtType }
    var outer = cells[Int(path)].parent
    while outer >= 0 {
      let group = cells[Int(outer)].group
      if group >= 0, groups[Int(group)].declaration.type != .none { return groups[Int(group)].declaration.type }
      outer = cells[Int(outer)].parent
    }
    return .none
  }
}
