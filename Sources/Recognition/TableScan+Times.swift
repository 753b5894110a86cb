import Files
import Printing
import Scans
import Wording

/// Times that a cell gives beside other words.
extension TableScan {
  /// `background-color 100ms` below a heading about motion: times that a cell gives beside other words, where no column
  /// is one of durations.
  mutating func readTimes(_ column: Int) {
    let times = cell.lexemes.indices.filter { cell.lexemes[$0].quantity?.unit?.isTime == true }
    guard (1...4).contains(times.count), !isOfWaiting(column),
      columns[column].kind == .duration || !columns.contains(where: { $0.kind == .duration }),
      isOfMotion || around.has([.motion, .duration, .easing])
        || !columns[column].words.isDisjoint(with: [.motion, .duration, .easing])
    else { return }
    for index in times {
      guard let quantity = cell.lexemes[index].quantity,
        max(quantity.low, quantity.high ?? 0) * (quantity.unit == .ms ? 0.001 : 1) <= Self.longestMove
      else { continue }
      let own = times.count > 1 ? cell.word(at: index - 1) : nil
      let name = own.map { Name("\(rowName().text), \($0)") } ?? valueName(.duration, column)
      addNumber(
        name, .duration, .quantity(quantity), cell.place(quantity.start..<quantity.end), column, [.unit])
    }
  }

  /// Whether a column, its row or what is above the table says that times are waited for.
  mutating func isOfWaiting(_ column: Int) -> Bool {
    if !columns[column].words.isDisjoint(with: [.motion, .easing]) { return false }
    return columns[column].words.contains(.waiting) || around.isOfWaiting(beside: Array(rowName().text.utf8)[...])
  }

  /// Longer times are no movement, in seconds.
  private static let longestMove = 10.0
}
