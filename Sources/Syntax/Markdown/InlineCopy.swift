import CCmark
import Files

/// The flat tree while it is made.
struct TreeBuilder {
  var nodes: [MarkdownNode] = []
  var pool: [UInt8] = []
  /// The nodes that are headings.
  var headings: [Int] = []
  /// The inlines that are being filled, from the outermost on.
  var open: [OpenInline] = []
  /// What libcmark gives for the title of a link without one; an empty title has another address.
  private let noTitle = TreeBuilder.titleOfNone()

  /// An empty one, with room for what a text of so many bytes mostly holds.
  init(expecting bytes: Int) {
    guard bytes > 0 else { return }
    nodes.reserveCapacity(bytes / 14 + 16)
    pool.reserveCapacity(bytes / 8 + 64)
    headings.reserveCapacity(16)
    open.reserveCapacity(4)
  }

  /// Copies bytes into the pool.
  mutating func keep(_ bytes: Bytes) -> PoolRange {
    let start = pool.count
    pool.append(bytes)
    return PoolRange(start: UInt32(start), count: UInt32(bytes.count))
  }

  /// Copies the title of a link behind its address; its length, or -1 where it has none.
  mutating func keepTitle(of link: OpaquePointer) -> Int32 {
    let title = cmark_node_get_title(link)
    return title == noTitle ? -1 : Int32(keep(Bytes(title)).count)
  }

  private static func titleOfNone() -> UnsafePointer<CChar>? {
    guard let link = cmark_node_new(CMARK_NODE_LINK) else { return nil }
    defer { cmark_node_free(link) }
    return cmark_node_get_title(link)
  }
}

/// An inline whose content is being copied.
struct OpenInline {
  let node: OpaquePointer
  let index: Int
  let marks: Int
  let isAutolink: Bool
}

/// Copies the inlines of one block out of libcmark's tree, each with its place in the source.
struct InlineCopy {
  private var locator: InlineLocator
  /// Whether text that is written as it is meant stays in the file.
  private let isInFile: Bool

  init(_ locator: InlineLocator, isInFile: Bool) {
    self.locator = locator
    self.isInFile = isInFile
  }

  /// Appends all inlines of a block to the tree.
  /// - Returns: where in the source they end.
  mutating func copy(_ block: OpaquePointer, parent: Int, into tree: inout TreeBuilder) -> Int {
    var next = cmark_node_first_child(block)
    var parent = parent
    while true {
      while let node = next {
        if let content = add(node, parent: parent, into: &tree) {
          parent = tree.nodes.count - 1
          next = content
        } else {
          next = cmark_node_next(node)
        }
      }
      guard let last = tree.open.popLast() else { return locator.at }
      close(last, into: &tree)
      parent = Int(tree.nodes[last.index].parent)
      next = cmark_node_next(last.node)
    }
  }

  /// Adds one inline; its first child where it has been opened and is to be filled.
  private mutating func add(_ node: OpaquePointer, parent: Int, into tree: inout TreeBuilder) -> OpaquePointer? {
    let end = Int32(truncatingIfNeeded: tree.nodes.count + 1)
    let parent = Int32(truncatingIfNeeded: parent)
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: addText(node, parent, end, into: &tree)
    case CMARK_NODE_SOFTBREAK:
      tree.nodes.append(MarkdownNode(.softBreak, locator.newline(), parent: parent, end: end))
    case CMARK_NODE_LINEBREAK:
      tree.nodes.append(MarkdownNode(.lineBreak, locator.newline(), parent: parent, end: end))
    case CMARK_NODE_CODE:
      var made = MarkdownNode(.code, locator.code(), parent: parent, end: end)
      made.bytes = tree.keep(Bytes(cmark_node_get_literal(node)))
      tree.nodes.append(made)
    case CMARK_NODE_EMPH: return addEmphasis(.emphasis, 1, node, parent, into: &tree)
    case CMARK_NODE_STRONG: return addEmphasis(.strong, 2, node, parent, into: &tree)
    case CMARK_NODE_LINK: return addLink(.link, node, parent, into: &tree)
    case CMARK_NODE_IMAGE: return addLink(.image, node, parent, into: &tree)
    default: addHTML(node, parent, end, into: &tree)
    }
    return nil
  }

  private mutating func addText(
    _ node: OpaquePointer, _ parent: Int32, _ end: Int32, into tree: inout TreeBuilder
  ) {
    let literal = Bytes(cmark_node_get_literal(node))
    guard literal.count > 0 else { return }
    let isAddress = tree.open.last?.isAutolink == true
    let place = isAddress ? (range: locator.address(), isVerbatim: false) : locator.run(literal)
    var made = MarkdownNode(.text, place.range, parent: parent, end: end)
    if place.isVerbatim, isInFile {
      made.flags = MarkdownNode.inFile
      made.bytes = PoolRange(start: UInt32(truncatingIfNeeded: place.range.start), count: UInt32(literal.count))
    } else {
      made.bytes = tree.keep(literal)
    }
    tree.nodes.append(made)
  }

  private mutating func addHTML(
    _ node: OpaquePointer, _ parent: Int32, _ end: Int32, into tree: inout TreeBuilder
  ) {
    let literal = Bytes(cmark_node_get_literal(node))
    var made = MarkdownNode(.htmlInline, locator.html(literal), parent: parent, end: end)
    made.bytes = tree.keep(literal)
    tree.nodes.append(made)
  }

  private mutating func addEmphasis(
    _ kind: MarkdownNode.Kind, _ marks: Int, _ node: OpaquePointer, _ parent: Int32, into tree: inout TreeBuilder
  ) -> OpaquePointer? {
    let start = locator.open(marks)
    tree.open.append(OpenInline(node: node, index: tree.nodes.count, marks: marks, isAutolink: false))
    tree.nodes.append(MarkdownNode(kind, ByteRange(start, start), parent: parent))
    return fill(node, into: &tree)
  }

  private mutating func addLink(
    _ kind: MarkdownNode.Kind, _ node: OpaquePointer, _ parent: Int32, into tree: inout TreeBuilder
  ) -> OpaquePointer? {
    let place = locator.openLink()
    var made = MarkdownNode(kind, ByteRange(place.start, place.start), parent: parent)
    if place.isAutolink { made.flags = MarkdownNode.autolink }
    made.bytes = tree.keep(Bytes(cmark_node_get_url(node)))
    made.extra = tree.keepTitle(of: node)
    tree.open.append(OpenInline(node: node, index: tree.nodes.count, marks: 0, isAutolink: place.isAutolink))
    tree.nodes.append(made)
    return fill(node, into: &tree)
  }

  /// The first child; where there is none, the node is closed at once.
  private mutating func fill(_ node: OpaquePointer, into tree: inout TreeBuilder) -> OpaquePointer? {
    if let child = cmark_node_first_child(node) { return child }
    if let last = tree.open.popLast() { close(last, into: &tree) }
    return nil
  }

  private mutating func close(_ last: OpenInline, into tree: inout TreeBuilder) {
    let end = last.marks > 0 ? locator.close(last.marks) : locator.closeLink(isAutolink: last.isAutolink)
    tree.nodes[last.index].range = ByteRange(tree.nodes[last.index].range.start, end)
    tree.nodes[last.index].end = Int32(truncatingIfNeeded: tree.nodes.count)
  }
}
