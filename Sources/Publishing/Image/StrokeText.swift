/// A line of text drawn with strokes of one width, for pictures that say a name: no font is needed to make them.
struct StrokeText {
  private typealias Point = (x: Double, y: Double)

  private var segments: [(from: Point, to: Point)] = []
  /// In the units of `StrokeLetters`.
  private(set) var width = 0.0

  private static let gap = 4.4
  private static let space = 12.0
  private static let strokeWidth = 2.0

  /// Nil for a text with a letter that is not drawn.
  init?(_ text: String) {
    for letter in text.split(separator: " ").joined(separator: " ") {
      if letter == " " {
        width += Self.space - Self.gap
        continue
      }
      guard let (advance, path) = StrokeLetters.all[letter] else { return nil }
      add(path, at: width)
      width += advance + Self.gap
    }
    width -= Self.gap
    if segments.isEmpty { return nil }
  }

  /// Adds a letter, its curves as straight pieces.
  private mutating func add(_ path: Substring, at left: Double) {
    var last: Point = (0, 0)
    var rest = path
    while let command = rest.popFirst() {
      let end = rest.firstIndex { "MLQ".contains($0) } ?? rest.endIndex
      let numbers = rest[..<end].split(separator: " ").compactMap { Double($0) }
      rest = rest[end...]
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map { (x: left + numbers[$0], y: numbers[$0 + 1]) }
      guard let target = points.last else { continue }
      if command == "L" { segments.append((last, target)) }
      if command == "Q" {
        let (start, handle) = (last, points[0])
        for step in 1...Self.pieces {
          let t = Double(step) / Double(Self.pieces)
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          let next = (x: a * start.x + b * handle.x + c * target.x, y: a * start.y + b * handle.y + c * target.y)
          segments.append((last, next))
          last = next
        }
      }
      last = target
    }
  }

  private static let pieces = 10

  /// How much of each pixel of a picture the strokes cover, from 0 to a number of shades, by rows.
  ///
  /// - Parameter unit: the pixels of a unit.
  func coverage(
    width: Int, height: Int, left: Double, baseline: Double, unit: Double, shades: Int
  ) -> [[UInt8]] {
    var rows = Array(repeating: [UInt8](repeating: 0, count: width), count: height)
    let radius = Self.strokeWidth * unit / 2
    for (from, to) in segments {
      let (x1, y1) = (left + from.x * unit, baseline - from.y * unit)
      let (x2, y2) = (left + to.x * unit, baseline - to.y * unit)
      let (dx, dy) = (x2 - x1, y2 - y1)
      let length = max(dx * dx + dy * dy, 1e-9)
      let reach = radius + 1
      let columns = max(0, Int(min(x1, x2) - reach))..<max(0, min(width, Int(max(x1, x2) + reach) + 1))
      let lines = max(0, Int(min(y1, y2) - reach))..<max(0, min(height, Int(max(y1, y2) + reach) + 1))
      for y in lines {
        for x in columns {
          let (px, py) = (Double(x) + 0.5 - x1, Double(y) + 0.5 - y1)
          let along = min(max((px * dx + py * dy) / length, 0), 1)
          let (ox, oy) = (px - along * dx, py - along * dy)
          let covered = min(max(radius + 0.5 - (ox * ox + oy * oy).squareRoot(), 0), 1)
          rows[y][x] = max(rows[y][x], UInt8((covered * Double(shades)).rounded()))
        }
      }
    }
    return rows
  }
}
