import Files
package import Printing

/// Writes a document as HTML: what libcmark's own renderer writes in its safe mode, with ids on headings.
package enum HTMLRenderer {
  /// Renders the whole document, or the subtrees that make up a range of its nodes.
  ///
  /// Raw HTML is replaced by a comment, or by its safe part where the caller keeps that; addresses that run scripts or
  /// read files are left out.
  package static func render<Rendering: MarkdownRendering>(
    _ document: MarkdownDocument, nodes range: Range<Int>? = nil, with rendering: inout Rendering,
    into out: inout ByteBuffer
  ) {
    let range = (range ?? 0..<document.nodes.count).clamped(to: 0..<document.nodes.count)
    document.nodes.withUnsafeBufferPointer { nodes in
      document.pool.withUnsafeBufferPointer { pool in
        document.file.bytes.withUnsafeBufferPointer { file in
          var pass = HTMLPass(document, range, nodes: nodes, pool: pool, file: file, base: out.count)
          pass.run(with: &rendering, into: &out)
        }
      }
    }
  }

  /// The whole document, nothing changed.
  package static func html(_ document: MarkdownDocument) -> [UInt8] {
    var out = ByteBuffer(reserving: document.file.bytes.count * 3 / 2)
    var plain = PlainRendering()
    render(document, with: &plain, into: &out)
    return out.bytes
  }
}

/// One walk over the nodes.
///
/// The document's arrays are held open for the time of the walk: a view of them costs no reference count.
struct HTMLPass: ~Copyable {
  let document: MarkdownDocument
  /// The nodes to be written.
  private let range: Range<Int>
  let nodes: UnsafeBufferPointer<MarkdownNode>
  private let pool: BorrowedBytes
  private let file: BorrowedBytes
  /// Where this rendering begins in the output.
  private let base: Int
  /// The innermost node that is open, less than the range's first where none is; what it stands in is open too.
  private(set) var open = -1
  /// Where that node ends.
  private var openEnd = Int.max
  private var inBody = false
  private var cells = CellTags()
  /// The column of the next cell.
  private var column = 0
  /// See `MarkdownRendering.textSign`.
  var textSign: UInt8?
  /// The elements of raw HTML that are open, each with the node that it is in: when that ends, they do.
  var kept: [(element: KeptElement, container: Int)] = []
  private var marksEnds = false

  init(
    _ document: MarkdownDocument, _ range: Range<Int>, nodes: UnsafeBufferPointer<MarkdownNode>,
    pool: BorrowedBytes, file: BorrowedBytes, base: Int
  ) {
    self.document = document
    self.range = range
    self.nodes = nodes
    self.pool = pool
    self.file = file
    self.base = base
  }

  /// A node's literal or address.
  func bytes(_ node: MarkdownNode) -> BorrowedBytes {
    let source = node.flags & MarkdownNode.inFile != 0 ? file : pool
    let start = source.baseAddress.map { $0 + Int(node.bytes.start) }
    return UnsafeBufferPointer(start: start, count: Int(node.bytes.count))
  }

  /// A node's info or title.
  func second(_ node: MarkdownNode) -> BorrowedBytes {
    let start = Int(node.bytes.start) + Int(node.bytes.count)
    return UnsafeBufferPointer(rebasing: pool[start..<start + max(0, Int(node.extra))])
  }

  mutating func run<Rendering: MarkdownRendering>(with rendering: inout Rendering, into out: inout ByteBuffer) {
    textSign = rendering.textSign
    marksEnds = rendering.marksEnds
    var index = range.lowerBound
    while index < range.upperBound || open >= range.lowerBound {
      if openEnd <= index || index >= range.upperBound {
        leave(open, with: &rendering, into: &out)
        open = Int(nodes[open].parent)
        openEnd = open >= range.lowerBound ? Int(nodes[open].end) : Int.max
      } else if nodes[index].kind == .text {
        write(text: index, with: &rendering, into: &out)
        index += 1
      } else if nodes[index].isBlock {
        index = enterBlock(index, with: &rendering, into: &out)
      } else {
        index = enterInline(index, with: &rendering, into: &out)
      }
    }
    // Of a part of a document, what is open may end behind it.
    closeKept(in: open, with: &rendering, into: &out)
  }

  /// Notes that a node stays open until its last child is written.
  mutating func push(_ index: Int, _ node: MarkdownNode) {
    open = index
    openEnd = Int(node.end)
  }

  /// Whether the caller is told of a block: those at the top, lists and tables.
  private func isTold(_ node: MarkdownNode) -> Bool {
    node.parent == 0 || node.kind == .list || node.kind == .table
  }

  // MARK: blocks

  @inline(__always)
  private mutating func enterBlock<Rendering: MarkdownRendering>(
    _ index: Int, with rendering: inout Rendering, into out: inout ByteBuffer
  ) -> Int {
    let node = nodes[index]
    if isTold(node) { rendering.before(index, in: document, into: &out) }
    switch node.kind {
    case .document: break
    case .blockQuote:
      out.beginLine(after: base)
      out.put("<blockquote>\n")
    case .list: openList(node, into: &out)
    case .item: openItem(index, node, with: &rendering, into: &out)
    case .paragraph:
      if !isTight(node) {
        out.beginLine(after: base)
        out.put("<p>")
      }
    case .heading:
      out.beginLine(after: base)
      out.put("<h")
      out.put(UInt8(ascii: "0") + node.detail)
      out.put(" id=\"")
      out.put(plain: document.headings[Int(node.extra)].id)
      out.put("\">")
    case .codeBlock:
      out.beginLine(after: base)
      if !rendering.codeBlock(index, in: document, into: &out) { codeBlock(node, into: &out) }
    case .htmlBlock:
      out.beginLine(after: base)
      if rendering.keepsHTML {
        put(html: index, node, with: &rendering, into: &out)
      } else {
        out.put("<!-- raw HTML omitted -->\n")
      }
    case .thematicBreak:
      out.beginLine(after: base)
      out.put("<hr />\n")
    case .table:
      out.beginLine(after: base)
      out.put("<table>\n")
      inBody = false
      cells.read(table: index, in: document, labelled: rendering.labelsCells)
    case .tableRow: openRow(node, into: &out)
    case .tableCell: if !openCell(index, node, into: &out) { return index + 1 }
    case .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .strikethrough, .link, .image: break
    }
    // A leaf block is closed at once: nothing stands between.
    push(index, node)
    return index + 1
  }

  private func openList(_ node: MarkdownNode, into out: inout ByteBuffer) {
    out.beginLine(after: base)
    if !node.isOrdered {
      out.put("<ul>\n")
    } else if node.start == 1 {
      out.put("<ol>\n")
    } else {
      out.put("<ol start=\"")
      out.put(plain: String(node.start))
      out.put("\">\n")
    }
  }

  private func openItem<Rendering: MarkdownRendering>(
    _ index: Int, _ node: MarkdownNode, with rendering: inout Rendering, into out: inout ByteBuffer
  ) {
    out.beginLine(after: base)
    out.put("<li>")
    if node.task == .none || rendering.task(index, in: document, into: &out) { return }
    out.put("<input type=\"checkbox\" ")
    if node.task == .done { out.put("checked=\"\" ") }
    out.put("disabled=\"\" /> ")
  }

  /// A paragraph right in an item of a tight list has no tags.
  private func isTight(_ node: MarkdownNode) -> Bool {
    guard node.parent > 0 else { return false }
    let item = nodes[Int(node.parent)]
    guard item.kind == .item else { return false }
    return nodes[Int(item.parent)].isTight
  }

  private func codeBlock(_ node: MarkdownNode, into out: inout ByteBuffer) {
    let info = second(node)
    let language = info.firstIndex { $0.isMarkdownSpace } ?? info.count
    if node.extra <= 0 {
      out.put("<pre><code>")
    } else {
      out.put("<pre><code class=\"language-")
      out.put(text: UnsafeBufferPointer(rebasing: info[..<language]))
      out.put("\">")
    }
    out.put(text: bytes(node))
    out.put("</code></pre>\n")
  }

  private mutating func openRow(_ node: MarkdownNode, into out: inout ByteBuffer) {
    column = 0
    if node.isHeader {
      out.put("<thead>\n<tr>\n")
    } else if !inBody {
      out.put("<tbody>\n<tr>\n")
      inBody = true
    } else {
      out.put("<tr>\n")
    }
  }

  /// A heading without content heads nothing: where cells are labelled, it is a cell.
  private mutating func openCell(_ index: Int, _ node: MarkdownNode, into out: inout ByteBuffer) -> Bool {
    if !node.isHeader {
      cells.open(column: column, into: &out)
      column += 1
    } else if cells.areLabelled, Int(node.end) == index + 1 {
      out.put("<td></td>\n")
      return false
    } else {
      CellTags.openHeading(node, into: &out)
    }
    return true
  }

  @inline(__always)
  private mutating func leave<Rendering: MarkdownRendering>(
    _ index: Int, with rendering: inout Rendering, into out: inout ByteBuffer
  ) {
    let node = nodes[index]
    if !kept.isEmpty { closeKept(in: index, with: &rendering, into: &out) }
    if marksEnds, node.kind == .paragraph || node.kind == .heading || node.kind == .tableCell {
      rendering.atEnd(of: index, in: document, into: &out)
    }
    switch node.kind {
    case .blockQuote:
      out.beginLine(after: base)
      out.put("</blockquote>\n")
    case .list: if node.isOrdered { out.put("</ol>\n") } else { out.put("</ul>\n") }
    case .item: out.put("</li>\n")
    case .paragraph: if !isTight(node) { out.put("</p>\n") }
    case .heading:
      rendering.headingAnchor(document.headings[Int(node.extra)], in: document, into: &out)
      out.put("</h")
      out.put(UInt8(ascii: "0") + node.detail)
      out.put(">\n")
    case .table:
      if inBody { out.put("</tbody>\n") }
      out.put("</table>\n")
    case .tableRow:
      out.put("</tr>\n")
      if node.isHeader { out.put("</thead>\n") }
    case .tableCell: if node.isHeader { out.put("</th>\n") } else { out.put("</td>\n") }
    case .emphasis: out.put("</em>")
    case .strong: out.put("</strong>")
    case .strikethrough: out.put("</del>")
    case .link:
      rendering.link(isOpen: false)
      out.put("</a>")
    case .document, .codeBlock, .htmlBlock, .thematicBreak, .text, .softBreak, .lineBreak, .code, .htmlInline, .image:
      break
    }
    if node.isBlock, isTold(node) { rendering.after(index, in: document, into: &out) }
  }
}

extension ByteBuffer {
  /// Ends the line before, as every block does, where one stands behind the offset.
  @inline(__always)
  fileprivate mutating func beginLine(after base: Int) {
    if count > base, last != UInt8(ascii: "\n") { put(UInt8(ascii: "\n")) }
  }
}
