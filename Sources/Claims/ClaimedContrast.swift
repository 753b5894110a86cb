import Colorimetry
import Files
import Guide
import Printing
import Statements
import Syntax
import TokenValues
import Tokens
import Wording

/// A contrast as a text claims it: a ratio, or a level of WCAG.
package struct ClaimedContrast: Sendable {
  enum Kind {
    /// - Parameter tolerance: what the contrast may differ by, as far as the ratio is written out.
    case ratio(Double, tolerance: Double)
    case atLeast(Double)
    case level(Double)
    /// What a pair is said not to reach.
    case below(Double)
  }

  let kind: Kind
  /// As it is written.
  let text: String
  package let range: Range<Int>

  package enum Verdict {
    case holds
    /// The figure is another, and the level of WCAG is the same or a better one.
    case isOutOfDate
    case isWrong
  }

  /// Whether a contrast is what is claimed, as far as the claim is written out.
  func verdict(for ratio: Double) -> Verdict {
    switch kind {
    case .level(let least): return ratio >= least ? .holds : .isWrong
    case .below(let limit): return ratio < limit ? .holds : .isWrong
    case .ratio(let claimed, let tolerance):
      // A limit of WCAG is often written for whatever meets it.
      if abs(ratio - claimed) < tolerance || Contrast.limits.contains(claimed) && ratio > claimed { return .holds }
      return Self.verdict(ratio, beside: claimed)
    case .atLeast(let least): return ratio > least - 0.1 ? .holds : Self.verdict(ratio, beside: least)
    }
  }

  /// Whether it is a figure that somebody measured, and neither a level nor the ratio of one.
  var isMeasured: Bool {
    guard case .ratio(let value, let tolerance) = kind else { return false }
    return tolerance < 0.05 && !Contrast.limits.contains(value)
  }

  /// Whether it is a ratio other than those that WCAG asks for.
  var isFigure: Bool {
    guard case .ratio(let value, _) = kind else { return false }
    return !Contrast.limits.contains(value)
  }

  /// The level whose ratio it is, where it is one of WCAG's.
  var asLevel: ClaimedContrast {
    guard case .ratio(let value, _) = kind, value == Contrast.leastOfText || value == Contrast.leastOfTextAtAAA else {
      return self
    }
    return ClaimedContrast(kind: .level(value), text: text, range: range)
  }

  /// Whether a ratio is enough for a level.
  func implies(_ level: ClaimedContrast) -> Bool {
    guard case .level(let least) = level.kind else { return false }
    switch kind {
    case .ratio(let value, _), .atLeast(let value): return value >= least
    case .level, .below: return false
    }
  }

  private static func verdict(_ ratio: Double, beside claimed: Double) -> Verdict {
    if Contrast.limits.contains(where: { ratio < $0 && claimed >= $0 }) { return .isWrong }
    // So much more contrast is that of another pair.
    if ratio > claimed * mostMore { return .holds }
    return abs(ratio - claimed) / claimed <= mostRounded ? .holds : .isOutOfDate
  }

  /// How many times as much contrast as is claimed may be that of the pair it is claimed of.
  private static let mostMore = 4.0
  /// By what share a figure may differ and be that of another tool, or of an older colour that looked the same.
  private static let mostRounded = 0.04

  /// The claim with another ratio, as it is written; nil where it claims none, or a least one.
  func text(with ratio: Double) -> String? {
    guard case .ratio = kind else { return nil }
    let rest = text.drop { $0.isNumber || $0 == "." || $0 == "," }
    let figure = Contrast.figure(ratio)
    return (text.contains(",") ? figure.replacing(".", with: ",") : figure)
      + (rest.count == text.count ? ":1" : rest)
  }

  /// The contrast that is claimed at least; of a level, less for large text.
  ///
  /// - Parameter usual: what AA asks of the text.
  package func least(for usual: Double) -> Double {
    switch kind {
    case .ratio(let value, _), .atLeast(let value), .below(let value): value
    case .level(let least):
      usual < Contrast.leastOfText
        ? (least > Contrast.leastOfText ? Contrast.leastOfText : Contrast.leastOfLargeText) : least
    }
  }

  /// The first claim behind a pair, with nothing but words about contrast between them.
  static func first(in text: PageText, after start: Int) -> ClaimedContrast? {
    let sentence = text.sentence(around: start)
    guard start <= sentence.endIndex else { return nil }
    let rest = text.bytes[start..<sentence.endIndex]
    let end = rest.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ";") }
    let clause = rest[..<(end ?? rest.endIndex)]
    guard !isDenied(sentence, clause, text) else { return nil }
    if let claim = bracketed(clause) { return claim }
    guard let claim = read(clause) else { return nil }
    let before = clause[..<claim.range.lowerBound]
    let behind = NameWords(clause[claim.range.upperBound...]).words
    // Of a demand it is not known whether it is met, and of large text less is asked.
    let said = words(before)
    let isForLarge =
      said.contains("lg") || behind.contains("lg") && (claim.isLevel || isLeast(before, said, clause, claim))
    guard before.allSatisfy({ !$0.isOne(of: "/&+%|\"") }), demands.isDisjoint(with: behind.prefix(4)), !isForLarge
    else { return nil }
    return claim.asSaid(by: said, before, in: clause, of: sentence)
  }

  /// Whether a sentence takes back what a clause of it claims. What follows from a ratio is another clause, behind a dash or
  /// `so`: `is 1.65:1 — mint never carries text`.
  private static func isDenied(
    _ sentence: ArraySlice<UInt8>, _ clause: ArraySlice<UInt8>, _ text: PageText
  ) -> Bool {
    if Denial.words.isDisjoint(with: NameWords(sentence).words) { return false }
    guard let claim = read(clause), case .ratio = claim.kind else { return true }
    let end = clause[claim.range.upperBound...].indices.first {
      text.isLongDash($0) || sentence[$0...].starts(with: ", so ")
    }
    return end.map { !Denial.words.isDisjoint(with: NameWords(sentence[..<$0]).words) } ?? true
  }

  /// A figure with its level in the bracket that begins a clause: `(6.45, AA)`.
  private static func bracketed(_ clause: ArraySlice<UInt8>) -> ClaimedContrast? {
    guard let open = clause.firstIndex(where: { $0 != UInt8(ascii: " ") }), clause[open] == UInt8(ascii: "("),
      let close = clause[open...].firstIndex(of: UInt8(ascii: ")")),
      let comma = clause[open..<close].firstIndex(of: UInt8(ascii: ",")),
      [["aa"], ["aaa"]].contains(NameWords(clause[comma..<close]).words)
    else { return nil }
    return bareRatio(clause[(open + 1)..<comma])
  }

  /// A ratio with its ground behind it, where nothing but words about contrast stands between it and its colour, or the
  /// bracket that it begins.
  static func grounded(_ claim: ClaimedContrast, behind start: Int, in text: PageText) -> ClaimedContrast? {
    let sentence = text.sentence(around: claim.range.lowerBound)
    let words = NameWords(sentence).words
    let before = text.bytes[max(start, sentence.startIndex)..<claim.range.lowerBound]
    let said = Self.words(before)
    let isBracketed = before.last == UInt8(ascii: "(")
    guard demands.isDisjoint(with: words), !words.contains("lg"), !Denial.isPast(sentence),
      Denial.past.isDisjoint(with: words),
      isBracketed || text.kind == .cell || said.allSatisfy({ plain.contains($0) || foreign.contains($0) })
    else { return nil }
    if isSigned(before, text.bytes[claim.range.upperBound...]) || !leasts.isDisjoint(with: said) {
      return claim.asLeast
    }
    return isRough(before) || !abouts.isDisjoint(with: said) ? claim.asRough : claim
  }

  /// Words of other languages between a colour and its contrast.
  private static let foreign: Set<String> = [
    "un", "una", "de", "contraste", "tiene", "con", "avec", "mit", "kontrast", "von", "um", "tem", "rapport",
    "contrasto",
  ]

  /// The last claim before a surface, `Muted text meets AA on paper`, where nothing but words about contrast stands
  /// between it and what is before it; `start` is where these words begin.
  static func last(in text: PageText, before end: Int) -> (claim: ClaimedContrast, start: Int)? {
    let sentence = text.sentence(around: end)
    guard Denial.words.isDisjoint(with: NameWords(sentence).words), end > sentence.startIndex else { return nil }
    var index = end
    var found: ClaimedContrast?
    while index > sentence.startIndex, end - index < longestClause, found == nil {
      index -= 1
      guard let claim = read(text.bytes[index..<end]), claim.range.lowerBound == index,
        index == 0
          || !text.bytes[index - 1].isDigit && text.bytes[index - 1] != UInt8(ascii: ".")
            && !text.bytes[index - 1].isLetter
      else { continue }
      found = claim
    }
    guard let claim = found, NameWords(text.bytes[claim.range.upperBound..<end]).words.allSatisfy(nouns.contains) else {
      return nil
    }
    var start = claim.range.lowerBound
    while let word = word(before: start, in: text.bytes), word.range.lowerBound >= sentence.startIndex,
      plain.contains(word.text) || word.text.hasPrefix("fail"), !inks.contains(word.text)
    {
      start = word.range.lowerBound
    }
    let before = text.bytes[start..<claim.range.lowerBound]
    let said = words(before)
    guard said.contains(where: { verbs.contains($0) || $0.hasPrefix("fail") }), start > sentence.startIndex,
      demands.isDisjoint(with: NameWords(sentence).words), !NameWords(sentence).words.contains("lg")
    else { return nil }
    return claim.asSaid(by: said, before, in: sentence[start...], of: sentence).map { ($0, start) }
  }

  /// Verbs with which something is said of what is before them.
  private static let verbs: Set<String> = [
    "is", "are", "has", "have", "meets", "meet", "passes", "pass", "reaches", "reach", "measures", "achieves",
    "exceeds",
    "clears", "yields", "scores", "satisfies", "gives", "provides", "offers",
  ]
  private static let longestClause = 24
  /// Words between a claim and the surface.
  private static let nouns: Set<String> = ["contrast", "ratio"]
  /// Words that belong to what is on the surface.
  private static let inks: Set<String> = ["text", "background", "light", "dark", "body", "normal"]

  private static func word(before end: Int, in bytes: [UInt8]) -> (text: String, range: Range<Int>)? {
    guard end > 0, bytes[end - 1] == UInt8(ascii: " ") else { return nil }
    var start = end - 1
    while start > 0, bytes[start - 1].isLetter { start -= 1 }
    guard start < end - 1, start == 0 || bytes[start - 1] == UInt8(ascii: " ") else { return nil }
    return (bytes[start..<end - 1].lowercasedText, start..<end)
  }

  /// The words before a claim; signs such as ✅ are none.
  private static func words(_ before: ArraySlice<UInt8>) -> [String] {
    NameWords(before).words.filter { !$0.utf8.starts(with: [0xE2]) }
  }

  private static func isLeast(
    _ before: ArraySlice<UInt8>, _ said: [String], _ clause: ArraySlice<UInt8>, _ claim: ClaimedContrast
  ) -> Bool {
    !leasts.isDisjoint(with: said) || isSigned(before, clause[claim.range.upperBound...])
  }

  /// The claim as the words before it make it; nil where they are about something else.
  private func asSaid(
    by said: [String], _ before: ArraySlice<UInt8>, in clause: ArraySlice<UInt8>, of sentence: ArraySlice<UInt8>
  ) -> ClaimedContrast? {
    if said.contains(where: { $0.hasPrefix("fail") }) {
      let rest = NameWords(clause[range.upperBound...]).words
      guard said.allSatisfy({ Self.plain.contains($0) || $0.hasPrefix("fail") }), !Self.isOfPart(rest) else {
        return nil
      }
      return asFailed
    }
    let behind = NameWords(clause[range.upperBound...]).words
    guard said.allSatisfy(Self.plain.contains), !isLevel || !Self.fails(sentence) && !Self.isOfPart(behind) else {
      return nil
    }
    if Self.isLeast(before, said, clause, self) { return asLeast }
    return Self.abouts.isDisjoint(with: said) && !Self.isRough(before) ? self : asRough
  }

  /// What a cell claims.
  ///
  /// - Parameter isRatio: whether a number alone is a ratio there.
  static func whole(_ cell: PageText, isRatio: Bool = false) -> ClaimedContrast? {
    guard let claim = read(cell.bytes[...]) ?? (isRatio ? bareRatio(cell.bytes[...]) : nil),
      !claim.isLevel || !fails(cell.bytes[...])
    else { return nil }
    return claim.asSaid(inWhole: cell.bytes[...])
  }

  /// The ratio that an item gives by its label: `Contrast ratio: 4.6:1 (AA)`.
  static func labelled(in item: PageText) -> ClaimedContrast? {
    guard let colon = item.bytes.firstIndex(of: UInt8(ascii: ":")),
      case let label = ClaimWords.english(NameWords(item.bytes[..<colon]).words),
      label.contains("contrast") || label.contains("ratio"), label.allSatisfy(labels.contains),
      case let rest = item.bytes[(colon + 1)...], let claim = read(rest), !claim.isLevel
    else { return nil }
    return claim.asSaid(inWhole: rest)
  }

  private static let labels: Set<String> = ["contrast", "ratio", "color", "wcag", "measured", "the"]

  /// The claim as the rest of a text makes it that says nothing else; nil where it only asks for it, or of large text.
  private func asSaid(inWhole text: ArraySlice<UInt8>) -> ClaimedContrast? {
    let words = NameWords(text).words
    guard !words.contains("lg"), Denial.words.isDisjoint(with: words), Self.demands.isDisjoint(with: words) else {
      return nil
    }
    let (before, behind) = (text[..<range.lowerBound], text[range.upperBound...])
    if Self.isSigned(before, behind) || !Self.leasts.isDisjoint(with: words) { return asLeast }
    return Self.isRough(before) ? asRough : self
  }

  /// The words that may stand between a pair and what is claimed of it.
  private static let plain: Set<String> = leasts.union(abouts).union([
    "is", "are", "has", "have", "a", "an", "the", "its", "contrast", "ratio", "ratios", "of", "at", "level", "wcag",
    "with", "text", "background", "backgrounds", "surface", "gives", "measures", "scores", "yields", "just", "only",
    "2", "1", "0", "in", "light", "dark", "mode", "theme", "which", "it", "for", "normal", "body", "pass",
    "passes", "comes", "to", "out", "works", "provides", "offers", "combination", "pair", "token", "color", "s",
  ])
  /// Words that make a ratio the least that there is.
  private static let leasts: Set<String> = [
    "least", "minimum", "min", "meets", "meet", "exceeds", "exceed", "clears", "clear", "over", "above", "reaches",
    "reach", "satisfies", "satisfy", "achieves", "than", "better", "more",
  ]
  private static let abouts: Set<String> = ["about", "around", "approximately", "approx", "roughly", "nearly", "ca"]
  /// Words behind a ratio that make it a demand.
  private static let demands: Set<String> = [
    "required", "requires", "require", "target", "goal", "needed", "should", "must",
  ]

  /// Whether the words behind a level say that it is that of some part, which may be large text or a graphic.
  private static func isOfPart(_ behind: [String]) -> Bool {
    guard behind.first == "for" else { return false }
    return ["text", "copy", "label", "labels", "type", "use", "uses", "sizes"].allSatisfy {
      !behind.prefix(4).contains($0)
    }
  }

  var isLevel: Bool { if case .level = kind { true } else { false } }

  /// Whether a sign marks a ratio as a minimum: `≥ 4.5:1`, `4.5:1+`.
  private static func isSigned(_ before: ArraySlice<UInt8>, _ behind: ArraySlice<UInt8>) -> Bool {
    behind.first == UInt8(ascii: "+") || before.contains(UInt8(ascii: ">"))
      || before.firstPlace(of: "\u{2265}") != nil
  }

  private static func isRough(_ before: ArraySlice<UInt8>) -> Bool {
    before.contains(UInt8(ascii: "~")) || before.firstPlace(of: "\u{2248}") != nil
  }

  /// Whether a sign says that a level is not reached.
  static func fails(_ sentence: ArraySlice<UInt8>) -> Bool {
    VerdictSigns.has(.wrong, in: sentence) || sentence.firstPlace(of: "\u{26A0}") != nil
      || NameWords(sentence).words.contains { $0.hasPrefix("fail") }
  }

  private var asFailed: ClaimedContrast {
    let limit: Double
    switch kind {
    case .level(let value), .ratio(let value, _), .atLeast(let value), .below(let value): limit = value
    }
    return ClaimedContrast(kind: .below(limit), text: "below " + text, range: range)
  }

  private var asLeast: ClaimedContrast {
    guard case .ratio(let value, _) = kind else { return self }
    return ClaimedContrast(kind: .atLeast(value), text: "at least " + text, range: range)
  }

  /// A tenth more or less is the same to whoever writes `about`.
  private var asRough: ClaimedContrast {
    guard case .ratio(let value, let tolerance) = kind else { return self }
    return ClaimedContrast(kind: .ratio(value, tolerance: max(tolerance, value / 10)), text: text, range: range)
  }
}
