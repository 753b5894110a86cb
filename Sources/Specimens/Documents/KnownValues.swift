package import Scans
package import Syntax

/// The values of documents that were recognised before they are drawn, as the search does, so that nobody reads them twice.
package struct KnownValues: Sendable {
  private let values: [ObjectIdentifier: [RecognizedValue]]

  package init(_ known: [(document: MarkdownDocument, values: [RecognizedValue])] = []) {
    values = Dictionary(known.map { (ObjectIdentifier($0.document), $0.values) }) { first, _ in first }
  }

  /// The values of a document; nil if nobody has recognised them.
  subscript(document: MarkdownDocument) -> [RecognizedValue]? {
    values.isEmpty ? nil : values[ObjectIdentifier(document)]
  }
}
