import Printing
package import Syntax

/// What a table says in words of the value in one of its rows: the last cell of the row.
package enum RowRemark {
  /// - Parameter node: the cell with the value or its name, or something in that cell.
  /// - Returns: nil outside a table, and where the last cell is that cell, code, a value or too long for a caption.
  package static func text(besides node: Int, in document: MarkdownDocument) -> String? {
    var cell = node
    while document[cell].kind != .tableCell {
      guard !document[cell].isBlock, let parent = document.parent(of: cell) else { return nil }
      cell = parent
    }
    guard let row = document.parent(of: cell), let last = document.children(of: row).reduce(nil, { $1 }), last != cell
    else { return nil }
    let content = document.children(of: last)
    guard content.contains(where: { document[$0].kind != .code }) else { return nil }
    let text = document.plainBytes(of: last)
    guard (fewestBytes...mostBytes).contains(text.count), let first = text.first(where: { !quotes.contains($0) }),
      first.isLetter || first >= 0x80, !text.contains(UInt8(ascii: "{")), !isMeasure(text)
    else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  /// `space-6 (24px)`
  private static func isMeasure(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.last == UInt8(ascii: ")"), let open = text.lastIndex(of: UInt8(ascii: "(")) else { return false }
    let inner = text[(open + 1)...].dropLast()
    return inner.first?.isDigit == true && inner.last?.isDigit == false
      && inner.allSatisfy { $0.isDigit || $0.isLetter || $0.isOne(of: ".%") }
  }

  private static let quotes = [UInt8(ascii: "\""), UInt8(ascii: "("), UInt8(ascii: "'")]
  private static let fewestBytes = 3
  private static let mostBytes = 120
}
