package import Files
package import Syntax

/// A tree of members with their places in a file, from which tokens are read: the one door for JSON and for YAML.
package struct TokenSource: Sendable {
  /// How values are written.
  package enum Notation: Sendable {
    /// As the standard asks.
    case standard
    /// As CSS writes them: colours, lengths, times, curves and lists of fonts are strings.
    case css
    /// As CSS, but with lengths as bare numbers, whose unit is not given.
    case unitless
  }

  package let file: SourceFile
  /// The group of all its tokens.
  package let root: JSONObject
  /// How the values in it are written.
  package let notation: Notation

  package init(_ root: JSONObject, in file: SourceFile, notation: Notation) {
    self.root = root
    self.file = file
    self.notation = notation
  }
}

extension SourceFile {
  /// The place of its first character, where what is said is about the whole of it.
  package var start: Span { span(ByteRange(0, min(1, bytes.count))) }
}
