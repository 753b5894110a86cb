import Files
import Printing
import Syntax

/// The part of a text that is about one value: up to the signs that part it from the rest.
struct Clause {
  let range: Range<Int>
  private let value: ByteRange
  private let document: MarkdownDocument

  init(around value: ByteRange, in limits: Range<Int>, of document: MarkdownDocument) {
    self.value = value
    self.document = document
    let bytes = document.file.bytes
    let isCode = { (place: Int) in bytes[place] == UInt8(ascii: "/") && bytes[place + 1].isOne(of: "/*") }
    var low = Int(value.start)
    while low > limits.lowerBound, !Self.begins(bytes, behind: low - 1, limits) { low -= 1 }
    var high = Int(value.end)
    var depth = 0
    while high < limits.upperBound {
      let byte = bytes[high]
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth < 0 || byte.isOne(of: ";|\n") || high + 1 < limits.upperBound && isCode(high) { break }
      if depth == 0, Self.ends(bytes, at: high, limits) { break }
      high += 1
    }
    range = low..<high
  }

  /// Whether a sign parts what is behind it from what is before it.
  private static func begins(_ bytes: [UInt8], behind index: Int, _ limits: Range<Int>) -> Bool {
    let byte = bytes[index]
    let before = index > limits.lowerBound ? bytes[index - 1] : 0x20
    if byte.isOne(of: ":;|\n()[{\"") { return true }
    if byte == UInt8(ascii: "/") { return before.isSpace }
    if byte == UInt8(ascii: "=") { return !before.isOne(of: "<>") }
    if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".") { return bytes[index + 1].isSpace }
    return isSign(bytes[(index - min(index - limits.lowerBound, 2))...index])
  }

  private static func ends(_ bytes: [UInt8], at index: Int, _ limits: Range<Int>) -> Bool {
    let byte = bytes[index]
    let next = index + 1 < limits.upperBound ? bytes[index + 1] : 0x20
    if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".") { return next.isSpace }
    if byte.isOne(of: "}\"") { return true }
    return isSign(bytes[index..<min(index + 3, limits.upperBound)])
  }

  /// A dash between blanks, a dot in the middle, a bullet or an arrow.
  private static func isSign(_ bytes: ArraySlice<UInt8>) -> Bool {
    signs.contains { bytes.elementsEqual($0) || $0.count == 2 && bytes.prefix(2).elementsEqual($0) }
  }

  private static let signs = ["—", "·", "•", "→", "。", "，", "；", "：", "、"].map { Array($0.utf8) }

  // MARK: Length

  /// Whether few words are beside the value, so that all of it is a figure.
  var isShort: Bool { words(before) <= 2 && words(behind) <= 4 }

  private var before: String { PlainSlice.text(document.file.bytes[range.lowerBound..<Int(value.start)]) }
  private var behind: String { PlainSlice.text(document.file.bytes[Int(value.end)..<range.upperBound]) }

  private func words(_ text: String) -> Int { text.split { !$0.isLetter }.count }

  /// A figure with the words and signs beside it that limit it.
  func limited(_ figure: String) -> String {
    let before = String(decoding: document.file.bytes[range.lowerBound..<Int(value.start)], as: UTF8.self)
    let behind = String(decoding: document.file.bytes[Int(value.end)..<range.upperBound], as: UTF8.self)
    let marks: Set<Character> = ["*", "`", "_"]
    let head = before.filter { !marks.contains($0) }
    let tail = behind.filter { !marks.contains($0) }
    let sign = head.reversed().drop { $0 == " " }.prefix { "<>≤≥~≈±=".contains($0) }
    var limit = String(sign.reversed())
    if limit.isEmpty {
      let words = head.dropLast(head.reversed().prefix { $0 == " " }.count)
      limit = String(words.suffix(LimitWords.length(endOf: words)))
      if !limit.isEmpty { limit += " " }
    }
    let rest = tail.drop { $0 == " " }
    let length = LimitWords.length(startOf: rest)
    let gap = length > 0 && !rest.hasPrefix("+") ? " " : ""
    return limit + figure + gap + rest.prefix(length)
  }
}
