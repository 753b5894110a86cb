import CCmark
import Files

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

  /// Containers that may be open at once; no text by hand comes near.
  static let deepest = 256

  let source: SourceText
  let lines: LineTable
  let triggers: Triggers
  /// What libcmark is not shown.
  let masks: Masks
  var tree: TreeBuilder
  var open: [Open] = []
  /// The first of the lines that look like a table's delimiter row and have not been passed.
  var delimiter = 0
  var cells = CellBatch()
  /// How many of the hidden tables and boxes have been passed.
  var hiddenTables = 0
  var hiddenBoxes = 0
  /// What else libcmark must not be shown: the text is then read again, and this copy thrown away.
  var more = Masks()
  /// Whether more may be hidden; where not, what would have to be is left as libcmark reads it.
  let mayHide: Bool
  var uncertainty: Uncertainty?
  /// The first line with more open containers than there may be.
  private(set) var tooDeep: Int?

  init(_ source: SourceText, _ lines: LineTable, masks: Masks, mayHide: Bool) {
    self.source = source
    self.lines = lines
    self.masks = masks
    self.mayHide = mayHide
    triggers = Triggers(source.written, source.start..<source.end)
    tree = TreeBuilder(expecting: source.end - source.start)
    open.reserveCapacity(8)
  }

  /// Parses the text and copies what comes out.
  /// - Parameter blocks: the text with all that is hidden.
  mutating func run(_ blocks: Bytes) {
    Libcmark.withTree(of: blocks[source.start..<source.end]) { copyBlocks($0) }
    if !cells.isEmpty { fillCells() }
  }

  private mutating func copyBlocks(_ root: OpaquePointer) {
    push(MarkdownNode(.document, ByteRange(source.start, source.end), parent: -1), lastLine: Int.max)
    var parent = root
    var next = cmark_node_first_child(root)
    while tooDeep == nil {
      if let node = next {
        if let content = add(node) {
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

  /// Adds a block; its first child where it has been opened and is to be filled.
  private mutating func add(_ node: OpaquePointer) -> OpaquePointer? {
    if uncertainty != nil, open.count == 1 { becomeCertain(at: node) }
    switch cmark_node_get_type(node) {
    case CMARK_NODE_PARAGRAPH: addProse(node, level: 0)
    case CMARK_NODE_HEADING:
      if masks.isEmpty || !addHidden(node) { addProse(node, level: Int(cmark_node_get_heading_level(node))) }
    case CMARK_NODE_CODE_BLOCK: addCode(node)
    case CMARK_NODE_HTML_BLOCK: addHTML(node)
    case CMARK_NODE_THEMATIC_BREAK: append(MarkdownNode(.thematicBreak, source.line(of: node), parent: parent))
    case CMARK_NODE_LIST: return addContainer(node, list(node))
    case CMARK_NODE_ITEM: return addContainer(node, item(node))
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
    if open.count > Self.deepest {
      tooDeep = Int(cmark_node_get_start_line(node))
      return nil
    }
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
    made.extra = cmark_node_get_list_start(node)
    return made
  }

  private mutating func item(_ node: OpaquePointer) -> MarkdownNode {
    var made = MarkdownNode(.item, source.line(of: node), parent: parent)
    if !masks.boxes.isEmpty { made.detail = hiddenTask(ofItemAt: made.range.start).rawValue }
    return made
  }

  /// A fenced block ends with its closing fence, an indented one with its last line.
  private mutating func addCode(_ node: OpaquePointer) {
    let start = source.start(of: node)
    var made = MarkdownNode(.codeBlock, ByteRange(start, start), parent: parent)
    let literal = Bytes(cmark_node_get_literal(node))
    made.bytes = tree.keep(literal)
    if start < source.end, source.bytes[start] == UInt8(ascii: "`") || source.bytes[start] == UInt8(ascii: "~") {
      made.flags = MarkdownNode.fenced
    }
    let first = Int(cmark_node_get_start_line(node))
    let bodyEnd = first + literal.count(of: UInt8(ascii: "\n"))
    var last = bodyEnd - 1
    if made.isFenced {
      // libcmark counts one line too many where the block ends with the quote or list around it.
      last = min(Int(cmark_node_get_end_line(node)), open.last?.lastLine ?? Int.max, bodyEnd + 1)
      made.extra = Int32(tree.keep(Bytes(cmark_node_get_fence_info(node))).count)
    }
    made.range = ByteRange(start, source.end(ofLine: max(first, last)))
    append(made)
  }

  private mutating func addHTML(_ node: OpaquePointer) {
    let start = source.start(of: node)
    var made = MarkdownNode(.htmlBlock, ByteRange(start, start), parent: parent)
    let literal = Bytes(cmark_node_get_literal(node))
    made.bytes = tree.keep(literal)
    let last = Int(cmark_node_get_start_line(node)) + max(1, literal.count(of: UInt8(ascii: "\n"))) - 1
    made.range = ByteRange(start, source.end(ofLine: last))
    append(made)
  }
}
