import Constants
import Files
import Printing
import Scans
import Syntax
import Wording

/// What raw HTML gives: rows of tables, and the variables of its stylesheets.
extension DocumentWalk {
  /// The rows of a table in markup that give one value to a name: `<tr><td>Ink</td><td>#102030</td></tr>`.
  mutating func read(markup node: Int) {
    let range = document[node].range
    guard range.count <= Self.longestMarkup else { return }
    let markup = Int(range.start)..<Int(range.end)
    for sheet in parts(markup, from: Self.openStyle, to: Self.closeStyle) {
      if let lines = CodeLines(sheet, of: document.file, language: .stylesheet, saysColor: { true }), lines.areVariables
      {
        read(lines, in: node)
      }
    }
    guard source(node).firstPlace(of: Self.openCell[...]) != nil else { return }
    let rows = parts(markup, from: Self.openRow, to: Self.closeRow)
    let said = rows.compactMap(pair)
    guard said.count > 1 else { return }
    prepareSurroundings()
    let start = values.count
    read(said.map { TextLine.said(node, $0) }, in: node)
    // A row names its value, on whichever side of it.
    for index in start..<values.count { values[index].naming = .grammar }
  }

  private static let longestMarkup = 32_000
  private static let openStyle = Array("<style".utf8)
  private static let closeStyle = Array("</style".utf8)
  private static let openRow = Array("<tr".utf8)
  private static let closeRow = Array("</tr".utf8)
  private static let openCell = Array("<td".utf8)
  private static let closeCell = Array("</td".utf8)

  /// What is between the marks of elements of one kind.
  private func parts(_ range: Range<Int>, from open: [UInt8], to close: [UInt8]) -> [Range<Int>] {
    let bytes = document.file.bytes
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    while let mark = bytes[start..<range.upperBound].firstPlace(of: open[...]),
      let sign = bytes[mark.upperBound..<range.upperBound].firstIndex(of: UInt8(ascii: ">")),
      let end = bytes[sign..<range.upperBound].firstPlace(of: close[...])
    {
      parts.append(sign + 1..<end.lowerBound)
      start = end.upperBound
    }
    return parts
  }

  /// The one colour or measure of a row, with the first of its cells that is none.
  private func pair(of row: Range<Int>) -> Paraphrase? {
    let cells = parts(row, from: Self.openCell, to: Self.closeCell).map(text)
    let values = cells.filter { isColor($0) || isMeasure($0) }
    guard values.count == 1, let value = values.first,
      let name = cells.first(where: { cell in
        let text = document.file.bytes[cell]
        // `&nbsp;` is an empty one.
        return cell != value && text.contains { $0.isLetter || $0 >= 0x80 } && !text.starts(with: "&nbsp;".utf8)
      }),
      name.count <= NameSplit.longestName, !document.file.bytes[name].contains(where: { $0.isOne(of: "<&") })
    else { return nil }
    return Paraphrase(
      name: String(decoding: document.file.bytes[name], as: UTF8.self), nameRange: name,
      value: Array(document.file.bytes[value]), valueRange: value)
  }

  private func isColor(_ cell: Range<Int>) -> Bool {
    !cell.isEmpty && HexColors.find(in: document.file.bytes[cell]).first?.range == cell
  }

  private func isMeasure(_ cell: Range<Int>) -> Bool {
    guard cell.count < 16, document.file.bytes[cell].first?.isDigit == true else { return false }
    var reader = QuantityReader(Array(document.file.bytes[cell]), at: 0)
    return reader.read()?.unit != nil && reader.index == cell.count
  }

  /// A cell without the blanks and the marks of elements around its text.
  private func text(of cell: Range<Int>) -> Range<Int> {
    let bytes = document.file.bytes
    var text = cell
    while let first = text.first {
      if bytes[first].isSpace {
        text.removeFirst()
      } else if bytes[first] == UInt8(ascii: "<"), let end = bytes[text].firstIndex(of: UInt8(ascii: ">")) {
        text = end + 1..<text.upperBound
      } else {
        break
      }
    }
    while let last = text.last {
      if bytes[last].isSpace {
        text.removeLast()
      } else if bytes[last] == UInt8(ascii: ">"), let start = bytes[text].lastIndex(of: UInt8(ascii: "<")) {
        text = text.lowerBound..<start
      } else {
        break
      }
    }
    return text
  }
}
