package import Syntax

/// Finds the values that a document gives in plain Markdown: by exact grammar, and by the words of their heading, their
/// lead-in, their table's head or their own name.
package enum Recognition {
  /// All values of a document in the order of its texts; of one text or row, shadows and gradients come before colours,
  /// and these before numbers.
  ///
  /// Pure and linear in the size of the document.
  package static func values(in document: MarkdownDocument) -> [RecognizedValue] {
    var walk = DocumentWalk(document)
    walk.run()
    return walk.values
  }

  /// Lists and quotations are read to this depth.
  package static let deepest = 8
  /// Longer items, paragraphs and cells are not read.
  static let longestText = 2000
}
