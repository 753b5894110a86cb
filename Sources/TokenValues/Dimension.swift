import Printing

/// A length on the screen.
package struct Dimension: Sendable {
  /// The two units of the standard, those found only in other files, and none.
  package enum Unit: String, CaseIterable, Hashable, Sendable {
    case px, rem
    case em, dp, sp, pt
    case percent = "%"
    /// A bare number, whose unit only the tool knows that makes a length of it.
    case notGiven = ""

    /// Whether one of it is one CSS pixel.
    package var isAbsolute: Bool {
      switch self {
      case .px, .pt, .dp, .sp: true
      case .rem, .em, .percent, .notGiven: false
      }
    }

    /// Whether the unit is in the standard.
    package var isStandard: Bool {
      switch self {
      case .px, .rem: true
      case .em, .dp, .sp, .pt, .percent, .notGiven: false
      }
    }
  }

  package let value: Double
  package let unit: Unit
  /// Whether its token says the unit (`specimen.unit`), which then stands whatever unit the system speaks of.
  package let keepsUnit: Bool
  /// How many pixels a unit is drawn with that is not given, or a rem whose root the document gives.
  private let scale: Double?

  package init(_ value: Double, _ unit: Unit) { self.init(value, unit, keepsUnit: false) }

  /// - Parameters:
  ///   - keepsUnit: whether its token says the unit.
  ///   - scale: how many pixels a unit is drawn with that is not given, or a rem.
  package init(_ value: Double, _ unit: Unit, keepsUnit: Bool, scale: Double? = nil) {
    self.value = value
    self.unit = unit
    self.keepsUnit = keepsUnit
    self.scale = scale
  }

  /// The same length; if its unit is not given, it is drawn with so many pixels for each.
  package func drawn(pixelsPerUnit scale: Double) -> Dimension {
    unit == .notGiven ? Dimension(value, unit, keepsUnit: keepsUnit, scale: scale) : self
  }

  /// The same length; if it is in rem, it is drawn with so many pixels for each.
  package func drawn(pixelsPerRem scale: Double?) -> Dimension {
    unit == .rem && scale != nil ? Dimension(value, unit, keepsUnit: keepsUnit, scale: scale) : self
  }

  package static let zero = Dimension(0, .px)

  /// The CSS text. The platforms' own pixels (dp, sp, pt) become CSS pixels.
  package var css: String {
    switch unit {
    case .px, .dp, .sp, .pt: value.asWritten + "px"
    case .rem, .em, .percent, .notGiven: value.asWritten + unit.rawValue
    }
  }

  /// The CSS text with which it is drawn: as pixels if no unit is given, or if a rem is of another root.
  var drawing: String { unit == .notGiven || scale != nil ? pixels.trimmed(4) + "px" : css }

  /// The length in CSS pixels, with rem and em as 16 and percentages relative to 16; one without a unit, and a rem of
  /// another root, as it is drawn.
  package var pixels: Double {
    switch unit {
    case .px, .dp, .sp, .pt: value
    case .rem: value * (scale ?? Self.usualRoot)
    case .em: value * Self.usualRoot
    case .percent: value / 100 * 16
    case .notGiven: value * (scale ?? 1)
    }
  }

  private static let usualRoot = 16.0
}

extension Dimension: Hashable {
  package static func == (a: Dimension, b: Dimension) -> Bool { a.value == b.value && a.unit == b.unit }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(value)
    hasher.combine(unit)
  }
}
