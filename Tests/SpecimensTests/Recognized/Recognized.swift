import Diagnostics
import Files
import Printing
import Syntax

@testable import Specimens

/// What is drawn of the values of a text.
enum Recognized {
  static func document(_ markdown: String) -> MarkdownDocument {
    var diagnostics = Diagnostics()
    return MarkdownReader.read(SourceFile(path: "notes.md", text: markdown), into: &diagnostics)
  }

  /// The specimens drawn, in order, with the block each follows: `2 swatches`.
  static func figures(_ markdown: String) -> [String] {
    let document = document(markdown)
    let values = RecognizedValues(document)
    return document.children(of: 0).enumerated().flatMap { index, node in
      drawn(values, after: node).matches(of: /<figure[^>]*data-specimen="([a-z-]+)"/).map { "\(index) \($0.1)" }
    }
  }

  private static func drawn(_ values: RecognizedValues, after node: Int) -> String {
    var out = ByteBuffer()
    var diagnostics = Diagnostics()
    values.draw(after: node, into: &out, &diagnostics)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  /// The rules of what is found while the values of a text are drawn.
  static func findings(_ markdown: String) -> [String] {
    let document = document(markdown)
    let values = RecognizedValues(document)
    var out = ByteBuffer()
    var diagnostics = Diagnostics()
    for node in document.children(of: 0) { values.draw(after: node, into: &out, &diagnostics) }
    return diagnostics.all.map(\.rule.id)
  }

  static func html(_ markdown: String) -> String {
    let document = document(markdown)
    let values = RecognizedValues(document)
    return document.children(of: 0).map { drawn(values, after: $0) }.joined()
  }
}
