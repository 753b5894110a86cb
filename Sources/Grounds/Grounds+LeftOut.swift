import Files
import Printing
package import Scans
import Syntax

/// What of a list or a table no figure shows.
extension Grounds {
  /// The items or rows of what some values are in that give nothing that is drawn, though others do; each in the document's
  /// own words. They are told with the first figure of a list or a table.
  package func leftOut(besides values: [RecognizedValue]) -> [String] {
    var seen: Set<Int> = []
    return values.lazy.map(\.container).filter { seen.insert($0).inserted }.flatMap { container in
      leftOut(of: container, besides: values)
    }
  }

  private func leftOut(of container: Int, besides values: [RecognizedValue]) -> [String] {
    let kind = document[container].kind
    guard kind == .list || kind == .table else { return [] }
    let own = values.lazy.filter { $0.container == container }.map(\.range.start).min()
    guard own != nil, own == firstDrawn(in: document[container].range) else { return [] }
    let parts = document.children(of: container).filter { !(kind == .table && document[$0].isHeader) }
    let missing = parts.filter { !isDrawn(document[$0].range) }
    // A list of few numbers among words is none of values.
    guard missing.count + 1 < parts.count, kind == .table || missing.count * 2 < parts.count else { return [] }
    return missing.compactMap(kind == .table ? words(ofRow:) : words(ofItem:))
  }

  private func words(ofItem item: Int) -> String? {
    guard let first = document.children(of: item).first(where: { document[$0].kind == .paragraph }) else { return nil }
    let text = PlainSlice.text(document.file.bytes[document[first].range.bounds])
    let isShort = text.count <= Self.mostFigure * 2
    return text.contains(where: \.isNumber) || text.contains(":") && isShort ? Self.cut(text, at: Self.mostPart) : nil
  }

  private func words(ofRow row: Int) -> String? {
    let cells = document.children(of: row).map { PlainSlice.text(document.file.bytes[document[$0].range.bounds]) }
    let values = cells.dropFirst().filter { $0.contains { $0.isNumber || $0.isLetter } }
    guard let first = values.first,
      first.count <= Self.mostFigure || values.contains(where: { $0.contains(where: \.isNumber) })
    else { return nil }
    let texts = cells.filter { $0.contains { $0.isNumber || $0.isLetter } }.prefix(2)
    return Self.cut(texts.joined(separator: " "), at: Self.mostPart)
  }

  private static let mostPart = 56
}
