import Diagnostics

/// Offers the path somebody may have meant, at a bounded price for a file full of wrong ones.
struct Suggestions {
  /// How many candidates are still looked at.
  private var budget = 400_000

  /// The nearest of the candidates to a path.
  mutating func nearest(to path: String, in candidates: some Collection<TokenPath>) -> String? {
    budget -= candidates.count
    guard budget >= 0 else { return nil }
    let length = path.utf8.count
    return Suggestion.nearest(
      to: path, in: candidates.lazy.map(\.description).filter { abs($0.utf8.count - length) <= 8 })
  }
}
