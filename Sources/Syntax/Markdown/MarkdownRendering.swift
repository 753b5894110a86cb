/// What a caller may change while a document is rendered. Every function has a default that changes nothing.
///
/// The renderer is generic over it, so that a caller who changes little pays little.
package protocol MarkdownRendering {
  /// Writes a code block in the caller's own way; true where it did.
  mutating func codeBlock(_ node: Int, in document: MarkdownDocument, into out: inout [UInt8]) -> Bool

  /// Writes a code span in the caller's own way; true where it did.
  mutating func codeSpan(_ node: Int, in document: MarkdownDocument, into out: inout [UInt8]) -> Bool

  /// Writes a run of plain text in the caller's own way, escaped by the caller; true where it did.
  mutating func text(_ node: Int, in document: MarkdownDocument, into out: inout [UInt8]) -> Bool

  /// Another destination for a link or image, not yet escaped; nil keeps the one written.
  mutating func destination(_ url: ArraySlice<UInt8>, node: Int, in document: MarkdownDocument) -> String?

  /// Called after a heading's text, before its end tag: the place of a link to the heading.
  mutating func headingAnchor(_ heading: Heading, in document: MarkdownDocument, into out: inout [UInt8])

  /// Writes the mark of a task list's item in the caller's own way, right after `<li>`; true where it did.
  mutating func task(_ node: Int, in document: MarkdownDocument, into out: inout [UInt8]) -> Bool

  /// Called before a block is opened: top-level blocks, lists and tables.
  mutating func before(_ node: Int, in document: MarkdownDocument, into out: inout [UInt8])

  /// Called after a block is closed: top-level blocks, lists and tables.
  mutating func after(_ node: Int, in document: MarkdownDocument, into out: inout [UInt8])
}

extension MarkdownRendering {
  package mutating func codeBlock(_ node: Int, in document: MarkdownDocument, into out: inout [UInt8]) -> Bool { false }

  package mutating func codeSpan(_ node: Int, in document: MarkdownDocument, into out: inout [UInt8]) -> Bool { false }

  package mutating func text(_ node: Int, in document: MarkdownDocument, into out: inout [UInt8]) -> Bool { false }

  package mutating func destination(_ url: ArraySlice<UInt8>, node: Int, in document: MarkdownDocument) -> String? {
    nil
  }

  package mutating func headingAnchor(_ heading: Heading, in document: MarkdownDocument, into out: inout [UInt8]) {}

  package mutating func task(_ node: Int, in document: MarkdownDocument, into out: inout [UInt8]) -> Bool { false }

  package mutating func before(_ node: Int, in document: MarkdownDocument, into out: inout [UInt8]) {}

  package mutating func after(_ node: Int, in document: MarkdownDocument, into out: inout [UInt8]) {}
}

/// Markdown as libcmark would render it, headings' ids added.
package struct PlainRendering: MarkdownRendering {
  package init() {}
}
