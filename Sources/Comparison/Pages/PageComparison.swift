import Files
import Guide
import Plates
import Printing
import Syntax
import Tokens

/// The changes of one system's pages.
struct PageComparison {
  let slug: String
  private let base: [Page]
  private let head: [Page]
  private let moves: [Move]
  private let tokens: (old: TokenSet, new: TokenSet)
  private let thresholds: Thresholds

  init(_ base: DesignSystem, _ head: DesignSystem, _ thresholds: Thresholds) {
    slug = head.slug
    tokens = (base.tokens, head.tokens)
    self.thresholds = thresholds
    self.base = base.pages
    self.head = head.pages
    let kept = Set(base.pages.map(\.path)).intersection(head.pages.map(\.path))
    moves = Self.moves(
      base.pages.filter { !kept.contains($0.path) }, head.pages.filter { !kept.contains($0.path) })
  }

  /// The paths that pages of the old version, and their stylesheets, have now, where they have others.
  var names: [String: String] {
    let sheets = moves.compactMap { move in
      move.old.stylesheet.flatMap { old in move.new.stylesheet.map { (old.path, $0.path) } }
    }
    return Dictionary(moves.map { ($0.old.path, $0.new.path) } + sheets) { first, _ in first }
  }

  func changes() -> [Change] {
    let old = Dictionary(base.map { ($0.path, $0) }) { first, _ in first }
    let new = Set(head.map(\.path))
    let left = Set(moves.map(\.old.path))
    var changes = base.filter { !new.contains($0.path) && !left.contains($0.path) }.map { page in
      Change(
        .pageRemoved, in: slug, page.path, before: page.title,
        Judgement(.visible, .minor, "links to it lead nowhere"))
    }
    for page in head {
      if let former = old[page.path] {
        changes += self.changes(former, page)
      } else if let move = moves.first(where: { $0.new === page }) {
        // A file with another name at the same address is the same page to its readers.
        if move.old.url != page.url {
          changes.append(
            Change(
              .pageMoved, in: slug, page.path, formerly: move.old.path, before: move.old.url, after: page.url,
              page.formerURLs.contains(move.old.url)
                ? Judgement(.quiet, .patch, "its old address leads here")
                : Judgement(.visible, .minor, "links from elsewhere to its old address lead nowhere"),
              confidence: move.likeness))
        }
        changes += self.changes(move.old, page)
      } else {
        changes.append(
          Change(
            .pageAdded, in: slug, page.path, after: page.title, Judgement(.quiet, .minor, "nothing that exists changes")
          ))
      }
    }
    return changes
  }

  // MARK: Moves

  private struct Move {
    let old: Page
    let new: Page
    let likeness: Double
  }

  /// Pages whose words are mostly the same, each the other's best.
  private static func moves(_ gone: [Page], _ come: [Page]) -> [Move] {
    // A large number of both is no move of one page, and comparing all with all would take long.
    guard !gone.isEmpty, !come.isEmpty, gone.count * come.count <= 40_000 else { return [] }
    let texts = (gone.map(Self.lines), come.map(Self.lines))
    var found: [(old: Int, new: Int, likeness: Double)] = []
    for (i, old) in texts.0.enumerated() {
      for (j, new) in texts.1.enumerated() {
        let isThere = gone[i].url == come[j].url
        let likeness = isThere || old == new ? 1 : likeness(old, new)
        if likeness >= 0.6 { found.append((i, j, likeness)) }
      }
    }
    found.sort { a, b in
      a.likeness != b.likeness
        ? a.likeness > b.likeness : (gone[a.old].path, come[a.new].path) < (gone[b.old].path, come[b.new].path)
    }
    var taken: (old: Set<Int>, new: Set<Int>) = ([], [])
    return found.compactMap { pair in
      guard !taken.old.contains(pair.old), !taken.new.contains(pair.new) else { return nil }
      taken.old.insert(pair.old)
      taken.new.insert(pair.new)
      return Move(old: gone[pair.old], new: come[pair.new], likeness: pair.likeness)
    }
  }

  private static func lines(of page: Page) -> Set<String> {
    Set(PageBlock.all(of: page.document).map(\.text).filter { !$0.isEmpty })
  }

  private static func likeness(_ a: Set<String>, _ b: Set<String>) -> Double {
    let all = a.union(b).count
    return all == 0 ? 0 : Double(a.intersection(b).count) / Double(all)
  }

  // MARK: Within a page

  private func changes(_ old: Page, _ new: Page) -> [Change] {
    if old.source.bytes == new.source.bytes, sheet(old) == sheet(new) { return [] }
    var changes = properties(old, new)
    if sheet(old) != sheet(new) {
      changes.append(
        Change(
          .stylesheetChanged, in: slug, new.path, before: sheet(old), after: sheet(new),
          Judgement(.visible, .minor, "its previews are drawn otherwise")))
    }
    let blocks = PageBlock.all(of: new.document)
    let aligned = AlignedBlocks(PageBlock.all(of: old.document), blocks)
    let headings = Set(blocks.filter(\.isHeading).map(\.text))
    return changes + aligned.gaps.flatMap { self.changes(in: $0, of: new, headings) }
      + aligned.moved.map { moved($0.blocks, from: $0.heading, in: new) }
  }

  /// The changes at one place. A heading with the text below it is one, and so is neighbouring text below one heading.
  ///
  /// - Parameter headings: those of the new page.
  private func changes(in gap: [AlignedBlocks.Step], of page: Page, _ headings: Set<String>) -> [Change] {
    if let divided = divided(gap, in: page) { return [divided] }
    var changes: [Change] = []
    var run: (blocks: [PageBlock], isAdded: Bool) = ([], false)
    func end() {
      // What only wraps other text is nothing to readers.
      if run.blocks.contains(where: { !$0.isWrapper }) {
        changes.append(run.isAdded ? added(run.blocks, in: page) : removed(run.blocks, in: page, headings))
      }
      run.blocks = []
    }
    func add(_ block: PageBlock, isAdded: Bool) {
      if let first = run.blocks.first, run.isAdded == isAdded, !first.isFence, !block.isFence, !block.isHeading,
        block.heading == (first.isHeading ? first.text : first.heading)
      {
        run.blocks.append(block)
      } else {
        end()
        run = ([block], isAdded)
      }
    }
    for step in gap {
      switch step {
      case .added(let block): add(block, isAdded: true)
      case .removed(let block): add(block, isAdded: false)
      case .changed(let old, let new):
        end()
        changes.append(changed(old, new, in: page, headings))
      }
    }
    end()
    return changes
  }

  /// Paragraphs that say together what other paragraphs said; nil for anything else.
  private func divided(_ gap: [AlignedBlocks.Step], in page: Page) -> Change? {
    let (old, new) = (gap.compactMap(\.sides.old), gap.compactMap(\.sides.new))
    guard old.count != new.count, let first = new.first, (old + new).allSatisfy({ $0.kind == .paragraph }) else {
      return nil
    }
    let texts = [old, new].map { $0.map(\.text).joined(separator: " ") }
    let markups = [old, new].map { $0.map(\.markup).joined() }
    guard texts[0] == texts[1], markups[0] == markups[1] else { return nil }
    return Change(
      .markupChanged, in: slug, page.path, heading: Self.filled(first.heading), before: texts[0], after: texts[1],
      size: "\(Plate.count(old.count, "paragraph")) → \(new.count)",
      keyed: (old.map(\.text).joined(separator: "\n"), new.map(\.text).joined(separator: "\n")),
      Judgement(.quiet, .patch, "text only"))
  }

  private func added(_ blocks: [PageBlock], in page: Page) -> Change {
    let (kind, judgement): (ChangeKind, Judgement) =
      blocks[0].isFence
      ? (.blockAdded, Judgement(.visible, .minor, "the page shows more"))
      : !blocks[0].isHeading
        ? (.textAdded, Judgement(.visible, .patch, "readers see it"))
        : blocks.count > 1
          ? (.sectionAdded, Judgement(.visible, .patch, "readers see it"))
          : (.headingAdded, Judgement(.quiet, .patch, "nothing that exists changes"))
    let (heading, text, whole) = Self.told(blocks)
    return Change(kind, in: slug, page.path, heading: heading, after: text, keyed: (nil, whole), judgement)
  }

  private func removed(_ blocks: [PageBlock], in page: Page, _ headings: Set<String>) -> Change {
    let (kind, judgement): (ChangeKind, Judgement) =
      blocks[0].isFence
      ? (.blockRemoved, Judgement(.visible, .minor, "the page shows less"))
      : blocks[0].isHeading
        ? (blocks.count > 1 ? .sectionRemoved : .headingRemoved, Self.lost(blocks[0], headings))
        : (.textRemoved, Judgement(.visible, .patch, "readers miss it"))
    let (heading, text, whole) = Self.told(blocks)
    return Change(kind, in: slug, page.path, heading: heading, before: text, keyed: (whole, nil), judgement)
  }

  /// What it costs that a heading is not there any more.
  private static func lost(_ heading: PageBlock, _ headings: Set<String>) -> Judgement {
    let isElsewhere = headings.contains(heading.text)
    return Judgement(.visible, .patch, isElsewhere ? "readers miss it" : "links to it lead to the top of the page")
  }

  /// - Parameter former: the heading that the blocks were under.
  private func moved(_ blocks: [PageBlock], from former: String, in page: Page) -> Change {
    let (heading, text, whole) = Self.told(blocks)
    let isElsewhere = !blocks[0].isHeading && former != blocks[0].heading
    return Change(
      .textMoved, in: slug, page.path, heading: blocks[0].isHeading ? blocks[0].text : heading, before: text,
      after: text, size: isElsewhere ? "from under “\(Self.filled(former) ?? page.title)”" : nil,
      keyed: isElsewhere ? (former + "\n" + whole, whole) : (whole, whole),
      isElsewhere
        ? Judgement(.visible, .patch, "the same words under another heading")
        : Judgement(.quiet, .patch, "the same words at another place"))
  }

  /// The heading that blocks are under, what they say, and the same with the tags of raw HTML: a section is under its own
  /// heading.
  private static func told(_ blocks: [PageBlock]) -> (heading: String?, text: String, whole: String) {
    let isSection = blocks[0].isHeading && blocks.count > 1
    let own = blocks.dropFirst(isSection ? 1 : 0)
    return (
      filled(isSection ? blocks[0].text : blocks[0].heading),
      own.filter { !$0.isWrapper }.map(\.shown).joined(separator: "\n"),
      own.map(\.whole).joined(separator: "\n")
    )
  }

  private func changed(_ old: PageBlock, _ new: PageBlock, in page: Page, _ headings: Set<String>) -> Change {
    var kinds: [ChangeKind] = []
    var size: String?
    var gone: [String] = []
    if new.isHeading {
      kinds = [old.text == new.text ? .markupChanged : .headingChanged]
    } else if new.isFence {
      kinds = [.blockChanged]
      let difference = BlockDifference(old, new) { self.difference(of: $0, and: $1) }
      size = difference.text
      gone = difference.gone
    } else if old.text == new.text {
      kinds = [.markupChanged]
    } else {
      let figures = (WordDifference.figures(old.text), WordDifference.figures(new.text))
      let isOtherRule =
        WordDifference.obligations(old.text) != WordDifference.obligations(new.text)
        || WordDifference.rules(of: old.text) != WordDifference.rules(of: new.text)
      if isOtherRule { kinds.append(.ruleChanged) }
      if figures.0 != figures.1 {
        kinds.append(.figuresChanged)
        size = Self.moved(figures.0, figures.1)
      }
      if kinds.isEmpty { kinds = [.textChanged] }
    }
    let kind = kinds.first ?? .textChanged
    if kind == .markupChanged, old.links != new.links {
      return Change(
        kind, in: slug, page.path, heading: Self.filled(new.heading),
        before: Self.filled(old.links.joined(separator: ", ")),
        after: Self.filled(new.links.joined(separator: ", ")), size: ChangeWords.clipped(new.text, 80),
        Judgement(.visible, .patch, "a link leads elsewhere"))
    }
    if kind == .markupChanged, let before = old.level, let after = new.level, before != after {
      size = "level \(before) → \(after)"
    } else if kind == .markupChanged, new.html.isEmpty {
      size = "\(Self.filled(old.marks) ?? "plain") → \(Self.filled(new.marks) ?? "plain")"
    }
    return Change(
      kind, also: Array(kinds.dropFirst()), in: slug, page.path, heading: Self.filled(new.heading), before: old.shown,
      after: new.shown, size: size, keyed: (old.whole, new.whole),
      gone.isEmpty
        ? kind == .headingChanged ? Self.lost(old, headings) : Self.judgement(kind)
        : Judgement(.breaking, .major, "whoever uses \(gone.joined(separator: ", ")) finds nothing"))
  }

  /// How far the values of two tokens are apart, by their names; nil for anything else.
  private func difference(of old: String, and new: String) -> String? {
    guard let before = tokens.old[TokenPath(old)]?.value, let after = tokens.new[TokenPath(new)]?.value else {
      return nil
    }
    let text = ValueDifference(before, after, on: nil, engine: nil, thresholds).text
    return text.isEmpty ? nil : text
  }

  /// The figures that differ: `16 → 20`.
  private static func moved(_ old: [Substring], _ new: [Substring]) -> String {
    let pieces = WordDifference(old.joined(separator: " "), new.joined(separator: " ")).pieces
    var parts: [String] = []
    var gone: String?
    for piece in pieces {
      switch piece {
      case .removed(let text):
        if let gone { parts.append("− \(gone)") }
        gone = text
      case .added(let text):
        parts.append(gone.map { "\($0) → \(text)" } ?? "+ \(text)")
        gone = nil
      case .same:
        if let gone { parts.append("− \(gone)") }
        gone = nil
      }
    }
    if let gone { parts.append("− \(gone)") }
    return parts.joined(separator: ", ")
  }

  private static func judgement(_ kind: ChangeKind) -> Judgement {
    if kind == .ruleChanged { return Judgement(.visible, .minor, "a sentence that obliges is another") }
    if kind == .figuresChanged { return Judgement(.visible, .minor, "a figure is another") }
    if kind == .blockChanged { return Judgement(.visible, .minor, "the page shows something else") }
    if kind == .markupChanged { return Judgement(.quiet, .patch, "text only") }
    return Judgement(.visible, .patch, "readers see it")
  }
}

extension PageBlock {
  var isHeading: Bool { level != nil }

  /// The level of a heading; nil for anything else.
  var level: Int? { if case .heading(let level) = kind { level } else { nil } }

  /// Whether it is a heading within the section of another.
  func isBelow(_ other: PageBlock) -> Bool {
    if let level, let outer = other.level { level > outer } else { false }
  }

  /// Its text, with the fence of a block; of what has none, its tags.
  var shown: String {
    if case .fence(let info) = kind { return "```\(info)\n\(text)" }
    return text.isEmpty ? html : text
  }

  /// The same with all tags of raw HTML.
  var whole: String { html.isEmpty ? shown : html }

  /// Whether it only wraps other text: nothing in it is read, seen or followed.
  var isWrapper: Bool { text.isEmpty && links.isEmpty && !isSeen && !isFence }
}
