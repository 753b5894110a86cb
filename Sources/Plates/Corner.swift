package import Markup
import Printing
package import TokenValues

/// The kind of corner that a radius makes.
package enum Corner: Equatable {
  case radius(Dimension)
  /// A radius larger than half of any height.
  case pill(Dimension)
  /// A fraction of the side, less than a half.
  case share(Double)
  case circle
  /// Fully round, by a rule without a figure.
  case round

  /// From this many pixels on, a radius is meant to exceed what it rounds.
  package static let pill = 64.0

  /// What the name of a radius without a figure says: that of a pill is half of the height, whatever the height.
  package static func rule(named name: String) -> Corner? {
    ["pill", "capsule", "fully-round", "fullyRound"].contains(name) ? .round : nil
  }

  package init?(_ value: TokenValue) {
    if let number = value.number {
      guard number >= 0, number <= 1 else { return nil }
      self = number < 0.5 ? .share(number) : .circle
    } else if let dimension = value.dimension {
      if dimension.unit == .percent {
        self = dimension.value < 50 ? .share(max(dimension.value, 0) / 100) : .circle
      } else if dimension.pixels >= Self.pill {
        self = .pill(dimension)
      } else {
        self = .radius(dimension)
      }
    } else {
      return nil
    }
  }

  package var figure: String {
    switch self {
    case .radius(let length), .pill(let length): Plate.measure(length)
    case .share(let share): Plate.percent(share)
    case .circle: "50 %"
    case .round: "fully round"
    }
  }

  package var remark: String? {
    switch self {
    case .radius: nil
    case .pill: "More than half of any height: a pill."
    case .share: "Of the side."
    case .circle: "Half of the side: a circle."
    case .round: "Half of the height, a pill; no figure is given."
    }
  }

  package func drawing(_ name: String) -> Node {
    switch self {
    case .radius(let length): corner(max(length.pixels, 0), "\(name): a corner of radius \(figure).")
    case .share(let share): corner(share * Self.side, "\(name): a corner of \(figure) of a side of 120 px.")
    case .pill, .round: whole(width: 160, height: 56, "\(name): a pill, its ends half circles.")
    case .circle: whole(width: 96, height: 96, "\(name): a circle.")
    }
  }

  private static let side = 120.0

  private func corner(_ radius: Double, _ alternative: String) -> Node {
    let (r, end, centre) = (radius, Self.side, radius + 1)
    let edge = 1 + radius * (1 - 0.5.squareRoot())
    let construction: MarkupLiteral =
      radius < 2
      ? ""
      : """
      <circle class="ghost" cx="\(centre)" cy="\(centre)" r="\(r)"></circle>\
      <path class="red" d="M\(centre) \(centre)L\(edge) \(edge)"></path>\
      <circle class="dot" cx="\(centre)" cy="\(centre)" r="2"></circle>
      """
    return Plate.drawing(
      width: end, height: end, alternative: alternative,
      """
      <path class="face" d="M\(end) \(end)H1V\(centre)A\(r) \(r) 0 0 1 \(centre) 1H\(end)z"></path>\(construction)\
      <path class="outline" d="M1 \(end)V\(centre)A\(r) \(r) 0 0 1 \(centre) 1H\(end)"></path>
      """)
  }

  private func whole(width: Double, height: Double, _ alternative: String) -> Node {
    let (radius, middle) = (height / 2 - 1, height / 2)
    return Plate.drawing(
      width: width, height: height, alternative: alternative,
      """
      <rect class="face outline" x="1" y="1" width="\(width - 2)" height="\(height - 2)" rx="\(radius)"></rect>\
      <path class="red" d="M\(middle) \(middle)H1"></path>\
      <circle class="dot" cx="\(middle)" cy="\(middle)" r="2"></circle>
      """)
  }
}
