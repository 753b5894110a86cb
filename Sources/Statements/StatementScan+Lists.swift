import Printing
import Tokens
import Wording

/// What stands beside a name or a value in one list, or says what a value is for.
extension StatementScan {
  /// Whether a value right behind a name is the next of a list: `padding {space.md} 0px`, or code with both of them.
  func isNext(inListOf name: Range<Int>, _ value: Int) -> Bool {
    if text.code.contains(where: { $0.contains(name.lowerBound) && $0.contains(value) }) { return true }
    var before = bytes[..<name.lowerBound].suffix(Self.longestName)
    while let last = before.last, last == UInt8(ascii: " ") || last == UInt8(ascii: ":") { before.removeLast() }
    let word = before.suffix(while: { $0 != UInt8(ascii: " ") }).drop { $0 == UInt8(ascii: "(") }
    return word.first?.isDigit == true || word.last == UInt8(ascii: "}")
      || Self.sided.contains(String(decoding: word, as: UTF8.self).lowercased())
  }

  /// Whether the text gives another token its own value right behind its name, so that it does the same here:
  /// `{spacing.xs} 8px vertical · {spacing.lg} 24px horizontal`.
  func isProved(besides mention: TokenMention) -> Bool {
    text.mentions.contains { other in
      guard other.range != mention.range, let (joint, start) = joint(at: other.range.upperBound), joint == .blank,
        let (value, _) = WrittenValue.read(bytes, at: start), Self.isTelling(value)
      else { return false }
      return subject.names.tokens(other.path).contains { Comparison.matches(value, .whole, $0.token.value) == true }
    }
  }

  /// Properties with a value for each side.
  private static let sided: Set<String> = [
    "padding", "paddings", "margin", "margins", "inset", "insets", "gap", "gaps",
  ]

  /// Whether a name is the last of several of which one thing is said: `the gap between md and lg is 16px`.
  func isJoined(_ name: Range<Int>, _ joint: Joint) -> Bool {
    guard joint != .bracket, joint != .blank else { return false }
    var before = bytes[..<name.lowerBound].suffix(Self.longestName)
    while before.last == UInt8(ascii: " ") { before.removeLast() }
    let word = before.suffix(while: { $0 != UInt8(ascii: " ") })
    guard Self.conjunctions.contains(String(decoding: word, as: UTF8.self)) else { return false }
    let end = bytes[..<word.startIndex].lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 }
    // Behind a value begins another statement: `ink is #111 and paper is #fff`.
    return text.code.contains { code in
      code.upperBound == end && !code.isEmpty && bytes[code.lowerBound] != UInt8(ascii: "#")
        && !bytes[code.lowerBound].isDigit
    }
      || text.mentions.contains { $0.range.upperBound == end }
  }

  private static let conjunctions: Set<String> = ["and", "or", "to", "through", "&", "+"]

  /// Whether words behind a value say what a token is for, and not in which case it has the value: `{rounded.xl} 24px
  /// for buttons`. Of a style, they may say in which place it has another size.
  func isBeforeUse(_ end: Int, _ joint: Joint, of path: TokenPath) -> Bool {
    let start = skipBlanks(end)
    guard joint == .blank || joint == .colon || joint == .dash, !isStyle(path),
      let use = Self.uses.first(where: { bytes[start...].starts(with: $0.utf8) })
    else { return false }
    let clause = bytes[(start + use.utf8.count)...]
      .prefix { $0.isLetter || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
    let isWhole = clause.endIndex == bytes.count || bytes[clause.endIndex].isOne(of: ",;.")
    let words = NameWords(clause).words
    return isWhole && (1...4).contains(words.count) && Self.turns.isDisjoint(with: words.filter { $0 != "and" })
      && Self.classes.isDisjoint(with: words)
  }

  private static let uses = ["for ", "between ", "around ", "on "]

  /// Words for some of the things of a kind.
  private static let classes: Set<String> = [
    "xs", "sm", "md", "lg", "xl", "larger", "smaller", "compact", "dense", "comfortable", "touch", "print", "phone",
    "phones", "tablets", "wide", "narrow", "small", "large", "big", "tiny", "screens", "screen", "viewports", "windows",
    "nested", "inner", "now", "most", "some", "other", "others",
  ]

  /// Whether a colour at the end of a clause has nothing before it but words for how it looks: `all headlines — light
  /// gray #e7e8e8`.
  func endsInLook(before color: Range<Int>, from start: Int) -> Bool {
    let isEnd = color.upperBound == bytes.count || bytes[color.upperBound].isOne(of: ".,;)")
    let dash = bytes[start..<color.lowerBound].indices.last(where: text.isLongDash)
    let words = NameWords(bytes[(dash.map { $0 + 3 } ?? start)..<color.lowerBound]).words
    return isEnd && !Self.hues.isDisjoint(with: words)
      && words.allSatisfy { Self.hues.contains($0) || Self.shades.contains($0) }
  }

  /// White and black alone are left out: they are often what stands on a colour, or below it.
  static let hues: Set<String> = [
    "gray", "red", "orange", "yellow", "green", "blue", "purple", "violet", "pink", "brown", "teal", "cyan", "beige",
    "charcoal", "navy", "indigo", "cream", "ivory", "amber",
  ]
  private static let shades: Set<String> = [
    "a", "an", "the", "light", "dark", "deep", "bright", "pale", "soft", "warm", "cool", "muted", "vivid", "rich",
    "very", "almost", "near", "off", "white", "black",
  ]
}
