package import Colorimetry

/// When two colours, each in its own notation, are one colour.
///
/// Conversions round, and people round what they convert. How much is allowed depends on what else says that the two are one.
package enum ColorNotations {
  /// What says, beside the colours themselves, that two of them are one.
  package enum Joint: Sendable {
    /// A name that both have, in two places. It may be wrong in one of them, so that only rounding is allowed: of OKLCH with
    /// two decimals and whole degrees, one colour in a hundred differs by more.
    case name
    /// A row of a table that has both: `OKLCH | Hex`. More are two colours that are to be told apart.
    case row
    /// A slash, a bracket or a sign for equality between them: `#4F46E5 / oklch(0.51 0.23 277)`. More than conversions are
    /// wrong by, and less than a text and its ground differ by.
    case sign

    /// In ΔE2000.
    var most: Double {
      switch self {
      case .name: 1.2
      case .row: 3
      case .sign: 15
      }
    }
  }

  /// Whether two colours are one, their opacity aside.
  package static func areOne(_ a: Color, _ b: Color, by joint: Joint) -> Bool {
    ColorDifference.e2000(a, b) < joint.most
  }
}
