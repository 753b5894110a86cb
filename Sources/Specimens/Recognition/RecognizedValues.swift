package import Markup
package import Syntax

/// What can be drawn of the values in a plain document, by the block each drawing follows.
package struct RecognizedValues: Sendable {
  private let drawings: [Int: Node]

  package init(_ document: MarkdownDocument) {
    drawings = [:]
  }

  /// The figures that go behind a block.
  package func figures(after node: Int) -> Node { drawings[node] ?? .empty }
}
