package import Motion
import Printing

/// The `d` of an SVG path in tenths of a unit, relative to the current point: short, and without accumulated rounding.
package struct PathData {
  package private(set) var text = ""
  private var pen = (x: 0, y: 0)

  package init() {}

  /// Moves to a point without drawing.
  package mutating func move(_ x: Double, _ y: Double) {
    pen = (Self.tenths(x), Self.tenths(y))
    text += "M" + Self.join([pen.x, pen.y])
  }

  package mutating func line(_ x: Double, _ y: Double) {
    let to = (x: Self.tenths(x), y: Self.tenths(y))
    text += "l" + Self.join([to.x - pen.x, to.y - pen.y])
    pen = to
  }

  package mutating func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double) {
    let points = [x1, y1, x2, y2, x, y].map(Self.tenths)
    text += "c" + Self.join(points.enumerated().map { $1 - ($0.isMultiple(of: 2) ? pen.x : pen.y) })
    pen = (points[4], points[5])
  }

  package mutating func close() { text += "z" }

  /// Coordinates far outside any drawing are clamped.
  private static func tenths(_ value: Double) -> Int {
    value.isFinite ? Int((min(max(value, -1e6), 1e6) * 10).rounded()) : 0
  }

  private static func join(_ tenths: [Int]) -> String {
    tenths.enumerated().map { index, number in
      (index > 0 && number >= 0 ? " " : "") + (Double(number) / 10).trimmed(1)
    }.joined()
  }
}

/// The range of time and value that a curve's drawing shows, in 1000 × 1000 units that are stretched to the plate.
package struct CurveFrame {
  /// Time or progress at the right edge; it starts at 0.
  package let end: Double
  /// The value at the bottom.
  package let low: Double
  /// The value at the top.
  package let high: Double

  package init(end: Double, low: Double, high: Double) {
    self.end = end
    self.low = low
    self.high = high
  }

  package static let side = 1000.0

  package func x(_ t: Double) -> Double { t / end * Self.side }

  package func y(_ value: Double) -> Double { (high - value) / (high - low) * Self.side }

  /// From the left, in per cent.
  package func left(_ t: Double) -> String { (x(t) / 10).trimmed(2) + "%" }

  /// From the bottom, in per cent.
  package func bottom(_ value: Double) -> String { (100 - y(value) / 10).trimmed(2) + "%" }

  /// A path through the segments.
  package func path(_ segments: [CurveSegment]) -> String {
    var path = PathData()
    add(segments, to: &path)
    return path.text
  }

  /// A path through the segments and straight back to its start.
  package func area(_ segments: [CurveSegment], into path: inout PathData) {
    guard !segments.isEmpty else { return }
    add(segments, to: &path)
    path.close()
  }

  private func add(_ segments: [CurveSegment], to path: inout PathData) {
    guard let first = segments.first else { return }
    path.move(x(first.start.t), y(first.start.x))
    for segment in segments {
      path.curve(
        x(segment.control1.t), y(segment.control1.x), x(segment.control2.t), y(segment.control2.x), x(segment.end.t),
        y(segment.end.x))
    }
  }
}
