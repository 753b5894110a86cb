import Printing

/// A duration.
package struct TimeSpan: Hashable, Sendable {
  package enum Unit: String, CaseIterable, Hashable, Sendable {
    case ms, s
  }

  package let value: Double
  package let unit: Unit

  package init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  package var milliseconds: Double {
    switch unit {
    case .ms: value
    case .s: value * 1000
    }
  }

  package var css: String { value.trimmed(4) + unit.rawValue }
}
