import CCmark
import Files

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Copies libcmark's tree into flat arrays, with places in the source and with what GitHub adds.
///
/// One walk, as deep as its own stack; the C tree is freed before this returns.
struct TreeCopy {
  /// A block that is not closed yet.
  struct Open {
    let node: Int
    /// Where its last child ends; -1 before there is one.
    var contentEnd: Int
    /// The last line libcmark counts to it.
    let lastLine: Int
  }

  let source: SourceText
  let lines: LineTable
  let origin: Origin
  let triggers: Triggers
  var tree: TreeBuilder
  var open: [Open] = []
  /// The first of the lines that look like a table's delimiter row and have not been passed.
  var delimiter = 0
  var cells = CellBatch()
  /// How many of the tables that libcmark was not given have been passed.
  var lone = 0
  /// Behind this node of libcmark's stands the one of the next cell with markup; nil where it is not parsed yet.
  var beforeCell: OpaquePointer?
  /// What to change in the text for a second reading.
  var patches: [Patch] = []

  init(_ source: SourceText, _ lines: LineTable, origin: Origin) {
    self.source = source
    self.lines = lines
    self.origin = origin
    triggers = Triggers(source.base, from: source.start, to: source.end)
    tree = TreeBuilder(expecting: source.end - source.start)
    open.reserveCapacity(8)
  }

  /// Parses the text and copies what comes out.
  mutating func run() {
    tree.noTitle = Self.noTitle()
    ParseArena.withTree(feeding: { feed($0) }, { copyBlocks($0) })
    if !cells.isEmpty { fillCells() }
  }

  static func noTitle() -> UnsafePointer<CChar>? {
    guard let link = cmark_node_new(CMARK_NODE_LINK) else { return nil }
    defer { cmark_node_free(link) }
    return cmark_node_get_title(link)
  }

  /// Gives libcmark the text, and for each table that stands by itself what stands for that.
  private func feed(_ parser: OpaquePointer) {
    var from = source.start
    lines.tableText.withUnsafeBufferPointer { text in
      for place in lines.tables {
        ParseArena.feed(parser, source.base + from, place.table.start - from)
        if let base = text.baseAddress { ParseArena.feed(parser, base + place.text.lowerBound, place.text.count) }
        from = place.table.end
      }
    }
    ParseArena.feed(parser, source.base + from, source.end - from)
  }

  private mutating func copyBlocks(_ root: OpaquePointer) {
    push(MarkdownNode(.document, ByteRange(source.start, source.end), parent: -1), lastLine: Int.max)
    var parent = root
    var next = cmark_node_first_child(root)
    while true {
      if var node = next {
        if let content = add(&node) {
          parent = node
          next = content
        } else {
          next = cmark_node_next(node)
        }
      } else {
        pop()
        guard parent != root, let outer = cmark_node_parent(parent) else { return }
        next = cmark_node_next(parent)
        parent = outer
      }
    }
  }

  /// Adds a block; its first child where it has been opened and is to be filled. Of nodes that stand for one block
  /// together, the last is left in `node`.
  private mutating func add(_ node: inout OpaquePointer) -> OpaquePointer? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_PARAGRAPH: addProse(node, level: 0)
    case CMARK_NODE_HEADING: addProse(node, level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_CODE_BLOCK: addCode(node)
    case CMARK_NODE_HTML_BLOCK: addHTML(node)
    case CMARK_NODE_THEMATIC_BREAK: addBreak(&node)
    case CMARK_NODE_LIST: return addContainer(node, list(node))
    case CMARK_NODE_ITEM: return addContainer(node, MarkdownNode(.item, source.line(of: node), parent: parent))
    default: return addContainer(node, MarkdownNode(.blockQuote, source.line(of: node), parent: parent))
    }
    return nil
  }

  // MARK: the open blocks

  var parent: Int32 { Int32(truncatingIfNeeded: open.last?.node ?? -1) }

  private mutating func push(_ node: MarkdownNode, lastLine: Int) {
    open.append(Open(node: tree.nodes.count, contentEnd: -1, lastLine: lastLine))
    tree.nodes.append(node)
  }

  /// Closes the innermost open block: lists and items end with their content, quotes with their last line.
  private mutating func pop() {
    guard let last = open.popLast() else { return }
    tree.nodes[last.node].end = Int32(truncatingIfNeeded: tree.nodes.count)
    let node = tree.nodes[last.node]
    var end = node.range.end
    switch node.kind {
    case .document: return
    case .blockQuote: end = max(last.contentEnd, source.end(ofLine: last.lastLine))
    default: if last.contentEnd >= 0 { end = last.contentEnd }
    }
    tree.nodes[last.node].range = ByteRange(node.range.start, end)
    close(at: end)
  }

  /// Notes that a child of the innermost open block ends here.
  mutating func close(at end: Int) {
    if let last = open.indices.last { open[last].contentEnd = end }
  }

  /// Appends a block without children.
  mutating func append(_ node: MarkdownNode) {
    var node = node
    node.end = Int32(truncatingIfNeeded: tree.nodes.count + 1)
    tree.nodes.append(node)
    close(at: node.range.end)
  }

  private mutating func addContainer(_ node: OpaquePointer, _ made: MarkdownNode) -> OpaquePointer? {
    push(made, lastLine: Int(cmark_node_get_end_line(node)))
    if let child = cmark_node_first_child(node) { return child }
    pop()
    return nil
  }

  // MARK: blocks without inlines

  private func list(_ node: OpaquePointer) -> MarkdownNode {
    var made = MarkdownNode(.list, source.line(of: node), parent: parent)
    made.detail = cmark_node_get_list_tight(node) != 0 ? MarkdownNode.tight : 0
    guard cmark_node_get_list_type(node) == CMARK_ORDERED_LIST else { return made }
    made.detail |= MarkdownNode.ordered
    if cmark_node_get_list_delim(node) == CMARK_PAREN_DELIM { made.detail |= MarkdownNode.parenthesis }
    made.extra = cmark_node_get_list_start(node)
    return made
  }

  /// Adds a thematic break, or the table that it stands for.
  private mutating func addBreak(_ node: inout OpaquePointer) {
    guard lone < lines.tables.count, lines.tables[lone].line == Int(cmark_node_get_start_line(node)) else {
      return append(MarkdownNode(.thematicBreak, source.line(of: node), parent: parent))
    }
    beforeCell = node
    emit(lines.tables[lone].table.text)
    node = beforeCell ?? node
    beforeCell = nil
    lone += 1
  }

  /// A fenced block ends with its closing fence, an indented one with its last line.
  private mutating func addCode(_ node: OpaquePointer) {
    let start = source.start(of: node)
    var made = MarkdownNode(.codeBlock, ByteRange(start, start), parent: parent)
    made.bytes = tree.keep(cmark_node_get_literal(node))
    if start < source.end, source.base[start] == 0x60 || source.base[start] == 0x7E {
      made.flags = MarkdownNode.fenced
    }
    let first = Int(cmark_node_get_start_line(node))
    let bodyEnd = first + lineCount(made)
    var last = bodyEnd - 1
    if made.isFenced {
      // libcmark counts one line too many where the block ends with the quote or list around it.
      last = min(Int(cmark_node_get_end_line(node)), open.last?.lastLine ?? Int.max, bodyEnd + 1)
      made.extra = Int32(tree.keep(cmark_node_get_fence_info(node)).count)
    }
    made.range = ByteRange(start, source.end(ofLine: max(first, last)))
    append(made)
  }

  private mutating func addHTML(_ node: OpaquePointer) {
    let start = source.start(of: node)
    if origin.isInserted(start, source.base) { return }
    var made = MarkdownNode(.htmlBlock, ByteRange(start, start), parent: parent)
    made.bytes = tree.keep(cmark_node_get_literal(node))
    let last = Int(cmark_node_get_start_line(node)) + max(1, lineCount(made)) - 1
    made.range = ByteRange(start, source.end(ofLine: last))
    append(made)
  }

  private func lineCount(_ node: MarkdownNode) -> Int {
    let start = Int(node.bytes.start)
    return ByteSearch.count(0x0A, tree.pool[start..<start + Int(node.bytes.count)])
  }
}
