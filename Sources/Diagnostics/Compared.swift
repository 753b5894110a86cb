import Printing

/// What was held against something else, whether or not anything was wrong with it.
package struct Compared: Sendable, Equatable {
  /// Values that documents give to tokens, or to one name in several places.
  package var values = 0
  /// Statements about contrast, counts, scales, limits and motion.
  package var claims = 0
  /// Whether there was a document that may say something of values.
  package var hasTexts = false
  /// Whether anything at all is written in the files.
  package var hasContents = false

  package init() {}

  package mutating func add(_ other: Compared) {
    values += other.values
    claims += other.claims
    hasTexts = hasTexts || other.hasTexts
    hasContents = hasContents || other.hasContents
  }

  /// `31 values and 4 claims compared`; nil where no document says anything of values.
  package var text: String? {
    let parts = [(values, "value"), (claims, "claim")].filter { $0.0 > 0 }
      .map { count, noun in count.counted(noun) }
    if parts.isEmpty { return hasTexts ? "no values compared" : nil }
    return parts.joined(separator: " and ") + " compared"
  }
}
