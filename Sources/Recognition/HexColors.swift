package import Colorimetry
import Files

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Hex colours in running text, by exact grammar.
package enum HexColors {
  package struct Found: Sendable {
    package let range: Range<Int>
    package let color: Color
  }

  /// `#rgb`, `#rrggbb` or `#rrggbbaa` standing alone: no letter, digit, `#`, `&`, `/` or `-` before it and no letter,
  /// digit or `-` behind it. Three digits count only where one of them is a letter, since `#123` is an issue's number;
  /// more of them where nothing before or around them says that they number something.
  package static func find(in text: ArraySlice<UInt8>) -> [Found] {
    text.withUnsafeBufferPointer { bytes in
      var found: [Found] = []
      var at = 0
      while let range = next(in: bytes, from: at) {
        at = range.upperBound
        guard let color = Color(hex: UnsafeBufferPointer(rebasing: bytes[range])) else { continue }
        let start = text.startIndex + range.lowerBound
        found.append(Found(range: start..<(start + range.count), color: color))
      }
      return found
    }
  }

  /// The colour a text is, with nothing around it.
  static func only(in text: UnsafeBufferPointer<UInt8>) -> Color? {
    switch text.count {
    case 4: text[1...].contains { $0 >= UInt8(ascii: "A") } ? Color(hex: text) : nil
    case 7, 9: Color(hex: text)
    default: nil
    }
  }

  /// Where the next of them stands, `#` included.
  package static func next(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
    guard let base = text.baseAddress else { return nil }
    var at = start
    while let found = memchr(base + at, 0x23, text.count - at) {
      let hash = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      at = hash + 1
      while at < text.count, Byte.isHexDigit(text[at]) { at += 1 }
      let isColor =
        switch at - hash - 1 {
        case 3: text[(hash + 1)..<at].contains { $0 >= UInt8(ascii: "A") }
        case 6, 8: true
        default: false
        }
      if isColor, hash == 0 || !isJoinedBefore(text[hash - 1]), at == text.count || !isJoined(text[at]) {
        guard isNumber(text, hash..<at) else { return hash..<at }
      }
    }
    return nil
  }

  // MARK: Numbers of issues

  /// Whether digits alone number something: `Issue #123456`, `Fixes #123456 and #123457`, `Crash on launch (#123456)`.
  private static func isNumber(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    let digits = text[(range.lowerBound + 1)..<range.upperBound]
    guard range.lowerBound > 0, digits.allSatisfy(Byte.isDigit), !isGray(digits) else { return false }
    if numbers(text, before: range.lowerBound) { return true }
    let isInBrackets =
      text[range.lowerBound - 1] == UInt8(ascii: "(") && range.upperBound < text.count
      && text[range.upperBound] == UInt8(ascii: ")")
    return isInBrackets && isRemark(text, before: range.lowerBound) && !speaksOfColor(text)
  }

  /// `#333333`: no number is likely to be one.
  private static func isGray(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let start = digits.startIndex
    return (0..<2).allSatisfy {
      digits[start + $0] == digits[start + $0 + 2] && digits[start + $0] == digits[start + $0 + 4]
    }
  }

  /// Whether what stands before a bracket is more than a name: three words, or one for what has numbers.
  private static func isRemark(_ text: UnsafeBufferPointer<UInt8>, before end: Int) -> Bool {
    let before = Array(text[..<end])
    return before.split(separator: 0x20).count > 3 || !KindWords(before[...]).isDisjoint(with: [.ticket, .settling])
  }

  /// Whether the word before a number, other numbers and `and` between them left out, is one for what has numbers.
  private static func numbers(_ text: UnsafeBufferPointer<UInt8>, before end: Int) -> Bool {
    var end = end
    var hasColon = false
    while true {
      while end > 0, !Byte.isLetter(text[end - 1]), !Byte.isDigit(text[end - 1]) {
        guard text[end - 1] < 0x80, text[end - 1] != UInt8(ascii: ".") else { return false }
        if text[end - 1] == UInt8(ascii: ":") { hasColon = true }
        end -= 1
      }
      var start = end
      while start > 0, Byte.isLetter(text[start - 1]) || Byte.isDigit(text[start - 1]) { start -= 1 }
      guard start < end else { return false }
      let word = Array(text[start..<end])
      end = start
      if word.allSatisfy(Byte.isDigit) { continue }
      if Byte.isWord(word[...], "and") || Byte.isWord(word[...], "or") { continue }
      return !KindWords(word[...]).isDisjoint(with: hasColon ? .ticket : [.ticket, .settling])
    }
  }

  /// Whether a text has a word about colour, or a colour that holds a letter.
  private static func speaksOfColor(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if !KindWords(Array(text)[...]).isDisjoint(with: [.color, .border, .shadow]) { return true }
    return text.indices.contains { index in
      guard text[index] == UInt8(ascii: "#"), index + 6 < text.count else { return false }
      let digits = text[(index + 1)...(index + 6)]
      return digits.allSatisfy(Byte.isHexDigit) && digits.contains(where: Byte.isLetter)
    }
  }

  /// Whether a text is nothing but a `#` and 3, 4, 6 or 8 digits.
  package static func isColor(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch text.count {
    case 4, 5, 7, 9: text[0] == UInt8(ascii: "#") && text[1...].allSatisfy(Byte.isHexDigit)
    default: false
    }
  }

  private static func isJoinedBefore(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "/"): true
    default: isJoined(byte)
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
