package import Files
package import Printing

/// A parsed Markdown file: a flat tree in pre-order, and what its nodes hold.
///
/// Node 0 is the document. A node's children are the nodes from `index + 1` on, each next one at the `end` of the last.
///
/// Shared and never changed: whoever walks it holds one reference. Public, because other targets inline only what is.
public final class MarkdownDocument: Sendable {
  package let file: SourceFile
  package let frontMatter: FrontMatter?
  @usableFromInline package let nodes: [MarkdownNode]
  /// All headings in the order of the text, inside lists and quotes too.
  package let headings: [Heading]
  let pool: [UInt8]
  /// The headings and anchors in raw HTML, in order.
  let htmlMarks: [HTMLMark]
  /// The addresses of pictures and links in raw HTML that a page keeps, in order.
  package let htmlAddresses: [HTMLAddress]

  init(file: SourceFile, frontMatter: FrontMatter?, nodes: [MarkdownNode], headings: [Heading], pool: [UInt8]) {
    var outline = HTMLOutline(of: file, besides: headings)
    for (index, node) in nodes.enumerated() where node.kind == .htmlBlock || node.kind == .htmlInline {
      let start = Int(node.bytes.start)
      let literal = (node.flags & MarkdownNode.inFile != 0 ? file.bytes : pool)[start..<start + Int(node.bytes.count)]
      outline.read(index, literal, isBlock: node.kind == .htmlBlock, node.range)
    }
    htmlMarks = outline.marks
    htmlAddresses = outline.addresses
    self.file = file
    self.frontMatter = frontMatter
    self.nodes = nodes
    self.headings = headings
    self.pool = pool
  }

  /// A node by its index.
  @inlinable
  public subscript(node: Int) -> MarkdownNode { nodes[node] }

  /// The bytes of a text, code, HTML or code block node as they are meant: escapes and entities resolved; else empty.
  package func literal(of node: Int) -> ArraySlice<UInt8> {
    switch nodes[node].kind {
    case .text, .code, .htmlInline, .codeBlock, .htmlBlock: bytes(nodes[node])
    case .document, .blockQuote, .list, .item, .paragraph, .heading, .thematicBreak, .table, .tableRow, .tableCell,
      .softBreak, .lineBreak, .emphasis, .strong, .strikethrough, .link, .image:
      []
    }
  }

  /// The literal of a block that holds one text or code span and nothing else, as most cells of tables do.
  package func onlyLiteral(of block: Int) -> ArraySlice<UInt8>? {
    let leaf = block + 1
    guard Int(nodes[block].end) == leaf + 1, nodes[leaf].kind == .text || nodes[leaf].kind == .code else { return nil }
    return bytes(nodes[leaf])
  }

  /// The text of a subtree without markup, as `appendPlainText` has it; no copy where the block holds one text.
  package func plainBytes(of node: Int) -> ArraySlice<UInt8> {
    if let literal = onlyLiteral(of: node) { return literal }
    var text: [UInt8] = []
    text.reserveCapacity(nodes[node].range.count)
    appendPlainText(of: node, to: &text)
    return text[...]
  }

  /// `literal(of:)` as a string.
  package func string(of node: Int) -> String { String(decoding: literal(of: node), as: UTF8.self) }

  /// The whole info string of a fenced code block; empty where there is none.
  package func info(of node: Int) -> String {
    nodes[node].kind == .codeBlock ? String(decoding: second(nodes[node]), as: UTF8.self) : ""
  }

  /// The destination of a link or image as written, escapes and entities resolved; else empty.
  package func url(of node: Int) -> String {
    let leadsSomewhere = nodes[node].kind == .link || nodes[node].kind == .image
    return leadsSomewhere ? String(decoding: bytes(nodes[node]), as: UTF8.self) : ""
  }

  /// Shows each node that leads somewhere with its destination, in order.
  package func forEachDestination(_ body: (_ node: Int, _ destination: BorrowedBytes) -> Void) {
    nodes.withUnsafeBufferPointer { nodes in
      for index in nodes.indices where nodes[index].kind == .link || nodes[index].kind == .image {
        bytes(nodes[index]).withUnsafeBufferPointer { body(index, $0) }
      }
    }
  }

  /// The title of a link or image; nil where there is none.
  package func title(of node: Int) -> String? {
    guard nodes[node].kind == .link || nodes[node].kind == .image, nodes[node].extra >= 0 else { return nil }
    return String(decoding: second(nodes[node]), as: UTF8.self)
  }

  /// The heading a heading node stands for.
  package func heading(of node: Int) -> Heading? {
    nodes[node].kind == .heading ? headings[Int(nodes[node].extra)] : nil
  }

  /// The last heading of the same level before a heading and the next one behind it, whatever stands between them.
  ///
  /// Linear in the headings between them, so that asking for those of all headings is linear too.
  package func neighbors(ofHeading node: Int) -> [Heading] {
    guard let own = heading(of: node) else { return [] }
    let place = Int(nodes[node].extra)
    return [
      headings[..<place].last { $0.level == own.level }, headings[(place + 1)...].first { $0.level == own.level },
    ].compactMap(\.self)
  }

  /// The direct children of a node, in order.
  @inlinable
  public func children(of node: Int) -> MarkdownChildren {
    MarkdownChildren(nodes: nodes, index: node + 1, end: Int(nodes[node].end))
  }

  /// The node a node stands in; nil for the document.
  package func parent(of node: Int) -> Int? { node == 0 ? nil : Int(nodes[node].parent) }

  package func span(of node: Int) -> Span { file.span(nodes[node].range) }

  /// Appends the text of a subtree without markup: line breaks become spaces, cells and blocks are parted by a space.
  package func appendPlainText(of node: Int, to out: inout [UInt8]) {
    PlainText.append(node, nodes, file, pool, to: &out)
  }

  func bytes(_ node: MarkdownNode) -> ArraySlice<UInt8> {
    let start = Int(node.bytes.start)
    let source = node.flags & MarkdownNode.inFile != 0 ? file.bytes : pool
    return source[start..<start + Int(node.bytes.count)]
  }

  /// The info or title, right behind the first bytes.
  func second(_ node: MarkdownNode) -> ArraySlice<UInt8> {
    let start = Int(node.bytes.start) + Int(node.bytes.count)
    return pool[start..<start + max(0, Int(node.extra))]
  }
}

/// The direct children of a node.
public struct MarkdownChildren: Sequence, IteratorProtocol {
  @usableFromInline let nodes: [MarkdownNode]
  @usableFromInline var index: Int
  @usableFromInline let end: Int

  @inlinable
  init(nodes: [MarkdownNode], index: Int, end: Int) {
    self.nodes = nodes
    self.index = index
    self.end = end
  }

  /// The next child; nil behind the last.
  @inlinable
  public mutating func next() -> Int? {
    guard index < end else { return nil }
    defer { index = Int(nodes[index].end) }
    return index
  }
}

/// A heading as contents lists and links need it.
package struct Heading: Sendable {
  /// 1 … 6.
  package let level: Int
  /// Unique in its document and stable: what a link's `#…` names.
  package let id: String
  /// Its text without markup.
  package let text: String
  package let range: ByteRange
  /// Its index among the document's nodes.
  package let node: Int
}

/// The text of a subtree without its markup.
enum PlainText {
  static func append(
    _ node: Int, _ nodes: [MarkdownNode], _ file: SourceFile, _ pool: [UInt8], to out: inout [UInt8]
  ) {
    let begin = out.count
    for index in node..<Int(nodes[node].end) {
      switch nodes[index].kind {
      case .text, .code, .codeBlock:
        let start = Int(nodes[index].bytes.start)
        let range = start..<start + Int(nodes[index].bytes.count)
        out.append(contentsOf: nodes[index].flags & MarkdownNode.inFile != 0 ? file.bytes[range] : pool[range])
      case .softBreak, .lineBreak: out.append(UInt8(ascii: " "))
      case .paragraph, .heading, .tableCell, .item:
        if out.count > begin, let last = out.last, last != UInt8(ascii: " "), last != UInt8(ascii: "\n") {
          out.append(UInt8(ascii: " "))
        }
      case .document, .blockQuote, .list, .htmlBlock, .thematicBreak, .table, .tableRow, .htmlInline, .emphasis,
        .strong, .strikethrough, .link, .image:
        continue
      }
    }
  }
}
