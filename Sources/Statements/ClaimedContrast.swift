import Colorimetry
import Files
import Guide
import Printing
import Recognition
import Syntax
import TokenValues
import Tokens

/// A colour that a text names: by its hex or by a token.
struct NamedPlace {
  let name: String
  let range: Range<Int>
  let hex: Color?
  let path: TokenPath?

  var isToken: Bool { path != nil }

  func color(in theme: String, _ subject: AuditedSystem) -> Color? {
    if let hex { return hex }
    guard let path, case .color(let color)? = subject.system.themes[theme]?.tokens[path]?.value else { return nil }
    return color
  }
}

/// A text colour and the surface it is said to be on.
struct ColorPair {
  let text: NamedPlace
  let surface: NamedPlace

  init(text: NamedPlace, surface: NamedPlace) {
    self.text = text
    self.surface = surface
  }

  /// The colours that a text names, in order; a hex in brackets behind its token is the same colour again.
  static func colors(in text: PageText, _ page: AuditedPage) -> [NamedPlace] {
    var found: [NamedPlace] = HexColors.find(in: text.bytes[...]).map {
      NamedPlace(
        name: String(decoding: text.bytes[$0.range], as: UTF8.self), range: $0.range, hex: $0.color, path: nil)
    }
    for mention in text.mentions where page.subject.names.isColor(mention.path) {
      found.append(
        NamedPlace(name: mention.path.description, range: mention.range, hex: nil, path: mention.path))
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

/// A contrast as a text claims it: a ratio, or a level of WCAG.
package struct ClaimedContrast {
  private enum Kind {
    /// - Parameter tolerance: what the contrast may differ by, as far as the ratio is written out.
    case ratio(Double, tolerance: Double)
    case atLeast(Double)
    case level(Double)
  }

  private let kind: Kind
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
    case .ratio(let claimed, let tolerance):
      // A limit of WCAG is often written for whatever meets it.
      if abs(ratio - claimed) < tolerance || Self.limits.contains(claimed) && ratio > claimed { return .holds }
      return Self.verdict(ratio, beside: claimed)
    case .atLeast(let least): return ratio > least - 0.1 ? .holds : Self.verdict(ratio, beside: least)
    }
  }

  private static func verdict(_ ratio: Double, beside claimed: Double) -> Verdict {
    let isLevelLost = limits.contains { ratio < $0 && claimed >= $0 }
    let share = abs(ratio - claimed) / claimed
    if isLevelLost || ratio < claimed && share >= leastWrong { return .isWrong }
    return share <= mostRounded ? .holds : .isOutOfDate
  }

  /// By what share a figure may differ and be that of another tool, or of an older colour that looked the same.
  private static let mostRounded = 0.03
  /// By what share less contrast than is claimed is another contrast, whatever its level.
  private static let leastWrong = 0.15

  /// The claim with another ratio, as it is written; nil where it claims none, or a least one.
  func text(with ratio: Double) -> String? {
    guard case .ratio = kind else { return nil }
    return Contrast.rounded(ratio) + text.drop { $0.isNumber || $0 == "." }
  }

  /// The contrast that is claimed at least; of a level, less for large text.
  ///
  /// - Parameter usual: what AA asks of the text.
  package func least(for usual: Double) -> Double {
    switch kind {
    case .ratio(let value, _), .atLeast(let value): value
    case .level(let least): usual < 4.5 ? (least > 4.5 ? 4.5 : 3) : least
    }
  }

  /// The least contrasts that WCAG asks for.
  private static let limits: Set<Double> = [3, 4.5, 7]

  /// The first claim behind a pair, with nothing but words about contrast between them.
  static func first(in text: PageText, after start: Int) -> ClaimedContrast? {
    let sentence = text.sentence(around: start)
    guard Denial.words.isDisjoint(with: NameWords(sentence).words), start <= sentence.endIndex else { return nil }
    let rest = text.bytes[start..<sentence.endIndex]
    let end = rest.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ";") }
    let clause = rest[..<(end ?? rest.endIndex)]
    guard let claim = read(clause) else { return nil }
    let before = clause[..<claim.range.lowerBound]
    let behind = NameWords(clause[claim.range.upperBound...]).words
    // Of a demand it is not known whether it is met.
    guard before.allSatisfy({ !"/&+%|\"".utf8.contains($0) }), demands.isDisjoint(with: behind.prefix(4)),
      !NameWords(clause).words.contains("lg")
    else { return nil }
    // Signs such as ✅ are no words.
    let said = NameWords(before).words.filter { !$0.utf8.starts(with: [0xE2]) }
    guard said.allSatisfy(plain.contains), !claim.isLevel || !fails(sentence) && !isOfPart(behind) else { return nil }
    if !leasts.isDisjoint(with: said) || isSigned(before, clause[claim.range.upperBound...]) { return claim.asLeast }
    return abouts.isDisjoint(with: said) && !isRough(before) ? claim : claim.asRough
  }

  /// What a cell claims.
  static func whole(_ cell: PageText) -> ClaimedContrast? {
    let words = NameWords(cell.bytes).words
    guard let claim = read(cell.bytes[...]), !words.contains("lg"), Denial.words.isDisjoint(with: words),
      demands.isDisjoint(with: words), !claim.isLevel || !fails(cell.bytes[...])
    else { return nil }
    let (before, behind) = (cell.bytes[..<claim.range.lowerBound], cell.bytes[claim.range.upperBound...])
    if isSigned(before, behind) || !leasts.isDisjoint(with: words) { return claim.asLeast }
    return isRough(before) ? claim.asRough : claim
  }

  /// The words that may stand between a pair and what is claimed of it.
  private static let plain: Set<String> = leasts.union(abouts).union([
    "is", "are", "has", "have", "a", "an", "the", "its", "contrast", "ratio", "ratios", "of", "at", "level", "wcag",
    "with", "text", "background", "backgrounds", "surface", "gives", "measures", "scores", "yields", "just", "only",
    "2", "1", "0", "in", "light", "dark", "mode", "theme", "which", "it", "for", "normal", "body", "pass",
    "passes", "comes", "to", "out", "works",
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

  private var isLevel: Bool { if case .level = kind { true } else { false } }

  /// Whether a sign before a ratio or behind it makes it the least that there is: `≥ 4.5:1`, `4.5:1+`.
  private static func isSigned(_ before: ArraySlice<UInt8>, _ behind: ArraySlice<UInt8>) -> Bool {
    behind.first == UInt8(ascii: "+") || before.contains(UInt8(ascii: ">")) || has(before, "\u{2265}")
  }

  private static func isRough(_ before: ArraySlice<UInt8>) -> Bool {
    before.contains(UInt8(ascii: "~")) || has(before, "\u{2248}")
  }

  /// Whether a sign says that a level is not reached.
  private static func fails(_ sentence: ArraySlice<UInt8>) -> Bool {
    has(sentence, "\u{274C}") || has(sentence, "\u{2717}") || has(sentence, "\u{26A0}")
      || NameWords(sentence).words.contains { $0.hasPrefix("fail") }
  }

  private static func has(_ text: ArraySlice<UInt8>, _ sign: StaticString) -> Bool {
    sign.withUTF8Buffer { text.firstPlace(of: Array($0)[...]) != nil }
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

  /// The claim that a text begins with or has.
  static func read(_ text: ArraySlice<UInt8>) -> ClaimedContrast? {
    var index = text.startIndex
    while index < text.endIndex {
      let isStart = index == text.startIndex || !text[index - 1].isLetter && !text[index - 1].isDigit
      if isStart, text[index].isDigit, let found = ratio(text, index) { return found }
      if isStart, text[index...].starts(with: "AA".utf8) { return level(text, index) }
      index += 1
    }
    return nil
  }

  private static func ratio(_ text: ArraySlice<UInt8>, _ start: Int) -> ClaimedContrast? {
    var end = start
    while end < text.endIndex, text[end].isDigit || text[end] == UInt8(ascii: ".") { end += 1 }
    let number = String(decoding: text[start..<end], as: UTF8.self)
    guard let value = Double(number), (1...21).contains(value) else { return nil }
    var close = end
    if close < text.endIndex, text[close] == UInt8(ascii: " ") { close += 1 }
    guard close < text.endIndex, text[close] == UInt8(ascii: ":") else { return nil }
    close += 1
    if close < text.endIndex, text[close] == UInt8(ascii: " ") { close += 1 }
    guard close < text.endIndex, text[close] == UInt8(ascii: "1"),
      close + 1 == text.endIndex || !text[close + 1].isDigit
    else { return nil }
    // Rounded or cut off: both are common, and neither is wrong.
    let places = number.split(separator: ".").dropFirst().first?.count ?? (limits.contains(value) ? 1 : 0)
    let tolerance = places == 0 ? 1.0 : places == 1 ? 0.1 : 0.01
    return ClaimedContrast(
      kind: .ratio(value, tolerance: tolerance), text: String(decoding: text[start...close], as: UTF8.self),
      range: start..<close + 1)
  }

  private static func level(_ text: ArraySlice<UInt8>, _ start: Int) -> ClaimedContrast? {
    var end = start
    while end < text.endIndex, text[end] == UInt8(ascii: "A") { end += 1 }
    guard end - start < 4, end == text.endIndex || !text[end].isLetter && !text[end].isDigit
    else { return nil }
    let least = end - start == 3 ? 7.0 : 4.5
    return ClaimedContrast(
      kind: .level(least), text: String(decoding: text[start..<end], as: UTF8.self), range: start..<end)
  }
}
