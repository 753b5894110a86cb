import Colorimetry
import Files
import Printing
import Scans
import Syntax
import TokenValues
import Wording

/// Rows that are one shadow, whose parts are in columns of their own.
extension TableScan {
  /// `Card | 0, 1 | 2px | 0 | black @ 0.07` below `Offset (x, y) | Blur | Spread | Color`; lengths without a unit are pixels.
  mutating func readShadow() -> Bool {
    guard let blur = columns.firstIndex(where: \.isBlur), let offsets, let color = shadowColor(),
      let radius = lengths(blur).first
    else { return false }
    let moved = offsets.flatMap { lengths($0) }
    let spread = column(named: "spread").flatMap { lengths($0).first } ?? .zero
    guard moved.count == 2, let first = offsets.first else { return false }
    let isInset = document.file[document[cells[first]].range].firstPlace(of: "inset") != nil
    let isInsetRow = rowName().text.lowercased().contains("inset")
    let shadow = Shadow(
      color: color.color, offsetX: moved[0], offsetY: moved[1], blur: radius, spread: spread,
      inset: isInset || isInsetRow)
    let place = document[cells[first]].range
    add(
      rowName(), .shadow, .shadow([shadow]),
      ByteRange(min(place.start, color.place.start), max(place.end, color.place.end)), cells[first],
      [.header(node: columns[blur].header)])
    return true
  }

  /// The column of both offsets, or those of one each.
  private var offsets: [Int]? {
    if let both = column(named: "offset"), !words(of: both).contains("x") || words(of: both).contains("y") {
      return [both]
    }
    guard let x = column(named: "x"), let y = column(named: "y") else { return nil }
    return [x, y]
  }

  private func column(named word: String) -> Int? {
    columns.indices.first { !columns[$0].isName && $0 < cells.count && words(of: $0).contains(word) }
  }

  private func words(of column: Int) -> [String] {
    header(of: column).lowercased().split { !$0.isLetter }.map(String.init)
  }

  private mutating func lengths(_ column: Int) -> [Dimension] {
    guard column < cells.count else { return [] }
    cell.read(cells[column])
    return cell.lexemes.compactMap(\.quantity).compactMap { quantity in
      switch quantity.unit {
      case .px, nil: Dimension(quantity.low, .px)
      case .rem: Dimension(quantity.low, .rem)
      case .em: Dimension(quantity.low, .em)
      case .pt, .dp, .sp, .percent, .ms, .s: nil
      }
    }
  }

  /// The colour of the row: one that is written out, or `black @ 0.07`, `black 7%`.
  private mutating func shadowColor() -> (color: Color, place: ByteRange)? {
    guard let column = columns.indices.first(where: { !columns[$0].isName && columns[$0].words.contains(.color) }),
      column < cells.count
    else { return nil }
    cell.read(cells[column])
    var scan = ColorScan(cell, isCell: true)
    scan.takeDigits { true }
    let found = scan.found.first
    guard let color = found?.color ?? cell.word(at: 0).flatMap({ Color(name: $0.lowercased()) }) else { return nil }
    let share = cell.lexemes.lazy.compactMap(\.quantity).first { share in
      found.map { !$0.range.contains(share.start) } ?? true
    }
    guard let share, color.opacity == 1 else { return (color, wholeCell) }
    let opacity = share.unit == .percent ? share.low / 100 : share.low
    return share.high == nil && (0...1).contains(opacity) ? (color.withOpacity(opacity), wholeCell) : nil
  }
}
