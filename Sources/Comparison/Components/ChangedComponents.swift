import Differences
import Files
import Guide
import Matching
import Plates
import Printing
import Tokens

/// Finds the drawings of components that look different, and why: their block, their stylesheet, or a token.
struct ChangedComponents: Sendable {
  private let base: DesignSystem
  private let head: DesignSystem
  private let changes: [Change]
  /// The changes of pages, by the path of the page, each with what it is decided on with.
  private let ofPage: [String: [(change: Change, cause: ChangeKey)]]
  /// The changes behind each token that has another value, in order.
  private let ofToken: [TokenPath: [ChangeKey]]
  private let moves: PageMoves
  private let files: MovedFiles
  private let stylesheets = PageStylesheets()

  init(_ base: DesignSystem, _ head: DesignSystem, _ changes: [Change], _ moves: PageMoves, _ files: MovedFiles) {
    self.moves = moves
    self.files = files
    self.base = base
    self.head = head
    self.changes = changes
    let texts = changes.flatMap { change in change.texts.map { (change: $0, cause: change.key) } }
    ofPage = Dictionary(grouping: texts.filter(\.change.kind.isOfPage), by: \.change.subject)
    var ofToken: [TokenPath: [ChangeKey]] = [:]
    for change in changes where change.kind.area == .token {
      let members = change.radius.members.map { TokenPath($0.subject) }
      for path in [TokenPath(change.subject)] + members + change.radius.tokens.map(\.path) {
        ofToken[path, default: []].append(change.key)
      }
    }
    self.ofToken = ofToken
  }

  /// What of this system may look different, components first: other blocks show these in passing.
  func candidates() -> [Candidate] {
    let (touched, whole) = touchedPages()
    let pages = head.pages.filter { touched.contains($0.path) }
    return described()
      + (pages.filter { $0.kind == .component } + pages.filter { $0.kind != .component }).flatMap { page in
        moves.former(of: page).map {
          candidates($0, page, isWhole: whole.contains(page.path)).map(Candidate.block)
        } ?? []
      }
  }

  /// The components of design documents of which a token changed, came or went.
  private func described() -> [Candidate] {
    let changed = changes.filter { $0.kind.area == .token }
    if changed.isEmpty { return [] }
    let formerNames = Dictionary(
      changed.flatMap { [$0] + $0.radius.members }.compactMap { change in
        change.formerly.map { (TokenPath(change.subject), TokenPath($0)) }
      }
    ) { first, _ in first }
    let old = Described.all(in: base)
    var left = Dictionary(old.map { ($0.family.path, $0) }) { first, _ in first }
    let isGroundMoved = !changesOfGround.isEmpty
    var found: [Candidate] = []
    for new in Described.all(in: head) {
      let tokens = Set(new.family.properties.map { formerNames[$0] ?? $0 })
      let former = left[new.family.path] ?? old.first { !tokens.isDisjoint(with: $0.family.properties) }
      if let former { left[former.family.path] = nil }
      let all = new.family.properties + (former?.family.properties ?? [])
      // What it is on may have changed too.
      guard !ofToken.isEmpty, former == nil || all.contains(where: { ofToken[$0] != nil }) || isGroundMoved else {
        continue
      }
      found.append(.described(former, new))
    }
    return found + old.filter { left[$0.family.path] != nil }.map { .described($0, nil) }
  }

  /// The changes of tokens that move a surface that things are on.
  private var changesOfGround: [ChangeKey] {
    head.settings.surfaces.flatMap { head.tokens.matching($0) }.flatMap { ofToken[$0.path] ?? [] }
  }

  /// The pages on which a block can look different, and those on which every one can.
  private func touchedPages() -> (Set<String>, whole: Set<String>) {
    var (touched, blocks): (Set<String>, Set<String>) = ([], [])
    let all = head.pages.map(\.path)
    for change in changes.flatMap(\.texts) {
      if change.kind.isOfPage {
        // What a page says or draws elsewhere changes no drawing on it.
        if !change.kind.isOfText, change.kind != .textMoved, change.kind != .markupChanged {
          touched.insert(change.subject)
        } else if change.isOfFence {
          blocks.insert(change.subject)
        }
      }
      // A theme that came or went changes what every preview shows, as does what previews are on.
      let isGround = change.kind == .settingChanged && ["surfaces", "theme"].contains(change.subject)
      if isGround || change.kind == .themeAdded || change.kind == .themeRemoved { touched.formUnion(all) }
      for use in change.radius.uses
      where use.blocks.contains(where: { $0 == "stylesheet" || BlockDrawing.isDrawn($0) }) {
        touched.insert(use.page)
      }
    }
    return (touched.union(blocks), touched)
  }

  // MARK: Blocks

  /// What may look different.
  enum Candidate: Sendable {
    case block(Block)
    /// A component of a design document.
    case described(Described?, Described?)
  }

  /// A block in both versions, with the page that it is on.
  struct Block: Sendable {
    let former: Page
    let page: Page
    let old: PageBlock?
    let new: PageBlock?
    /// Those of both pages.
    let sheets: (old: PreviewStylesheet?, new: PreviewStylesheet?)
    /// The change of the block itself.
    let change: ChangeKey?
  }

  /// The blocks of a page that draw components: those that changed, and those that may look different all the same.
  private func candidates(_ former: Page, _ page: Page, isWhole: Bool) -> [Block] {
    let old = PageBlock.all(of: former.document) { files.target(of: $0, on: former, isOld: true) }
    let new = PageBlock.all(of: page.document) { files.target(of: $0, on: page, isOld: false) }
    guard (old + new).contains(where: BlockDrawing.isDrawn) else { return [] }
    let isSame = former.source.bytes == page.source.bytes && old.count == new.count
    let aligned = isSame ? nil : AlignedBlocks(old, new)
    let changed = (aligned?.steps ?? []).map(\.sides).filter { old, new in
      (new ?? old).map(BlockDrawing.isDrawn) ?? false
    }
    let kept = (isWhole ? aligned?.kept ?? Array(zip(old, new)) : []).filter { BlockDrawing.isDrawn($0.1) }
    if changed.isEmpty && kept.isEmpty { return [] }
    let sheets = (stylesheets.stylesheet(of: former, in: base), stylesheets.stylesheet(of: page, in: head))
    return changed.map { old, new in
      Block(former: former, page: page, old: old, new: new, sheets: sheets, change: change(old, new, on: page.path))
    } + kept.map { Block(former: former, page: page, old: $0.0, new: $0.1, sheets: sheets, change: nil) }
  }

  /// The change that tells of a block.
  private func change(_ old: PageBlock?, _ new: PageBlock?, on page: String) -> ChangeKey? {
    ofPage[page]?.first { $0.change.before == old?.shown && $0.change.after == new?.shown }?.cause
  }

  /// Draws it in both versions; nil if nobody sees a difference.
  ///
  /// - Parameter number: unique in the review.
  func pair(_ candidate: Candidate, number: Int) -> ComponentPair? {
    switch candidate {
    case .block(let block): pair(block, number: number)
    case .described(let old, let new): pair(old, new, number: number)
    }
  }

  private func pair(_ old: Described?, _ new: Described?, number: Int) -> ComponentPair? {
    guard let shown = new ?? old, let drawing = DescribedDrawing(old, new, number: number) else { return nil }
    let own = Set([old, new].compactMap(\.?.family.properties).joined().flatMap { ofToken[$0] ?? [] })
    let keys = own.isEmpty ? Set(changesOfGround) : own
    return ComponentPair(
      page: shown.page.path, pageTitle: shown.page.title, block: "component", title: Plate.name(of: shown.family.path),
      causes: changes.map(\.key).filter(keys.contains), before: drawing.before, after: drawing.after)
  }

  private func pair(_ candidate: Block, number: Int) -> ComponentPair? {
    let (former, page) = (candidate.former, candidate.page)
    // Under one id, so that equal drawings have equal markup; each then has its own on the page.
    let sheets = candidate.sheets
    let before = candidate.old.flatMap { BlockDrawing($0, on: former, of: base, sheets.old, id: "new\(number)") }
    let after = candidate.new.flatMap { BlockDrawing($0, on: page, of: head, sheets.new, id: "new\(number)") }
    guard let block = candidate.new ?? candidate.old, before != nil || after != nil else { return nil }
    if candidate.change == nil, before?.markup == after?.markup { return nil }
    let looks = (before?.look(), after?.look())
    if candidate.change == nil, looks.0 == looks.1 { return nil }
    let old = candidate.old.flatMap { BlockDrawing($0, on: former, of: base, sheets.old, id: "old\(number)") }
    return ComponentPair(
      page: page.path, pageTitle: page.title, block: block.fenceName ?? "", title: block.figureTitle,
      causes: causes(candidate, looks, marked: after?.tokens ?? [], on: page), before: old?.markup,
      after: after?.markup)
  }

  /// The change of the block, that of the stylesheet, and those of the tokens that reach the drawing.
  private func causes(
    _ candidate: Block, _ looks: (BlockDrawing.Look?, BlockDrawing.Look?), marked: Set<String>, on page: Page
  ) -> [ChangeKey] {
    var causes = [candidate.change].compactMap(\.self)
    guard let before = looks.0, let after = looks.1 else { return causes }
    if before.declarations != after.declarations {
      causes += ofPage[page.path]?.filter { $0.change.kind == .stylesheetChanged }.map(\.cause) ?? []
    }
    let (old, new) = (before.properties, after.properties)
    let differing = new.filter { old[$0.key] != nil && old[$0.key] != $0.value }.map(\.key)
    // A drawing marks its parts with their tokens where it has no stylesheet.
    let touched = ofToken.filter { path, _ in
      let name = path.description.replacing(".", with: "-")
      return marked.contains(path.description) || differing.contains { $0 == name || $0.hasPrefix(name + "-") }
    }
    let keys = Set(touched.values.joined())
    causes += changes.map(\.key).filter { keys.contains($0) }
    return causes.uniqued()
  }
}

extension Change {
  /// It with the texts that are told with it.
  fileprivate var texts: [Change] { [self] + radius.restated + (kind.isOfPage ? radius.members : []) }
}
