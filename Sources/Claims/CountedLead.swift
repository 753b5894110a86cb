import Files
import Guide
import Printing
package import Statements
import Wording

/// What a heading or the text above a list says there are so many of: `Five steps`, `There are three font families:`.
package struct CountedLead {
  package let number: Int
  /// The number and the noun.
  package let words: String
  package let range: Range<Int>
  /// Whether more is said than that there are so many: a list of many more or less is then one of something else.
  package let isPart: Bool

  private init(_ number: Int, _ words: Range<Int>, _ text: PageText, isPart: Bool) {
    self.number = number
    self.words = String(decoding: text.bytes[words], as: UTF8.self)
    range = words
    self.isPart = isPart
  }

  /// A number before the noun that ends the text, or else one in a sentence that leads to a list.
  package init?(_ text: PageText) {
    guard let claim = Self.plain(text) ?? Self.sentence(text) ?? Self.opening(text) else { return nil }
    self = claim
  }

  // MARK: A number and a noun

  private static func plain(_ text: PageText) -> CountedLead? {
    let isHeading = text.kind == .heading
    var end = text.bytes.count
    if !isHeading {
      let tail = [":", " in the palette.", " in the system.", " in the scale."].first { tail in
        text.bytes.suffix(tail.utf8.count).elementsEqual(tail.utf8)
      }
      guard let tail else { return nil }
      end -= tail.utf8.count
    } else if text.bytes.last == UInt8(ascii: ":") {
      end -= 1
    }
    guard end > 0 else { return nil }
    // What stands before it may say something else: `Radii are rare. There are six values:`
    let start = isHeading ? 0 : text.sentence(around: end - 1).startIndex
    var words = text.bytes[start..<end].split(separator: UInt8(ascii: " "))
    if !isHeading {
      while words.count > 2, let last = words.last, closings.contains(last.lowercasedText) { words.removeLast() }
      words = InlineCount.withoutShare(words)
    }
    guard words.count >= 2, words.count <= (isHeading ? 4 : 8), let noun = words.last,
      case let name = ClaimWords.noun(noun), name.hasSuffix("s"), noun.allSatisfy({ $0.isLetter || $0 >= 0x80 }),
      let place = words.dropLast().lastIndex(where: { ClaimWords.number($0) != nil }), place + 4 > words.count,
      let number = ClaimWords.number(words[place]), !isOfName(words, place)
    else { return nil }
    let between = words[(place + 1)...].dropLast()
    // `Twenty Queries` is the name of something; in German every noun has a capital.
    let isName =
      words[place].first?.isUppercase == true && noun.first?.isUppercase == true && name == noun.lowercasedText
    guard !measures.contains(name), !isHeading || !parts.contains(name), !isName,
      between.allSatisfy({ word in
        word.allSatisfy { $0.isLetter || $0 == UInt8(ascii: "-") } && !limits.contains(word.lowercasedText)
      }),
      words[..<place].allSatisfy({ InlineCount.openings.contains(ClaimWords.noun($0)) })
    else { return nil }
    return CountedLead(number, words[place].startIndex..<noun.endIndex, text, isPart: false)
  }

  // MARK: A sentence

  /// `Depth comes from four things, in this order:`: the one number of a sentence that ends with a colon.
  private static func sentence(_ text: PageText) -> CountedLead? {
    guard text.kind != .heading, text.bytes.last == UInt8(ascii: ":") else { return nil }
    let sentence = text.sentence(around: text.bytes.count - 1).dropLast()
    let words = sentence.split(separator: UInt8(ascii: " ")).map { word in
      word.drop { $0.isOne(of: "(\"") }.prefix { !$0.isOne(of: ",;)\"") }
    }
    guard let place = words.firstIndex(where: { ClaimWords.number($0) != nil }),
      let number = ClaimWords.number(words[place]), !isOfName(words, place),
      words.indices.allSatisfy({ $0 == place || words[$0].first?.isDigit != true }), !Denial.isIn(sentence),
      place == 0 || !bounds.contains(words[place - 1].lowercasedText),
      place < 2 || words[place - 1].lowercasedText != "to" || !bounds.contains(words[place - 2].lowercasedText),
      let end = words[(place + 1)...].prefix(mostBetween + 1).firstIndex(where: isPlural)
    else { return nil }
    let noun = words[end]
    let tail = words[(end + 1)...].map(\.lowercasedText)
    // Two things are often of those that a sentence is about, unless it ends with them: `Where two rules differ, …`.
    guard number > 2 || tail.isEmpty, !measures.contains(noun.lowercasedText), end - place <= mostBetween + 1,
      words[(place + 1)..<end].allSatisfy({ word in
        !word.isEmpty && word.allSatisfy { $0.isLetter || $0 == UInt8(ascii: "-") }
          && !limits.contains(word.lowercasedText)
          && !measures.contains("\(word.lowercasedText)s")
      }),
      // `The buttons share these properties:` lists the last that it speaks of.
      CountWords.number(words[place]) == nil || !words[(end + 1)...].contains(where: isPlural), !tail.contains("these"),
      !words[..<place].contains(where: { ["for", "our", "all", "both"].contains($0.lowercasedText) }),
      tail.count <= mostBehind, !tail.contains(where: { ListedItems.open.contains($0) || $0 == "when" || $0 == "if" }),
      tail.last.map({ !NamedValues.orders.contains($0) && !["is", "are"].contains($0) }) ?? true,
      words.enumerated().allSatisfy({ $0 == place || CountWords.number($1) == nil && $1.lowercasedText != "one" })
    else { return nil }
    return CountedLead(number, words[place].startIndex..<noun.endIndex, text, isPart: true)
  }

  /// `Two families, strict roles. Serif for …`, `Five badges — do not add a sixth:`: a number and a noun that are the first
  /// clause of a text, which counts nothing else.
  private static func opening(_ text: PageText) -> CountedLead? {
    guard text.kind != .heading, let sentence = text.sentences.first(where: { _ in true }), sentence.startIndex == 0
    else { return nil }
    let end = sentence.indices.first { text.isLongDash($0) || text.bytes[$0].isOne(of: ":,;(") } ?? sentence.endIndex
    // In the middle of a sentence, a comma may begin what the number is part of.
    let isList = end < sentence.endIndex && text.bytes[end].isOne(of: ",;(")
    let words = sentence[..<end].split(separator: UInt8(ascii: " "))
    guard let place = words.firstIndex(where: { ClaimWords.number($0) != nil }),
      let number = ClaimWords.number(words[place]),
      words[..<place].allSatisfy({ InlineCount.openings.contains(ClaimWords.noun($0)) }),
      let noun = words.last, place + 1 < words.count, words.count - place <= mostBetween + 2, isPlural(noun),
      !measures.contains(noun.lowercasedText), !parts.contains(noun.lowercasedText),
      words[(place + 1)...].dropLast().allSatisfy({ word in
        word.allSatisfy { $0.isLetter || $0 == UInt8(ascii: "-") } && !limits.contains(word.lowercasedText)
          && word.first?.isUppercase == false && !measures.contains("\(word.lowercasedText)s") && !isPlural(word)
          && !open.contains(word.lowercasedText)
      }),
      !Denial.isIn(sentence[..<end])
    else { return nil }
    let rest = NameWords(text.bytes[end...]).words
    guard rest.allSatisfy({ CountWords.number(Array($0.utf8)[...]) == nil && !open.contains($0) }),
      !isList || sentence.endIndex < text.bytes.count
    else { return nil }
    // `Four families. No others.` says nothing else.
    let isWhole = rest.isEmpty || ["no", "nothing", "not"].contains(rest[0]) && rest.count < 5
    return CountedLead(number, words[place].startIndex..<noun.endIndex, text, isPart: isList || !isWhole)
  }

  /// Words behind a number with which other things, or some of them, are listed.
  private static let open = ListedItems.open.subtracting(["not"]).union([
    "first", "second", "last", "these", "those", "following", "which", "both", "each", "one", "but", "when", "if",
  ])

  private static let mostBetween = 3
  private static let mostBehind = 10

  private static func isPlural(_ word: ArraySlice<UInt8>) -> Bool {
    word.count > 3 && word.last == UInt8(ascii: "s") && word.dropLast().last != UInt8(ascii: "s")
      && word.allSatisfy { $0.isLetter && !$0.isUppercase || $0 >= 0x80 }
      && !["this", "plus"].contains(word.lowercasedText)
  }

  // MARK: Words

  /// Whether a figure belongs to the name or the word before it: `Material Design 3 guidelines:`, `Stage 4 tasks:`.
  private static func isOfName(_ words: [ArraySlice<UInt8>], _ place: Int) -> Bool {
    guard place > 0, words[place].first?.isDigit == true, let first = words[place - 1].first else { return false }
    let word = words[place - 1].lowercasedText
    let isName = first.isUppercase && place > 1 && !InlineCount.openings.contains(ClaimWords.noun(words[place - 1]))
    return isName || words[place - 1].count(where: \.isUppercase) > 1 || numbered.contains(word)
  }

  /// Words for things that are told apart by their numbers.
  private static let numbered: Set<String> = [
    "stage", "phase", "part", "level", "step", "version", "chapter", "section", "tier", "wave", "sprint", "round",
    "week",
    "day", "appendix", "figure", "table", "ios", "android", "wcag", "material", "option", "group", "release",
    "milestone",
    "priority", "batch", "iteration", "screen", "page", "row", "line",
  ]

  /// Words behind the noun with which a sentence goes over to its list.
  private static let closings: Set<String> = ["guide", "us", "exist", "apply", "follow", "matter"]

  /// Words before the number with which it is no whole, or no number of things.
  package static let bounds: Set<String> = [
    "top", "first", "last", "next", "these", "those", "other", "least", "than", "most", "within", "every", "after",
    "or", "about", "up", "of", "per", "another", "remaining",
  ]

  /// Words behind the number with which less, or something else, is counted than what follows.
  private static let limits: Set<String> = [
    "of", "or", "to", "and", "in", "per", "by", "for", "from", "more", "other", "extra", "additional", "further",
    "most", "new", "different",
  ]

  /// Plurals that nobody lists.
  package static let measures: Set<String> = [
    "minutes", "hours", "days", "weeks", "months", "years", "seconds", "points", "pixels", "columns", "pages", "times",
    "lines", "words", "letters", "characters", "dots", "metres", "meters", "miles", "inches", "corners", "sides",
    "digits", "halves", "others",
    // Times in other languages.
    "horas", "minutos", "segundos", "dias", "días", "semanas", "meses", "anos", "años", "heures", "secondes", "jours",
    "semaines", "années",
  ]
  /// Plurals of which a heading says how many something else has.
  private static let parts: Set<String> = ["levels", "places", "themes", "modes", "parts", "sizes"]
}
