import Files
import Printing

/// A slice of Markdown as a reader sees it.
enum PlainSlice {
  /// Without the signs of emphasis and of code, tags and the addresses of links; what parts it from its surroundings is cut
  /// off at both ends.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    var plain: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<"), let end = tagEnd(bytes[index...]) {
        plain.append(0x20)
        index = end
        continue
      }
      if byte == UInt8(ascii: "]"), bytes[index...].dropFirst().first == UInt8(ascii: "("),
        let end = bytes[index...].firstIndex(of: UInt8(ascii: ")"))
      {
        plain.removeAll { $0 == UInt8(ascii: "[") }
        index = end + 1
        continue
      }
      let isMark = byte.isOne(of: "*`\\") || byte == UInt8(ascii: "_") && isAtEdge(index, of: bytes)
      if !isMark { plain.append(byte.isSpace ? 0x20 : byte) }
      index += 1
    }
    return trimmed(decoded(String(decoding: plain, as: UTF8.self)))
  }

  /// Where a tag ends that a slice begins with; nil for the sign of a comparison.
  private static func tagEnd(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let next = bytes.dropFirst().first, next.isLetter || next == UInt8(ascii: "/"),
      let end = bytes.firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    return end + 1
  }

  private static func isAtEdge(_ index: Int, of bytes: ArraySlice<UInt8>) -> Bool {
    let isPart = { (byte: UInt8?) in byte.map { $0.isLetter || $0.isDigit } ?? false }
    return !isPart(index > bytes.startIndex ? bytes[index - 1] : nil)
      || !isPart(index + 1 < bytes.endIndex ? bytes[index + 1] : nil)
  }

  private static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return references.reduce(text) { $0.replacing($1.key, with: $1.value) }
  }

  private static let references: KeyValuePairs = [
    "&nbsp;": " ", "&lt;": "<", "&gt;": ">", "&le;": "≤", "&ge;": "≥", "&times;": "×", "&amp;": "&",
  ]

  /// Each run of blanks as one, and nothing at the ends that joins a value to its name or to the next one.
  private static func trimmed(_ text: String) -> String {
    var text = text.split(separator: " ").joined(separator: " ")[...]
    while let first = text.first, joints.contains(first) || first == "-" && text.dropFirst().first?.isNumber != true {
      text.removeFirst()
    }
    while let last = text.last, joints.contains(last) || last == "-" || "(./".contains(last) { text.removeLast() }
    if text.first == "(", text.last == ")", !text.dropFirst().dropLast().contains("(") {
      text = text.dropFirst().dropLast()
    }
    if text.last == ")", !text.contains("(") { text.removeLast() }
    return String(text)
  }

  private static let joints: Set<Character> = [
    " ", "×", "–", "—", ":", ",", ";", "·", "•", "=", "|", "→", "：", "，", "；", "、", "\"", "“", "”",
  ]
}
