import Colorimetry
import Printing
import Wording

/// How a contrast is written: `4.5:1`, `AA`, `4.83`.
extension ClaimedContrast {
  /// The claim that a text begins with or has.
  static func read(_ text: ArraySlice<UInt8>) -> ClaimedContrast? {
    var index = text.startIndex
    while index < text.endIndex {
      let isStart =
        index == text.startIndex
        || !text[index - 1].isLetter && !text[index - 1].isDigit
          && !isWithin(index, text)
      if isStart, text[index].isDigit, let found = ratio(text, index) { return found }
      if isStart, text[index...].starts(with: "AA") { return level(text, index) }
      if isStart, let found = spoken(text, index) { return found }
      index += 1
    }
    return nil
  }

  /// Whether a digit stands behind the point or the comma of a number: `14` of `5,14:1`, and not of `3:1,14:1`.
  private static func isWithin(_ index: Int, _ text: ArraySlice<UInt8>) -> Bool {
    guard text[index].isDigit, index - 2 >= text.startIndex, text[index - 1].isOne(of: ",."), text[index - 2].isDigit
    else { return false }
    return text[..<(index - 1)].last { !$0.isDigit } != UInt8(ascii: ":")
  }

  /// The end of a number with or without decimals, and the number with a point: `5,14` is written in many languages.
  private static func number(_ text: ArraySlice<UInt8>, _ start: Int) -> (end: Int, number: String) {
    var end = start
    while end < text.endIndex, text[end].isDigit || text[end] == UInt8(ascii: ".") { end += 1 }
    let number = String(decoding: text[start..<end], as: UTF8.self)
    guard end < text.endIndex, text[end] == UInt8(ascii: ","), !number.contains("."), number.utf8.count < 3 else {
      return (end, number)
    }
    let places = text[(end + 1)...].prefix(while: \.isDigit)
    guard (1...2).contains(places.count) else { return (end, number) }
    return (places.endIndex, number + "." + String(decoding: places, as: UTF8.self))
  }

  private static func ratio(_ text: ArraySlice<UInt8>, _ start: Int) -> ClaimedContrast? {
    let (end, number) = number(text, start)
    guard let value = Double(number), (1...21).contains(value) else { return nil }
    var close = end
    if close < text.endIndex, text[close] == UInt8(ascii: " ") { close += 1 }
    guard close < text.endIndex else { return nil }
    // `4.5 to 1`
    let isSpoken = close > end && text[close...].starts(with: "to ")
    guard isSpoken || text[close] == UInt8(ascii: ":") else { return nil }
    close += isSpoken ? 3 : 1
    if isSpoken, text[close...].starts(with: "one".utf8), close + 3 == text.endIndex || !text[close + 3].isLetter {
      return ratio(number, value, text, start..<close + 3)
    }
    if close < text.endIndex, text[close] == UInt8(ascii: " ") { close += 1 }
    guard close < text.endIndex, text[close] == UInt8(ascii: "1"),
      close + 1 == text.endIndex || !text[close + 1].isDigit
    else { return nil }
    return ratio(number, value, text, start..<close + 1)
  }

  /// `four and a half to one`, `seven to one`.
  private static func spoken(_ text: ArraySlice<UInt8>, _ start: Int) -> ClaimedContrast? {
    let word = text[start...].prefix(while: \.isLetter)
    guard word.count < 7, let whole = CountWords.number(word), (3...21).contains(whole) else { return nil }
    for (middle, share) in [(" to one", 0), (" and a half to one", 0.5), (" point five to one", 0.5)] {
      guard text[word.endIndex...].starts(with: middle.utf8) else { continue }
      let end = word.endIndex + middle.utf8.count
      guard end == text.endIndex || !text[end].isLetter else { return nil }
      let value = Double(whole) + share
      return ratio(value.trimmed(1), value, text, start..<end)
    }
    return nil
  }

  /// A number with decimals that is all of a text: `4.83`, `~4.8`.
  static func bareRatio(_ text: ArraySlice<UInt8>) -> ClaimedContrast? {
    guard let start = text.firstIndex(where: \.isDigit),
      text[..<start].allSatisfy({ $0.isOne(of: " ~") || $0 >= 0x80 })
    else { return nil }
    let (end, number) = number(text, start)
    guard number.contains("."), let value = Double(number), (1...21).contains(value),
      text[end...].allSatisfy({ $0 == UInt8(ascii: " ") })
    else { return nil }
    return ratio(number, value, text, start..<end)
  }

  private static func ratio(
    _ number: String, _ value: Double, _ text: ArraySlice<UInt8>, _ range: Range<Int>
  ) -> ClaimedContrast {
    // Rounded or cut off: both are common, and neither is wrong.
    let places = number.split(separator: ".").dropFirst().first?.count ?? (Contrast.limits.contains(value) ? 1 : 0)
    let tolerance = places == 0 ? 1.0 : places == 1 ? 0.1 : 0.01
    return ClaimedContrast(
      kind: .ratio(value, tolerance: tolerance), text: String(decoding: text[range], as: UTF8.self), range: range)
  }

  private static func level(_ text: ArraySlice<UInt8>, _ start: Int) -> ClaimedContrast? {
    var end = start
    while end < text.endIndex, text[end] == UInt8(ascii: "A") { end += 1 }
    guard end - start < 4, end == text.endIndex || !text[end].isLetter && !text[end].isDigit
    else { return nil }
    let least = end - start == 3 ? Contrast.leastOfTextAtAAA : Contrast.leastOfText
    return ClaimedContrast(
      kind: .level(least), text: String(decoding: text[start..<end], as: UTF8.self), range: start..<end)
  }
}
