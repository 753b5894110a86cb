import Diagnostics
import Files
import Markup
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

  /// What is marked in paragraphs and cells, in order: `bar 16px`.
  static func marks(_ markdown: String) -> [String] {
    let document = document(markdown)
    let values = RecognizedValues(document)
    var out = ByteBuffer()
    for node in document.nodes.indices {
      values.mark(in: node)?.mark.print(into: &out)
      values.mark(node, into: &out)
    }
    let text = String(decoding: out.bytes, as: UTF8.self)
    return text.matches(of: /class="gauge ([a-z]+)" style="--v:([^"]*)"/).map { "\($0.1) \($0.2)" }
  }

  /// The numbers that are marked with more words behind them, as they are printed.
  static func innerMarks(_ markdown: String) -> [String] {
    let document = document(markdown)
    let values = RecognizedValues(document)
    return document.nodes.indices.compactMap { node in
      guard let mark = values.mark(in: node) else { return nil }
      return String(decoding: Array(document.literal(of: node))[mark.range], as: UTF8.self)
    }
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
