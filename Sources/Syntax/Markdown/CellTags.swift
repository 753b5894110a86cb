/// The start tags of a table's cells, made once a table.
struct CellTags {
  /// Whether cells are named after their columns, and any column has a name.
  private(set) var areLabelled = false
  /// The tags of a row of the body one after the other, and where each ends.
  private var tags: [UInt8] = []
  private var ends: [Int] = []

  /// Reads the head of a table; a column without words has no name.
  mutating func read(table: Int, in document: MarkdownDocument, labelled: Bool) {
    areLabelled = false
    tags.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    var name: [UInt8] = []
    for cell in document.children(of: table + 1) {
      tags.write("<td")
      if labelled {
        name.removeAll(keepingCapacity: true)
        document.appendPlainText(of: cell, to: &name)
      }
      if !name.isEmpty {
        areLabelled = true
        tags.write(" data-label=\"")
        HTMLEscaping.text(name[...], into: &tags)
        tags.append(0x22)
      }
      Self.end(document[cell], into: &tags)
      ends.append(tags.count)
    }
  }

  /// Begins a cell of the body.
  func open(column: Int, into out: inout [UInt8]) {
    guard column < ends.count else { return out.write("<td>") }
    let start = column == 0 ? 0 : ends[column - 1]
    tags.withUnsafeBufferPointer { out.append(contentsOf: UnsafeBufferPointer(rebasing: $0[start..<ends[column]])) }
  }

  /// Begins a cell of the head.
  static func openHeading(_ cell: MarkdownNode, into out: inout [UInt8]) {
    out.write("<th")
    end(cell, into: &out)
  }

  private static func end(_ cell: MarkdownNode, into out: inout [UInt8]) {
    switch cell.alignment {
    case .none: out.append(0x3E)
    case .left: out.write(" align=\"left\">")
    case .center: out.write(" align=\"center\">")
    case .right: out.write(" align=\"right\">")
    }
  }
}
