import CCmark
import Files

/// Paragraphs and headings.
extension TreeCopy {
  /// Adds a paragraph (level 0) or a heading with its inlines, or the table that it is.
  mutating func addProse(_ node: OpaquePointer, level: Int) {
    let firstLine = Int(cmark_node_get_start_line(node))
    let lastLine = max(firstLine, Int(cmark_node_get_end_line(node)))
    let place = source.start(of: node)
    let isMarked = level > 0 && source.isHeadingMark(at: place)
    let limit = source.end(ofLine: isMarked ? firstLine : lastLine)
    let begin = isMarked ? source.afterHeadingMark(at: place) : place
    var locator = InlineLocator(source.bytes, from: begin, to: limit, hasEscapes: triggers.hasEscapes)
    var task = MarkdownNode.Task.none
    if !isMarked {
      locator.skipDefinitions()
      let isUnderlined = level > 0
      if source.isBox(at: locator.at) { task = taskState(at: locator.at, line: firstLine) }
      if task != .none, isAlone(boxAt: locator.at), lastLine > firstLine || cmark_node_next(node) != nil,
        hide(task, at: locator.at)
      {
        return
      }
      if continuesTable(node, from: firstLine, through: lastLine, isUnderlined: isUnderlined) { return }
      let textStart = task == .none ? locator.at : source.afterBlanks(locator.at + 3)
      if hasDelimiterRow(after: firstLine, through: lastLine),
        addTable(from: place, textFrom: textStart, through: lastLine, isUnderlined: isUnderlined, of: task)
      {
        return
      }
    }
    let start = isMarked ? place : locator.at
    let index = tree.nodes.count
    var made = MarkdownNode(level > 0 ? .heading : .paragraph, ByteRange(start, limit), parent: parent)
    made.detail = UInt8(truncatingIfNeeded: level)
    if level > 0 { tree.headings.append(index) }
    tree.nodes.append(made)
    var copy = InlineCopy(locator, isInFile: true)
    let contentEnd = copy.copy(node, parent: index, into: &tree)
    if task != .none { mark(task, paragraph: index) }
    if level == 0, tree.nodes.count == index + 1 {
      // Nothing but a task's box.
      tree.nodes.removeLast()
      return
    }
    var end = source.trimmedEnd(limit, from: start)
    let isUnderlined = level > 0 && !isMarked
    if isUnderlined { end = underlineEnd(after: contentEnd) }
    if let headEnd = dropLazyHead(paragraph: index, through: lastLine) { end = headEnd }
    let textStart = task == .none ? locator.at : tree.nodes[index].range.start
    addLayer(after: index, from: textStart, to: isUnderlined ? contentEnd : source.trimmedEnd(limit, from: textStart))
    tree.nodes[index].range = ByteRange(tree.nodes[index].range.start, max(tree.nodes[index].range.start, end))
    tree.nodes[index].end = Int32(truncatingIfNeeded: tree.nodes.count)
    close(at: end)
  }

  /// The end of the line after the last one of a heading's text.
  private func underlineEnd(after contentEnd: Int) -> Int {
    let end = source.end(ofLine: source.line(at: contentEnd) + 1)
    return source.trimmedEnd(end, from: contentEnd)
  }

  /// Whether a line below the first line of a paragraph could be a delimiter row; `delimiter` is then its number.
  private mutating func hasDelimiterRow(after first: Int, through last: Int) -> Bool {
    while delimiter < lines.delimiters.count, Int(lines.delimiters[delimiter]) <= first { delimiter += 1 }
    return delimiter < lines.delimiters.count && Int(lines.delimiters[delimiter]) <= last
  }

  /// Strikethrough and written-out addresses in the inlines just added.
  mutating func addLayer(after index: Int, from start: Int, to end: Int) {
    guard triggers.isAny else { return }
    let ground = InlineLayer.Ground(parsed: source.bytes, written: source.written, isFile: true)
    var layer = InlineLayer(ground, from: start, to: end)
    layer.apply(to: &tree, from: index + 1, parent: index)
    if let crossed = layer.crossed { hide(crossed) }
  }

  // MARK: task lists

  /// The state of the task whose text begins here; none where it is not the first text of an item, on its line.
  private func taskState(at start: Int, line: Int) -> MarkdownNode.Task {
    guard let item = open.last?.node, tree.nodes[item].kind == .item, item == tree.nodes.count - 1,
      source.line(at: tree.nodes[item].range.start) == line
    else { return .none }
    switch source.bytes[start + 1] {
    case UInt8(ascii: " "): return .open
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return .done
    default: return .none
    }
  }

  /// Whether nothing but blanks is behind a task's box on its line: what follows then begins a block of its own.
  private func isAlone(boxAt place: Int) -> Bool {
    source.trimmedEnd(source.end(ofLine: source.line(at: place)), from: place + 3) == place + 3
  }

  /// Takes `[x] ` out of the text of an item's first paragraph.
  private mutating func mark(_ task: MarkdownNode.Task, paragraph: Int) {
    guard let item = open.last?.node, paragraph + 1 < tree.nodes.count else { return }
    tree.nodes[item].detail = task.rawValue
    let start = tree.nodes[paragraph].range.start + 3
    var first = paragraph + 1
    if tree.nodes[first].kind == .link {
      // `[x]` also names a link definition: the box wins.
      tree.removeNodes(from: first, to: Int(tree.nodes[first].end))
    } else {
      tree.dropText(first, source: 3, literal: 3)
      if tree.nodes[first].bytes.count == 0 { tree.removeNodes(from: first, to: first + 1) }
    }
    first = paragraph + 1
    guard first < tree.nodes.count, tree.nodes[first].kind == .text else { return }
    let blanks = source.afterBlanks(start) - start
    tree.dropText(first, source: blanks, literal: blanks)
    let place = tree.nodes[first].range.start
    if tree.nodes[first].bytes.count == 0 { tree.removeNodes(from: first, to: first + 1) }
    tree.nodes[paragraph].range = ByteRange(place, tree.nodes[paragraph].range.end)
  }
}

extension SourceText {
  /// Whether something in square brackets begins here that may be a task's box.
  func isBox(at start: Int) -> Bool {
    start + 3 < end && bytes[start] == UInt8(ascii: "[") && bytes[start + 2] == UInt8(ascii: "]")
      && bytes[start + 3].isBlank
  }

  func afterBlanks(_ start: Int) -> Int {
    var at = start
    while at < end, bytes[at].isBlank { at += 1 }
    return at
  }

  /// Whether `#` marks begin a heading here.
  func isHeadingMark(at start: Int) -> Bool {
    var at = start
    while at < end, bytes[at] == UInt8(ascii: "#") { at += 1 }
    return at > start && at - start <= 6 && (at >= end || bytes[at].isMarkdownSpace)
  }

  /// After the marks and the blanks behind them.
  func afterHeadingMark(at start: Int) -> Int {
    var at = start
    while at < end, bytes[at] == UInt8(ascii: "#") { at += 1 }
    return afterBlanks(at)
  }
}

extension TreeBuilder {
  /// Takes bytes off the beginning of a text.
  mutating func dropText(_ node: Int, source: Int, literal: Int) {
    let count = min(literal, Int(nodes[node].bytes.count))
    nodes[node].bytes.start += UInt32(count)
    nodes[node].bytes.count -= UInt32(count)
    let range = nodes[node].range
    nodes[node].range = ByteRange(min(range.start + source, range.end), range.end)
  }

  /// Takes whole subtrees out of the end of the tree.
  mutating func removeNodes(from start: Int, to end: Int) {
    nodes.removeSubrange(start..<end)
    let removed = Int32(end - start)
    for index in start..<max(start, nodes.count) {
      nodes[index].end -= removed
      if nodes[index].parent >= Int32(start) { nodes[index].parent -= removed }
    }
  }
}

/// What a text must have in it for its inlines to be more than libcmark says, or other than they are written.
struct Triggers {
  let hasEscapes: Bool
  /// Whether the inline layer may have anything to do.
  let isAny: Bool

  init(_ text: Bytes, _ range: Range<Int>) {
    let hasEntities = text.contains(UInt8(ascii: "&"), in: range)
    hasEscapes = hasEntities || text.contains(UInt8(ascii: "\\"), in: range)
    isAny =
      text.contains(UInt8(ascii: "~"), in: range) || text.contains(UInt8(ascii: "@"), in: range)
      || text.contains("://", in: range) || text.contains("www.", in: range)
      || hasEntities && (text.contains("&#", in: range) || text.contains("&commat;", in: range))
  }
}
