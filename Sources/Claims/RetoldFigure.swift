import Colorimetry
package import Files
import Printing
import Wording

/// A figure with which a page tells again what it, or another one, says: in a line of `issues`, in the title of a figure.
package struct RetoldFigure: Sendable {
  /// In what it stands. What one of them says is not told again by the next of its kind.
  package enum Place: Sendable {
    case text, issues, disagreements, notGiven, evidence, row, pairs, caption, measured

    /// Whether its lines speak of what the page says.
    var isRemark: Bool { [.issues, .disagreements, .notGiven, .evidence].contains(self) }
  }

  package let figure: Figure
  package let place: Place
  package let range: ByteRange
  /// The paths of the pages to which its line points.
  package let pages: [String]

  /// Whether it stands where an author says of what is elsewhere on the page or on the pages named beside it.
  package var isOfPlace: Bool { place == .issues || place == .disagreements || place == .evidence }
}

/// A colour or a number, with what it counts.
package enum Figure: Hashable, Sendable {
  /// By its hex, its opacity aside.
  case color(String)
  case number(Double)
  /// In pixels, or in the units that other platforms have in their place.
  case length(Double)
  /// In milliseconds.
  case time(Double)
  case percent(Double)
  /// A number that belongs to something longer: an end of a range, a side of a ratio, a part of a date.
  case part(Double)

  /// The number, in its unit; nil of a colour.
  package var amount: Double? {
    switch self {
    case .color: nil
    case .number(let amount), .length(let amount), .time(let amount), .percent(let amount), .part(let amount): amount
    }
  }

  /// Whether another figure, which may be without its unit or a part of something, gives this one.
  func isGiven(by other: Figure) -> Bool {
    switch (self, other) {
    case (.number(let a), _): a == other.amount || a == other.seconds
    case (_, .number(let b)), (_, .part(let b)): amount == b || seconds == b
    case (.color, _), (.length, _), (.time, _), (.percent, _), (.part, _): self == other
    }
  }

  /// A time as it stands without its unit.
  private var seconds: Double? { if case .time(let time) = self { time / 1000 } else { nil } }

  /// The figure that begins at an offset and where it ends: a colour, a number with its unit, or else the digits of whatever
  /// there is; nil where neither begins.
  static func read(_ bytes: [UInt8], at start: Int) -> (figure: Figure, end: Int)? {
    let before = start > 0 ? bytes[start - 1] : UInt8(ascii: " ")
    if before.isDigit || before.isLetter || before.isOne(of: "._") { return nil }
    switch WrittenValue.read(bytes, at: start) {
    case (.color(let color, _), let end)?: return (.color(color.opaqueHex.uppercased()), end)
    case (.quantity(let quantity), let end)?:
      // `12 %`
      let isShare = quantity.unit == nil && bytes[end...].starts(with: " %".utf8)
      return isShare ? (.percent(quantity.low), end + 2) : (Figure(quantity), end)
    case (.curve, _)?, (.family, _)?, nil: break
    }
    // What is joined to digits makes them no value of their own: `4.5:1`, `16–24 px`, `16/24`.
    let whole = bytes[start...].prefix(while: \.isDigit)
    let point = bytes[whole.endIndex...].prefix(1).elementsEqual(".".utf8) ? 1 : 0
    let places = bytes[(whole.endIndex + point)...].prefix(while: \.isDigit)
    let digits = point == 1 && !places.isEmpty ? bytes[start..<places.endIndex] : whole
    guard case (.quantity(let quantity), _)? = WrittenValue.read(Array(digits), at: 0) else { return nil }
    let isRatio = bytes[digits.endIndex...].starts(with: ":1".utf8)
    return (isRatio ? .number(quantity.low) : .part(quantity.low), digits.endIndex)
  }

  private init(_ quantity: Quantity) {
    switch quantity.unit {
    case nil: self = .number(quantity.low)
    case .px, .pt, .dp, .sp: self = .length(quantity.low)
    case .rem, .em: self = .part(quantity.low)
    case .ms: self = .time(quantity.low)
    // Rounded, so that 0.07 s is 70 ms.
    case .s: self = .time((quantity.low * 1_000_000).rounded() / 1000)
    case .percent: self = .percent(quantity.low)
    }
  }
}
