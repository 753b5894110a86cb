import Printing

/// A length on the screen.
package struct Dimension: Sendable {
  /// The two units of the standard, and those found only in other files.
  package enum Unit: String, CaseIterable, Hashable, Sendable {
    case px, rem
    case em, dp, sp, pt
    case percent = "%"

    /// Whether one of it is one CSS pixel.
    package var isAbsolute: Bool {
      switch self {
      case .px, .pt, .dp, .sp: true
      case .rem, .em, .percent: false
      }
    }

    /// Whether the unit is in the standard.
    package var isStandard: Bool {
      switch self {
      case .px, .rem: true
      case .em, .dp, .sp, .pt, .percent: false
      }
    }
  }

  package let value: Double
  package let unit: Unit
  /// Whether its token says the unit (`specimen.unit`), which then stands whatever unit the system speaks of.
  let keepsUnit: Bool

  package init(_ value: Double, _ unit: Unit) { self.init(value, unit, keepsUnit: false) }

  init(_ value: Double, _ unit: Unit, keepsUnit: Bool) {
    self.value = value
    self.unit = unit
    self.keepsUnit = keepsUnit
  }

  package static let zero = Dimension(0, .px)

  /// The CSS text. The platforms' own pixels (dp, sp, pt) become CSS pixels.
  package var css: String {
    switch unit {
    case .px, .dp, .sp, .pt: value.trimmed(4) + "px"
    case .rem, .em, .percent: value.trimmed(4) + unit.rawValue
    }
  }

  /// The length in CSS pixels, with rem and em as 16 and percentages relative to 16.
  package var pixels: Double {
    switch unit {
    case .px, .dp, .sp, .pt: value
    case .rem, .em: value * 16
    case .percent: value / 100 * 16
    }
  }
}

extension Dimension: Hashable {
  package static func == (a: Dimension, b: Dimension) -> Bool { a.value == b.value && a.unit == b.unit }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(value)
    hasher.combine(unit)
  }
}
