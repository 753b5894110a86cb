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

  /// `in 200 / out 500 ms`: times that have a word each.
  mutating func readNamedTimes(_ column: Int) -> Bool {
    guard columns[column].kind == .duration || columns[column].kind == nil, cell.lexemes.count > 3,
      case let named = cell.namedTimes(from: 0, in: columns[column].unit), !named.isEmpty, !isOfWaiting(column)
    else { return false }
    for (label, time) in named {
      addNumber(
        Name("\(rowName().text), \(label.text)"), .duration, .quantity(time), cell.place(time.start..<time.end), column,
        [.unit])
    }
    return true
  }

  /// `38% opacity`, `opacity: 0.4; no shadow`: the opacity that a cell begins with.
  mutating func readOpacity(_ column: Int) -> Bool {
    guard columns[column].kind == nil, cell.lexemes.count > 1 else { return false }
    let isFirst = cell.lexemes[0].isQuantity
    let (number, word) = (isFirst ? 0 : cell.lexemes[1].isColon ? 2 : 1, cell.lexemes[isFirst ? 1 : 0])
    guard number < cell.lexemes.count, let share = cell.lexemes[number].quantity, word.isWord,
      KindWords(cell.text[word.start..<word.end]) == .opacity, ValueKind.opacity.takes(share),
      cell.lexemes.count(where: \.isQuantity) == 1
    else { return false }
    let header = header(of: column)
    let isOfState = StateWords.ofControls.contains(header.lowercased())
    addNumber(
      isOfState ? Name("\(rowName().text), \(header)") : rowName(), .opacity, .quantity(share),
      cell.place(share.start..<share.end), column, [.words(cell.place(word.start..<word.end))])
    return true
  }

  /// Whether a column, its row or what is above the table says that times are waited for.
  mutating func isOfWaiting(_ column: Int) -> Bool {
    if !columns[column].words.isDisjoint(with: [.motion, .easing]) { return false }
    return columns[column].words.contains(.waiting) || around.isOfWaiting(beside: Array(rowName().text.utf8)[...])
  }

  /// Longer times are no movement, in seconds.
  private static let longestMove = 10.0
}
