/// Arranges items in rows of nearly equal length.
package enum Rows {
  /// The number of items in a row, such that none has more than `most` and the last is not much shorter.
  package static func columns(_ count: Int, most: Int) -> Int {
    guard count > most, most > 0 else { return max(count, 1) }
    let rows = (count + most - 1) / most
    return (count + rows - 1) / rows
  }

  package static func split<Item>(_ items: [Item], most: Int) -> [[Item]] {
    let size = columns(items.count, most: most)
    return stride(from: 0, to: items.count, by: size).map { Array(items[$0..<min($0 + size, items.count)]) }
  }
}
