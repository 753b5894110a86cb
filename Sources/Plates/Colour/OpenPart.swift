import Printing

/// A part that a line of a page's `not-given` block says its document does not give: `Icon and haptic of the error
/// variant`.
package struct OpenPart {
  /// In lower case.
  private let parts: Set<String>
  /// The words for what it is a part of; nil where the line does not say.
  private let whole: Set<String>?

  /// Nil where a line does not name parts alone (`Space between icon and title`).
  package init?(_ text: String) {
    let words = text.lowercased().split { !$0.isLetter && $0 != "," && $0 != "-" }.map(String.init)
    let end = words.firstIndex(of: "of") ?? words.endIndex
    let list = words[..<end].joined(separator: " ").split(separator: ",").flatMap {
      $0.split(separator: " ").split(separator: "and").map { $0.joined(separator: " ") }
    }
    guard !list.isEmpty, list.allSatisfy({ $0.split(separator: " ").count == 1 }) else { return nil }
    parts = Set(list)
    whole = end == words.endIndex ? nil : Set(words[(end + 1)...])
  }

  /// Whether the part of a pair is what the line says, in the state or the variant that it says.
  package func names(_ pair: PartPairs.Pair) -> Bool {
    guard parts.contains(pair.part.name) else { return false }
    let tails = (pair.part.tail + (pair.ground?.tail ?? [])).flatMap(PartColor.words)
    guard let whole else { return tails.isEmpty }
    return !tails.isEmpty && whole.isSuperset(of: tails)
  }
}
