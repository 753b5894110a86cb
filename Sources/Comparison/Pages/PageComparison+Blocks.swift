import Differences
import Files
import Guide
import Plates
import Printing
import Tokens
import Wording

/// The changes of a page's text, block by block.
extension PageComparison {
  /// The changes at one place. A heading with what is below it is one, and so is neighbouring text below one heading.
  ///
  /// - Parameters:
  ///   - headings: those of the new page.
  ///   - stated: what each version states anywhere, with the names it gives.
  func changes(
    in gap: [AlignedBlocks.Step], of page: Page, _ headings: PageHeadings, _ stated: (old: Stated, new: Stated)
  ) -> [Change] {
    if let divided = divided(gap, in: page) { return [divided] }
    var changes: [Change] = []
    var run = Run()
    func end() {
      // What only wraps other text, or parts it, is nothing to readers.
      if run.blocks.contains(where: { !$0.isWrapper && $0.kind != .rule }) {
        changes.append(
          run.isAdded
            ? added(run.blocks, in: page, stated) : removed(run.blocks, in: page, headings, stated))
      }
      for block in run.drawn {
        changes.append(
          run.isAdded ? added([block], in: page, stated) : removed([block], in: page, headings, stated))
      }
      run = Run()
    }
    func add(_ block: PageBlock, isAdded: Bool) {
      if run.isAdded == isAdded, run.takes(block) {
        run.add(block)
      } else {
        end()
        run.isAdded = isAdded
        run.blocks = [block]
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

  /// Neighbouring blocks that came or went together.
  private struct Run {
    var blocks: [PageBlock] = []
    /// The drawings of components among them, each of which is a change of its own.
    var drawn: [PageBlock] = []
    var isAdded = false

    func takes(_ block: PageBlock) -> Bool {
      guard let first = blocks.first, !first.isFence else { return false }
      // One below a heading that stayed is in the section of that.
      if block.isHeading { return block.isBelow(first) && blocks.contains { $0.isHeading && $0.text == block.heading } }
      let heading = blocks.last { $0.isHeading }?.text ?? first.heading
      if block.heading != heading { return false }
      // Below a heading that came, everything did; elsewhere a block that draws something tells for itself.
      return !block.isFence || first.isHeading || block.isListing
    }

    mutating func add(_ block: PageBlock) {
      if block.isFence, BlockDrawing.isDrawn(block) { drawn.append(block) } else { blocks.append(block) }
    }
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
      size: "\(old.count.counted("paragraph")) → \(new.count)",
      keyed: (old.map(\.text).joined(separator: "\n"), new.map(\.text).joined(separator: "\n")),
      Judgement(.quiet, .patch, "text only"))
  }

  // MARK: What came and went

  private func added(_ blocks: [PageBlock], in page: Page, _ stated: (old: Stated, new: Stated)) -> Change {
    let rules = rules(in: blocks, of: page)
    let values = values(in: blocks, of: page, stated.new, elsewhere: stated.old)
    let draws = blocks.contains { $0.isFence }
    var (kind, judgement): (ChangeKind, Judgement) =
      blocks[0].isFence
      ? (.blockAdded, Judgement(.visible, .minor, "the page shows more"))
      : !blocks[0].isHeading
        ? (.textAdded, Judgement(.visible, .patch, "readers see it"))
        : blocks.count > 1
          ? (
            .sectionAdded,
            Judgement(.visible, draws ? .minor : .patch, draws ? "the page shows more" : "readers see it")
          )
          : (.headingAdded, Judgement(.quiet, .patch, "nothing that exists changes"))
    var also: [ChangeKind] = []
    if rules > 0 {
      judgement = Judgement(.visible, .minor, "whoever follows the guide has more to keep to")
      if kind == .textAdded { kind = .ruleAdded } else { also = [.ruleAdded] }
    }
    if let values {
      also.append(.figuresChanged)
      if rules == 0 {
        judgement = Judgement(.visible, .minor, "it states \(values.count.counted("value")) more")
      }
    }
    let (heading, text, whole) = Self.told(blocks)
    var change = Change(
      kind, also: also, in: slug, page.path, heading: heading, after: text, size: size(rules, values),
      keyed: (nil, whole), judgement)
    change.colors = values?.colors(isNew: true) ?? []
    change.part = Self.part(blocks)
    return change
  }

  private func removed(
    _ blocks: [PageBlock], in page: Page, _ headings: PageHeadings, _ stated: (old: Stated, new: Stated)
  ) -> Change {
    let rules = rules(in: blocks, of: page)
    let values = values(in: blocks, of: page, stated.old, elsewhere: stated.new)
    var (kind, judgement): (ChangeKind, Judgement) =
      blocks[0].isFence
      ? (.blockRemoved, Judgement(.visible, .minor, "the page shows less"))
      : blocks[0].isHeading
        ? (blocks.count > 1 ? .sectionRemoved : .headingRemoved, Self.lost(blocks[0], headings))
        : (.textRemoved, Judgement(.visible, .patch, "readers no longer find it"))
    var also: [ChangeKind] = []
    if rules > 0 {
      judgement = Judgement(.visible, .minor, "what it asked for is not asked for here any more")
      if kind == .textRemoved { kind = .ruleRemoved } else { also = [.ruleRemoved] }
    }
    if let values {
      also.append(.figuresChanged)
      if rules == 0 {
        let count = values.count.counted("value")
        judgement = Judgement(.visible, .minor, "\(count) that it stated \(values.count == 1 ? "is" : "are") gone")
      }
    }
    let (heading, text, whole) = Self.told(blocks)
    var change = Change(
      kind, also: also, in: slug, page.path, heading: heading, before: text, size: size(rules, values),
      keyed: (whole, nil), judgement)
    change.colors = values?.colors(isNew: false) ?? []
    change.part = Self.part(blocks)
    return change
  }

  /// What of a table some blocks are; nil for anything else.
  private static func part(_ blocks: [PageBlock]) -> Change.Part? {
    if blocks.allSatisfy({ $0.kind == .column }) { return .column }
    // The words that lead a table in go with it.
    let table = blocks.drop { $0.kind == .paragraph && $0.text.count <= longestLead }
    if table.count + 1 >= blocks.count, table.first?.isHead == true, table.allSatisfy({ $0.kind == .row }) {
      return .table
    }
    return blocks.allSatisfy { $0.kind == .row && !$0.isHead } ? .rows(blocks.count) : nil
  }

  private static let longestLead = 60

  /// How many of some blocks are rules, or hold them.
  private func rules(in blocks: [PageBlock], of page: Page) -> Int {
    // What a log tells was decided elsewhere.
    if Denial.isHistory(page.path) { return 0 }
    return blocks.reduce(0) { $0 + (RuleText.isRule($1) ? 1 : RuleBlock($1)?.rules.count ?? 0) }
  }

  /// The values that some blocks state and the other version does not; nil if there are none.
  private func values(
    in blocks: [PageBlock], of page: Page, _ own: Stated, elsewhere other: Stated
  ) -> StatedValues? {
    // A drawing tells for itself what it shows, and a log what once was.
    if blocks[0].isFence && !blocks[0].isListing || Denial.isHistory(page.path) { return nil }
    let values = StatedValues(blocks, elsewhere: other, own.names)
    return values.count > 0 ? values : nil
  }

  private func size(_ rules: Int, _ values: StatedValues?) -> String? {
    let parts = [rules > 1 ? rules.counted("rule") : nil, values?.text].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// Whether two texts differ in what their typists alone decide, and in the capital with which they begin.
  private static func isSame(_ old: String, _ new: String) -> Bool {
    let sides = [old, new].map(Figures.plain)
    return sides[0] == sides[1]
      || sides[0].dropFirst() == sides[1].dropFirst() && sides[0].first?.lowercased() == sides[1].first?.lowercased()
  }

  /// What it costs that a heading is not there any more, or says something else.
  private static func lost(_ heading: PageBlock, _ headings: PageHeadings, isChanged: Bool = false) -> Judgement {
    if headings.have(heading) || !isChanged && headings.isReached(heading) {
      return Judgement(.visible, .patch, "readers no longer find it")
    }
    return Judgement(
      .visible, .patch, headings.isReached(heading) ? "readers see it" : "links to it lead to the top of the page")
  }

  /// - Parameter former: the heading that the blocks were under.
  func moved(_ blocks: [PageBlock], from former: String, in page: Page) -> Change {
    let (heading, text, whole) = Self.told(blocks)
    let isElsewhere = !blocks[0].isHeading && former != blocks[0].heading
    if isElsewhere, !Denial.isHistory(page.path),
      let turn = blocks.lazy.compactMap({ RuleReversal($0, formerly: former) }).first
    {
      return Change(
        .ruleReversed, in: slug, page.path, heading: heading, before: text, after: text,
        size: "from under “\(former)”", keyed: (former + "\n" + whole, whole), Self.judgement(turn))
    }
    return Change(
      .textMoved, in: slug, page.path, heading: heading, before: text,
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
      filled(blocks[0].isHeading ? blocks[0].text : blocks[0].heading),
      own.filter { !$0.isWrapper }.map(\.shown).joined(separator: "\n"),
      own.map(\.whole).joined(separator: "\n")
    )
  }

  // MARK: What is another

  private func changed(_ old: PageBlock, _ new: PageBlock, in page: Page, _ headings: PageHeadings) -> Change {
    if new.isFence { return changedFence(old, new, in: page) }
    if old.text == new.text, RuleReversal(old, new) == nil { return changedMarkup(old, new, in: page) }
    if new.isHeading { return change(.headingChanged, old, new, in: page, Self.lost(old, headings, isChanged: true)) }
    if old.text != new.text, Self.isSame(old.text, new.text) {
      return change(.textChanged, old, new, in: page, Judgement(.quiet, .patch, "text only"))
    }
    let figures = (Figures.all(in: old.text), Figures.all(in: new.text))
    var kinds: [ChangeKind] = []
    let turn = Denial.isHistory(page.path) ? nil : RuleReversal(old, new)
    if turn != nil {
      kinds.append(.ruleReversed)
    } else if RuleText.isOther(old, new), !Denial.isHistory(page.path) {
      kinds.append(.ruleChanged)
    }
    if figures.0 != figures.1 { kinds.append(.figuresChanged) }
    let judgement =
      turn.map(Self.judgement)
      ?? (kinds.contains(.ruleChanged)
        ? Judgement(.visible, .minor, "a rule says something else")
        : kinds.isEmpty
          ? Judgement(.visible, .patch, "readers see it") : Judgement(.visible, .minor, "a figure has changed"))
    let moved = MovedFigures(figures.0, figures.1, thresholds)
    let place = turn != nil && old.heading != new.heading ? "from under “\(old.heading)”" : nil
    let size = [place, figures.0 == figures.1 ? nil : moved.text].compactMap(\.self).joined(separator: "; ")
    var told = change(
      kinds.first ?? .textChanged, also: Array(kinds.dropFirst()), old, new, in: page, size: Self.filled(size),
      judgement)
    told.colors = moved.colors
    return told
  }

  /// The rows of a table as one change, but for those that break something.
  func changes(of table: ChangedTable, in page: Page, _ headings: PageHeadings) -> [Change] {
    let each = table.rows.map { ($0, changed($0.old, $0.new, in: page, headings)) }
    let rest = each.filter { $1.severity != .breaking }
    guard rest.count >= ChangedTable.fewest,
      let gravest = rest.map(\.1.judgement).max(by: { $0.severity < $1.severity })
    else { return each.map(\.1) }
    let said = Set(rest.flatMap { [$1.kind] + $1.also })
    let kinds = ChangeKind.allCases.filter(said.contains)
    let sides = (rest.map(\.0.old), rest.map(\.0.new))
    var told = Change(
      kinds[0], also: Array(kinds.dropFirst()), in: slug, page.path, heading: rest[0].1.heading,
      before: sides.0.map(\.shown).joined(separator: "\n"), after: sides.1.map(\.shown).joined(separator: "\n"),
      size: "\(rest.count) of \(table.count.counted("row"))",
      keyed: (sides.0.map(\.whole).joined(separator: "\n"), sides.1.map(\.whole).joined(separator: "\n")), gravest)
    told.colors = rest.flatMap(\.1.colors)
    return each.map(\.1).filter { $0.severity == .breaking } + [told]
  }

  /// Whoever kept to a rule breaks it where it is turned against what they do.
  private static func judgement(_ turn: RuleReversal) -> Judgement {
    switch turn {
    case .forbids: Judgement(.breaking, .major, "it forbids what was allowed")
    case .allows: Judgement(.visible, .minor, "it allows what was forbidden")
    }
  }

  private func change(
    _ kind: ChangeKind, also: [ChangeKind] = [], _ old: PageBlock, _ new: PageBlock, in page: Page, size: String? = nil,
    _ judgement: Judgement
  ) -> Change {
    Change(
      kind, also: also, in: slug, page.path, heading: Self.filled(new.isHeading ? new.text : new.heading),
      before: old.shown, after: new.shown, size: size, keyed: (old.whole, new.whole), judgement)
  }

  /// The same words with other links, other marks or at another level.
  private func changedMarkup(_ old: PageBlock, _ new: PageBlock, in page: Page) -> Change {
    func seen(_ before: [String], _ after: [String], _ reason: String) -> Change {
      Change(
        .markupChanged, in: slug, page.path, heading: Self.filled(new.heading),
        before: Self.filled(before.joined(separator: ", ")), after: Self.filled(after.joined(separator: ", ")),
        size: ChangeWords.clipped(new.text, 80), keyed: (old.whole, new.whole + new.markup),
        Judgement(.visible, .patch, reason))
    }
    if old.targets != new.targets {
      let isPaired = old.targets.count == new.targets.count
      let places = old.targets.indices.filter { !isPaired || old.targets[$0] != new.targets[$0] }
      let others = isPaired ? places : Array(new.targets.indices)
      return seen(places.map { old.links[$0] }, others.map { new.links[$0] }, "a link leads elsewhere")
    }
    if old.titles != new.titles { return seen(old.titles, new.titles, "a link says something else of itself") }
    if old.state != new.state, old.kind == new.kind {
      return seen([old.state ?? "the list begins with 1"], [new.state ?? "the list begins with 1"], "readers see it")
    }
    var size: String?
    if let before = old.level, let after = new.level, before != after {
      size = "level \(before) → \(after)"
    } else if new.html.isEmpty, old.marks != new.marks {
      size = Self.step(old.marks, new.marks)
      if old.isStruck != new.isStruck {
        return Change(
          .markupChanged, in: slug, page.path, heading: Self.filled(new.heading), before: old.shown, after: new.shown,
          size: new.isStruck ? "struck out" : "not struck out any more", keyed: (old.whole, new.whole),
          Judgement(
            .visible, .minor, new.isStruck ? "what is struck out holds no more" : "what was struck out holds again"))
      }
    }
    return Change(
      .markupChanged, in: slug, page.path, heading: Self.filled(new.heading), before: old.shown, after: new.shown,
      size: size, keyed: (old.whole, new.whole), Judgement(.quiet, .patch, "text only"))
  }

  /// `plain → strong`: the marks that only one version has.
  private static func step(_ old: String, _ new: String) -> String {
    let sides = [old, new].map { $0.split(separator: ", ").map(String.init) }
    let (gone, come) = (sides[0].filter { !sides[1].contains($0) }, sides[1].filter { !sides[0].contains($0) })
    let told = gone.isEmpty && come.isEmpty ? (sides[0], sides[1]) : (gone, come)
    return [told.0, told.1].map { $0.isEmpty ? "plain" : $0.joined(separator: ", ") }.joined(separator: " → ")
  }

  private func changedFence(_ old: PageBlock, _ new: PageBlock, in page: Page) -> Change {
    if let before = RuleBlock(old), let after = RuleBlock(new), before.rules != after.rules {
      let kind = after.kind(since: before)
      if let turn = after.turn(since: before) {
        return change(.ruleReversed, old, new, in: page, Self.judgement(turn))
      }
      return change(
        kind, also: before.rest == after.rest ? [] : [.blockChanged], old, new, in: page,
        Judgement(
          .visible, .minor,
          kind == .ruleRemoved
            ? "what it asked for is not asked for here any more"
            : "whoever follows the guide has something else to keep to"
        ))
    }
    let listed = new.isListing ? ListingDifference(old, new, thresholds) : nil
    let difference = BlockDifference(old, new) { self.difference(of: $0, and: $1) }
    let kinds = difference.kinds
    var told = change(
      kinds.first ?? .blockChanged, also: Array(kinds.dropFirst()), old, new, in: page,
      size: listed?.text ?? difference.text,
      difference.gone.isEmpty
        ? Judgement(.visible, .minor, "the page shows something else")
        : Judgement(.breaking, .major, "whoever uses \(difference.gone.joined(separator: ", ")) finds nothing"))
    if let listed {
      told.colors = listed.colors
    } else if new.isListing {
      told.colors = MovedFigures(Figures.all(in: old.text), Figures.all(in: new.text), thresholds).colors
    }
    return told
  }
}
