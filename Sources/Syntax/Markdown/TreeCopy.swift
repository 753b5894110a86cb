import CCmark
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Files

/// The flat tree while it is made.
struct TreeBuilder {
  var nodes: [MarkdownNode] = []
  var pool: [UInt8] = []

  init(expecting bytes: Int) {
    nodes.reserveCapacity(bytes / 12 + 16)
    pool.reserveCapacity(bytes / 4 + 64)
  }

  mutating func keep(_ text: UnsafePointer<CChar>?) -> PoolRange {
    guard let text else { return .empty }
    let start = pool.count
    let bytes = UnsafeRawBufferPointer(start: text, count: strlen(text))
    pool.append(contentsOf: bytes)
    return PoolRange(start: UInt32(start), count: UInt32(bytes.count))
  }
}

struct TreeCopy {
  var builder: TreeBuilder
  let file: SourceFile
  let lines: LineIndex
  let base: Int
  let baseLine: Int

  static func copy(_ file: SourceFile, body: ByteRange) -> TreeBuilder {
    let lines = LineIndex(file.bytes)
    var copy = TreeCopy(
      builder: TreeBuilder(expecting: body.count), file: file, lines: lines, base: body.start,
      baseLine: lines.position(at: body.start).line)
    file.bytes.withUnsafeBytes { bytes in
      let start = bytes.baseAddress.map { $0.assumingMemoryBound(to: CChar.self) + body.start }
      guard let root = cmark_parse_document(start, body.count, CMARK_OPT_DEFAULT) else { return }
      copy.walk(root)
      cmark_node_free(root)
    }
    return copy.builder
  }

  private mutating func walk(_ root: OpaquePointer) {
    var stack: [Int] = []
    var node: OpaquePointer? = root
    while let current = node {
      let index = add(current, parent: stack.last ?? -1)
      if let child = cmark_node_first_child(current) {
        stack.append(index)
        node = child
        continue
      }
      builder.nodes[index].end = Int32(builder.nodes.count)
      node = current
      while let here = node {
        if here != root, let next = cmark_node_next(here) {
          node = next
          break
        }
        node = here == root ? nil : cmark_node_parent(here)
        if let open = stack.popLast() { builder.nodes[open].end = Int32(builder.nodes.count) }
      }
    }
  }

  private func range(_ node: OpaquePointer) -> ByteRange {
    let start = lines.offset(ofLine: baseLine - 1 + Int(cmark_node_get_start_line(node)))
    let end = lines.offset(ofLine: baseLine - 1 + Int(cmark_node_get_end_line(node)))
    return ByteRange(
      start + max(0, Int(cmark_node_get_start_column(node)) - 1), end + Int(cmark_node_get_end_column(node)))
  }

  private mutating func add(_ node: OpaquePointer, parent: Int) -> Int {
    let index = builder.nodes.count
    let type = cmark_node_get_type(node)
    let kind = Self.kind(type)
    var made = MarkdownNode(kind, range(node), parent: Int32(parent))
    switch kind {
    case .text, .code, .htmlInline, .htmlBlock: made.bytes = builder.keep(cmark_node_get_literal(node))
    case .codeBlock:
      made.bytes = builder.keep(cmark_node_get_literal(node))
      made.extra = Int32(builder.keep(cmark_node_get_fence_info(node)).count)
    case .heading: made.detail = UInt8(cmark_node_get_heading_level(node))
    case .list:
      made.detail = cmark_node_get_list_tight(node) != 0 ? MarkdownNode.tight : 0
      if cmark_node_get_list_type(node) == CMARK_ORDERED_LIST { made.detail |= MarkdownNode.ordered }
      if cmark_node_get_list_delim(node) == CMARK_PAREN_DELIM { made.detail |= MarkdownNode.parenthesis }
      made.extra = cmark_node_get_list_start(node)
    case .link, .image:
      made.bytes = builder.keep(cmark_node_get_url(node))
      let title = builder.keep(cmark_node_get_title(node))
      made.extra = title.count == 0 ? -1 : Int32(title.count)
    case .document, .blockQuote, .item, .paragraph, .thematicBreak, .table, .tableRow, .tableCell, .softBreak,
      .lineBreak, .emphasis, .strong, .strikethrough:
      break
    }
    builder.nodes.append(made)
    return index
  }

  private static func kind(_ type: cmark_node_type) -> MarkdownNode.Kind {
    switch type {
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_HTML_BLOCK: .htmlBlock
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_HTML_INLINE: .htmlInline
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_IMAGE: .image
    default: .document
    }
  }
}
