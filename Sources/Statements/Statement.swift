package import Files
package import Motion
import Printing
package import Tokens
package import Wording

/// One place of a document that says what the value of a token is.
package struct Statement: Sendable {
  /// What of a token's value is spoken of.
  package enum Field: Sendable, Equatable {
    case whole, size, weight, leading, tracking, family
    case parameter(SpringParameter)
  }

  /// The tokens that the name may mean: one where it is a token's path.
  package let tokens: [TokenPath]
  /// Whether the document names the token by its path.
  package let isReference: Bool
  /// Whether a size is written out where the tokens abbreviate it, or the other way round.
  package var isOtherSpelling = false
  /// Whether the name is that of a token behind the prefix of the system's custom properties.
  var isPrefixed = false
  package let field: Field
  /// The themes of which the document speaks; empty where it names none.
  package let themes: [String]
  package let value: WrittenValue
  /// Where the value is written.
  package let range: ByteRange
  /// Whether the name is written as code has it, of several words or with the signs of a variable: `--ink`, `radius-md`.
  var isCode = false
  /// Whether no word of its sentence says in which case the value holds.
  var isUnderstood = true
  /// The section that it stands in.
  var section = 0
  /// How sure it is that the tokens are meant.
  package var confidence = Confidence.likely

  /// Whether nothing else is called so.
  var isWhole: Bool { isReference || isCode }

  /// The same statement of a section.
  func within(_ section: Int) -> Statement {
    var copy = self
    copy.section = section
    return copy
  }

  /// Whether it gives a length whose size may depend on that of the root.
  package var isOfRoot: Bool {
    guard case .quantity(let quantity) = value else { return false }
    return quantity.unit == .rem || quantity.unit == .px
  }

  /// The same length in rem or in pixels, of a root of so many pixels; nil where it is written so already.
  package func converted(toRem isRem: Bool, root: Double) -> Statement? {
    guard case .quantity(let quantity) = value, root > 0, quantity.unit == (isRem ? .px : .rem) else { return nil }
    let number = isRem ? quantity.low / root : quantity.low * root
    return Statement(
      tokens: tokens, isReference: isReference, isOtherSpelling: isOtherSpelling, isPrefixed: isPrefixed, field: field,
      themes: themes, value: .quantity(quantity.at(number).with(isRem ? .rem : .px)), range: range, isCode: isCode,
      isUnderstood: isUnderstood, section: section, confidence: confidence)
  }
}

/// A token that a text names by its path.
package struct TokenMention: Sendable {
  package let path: TokenPath
  /// Where it is in the text, brackets included.
  package let range: Range<Int>
  /// Whether it is written in curly brackets.
  package let isBraced: Bool
}

extension TokenMention {
  /// The words of a text in curly brackets, and the dotted ones outside of them, in order.
  ///
  /// - Parameter code: the parts that are written as code.
  static func all(in bytes: [UInt8], _ code: [Range<Int>] = []) -> [TokenMention] {
    mayHold(bytes) ? MentionScan(bytes: bytes, code: code).mentions() : []
  }

  /// Whether a text has a curly bracket, or a dot inside a word: few have, and only those are read word by word.
  private static func mayHold(_ bytes: [UInt8]) -> Bool {
    var last: UInt8 = 0
    for byte in bytes {
      if byte == UInt8(ascii: "{") || last == UInt8(ascii: ".") && byte > UInt8(ascii: " ") { return true }
      last = byte
    }
    return false
  }
}

/// Finds the words of a text that may be paths of tokens.
private struct MentionScan {
  let bytes: [UInt8]
  let code: [Range<Int>]

  func mentions() -> [TokenMention] {
    var found: [TokenMention] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "{") {
        if let end = braced(at: index) {
          let path = String(decoding: bytes[(index + 1)..<(end - 1)], as: UTF8.self)
          found.append(TokenMention(path: TokenPath(path), range: index..<end, isBraced: true))
          index = end
          continue
        }
        index += 1
      } else if Self.isInPath(bytes[index]) {
        var end = index
        while end < bytes.count, Self.isInPath(bytes[end]) { end += 1 }
        let next = end
        while end > index, bytes[end - 1] == UInt8(ascii: ".") || bytes[end - 1] == UInt8(ascii: "-") { end -= 1 }
        if bytes[index..<end].contains(UInt8(ascii: ".")), !isJoined(index, next) {
          let path = String(decoding: bytes[index..<end], as: UTF8.self)
          found.append(TokenMention(path: TokenPath(path), range: index..<end, isBraced: false))
        }
        index = next
      } else {
        index += 1
        // What follows in a letter of other scripts begins no word: `本文は`.
        if bytes[index - 1] >= 0xE2 { while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 } }
      }
    }
    return found
  }

  /// The end of a word in curly brackets that opens at an offset.
  private func braced(at start: Int) -> Int? {
    guard let close = bytes[start...].prefix(120).firstIndex(of: UInt8(ascii: "}")), close > start + 1 else {
      return nil
    }
    let inner = bytes[(start + 1)..<close]
    let isPath = inner.allSatisfy { Self.isInPath($0) || $0 == UInt8(ascii: "$") }
    return isPath && (start == 0 || bytes[start - 1] != UInt8(ascii: "$") && bytes[start - 1] != UInt8(ascii: "{"))
      ? close + 1 : nil
  }

  private static func isInPath(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte >= 0x80 && byte < 0xC0 || byte >= 0xC3 && byte < 0xE2
      || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  /// Whether a word is a part of something larger: an address, a path, a call, a pattern.
  private func isJoined(_ start: Int, _ end: Int) -> Bool {
    let signs: StaticString = "/@*$#(<[{\\="
    return signs.withUTF8Buffer { signs in
      if start > 0, signs.contains(bytes[start - 1]), bytes[start - 1] != UInt8(ascii: "(") { return true }
      // Where the code ends, the text goes on: `radius.md` = 8px.
      return end < bytes.count && signs.contains(bytes[end]) && !code.contains { $0.upperBound == end }
    }
  }
}
