import Differences
import Files

/// A table of which many rows say something else, which is one change.
struct ChangedTable {
  private(set) var rows: [(old: PageBlock, new: PageBlock)] = []
  /// How many rows it has, without its head.
  let count: Int

  /// The fewest rows that are told as one change.
  static let fewest = 4

  /// What differs on a page without the rows of such tables, each of which is where the first of them is.
  ///
  /// - Parameter blocks: those of the new version.
  static func parted(
    _ gaps: [[AlignedBlocks.Step]], of blocks: [PageBlock]
  ) -> [(steps: [AlignedBlocks.Step], tables: [ChangedTable])] {
    let rows = gaps.joined().compactMap(changedRow)
    if rows.count < fewest { return gaps.map { ($0, []) } }
    var (numbers, counts): ([Int: Int], [Int]) = ([:], [])
    var isOpen = false
    for block in blocks {
      if block.kind == .row, block.isHead || !isOpen { counts.append(0) }
      isOpen = block.kind == .row
      guard isOpen, !block.isHead else { continue }
      numbers[block.range.start] = counts.count - 1
      counts[counts.count - 1] += 1
    }
    var tables = counts.map { ChangedTable(count: $0) }
    for row in rows { if let number = numbers[row.new.range.start] { tables[number].rows.append(row) } }
    return gaps.map { gap in
      var (steps, here): ([AlignedBlocks.Step], [ChangedTable]) = ([], [])
      for step in gap {
        guard let row = changedRow(step), let number = numbers[row.new.range.start], tables[number].rows.count >= fewest
        else {
          steps.append(step)
          continue
        }
        if tables[number].rows[0].new.range.start == row.new.range.start { here.append(tables[number]) }
      }
      return (steps, here)
    }
  }

  private static func changedRow(_ step: AlignedBlocks.Step) -> (old: PageBlock, new: PageBlock)? {
    guard case .changed(let old, let new) = step, old.kind == .row, new.kind == .row, !old.isHead, !new.isHead,
      old.text != new.text
    else { return nil }
    return (old, new)
  }
}
