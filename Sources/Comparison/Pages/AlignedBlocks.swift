/// Two sequences of blocks, aligned.
struct AlignedBlocks {
  enum Step {
    case changed(PageBlock, PageBlock)
    case removed(PageBlock)
    case added(PageBlock)

    /// The block before and after; nil where there is none.
    var sides: (old: PageBlock?, new: PageBlock?) {
      switch self {
      case .changed(let old, let new): (old, new)
      case .removed(let old): (old, nil)
      case .added(let new): (nil, new)
      }
    }
  }

  /// In the order of the text, without the blocks that are the same.
  let steps: [Step]
  /// The blocks that are the same, in order.
  let kept: [(old: PageBlock, new: PageBlock)]

  init(_ old: [PageBlock], _ new: [PageBlock]) {
    // The alignment of two sequences is not unique: the same one is found whichever side comes first.
    if Self.comesFirst(new, old) {
      let (gaps, kept) = Self.gaps(new, old)
      steps = gaps.flatMap { Self.paired($0.added, $0.removed) }
      self.kept = kept.map { ($1, $0) }
    } else {
      let (gaps, kept) = Self.gaps(old, new)
      steps = gaps.flatMap { Self.paired($0.removed, $0.added) }
      self.kept = kept.map { ($0, $1) }
    }
  }

  private static func comesFirst(_ a: [PageBlock], _ b: [PageBlock]) -> Bool {
    if a.count != b.count { return a.count < b.count }
    for (a, b) in zip(a, b) where a != b { return (a.text, a.markup) < (b.text, b.markup) }
    return false
  }

  private typealias Gap = (removed: [PageBlock], added: [PageBlock])

  /// What differs between runs of equal blocks, and those.
  private static func gaps(_ old: [PageBlock], _ new: [PageBlock]) -> ([Gap], kept: [(PageBlock, PageBlock)]) {
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var gaps: [Gap] = []
    var kept: [(PageBlock, PageBlock)] = []
    var gap: Gap = ([], [])
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, gone.contains(i) {
        gap.removed.append(old[i])
        i += 1
      } else if j < new.count, come.contains(j) {
        gap.added.append(new[j])
        j += 1
      } else {
        if !gap.removed.isEmpty || !gap.added.isEmpty { gaps.append(gap) }
        gap = ([], [])
        kept.append((old[i], new[j]))
        i += 1
        j += 1
      }
    }
    if !gap.removed.isEmpty || !gap.added.isEmpty { gaps.append(gap) }
    return (gaps, kept)
  }

  /// Blocks of a gap that turned into each other: alike in their words, or the only two of a kind. In order.
  private static func paired(_ removed: [PageBlock], _ added: [PageBlock]) -> [Step] {
    var steps: [Step] = []
    var next = 0
    for old in removed {
      let rest = added[next...]
      let best = rest.indices.filter { old.isAkin(to: added[$0]) }.map { index in
        (index: index, likeness: WordDifference.likeness(old.text, added[index].text))
      }.max { $0.likeness < $1.likeness }
      // A heading alone between blocks that stayed is the same one, whatever it says now.
      let isAlone = removed.count == 1 && added.count == 1
      if let best,
        best.likeness >= 0.4 || isAlone && (best.likeness >= 0.15 || old.isHeading && old.kind == added[0].kind)
      {
        steps += added[next..<best.index].map { .added($0) }
        steps.append(.changed(old, added[best.index]))
        next = best.index + 1
      } else {
        steps.append(.removed(old))
      }
    }
    return steps + added[next...].map { .added($0) }
  }
}
