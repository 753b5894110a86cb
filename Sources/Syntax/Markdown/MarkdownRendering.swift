package import Printing

/// What a caller may change while a document is rendered. Everything has a default that changes nothing.
///
/// The renderer is generic over it, so that a caller who changes little pays little.
package protocol MarkdownRendering {
  /// Whether every cell of a table is named after its column, in `data-label`, so that a row can be read by itself; a
  /// heading without content then becomes a cell, since it heads nothing.
  var labelsCells: Bool { get }

  /// Writes a code block in the caller's own way; true where it did.
  mutating func codeBlock(_ node: Int, in document: MarkdownDocument, into out: inout ByteBuffer) -> Bool

  /// Writes a code span in the caller's own way; true where it did.
  mutating func codeSpan(_ literal: BorrowedBytes, node: Int, into out: inout ByteBuffer) -> Bool

  /// A byte that is in every text which `text` may write; nil where it may write any.
  var textSign: UInt8? { get }

  /// Writes a run of plain text in the caller's own way, escaped by the caller; true where it did.
  mutating func text(_ literal: BorrowedBytes, node: Int, into out: inout ByteBuffer) -> Bool

  /// Writes another destination for a link or image, which is then escaped; false, with nothing written, keeps the one
  /// given.
  mutating func destination(
    _ url: BorrowedBytes, node: Int, in document: MarkdownDocument, into out: inout ByteBuffer
  ) -> Bool

  /// Whether the safe part of raw HTML is kept; else all of it becomes a comment, as in libcmark's safe mode.
  var keepsHTML: Bool { get }

  /// Writes another address for a link or a picture in raw HTML, as `destination` does.
  mutating func destination(_ address: HTMLAddress, in document: MarkdownDocument, into out: inout ByteBuffer) -> Bool

  /// Whether a picture in raw HTML is shown; one that is not becomes a link to its address.
  mutating func showsImage(_ address: HTMLAddress, in document: MarkdownDocument) -> Bool

  /// Called where the content of a link begins, and where it ends.
  mutating func link(isOpen: Bool)

  /// Whether an image is shown; one that is not becomes a link to its address, or only its text where it is in a link.
  mutating func showsImage(_ url: BorrowedBytes, node: Int, in document: MarkdownDocument) -> Bool

  /// Called after a heading's text, before its end tag: the place of a link to the heading.
  mutating func headingAnchor(_ heading: Heading, in document: MarkdownDocument, into out: inout ByteBuffer)

  /// Writes the mark of a task list's item in the caller's own way, right after `<li>`; true where it did.
  mutating func task(_ node: Int, in document: MarkdownDocument, into out: inout ByteBuffer) -> Bool

  /// Called before a block is opened: top-level blocks, lists and tables.
  mutating func before(_ node: Int, in document: MarkdownDocument, into out: inout ByteBuffer)

  /// Whether `atEnd` is called.
  var marksEnds: Bool { get }

  /// Called before the end tag of a paragraph, a heading or a cell, the blocks that hold running text.
  mutating func atEnd(of node: Int, in document: MarkdownDocument, into out: inout ByteBuffer)

  /// Called after a block is closed: top-level blocks, lists and tables.
  mutating func after(_ node: Int, in document: MarkdownDocument, into out: inout ByteBuffer)
}

extension MarkdownRendering {
  package var labelsCells: Bool { false }
  package var textSign: UInt8? { nil }
  package var marksEnds: Bool { false }
  package mutating func atEnd(of node: Int, in document: MarkdownDocument, into out: inout ByteBuffer) {}

  package mutating func codeBlock(
    _ node: Int, in document: MarkdownDocument, into out: inout ByteBuffer
  ) -> Bool { false }

  package mutating func codeSpan(_ literal: BorrowedBytes, node: Int, into out: inout ByteBuffer) -> Bool { false }

  package mutating func text(_ literal: BorrowedBytes, node: Int, into out: inout ByteBuffer) -> Bool { false }

  package mutating func destination(
    _ url: BorrowedBytes, node: Int, in document: MarkdownDocument, into out: inout ByteBuffer
  ) -> Bool { false }

  package var keepsHTML: Bool { false }

  package mutating func destination(
    _ address: HTMLAddress, in document: MarkdownDocument, into out: inout ByteBuffer
  ) -> Bool { false }

  package mutating func showsImage(_ address: HTMLAddress, in document: MarkdownDocument) -> Bool { true }

  package mutating func link(isOpen: Bool) {}

  package mutating func showsImage(
    _ url: BorrowedBytes, node: Int, in document: MarkdownDocument
  ) -> Bool { true }

  package mutating func headingAnchor(_ heading: Heading, in document: MarkdownDocument, into out: inout ByteBuffer) {}

  package mutating func task(_ node: Int, in document: MarkdownDocument, into out: inout ByteBuffer) -> Bool { false }

  package mutating func before(_ node: Int, in document: MarkdownDocument, into out: inout ByteBuffer) {}

  package mutating func after(_ node: Int, in document: MarkdownDocument, into out: inout ByteBuffer) {}
}

/// Markdown as libcmark would render it, headings' ids added.
package struct PlainRendering: MarkdownRendering {
  package init() {}
}
