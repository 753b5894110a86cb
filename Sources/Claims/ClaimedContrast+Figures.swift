import Printing

/// How a contrast is written: `4.5:1`, `AA`, `4.83`.
extension ClaimedContrast {
  /// The claim that a text begins with or has.
  static func read(_ text: ArraySlice<UInt8>) -> ClaimedContrast? {
    var index = text.startIndex
    while index < text.endIndex {
      let isStart = index == text.startIndex || !text[index - 1].isLetter && !text[index - 1].isDigit
      if isStart, text[index].isDigit, let found = ratio(text, index) { return found }
      if isStart, text[index...].starts(with: "AA") { return level(text, index) }
      index += 1
    }
    return nil
  }

  private static func ratio(_ text: ArraySlice<UInt8>, _ start: Int) -> ClaimedContrast? {
    var end = start
    while end < text.endIndex, text[end].isDigit || text[end] == UInt8(ascii: ".") { end += 1 }
    let number = String(decoding: text[start..<end], as: UTF8.self)
    guard let value = Double(number), (1...21).contains(value) else { return nil }
    var close = end
    if close < text.endIndex, text[close] == UInt8(ascii: " ") { close += 1 }
    guard close < text.endIndex, text[close] == UInt8(ascii: ":") else { return nil }
    close += 1
    if close < text.endIndex, text[close] == UInt8(ascii: " ") { close += 1 }
    guard close < text.endIndex, text[close] == UInt8(ascii: "1"),
      close + 1 == text.endIndex || !text[close + 1].isDigit
    else { return nil }
    return ratio(number, value, text, start..<close + 1)
  }

  /// A number with decimals that is all of a text: `4.83`, `~4.8`.
  static func bareRatio(_ text: ArraySlice<UInt8>) -> ClaimedContrast? {
    guard let start = text.firstIndex(where: \.isDigit),
      text[..<start].allSatisfy({ $0.isOne(of: " ~") || $0 >= 0x80 })
    else { return nil }
    let end = text[start...].firstIndex { !$0.isDigit && $0 != UInt8(ascii: ".") } ?? text.endIndex
    let number = String(decoding: text[start..<end], as: UTF8.self)
    guard number.contains("."), let value = Double(number), (1...21).contains(value),
      text[end...].allSatisfy({ $0 == UInt8(ascii: " ") })
    else { return nil }
    return ratio(number, value, text, start..<end)
  }

  private static func ratio(
    _ number: String, _ value: Double, _ text: ArraySlice<UInt8>, _ range: Range<Int>
  ) -> ClaimedContrast {
    // Rounded or cut off: both are common, and neither is wrong.
    let places = number.split(separator: ".").dropFirst().first?.count ?? (limits.contains(value) ? 1 : 0)
    let tolerance = places == 0 ? 1.0 : places == 1 ? 0.1 : 0.01
    return ClaimedContrast(
      kind: .ratio(value, tolerance: tolerance), text: String(decoding: text[range], as: UTF8.self), range: range)
  }

  private static func level(_ text: ArraySlice<UInt8>, _ start: Int) -> ClaimedContrast? {
    var end = start
    while end < text.endIndex, text[end] == UInt8(ascii: "A") { end += 1 }
    guard end - start < 4, end == text.endIndex || !text[end].isLetter && !text[end].isDigit
    else { return nil }
    let least = end - start == 3 ? 7.0 : 4.5
    return ClaimedContrast(
      kind: .level(least), text: String(decoding: text[start..<end], as: UTF8.self), range: start..<end)
  }
}
