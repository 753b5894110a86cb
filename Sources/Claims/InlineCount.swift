import Files
import Guide
import Printing
package import Statements
import Wording

/// A number of things that a sentence counts and then lists: `Three tiers: fast (150ms), normal (250ms)`.
package struct InlineCount {
  /// The number and the noun.
  package let words: String
  package let range: Range<Int>
  /// How many are listed.
  package let count: Int
  /// Behind a label, some may be named for all.
  package private(set) var confidence = Confidence.sure

  /// The sentences of a text that list another number than they give.
  package static func all(in text: PageText) -> [InlineCount] {
    var found = text.has(.bracket) ? enclosed(in: text) : []
    guard text.has(.colon) else { return found }
    var start = 0
    while start < text.bytes.count {
      guard let colon = text.bytes[start...].firstIndex(of: UInt8(ascii: ":")) else { break }
      start = colon + 1
      if let list = bracketed(text, colon) { found.append(list) }
      // Every plural that is meant ends in one of two letters, and what may stand behind it in two others.
      let last = text.bytes[..<colon].last { $0 != UInt8(ascii: " ") } ?? 0
      guard last.isOne(of: "siden") || last >= 0x80 else { continue }
      if let list = read(text, colon) { found.append(list) }
    }
    return found
  }

  /// Whether all that a list names is counted: what may be there, and the fallbacks of typefaces, are not.
  private static func isWholeList(_ list: ArraySlice<UInt8>) -> Bool {
    !["option", "serif", "system-ui", "monospace"].contains { list.firstPlace(of: Array($0.utf8)[...]) != nil }
  }

  /// What a text counts and lists in brackets: `Four variants (default, muted, ring) exist`, `4 strips (`.a`, `.b`, `.c`)`.
  private static func enclosed(in text: PageText) -> [InlineCount] {
    let bytes = text.bytes
    var found: [InlineCount] = []
    var index = 0
    while let open = bytes[index...].firstPlace(of: " (")?.lowerBound {
      index = open + 2
      guard let close = bytes[index...].prefix(longestList).firstIndex(where: { $0.isOne(of: "()") }),
        bytes[close] == UInt8(ascii: ")"), isWholeList(bytes[index..<close]),
        case let sentence = text.sentence(around: open), sentence.startIndex < open,
        case let words = sentence[..<open].split(separator: UInt8(ascii: " ")),
        let place = words.lastIndex(where: { ClaimWords.number($0) != nil }), words.count - place <= 5,
        let number = ClaimWords.number(words[place]),
        let count = ListedItems.count(in: bytes[index..<close], code: text.code), abs(count - number) == 1, count > 2,
        case let counted = words[(place + 1)...],
        counted.allSatisfy({ word in
          word.allSatisfy { $0.isLetter && !$0.isUppercase || $0.isOne(of: "-") || $0 >= 0x80 }
        }),
        let noun = counted.first(where: { nouns.contains(ClaimWords.noun($0)) })
          ?? counted.suffix(2).last(where: { $0.last == UInt8(ascii: "s") }),
        // Of any plural, only names in code are its things for certain.
        nouns.contains(ClaimWords.noun(noun)) || text.code.contains(where: { $0.lowerBound == index }),
        !CountedLead.measures.contains(ClaimWords.noun(noun)), !isPart(words[..<place]), !Denial.isIn(sentence[..<open])
      else { continue }
      let range = words[place].startIndex..<noun.endIndex
      found.append(
        InlineCount(words: String(decoding: bytes[range], as: UTF8.self), range: range, count: count))
    }
    return found
  }

  /// Whether the word before a number makes it that of a place, of a limit or of a part: `Phase 3`, `up to four`.
  private static func isPart(_ words: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    guard let last = words.last else { return false }
    return CountedLead.bounds.contains(last.lowercasedText) || words.count > 1 && last.first?.isUppercase ?? false
      || last.last.map { $0.isOne(of: "#/") } ?? false
  }

  private static let longestList = 200

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
      let items = ListedItems(sentence[(colon + 1)...]), items.isParted, items.most > 2, items.most != number
    else { return nil }
    let start = sentence.firstIndex { $0 != UInt8(ascii: " ") } ?? open
    let range = start..<colon
    return InlineCount(
      words: String(decoding: bytes[range], as: UTF8.self), range: range, count: items.most, confidence: .likely)
  }

  /// What a sentence counts as a whole and then by its parts: `Five badges — two for tones (…) and four for states (…)`.
  package static func sums(in text: PageText) -> [InlineCount] {
    guard text.has(.dash) else { return [] }
    return text.sentences.compactMap { sentence in
      guard let dash = sentence.indices.first(where: text.isLongDash) else { return nil }
      let lead = sentence[..<dash].split(separator: UInt8(ascii: " "))
      guard let first = lead.first, let number = CountWords.number(first), lead.count <= 5,
        let noun = lead.last, noun.last == UInt8(ascii: "s"), text.bytes[noun.endIndex] == UInt8(ascii: " "),
        !Denial.isIn(sentence)
      else { return nil }
      let parts = parts(of: sentence[(dash + 3)...])
      let numbers = parts.compactMap { $0.split(separator: UInt8(ascii: " ")).first.flatMap(CountWords.number) }
      let total = numbers.reduce(0, +)
      guard parts.count > 1, numbers.count == parts.count, total != number else { return nil }
      let range = first.startIndex..<noun.endIndex
      return InlineCount(words: String(decoding: text.bytes[range], as: UTF8.self), range: range, count: total)
    }
  }

  /// The parts of a clause between commas and `and`, what is in brackets left out.
  private static func parts(of clause: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let text = String(decoding: Trimming.withoutBrackets(clause), as: UTF8.self).replacing(", and ", with: ", ")
      .replacing(" and ", with: ", ")
    return Array(text.utf8).split(separator: UInt8(ascii: ","))
  }

  private static func read(_ text: PageText, _ colon: Int) -> InlineCount? {
    let sentence = text.sentence(around: colon)
    let lead = sentence[..<colon]
    var words = lead.split(separator: UInt8(ascii: " "))
    if words.count > 2, ["used", "available"].contains(words[words.count - 1].lowercasedText) { words.removeLast() }
    words = withoutShare(words)
    guard words.count >= 2, words.count <= 8, let noun = words.last, nouns.contains(ClaimWords.noun(noun)),
      let place = words.dropLast().lastIndex(where: { ClaimWords.number($0) != nil }), place + 4 > words.count,
      let number = ClaimWords.number(words[place]),
      isSubject(words[..<place]),
      words[(place + 1)...].dropLast().allSatisfy({ $0.allSatisfy { $0.isLetter || $0 == UInt8(ascii: "-") } }),
      !Denial.isIn(sentence), let items = ListedItems(sentence[(colon + 1)...]),
      let count = items.count(beside: number)
    else { return nil }
    let range = words[place].startIndex..<noun.endIndex
    return InlineCount(words: String(decoding: text.bytes[range], as: UTF8.self), range: range, count: count)
  }

  /// The words of a lead-in without those at its end that say what has so many: `Four variants per mark:`, `Four variants
  /// for each mark:`.
  static func withoutShare(_ words: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    guard let each = words.indices.suffix(3).first(where: { ["per", "each"].contains(words[$0].lowercasedText) }),
      each > 1
    else { return words }
    return Array(words[..<(words[each - 1].lowercasedText == "for" ? each - 1 : each)])
  }

  /// Whether the words before a number only say what has so many: `Each status has`, `There are`.
  private static func isSubject(_ words: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    if let verb = words.last, words.count > 2, ["has", "have"].contains(verb.lowercasedText) {
      return words.allSatisfy { $0.allSatisfy(\.isLetter) }
    }
    return words.allSatisfy {
      openings.contains(ClaimWords.noun($0)) || things.contains(ClaimWords.noun($0))
    }
  }

  /// Words that may stand before the number.
  package static let openings: Set<String> = [
    "the", "there", "are", "these", "our", "it", "has", "we", "have", "following", "system", "palette", "scale", "uses",
    "use", "only", "exactly", "type", "is", "set", "in", "comes", "defines", "knows", "offers", "typography", "motion",
    "app", "supports", "support", "il", "y", "es", "gibt", "hay",
  ]
  /// Things that a design document counts and lists in one sentence.
  private static let nouns: Set<String> = [
    "colors", "colours", "sizes", "weights", "steps", "levels", "tiers", "durations", "radii", "easings", "springs",
    "shadows", "families", "typefaces", "fonts", "breakpoints", "stops", "shades", "styles", "curves",
    "variants", "states", "tabs", "themes", "elevations", "hues", "kinds", "types", "spacings", "values", "presets",
    "modes", "statuses", "sections", "settings", "screens", "layouts", "roles", "formats",
  ]

  /// What a sentence may say that it has several of something.
  private static let things: Set<String> = [
    "button", "buttons", "corners", "card", "cards", "badge", "badges", "spacing", "come", "has", "have", "each", "a",
  ]
}
