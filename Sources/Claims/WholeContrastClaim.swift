import Files
import Guide
import Printing
package import Statements
import Wording

/// What a text says of the contrast of everything that is text: `all text meets AA`, `contrast is at least 4.5:1 for all
/// text`, `ensure a contrast of 4.5:1 for text`.
package struct WholeContrastClaim {
  package let claim: ClaimedContrast

  /// The first in a text: a clause with nothing in it but text or colours, a contrast and the words between them.
  package init?(_ text: PageText, on page: AuditedPage) {
    for sentence in text.sentences {
      guard let claim = Self.read(sentence, text, page) else { continue }
      self.claim = claim
      return
    }
    return nil
  }

  private static func read(
    _ whole: ArraySlice<UInt8>, _ text: PageText, _ page: AuditedPage
  ) -> ClaimedContrast? {
    let isQuestion = whole.endIndex < text.bytes.count && text.bytes[whole.endIndex] == UInt8(ascii: "?")
    guard !isQuestion, ClaimedContrast.read(whole) != nil else { return nil }
    let (bare, isStandard) = withoutStandard(whole)
    let outer = ClaimedContrast.read(bare)
    // Where both ratios of a level are given, it is the level that is claimed.
    guard let claim = outer ?? ClaimedContrast.read(whole).map({ isStandard ? $0.asLevel : $0 }),
      !text.isStruck(claim.range.lowerBound), exceptions.isDisjoint(with: NameWords(bare).words),
      !Denial.isPast(whole)
    else { return nil }
    let sentence = outer == nil ? whole : bare
    func isBreak(_ index: Int) -> Bool { text.bytes[index] == UInt8(ascii: ";") || text.isLongDash(index) }
    let before = sentence[..<claim.range.lowerBound]
    let start = before.indices.last(where: isBreak).map { $0 + (text.bytes[$0] == 0xE2 ? 3 : 1) } ?? before.startIndex
    guard start <= before.endIndex else { return nil }
    let behind = sentence[claim.range.upperBound...]
    let end = behind.indices.first { isBreak($0) || text.bytes[$0].isOne(of: ",(") } ?? behind.endIndex
    let said = words(before[start...])
    let words = said + words(behind[..<end])
    guard said.count + 4 <= longest, words.allSatisfy(isKnown), !subjects.isDisjoint(with: words) else { return nil }
    let isNegated = !negations.isDisjoint(with: words)
    let isLimit = isNegated || !leasts.isDisjoint(with: words) || isSigned(before[start...])
    guard isNegated == !lesses.isDisjoint(with: words),
      isNegated || !quantifiers.isDisjoint(with: words) || isLimit && words.contains("text")
        || isGeneral(said, below: page.heading(above: text)),
      isLimit || !verbs.isDisjoint(with: said)
    else { return nil }
    return claim
  }

  /// A sentence with blanks for a bracket that only gives the ratios of a level: `AA (4.5:1 for text, 3:1 for large text)`.
  private static func withoutStandard(
    _ sentence: ArraySlice<UInt8>
  ) -> (sentence: ArraySlice<UInt8>, isStandard: Bool) {
    guard let open = sentence.firstIndex(of: UInt8(ascii: "(")),
      let close = sentence[open...].firstIndex(of: UInt8(ascii: ")")),
      NameWords(sentence[open..<close]).words.allSatisfy({ standards.contains($0) || $0.utf8.allSatisfy(\.isDigit) })
    else { return (sentence, false) }
    var bare = sentence
    for index in open...close { bare[index] = UInt8(ascii: " ") }
    return (bare, ClaimedContrast.read(sentence[open..<close]) != nil)
  }

  private static let standards: Set<String> = [
    "text", "normal", "body", "lg", "ui", "component", "components", "graphics", "graphical", "icons", "non", "for",
    "and", "minimum", "min", "contrast", "ratio", "aa", "wcag", "at", "least", "elements", "objects", "regular",
  ]

  /// The words of a part; signs are none, nor is the mark of what is done.
  private static func words(_ part: ArraySlice<UInt8>) -> [String] {
    let isDone = part.starts(with: "[x] ") || part.starts(with: "[X] ")
    return NameWords(isDone ? part.dropFirst(4) : part).words.filter { !$0.utf8.starts(with: [0xE2]) }
  }

  private static func isSigned(_ part: ArraySlice<UInt8>) -> Bool {
    part.contains(UInt8(ascii: ">")) || part.firstPlace(of: "\u{2265}") != nil
  }

  /// Whether the colours of the whole system are meant: `Color contrast meets AA` below `Accessibility`.
  private static func isGeneral(_ words: [String], below heading: [String]) -> Bool {
    let isOfColors = words.contains { $0 == "contrast" || $0 == "contrasts" } && words.contains("color")
    return isOfColors && (heading.isEmpty || !wholes.isDisjoint(with: heading))
  }

  private static let wholes: Set<String> = [
    "accessibility", "a11y", "color", "contrast", "wcag", "principles", "guidelines", "rules", "requirements",
    "standards", "quality", "checklist", "overview",
  ]

  private static let longest = 20

  private static func isKnown(_ word: String) -> Bool {
    subjects.contains(word) || verbs.contains(word) || plain.contains(word) || quantifiers.contains(word)
      || negations.contains(word) || lesses.contains(word) || leasts.contains(word)
  }

  private static let quantifiers: Set<String> = ["all", "every", "each"]
  private static let negations: Set<String> = ["never", "no"]
  private static let lesses: Set<String> = ["below", "under", "less", "lower"]
  private static let leasts: Set<String> = [
    "least", "minimum", "min", "ensure", "should", "must", "need", "needs", "required",
  ]
  private static let subjects: Set<String> = [
    "text", "type", "copy", "labels", "pair", "pairs", "pairing", "pairings", "combination", "combinations", "color",
    "combo", "combos", "contrasts",
  ]
  private static let verbs: Set<String> = [
    "meets", "meet", "passes", "pass", "reaches", "reach", "satisfies", "satisfy", "clears", "clear", "achieves",
    "achieve", "exceeds", "exceed", "has", "have", "is", "are", "falls", "fall", "drops", "drop", "goes", "go",
    "maintains", "maintain", "keeps",
  ]
  private static let plain: Set<String> = [
    "and", "of", "the", "our", "foreground", "background", "backgrounds", "surface", "surfaces", "component",
    "components", "in", "both", "themes", "modes", "wcag", "2", "1", "contrast", "level", "at", "a", "ratio", "ratios",
    "s", "than", "better", "on", "its", "their", "for", "any", "requirement", "requirements", "standard", "standards",
    "guidelines", "compliant", "compliance", "with", "system", "be", "to", "accessibility",
  ]
  private static let exceptions: Set<String> = [
    "except", "exception", "exceptions", "unless", "lg", "body", "where", "if", "aim", "aims", "verify", "check", "or",
    "goal", "target", "when", "possible", "possibly", "ideally", "eventually",
  ]
}
