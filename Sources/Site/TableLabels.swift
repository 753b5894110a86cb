import Markup
import Syntax

/// Names every cell of a table after its column, so that on a narrow screen a row reads as a labelled list; a heading
/// without words becomes a cell, since it heads nothing.
enum TableLabels {
  /// Adds `data-label` to the cells of a table whose markup begins at `start` of the output.
  static func add(to out: inout [UInt8], from start: Int, table: Int, in document: MarkdownDocument) {
    let labels = columnNames(of: table, in: document)
    guard labels.contains(where: { !$0.isEmpty }) else { return }
    let written = out[start...]
    var labelled: [UInt8] = []
    labelled.reserveCapacity(written.count + written.count / 4)
    var column = 0
    var index = written.startIndex
    while index < written.endIndex {
      let byte = written[index]
      labelled.append(byte)
      index += 1
      guard byte == UInt8(ascii: "<"), index + 1 < written.endIndex, written[index] == UInt8(ascii: "t") else {
        continue
      }
      // Markup inside cells is the renderer's own: a `<` of the text is escaped.
      switch written[index + 1] {
      case UInt8(ascii: "r"): column = 0
      case UInt8(ascii: "h"):
        guard let end = emptyHeading(at: index - 1, in: written) else { continue }
        labelled.append(contentsOf: "td></td>".utf8)
        index = end
      case UInt8(ascii: "d"):
        labelled.append(contentsOf: "td".utf8)
        index += 2
        if column < labels.count { labelled.append(contentsOf: labels[column]) }
        column += 1
      default: continue
      }
    }
    out.replaceSubrange(start..., with: labelled)
  }

  /// The end of a heading cell that begins here and holds nothing; nil for any other markup (`<thead>`, a full cell).
  private static func emptyHeading(at start: Int, in written: ArraySlice<UInt8>) -> Int? {
    guard let close = written[start...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let tag = written[start..<close]
    let rest = written[(close + 1)...]
    guard tag.count == 3 || tag[start + 3] == UInt8(ascii: " "), rest.starts(with: "</th>".utf8) else { return nil }
    return close + 1 + 5
  }

  /// The attributes of each column's cells, ready to print; empty for a column without a name.
  private static func columnNames(of table: Int, in document: MarkdownDocument) -> [[UInt8]] {
    guard let head = document.children(of: table).first(where: { document[$0].isHeader }) else { return [] }
    return document.children(of: head).map { cell in
      let name = document.plainText(of: cell)
      guard !name.isEmpty else { return [] }
      var attribute = Array(" data-label=\"".utf8)
      Escape.text(name.utf8, into: &attribute)
      return attribute + [UInt8(ascii: "\"")]
    }
  }
}
