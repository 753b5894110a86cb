import Printing

/// The start tags of a table's cells, made once a table.
struct CellTags: ~Copyable {
  /// Whether cells are named after their columns, and any column has a name.
  private(set) var areLabelled = false
  /// The tags of a row of the body one after the other, and where each ends.
  private var tags = ByteBuffer()
  private var ends: [Int] = []
  private var name: [UInt8] = []

  /// Reads the head of a table; a column without words has no name.
  mutating func read(table: Int, in document: MarkdownDocument, labelled: Bool) {
    areLabelled = false
    tags.cut(to: 0)
    ends.removeAll(keepingCapacity: true)
    for cell in document.children(of: table + 1) {
      tags.put("<td")
      name.removeAll(keepingCapacity: true)
      if labelled { document.appendPlainText(of: cell, to: &name) }
      if !name.isEmpty {
        areLabelled = true
        tags.put(" data-label=\"")
        name.withUnsafeBufferPointer { tags.put(text: $0) }
        tags.put(UInt8(ascii: "\""))
      }
      Self.end(document[cell], into: &tags)
      ends.append(tags.count)
    }
  }

  /// Begins a cell of the body.
  func open(column: Int, into out: inout ByteBuffer) {
    guard column < ends.count else { return out.put("<td>") }
    let start = column == 0 ? 0 : ends[column - 1]
    out.put(tags, start..<ends[column])
  }

  /// Begins a cell of the head.
  static func openHeading(_ cell: MarkdownNode, into out: inout ByteBuffer) {
    out.put("<th")
    end(cell, into: &out)
  }

  private static func end(_ cell: MarkdownNode, into out: inout ByteBuffer) {
    switch cell.alignment {
    case .none: out.put(UInt8(ascii: ">"))
    case .left: out.put(" align=\"left\">")
    case .center: out.put(" align=\"center\">")
    case .right: out.put(" align=\"right\">")
    }
  }
}
