import Diagnostics

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
      to: path, in: candidates.lazy.map(\.description).filter { abs($0.utf8.count - length) <= 8 })
  }
}
