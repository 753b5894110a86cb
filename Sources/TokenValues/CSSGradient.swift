import Colorimetry

/// A CSS gradient function: its shape, direction and stops.
///
/// Stops are colours with at most two positions each; hints, lengths and colour spaces are not supported.
/// *Source:* https://www.w3.org/TR/css-images-3/#gradients
package struct CSSGradient: Hashable, Sendable {
  package enum Shape: String, Sendable {
    case linear, radial, conic
  }

  package let shape: Shape
  /// The text before the stops: an angle, a side, a shape, a position; empty if there is none.
  package let course: String
  /// At least two.
  package let stops: [GradientStop]
  /// Whether a position is outside 0 … 1, where a stop of a token cannot be; it is moved to the nearer end.
  package let isCut: Bool

  /// - Parameter css: just `linear-gradient(…)`, `radial-gradient(…)` or `conic-gradient(…)`.
  package init?(css: String) {
    guard let written = Written(css: css, isColor: { CSSText.color($0) != nil }) else { return nil }
    shape = written.shape
    course = written.course
    stops = zip(written.colors, written.positions).compactMap { color, position in
      CSSText.color(color).map { GradientStop(color: $0, position: position) }
    }
    isCut = !written.positions.allSatisfy { (0...1).contains($0) }
  }

  /// A gradient with its colours as they are written.
  package struct Written {
    package let shape: Shape
    /// The text before the stops, as for the gradient itself.
    package let course: String
    /// At least two.
    package let colors: [String]
    /// One for each colour: a share of the gradient's length, which may be outside 0 … 1.
    package let positions: [Double]

    /// - Parameters:
    ///   - css: just `linear-gradient(…)`, `radial-gradient(…)` or `conic-gradient(…)`.
    ///   - isColor: whether a text is taken for a colour, which may be a reference to one.
    package init?(css: String, isColor: (String) -> Bool) {
      guard let open = css.firstIndex(of: "("), css.last == ")" else { return nil }
      let name = css[..<open].lowercased()
      guard name.hasSuffix("-gradient"), let shape = Shape(rawValue: String(name.dropLast(9))) else { return nil }
      var arguments = CSSText.parts(of: css[css.index(after: open)...].dropLast(), at: ",")
      guard let first = arguments.first else { return nil }
      var course = ""
      if CSSText.parts(of: first[...], at: " ").first.map(isColor) != true {
        course = arguments.removeFirst().lowercased()
      }
      var stops: [(color: String, position: Double?)] = []
      for argument in arguments {
        let words = CSSText.parts(of: argument[...], at: " ")
        guard let color = words.first, isColor(color), words.count <= 3 else { return nil }
        let positions = words.dropFirst().map(CSSGradient.position)
        guard positions.allSatisfy({ $0 != nil }) else { return nil }
        stops += positions.isEmpty ? [(color, nil)] : positions.map { (color, $0) }
      }
      guard stops.count >= 2 else { return nil }
      self.shape = shape
      self.course = course
      colors = stops.map(\.color)
      positions = CSSGradient.placed(stops.map(\.position))
    }

    /// As for the gradient itself.
    package var angleDegrees: Double? { CSSGradient.angleDegrees(shape, course) }
  }

  /// The direction of a linear gradient, in degrees clockwise from upwards; towards a corner, as in a square. Nil for
  /// any other gradient.
  package var angleDegrees: Double? { Self.angleDegrees(shape, course) }

  private static func angleDegrees(_ shape: Shape, _ course: String) -> Double? {
    guard shape == .linear else { return nil }
    if let side = sides[course] { return side }
    if course.hasSuffix("deg") { return Double(course.dropLast(3)) }
    return course.hasSuffix("turn") ? Double(course.dropLast(4)).map { $0 * 360 } : nil
  }

  private static let sides: [String: Double] = [
    "": 180, "to top": 0, "to top right": 45, "to right top": 45, "to right": 90, "to bottom right": 135,
    "to right bottom": 135, "to bottom": 180, "to bottom left": 225, "to left bottom": 225, "to left": 270,
    "to top left": 315, "to left top": 315,
  ]

  /// A share of the gradient's length: `30%` or `0`.
  private static func position(_ text: String) -> Double? {
    guard let quantity = WrittenQuantity(text), quantity.unit == "%" || quantity.unit.isEmpty && quantity.value == 0
    else { return nil }
    return quantity.value / 100
  }

  /// Missing positions are spaced evenly between the given ones, with the ends at 0 and 1, and no position is before
  /// the previous one.
  ///
  /// *Source:* https://www.w3.org/TR/css-images-3/#color-stop-fixup
  private static func placed(_ written: [Double?]) -> [Double] {
    var known = written
    known[0] = known[0] ?? 0
    known[known.count - 1] = known[known.count - 1] ?? 1
    var furthest = -Double.infinity
    for (index, position) in known.enumerated() {
      guard let position else { continue }
      furthest = max(furthest, position)
      known[index] = furthest
    }
    var placed: [Double] = []
    for case let (index, next?) in known.enumerated() {
      let (last, count) = (placed.last ?? next, index - placed.count + 1)
      for step in 1..<max(count, 1) { placed.append(last + (next - last) * Double(step) / Double(count)) }
      placed.append(next)
    }
    return placed
  }
}
