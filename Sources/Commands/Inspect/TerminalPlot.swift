/// A small curve of braille dots, two across and four down in each character.
enum TerminalPlot {
  private static let columns = 48
  private static let rows = 6

  /// The curve over a range of times, scaled to its smallest and largest values and always including 0 and 1.
  static func curve(from start: Double, to end: Double, _ value: (Double) -> Double) -> String {
    let count = columns * 2
    let height = rows * 4
    let values = (0..<count).map { value(start + (end - start) * Double($0) / Double(count - 1)) }
    let finite = values.filter(\.isFinite)
    let low = min(0, finite.min() ?? 0)
    let high = max(1, finite.max() ?? 1)
    var cells = [[UInt32]](repeating: [UInt32](repeating: 0, count: columns), count: rows)
    for (x, value) in values.enumerated() where value.isFinite {
      let level = ((high - value) / (high - low) * Double(height - 1)).rounded()
      let y = level.isNaN ? 0 : Int(min(max(level, 0), Double(height - 1)))
      cells[y / 4][x / 2] |= dot(x % 2, y % 4)
    }
    return cells.map { row in
      "  " + String(String.UnicodeScalarView(row.compactMap { Unicode.Scalar(0x2800 + $0) }))
    }.joined(separator: "\n")
  }

  /// Source: Unicode Standard, chapter 21.1, Braille Patterns: the bits of the eight dots.
  private static func dot(_ x: Int, _ y: Int) -> UInt32 {
    let bits: [[UInt32]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
    return bits[x][y]
  }
}
