import Colorimetry
import Files
import Guide
import Printing
import Syntax
import Wording

/// What rows of tables say of names that the page gives values elsewhere.
extension NamedValues {
  /// What a row says of a variable that stands behind its first cell, and that the page sets elsewhere: `| Press |
  /// --duration-press | 140ms |`.
  mutating func addUses(in reading: TableReading, _ table: Int) {
    // What names the rows itself gives each its value.
    for cells in reading.nameColumn > 0 ? [] : reading.rows {
      let names = cells.indices.filter { $0 < reading.columns.count && CodeName.isVariable(cells[$0].bytes[...]) }
      guard names.count == 1, let place = names.first, place > 0, cells[place].isWholeCode else { continue }
      let values = cells.indices.filter { $0 > place && reading.value(cells[$0]) != nil }
      guard values.count == 1, let column = values.first, column < reading.columns.count,
        let (value, range) = reading.value(cells[column]), StatementScan.isTelling(value)
      else { continue }
      let name = String(decoding: cells[place].bytes, as: UTF8.self)
      guard let known = all.first(where: { $0.name == name && $0.isListed && $0.limits.isEmpty }),
        Self.kind(known.value) == Self.kind(value), !all.contains(where: { $0.name == name && !$0.limits.isEmpty })
      else { continue }
      all.append(
        NamedValue(
          key: known.key, name: name, words: known.words, value: value,
          span: document.file.span(document.range(ofPlain: range, in: cells[column].node)),
          heading: reading.section.heading, isBelowType: false, block: table, sections: reading.section.path,
          isCode: true, around: reading.section.words))
    }
  }

  /// What a row writes out of two colours that it names: `` | `mint-900` on `mint-100` | `#00664e` / `#d1fff0` | ``.
  mutating func addPairs(in reading: TableReading, _ table: Int) {
    var known: [NameWords: [NamedValue]]?
    for cells in reading.rows {
      guard let names = cells.lazy.compactMap(Self.namedPair).first,
        let (cell, colors) = cells.lazy.compactMap({ cell in Self.writtenPair(cell).map { (cell, $0) } }).first
      else { continue }
      let listed =
        known
        ?? Dictionary(
          grouping: all.filter { $0.isListed && $0.limits.isEmpty && Self.kind($0.value) == "color" },
          by: { NameWords($0.name) })
      known = listed
      for (name, color) in zip(names, colors) {
        guard let meant = listed[NameWords(name)], let first = meant.first,
          meant.allSatisfy({ $0.key == first.key && $0.matches(first) == true })
        else { continue }
        all.append(
          NamedValue(
            key: first.key, name: String(decoding: name, as: UTF8.self), words: first.words,
            value: .color(color.color, hasOpacity: false),
            span: document.file.span(document.range(ofPlain: color.range, in: cell.node)),
            heading: reading.section.heading, isBelowType: false, block: table, sections: reading.section.path,
            isCode: true, around: reading.section.words))
      }
    }
  }

  /// The names of a cell that is two of them in code with `on` between them.
  private static func namedPair(_ cell: PageText) -> [ArraySlice<UInt8>]? {
    guard cell.code.count == 2, cell.code[0].lowerBound == 0, cell.code[1].upperBound == cell.bytes.count,
      cell.bytes[cell.code[0].upperBound..<cell.code[1].lowerBound].elementsEqual(" on ".utf8)
    else { return nil }
    return cell.code.map { cell.bytes[$0] }
  }

  /// The colours of a cell that is two of them with a sign or `on` between them.
  private static func writtenPair(_ cell: PageText) -> [(color: Color, range: Range<Int>)]? {
    guard cell.bytes.first == UInt8(ascii: "#") else { return nil }
    let colors = HexColors.find(in: cell.bytes[...])
    guard colors.count == 2, colors.allSatisfy({ $0.range.count == 7 }), colors[0].range.lowerBound == 0,
      colors[1].range.upperBound == cell.bytes.count,
      ["/", "on"].contains(
        cell.bytes[colors[0].range.upperBound..<colors[1].range.lowerBound].filter { !$0.isSpace }.lowercasedText)
    else { return nil }
    return colors.map { ($0.color, $0.range) }
  }
}
