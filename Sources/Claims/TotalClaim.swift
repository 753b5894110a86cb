import Printing
package import Statements
import Wording

/// How many there are of something in the whole system, as a sentence says it: `There are five durations.`
package struct TotalClaim {
  package let number: Int
  package let kind: Kind
  package let range: Range<Int>
  /// Whether it is the most that there may be.
  package var isMost = false

  /// `There are five durations.`: a number in a sentence that says of nothing else than the system.
  package static func all(in text: PageText, on page: AuditedPage) -> [TotalClaim] {
    let isHead = isAtHead(text, page)
    return text.sentences.flatMap { sentence in
      let counts = isHead ? summary(sentence) : []
      return counts.isEmpty ? read(sentence).map { [$0] } ?? [] : counts
    }
  }

  /// `Five colours make the palette.`: the number and its noun begin the sentence.
  private static func opening(_ words: [ArraySlice<UInt8>], _ sentence: ArraySlice<UInt8>) -> TotalClaim? {
    guard let first = words.first, let number = CountWords.number(first) else { return nil }
    for count in [1, 2] where count < words.count {
      let rest = words[(count + 1)...].map { $0.lowercasedText }
      let noun = NameWords(sentence[words[1].startIndex..<words[count].endIndex]).words.joined(separator: " ")
      guard predicates.contains(rest.joined(separator: " ")), let kind = Kind(noun, isType: false)
      else { continue }
      return TotalClaim(number: number, kind: kind, range: first.startIndex..<words[count].endIndex)
    }
    return nil
  }

  private static let predicates: Set<String> = [
    "make the palette", "make up the palette", "make the scale", "make up the scale", "are defined", "are used",
    "in total", "in all", "no more", "nothing more", "no others", "only",
  ]

  /// How many words of a sentence are read for a number.
  private static let mostRead = 12

  /// A word in lower case, without the signs around it.
  private static func letters(of word: ArraySlice<UInt8>) -> [UInt8] {
    word.filter { $0.isLetter || $0.isDigit }.map(\.lowercased)
  }

  /// `Use no more than two fonts.`: the number and its noun end the clause.
  private static func limit(_ words: [ArraySlice<UInt8>], _ sentence: ArraySlice<UInt8>) -> TotalClaim? {
    let said = words.prefix(mostRead).map { String(decoding: letters(of: $0), as: UTF8.self) }
    guard let place = said.firstIndex(where: { CountWords.number(Array($0.utf8)[...]) != nil }),
      let number = CountWords.number(Array(said[place].utf8)[...]),
      let sign = limits.first(where: { said[..<place].suffix($0.count).elementsEqual($0) }),
      said[..<(place - sign.count)].allSatisfy(subjects.contains), place + 1 < words.count
    else { return nil }
    for count in [1, 2] where place + count < words.endIndex {
      let last = words[place + count]
      let end = last.last.map { $0.isOne(of: ".,;:") } ?? false
      let next = place + count + 1 < words.endIndex ? words[place + count + 1].first : nil
      guard end || next == nil || next == UInt8(ascii: "(") else { continue }
      let noun = NameWords(sentence[words[place + 1].startIndex..<last.endIndex]).words.joined(separator: " ")
      let isOfFonts = said.contains { $0 == "fonts" || $0 == "typography" }
      let kind: Kind? = noun == "fonts" || noun == "families" && isOfFonts ? .families : Kind(noun, isType: false)
      guard let kind, kind == .families || kind == .weights || kind == .sizes else { continue }
      let start = words[place - sign.count].startIndex
      return TotalClaim(number: number, kind: kind, range: start..<last.endIndex - (end ? 1 : 0), isMost: true)
    }
    return nil
  }

  private static let limits = [
    ["no", "more", "than"], ["not", "more", "than"], ["at", "most"], ["maximum", "of"], ["max"], ["maximum"],
    ["up", "to"],
  ]
  private static let subjects: Set<String> = [
    "use", "uses", "we", "the", "system", "fonts", "font", "typography", "type", "a", "weights", "never", "set", "in",
    "keep", "to", "stick", "limit",
  ]

  private static func read(_ sentence: ArraySlice<UInt8>) -> TotalClaim? {
    guard hasNumber(sentence) else { return nil }
    let words = withoutTail(sentence.split(separator: UInt8(ascii: " ")))
    if let claim = opening(words, sentence) ?? limit(words, sentence) { return claim }
    guard let place = words.prefix(6).firstIndex(where: { CountWords.number($0) != nil }), place > words.startIndex,
      let number = CountWords.number(words[place]),
      words[..<place].allSatisfy({ openings.contains($0.lowercasedText) })
    else { return nil }
    // The noun ends the clause: what follows would limit it.
    let isType = words.first.map { $0.lowercasedText == "type" } ?? false
    for count in [1, 2] where place + count < words.endIndex {
      let last = words[place + count]
      let end = last.last.map { $0.isOne(of: ".,;:") } ?? false
      guard end || place + count == words.endIndex - 1 else { continue }
      let noun = NameWords(sentence[words[place + 1].startIndex..<last.endIndex]).words.joined(separator: " ")
      let scale = NameWords(sentence[..<words[place].startIndex]).words
      guard let kind = Kind(noun, isType: isType) ?? Kind(steps: noun, of: scale) else { continue }
      return TotalClaim(number: number, kind: kind, range: words[place].startIndex..<last.endIndex - (end ? 1 : 0))
    }
    return nil
  }

  /// Whether one of the words that are read for a number is one, without the signs in and around it.
  private static func hasNumber(_ sentence: ArraySlice<UInt8>) -> Bool {
    var letters: [UInt8] = []
    var rest = mostRead
    for byte in sentence {
      if byte.isLetter || byte.isDigit {
        letters.append(byte)
      } else if byte == UInt8(ascii: " "), !letters.isEmpty {
        if CountWords.number(letters[...]) != nil { return true }
        letters.removeAll(keepingCapacity: true)
        rest -= 1
        if rest == 0 { return false }
      }
    }
    return CountWords.number(letters[...]) != nil
  }

  /// The words of a sentence without an end that limits nothing: `five radii to choose from`.
  private static func withoutTail(_ words: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    for tail in [["to", "choose", "from"], ["in", "total"], ["in", "all"], ["overall"]]
    where words.count > tail.count + 2
      && zip(words.suffix(tail.count), tail).allSatisfy({ word, tail in
        word.prefix(while: \.isLetter).elementsEqual(tail.utf8)
      })
    {
      return words.dropLast(tail.count)
    }
    return words
  }

  private static let openings: Set<String> = [
    "come", "holds", "contains", "includes", "corners", "there", "are", "the", "system", "has", "we", "have", "it",
    "defines", "uses", "type", "is", "set", "in", "comes",
    "use", "only", "exactly", "knows", "offers", "gives", "palette", "typography", "motion", "scale", "radius",
    "spacing",
  ]
}

extension TotalClaim {
  /// What is counted.
  package enum Kind {
    case durations, springs, easings, shadows, styles, sizes, spaces, radii, colors, weights, families

    init?(_ noun: String, isType: Bool) {
      switch noun {
      case "durations", "duration tokens": self = .durations
      case "springs": self = .springs
      case "easings", "easing curves", "curves": self = .easings
      case "shadows", "shadow tokens": self = .shadows
      case "text styles", "type styles", "typography styles", "typography tokens": self = .styles
      case "type sizes", "font sizes", "text sizes": self = .sizes
      case "sizes" where isType: self = .sizes
      case "spacing steps", "spacing tokens", "spacing values", "spaces": self = .spaces
      case "radii", "corner radii", "radius tokens", "radius values", "radius steps": self = .radii
      case "color", "color tokens": self = .colors
      case "weights", "font weights": self = .weights
      case "typefaces", "font families", "type families": self = .families
      default: return nil
      }
    }

    /// `The radius scale has five steps.`
    init?(steps noun: String, of scale: [String]) {
      let isAll = scale.contains("scale") || scale.last == "in" && (scale.contains("comes") || scale.contains("come"))
      guard isAll, ["steps", "values", "tokens", "sizes"].contains(noun) else { return nil }
      let isOfCorners = scale.contains("radius") || scale.contains("corners")
      guard let kind = isOfCorners ? Kind.radii : scale.contains("spacing") ? .spaces : nil else {
        return nil
      }
      self = kind
    }

    /// What it is called in a sentence.
    package var name: String {
      switch self {
      case .durations: "durations"
      case .springs: "springs"
      case .easings: "easing curves"
      case .shadows: "shadows"
      case .styles: "type styles"
      case .sizes: "sizes of type"
      case .spaces: "spaces"
      case .radii: "radii"
      case .colors: "colours"
      case .weights: "weights"
      case .families: "typefaces"
      }
    }
  }
}
