extension Int {
  /// The number with its noun: `1 value`, `3 values`. The noun is one whose plural takes an `s`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
