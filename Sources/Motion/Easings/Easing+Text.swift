import Printing

extension Easing {
  /// The easing as CSS text, with numbers to six decimals; a keyword if it was written as one.
  package var css: String {
    switch self {
    case .linear: "linear"
    case .cubicBezier(let curve, let keyword): keyword ?? curve.css
    case .steps(let count, .jumpEnd): "steps(\(count))"
    case .steps(let count, let position): "steps(\(count), \(position.rawValue))"
    case .linearStops(let stops): "linear(" + stops.map(\.css).joined(separator: ", ") + ")"
    }
  }
}

extension CubicBezier {
  /// `cubic-bezier(0.25, 0.1, 0.25, 1)`, numbers to six decimals.
  package var css: String { css(places: 6) }

  /// The same with numbers to fewer decimals.
  package func css(places: Int) -> String {
    "cubic-bezier(" + [x1, y1, x2, y2].map { $0.trimmed(places) }.joined(separator: ", ") + ")"
  }
}

extension LinearStop {
  fileprivate var css: String { "\(value.trimmed(6)) \((position * 100).trimmed(6))%" }
}
