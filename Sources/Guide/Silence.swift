import Diagnostics
import Files
import Printing
import Syntax

/// A comment that allows a fault in one place: `<!-- specimen-allow placeholder: the source gives no figure -->`.
///
/// On a line of its own it stands for the block below it, within a text for that paragraph, item or row.
struct Silence {
  let rule: String
  let hasReason: Bool
  /// Where the comment is.
  let span: Span
  /// Where the rule's name is.
  let nameSpan: Span
  /// What it stands for.
  let scope: ByteRange

  private static let opening = Array("<!--".utf8)
  private static let word = Array("specimen-allow".utf8)

  /// The silences in a piece of raw HTML, in order: the comments of a block may be several, one below the other.
  static func all(in document: MarkdownDocument, at node: Int) -> [Silence] {
    let range = document[node].range
    guard range.count > word.count else { return [] }
    let bytes = document.file.bytes
    var found: [Silence] = []
    var index = range.start
    while index < range.end {
      guard bytes[index...].starts(with: opening) else {
        index += 1
        continue
      }
      // Where one has no end, none after it has.
      guard let end = end(of: bytes, from: index, before: range.end) else { break }
      if let silence = read(index, end, node, document) { found.append(silence) }
      index = end
    }
    return found
  }

  private static func end(of bytes: [UInt8], from start: Int, before limit: Int) -> Int? {
    var index = start + opening.count
    while index + 3 <= limit {
      if bytes[index...].starts(with: "-->") { return index + 3 }
      index += 1
    }
    return nil
  }

  private static func read(_ start: Int, _ end: Int, _ node: Int, _ document: MarkdownDocument) -> Silence? {
    let bytes = document.file.bytes
    var index = start + opening.count
    while index < end, bytes[index].isSpace { index += 1 }
    guard bytes[index...].starts(with: word) else { return nil }
    index += word.count
    while index < end, bytes[index].isSpace { index += 1 }
    var nameEnd = index
    while nameEnd < end - 3, bytes[nameEnd].isLetter || bytes[nameEnd] == UInt8(ascii: "-") { nameEnd += 1 }
    // `allow x -->` would take the first dash of the arrow.
    while nameEnd > index, bytes[nameEnd - 1] == UInt8(ascii: "-") { nameEnd -= 1 }
    let rest = bytes[nameEnd..<max(nameEnd, end - 3)]
    let hasReason = rest.first == UInt8(ascii: ":") && rest.count(where: { $0.isLetter }) > 2
    return Silence(
      rule: String(decoding: bytes[index..<nameEnd], as: UTF8.self), hasReason: hasReason,
      span: document.file.span(ByteRange(start, end)), nameSpan: document.file.span(ByteRange(index, nameEnd)),
      scope: scope(of: node, in: document))
  }

  private static func scope(of node: Int, in document: MarkdownDocument) -> ByteRange {
    if document[node].kind == .htmlBlock {
      // Comments below each other stand for the same block.
      var next = Int(document[node].end)
      while next < document.nodes.count, document[next].kind == .htmlBlock { next = Int(document[next].end) }
      let isBelow = next < document.nodes.count && document[next].parent == document[node].parent
      return isBelow ? document[next].range : document[node].range
    }
    var parent = document.parent(of: node)
    while let block = parent {
      switch document[block].kind {
      case .paragraph, .heading, .tableRow: return document[block].range
      case .document, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .thematicBreak, .table, .tableCell, .text,
        .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .strikethrough, .link, .image:
        parent = document.parent(of: block)
      }
    }
    return document[node].range
  }
}
