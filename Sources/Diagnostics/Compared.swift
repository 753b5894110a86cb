/// What was held against something else, whether or not anything was wrong with it.
package struct Compared: Sendable, Equatable {
  /// Values that documents give to tokens, or to one name in several places.
  package var values = 0
  /// Statements about contrast, counts, scales, limits and motion.
  package var claims = 0

  package init() {}

  package mutating func add(_ other: Compared) {
    values += other.values
    claims += other.claims
  }

  /// `31 values and 4 claims compared`; nil where there is nothing to compare.
  package var text: String? {
    let parts = [(values, "value"), (claims, "claim")].filter { $0.0 > 0 }
      .map { count, noun in "\(count) \(noun)\(count == 1 ? "" : "s")" }
    return parts.isEmpty ? nil : parts.joined(separator: " and ") + " compared"
  }
}
