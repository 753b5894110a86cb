import Files
import Guide
import Printing
import Statements

/// A number of things that a sentence counts and then lists: `Three tiers: fast (150ms), normal (250ms)`.
struct InlineCount {
  /// The number and the noun.
  let words: String
  let range: Range<Int>
  /// How many are listed.
  let count: Int

  /// The sentences of a text that list another number than they give.
  static func all(in text: PageText) -> [InlineCount] {
    var found: [InlineCount] = []
    var start = 0
    while start < text.bytes.count {
      guard let colon = text.bytes[start...].firstIndex(of: UInt8(ascii: ":")) else { break }
      start = colon + 1
      if let list = bracketed(text, colon) { found.append(list) }
      // Every plural that is meant ends in one of two letters.
      guard colon > 0, text.bytes[colon - 1] == UInt8(ascii: "s") || text.bytes[colon - 1] == UInt8(ascii: "i") else {
        continue
      }
      if let list = read(text, colon) { found.append(list) }
    }
    return found
  }

  /// What a label counts in brackets: `Tabs (3): Home, Search, Profile`.
  private static func bracketed(_ text: PageText, _ colon: Int) -> InlineCount? {
    let bytes = text.bytes
    guard colon > 3, bytes[colon - 1] == UInt8(ascii: ")"),
      let open = bytes[..<colon].lastIndex(of: UInt8(ascii: "(")), open > 1, bytes[open - 1] == UInt8(ascii: " "),
      bytes[open - 2] == UInt8(ascii: "s"), (open + 2...open + 3).contains(colon - 1),
      let number = Int(String(decoding: bytes[(open + 1)..<(colon - 1)], as: UTF8.self))
    else { return nil }
    let sentence = text.sentence(around: colon)
    guard sentence.startIndex < open, NameWords(sentence[..<open]).words.count <= 3, !Denial.isIn(sentence),
      let items = Items(sentence[(colon + 1)...]), items.isParted, items.most > 2, items.most != number
    else { return nil }
    let start = sentence.firstIndex { $0 != UInt8(ascii: " ") } ?? open
    let range = start..<colon
    return InlineCount(words: String(decoding: bytes[range], as: UTF8.self), range: range, count: items.most)
  }

  private static func read(_ text: PageText, _ colon: Int) -> InlineCount? {
    let sentence = text.sentence(around: colon)
    let lead = sentence[..<colon]
    let words = lead.split(separator: UInt8(ascii: " "))
    guard words.count >= 2, words.count <= 8, let noun = words.last, nouns.contains(lowercased(noun)),
      let place = words.dropLast().lastIndex(where: { CountWords.number($0) != nil }), place + 4 > words.count,
      let number = CountWords.number(words[place]),
      words[..<place].allSatisfy({
        CountMismatch.openings.contains(lowercased($0)) || things.contains(lowercased($0))
      }),
      words[(place + 1)...].dropLast().allSatisfy({ $0.allSatisfy { $0.isLetter || $0 == UInt8(ascii: "-") } }),
      !Denial.isIn(sentence), let items = Items(sentence[(colon + 1)...]),
      let count = items.count(beside: number)
    else { return nil }
    let range = words[place].startIndex..<noun.endIndex
    return InlineCount(words: String(decoding: text.bytes[range], as: UTF8.self), range: range, count: count)
  }

  private static func lowercased(_ word: ArraySlice<UInt8>) -> String {
    String(decoding: word.map(\.lowercased), as: UTF8.self)
  }

  /// Things that a design document counts and lists in one sentence.
  private static let nouns: Set<String> = [
    "colors", "colours", "sizes", "weights", "steps", "levels", "tiers", "durations", "radii", "easings", "springs",
    "shadows", "families", "typefaces", "fonts", "breakpoints", "stops", "shades", "styles", "curves",
    "variants", "states", "themes", "elevations", "hues", "kinds", "types", "spacings",
  ]

  /// What a sentence may say that it has several of something.
  private static let things: Set<String> = [
    "button", "buttons", "corners", "card", "cards", "badge", "badges", "spacing", "come", "has", "have", "each", "a",
  ]

  /// The items of a list within a sentence.
  private struct Items {
    /// How many there are if every comma, slash, `and` and `or` stands between two of them.
    let most: Int
    /// Whether each comma ends an item that is one thing.
    let isParted: Bool
    /// Whether each comma ends an item, and each item has a figure.
    let isCertain: Bool
    /// Whether each item is a single word, so that there are no fewer things than items.
    let isOfWords: Bool
    /// Whether an item may stand for several things: `brand and neutrals`.
    let mayGroup: Bool

    /// Nil for what is no list, or not a whole one.
    init?(_ text: ArraySlice<UInt8>) {
      var parts: [[UInt8]] = [[]]
      var (commas, depth) = (0, 0)
      for byte in text {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        guard depth >= 0 else { return nil }
        let isComma = byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
        if depth == 0, isComma || byte.isOne(of: "/|&+") {
          if isComma { commas += 1 }
          parts.append([])
        } else {
          parts[parts.count - 1].append(byte)
        }
      }
      let hasJoint = Self.splitLast(&parts)
      let items = parts.map { Item($0) }
      let all = items.reduce(0) { $0 + $1.count }
      guard depth == 0, all > 1, items.allSatisfy(\.isPlain) else { return nil }
      most = all
      isParted = commas + (hasJoint ? 1 : 0) == items.count - 1 && items.allSatisfy { $0.count == 1 }
      isCertain = isParted && items.allSatisfy(\.hasFigure)
      isOfWords = isParted && commas > 0 && hasJoint && items.allSatisfy(\.isWord)
      mayGroup = items.contains(where: \.isPlural)
    }

    /// Parts the last two items, between which `and` stands without a comma; false where they are no two.
    private static func splitLast(_ parts: inout [[UInt8]]) -> Bool {
      guard let last = parts.last, !last.contains(UInt8(ascii: "(")) else { return false }
      for joint in [" and ", " or "] {
        guard let place = last[...].firstPlace(of: Array(joint.utf8)[...]), place.lowerBound > 0 else { continue }
        let items = [Array(last[..<place.lowerBound]), Array(last[place.upperBound...])]
        guard items.allSatisfy({ Item($0).hasFigure }) || items.allSatisfy({ Item($0).isWord }) else { return false }
        parts.removeLast()
        parts += items
        return true
      }
      return false
    }

    /// How many are listed; nil where it may be as many as a number says.
    func count(beside number: Int) -> Int? {
      if number < most { return isCertain || isOfWords ? most : nil }
      // Of many things, a sentence may list the groups; where one is missing, it lists the things.
      return number > most && (isCertain || number == most + 1 && !mayGroup) ? most : nil
    }
  }

  private struct Item {
    /// How many things it may be: `and`, `or` and arrows stand between several.
    let count: Int
    let hasFigure: Bool
    /// Whether it is a single word that names one thing.
    let isWord: Bool
    let isPlural: Bool
    let isPlain: Bool

    init(_ text: [UInt8]) {
      var plain: [UInt8] = []
      var depth = 0
      for byte in text {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if depth == 0 { plain.append(byte) }
        if byte == UInt8(ascii: ")") { depth -= 1 }
      }
      var words = NameWords(plain).words
      // A dash between figures, an ellipsis: the list is not whole.
      let isWhole = !plain.contains(0xE2) && words.allSatisfy { !InlineCount.open.contains($0) }
      while let first = words.first, first == "and" || first == "or" { words.removeFirst() }
      count = words.isEmpty ? 0 : 1 + words.count { $0 == "and" || $0 == "or" }
      hasFigure = text.contains(where: \.isDigit) && words.first.map { !InlineCount.remarks.contains($0) } ?? false
      isWord = words.count == 1 && words[0].allSatisfy(\.isLetter) && !words[0].hasSuffix("s")
      isPlural = words.contains { $0.hasSuffix("s") && $0.count > 3 }
      isPlain = isWhole && words.count <= 5
    }
  }

  /// Words with which a list is not whole, or is none.
  fileprivate static let open: Set<String> = [
    "including", "such", "like", "eg", "e", "etc", "more", "rest", "see", "below", "which", "that", "each", "every",
    "to", "through", "from", "follows", "following", "above", "plus", "except", "not", "one", "both",
  ]
  fileprivate static let remarks: Set<String> = ["the", "a", "an", "our", "its", "with", "for", "at", "in", "by"]
}
