package import Colorimetry
package import Printing

/// Hex colours in running text, by exact grammar.
package enum HexColors {
  package struct Found: Sendable {
    package let range: Range<Int>
    package let color: Color
  }

  /// `#rgb`, `#rrggbb` or `#rrggbbaa` by itself: no letter, digit, `#`, `&`, `/` or `-` before it and no letter,
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

  /// Which opaque colours a text has, as `#rrggbb` in small letters, however they are written.
  package static func opaque(in text: ArraySlice<UInt8>) -> Set<String> {
    Set(find(in: text).lazy.filter { $0.color.opacity == 1 }.map(\.color.opaqueHex))
  }

  /// `#666` and `(#374151)`: digits alone, which are a colour only where all around them says so.
  ///
  /// - Parameter isShadow: whether `#0008` is a colour too, which elsewhere is the number of an issue.
  package static func digits(in text: [UInt8], isShadow: Bool = false) -> [Found] {
    text.withUnsafeBufferPointer { bytes in
      bytes.indices.dropLast(3).compactMap { start in
        guard bytes[start] == UInt8(ascii: "#") else { return nil }
        let end = start + 1 + bytes[(start + 1)...].prefix(7).prefix(while: \.isDigit).count
        guard end - start == 4 || isShadow && end - start == 5 || end - start == 7 && isNumber(bytes, start..<end),
          !isJoinedBefore(bytes, start),
          end == bytes.count || !isJoined(bytes[end]),
          let color = Color(hex: UnsafeBufferPointer(rebasing: bytes[start..<end]))
        else { return nil }
        return Found(range: start..<end, color: color)
      }
    }
  }

  /// Where the next of them is, `#` included.
  package static func next(in text: BorrowedBytes, from start: Int) -> Range<Int>? {
    var at = start
    while let hash = text[at...].firstIndex(of: UInt8(ascii: "#")) {
      at = hash + 1
      while at < text.count, text[at].isHexDigit { at += 1 }
      let isColor =
        switch at - hash - 1 {
        case 3: text[(hash + 1)..<at].contains { $0 >= UInt8(ascii: "A") }
        case 6, 8: true
        default: false
        }
      if isColor, !isJoinedBefore(text, hash), at == text.count || !isJoined(text[at]) {
        guard isNumber(text, hash..<at) else { return hash..<at }
      }
    }
    return nil
  }

  // MARK: Numbers of issues

  /// How many bytes before and behind a number are looked at: the time is linear in a text full of them.
  private static let reach = 500

  /// Whether digits alone number something: `Issue #123456`, `Fixes #123456 and #123457`, `Crash on launch (#123456)`.
  private static func isNumber(_ text: BorrowedBytes, _ range: Range<Int>) -> Bool {
    guard range.lowerBound > 0, text[range].dropFirst().allSatisfy(\.isDigit) else { return false }
    let before = Array(text[max(0, range.lowerBound - reach)..<range.lowerBound])
    guard !isGray(Array(text[range].dropFirst())) else { return false }
    if numbers(before) { return true }
    let isInBrackets =
      before.last == UInt8(ascii: "(") && range.upperBound < text.count && text[range.upperBound] == UInt8(ascii: ")")
    guard isInBrackets, isRemark(before), !namesDark(before.dropLast()) else { return false }
    return !speaksOfColor(before + text[range.lowerBound..<min(text.count, range.upperBound + reach)])
  }

  /// `#333333`: no number is likely to be one.
  private static func isGray(_ digits: [UInt8]) -> Bool {
    digits[0..<2] == digits[2..<4] && digits[2..<4] == digits[4..<6]
  }

  /// Whether what is before a bracket is more than a name: three words, or one for what has numbers.
  private static func isRemark(_ before: [UInt8]) -> Bool {
    before.split(separator: UInt8(ascii: " ")).count > 3
      || !KindWords(before[...]).isDisjoint(with: [.ticket, .settling])
  }

  /// Whether a text ends with the name of a colour that digits alone often are, and is about nothing that was done:
  /// `Black`, `Texto cinza`, `深灰`.
  private static func namesDark(_ text: ArraySlice<UInt8>) -> Bool {
    let word = Trimming.bytes(text).split(whereSeparator: { $0.isSpace || $0 == UInt8(ascii: "-") }).last ?? []
    return darks.contains(String(decoding: word, as: UTF8.self).lowercased())
      && KindWords(text).isDisjoint(with: [.ticket, .settling])
  }

  private static let darks: Set<String> = [
    "black", "gray", "grey", "slate", "charcoal", "navy", "schwarz", "grau", "dunkelgrau", "noir", "gris", "negro",
    "preto", "cinza", "nero", "grigio", "zwart", "grijs", "donkergrijs", "黒", "グレー", "ダークグレー", "黑色", "灰色",
    "深灰", "深灰色", "검정", "검은색", "회색",
  ]

  /// Whether the word before a number, other numbers and `and` between them left out, is one for what has numbers.
  private static func numbers(_ text: [UInt8]) -> Bool {
    var end = text.count
    var hasColon = false
    while true {
      while end > 0, !text[end - 1].isLetter, !text[end - 1].isDigit {
        guard text[end - 1] < 0x80, text[end - 1] != UInt8(ascii: ".") else { return false }
        if text[end - 1] == UInt8(ascii: ":") { hasColon = true }
        end -= 1
      }
      var start = end
      while start > 0, text[start - 1].isLetter || text[start - 1].isDigit { start -= 1 }
      guard start < end else { return false }
      let word = text[start..<end]
      end = start
      if word.allSatisfy(\.isDigit) || word.isWord("and") || word.isWord("or") { continue }
      return !KindWords(word).isDisjoint(with: hasColon ? .ticket : [.ticket, .settling])
    }
  }

  /// Whether a text has a word about colour, or a colour that holds a letter.
  private static func speaksOfColor(_ text: [UInt8]) -> Bool {
    if !KindWords(text[...]).isDisjoint(with: [.color, .border, .shadow]) { return true }
    return text.indices.contains { index in
      guard text[index] == UInt8(ascii: "#"), index + 6 < text.count else { return false }
      let digits = text[(index + 1)...(index + 6)]
      return digits.allSatisfy(\.isHexDigit) && digits.contains(where: \.isLetter)
    }
  }

  /// Whether a text is nothing but a `#` and 3, 4, 6 or 8 digits.
  package static func isColor(_ text: BorrowedBytes) -> Bool {
    switch text.count {
    case 4, 5, 7, 9: text[0] == UInt8(ascii: "#") && text[1...].allSatisfy(\.isHexDigit)
    default: false
    }
  }

  /// Whether what is right before a `#` makes it a part of something else; signs and scripts of three bytes do not.
  private static func isJoinedBefore(_ text: BorrowedBytes, _ hash: Int) -> Bool {
    guard hash > 0 else { return false }
    switch text[hash - 1] {
    case UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "/"): return true
    case 0x80...: return hash < 3 || text[hash - 3] < 0xE2 || text[hash - 2] < 0x80
    default: return isJoined(text[hash - 1])
    }
  }

  /// Whether what is right behind the digits goes on with them.
  private static func isJoined(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80..<0xE2:
      true
    default: false
    }
  }
}
