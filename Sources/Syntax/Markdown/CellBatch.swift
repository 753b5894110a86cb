import CCmark
import Files

/// The cells with markup in them of all tables inside other blocks, as one text for libcmark.
///
/// Every cell is a heading of its own, `# cell #`: a heading is one line, nothing else can begin in it, and what stands
/// between its marks is read as a cell is. The document's link definitions follow.
struct CellBatch {
  private(set) var text: [UInt8] = []
  private(set) var places: [CellPlace] = []
  private(set) var hasBrackets = false
  /// How many cells were added where rows are short.
  var padding = 0

  var isEmpty: Bool { places.isEmpty }

  mutating func add(_ base: UnsafePointer<UInt8>, _ range: ByteRange, node: Int) {
    text.write("# ")
    let start = text.count
    if !hasBrackets { hasBrackets = ByteSearch.contains(0x5B, base + range.start, range.count) }
    var from = range.start
    while let pipe = ByteSearch.first("\\|", in: base + from, range.end - from) {
      text.append(contentsOf: UnsafeBufferPointer(start: base + from, count: pipe))
      from += pipe + 1
    }
    text.append(contentsOf: UnsafeBufferPointer(start: base + from, count: range.end - from))
    places.append(
      CellPlace(
        node: node, start: start, count: text.count - start, outerStart: range.start,
        hasPipes: from > range.start))
    text.write(" #\n")
  }

  mutating func add(definitions: [UInt8]) { text.append(contentsOf: definitions) }
}

extension TreeCopy {
  /// Parses all cells at once and puts their inlines where they belong.
  mutating func fillCells() {
    if cells.hasBrackets { cells.add(definitions: Definitions.all(source, tree.nodes)) }
    var made = TreeBuilder(expecting: cells.text.count)
    made.noTitle = tree.noTitle
    swap(&made.pool, &tree.pool)
    let ends = cells.text.withUnsafeBufferPointer { bytes in
      var ends: [Int] = []
      guard let base = bytes.baseAddress else { return ends }
      ParseArena.withTree(
        feeding: { ParseArena.feed($0, base, bytes.count) }, { ends = copyCells($0, base, into: &made) })
      return ends
    }
    swap(&made.pool, &tree.pool)
    splice(made.nodes, ends)
  }

  /// Copies the inlines of all cells, one after the other; where the nodes of each end.
  private mutating func copyCells(
    _ root: OpaquePointer, _ base: UnsafePointer<UInt8>, into made: inout TreeBuilder
  ) -> [Int] {
    var ends: [Int] = []
    var heading = cmark_node_first_child(root)
    for place in cells.places {
      guard let node = heading else { break }
      let first = made.nodes.count
      let end = place.start + place.count
      let locator = InlineLocator(base, from: place.start, to: end, hasEscapes: triggers.hasEscapes)
      var copy = InlineCopy(locator, isInFile: origin.isFile && !place.hasPipes)
      _ = copy.copy(node, parent: -1, into: &made)
      var cellOrigin = origin
      cellOrigin.cell = place
      if triggers.isAny, triggers.found(base, from: place.start, to: end) {
        var layer = InlineLayer(base: base, start: place.start, limit: end, origin: cellOrigin)
        layer.apply(to: &made, from: first, parent: -1)
        patches += layer.patches
      }
      for index in first..<made.nodes.count {
        let range = made.nodes[index].range
        made.nodes[index].range = ByteRange(place.outer(range.start, base), place.outer(range.end, base))
        if made.nodes[index].flags & MarkdownNode.inFile != 0 {
          made.nodes[index].bytes.start = UInt32(place.outer(Int(made.nodes[index].bytes.start), base))
        }
      }
      ends.append(made.nodes.count)
      heading = cmark_node_next(node)
    }
    return ends
  }

  /// Puts the cells' nodes behind their cells.
  private mutating func splice(_ inner: [MarkdownNode], _ ends: [Int]) {
    let places = cells.places
    // By how much every node moves, and the end of the last.
    var shifts = [Int32](repeating: 0, count: tree.nodes.count + 1)
    for (cell, end) in ends.enumerated() {
      let next = cell + 1 < ends.count ? places[cell + 1].node : tree.nodes.count
      for index in places[cell].node + 1...next { shifts[index] = Int32(truncatingIfNeeded: end) }
    }
    tree.headings = tree.headings.map { $0 + Int(shifts[$0]) }
    tree.nodes.withUnsafeMutableBufferPointer { nodes in
      for index in nodes.indices {
        nodes[index].end &+= shifts[Int(nodes[index].end)]
        if nodes[index].parent >= 0 { nodes[index].parent &+= shifts[Int(nodes[index].parent)] }
      }
    }
    var nodes: [MarkdownNode] = []
    nodes.reserveCapacity(tree.nodes.count + inner.count)
    var from = 0
    var first = 0
    for (cell, end) in ends.enumerated() {
      nodes.append(contentsOf: tree.nodes[from...places[cell].node])
      let parent = Int32(truncatingIfNeeded: nodes.count - 1)
      let shift = Int32(truncatingIfNeeded: nodes.count - first)
      for index in first..<end {
        var node = inner[index]
        node.end &+= shift
        node.parent = node.parent < 0 ? parent : node.parent &+ shift
        nodes.append(node)
      }
      from = places[cell].node + 1
      first = end
    }
    nodes.append(contentsOf: tree.nodes[from...])
    tree.nodes = nodes
  }
}

extension [UInt8] {
  /// Appends text known when this was compiled.
  mutating func write(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

/// The link reference definitions of a document: what stands between its blocks, for libcmark takes them away.
enum Definitions {
  /// All definitions in order, each on lines of its own, without what stood before it.
  static func all(_ source: SourceText, _ nodes: [MarkdownNode]) -> [UInt8] {
    var out: [UInt8] = [0x0A]
    var at = source.start
    for node in nodes where isLeaf(node.kind) {
      collect(source, from: at, to: node.range.start, into: &out)
      at = max(at, node.range.end)
    }
    collect(source, from: at, to: source.end, into: &out)
    return out
  }

  private static func isLeaf(_ kind: MarkdownNode.Kind) -> Bool {
    switch kind {
    case .paragraph, .heading, .codeBlock, .htmlBlock, .thematicBreak, .table: true
    case .document, .blockQuote, .list, .item, .tableRow, .tableCell, .text, .softBreak, .lineBreak, .code,
      .htmlInline, .emphasis, .strong, .strikethrough, .link, .image:
      false
    }
  }

  private static func collect(_ source: SourceText, from start: Int, to end: Int, into out: inout [UInt8]) {
    guard start < end, ByteSearch.contains(0x5B, source.base + start, end - start) else { return }
    let scanner = LinkScanner(base: source.base, limit: end)
    var at = start
    while at < end {
      let open = content(source.base, at, end)
      if open < end, source.base[open] == 0x5B, let after = scanner.definition(open) {
        append(source.base, from: open, to: after, into: &out)
        at = after
        continue
      }
      while at < end, source.base[at] != 0x0A, source.base[at] != 0x0D { at += 1 }
      at = max(at + 1, Prefix.newline(source.base, at, end))
    }
  }

  /// After the blanks and markers that begin a line.
  private static func content(_ base: UnsafePointer<UInt8>, _ line: Int, _ end: Int) -> Int {
    var at = line
    while at < end {
      let after = base[at].isBlank ? at + 1 : Prefix.marker(base, at, end)
      if after == at { break }
      at = after
    }
    return at
  }

  private static func append(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int, into out: inout [UInt8]) {
    var at = start
    while at < end {
      let next = Prefix.newline(base, at, end)
      if next > at {
        out.append(0x0A)
        at = Prefix.skip(base, next, end)
      } else {
        out.append(base[at])
        at += 1
      }
    }
    if out.last != 0x0A { out.append(0x0A) }
  }
}
