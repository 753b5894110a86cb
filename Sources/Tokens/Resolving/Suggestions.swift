import Diagnostics

/// Offers the path somebody may have meant, at a bounded price for a file full of wrong ones.
struct Suggestions {
  /// How many candidates are still looked at.
  private var budget = 400_000

  /// Whether one more search among so many candidates may be paid for.
  mutating func affords(_ candidates: Int) -> Bool {
    budget -= candidates
    return budget >= 0
  }

  /// The nearest of the candidates to a path, where it is near enough to be meant.
  func nearest(to path: String, in candidates: some Sequence<TokenPath>) -> String? {
    let length = path.utf8.count
    return Suggestion.nearest(
      to: path, in: candidates.lazy.map(\.description).filter { abs($0.utf8.count - length) <= 8 })
  }
}
