/// Two sequences of blocks, aligned.
package struct AlignedBlocks {
  package enum Step {
    case changed(PageBlock, PageBlock)
    case removed(PageBlock)
    case added(PageBlock)

    /// The block before and after; nil where there is none.
    package var sides: (old: PageBlock?, new: PageBlock?) {
      switch self {
      case .changed(let old, let new): (old, new)
      case .removed(let old): (old, nil)
      case .added(let new): (nil, new)
      }
    }
  }

  /// What differs between runs of equal blocks, in the order of the text.
  package let gaps: [[Step]]
  /// The blocks that are the same, in order; then those that are elsewhere.
  package let kept: [(old: PageBlock, new: PageBlock)]
  /// Blocks that are at another place, those together that stayed together, with the heading that they were under.
  package let moved: [(blocks: [PageBlock], heading: String)]

  /// What differs, in the order of the text.
  package var steps: [Step] { gaps.flatMap(\.self) }

  package init(_ old: [PageBlock], _ new: [PageBlock]) {
    // The alignment of two sequences is not unique: the same one is found whichever side comes first.
    let numbers = Self.numbers(old, new)
    let isTurned = Self.comesFirst(new, old, (numbers.new, numbers.old))
    let (first, second) = isTurned ? (new, old) : (old, new)
    let ordered = isTurned ? (old: numbers.new, new: numbers.old) : numbers
    var (gaps, kept) = Self.gaps(ordered)
    let moves = Self.moves(gaps, first, second, ordered)
    let left = (Set(moves.joined().map(\.0)), Set(moves.joined().map(\.1)))
    gaps = gaps.map { gap in (gap.removed.filter { !left.0.contains($0) }, gap.added.filter { !left.1.contains($0) }) }
    kept += moves.joined()
    gaps = Self.withSections(gaps, of: moves, first, second)
    let steps = gaps.map { gap in
      let (removed, added) = (gap.removed.map { first[$0] }, gap.added.map { second[$0] })
      return isTurned ? Self.paired(added, removed) : Self.paired(removed, added)
    }
    self.kept = kept.map { isTurned ? (second[$1], first[$0]) : (first[$0], second[$1]) }
    let joined = Self.retitled(Self.turned(Self.enclosed(steps)), self.kept)
    self.gaps = Self.gathered(joined, old, new).map(TableColumns.joined)
    moved = moves.map { move in
      let sides = (first[move[0].0], second[move[0].1])
      return (move.map { isTurned ? first[$0.0] : second[$0.1] }, (isTurned ? sides.1 : sides.0).heading)
    }
  }

  private static func comesFirst(_ a: [PageBlock], _ b: [PageBlock], _ numbers: ([Int], [Int])) -> Bool {
    if a.count != b.count { return a.count < b.count }
    guard let place = zip(numbers.0, numbers.1).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
      return false
    }
    return (a[place].text, a[place].markup) < (b[place].text, b[place].markup)
  }

  private typealias Gap = (removed: [Int], added: [Int])

  /// The blocks as numbers, equal ones as the same: aligning compares them far more often than there are of them.
  private static func numbers(_ old: [PageBlock], _ new: [PageBlock]) -> Numbers {
    var known: [PageBlock.Said: Int] = [:]
    func number(_ block: PageBlock) -> Int {
      let (number, said) = (known.count, block.said)
      return known[said]
        ?? {
          known[said] = number
          return number
        }()
    }
    return (old.map(number), new.map(number))
  }

  private typealias Numbers = (old: [Int], new: [Int])

  /// What differs between runs of equal blocks, and those, by their places.
  private static func gaps(_ numbers: Numbers) -> ([Gap], kept: [(Int, Int)]) {
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in numbers.new.difference(from: numbers.old) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var gaps: [Gap] = []
    var kept: [(Int, Int)] = []
    var gap: Gap = ([], [])
    var (i, j) = (0, 0)
    while i < numbers.old.count || j < numbers.new.count {
      if i < numbers.old.count, gone.contains(i) {
        gap.removed.append(i)
        i += 1
      } else if j < numbers.new.count, come.contains(j) {
        gap.added.append(j)
        j += 1
      } else {
        if !gap.removed.isEmpty || !gap.added.isEmpty { gaps.append(gap) }
        gap = ([], [])
        kept.append((i, j))
        i += 1
        j += 1
      }
    }
    if !gap.removed.isEmpty || !gap.added.isEmpty { gaps.append(gap) }
    return (gaps, kept)
  }

  /// A text that is all within another one, wherever that came or went, still says there what it said.
  private static func enclosed(_ gaps: [[Step]]) -> [[Step]] {
    var (gone, come): ([PageBlock], [PageBlock]) = ([], [])
    for case .removed(let block) in gaps.joined() where isProse(block) { gone.append(block) }
    for case .added(let block) in gaps.joined() where isProse(block) { come.append(block) }
    guard !gone.isEmpty, !come.isEmpty, gone.count * come.count <= mostPairs else { return gaps }
    let texts = (gone.map { plain($0.text) }, come.map { plain($0.text) })
    var pairs: [(old: Int, new: Int)] = []
    for (old, a) in texts.0.enumerated() {
      for (new, b) in texts.1.enumerated() where a.contains(b) || b.contains(a) { pairs.append((old, new)) }
    }
    let counts = (Dictionary(grouping: pairs, by: \.old), Dictionary(grouping: pairs, by: \.new))
    let only = pairs.filter { counts.0[$0.old]?.count == 1 && counts.1[$0.new]?.count == 1 }
    return only.isEmpty ? gaps : joining(gaps, only.map { (gone[$0.old], come[$0.new]) })
  }

  /// A rule that went here and came there the other way round is one rule.
  private static func turned(_ gaps: [[Step]]) -> [[Step]] {
    var (gone, come): ([String: [PageBlock]], [String: [PageBlock]]) = ([:], [:])
    for case .removed(let block) in gaps.joined() {
      if let subject = RuleReversal.subject(of: block) { gone[subject, default: []].append(block) }
    }
    if gone.isEmpty { return gaps }
    for case .added(let block) in gaps.joined() {
      if let subject = RuleReversal.subject(of: block) { come[subject, default: []].append(block) }
    }
    let pairs = gone.compactMap { subject, olds -> (old: PageBlock, new: PageBlock)? in
      guard olds.count == 1, let news = come[subject], news.count == 1, RuleReversal(olds[0], news[0]) != nil else {
        return nil
      }
      return (olds[0], news[0])
    }
    return pairs.isEmpty ? gaps : joining(gaps, pairs)
  }

  /// The same with what went and what came as one, where that came.
  static func joining(_ gaps: [[Step]], _ pairs: [(old: PageBlock, new: PageBlock)]) -> [[Step]] {
    let partners = Dictionary(pairs.map { ($0.old, $0.new) }) { first, _ in first }
    let former = Dictionary(pairs.map { ($0.new, $0.old) }) { first, _ in first }
    return gaps.map { gap in
      gap.compactMap { step -> Step? in
        switch step {
        case .removed(let block): partners[block] == nil ? step : nil
        case .added(let block): former[block].map { .changed($0, block) } ?? step
        case .changed: step
        }
      }
    }
  }

  private static func isProse(_ block: PageBlock) -> Bool {
    [.paragraph, .item].contains(block.kind) && WordDifference.count(block.text) >= least
  }

  /// Whatever letter a sentence begins with and sign it ends with.
  private static func plain(_ text: String) -> String {
    let text = text.lowercased()
    return String(text.last.map { ".;,:!".contains($0) } ?? false ? text.dropLast() : text[...])
  }

  /// What differs within a section that moved is a place of its own: both of its versions are held against each other.
  private static func withSections(
    _ gaps: [Gap], of moves: [[(Int, Int)]], _ old: [PageBlock], _ new: [PageBlock]
  ) -> [Gap] {
    let headings = Set(moves.joined().filter { old[$0.0].isHeading }.map { old[$0.0].text }).filter { heading in
      [old, new].allSatisfy { $0.count { $0.isHeading && $0.text == heading } == 1 }
    }
    if headings.isEmpty { return gaps }
    var sections: [String: Gap] = [:]
    func isInSection(_ block: PageBlock) -> Bool { !block.isHeading && headings.contains(block.heading) }
    for gap in gaps {
      for place in gap.removed where isInSection(old[place]) {
        sections[old[place].heading, default: ([], [])].removed.append(place)
      }
      for place in gap.added where isInSection(new[place]) {
        sections[new[place].heading, default: ([], [])].added.append(place)
      }
    }
    let rest = gaps.map { gap in
      (removed: gap.removed.filter { !isInSection(old[$0]) }, added: gap.added.filter { !isInSection(new[$0]) })
    }
    return rest + sections.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The places of blocks that are gone here and are there: from a heading on with what is below it, or words that the page
  /// says once. Anything else that both places say means something else there.
  private static func moves(
    _ gaps: [Gap], _ old: [PageBlock], _ new: [PageBlock], _ numbers: Numbers
  ) -> [[(Int, Int)]] {
    var places: [Int: [Int]] = [:]
    for place in gaps.flatMap(\.added) where !new[place].text.isEmpty {
      places[numbers.new[place], default: []].append(place)
    }
    var taken: [Int: Int] = [:]
    let pairs = gaps.flatMap(\.removed).compactMap { place -> (Int, Int)? in
      let block = numbers.old[place]
      let number = taken[block, default: 0]
      guard let others = places[block], number < others.count else { return nil }
      taken[block] = number + 1
      return (place, others[number])
    }
    var runs: [[(Int, Int)]] = []
    for pair in pairs {
      if let run = runs.last, let first = run.first, let last = run.last,
        old[pair.0].isHeading
          ? old[pair.0].isBelow(old[first.0]) && last.0 + 1 == pair.0 && last.1 + 1 == pair.1
          : last.0 + 1 == pair.0 && last.1 + 1 == pair.1
            || last.1 < pair.1 && old[first.0].isHeading && old[pair.0].heading == old[first.0].text
              && new[pair.1].heading == old[first.0].text
      {
        runs[runs.count - 1].append(pair)
      } else {
        runs.append([pair])
      }
    }
    let counts = [old, new].map { Dictionary($0.map { ($0.text, 1) }, uniquingKeysWith: +) }
    func isOnly(_ block: PageBlock) -> Bool {
      let words = WordDifference.count(block.text)
      return words >= least && counts.allSatisfy { $0[block.text] == 1 }
    }
    return runs.filter { run in
      let (block, other) = (old[run[0].0], new[run[0].1])
      return block.isHeading || block.heading == other.heading || run.allSatisfy { isOnly(old[$0.0]) }
    }
  }

  /// The fewest words by which a text is known under another heading.
  private static let least = 5

  /// The most pairs of blocks of one gap that are held against each other.
  private static let mostPairs = 40_000

  /// Whether either of two headings has more in common with another one of the gap.
  private static func isMoreLike(
    _ old: PageBlock, _ removed: ArraySlice<PageBlock>, _ new: PageBlock, _ added: ArraySlice<PageBlock>
  ) -> Bool {
    func likeness(_ a: PageBlock, _ b: PageBlock) -> Double {
      WordDifference.Counts(a.text).likeness(to: WordDifference.Counts(b.text))
    }
    let own = max(likeness(old, new), 0.39)
    return added.contains { $0.isHeading && likeness(old, $0) > own }
      || removed.contains { $0.isHeading && likeness($0, new) > own }
  }

  /// Blocks of a gap that turned into each other: alike in their words, or the only two of a kind. In order.
  private static func paired(_ removed: [PageBlock], _ added: [PageBlock]) -> [Step] {
    let (partners, taken) = labelled(removed, added)
    if removed.count + added.count > 2, let old = removed.last, let new = added.last, old.isHeading,
      old.kind == new.kind, !isMoreLike(old, removed.dropLast(), new, added.dropLast()),
      partners[removed.count - 1].map({ $0 == added.count - 1 }) ?? !taken.contains(added.count - 1)
    {
      // Both are above what stayed: it is one heading that says something else.
      return paired(Array(removed.dropLast()), Array(added.dropLast())) + [.changed(old, new)]
    }
    var steps: [Step] = []
    var next = 0
    let counts = (removed.map { WordDifference.Counts($0.text) }, added.map { WordDifference.Counts($0.text) })
    // A long gap is searched near its own place: everything against everything would take long.
    let reach = removed.count * added.count > mostPairs ? mostPairs / removed.count + 8 : added.count
    for (place, old) in removed.enumerated() {
      if let partner = partners[place] {
        steps.append(.changed(old, added[partner]))
        continue
      }
      var best: (index: Int, likeness: Double)?
      for index in added.indices[next...].prefix(reach) where !taken.contains(index) && old.isAkin(to: added[index]) {
        if let best, counts.0[place].mostLikeness(to: counts.1[index]) <= best.likeness { continue }
        let likeness = counts.0[place].likeness(to: counts.1[index])
        if likeness > best?.likeness ?? -1 { best = (index, likeness) }
        if likeness == 1 { break }
      }
      // A heading alone between blocks that stayed is the same one, whatever it says now; a rule of a list is another one.
      let isAlone =
        removed.count == 1 && added.count == 1
        && !(old.kind == .item && added[0].kind == .item && RuleText.isRule(old) && RuleText.isRule(added[0]))
      if let best,
        best.likeness >= 0.4
          || isAlone
            && (best.likeness >= 0.15 && counts.0[place].sharesSense(with: counts.1[best.index])
              || old.isHeading && old.kind == added[0].kind)
      {
        steps += added.indices[next..<best.index].filter { !taken.contains($0) }.map { .added(added[$0]) }
        steps.append(.changed(old, added[best.index]))
        next = best.index + 1
      } else {
        steps.append(.removed(old))
      }
    }
    return steps + added.indices[next...].filter { !taken.contains($0) }.map { .added(added[$0]) }
  }

  /// The items and rows of a gap that begin with the same name on both sides, those that begin with the same words, and the
  /// headings with the same subject, where no other has it: what is after the name is what became of it, however little of it stayed.
  ///
  /// - Returns: for places among what went, those among what came; and all of the latter.
  private static func labelled(_ removed: [PageBlock], _ added: [PageBlock]) -> ([Int: Int], taken: Set<Int>) {
    func places(_ blocks: [PageBlock]) -> [String: Int] {
      let labels = blocks.enumerated().compactMap { place, block in
        (block.label ?? block.subject ?? block.beginning).map { ($0, [place]) }
      }
      return Dictionary(labels, uniquingKeysWith: +).compactMapValues { $0.count == 1 ? $0[0] : nil }
    }
    let (old, new) = (places(removed), places(added))
    var partners: [Int: Int] = [:]
    for (label, place) in old {
      guard let other = new[label], removed[place].isAkin(to: added[other]), removed[place] != added[other] else {
        continue
      }
      partners[place] = other
    }
    return (partners, Set(partners.values))
  }
}
