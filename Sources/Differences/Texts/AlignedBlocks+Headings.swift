/// Headings that came or went, and what is below them.
extension AlignedBlocks {
  /// A heading that went and one that came are one with another title, where all that is left of what stood below the one
  /// is below the other, and nothing else of before does.
  static func retitled(_ gaps: [[Step]], _ kept: [(old: PageBlock, new: PageBlock)]) -> [[Step]] {
    var (gone, come): ([PageBlock], [PageBlock]) = ([], [])
    for case .removed(let block) in gaps.joined() where block.isHeading { gone.append(block) }
    for case .added(let block) in gaps.joined() where block.isHeading { come.append(block) }
    if gone.isEmpty || come.isEmpty { return gaps }
    var (later, earlier): ([String: Set<String>], [String: Set<String>]) = ([:], [:])
    func follow(_ old: PageBlock, _ new: PageBlock) {
      if old.isHeading { return }
      later[old.heading, default: []].insert(new.heading)
      earlier[new.heading, default: []].insert(old.heading)
    }
    for case .changed(let old, let new) in gaps.joined() { follow(old, new) }
    for (old, new) in kept { follow(old, new) }
    let (former, latter) = (Dictionary(grouping: gone, by: \.text), Dictionary(grouping: come, by: \.text))
    let pairs = gone.compactMap { old -> (old: PageBlock, new: PageBlock)? in
      guard former[old.text]?.count == 1, let title = later[old.text]?.first, later[old.text]?.count == 1,
        let new = latter[title]?.first, latter[title]?.count == 1, new.kind == old.kind, earlier[title] == [old.text]
      else { return nil }
      return (old, new)
    }
    return pairs.isEmpty ? gaps : joining(gaps, pairs)
  }

  /// What came or went below a heading that did too is with it, also where something that both versions have is between
  /// them: a rule, a line of a list.
  static func gathered(_ gaps: [[Step]], _ old: [PageBlock], _ new: [PageBlock]) -> [[Step]] {
    let headings = [old, new].map { Dictionary($0.filter(\.isHeading).map { ($0.text, 1) }, uniquingKeysWith: +) }
    /// The place of each heading that only one version has, by whether that is the new one.
    var homes: [Bool: [String: Int]] = [:]
    func single(_ step: Step) -> (block: PageBlock, isNew: Bool)? {
      switch step {
      case .added(let block): (block, true)
      case .removed(let block): (block, false)
      case .changed: nil
      }
    }
    for (place, gap) in gaps.enumerated() {
      for step in gap {
        // Of two with one name, nobody can tell which of them a block is below.
        guard let (block, isNew) = single(step), block.isHeading, headings[isNew ? 0 : 1][block.text] == nil,
          headings[isNew ? 1 : 0][block.text] == 1
        else { continue }
        homes[isNew, default: [:]][block.text] = place
      }
    }
    if homes.isEmpty { return gaps }
    func home(of step: Step) -> Int? {
      guard let (block, isNew) = single(step), !block.isHeading else { return nil }
      return homes[isNew]?[block.heading]
    }
    var gathered = gaps.enumerated().map { place, gap in gap.filter { home(of: $0).map { $0 == place } ?? true } }
    for (place, gap) in gaps.enumerated() {
      for step in gap {
        guard let home = home(of: step), home != place, let (block, isNew) = single(step) else { continue }
        let last = gathered[home].lastIndex { other in
          guard let (above, isOtherNew) = single(other), isOtherNew == isNew else { return false }
          return above.heading == block.heading && !above.isHeading || above.isHeading && above.text == block.heading
        }
        gathered[home].insert(step, at: last.map { $0 + 1 } ?? gathered[home].count)
      }
    }
    return gathered.filter { !$0.isEmpty }
  }
}
