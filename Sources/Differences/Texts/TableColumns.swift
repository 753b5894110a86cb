/// Columns that came to a table or left it: one change, where each row of the table is another one.
enum TableColumns {
  /// The steps of a gap with a column that came or went in place of the rows that it alone made others.
  static func joined(_ gap: [AlignedBlocks.Step]) -> [AlignedBlocks.Step] {
    var steps: [AlignedBlocks.Step] = []
    var rest = gap[...]
    while let step = rest.popFirst() {
      guard case .changed(let old, let new) = step, old.isHead, new.isHead, let column = Column(old, new) else {
        steps.append(step)
        continue
      }
      let rows = rest.prefix(while: isOfTable)
      let values = rows.map(column.values)
      guard values.count(where: { $0 != nil }) >= fewest else {
        steps.append(step)
        continue
      }
      let block = column.block(values.compactMap(\.self))
      steps.append(column.isNew ? .added(block) : .removed(block))
      steps += zip(rows, values).filter { $1 == nil }.map(\.0)
      rest = rest.dropFirst(rows.count)
    }
    return steps
  }

  /// The fewest rows that show that a column came, and not that somebody put another row in the place of one.
  private static let fewest = 2

  private static func isOfTable(_ step: AlignedBlocks.Step) -> Bool {
    [step.sides.old, step.sides.new].compactMap(\.self).allSatisfy { $0.kind == .row && !$0.isHead }
  }

  /// What one version of a table has beside all that the other has.
  private struct Column {
    let isNew: Bool
    private let head: PageBlock
    private let places: [Int]
    /// How many columns the larger version has.
    private let width: Int

    /// From two heads of a table; nil unless all names of one are in the other, in the same order.
    init?(_ old: PageBlock, _ new: PageBlock) {
      let (before, after) = (TableColumns.cells(of: old), TableColumns.cells(of: new))
      isNew = after.count > before.count
      let (less, more) = isNew ? (before, after) : (after, before)
      var (places, next) = ([Int](), 0)
      for (place, name) in more.enumerated() {
        if next < less.count, less[next] == name { next += 1 } else { places.append(place) }
      }
      guard next == less.count, !places.isEmpty, less.count > 1 else { return nil }
      (self.places, width) = (places, more.count)
      head = isNew ? new : old
    }

    /// What a row has in it, after the name of the row; nil for a row that differs in something else.
    func values(of step: AlignedBlocks.Step) -> String? {
      guard case .changed(let old, let new) = step else { return nil }
      let (more, less) = (TableColumns.cells(of: isNew ? new : old), TableColumns.cells(of: isNew ? old : new))
      guard more.count == width, more.indices.filter({ !places.contains($0) }).map({ more[$0] }) == less else {
        return nil
      }
      return "\(less[0]): \(places.map { more[$0] }.joined(separator: " | "))"
    }

    /// The names of what it is, and a line for each row.
    func block(_ values: [String]) -> PageBlock {
      let names = TableColumns.cells(of: head)
      let title = places.map { names[$0] }.joined(separator: " | ")
      return PageBlock(
        kind: .column, text: ([title] + values).joined(separator: "\n"), markup: head.markup, heading: head.heading,
        range: head.range)
    }
  }

  private static func cells(of block: PageBlock) -> [String] {
    block.text.split(separator: "|", omittingEmptySubsequences: false).map { cell in
      cell.split { $0.isWhitespace }.joined(separator: " ")
    }
  }
}
