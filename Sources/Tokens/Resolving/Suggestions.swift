import Diagnostics
import Printing

/// Suggests the path an author may have meant, with bounded work for a file with many wrong ones.
struct Suggestions {
  /// The number of candidates that may still be compared.
  private var budget = 400_000

  /// Whether the budget allows a search among so many candidates.
  mutating func affords(_ candidates: Int) -> Bool {
    budget -= candidates
    return budget >= 0
  }

  /// The candidate nearest to a path, if it is near enough.
  func nearest(to path: String, in candidates: some Sequence<TokenPath>) -> String? {
    let length = path.utf8.count
    return Suggestion.nearest(
      to: path, in: candidates.lazy.map(\.description).filter { abs($0.utf8.count - length) <= 8 }
    ).flatMap { Self.isOfSameWords(path, $0) ? $0 : nil }
  }

  /// Whether each word of a path is near to the one at its place in the other, and none is another number: `slate.950` is
  /// no slip for `blue.950`, and `size.10` none for `size.11`.
  private static func isOfSameWords(_ path: String, _ other: String) -> Bool {
    func words(_ path: String) -> [String] { path.split { ".-_".contains($0) }.map(String.init) }
    let (own, others) = (words(path), words(other))
    return own.count != others.count
      || zip(own, others).allSatisfy { own, other in
        own == other || Suggestion.nearest(to: own, in: [other]) != nil && !(isNumber(own) && isNumber(other))
      }
  }

  private static func isNumber(_ word: String) -> Bool { word.utf8.allSatisfy(\.isDigit) }
}
