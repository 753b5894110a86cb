import Files
import Printing

/// Where a text's name ends and its value begins.
package struct NameSplit {
  package private(set) var name: Range<Int>?
  package private(set) var valueStart = 0
  package private(set) var isExplicit = false
  package private(set) var isDotted = false

  package static let longestName = 60
  private static let mostWords = 7

  package init() {}

  package init(_ text: [UInt8], _ all: [Lexeme]) {
    // `.tank-name: 11 px / weight 600`: the stop before a class ends nothing.
    let isClass =
      all.count > 2 && all[0].end == all[1].start && text[all[0].start] == UInt8(ascii: ".") && all[1].isWord
    let lexemes = isClass ? Array(all.dropFirst()) : all
    defer { if isClass, name != nil { valueStart += 1 } }
    guard let first = lexemes.first else { return }
    if first.isWord, Self.isDotted(text[first.start..<first.end]) {
      name = first.start..<first.end
      isDotted = true
      isExplicit = true
      valueStart = 1
      if lexemes.count > 1 {
        switch lexemes[1].kind {
        case .colon, .dash: valueStart = 2
        case .word, .quantity, .comma, .semicolon, .stop, .open, .close, .other: break
        }
      }
      return
    }
    // `8px – small`: the value comes first.
    if let quantity = first.quantity, quantity.unit != nil, lexemes.count > 2, lexemes[1].isColon || lexemes[1].isDash {
      guard let other = lexemes[2].quantity else { return }
      // `4px = 0.25rem = space-1`
      if quantity.isInOtherUnit(than: other), lexemes.count > 4, lexemes[3].isDash, lexemes[4].isWord { return }
    }
    // `4px (xs) — the tightest gaps`, `4px (0.25rem) – tight`
    if let quantity = first.quantity, quantity.unit != nil, lexemes.count > 4, lexemes[1].isOpen,
      lexemes[2].isWord || lexemes[2].quantity.map(quantity.isInOtherUnit) == true,
      let close = lexemes[..<min(6, lexemes.count - 1)].firstIndex(where: \.isClose),
      lexemes[close + 1].isDash || lexemes[close + 1].isColon
    {
      return
    }
    if takeBracket(text, lexemes) { return }
    var depth = 0
    var dash: Int?
    pieces: for (index, lexeme) in lexemes.enumerated() {
      switch lexeme.kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .colon where text[lexeme.end...].starts(with: "//"): continue
      case .colon where depth <= 0 && index > 0:
        isExplicit = isName(first.start..<lexeme.start, words: index, index + 1)
        isDotted = isExplicit && Self.isVariable(text[first.start..<lexeme.start])
        return
      case .dash
      where depth <= 0 && index > 0 && dash == nil && !Self.isChange(lexemes, at: index)
        && !Self.isOfVariable(lexemes, at: index, in: text):
        dash = index
      // `Animation? → 200ms`
      case .stop
      where depth <= 0 && index > 0 && index + 1 < lexemes.count && lexemes[index + 1].isDash
        && text[lexeme.start] == UInt8(ascii: "?"):
        _ = isName(first.start..<lexeme.start, words: index, index + 2)
        return
      case .stop where Self.beginsClass(lexeme, in: text): continue
      case .semicolon where depth <= 0, .stop where depth <= 0: break pieces
      case .other where text[lexeme.start] == UInt8(ascii: "{"): depth += 1
      case .other where text[lexeme.start] == UInt8(ascii: "}"): depth -= 1
      case .word, .quantity, .comma, .semicolon, .stop, .colon, .dash, .other: continue
      }
    }
    if let dash, isName(first.start..<lexemes[dash].start, words: dash, dash + 1) { return }
    if let number = lexemes.firstIndex(where: { $0.quantity != nil || Self.isPair($0, in: text) }),
      (1...4).contains(number),
      lexemes[..<number].allSatisfy(\.isWord)
    {
      // `Body copy is 28px`
      let words = lexemes[..<number].reversed().drop { Self.isJoining(text[$0.start..<$0.end]) }
      guard let last = words.first else { return }
      let end = last.end - Self.particle(text[first.start..<last.end])
      _ = isName(first.start..<end, words: words.count, number)
    }
  }

  /// The point of a class, `.tank .label`, which a blank is before and a letter behind.
  private static func beginsClass(_ lexeme: Lexeme, in text: [UInt8]) -> Bool {
    text[lexeme.start] == UInt8(ascii: ".") && lexeme.end < text.count && text[lexeme.end].isLetter
      && lexeme.start > 0 && text[lexeme.start - 1].isSpace
  }

  /// `24/32`
  private static func isPair(_ lexeme: Lexeme, in text: [UInt8]) -> Bool {
    guard lexeme.isOther, text[lexeme.start].isDigit else { return false }
    let sides = text[lexeme.start..<lexeme.end].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return sides.count == 2 && sides.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDigit) }
  }

  /// Whether a dash is the arrow between two numbers within a text: `fades from 0.85 -> 1.0`.
  private static func isChange(_ lexemes: [Lexeme], at dash: Int) -> Bool {
    dash > 1 && lexemes[dash - 1].isQuantity && lexemes[(dash + 1)...].prefix(2).contains(where: \.isQuantity)
  }

  /// Whether a hyphen is one of the two that the name of a variable begins with: `--card-radius`.
  private static func isOfVariable(_ lexemes: [Lexeme], at dash: Int, in text: [UInt8]) -> Bool {
    dash == 1 && text[lexemes[0].start] == UInt8(ascii: "-") && lexemes[0].end == lexemes[1].start
      && text[lexemes[1].start] == UInt8(ascii: "-")
  }

  private static func isJoining(_ word: ArraySlice<UInt8>) -> Bool {
    word.isWord("is") || word.isWord("are") || word.isWord("of") || word.isWord("at") || word.isWord("use")
      || word.isWord("uses") || toDo.contains { word.isWord($0) }
  }

  /// What is said of how long something may be: `Selection may take 120 ms`.
  private static let toDo: [StaticString] = [
    "may", "can", "take", "takes", "last", "lasts", "pode", "dura", "durar", "dauert", "with", "in", "a", "an", "the",
    "to",
    "by", "within", "over", "up", "run", "runs", "mit", "einem", "einer", "avec", "un", "une", "con", "una", "com",
    "um",
    "uma",
  ]

  /// The length of what joins a name to its value in scripts without spaces: `按钮圆角为 8px`, `余白は16px`.
  private static func particle(_ name: ArraySlice<UInt8>) -> Int {
    name.count > 6 && particles.contains { name.suffix(3).elementsEqual($0.utf8) } ? 3 : 0
  }

  private static let particles = ["为", "為", "は", "が"]

  /// Whether a family with its weight is in a bracket: `Mono (JetBrains Mono 500, 13px)`.
  private static func givesWeight(_ lexemes: ArraySlice<Lexeme>, in text: [UInt8]) -> Bool {
    guard let first = lexemes.first, text[first.start].isUppercase,
      let weight = lexemes.dropFirst().first(where: { !$0.isWord && !$0.isComma })?.quantity
    else { return false }
    return weight.unit == nil && (100...950).contains(weight.low) && weight.low.truncatingRemainder(dividingBy: 50) == 0
  }

  /// `Display (48pt, Bold): headlines`: a value with its unit in brackets right behind its name.
  private mutating func takeBracket(_ text: [UInt8], _ lexemes: [Lexeme]) -> Bool {
    guard lexemes[0].isWord,
      let open = lexemes.prefix(Self.mostWords + 1).firstIndex(where: {
        !$0.isWord && ($0.quantity == nil || $0.quantity?.unit != nil)
      }),
      lexemes[open].isOpen, let close = lexemes[open...].firstIndex(where: \.isClose), open + 1 < close,
      text[lexemes[open + 1].start].isDigit || Self.isLimit(lexemes[(open + 1)..<close], in: text)
        || Self.givesWeight(lexemes[(open + 1)..<close], in: text),
      Self.givesLength(lexemes[(open + 1)..<close], in: text)
    else { return false }
    let behind = close + 1
    if behind < lexemes.count {
      guard lexemes[behind].isColon || lexemes[behind].isDash || lexemes[behind].isComma,
        behind + 1 == lexemes.count || lexemes[behind + 1].quantity == nil,
        !text[lexemes[close].end...].contains(UInt8(ascii: "#"))
      else { return false }
    }
    isExplicit = isName(lexemes[0].start..<lexemes[open - 1].end, words: open, open + 1)
    return isExplicit
  }

  /// `< 100ms`, `≤ 100ms`: a sign and the number that is a limit.
  private static func isLimit(_ lexemes: ArraySlice<Lexeme>, in text: [UInt8]) -> Bool {
    guard lexemes.count == 2, let sign = lexemes.first, let limit = lexemes.last, limit.isQuantity else { return false }
    return ["<", ">", "≤", "≥", "~", "≈"].contains { text[sign.start..<sign.end].elementsEqual($0.utf8) }
  }

  /// Whether a number has its unit, or slashes join several as in `48/56px`; a colour in the bracket is another's.
  private static func givesLength(_ lexemes: ArraySlice<Lexeme>, in text: [UInt8]) -> Bool {
    lexemes.contains { lexeme in
      lexeme.quantity?.unit != nil
        || lexeme.isOther && text[lexeme.start].isDigit
          && text[lexeme.start..<lexeme.end].contains(UInt8(ascii: "/"))
    } && !lexemes.contains { text[$0.start] == UInt8(ascii: "#") }
  }

  private mutating func isName(_ range: Range<Int>, words: Int, _ valueStart: Int) -> Bool {
    guard range.count <= Self.longestName, words <= Self.mostWords + 2 else { return false }
    name = range
    self.valueStart = valueStart
    return true
  }

  /// `--space-4` or `$radius-md`: a variable of a stylesheet, whose words all speak of its value.
  private static func isVariable(_ name: ArraySlice<UInt8>) -> Bool {
    (name.starts(with: "--") || name.first == UInt8(ascii: "$"))
      && name.dropFirst(2).allSatisfy {
        $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }
  }

  /// `color.brand.primary`: letters, digits, `-` and `_` in parts joined by points, each part not empty.
  private static func isDotted(_ word: ArraySlice<UInt8>) -> Bool {
    var hasDot = false
    for byte in word {
      if byte == UInt8(ascii: ".") { hasDot = true }
      guard byte.isLetter || byte.isDigit || byte.isOne(of: "._-") else { return false }
    }
    return hasDot
  }
}
