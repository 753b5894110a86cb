import Differences
import Files
import Guide
import Matching
import Plates
import Printing
import Syntax
import Tokens

/// The changes of one system's pages.
struct PageComparison {
  let slug: String
  let files: MovedFiles
  private let moves: PageMoves
  private let pages: [Page]
  private let tokens: (old: TokenSet, new: TokenSet)
  let thresholds: Thresholds
  private let renamed: RenamedTokens
  /// Those that the pages of each version share; nil where they are the same.
  private let shared: (old: PreviewStylesheet?, new: PreviewStylesheet?)

  /// - Parameters:
  ///   - moves: which page of the old version is which of the new one.
  ///   - files: where files of any system are now.
  ///   - renamed: what tokens are called now.
  init(
    _ base: DesignSystem, _ head: DesignSystem, _ moves: PageMoves, _ files: MovedFiles, _ renamed: RenamedTokens,
    _ thresholds: Thresholds
  ) {
    self.renamed = renamed
    slug = head.slug
    tokens = (base.tokens, head.tokens)
    self.thresholds = thresholds
    self.moves = moves
    self.files = files
    pages = head.pages
    let isSame = base.sharedStyles?.bytes == head.sharedStyles?.bytes
    shared = isSame ? (nil, nil) : (base.sharedStylesheet, head.sharedStylesheet)
  }

  func changes() -> [Change] {
    let moved = Dictionary(moves.moved.map { ($0.new.path, $0) }) { first, _ in first }
    return moves.removed.map(gone)
      + RepeatedFigures.joined(
        pages.flatMap { page -> [Change] in
          guard let former = moves.former(of: page) else { return [come(page)] }
          return placed(former, page, moved[page.path]) + changes(former, page)
        }, thresholds)
  }

  private func gone(_ page: Page) -> Change {
    let isComponent = page.kind == .component
    return Change(
      isComponent ? .componentRemoved : .pageRemoved, in: slug, page.path, before: page.title,
      isComponent
        ? Judgement(.breaking, .major, "whoever uses it finds nothing")
        : Judgement(.visible, .minor, "links to it lead nowhere"))
  }

  private func come(_ page: Page) -> Change {
    Change(
      page.kind == .component ? .componentAdded : .pageAdded, in: slug, page.path, after: page.title,
      Judgement(.quiet, .minor, "nothing that exists changes"))
  }

  /// What a page is called, and where it is.
  private func placed(_ old: Page, _ new: Page, _ move: PageMoves.Move?) -> [Change] {
    // A file with another name at the same address is the same page to its readers.
    let isMoved = move != nil && old.url != new.url
    let leadsOn = new.formerURLs.contains(old.url)
    let step =
      leadsOn
      ? Judgement(.quiet, .patch, "its old address leads here")
      : Judgement(.visible, .minor, "links from elsewhere to its old address lead nowhere")
    if isRenamed(old, new) {
      return [
        Change(
          .componentRenamed, also: isMoved ? [.pageMoved] : [], in: slug, new.path, formerly: isMoved ? old.path : nil,
          before: old.title, after: new.title, size: isMoved ? "\(old.url) → \(new.url)" : nil,
          isMoved && !leadsOn ? step : Judgement(.visible, .minor, "it has another name"),
          confidence: isMoved ? move?.likeness : nil)
      ]
    }
    guard isMoved, let move else { return [] }
    return [
      Change(
        .pageMoved, in: slug, new.path, formerly: old.path, before: old.url, after: new.url, step,
        confidence: move.likeness)
    ]
  }

  /// Whether a page is that of a component which is called otherwise.
  func isRenamed(_ old: Page, _ new: Page) -> Bool {
    old.kind == .component && new.kind == .component && old.title != new.title
  }

  // MARK: Within a page

  private func changes(_ old: Page, _ new: Page) -> [Change] {
    let (formerSheet, sheet) = (sheet(old, and: shared.old), sheet(new, and: shared.new))
    if old.source.bytes == new.source.bytes, formerSheet == sheet, old.path == new.path { return [] }
    var changes = properties(old, new)
    if formerSheet != sheet, formerSheet.map(renamed.text) != sheet {
      changes.append(
        Change(
          .stylesheetChanged, in: slug, new.path, before: formerSheet, after: sheet,
          Judgement(.visible, .minor, "its previews are drawn otherwise")))
    }
    let blocks = PageBlock.all(of: new.document) { [files] in files.target(of: $0, on: new, isOld: false) }
    var former = PageBlock.all(of: old.document) { [files] in files.target(of: $0, on: old, isOld: true) }
    if !files.files.isEmpty {
      // So does one that follows a page to its new place.
      let same = Dictionary(
        blocks.filter(\.isFence).map { (files.text($0.text, on: new, isOld: false), $0.text) }
      ) { first, _ in first }
      for index in former.indices where former[index].isFence && former[index].text.contains(".md") {
        former[index].text = same[files.text(former[index].text, on: old, isOld: true)] ?? former[index].text
      }
    }
    if !renamed.isEmpty {
      // A block that follows a token to its new name says what it said, and so does one that follows none or some.
      let texts = Set(blocks.map(\.text))
      let same = Dictionary(blocks.map { (renamed.text($0.text), $0.text) }) { first, _ in first }
      for index in former.indices where !former[index].isHeading {
        let text = renamed.text(former[index].text)
        former[index].text = texts.contains(text) ? text : same[text] ?? text
      }
    }
    let aligned = AlignedBlocks(former, blocks)
    let headings = PageHeadings(blocks, old, new)
    let steps = aligned.gaps.flatMap(\.self)
    let gone = steps.compactMap { $0.sides.new == nil ? $0.sides.old : nil }
    let come = steps.compactMap { $0.sides.old == nil ? $0.sides.new : nil }
    // Only what came or went is held against all that the other version states.
    let isHeld = !gone.isEmpty || !come.isEmpty
    let stated = (
      old: Stated(isHeld ? former : [], of: old, own: gone), new: Stated(isHeld ? blocks : [], of: new, own: come)
    )
    for gap in ChangedTable.parted(aligned.gaps, of: blocks) {
      changes += self.changes(in: gap.steps, of: new, headings, stated)
      for table in gap.tables { changes += self.changes(of: table, in: new, headings) }
    }
    // The heading of a component that is called otherwise is told with its name.
    if isRenamed(old, new) {
      changes.removeAll { $0.kind == .headingChanged && $0.before == old.title && $0.after == new.title }
    }
    return changes + aligned.moved.map { moved($0.blocks, from: $0.heading, in: new) }
  }

  /// How far the values of two tokens are apart, by their names; nil for anything else.
  func difference(of old: String, and new: String) -> String? {
    guard let before = tokens.old[TokenPath(old)]?.value, let after = tokens.new[TokenPath(new)]?.value else {
      return nil
    }
    let text = ValueDifference(before, after, on: nil, engine: nil, thresholds).text
    return text.isEmpty ? nil : text
  }
}
