import Files
import Printing

/// Lists of lengths that stand for the steps of a scale.
package enum LengthSteps {
  package struct Step {
    package let pixels: Double
    package let range: Range<Int>

    package init(pixels: Double, range: Range<Int>) {
      (self.pixels, self.range) = (pixels, range)
    }
  }

  /// Fewer are no list.
  package static let least = 3

  /// The growing lengths directly behind a colon or in a bracket, or behind a few East Asian letters there; empty where
  /// there is anything else.
  package static func list(behind end: Int, in bytes: [UInt8]) -> [Step] {
    guard let sign = bytes[end...].firstIndex(where: { $0 != UInt8(ascii: " ") }),
      let start = bytes[sign].isOne(of: ":(")
        ? sign + 1 : ["（", "："].contains(where: { bytes[sign...].starts(with: $0.utf8) }) ? sign + 3 : nil
    else { return [] }
    let words = bytes[start...].prefix(longestLead).prefix {
      $0 >= 0xE3 || $0 & 0xC0 == 0x80 || $0 == UInt8(ascii: " ")
    }
    let (found, _) = run(from: words.endIndex, in: bytes)
    return zip(found, found.dropFirst()).allSatisfy { $0.pixels < $1.pixels } ? found : []
  }

  /// The growing lengths, five or more, behind the next few words, which say that steps follow: `. Scale: 4 · 8 · 12 · 16 · 24`.
  package static func labelled(behind end: Int, in bytes: [UInt8]) -> [Step] {
    let label = bytes[end...].prefix(longestLabel).prefix { !$0.isDigit }
    guard label.last?.isOne(of: ": ") ?? false,
      !labels.isDisjoint(with: ClaimWords.english(NameWords(label).words))
    else { return [] }
    let (found, _) = run(from: label.endIndex, in: bytes)
    return found.count >= 5 && zip(found, found.dropFirst()).allSatisfy { $0.pixels < $1.pixels } ? found : []
  }

  private static let longestLabel = 40
  private static let labels: Set<String> = ["scale", "scales", "steps", "spacing", "spaces", "values"]

  /// So many bytes are seven letters and a blank.
  private static let longestLead = 22

  /// Lengths with commas, slashes or points between them, each with what it is for in brackets; empty where words follow.
  package static func run(from start: Int, in bytes: [UInt8]) -> ([Step], end: Int) {
    var found: [Step] = []
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isDigit {
        guard let (pixels, end) = length(bytes, index) else { return ([], index) }
        found.append(Step(pixels: pixels, range: index..<end))
        index = end
      } else if byte == UInt8(ascii: "("), !found.isEmpty {
        guard let close = bytes[index...].firstIndex(of: UInt8(ascii: ")")),
          !bytes[index..<close].contains(where: \.isDigit)
        else { return ([], index) }
        index = close + 1
      } else if byte == UInt8(ascii: "."), index + 1 == bytes.count || bytes[index + 1].isSpace {
        break
      } else if byte == UInt8(ascii: ")") || ends.contains(where: { bytes[index...].starts(with: $0.utf8) }) {
        break
      } else if byte.isOne(of: " ,/") || byte == 0xC2 || byte == 0xB7 {
        index += 1
      } else if bytes[index...].starts(with: "、".utf8) {
        index += 3
      } else {
        return ([], index)
      }
    }
    return (found, index)
  }

  private static let ends = ["）", "；", "。", "，"]

  package static func length(_ bytes: [UInt8], _ start: Int) -> (Double, end: Int)? {
    // `4/8/12`: numbers, and no fraction.
    let digits = bytes[start...].prefix(while: \.isDigit)
    if digits.endIndex < bytes.count, bytes[digits.endIndex] == UInt8(ascii: "/") {
      return Double(String(decoding: digits, as: UTF8.self)).map { ($0, digits.endIndex) }
    }
    guard case (.quantity(let quantity), let end)? = WrittenValue.read(bytes, at: start), quantity.high == nil else {
      return nil
    }
    return (quantity.unit == nil ? quantity.low : quantity.pixels).map { ($0, end) }
  }
}
