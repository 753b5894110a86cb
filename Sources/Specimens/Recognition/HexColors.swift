package import Colorimetry

/// Hex colours in running text, by exact grammar.
package enum HexColors {
  package struct Found: Sendable {
    package let range: Range<Int>
    package let color: Color
  }

  /// `#rgb`, `#rrggbb` or `#rrggbbaa` standing alone: no letter, digit, `#`, `&`, `/` or `-` before it and no letter,
  /// digit or `-` behind it. Three digits count only where one of them is a letter, since `#123` is an issue's number.
  package static func find(in text: ArraySlice<UInt8>) -> [Found] {
    var found: [Found] = []
    var index = text.startIndex
    while let hash = text[index...].firstIndex(of: UInt8(ascii: "#")) {
      var end = hash + 1
      while end < text.endIndex, isHexDigit(text[end]) { end += 1 }
      index = max(end, hash + 1)
      let digits = text[(hash + 1)..<end]
      guard [3, 6, 8].contains(digits.count) else { continue }
      if digits.count == 3, !digits.contains(where: { $0 >= UInt8(ascii: "A") }) { continue }
      if hash > text.startIndex, isJoined(text[hash - 1]) || "#&/".utf8.contains(text[hash - 1]) { continue }
      if end < text.endIndex, isJoined(text[end]) { continue }
      if let color = Color(hex: String(decoding: text[hash..<end], as: UTF8.self)) {
        found.append(Found(range: hash..<end, color: color))
      }
    }
    return found
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  private static func isJoined(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
