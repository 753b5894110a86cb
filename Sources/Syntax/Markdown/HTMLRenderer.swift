import Files

/// Writes a document as HTML: what libcmark's own renderer writes in its safe mode, with ids on headings.
package enum HTMLRenderer {
  /// Renders the whole document, or the subtrees that make up a range of its nodes.
  ///
  /// Raw HTML is replaced by a comment, addresses that run scripts or read files are left out.
  package static func render<Rendering: MarkdownRendering>(
    _ document: MarkdownDocument, nodes range: Range<Int>? = nil, with rendering: inout Rendering,
    into out: inout [UInt8]
  ) {
    let range = (range ?? 0..<document.nodes.count).clamped(to: 0..<document.nodes.count)
    document.nodes.withUnsafeBufferPointer { nodes in
      document.pool.withUnsafeBufferPointer { pool in
        document.file.bytes.withUnsafeBufferPointer { file in
          var pass = HTMLPass(document: document, nodes: nodes, pool: pool, file: file, base: out.count)
          pass.run(range, with: &rendering, into: &out)
        }
      }
    }
  }

  /// The whole document, nothing changed.
  package static func html(_ document: MarkdownDocument) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(document.file.bytes.count * 3 / 2)
    var plain = PlainRendering()
    render(document, with: &plain, into: &out)
    return out
  }
}

/// One walk over the nodes; the open ones are on a stack.
///
/// The document's arrays are held open for the time of the walk: a view of them costs no reference count.
struct HTMLPass {
  let document: MarkdownDocument
  let nodes: UnsafeBufferPointer<MarkdownNode>
  private let pool: UnsafeBufferPointer<UInt8>
  private let file: UnsafeBufferPointer<UInt8>
  /// Where this rendering begins in the output.
  let base: Int
  private var open: [Int] = []
  /// Where the innermost open node ends.
  private var nextEnd = Int.max
  private var inBody = false
  private var cells = CellTags()
  /// The column of the next cell.
  private var column = 0
  /// What a caller puts in place of a link's destination.
  var address: [UInt8] = []

  init(
    document: MarkdownDocument, nodes: UnsafeBufferPointer<MarkdownNode>, pool: UnsafeBufferPointer<UInt8>,
    file: UnsafeBufferPointer<UInt8>, base: Int
  ) {
    self.document = document
    self.nodes = nodes
    self.pool = pool
    self.file = file
    self.base = base
    open.reserveCapacity(64)
  }

  /// A node's literal or address.
  func bytes(_ node: MarkdownNode) -> UnsafeBufferPointer<UInt8> {
    let source = node.flags & MarkdownNode.inFile != 0 ? file : pool
    let start = Int(node.bytes.start)
    return UnsafeBufferPointer(rebasing: source[start..<start + Int(node.bytes.count)])
  }

  /// A node's info or title.
  func second(_ node: MarkdownNode) -> UnsafeBufferPointer<UInt8> {
    let start = Int(node.bytes.start) + Int(node.bytes.count)
    return UnsafeBufferPointer(rebasing: pool[start..<start + max(0, Int(node.extra))])
  }

  mutating func run<Rendering: MarkdownRendering>(
    _ range: Range<Int>, with rendering: inout Rendering, into out: inout [UInt8]
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      if nextEnd <= index { closeNodes(endingBy: index, with: &rendering, into: &out) }
      let node = nodes[index]
      if node.isBlock {
        index = enterBlock(index, node, with: &rendering, into: &out)
      } else {
        index = enterInline(index, node, with: &rendering, into: &out)
      }
    }
    closeNodes(endingBy: range.upperBound, with: &rendering, into: &out)
    while let last = open.popLast() { leave(last, with: &rendering, into: &out) }
  }

  private mutating func closeNodes<Rendering: MarkdownRendering>(
    endingBy index: Int, with rendering: inout Rendering, into out: inout [UInt8]
  ) {
    while nextEnd <= index, let last = open.popLast() {
      leave(last, with: &rendering, into: &out)
      nextEnd = open.last.map { Int(nodes[$0].end) } ?? Int.max
    }
  }

  /// Notes that a node stays open until its last child is written.
  mutating func push(_ index: Int, _ node: MarkdownNode) {
    open.append(index)
    nextEnd = Int(node.end)
  }

  /// Begins a line, as every block does.
  private func line(_ out: inout [UInt8]) {
    if out.count > base, out[out.count - 1] != 0x0A { out.append(0x0A) }
  }

  /// Whether the caller is told of a block: those at the top, lists and tables.
  private func isTold(_ node: MarkdownNode) -> Bool {
    node.parent == 0 || node.kind == .list || node.kind == .table
  }

  // MARK: blocks

  private mutating func enterBlock<Rendering: MarkdownRendering>(
    _ index: Int, _ node: MarkdownNode, with rendering: inout Rendering, into out: inout [UInt8]
  ) -> Int {
    if isTold(node) { rendering.before(index, in: document, into: &out) }
    switch node.kind {
    case .document: break
    case .blockQuote:
      line(&out)
      out.write("<blockquote>\n")
    case .list: openList(node, into: &out)
    case .item: openItem(index, node, with: &rendering, into: &out)
    case .paragraph:
      if !isTight(node) {
        line(&out)
        out.write("<p>")
      }
    case .heading:
      line(&out)
      out.write("<h")
      out.append(0x30 + node.detail)
      out.write(" id=\"")
      out.append(contentsOf: document.headings[Int(node.extra)].id.utf8)
      out.write("\">")
    case .codeBlock:
      line(&out)
      if !rendering.codeBlock(index, in: document, into: &out) { codeBlock(node, into: &out) }
    case .htmlBlock:
      line(&out)
      out.write("<!-- raw HTML omitted -->\n")
    case .thematicBreak:
      line(&out)
      out.write("<hr />\n")
    case .table:
      line(&out)
      out.write("<table>\n")
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

  private func openList(_ node: MarkdownNode, into out: inout [UInt8]) {
    line(&out)
    if !node.isOrdered {
      out.write("<ul>\n")
    } else if node.start == 1 {
      out.write("<ol>\n")
    } else {
      out.write("<ol start=\"")
      out.append(contentsOf: String(node.start).utf8)
      out.write("\">\n")
    }
  }

  private func openItem<Rendering: MarkdownRendering>(
    _ index: Int, _ node: MarkdownNode, with rendering: inout Rendering, into out: inout [UInt8]
  ) {
    line(&out)
    out.write("<li>")
    if node.task == .none || rendering.task(index, in: document, into: &out) { return }
    out.write("<input type=\"checkbox\" ")
    if node.task == .done { out.write("checked=\"\" ") }
    out.write("disabled=\"\" /> ")
  }

  /// A paragraph right in an item of a tight list has no tags.
  private func isTight(_ node: MarkdownNode) -> Bool {
    guard node.parent > 0 else { return false }
    let item = nodes[Int(node.parent)]
    guard item.kind == .item else { return false }
    return nodes[Int(item.parent)].isTight
  }

  private func codeBlock(_ node: MarkdownNode, into out: inout [UInt8]) {
    let info = second(node)
    let language = info.firstIndex { $0.isMarkdownSpace } ?? info.count
    if node.extra <= 0 {
      out.write("<pre><code>")
    } else {
      out.write("<pre><code class=\"language-")
      HTMLEscaping.text(UnsafeBufferPointer(rebasing: info[..<language]), into: &out)
      out.write("\">")
    }
    HTMLEscaping.text(bytes(node), into: &out)
    out.write("</code></pre>\n")
  }

  private mutating func openRow(_ node: MarkdownNode, into out: inout [UInt8]) {
    column = 0
    if node.isHeader {
      out.write("<thead>\n<tr>\n")
    } else if !inBody {
      out.write("<tbody>\n<tr>\n")
      inBody = true
    } else {
      out.write("<tr>\n")
    }
  }

  /// A heading without content heads nothing: where cells are labelled, it is a cell.
  private mutating func openCell(_ index: Int, _ node: MarkdownNode, into out: inout [UInt8]) -> Bool {
    if !node.isHeader {
      cells.open(column: column, into: &out)
      column += 1
    } else if cells.areLabelled, Int(node.end) == index + 1 {
      out.write("<td></td>\n")
      return false
    } else {
      CellTags.openHeading(node, into: &out)
    }
    return true
  }

  private mutating func leave<Rendering: MarkdownRendering>(
    _ index: Int, with rendering: inout Rendering, into out: inout [UInt8]
  ) {
    let node = nodes[index]
    switch node.kind {
    case .blockQuote:
      line(&out)
      out.write("</blockquote>\n")
    case .list: out.write(node.isOrdered ? "</ol>\n" : "</ul>\n")
    case .item: out.write("</li>\n")
    case .paragraph: if !isTight(node) { out.write("</p>\n") }
    case .heading:
      rendering.headingAnchor(document.headings[Int(node.extra)], in: document, into: &out)
      out.write("</h")
      out.append(0x30 + node.detail)
      out.write(">\n")
    case .table: out.write(inBody ? "</tbody>\n</table>\n" : "</table>\n")
    case .tableRow: out.write(node.isHeader ? "</tr>\n</thead>\n" : "</tr>\n")
    case .tableCell: out.write(node.isHeader ? "</th>\n" : "</td>\n")
    case .emphasis: out.write("</em>")
    case .strong: out.write("</strong>")
    case .strikethrough: out.write("</del>")
    case .link: out.write("</a>")
    case .document, .codeBlock, .htmlBlock, .thematicBreak, .text, .softBreak, .lineBreak, .code, .htmlInline, .image:
      break
    }
    if node.isBlock, isTold(node) { rendering.after(index, in: document, into: &out) }
  }
}
