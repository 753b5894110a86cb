import CCmark
import Files

/// GitHub's tables: paragraphs whose second line parts a head from a body.
///
/// libcmark reads a table as one paragraph (or as a heading, where dashes follow it). Where a table begins or ends in
/// the middle of what libcmark took for one block, the text is changed there and read again.
extension TreeCopy {
  /// Adds the table that a paragraph is; false where it is none.
  mutating func addTable(from start: Int, through lastLine: Int, isUnderlined: Bool) -> Bool {
    let containers = Containers(source, open: openContainers)
    var number = self.delimiter
    while number < lines.delimiters.count, Int(lines.delimiters[number]) <= lastLine {
      let line = Int(lines.delimiters[number])
      if addTable(containers, from: start, delimiter: line, through: lastLine, isUnderlined: isUnderlined) {
        return true
      }
      number += 1
    }
    return false
  }

  private mutating func addTable(
    _ containers: Containers, from start: Int, delimiter: Int, through lastLine: Int, isUnderlined: Bool
  ) -> Bool {
    let headLine = delimiter - 1
    guard headLine >= source.line(at: start), let head = row(headLine, containers, from: start),
      let rule = row(delimiter, containers, from: start)
    else { return false }
    guard var table = TableText(source.base, head: head, rule: rule) else { return false }
    if headLine > source.line(at: start) {
      // By itself, such a line would be a link definition and no head.
      let isDefinition = LinkScanner(base: source.base, limit: rule.lowerBound).definition(head.lowerBound) != nil
      return source.base[head.lowerBound] == 0x5B && isDefinition ? false : split(before: headLine, containers)
    }
    var line = delimiter + 1
    while line <= lastLine {
      if isUnderlined, let mark = underline(line, containers) {
        return mark == .dashes ? split(before: line, containers) : escape(source.base, line, containers)
      }
      guard let next = row(line, containers, from: start),
        !Interruption.ends(source.base, next.lowerBound, next.upperBound)
      else {
        if split(before: line, containers) { return true }
        break
      }
      table.add(source.base, next)
      line += 1
    }
    emit(table)
    return true
  }

  /// How many cells may be added to a document where rows are shorter than their head.
  private static var mostPadding: Int { 100_000 }

  var openContainers: [(start: Int, isQuote: Bool)] {
    open.compactMap { block in
      let node = tree.nodes[block.node]
      guard node.kind == .blockQuote || node.kind == .item else { return nil }
      return (node.range.start, node.kind == .blockQuote)
    }
  }

  /// The content of a line; nil where it only continues a paragraph, or is indented as code.
  private func row(_ line: Int, _ containers: Containers, from start: Int) -> Range<Int>? {
    if line == source.line(at: start) { return start..<max(start, source.end(ofLine: line)) }
    let stripped = containers.strip(line)
    guard stripped.isWhole, stripped.indent < 4 else { return nil }
    return stripped.content..<max(stripped.content, source.end(ofLine: line))
  }

  // MARK: a second reading

  /// Asks for the paragraph to end before a line; false where it has been asked for already.
  mutating func split(before line: Int, _ containers: Containers) -> Bool {
    let stripped = containers.strip(line)
    let offset = origin.inFile(source.start(ofLine: line), source.base)
    return ask(Patch(offset: offset, kind: .separator(prefix: containers.prefix(stripped, of: line))))
  }

  private mutating func escape(_ base: UnsafePointer<UInt8>, _ line: Int, _ containers: Containers) -> Bool {
    ask(Patch(offset: origin.inFile(containers.strip(line).content, base), kind: .escape))
  }

  /// Asks for a patch; while any is asked for, what is copied will be thrown away.
  private mutating func ask(_ patch: Patch) -> Bool {
    guard !origin.patches.contains(patch) else { return false }
    patches.append(patch)
    return true
  }

  private enum Underline { case dashes, other }

  /// What libcmark took a line for that makes a heading of the lines before it.
  private func underline(_ line: Int, _ containers: Containers) -> Underline? {
    guard let row = row(line, containers, from: source.end) else { return nil }
    let start = row.lowerBound
    let end = source.trimmedEnd(row.upperBound, from: start)
    guard end > start, source.base[start] == 0x2D || source.base[start] == 0x3D,
      (start..<end).allSatisfy({ source.base[$0] == source.base[start] })
    else { return nil }
    // Three dashes are a break and one is an empty item; two, or equals signs, are another row.
    return source.base[start] == 0x2D && end - start != 2 ? .dashes : .other
  }

  // MARK: nodes

  /// Adds a table with all its cells.
  mutating func emit(_ text: TableText) {
    guard let head = text.rows.first, let last = text.rows.last else { return }
    let table = tree.nodes.count
    tree.nodes.append(MarkdownNode(.table, ByteRange(head.range.start, last.range.end), parent: parent))
    for row in text.rows.indices { emit(row, of: text, in: table) }
    tree.nodes[table].end = Int32(truncatingIfNeeded: tree.nodes.count)
    close(at: last.range.end)
  }

  private mutating func emit(_ number: Int, of text: TableText, in table: Int) {
    let row = text.rows[number]
    let index = tree.nodes.count
    var made = MarkdownNode(.tableRow, row.range, parent: Int32(truncatingIfNeeded: table))
    made.flags = number == 0 ? MarkdownNode.header : 0
    tree.nodes.append(made)
    for column in text.alignments.indices {
      let place = row.cells.lowerBound + column
      let isWritten = place < row.cells.upperBound
      if !isWritten {
        cells.padding += 1
        if cells.padding > Self.mostPadding { break }
      }
      let range = isWritten ? text.cells[place].range : ByteRange(row.range.end, row.range.end)
      var cell = MarkdownNode(.tableCell, range, parent: Int32(truncatingIfNeeded: index))
      cell.flags = made.flags
      cell.detail = text.alignments[column].rawValue
      fill(cell, isWritten ? text.cells[place].content : .text)
    }
    tree.nodes[index].end = Int32(truncatingIfNeeded: tree.nodes.count)
  }

  /// Adds a cell: text and code as they are, everything else as libcmark has read it, or to be parsed with all others.
  private mutating func fill(_ cell: MarkdownNode, _ content: TableText.Content) {
    let index = tree.nodes.count
    let range = cell.range
    tree.nodes.append(cell)
    switch content {
    case .text where range.count == 0: break
    case .text:
      addLeaf(.text, range, literal: range, parent: index)
      addLayer(after: index, from: range.start, to: range.end)
    case .code:
      addLeaf(.code, range, literal: ByteRange(range.start + 1, range.end - 1), parent: index)
    case .markup:
      if let before = beforeCell, let node = cmark_node_next(before) {
        beforeCell = node
        let locator = InlineLocator(source.base, from: range.start, to: range.end, hasEscapes: triggers.hasEscapes)
        var copy = InlineCopy(locator, isInFile: origin.isFile)
        _ = copy.copy(node, parent: index, into: &tree)
        addLayer(after: index, from: range.start, to: range.end)
      } else {
        cells.add(source.base, range, node: index)
      }
    }
    tree.nodes[index].end = Int32(truncatingIfNeeded: tree.nodes.count)
  }

  /// Adds the only inline of a cell, its literal as it is written.
  private mutating func addLeaf(_ kind: MarkdownNode.Kind, _ range: ByteRange, literal: ByteRange, parent: Int) {
    let end = Int32(truncatingIfNeeded: tree.nodes.count + 1)
    var made = MarkdownNode(kind, range, parent: Int32(truncatingIfNeeded: parent), end: end)
    if origin.isFile {
      made.flags = MarkdownNode.inFile
      made.bytes = PoolRange(start: UInt32(literal.start), count: UInt32(literal.count))
    } else {
      made.bytes = tree.keep(source.base + literal.start, literal.count)
    }
    tree.nodes.append(made)
  }
}

/// The lines that end a table though they would continue a paragraph.
enum Interruption {
  /// Of a line's content, indented less than code: whether a block begins with it, or it has no cell.
  static func ends(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard start < end else { return true }
    switch base[start] {
    case 0x7C: return (start..<end).allSatisfy { base[$0].isMarkdownSpace || $0 == start }
    case 0x3C: return isTag(base, start, end)
    case 0x2A, 0x2B, 0x2D, 0x30...0x39: return Prefix.marker(base, start, end) > start
    default: return false
    }
  }

  /// Whether nothing but one tag, of whatever name, stands here.
  private static func isTag(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var last = end
    while last > start, base[last - 1].isMarkdownSpace { last -= 1 }
    var at = start + 1
    if at < last, base[at] == 0x2F { at += 1 }
    guard at < last, base[at].isLetter, base[last - 1] == 0x3E else { return false }
    while at < last, base[at].isLetter || base[at].isDigit || base[at] == 0x2D { at += 1 }
    guard at < last, base[at] == 0x3E || base[at] == 0x2F || base[at].isMarkdownSpace else { return false }
    return (start + 1..<last - 1).allSatisfy { base[$0] != 0x3C && base[$0] != 0x3E }
  }
}
