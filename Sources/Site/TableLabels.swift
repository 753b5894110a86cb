import Markup
import Syntax

/// Names every cell of a table after its column, so that on a narrow screen a row reads as a labelled list; a heading
/// without words becomes a cell, since it heads nothing.
enum TableLabels {
  /// Adds `data-label` to the cells of a table whose markup begins at `start` of the output.
  static func add(to out: inout [UInt8], from start: Int, table: Int, in document: MarkdownDocument) {
    let labels = columnNames(of: table, in: document)
    guard labels.contains(where: { !$0.isEmpty }) else { return }
    let labelled = out.withUnsafeBufferPointer { written in
      Self.labelled(UnsafeBufferPointer(rebasing: written[start...]), labels)
    }
    out.replaceSubrange(start..., with: labelled)
  }

  private static func labelled(_ written: UnsafeBufferPointer<UInt8>, _ labels: [[UInt8]]) -> [UInt8] {
    var labelled: [UInt8] = []
    labelled.reserveCapacity(written.count * 2)
    var column = 0
    var index = 0
    // What is not copied yet begins here.
    var from = 0
    func copy(upTo end: Int) {
      labelled.append(contentsOf: UnsafeBufferPointer(rebasing: written[from..<end]))
      from = end
    }
    while index + 2 < written.count {
      guard written[index] == UInt8(ascii: "<"), written[index + 1] == UInt8(ascii: "t") else {
        index += 1
        continue
      }
      // Markup inside cells is the renderer's own: a `<` of the text is escaped.
      switch written[index + 2] {
      case UInt8(ascii: "r"): column = 0
      case UInt8(ascii: "h"):
        guard let end = emptyHeading(at: index, in: written) else { break }
        copy(upTo: index)
        labelled.append(contentsOf: "<td></td>".utf8)
        from = end
        index = end
        continue
      case UInt8(ascii: "d"):
        copy(upTo: index + 3)
        if column < labels.count { labelled.append(contentsOf: labels[column]) }
        column += 1
      default: break
      }
      index += 3
    }
    copy(upTo: written.count)
    return labelled
  }

  /// The end of a heading cell that begins here and holds nothing; nil for any other markup (`<thead>`, a full cell).
  private static func emptyHeading(at start: Int, in written: UnsafeBufferPointer<UInt8>) -> Int? {
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
