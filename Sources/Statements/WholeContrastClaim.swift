import Files
import Guide
import Printing
import Recognition

/// What a text says of the contrast of everything that is text: `all text meets AA`, `contrast is at least 4.5:1 for all
/// text`.
package struct WholeContrastClaim {
  package let claim: ClaimedContrast

  /// The first in a text: a clause with nothing in it but text or colours, a contrast and the words between them.
  package init?(_ text: PageText) {
    var start = 0
    while start < text.bytes.count {
      let sentence = text.sentence(around: start)
      if let claim = Self.read(sentence, text) {
        self.claim = claim
        return
      }
      start = max(start, sentence.endIndex) + 1
    }
    return nil
  }

  private static func read(_ sentence: ArraySlice<UInt8>, _ text: PageText) -> ClaimedContrast? {
    let isQuestion = sentence.endIndex < text.bytes.count && text.bytes[sentence.endIndex] == UInt8(ascii: "?")
    guard !isQuestion, let claim = ClaimedContrast.read(sentence), !text.isStruck(claim.range.lowerBound),
      exceptions.isDisjoint(with: NameWords(sentence).words), !Denial.isPast(sentence)
    else { return nil }
    func isBreak(_ index: Int) -> Bool { text.bytes[index] == UInt8(ascii: ";") || text.isLongDash(index) }
    let before = sentence[..<claim.range.lowerBound]
    let start = before.indices.last(where: isBreak).map { $0 + (text.bytes[$0] == 0xE2 ? 3 : 1) } ?? before.startIndex
    guard start <= before.endIndex else { return nil }
    let behind = sentence[claim.range.upperBound...]
    let end = behind.indices.first { isBreak($0) || ",(".utf8.contains(text.bytes[$0]) } ?? behind.endIndex
    let said = NameWords(before[start...]).words
    let words = said + NameWords(behind[..<end]).words
    guard said.count + 4 <= longest, words.allSatisfy(isKnown), !subjects.isDisjoint(with: words) else { return nil }
    let isNegated = !negations.isDisjoint(with: words)
    let isLimit = isNegated || !leasts.isDisjoint(with: words)
    guard isNegated == !lesses.isDisjoint(with: words),
      isNegated || !quantifiers.isDisjoint(with: words) || isLimit && words.contains("text"),
      isLimit || !verbs.isDisjoint(with: said)
    else { return nil }
    return claim
  }

  private static let longest = 20

  private static func isKnown(_ word: String) -> Bool {
    subjects.contains(word) || verbs.contains(word) || plain.contains(word) || quantifiers.contains(word)
      || negations.contains(word) || lesses.contains(word) || leasts.contains(word)
  }

  private static let quantifiers: Set<String> = ["all", "every", "each"]
  private static let negations: Set<String> = ["never", "no"]
  private static let lesses: Set<String> = ["below", "under", "less", "lower"]
  private static let leasts: Set<String> = ["least", "minimum", "min"]
  private static let subjects: Set<String> = [
    "text", "type", "copy", "labels", "pair", "pairs", "pairing", "pairings", "combination", "combinations", "color",
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
    "guidelines", "compliant", "with", "system",
  ]
  private static let exceptions: Set<String> = [
    "except", "exception", "exceptions", "unless", "should", "must", "needs", "need", "lg", "body", "where", "if",
    "aim", "aims", "ensure", "verify", "check", "or", "goal", "target",
  ]
}
