import Files

/// What GitHub adds to the inlines of one block: written-out addresses and strikethrough.
///
/// Works on the nodes at the end of the tree: they are laid out as a line of events, texts are cut where something
/// begins or ends in them, and the tree is built again.
struct InlineLayer {
  enum Role {
    case leaf, enter, exit
    /// A run of one or two tildes that may open or close.
    case tildes(canOpen: Bool, canClose: Bool)
  }

  struct Event {
    var node: MarkdownNode
    var role: Role
  }

  let base: UnsafePointer<UInt8>
  let start: Int
  let limit: Int
  let origin: Origin
  /// What to change in the text so that a second reading has no markup inside an address, or across strikethrough.
  private(set) var patches: [Patch] = []
  private var events: [Event] = []
  private var hasUndoneCode = false

  init(base: UnsafePointer<UInt8>, start: Int, limit: Int, origin: Origin) {
    self.base = base
    self.start = start
    self.limit = limit
    self.origin = origin
  }

  /// Rebuilds the nodes from `first` to the end of the tree; those at the top of them get the parent given.
  mutating func apply(to tree: inout TreeBuilder, from first: Int, parent: Int) {
    guard first < tree.nodes.count else { return }
    flatten(tree, from: first)
    cutAddresses(&tree)
    if ByteSearch.contains(0x7E, base + start, limit - start) { strike(tree) }
    joinTexts()
    cutMail(&tree)
    build(&tree, from: first, parent: parent)
  }

  private mutating func flatten(_ tree: TreeBuilder, from first: Int) {
    events.reserveCapacity((tree.nodes.count - first) * 2)
    var open: [Int] = []
    for index in first..<tree.nodes.count {
      close(&open, by: index, tree)
      let node = tree.nodes[index]
      let isContainer = node.kind.rawValue >= MarkdownNode.Kind.emphasis.rawValue
      events.append(Event(node: node, role: isContainer ? .enter : .leaf))
      if isContainer { open.append(index) }
    }
    close(&open, by: Int.max, tree)
  }

  private mutating func close(_ open: inout [Int], by index: Int, _ tree: TreeBuilder) {
    while let last = open.last, Int(tree.nodes[last].end) <= index || index == Int.max {
      events.append(Event(node: tree.nodes[last], role: .exit))
      open.removeLast()
    }
  }

  // MARK: addresses

  private mutating func cutAddresses(_ tree: inout TreeBuilder) {
    var out: [Event] = []
    out.reserveCapacity(events.count)
    var brackets = Brackets()
    var links = 0
    var isLineStart = true
    for event in events {
      switch (event.role, event.node.kind) {
      case (.enter, .link), (.enter, .image): links += 1
      case (.exit, .link):
        links -= 1
        if !event.node.isAutolink { brackets.deactivate() }
      case (.exit, .image): links -= 1
      case (.leaf, .text) where links == 0:
        let found = addresses(in: event.node, tree, &brackets, isLineStart: isLineStart)
        cut(event.node, at: found, &tree, into: &out)
        isLineStart = false
        continue
      default: break
      }
      isLineStart = event.node.kind == .softBreak || event.node.kind == .lineBreak
      out.append(event)
    }
    events = out
  }

  private mutating func addresses(
    in node: MarkdownNode, _ tree: TreeBuilder, _ brackets: inout Brackets, isLineStart: Bool
  ) -> [Cut] {
    var scan = AddressScan(layer: self, node: node, isLineStart: isLineStart)
    scan.hasUndoneCode = hasUndoneCode
    tree.withLiteral(of: node, base: base) { scan.run($0, $1, &brackets) }
    for offset in scan.escapes { patches.append(Patch(offset: origin.inFile(offset, base), kind: .escape)) }
    hasUndoneCode = scan.hasUndoneCode
    return scan.found
  }

  /// A part of a text that becomes a link: in the source and in the literal.
  struct Cut {
    let range: ByteRange
    let literal: Range<Int>
    let scheme: StaticString
  }

  private func cut(_ node: MarkdownNode, at cuts: [Cut], _ tree: inout TreeBuilder, into out: inout [Event]) {
    var rest = node
    var done = 0
    for cut in cuts {
      let before = rest.part(0..<cut.literal.lowerBound - done, source: ByteRange(rest.range.start, cut.range.start))
      if before.bytes.count > 0 { out.append(Event(node: before, role: .leaf)) }
      let text = rest.part(
        cut.literal.lowerBound - done..<cut.literal.upperBound - done, source: cut.range)
      var link = MarkdownNode(.link, cut.range, parent: node.parent)
      link.flags = MarkdownNode.autolink
      link.bytes = tree.keep(scheme: cut.scheme, text, base)
      link.extra = -1
      out.append(Event(node: link, role: .enter))
      out.append(Event(node: text, role: .leaf))
      out.append(Event(node: link, role: .exit))
      rest = rest.part(
        cut.literal.upperBound - done..<Int(rest.bytes.count), source: ByteRange(cut.range.end, node.range.end))
      done = cut.literal.upperBound
    }
    if rest.bytes.count > 0 { out.append(Event(node: rest, role: .leaf)) }
  }

  // MARK: strikethrough

  private mutating func strike(_ tree: TreeBuilder) {
    var out: [Event] = []
    out.reserveCapacity(events.count)
    var isLineStart = true
    var isAddress = false
    for event in events {
      if event.node.kind == .text, !isAddress {
        let scan = TildeScan(base: base, limit: limit, node: event.node, isLineStart: isLineStart)
        tree.withLiteral(of: event.node, base: base) { scan.run($0, $1, into: &out) }
      } else {
        out.append(event)
      }
      isLineStart = event.node.kind == .softBreak || event.node.kind == .lineBreak
      if case .enter = event.role { isAddress = event.node.isAutolink }
      if case .exit = event.role { isAddress = false }
    }
    events = out
    var matching = StrikeMatching(events: events)
    matching.run()
    for offset in matching.escapes { patches.append(Patch(offset: origin.inFile(offset, base), kind: .escape)) }
    events = matching.events
  }

  /// Puts neighbouring parts of one text together again.
  private mutating func joinTexts() {
    var out: [Event] = []
    out.reserveCapacity(events.count)
    for event in events {
      if event.node.kind == .text, let last = out.last, last.node.kind == .text,
        last.node.flags == event.node.flags, last.node.bytes.start + last.node.bytes.count == event.node.bytes.start
      {
        out[out.count - 1].node.bytes.count += event.node.bytes.count
        out[out.count - 1].node.range = ByteRange(last.node.range.start, event.node.range.end)
      } else {
        out.append(event)
      }
    }
    events = out
  }

  // MARK: mail addresses

  private mutating func cutMail(_ tree: inout TreeBuilder) {
    guard ByteSearch.contains(0x40, base + start, limit - start) else { return }
    var out: [Event] = []
    out.reserveCapacity(events.count)
    var links = 0
    for event in events {
      if event.node.kind == .link {
        if case .enter = event.role { links += 1 } else { links -= 1 }
      }
      if event.node.kind == .text, links == 0 {
        let scan = MailScan(base: base, node: event.node)
        let cuts = tree.withLiteral(of: event.node, base: base) { scan.cuts($0, $1) }
        cut(event.node, at: cuts, &tree, into: &out)
      } else {
        out.append(event)
      }
    }
    events = out
  }

  // MARK: the tree again

  private func build(_ tree: inout TreeBuilder, from first: Int, parent: Int) {
    tree.nodes.removeSubrange(first...)
    var open: [Int] = []
    for event in events {
      if case .exit = event.role {
        if let last = open.popLast() { tree.nodes[last].end = Int32(tree.nodes.count) }
        continue
      }
      var node = event.node
      node.parent = Int32(open.last ?? parent)
      node.end = Int32(tree.nodes.count + 1)
      if case .enter = event.role { open.append(tree.nodes.count) }
      tree.nodes.append(node)
    }
  }
}

extension MarkdownNode {
  /// A part of a text: of its literal, and where that stands.
  func part(_ literal: Range<Int>, source: ByteRange) -> MarkdownNode {
    var part = self
    part.bytes = PoolRange(start: bytes.start + UInt32(literal.lowerBound), count: UInt32(literal.count))
    part.range = source
    return part
  }
}

extension TreeBuilder {
  /// The literal of a text; `base` is the text that offsets of texts in the file refer to.
  func withLiteral<Result>(
    of node: MarkdownNode, base: UnsafePointer<UInt8>, _ body: (UnsafePointer<UInt8>, Int) -> Result
  ) -> Result {
    let start = Int(node.bytes.start)
    let count = Int(node.bytes.count)
    if node.flags & MarkdownNode.inFile != 0 { return body(base + start, count) }
    return pool.withUnsafeBufferPointer { body($0.baseAddress.map { $0 + start } ?? base, count) }
  }

  /// Puts a link's destination into the pool: a scheme and the text of the link.
  mutating func keep(scheme: StaticString, _ text: MarkdownNode, _ base: UnsafePointer<UInt8>) -> PoolRange {
    let start = pool.count
    pool.write(scheme)
    let literal = Int(text.bytes.start)..<Int(text.bytes.start) + Int(text.bytes.count)
    for offset in literal { pool.append(text.flags & MarkdownNode.inFile != 0 ? base[offset] : pool[offset]) }
    return PoolRange(start: UInt32(start), count: UInt32(pool.count - start))
  }
}

/// The square brackets that are open: no address is a link inside them.
struct Brackets {
  private var open: [(isImage: Bool, generation: Int)] = []
  private var generation = 0
  private var active = 0

  var isInside: Bool { active > 0 }

  mutating func push(isImage: Bool) {
    open.append((isImage, generation))
    active += 1
  }

  mutating func pop() {
    guard let last = open.popLast() else { return }
    if last.isImage || last.generation == generation { active -= 1 }
  }

  /// A link has been closed: brackets before it can open no link any more.
  mutating func deactivate() {
    generation += 1
    active = open.count { $0.isImage }
  }
}
