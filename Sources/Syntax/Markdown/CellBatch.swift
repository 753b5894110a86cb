import CCmark
import Files

/// The cells with markup in them of all tables, as one text for libcmark.
///
/// Every cell is a heading of its own, `# cell #`: a heading is one line, nothing else can begin in it, and what is
/// between its marks is read as a cell is. The document's link definitions follow.
struct CellBatch {
  /// Where the content of a cell is in the batch, and where it came from.
  struct Place {
    /// The cell's node.
    let node: Int
    let start: Int
    let count: Int
    let outerStart: Int
    /// The pipes in it, each of which was written with a backslash.
    let pipes: Range<Int>
  }

  /// What libcmark reads, and what is written in the file, at the same offsets.
  private(set) var text: [UInt8] = []
  private(set) var written: [UInt8] = []
  private(set) var places: [Place] = []
  private(set) var hasBrackets = false
  /// Where the pipes are in the text.
  private var pipes: [Int] = []
  /// How many cells were added where rows are short.
  var padding = 0

  var isEmpty: Bool { places.isEmpty }

  mutating func add(_ source: SourceText, _ range: ByteRange, node: Int) {
    text.write("# ")
    written.write("# ")
    let start = text.count
    let firstPipe = pipes.count
    let all = range.start..<range.end
    if !hasBrackets { hasBrackets = source.bytes.contains(UInt8(ascii: "["), in: all) }
    var from = range.start
    while let pipe = source.bytes.first(UInt8(ascii: "|"), in: from..<range.end) {
      append(source, from..<max(from, pipe - 1))
      pipes.append(text.count)
      append(source, pipe..<pipe + 1)
      from = pipe + 1
    }
    append(source, from..<range.end)
    places.append(
      Place(
        node: node, start: start, count: text.count - start, outerStart: range.start, pipes: firstPipe..<pipes.count))
    text.write(" #\n")
    written.write(" #\n")
  }

  private mutating func append(_ source: SourceText, _ range: Range<Int>) {
    text.append(source.bytes[range])
    written.append(source.written[range])
  }

  mutating func add(definitions: [UInt8]) { text.append(contentsOf: definitions) }

  /// The place in the file of a place in a cell's text.
  func outer(_ offset: Int, in place: Place) -> Int {
    let before = pipes[place.pipes].partitioningIndex { $0 >= offset } - place.pipes.lowerBound
    return place.outerStart + offset - place.start + before
  }
}

extension ArraySlice {
  /// The first index of a sorted slice whose element meets a condition that all after it meet too.
  fileprivate func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension TreeCopy {
  /// Parses all cells at once and puts their inlines where they belong.
  mutating func fillCells() {
    if cells.hasBrackets { cells.add(definitions: LinkDefinitions.all(source, tree.nodes)) }
    var made = TreeBuilder(expecting: cells.text.count)
    swap(&made.pool, &tree.pool)
    var ends: [Int] = []
    cells.text.withBytes { text in
      cells.written.withBytes { written in
        Libcmark.withTree(of: text) { ends = copyCells($0, text, written, into: &made) }
      }
    }
    swap(&made.pool, &tree.pool)
    splice(made.nodes, ends)
  }

  /// Copies the inlines of all cells, one after the other; where the nodes of each end.
  private mutating func copyCells(
    _ root: OpaquePointer, _ text: Bytes, _ written: Bytes, into made: inout TreeBuilder
  ) -> [Int] {
    var ends: [Int] = []
    var heading = cmark_node_first_child(root)
    for place in cells.places {
      guard let node = heading else { break }
      let first = made.nodes.count
      let end = place.start + place.count
      let locator = InlineLocator(text, from: place.start, to: end, hasEscapes: triggers.hasEscapes)
      var copy = InlineCopy(locator, isInFile: place.pipes.isEmpty)
      _ = copy.copy(node, parent: -1, into: &made)
      if triggers.isAny {
        let ground = InlineLayer.Ground(parsed: text, written: written, isFile: place.pipes.isEmpty)
        var layer = InlineLayer(ground, from: place.start, to: end)
        layer.apply(to: &made, from: first, parent: -1, triggers)
        if let crossed = layer.crossed {
          hide(inCell: ByteRange(cells.outer(crossed.start, in: place), cells.outer(crossed.end, in: place)))
        }
      }
      for index in first..<made.nodes.count {
        let range = made.nodes[index].range
        made.nodes[index].range = ByteRange(cells.outer(range.start, in: place), cells.outer(range.end, in: place))
        if made.nodes[index].flags & MarkdownNode.inFile != 0 {
          made.nodes[index].bytes.start = UInt32(cells.outer(Int(made.nodes[index].bytes.start), in: place))
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
    var nodes: [MarkdownNode] = []
    nodes.reserveCapacity(tree.nodes.count + inner.count)
    var cell = 0
    var first = 0
    for index in tree.nodes.indices {
      var node = tree.nodes[index]
      node.end += shifts[Int(node.end)]
      if node.parent >= 0 { node.parent += shifts[Int(node.parent)] }
      nodes.append(node)
      guard cell < ends.count, places[cell].node == index else { continue }
      let parent = Int32(truncatingIfNeeded: nodes.count - 1)
      let shift = Int32(truncatingIfNeeded: nodes.count - first)
      for place in first..<ends[cell] {
        var node = inner[place]
        node.end += shift
        node.parent = node.parent < 0 ? parent : node.parent + shift
        nodes.append(node)
      }
      first = ends[cell]
      cell += 1
    }
    tree.nodes = nodes
  }
}
