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
    var locator = InlineLocator(source.base, from: begin, to: limit, hasEscapes: triggers.hasEscapes)
    if !isMarked { locator.skipDefinitions() }
    if !isMarked, hasDelimiterRow(after: firstLine, through: lastLine),
      addTable(from: locator.at, through: lastLine, isUnderlined: level > 0)
    {
      return
    }
    let start = isMarked ? place : locator.at
    let index = tree.nodes.count
    var made = MarkdownNode(level > 0 ? .heading : .paragraph, ByteRange(start, limit), parent: parent)
    made.detail = UInt8(truncatingIfNeeded: level)
    if level > 0 { tree.headings.append(index) }
    tree.nodes.append(made)
    let task = !isMarked && source.isBox(at: start) ? taskState(at: start, line: firstLine) : .none
    var copy = InlineCopy(locator, isInFile: origin.isFile)
    let contentEnd = copy.copy(node, parent: index, into: &tree)
    if task != .none { mark(task, paragraph: index) }
    if level == 0, tree.nodes.count == index + 1 {
      // Nothing but a task's box.
      tree.nodes.removeLast()
      return
    }
    let isUnderlined = level > 0 && !isMarked
    let textEnd = source.trimmedEnd(limit, from: locator.at)
    addLayer(after: index, from: locator.at, to: isUnderlined ? contentEnd : textEnd)
    let end = isUnderlined ? underlineEnd(after: contentEnd) : source.trimmedEnd(textEnd, from: start)
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
    guard triggers.isAny, triggers.found(source.base, from: start, to: end) else { return }
    var layer = InlineLayer(base: source.base, start: start, limit: end, origin: origin)
    layer.apply(to: &tree, from: index + 1, parent: index)
    patches += layer.patches
  }

  // MARK: task lists

  /// The state of the task whose text begins here; none where it is not the first text of an item, on its line.
  private func taskState(at start: Int, line: Int) -> MarkdownNode.Task {
    guard let item = open.last?.node, tree.nodes[item].kind == .item, item == tree.nodes.count - 2,
      source.line(at: tree.nodes[item].range.start) == line
    else { return .none }
    switch source.base[start + 1] {
    case 0x20: return .open
    case 0x78, 0x58: return .done
    default: return .none
    }
  }

  /// Takes `[x] ` out of the text of an item's first paragraph.
  private mutating func mark(_ task: MarkdownNode.Task, paragraph: Int) {
    guard let item = open.last?.node, paragraph + 1 < tree.nodes.count else { return }
    tree.nodes[item].detail = task.rawValue
    let start = tree.nodes[paragraph].range.start + 3
    let line = source.line(at: start)
    if source.trimmedEnd(source.end(ofLine: line), from: start) == start, tree.nodes.count > paragraph + 2 {
      // A box by itself has no text: what follows begins a paragraph of its own.
      if split(before: line + 1, Containers(source, open: openContainers)) { return }
    }
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
    var blanks = 0
    while start + blanks < source.end, source.base[start + blanks].isBlank { blanks += 1 }
    tree.dropText(first, source: blanks, literal: blanks)
    let place = tree.nodes[first].range.start
    if tree.nodes[first].bytes.count == 0 { tree.removeNodes(from: first, to: first + 1) }
    tree.nodes[paragraph].range = ByteRange(place, tree.nodes[paragraph].range.end)
  }
}

extension SourceText {
  /// Whether something in square brackets stands here that may be a task's box.
  func isBox(at start: Int) -> Bool {
    start + 3 < end && base[start] == 0x5B && base[start + 2] == 0x5D && base[start + 3].isBlank
  }

  /// Whether `#` marks begin a heading here.
  func isHeadingMark(at start: Int) -> Bool {
    var at = start
    while at < end, base[at] == 0x23 { at += 1 }
    return at > start && at - start <= 6 && (at >= end || base[at].isMarkdownSpace)
  }

  /// After the marks and the blanks behind them.
  func afterHeadingMark(at start: Int) -> Int {
    var at = start
    while at < end, base[at] == 0x23 { at += 1 }
    while at < end, base[at].isBlank { at += 1 }
    return at
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
  let hasTildes: Bool
  let hasSchemes: Bool
  let hasWorldWideWeb: Bool
  let hasAts: Bool

  init(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) {
    let count = max(0, end - start)
    hasEscapes = ByteSearch.contains(0x5C, base + start, count) || ByteSearch.contains(0x26, base + start, count)
    hasTildes = ByteSearch.contains(0x7E, base + start, count)
    hasSchemes = ByteSearch.contains("://", base + start, count)
    hasWorldWideWeb = Self.hasWorldWideWeb(base + start, count)
    hasAts = ByteSearch.contains(0x40, base + start, count)
  }

  /// Whether the inline layer has anything to do.
  var isAny: Bool { hasTildes || hasSchemes || hasWorldWideWeb || hasAts }

  /// Whether any of it is in this part of the text.
  func found(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Bool {
    let count = end - start
    guard count > 0 else { return false }
    return hasTildes && ByteSearch.contains(0x7E, base + start, count)
      || hasAts && ByteSearch.contains(0x40, base + start, count)
      || hasSchemes && ByteSearch.contains("://", base + start, count)
      || hasWorldWideWeb && Self.hasWorldWideWeb(base + start, count)
  }

  /// Looks for full stops: there are fewer of them than there are letters.
  private static func hasWorldWideWeb(_ base: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    var at = max(3, withoutPairs(base, count))
    while at < count, let stop = ByteSearch.first(0x2E, in: base + at, count - at) {
      at += stop
      if base[at - 1] == 0x77, base[at - 2] == 0x77, base[at - 3] == 0x77 { return true }
      at += 1
    }
    return false
  }

  /// How many bytes at the beginning hold no `www`: of three in a row, two share an even place. 32 are looked at at once.
  private static func withoutPairs(_ base: UnsafePointer<UInt8>, _ count: Int) -> Int {
    let bytes = UnsafeRawPointer(base)
    var at = 0
    while at &+ 32 <= count {
      let first = belowPairs(bytes, at) | belowPairs(bytes, at &+ 8)
      let second = belowPairs(bytes, at &+ 16) | belowPairs(bytes, at &+ 24)
      if (first | second) & 0x8000_8000_8000_8000 != 0 { break }
      at &+= 32
    }
    return at
  }

  /// Eight bytes: the highest bit of every two is set where both are `w`, and may be behind such a pair.
  @inline(__always)
  private static func belowPairs(_ bytes: UnsafeRawPointer, _ at: Int) -> UInt64 {
    let word = bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self) ^ 0x7777_7777_7777_7777
    return (word &- 0x0001_0001_0001_0001) & ~word
  }
}
