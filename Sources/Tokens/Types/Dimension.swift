import Printing

/// A distance on the screen.
package struct Dimension: Hashable, Sendable {
  /// The standard's two units, and those only files outside it have.
  package enum Unit: String, CaseIterable, Hashable, Sendable {
    case px, rem
    case em, dp, sp, pt
    case percent = "%"

    /// Whether the standard knows the unit.
    package var isStandard: Bool {
      switch self {
      case .px, .rem: true
      case .em, .dp, .sp, .pt, .percent: false
      }
    }
  }

  package let value: Double
  package let unit: Unit

  package init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  package static let zero = Dimension(0, .px)

  /// As CSS writes it. The platforms' own pixels (dp, sp, pt) are CSS pixels.
  package var css: String {
    switch unit {
    case .px, .dp, .sp, .pt: value.trimmed(4) + "px"
    case .rem, .em, .percent: value.trimmed(4) + unit.rawValue
    }
  }

  /// In CSS pixels, a rem and an em being 16 and a percentage one of 16.
  package var pixels: Double {
    switch unit {
    case .px, .dp, .sp, .pt: value
    case .rem, .em: value * 16
    case .percent: value / 100 * 16
    }
  }
}
