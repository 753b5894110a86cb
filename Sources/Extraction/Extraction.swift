import Files
import Recognition
import Scans
package import Syntax
package import Tokens
import Wording

/// The values of a document as a token file of the standard: the tokens in its front matter and blocks, and what is
/// recognised in its text.
///
/// A pure function of the document. Tokens keep their names and references; recognised values are named by the words of
/// the document, in a group for their kind. Each says where it stands.
package struct Extraction: Sendable {
  /// The token file.
  package let text: String
  /// How many tokens it has.
  package let count: Int
  /// The values that the standard has no form for, in their order.
  package let omissions: [Omission]

  package struct Omission: Hashable, Sendable {
    package let name: String
    package let reason: String
    /// The line that it is on.
    package let line: Int
  }

  /// - Parameters:
  ///   - document: the document.
  ///   - themes: the tokens that it gives itself.
  package init(of document: MarkdownDocument, _ themes: TokenThemes) {
    var tree = TokenTree(document.file)
    tree.add(themes)
    tree.add(Recognition.values(in: document), of: document, besides: themes.default.tokens)
    text = tree.text
    count = tree.count
    omissions = tree.omissions
  }
}
