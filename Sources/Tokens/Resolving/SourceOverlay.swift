import Diagnostics
import Dialects
import Files

/// The sources of one permutation merged into a single tree, in which the last declaration of a path counts.
struct SourceOverlay {
  /// What a path names.
  struct Cell {
    /// An index into the inventory's tokens, or -1.
    var token: Int32 = -1
    /// An index into `groups`, or -1.
    var group: Int32 = -1
    /// The type that an inherited token keeps from the group in which it was declared.
    var broughtType = DeclaredType.none
    var parent: PathNumber = -1
    var firstChild: PathNumber = -1
    var lastChild: PathNumber = -1
    var next: PathNumber = -1

    var isPresent: Bool { token >= 0 || group >= 0 }
  }

  /// A group with the declarations of all sources merged; the last one wins.
  struct Group {
    var declaration: GroupDeclaration
    /// The file of the `$extends`.
    var extendsFile: SourceFile?
  }

  var cells: [Cell]
  var groups: [Group] = []

  init(paths: Int) { cells = [Cell](repeating: Cell(), count: paths) }

  /// - Parameter isChosen: whether the source is one of a theme, where an unread value is not that of the others either.
  mutating func add(
    _ outline: Outline, of inventory: Inventory, isChosen: Bool, into diagnostics: inout Diagnostics
  ) {
    for item in outline.items {
      switch item.content {
      case .token(let index):
        // One that a dialect could not read takes the place of nothing.
        if cells[Int(item.path)].isPresent, !isChosen, inventory.tokens[Int(index)].isUnread { continue }
        if cells[Int(item.path)].group >= 0 {
          reportConflict(item, at: inventory.tokens[Int(index)], inventory, &diagnostics)
          clear(item.path)
        }
        link(item.path, in: item.parent)
        cells[Int(item.path)].token = index
      case .group(let index):
        let declaration = inventory.groups[Int(index)]
        let known = cells[Int(item.path)].token
        if known >= 0, !inventory.tokens[Int(known)].isUnread {
          reportConflict(item, at: inventory.tokens[Int(known)], inventory, &diagnostics)
        }
        // Linked before the token is cleared, so that it keeps its place among its siblings.
        link(item.path, in: item.parent)
        cells[Int(item.path)].token = -1
        add(declaration, at: item.path)
      }
    }
  }

  private mutating func add(_ declaration: GroupDeclaration, at path: PathNumber) {
    let known = cells[Int(path)].group
    guard known >= 0 else {
      cells[Int(path)].group = Int32(groups.count)
      groups.append(Group(declaration: declaration, extendsFile: declaration.file))
      return
    }
    let earlier = groups[Int(known)]
    var merged = declaration
    if merged.type == .none { merged.type = earlier.declaration.type }
    if merged.deprecation == .none { merged.deprecation = earlier.declaration.deprecation }
    merged.unit = merged.unit ?? earlier.declaration.unit
    merged.description = merged.description ?? earlier.declaration.description
    var extendsFile: SourceFile? = declaration.file
    if merged.extends == nil {
      merged.extends = earlier.declaration.extends
      extendsFile = earlier.extendsFile
    }
    groups[Int(known)] = Group(declaration: merged, extendsFile: extendsFile)
  }

  /// Links a path after its siblings, unless it is already linked.
  mutating func link(_ path: PathNumber, in parent: PathNumber) {
    guard !cells[Int(path)].isPresent else { return }
    cells[Int(path)].parent = parent
    cells[Int(path)].next = -1
    guard parent >= 0 else { return }
    let last = cells[Int(parent)].lastChild
    if last < 0 { cells[Int(parent)].firstChild = path } else { cells[Int(last)].next = path }
    cells[Int(parent)].lastChild = path
  }

  func children(of path: PathNumber) -> [PathNumber] {
    var children: [PathNumber] = []
    var child = cells[Int(path)].firstChild
    while child >= 0 {
      children.append(child)
      child = cells[Int(child)].next
    }
    return children
  }

  /// The paths of a subtree, its root first, in the author's order.
  func subtree(of path: PathNumber) -> [PathNumber] {
    var found: [PathNumber] = []
    var open = [path]
    while let path = open.popLast() {
      found.append(path)
      open.append(contentsOf: children(of: path).reversed())
    }
    return found
  }

  /// Clears a path and everything below it; it keeps its place among its siblings.
  private mutating func clear(_ path: PathNumber) {
    for below in subtree(of: path).dropFirst() { cells[Int(below)] = Cell() }
    cells[Int(path)].group = -1
    cells[Int(path)].firstChild = -1
    cells[Int(path)].lastChild = -1
    // Still linked, so it is marked present, and is not linked again.
    cells[Int(path)].token = 0
  }

  private func reportConflict(
    _ item: Outline.Item, at token: TokenDeclaration, _ inventory: Inventory, _ diagnostics: inout Diagnostics
  ) {
    let group: GroupDeclaration =
      switch item.content {
      case .token: groups[Int(cells[Int(item.path)].group)].declaration
      case .group(let index): inventory.groups[Int(index)]
      }
    // Both sources have one value there; that it is declared twice is said elsewhere.
    if group.isOneValue { return }
    let finding = Diagnostic(
      .tokenAndGroup, "\(inventory.paths.paths[Int(item.path)]) is a token in one source and a group in another",
      at: token.file.span(token.nameRange), why: "one name cannot be both; the later source counts",
      fix: "rename one of them",
      related: [Diagnostic.Related("the group is here", at: group.file.span(group.nameRange))])
    // Nothing says of other tools' files that they are read together.
    diagnostics.report(token.notation == .standard ? finding : finding.with(.note))
  }
}
