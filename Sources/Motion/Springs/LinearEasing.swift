import Printing

/// A spring approximated by CSS `linear()`, with the error of the approximation.
package struct LinearEasing: Sendable {
  /// Shares of the duration, 0 … 1 and ascending, each with its value; the first stop is 0, 0 and the last 1, 1.
  package let stops: [(position: Double, value: Double)]
  /// The duration that the positions are shares of, in seconds: the settle time.
  package let duration: Double
  /// The largest |stops − x| at any time, with the stops as they are printed.
  package let maximumError: Double
  /// `linear(0, 0.12 4.2%, … 1)`.
  package let css: String

  init(stops: [RoundedStop], duration: Double, maximumError: Double) {
    self.stops = stops.map { ($0.position, $0.value) }
    self.duration = duration
    self.maximumError = maximumError
    css =
      "linear(" + stops.enumerated().map { $1.css(isEnd: $0 == 0 || $0 == stops.count - 1) }.joined(separator: ", ")
      + ")"
  }
}

/// A stop whose numbers are exactly those of its printed text.
struct RoundedStop {
  let position: Double
  let value: Double
  private let percentPlaces: Int
  private let valuePlaces: Int

  /// The nearest stop with the given decimals in its percentage and its value.
  init(position: Double, percentPlaces: Int, value: Double, valuePlaces: Int) {
    let positionScale = Self.powers[percentPlaces] * 100
    let valueScale = Self.powers[valuePlaces]
    self.position = (position * positionScale).rounded() / positionScale
    self.value = (value * valueScale).rounded() / valueScale
    self.percentPlaces = percentPlaces
    self.valuePlaces = valuePlaces
  }

  static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10]

  func css(isEnd: Bool) -> String {
    let text = value.trimmed(valuePlaces)
    return isEnd ? text : text + " " + (position * 100).trimmed(percentPlaces) + "%"
  }
}
