import Files
import Printing
import Recognition
import Scans
import Syntax

/// Where in running text a number is that stands alone and has more words behind it, so that its mark goes right behind
/// it and not to the end of the text.
struct MarkPlace {
  /// The text or code span that holds the number.
  let node: Int
  /// The number's bytes in the literal of the node.
  let range: Range<Int>

  /// Nil where no words follow, and where the number is not written in one text or code span as it is printed.
  init?(_ value: RecognizedValue, in document: MarkdownDocument) {
    let (block, bytes) = (document[value.node], document.file.bytes)
    guard block.kind == .paragraph || block.kind == .tableCell, value.range.end < block.range.end,
      bytes[value.range.end..<block.range.end].contains(where: \.isLetter)
    else { return nil }
    let inside = value.node + 1..<max(value.node + 1, Int(block.end))
    guard
      let node = inside.first(where: {
        let (kind, range) = (document[$0].kind, document[$0].range)
        return (kind == .text || kind == .code) && range.start <= value.range.start && value.range.end <= range.end
      })
    else { return nil }
    let literal = document.literal(of: node)
    let source = document[node].range
    guard let written = bytes[source.start..<source.end].firstPlace(of: literal),
      written.lowerBound <= value.range.start, value.range.end <= written.upperBound
    else { return nil }
    self.node = node
    range = value.range.start - written.lowerBound..<value.range.end - written.lowerBound
  }
}
