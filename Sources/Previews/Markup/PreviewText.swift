import Plates
import Printing

/// Decodes character references in the text of a preview.
enum PreviewText {
  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  ]

  /// - Parameter collapsing: whether runs of white space become one space, as in browsers.
  static func decoded(_ bytes: ArraySlice<UInt8>, collapsing: Bool) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&"), let (text, next) = reference(in: bytes, at: index) {
        out.append(contentsOf: text.utf8)
        index = next
        continue
      }
      index += 1
      if collapsing, byte.isSpace {
        if let last = out.last, last == UInt8(ascii: " ") { continue }
        out.append(UInt8(ascii: " "))
      } else if byte >= 0x20 || byte.isSpace {
        out.append(byte)
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// A character reference and the offset after it; nil for a bare ampersand.
  private static func reference(in bytes: ArraySlice<UInt8>, at start: Int) -> (String, Int)? {
    let limit = min(bytes.endIndex, start + 12)
    guard let close = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: bytes[start + 1..<close], as: UTF8.self)
    if let text = names[name] { return (text, close + 1) }
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.dropFirst().first == "x" || name.dropFirst().first == "X"
    let digits = name.dropFirst(isHex ? 2 : 1)
    guard let value = UInt32(digits, radix: isHex ? 16 : 10), value >= 0x20, value < 0x7F || value > 0x9F,
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return (String(Character(scalar)), close + 1)
  }
}
