import Printing

/// One piece of a text: a word, a number with its unit, or a sign between them.
package struct Lexeme {
  package enum Kind {
    /// Letters with what joins them: `Extra`, `slide-up`, `color.brand.primary`, `H1`.
    case word
    case quantity(Quantity)
    case colon, comma, semicolon, stop, open, close
    /// A dash between spaces, `=` or an arrow.
    case dash
    case other
  }

  package let kind: Kind
  package let start: Int
  package let end: Int

  package var quantity: Quantity? { if case .quantity(let quantity) = kind { quantity } else { nil } }
  package var isQuantity: Bool { if case .quantity = kind { true } else { false } }
  package init(kind: Kind, start: Int, end: Int) {
    self.kind = kind
    self.start = start
    self.end = end
  }

  package var isWord: Bool { if case .word = kind { true } else { false } }
  package var isComma: Bool { if case .comma = kind { true } else { false } }
  package var isColon: Bool { if case .colon = kind { true } else { false } }
  package var isDash: Bool { if case .dash = kind { true } else { false } }
  package var isOpen: Bool { if case .open = kind { true } else { false } }
  package var isClose: Bool { if case .close = kind { true } else { false } }
  package var isOther: Bool { if case .other = kind { true } else { false } }

  /// Whether it parts two clauses.
  package var isBreak: Bool {
    switch kind {
    case .comma, .semicolon, .stop, .dash, .close: true
    case .word, .quantity, .colon, .open, .other: false
    }
  }
}

extension Lexeme {
  /// The pieces of a text.
  package static func split(_ text: [UInt8]) -> [Lexeme] {
    var lexemes: [Lexeme] = []
    split(text, into: &lexemes)
    return lexemes
  }

  /// Cuts a text into its pieces; `into` is emptied first, so that one buffer serves many texts.
  package static func split(_ text: [UInt8], into lexemes: inout [Lexeme]) {
    lexemes.removeAll(keepingCapacity: true)
    var index = 0
    while index < text.count {
      let byte = text[index]
      let start = index
      if byte.isSpace {
        index += 1
        continue
      }
      if byte.isLetter || byte == UInt8(ascii: "_") || byte >= 0x80 && sign(text, index) == nil {
        index = endOfWord(text, from: index)
        let range = clamp(text, start..<index)
        index = range?.end ?? index
        lexemes.append(Lexeme(kind: range.map { .quantity($0) } ?? .word, start: start, end: index))
      } else if startsNumber(text, index) {
        var reader = QuantityReader(text, at: index)
        let quantity = isBound(text, index) ? reader.pass() : reader.read()
        index = max(reader.index, index + 1)
        lexemes.append(Lexeme(kind: quantity.map { .quantity($0) } ?? .other, start: start, end: index))
      } else {
        let (kind, length) = sign(text, index) ?? (.other, 1)
        index += length
        lexemes.append(Lexeme(kind: kind, start: start, end: index))
      }
    }
  }

  /// `clamp(42px, 7.5vw, 78px)`: a range from the first length to the last.
  private static func clamp(_ text: [UInt8], _ word: Range<Int>) -> Quantity? {
    guard text[word].isWord("clamp"), word.upperBound + 1 < text.count, text[word.upperBound] == UInt8(ascii: "(")
    else {
      return nil
    }
    var depth = 0
    var comma: Int?
    for index in word.upperBound..<min(text.count, word.upperBound + longestClamp) {
      if text[index] == UInt8(ascii: "(") { depth += 1 }
      if text[index] == UInt8(ascii: ")") { depth -= 1 }
      if text[index] == UInt8(ascii: ","), depth == 1 { comma = index }
      guard depth == 0 else { continue }
      guard let comma, let low = length(text, from: word.upperBound + 1), let high = length(text, from: comma + 1),
        text[low.end] == UInt8(ascii: ","), high.end == index, low.unit == high.unit, low.low < high.low
      else { return nil }
      return Quantity(
        low: low.low, high: high.low, unit: low.unit, isFraction: low.isFraction || high.isFraction, isSquare: false,
        start: word.lowerBound, end: index + 1)
    }
    return nil
  }

  private static let longestClamp = 120

  /// One length behind spaces.
  private static func length(_ text: [UInt8], from start: Int) -> Quantity? {
    guard let first = text[start...].firstIndex(where: { !$0.isSpace }), text[first].isDigit else { return nil }
    var reader = QuantityReader(text, at: first)
    return reader.read().flatMap { $0.high == nil && $0.unit?.isLength == true ? $0 : nil }
  }

  /// Whether a number belongs to a sign before it: `#12`, `$5`, `/2`, `@3`.
  private static func isBound(_ text: [UInt8], _ index: Int) -> Bool {
    guard index > 0 else { return false }
    // `clamp(1.6rem, 4vw, 2.2rem)/800`
    if text[index - 1] == UInt8(ascii: "/"), index > 1, text[index - 2] == UInt8(ascii: ")") { return false }
    switch text[index - 1] {
    case UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: "@"), UInt8(ascii: "&"),
      UInt8(ascii: "\\"):
      return true
    default: return text[index - 1].isDigit
    }
  }

  private static func startsNumber(_ text: [UInt8], _ index: Int) -> Bool {
    let byte = text[index]
    if byte.isDigit { return true }
    guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-"), index + 1 < text.count else { return false }
    let next = text[index + 1]
    guard next.isDigit || byte == UInt8(ascii: "-") && next == UInt8(ascii: ".") else { return false }
    return index == 0 || text[index - 1].isSpace || text[index - 1].isOne(of: "([,:=<>~")
  }

  private static func endOfWord(_ text: [UInt8], from start: Int) -> Int {
    var index = start
    // Whether the last letter is one of a script that parts no words.
    var isUnparted = false
    while index < text.count {
      let byte = text[index]
      if byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") {
        if isUnparted, startsMeasure(text, index) { break }
        isUnparted = false
        index += 1
      } else if byte >= 0x80 {
        guard sign(text, index) == nil else { break }
        isUnparted = isUnparted && byte < 0xC0 || byte.startsUnparted
        index += 1
      } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "'") {
        guard index + 1 < text.count, text[index + 1].isLetter || text[index + 1].isDigit else { break }
        index += 2
      } else if byte == UInt8(ascii: "["), let end = endOfIndex(text, from: index) {
        index = end
      } else {
        break
      }
    }
    return index
  }

  /// Behind the index of a list, as in `spacing[2]`.
  private static func endOfIndex(_ text: [UInt8], from open: Int) -> Int? {
    let digits = text[(open + 1)...].prefix(4).prefix(while: \.isDigit)
    guard !digits.isEmpty, digits.endIndex < text.count, text[digits.endIndex] == UInt8(ascii: "]") else { return nil }
    return digits.endIndex + 1
  }

  /// Whether a number with its unit begins at a place: `角丸8px` is a word and a length.
  private static func startsMeasure(_ text: [UInt8], _ index: Int) -> Bool {
    guard text[index].isDigit else { return false }
    var reader = QuantityReader(text, at: index)
    return reader.read()?.unit != nil
  }

  /// A sign and its length in bytes; nil for anything else.
  private static func sign(_ text: [UInt8], _ index: Int) -> (Kind, Int)? {
    switch text[index] {
    case UInt8(ascii: ":"): return (.colon, 1)
    case UInt8(ascii: ","): return (.comma, 1)
    case UInt8(ascii: ";"): return (.semicolon, 1)
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): return (.stop, 1)
    case UInt8(ascii: "("), UInt8(ascii: "["): return (.open, 1)
    case UInt8(ascii: ")"), UInt8(ascii: "]"): return (.close, 1)
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "|"): return (.dash, 1)
    case 0xE2 where index + 2 < text.count:
      switch (text[index + 1], text[index + 2]) {
      case (0x80, 0x93), (0x80, 0x94), (0x86, 0x92): return (.dash, 3)
      case (0x80, _), (0x86, _), (0x88, _), (0x89, _): return (.other, 3)
      default: return nil
      }
    case 0xE3 where index + 2 < text.count && text[index + 1] == 0x80:
      switch text[index + 2] {
      case 0x80: return (.other, 3)
      case 0x81: return (.comma, 3)
      case 0x82: return (.stop, 3)
      case 0x90: return (.open, 3)
      case 0x91: return (.close, 3)
      default: return nil
      }
    case 0xEF where index + 2 < text.count && text[index + 1] == 0xBC:
      // The signs of ASCII in full width.
      switch text[index + 2] {
      case 0x81, 0x9F: return (.stop, 3)
      case 0x88: return (.open, 3)
      case 0x89: return (.close, 3)
      case 0x8C: return (.comma, 3)
      case 0x8F: return (.other, 3)
      case 0x9A: return (.colon, 3)
      case 0x9B: return (.semicolon, 3)
      default: return nil
      }
    case 0xC2 where index + 1 < text.count: return (.other, 2)
    case 0xC3 where index + 1 < text.count && text[index + 1] == 0x97: return (.other, 2)
    default: return nil
    }
  }
}
