import Files
import Guide
import Printing
package import Statements
import Syntax
package import Tokens
import Wording

/// What a sentence says of everything of one kind: how large it is at least or at most, or which values there are.
///
/// `Buttons must be at least 44px tall`, `Minimum button height: 44px` and `No button is smaller than 44px` say the same: a
/// subject, a bound and its figures, in any order. A clause with any other word says something more, and is not read.
package struct BoundClaim: Sendable {
  package enum Subject: Sendable {
    /// What is pressed.
    case targets
    /// One property of the components whose names have these words.
    case components([TokenPath], words: [String], ComponentProperty)
    /// The size of all type, or of some styles.
    case type
    case styles([TokenPath])
    /// The line height of some styles; of all where there are none.
    case leading([TokenPath])
    /// The weight of some styles; of all where there are none.
    case weights([TokenPath])
    case radii, spaces, durations
  }

  package enum Bound: Sendable {
    case least, most, between
    /// The least and the greatest value that there is.
    case smallest, largest
    /// There is nothing else than the figures.
    case only
    /// There are these, and perhaps others.
    case listed
    /// There is none of these.
    case never
  }

  package let subject: Subject
  package let bound: Bound
  /// Pixels, milliseconds or plain numbers, as the subject has them.
  package let figures: [Double]
  package let text: PageText
  /// Where the figures are.
  package let figureRange: Range<Int>
  /// From the word that makes it a bound to the last figure, or the other way round.
  package let range: Range<Int>

  /// The claims of a text, one a clause at most.
  static func all(in text: PageText, on page: AuditedPage) -> [BoundClaim] {
    guard text.kind == .paragraph || text.kind == .item, text.has(.digit),
      !page.isAside(text) || page.isOfDevices(text), !page.isTask(text)
    else { return [] }
    // Below `Don't`, what an item says without a denial of its own is what it forbids.
    let isForbidden = page.forbids(text)
    return text.sentences.flatMap(parts).flatMap { sentence in
      isForbidden && BoundReading.negations.isDisjoint(with: ClaimWords.english(NameWords(sentence).words))
        ? [] : claims(in: sentence, text, page)
    }
  }

  /// The sentences of an East Asian text, which has no blank between them.
  private static func parts(of sentence: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var found: [ArraySlice<UInt8>] = []
    var rest = sentence
    while let stop = rest.firstPlace(of: "。") {
      if rest.startIndex < stop.lowerBound { found.append(rest[..<stop.lowerBound]) }
      rest = rest[stop.upperBound...]
    }
    return rest.isEmpty ? found : found + [rest]
  }

  private static func claims(
    in sentence: ArraySlice<UInt8>, _ text: PageText, _ page: AuditedPage
  ) -> [BoundClaim] {
    let isQuestion = sentence.endIndex < text.bytes.count && text.bytes[sentence.endIndex] == UInt8(ascii: "?")
    guard !isQuestion, sentence.contains(where: \.isDigit), sentence.count < longest else { return [] }
    let (sentence, isExceptFull) = withoutFull(sentence)
    let clauses = clauses(of: sentence, text).compactMap { ClaimClause($0, in: text) }.filter { !$0.figures.isEmpty }
    guard !clauses.isEmpty, exceptions.isDisjoint(with: ClaimWords.english(NameWords(sentence).words)) else {
      return []
    }
    // Behind the first sentence of an item, it is said of what the item is about.
    let isLed = text.kind == .item || text.bold.first?.lowerBound == 0
    return clauses.compactMap { clause in
      guard let claim = BoundReading(clause, text, page).claim else { return nil }
      // A floor holds on every device.
      if page.isAside(text) { return claim.isFloorOfPressed ? claim : nil }
      switch claim.subject {
      case .targets, .type, .components, .styles: return isExceptFull ? nil : claim
      case .radii: return isLed && sentence.startIndex > 0 ? nil : claim
      case .leading, .weights, .spaces, .durations:
        if isExceptFull { return nil }
        return isLed && sentence.startIndex > 0 ? nil : claim
      }
    }
  }

  /// Whether it is of a scale, whose steps a page without tokens may list too.
  package var isOfSteps: Bool {
    switch subject {
    case .radii, .spaces: true
    case .targets, .components, .type, .styles, .leading, .weights, .durations: false
    }
  }

  private var isFloorOfPressed: Bool {
    guard case .least = bound else { return false }
    return switch subject {
    case .targets, .components: true
    case .type, .styles, .leading, .weights, .radii, .spaces, .durations: false
    }
  }

  /// A sentence without the exception of what is round, which no limit of radii is for: `…, except the pill`.
  private static func withoutFull(_ sentence: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, isExcept: Bool) {
    for sign in [", except ", " except "] {
      guard let place = sentence.firstPlace(of: Array(sign.utf8)[...]),
        NameWords(sentence[place.upperBound...]).words.allSatisfy(round.contains)
      else { continue }
      return (sentence[..<place.lowerBound], true)
    }
    return (sentence, false)
  }

  private static let round: Set<String> = [
    "the", "for", "pill", "pills", "full", "circle", "circles", "avatar", "avatars", "round", "and", "fully",
  ]
  private static let longest = 240

  /// The parts of a sentence between semicolons and dashes.
  private static func clauses(of sentence: ArraySlice<UInt8>, _ text: PageText) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var begin = sentence.startIndex
    for index in sentence.indices {
      let isDash = text.isLongDash(index) && index > begin && text.bytes[index - 1] == UInt8(ascii: " ")
      guard text.bytes[index] == UInt8(ascii: ";") || isDash else { continue }
      if begin < index { found.append(begin..<index) }
      begin = min(sentence.endIndex, index + (isDash ? 3 : 1))
    }
    return found + [begin..<sentence.endIndex]
  }

  /// Words by which one part of a sentence takes something back from another.
  private static let exceptions: Set<String> = [
    "except", "excepting", "unless", "apart", "besides", "save", "though", "although", "where", "when", "whenever",
    "if",
    "while", "but", "however", "excluding", "exempt", "sometimes", "usually", "typically", "ideally", "may", "might",
    "could", "would", "was", "were", "had", "some", "mostly", "almost", "nearly", "half",
  ]
}

extension BoundClaim.Subject {
  /// Whether it is all there is of a kind, and not what some names are of.
  var isEverything: Bool {
    switch self {
    case .targets, .type, .radii, .spaces, .durations: true
    case .leading(let styles), .weights(let styles): styles.isEmpty
    case .components, .styles: false
    }
  }
}

extension BoundClaim {
  /// Whether a heading speaks of type.
  package static func isTypeHeading(_ words: [String]) -> Bool {
    !Set(words).isDisjoint(with: ["type", "typography", "font", "fonts", "text", "typeface"])
  }
}
