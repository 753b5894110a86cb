package import Tokens
import Wording

/// A scale of lengths: that of spacing or that of radii.
package enum Scale: Sendable {
  case space, radius

  /// The scale of a token, by the first word of its name.
  package init?(_ path: TokenPath) {
    guard let root = path.segments.first, let word = NameWords(root).words.first else { return nil }
    self.init(root: word)
  }

  /// The scale whose names begin with a word.
  package init?(root: String) {
    switch root {
    case "space", "spaces", "spacing": self = .space
    case "radius", "radii", "rounded", "corner", "corners": self = .radius
    default: return nil
    }
  }

  package var noun: String { self == .space ? "spacing" : "radius" }

  /// Words that say that a sentence is about it.
  package var words: Set<String> { self == .space ? Self.spaceWords : Self.radiusWords }

  private static let spaceWords: Set<String> = [
    "space", "spaces", "spacing", "padding", "paddings", "gap", "gaps", "margin", "margins", "rhythm",
  ]
  private static let radiusWords: Set<String> = ["radius", "radii", "corner", "corners", "rounding", "roundness"]

  /// A radius from which on it rounds whatever is drawn on a page, in pixels, and is no step.
  package static let leastFull = 500.0
}
