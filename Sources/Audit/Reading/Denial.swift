/// The words by which a sentence says that something is past, wrong or not there.
enum Denial {
  static let words: Set<String> = [
    "no", "not", "none", "without", "missing", "lacks", "removed", "deprecated", "was", "were", "formerly", "old",
    "renamed", "replaced", "instead", "never", "nor", "undefined", "unknown", "absent", "gone", "isn", "doesn", "don",
    "hypothetical", "would", "planned", "future", "previously", "legacy", "nothing", "avoid", "wrong",
  ]

  /// Whether a sentence has one of them.
  static func isIn(_ sentence: ArraySlice<UInt8>) -> Bool { !words.isDisjoint(with: NameWords(sentence).words) }
}
