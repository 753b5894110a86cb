import Files

/// What GitHub adds to the inlines of one block: addresses written out, and strikethrough.
///
/// libcmark has decided what is code, HTML, a link, an escape; of its text, addresses are cut out first. Where tildes
/// are, emphasis is paired anew together with strikethrough, because each bounds the other.
struct InlineLayer {
  enum Role { case leaf, enter, exit }

  struct Event {
    var node: MarkdownNode
    var role: Role

    var isText: Bool { role == .leaf && node.kind == .text }
  }

  /// What the nodes' offsets refer to: what libcmark has read, what is written at the same offsets, and whether text
  /// may stay there.
  struct Ground {
    let parsed: Bytes
    let written: Bytes
    let isFile: Bool
  }

  let ground: Ground
  let start: Int
  let limit: Int
  /// The first address that is crossed by what libcmark took for markup.
  private(set) var crossed: ByteRange?
  var events: [Event] = []

  init(_ ground: Ground, from start: Int, to limit: Int) {
    self.ground = ground
    self.start = start
    self.limit = limit
  }

  /// Rebuilds the nodes from `first` to the end of the tree; those at the top of them get the parent given.
  mutating func apply(to tree: inout TreeBuilder, from first: Int, parent: Int, _ triggers: Triggers) {
    let needs = Needs(self, tree, from: first, triggers)
    guard needs.tildes || needs.addresses || needs.mail else { return }
    flatten(tree, from: first, undoing: needs.tildes || needs.addresses)
    if needs.tildes || needs.addresses {
      var scan = AddressScan(ground, from: start, to: limit)
      tree.pool.withBytes { scan.run(events, pool: $0) }
      crossed = scan.crossed
      cut(&tree, at: scan.insertions())
      joinTexts(&tree)
    }
    if needs.mail { cutMail(&tree) }
    build(&tree, from: first, parent: parent)
  }

  // MARK: events

  /// Lays the nodes out in a line; emphasis that is to be paired anew becomes the text of its marks.
  private mutating func flatten(_ tree: TreeBuilder, from first: Int, undoing: Bool) {
    events.reserveCapacity((tree.nodes.count - first) * 2)
    var open: [Int] = []
    for index in first..<tree.nodes.count {
      while let last = open.last, Int(tree.nodes[last].end) <= index { close(open.removeLast(), tree, undoing) }
      let node = tree.nodes[index]
      switch node.kind {
      case .emphasis where undoing: events.append(mark(from: node.range.start, count: 1))
      case .strong where undoing: events.append(mark(from: node.range.start, count: 2))
      case .emphasis, .strong, .strikethrough, .link, .image: events.append(Event(node: node, role: .enter))
      case .document, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .paragraph, .heading, .thematicBreak, .table,
        .tableRow, .tableCell, .text, .softBreak, .lineBreak, .code, .htmlInline:
        events.append(Event(node: node, role: .leaf))
        continue
      }
      open.append(index)
    }
    while let last = open.popLast() { close(last, tree, undoing) }
  }

  private mutating func close(_ index: Int, _ tree: TreeBuilder, _ undoing: Bool) {
    let node = tree.nodes[index]
    switch node.kind {
    case .emphasis where undoing: events.append(mark(from: node.range.end - 1, count: 1))
    case .strong where undoing: events.append(mark(from: node.range.end - 2, count: 2))
    default: events.append(Event(node: node, role: .exit))
    }
  }

  /// The text of a mark; its bytes are looked up when it is known to stay text.
  ///
  /// libcmark can place an emphasis wrongly, even beyond the end of the text; a mark never reaches out of it.
  private func mark(from start: Int, count: Int) -> Event {
    let start = min(max(start, 0), ground.parsed.count)
    let range = ByteRange(start, min(start + count, ground.parsed.count))
    var node = MarkdownNode(.text, range, parent: -1)
    node.flags = MarkdownNode.inFile
    node.bytes = PoolRange(start: UInt32(range.start), count: UInt32(range.count))
    return Event(node: node, role: .leaf)
  }

  // MARK: the tree again

  private func build(_ tree: inout TreeBuilder, from first: Int, parent: Int) {
    tree.nodes.removeSubrange(first...)
    var open: [Int] = []
    for event in events {
      if event.role == .exit {
        if let last = open.popLast() { tree.nodes[last].end = Int32(tree.nodes.count) }
        continue
      }
      var node = event.node
      node.parent = Int32(open.last ?? parent)
      node.end = Int32(tree.nodes.count + 1)
      if event.role == .enter { open.append(tree.nodes.count) }
      tree.nodes.append(node)
    }
  }
}

/// What of it the text of a block can have in it.
private struct Needs {
  var tildes = false
  var addresses = false
  var mail = false

  init(_ layer: InlineLayer, _ tree: TreeBuilder, from first: Int, _ triggers: Triggers) {
    tree.pool.withBytes { pool in
      for index in first..<tree.nodes.count where tree.nodes[index].kind == .text {
        let literal = tree.nodes[index].literal(layer.ground.parsed, pool)
        let all = 0..<literal.count
        if triggers.hasMail, literal.contains(UInt8(ascii: "@"), in: all) { mail = true }
        if triggers.hasTildes, literal.contains(UInt8(ascii: "~"), in: all) { tildes = true }
        if triggers.hasAddresses, literal.contains("www.", in: all) || literal.contains("://", in: all) {
          addresses = true
        }
      }
    }
  }
}

extension MarkdownNode {
  /// A part of a text: of its literal, and where that is written.
  func part(_ literal: Range<Int>, source: ByteRange) -> MarkdownNode {
    var part = self
    part.bytes = PoolRange(start: bytes.start + UInt32(literal.lowerBound), count: UInt32(literal.count))
    part.range = source
    return part
  }

  /// The bytes of a text: in the text that is parsed, or in the pool.
  func literal(_ text: Bytes, _ pool: Bytes) -> Bytes {
    let range = Int(bytes.start)..<Int(bytes.start) + Int(bytes.count)
    return flags & Self.inFile != 0 ? text[range] : pool[range]
  }
}

extension TreeBuilder {
  /// Puts a link's destination into the pool: a scheme and what is written behind it.
  mutating func keep(_ scheme: StaticString, _ address: Bytes) -> PoolRange {
    let start = pool.count
    pool.write(scheme)
    pool.append(address)
    return PoolRange(start: UInt32(start), count: UInt32(pool.count - start))
  }

  /// The same for a text, which may be in the pool itself.
  mutating func keep(_ scheme: StaticString, _ node: MarkdownNode, _ text: Bytes) -> PoolRange {
    let literal = pool.withBytes { pool in
      var literal: [UInt8] = []
      literal.append(node.literal(text, pool))
      return literal
    }
    return literal.withBytes { keep(scheme, $0) }
  }
}
