import CCmark
import Files

/// GitHub's tables: paragraphs with a line that parts a head from a body.
///
/// libcmark reads a table as one paragraph (or as a heading, where a line of dashes or equals signs follows it). Where
/// that is not the table and nothing else, the table is hidden from libcmark, and the text read again.
extension TreeCopy {
  /// Adds the table that is in a paragraph; false where none is.
  ///
  /// Its text begins behind link reference definitions, or behind the box of the task that it is the text of.
  mutating func addTable(
    from start: Int, textFrom textStart: Int, through lastLine: Int, isUnderlined: Bool, of task: MarkdownNode.Task
  ) -> Bool {
    let containers = Containers(source, open: openContainers)
    let firstLine = source.line(at: textStart)
    var (textEnd, lastLine) = (lastLine, lastLine)
    if isUnderlined, let line = (firstLine + 1...lastLine + 1).first(where: { underline($0, containers) != nil }) {
      (textEnd, lastLine) = (line - 1, line)
    }
    var number = delimiter
    while number < lines.delimiters.count, Int(lines.delimiters[number]) <= textEnd {
      let rule = Int(lines.delimiters[number])
      number += 1
      // The last definition may be the head, but not what is before it.
      guard rule >= firstLine, let ruleText = row(rule, containers, from: start),
        var table = TableText(
          source.written,
          head: rule - 1 == firstLine
            ? textStart..<max(textStart, source.end(ofLine: firstLine))
            : head(rule - 1, containers, from: start), rule: ruleText)
      else { continue }
      if task != .none, let item = open.last?.node { tree.nodes[item].detail = task.rawValue }
      let last = addRows(
        to: &table, containers, from: rule + 1, through: lastLine, isUnderlined: isUnderlined)
      if last == lastLine, !isUnderlined, rule - 1 == firstLine {
        emit(table)
        return true
      }
      // Behind a rule, as behind a heading, nothing is open.
      let isLast = isUnderlined ? last == textEnd && underline(lastLine, containers) == .rule : last == lastLine
      if task != .none, rule - 1 == firstLine { noteHidden(task, at: start) }
      return hide(table, containers, from: rule - 1, through: last, head: start, isLast: isLast)
    }
    return false
  }

  /// Adds the lines that continue a table, up to the first that does not; the last line of the table.
  func addRows(
    to table: inout TableText, _ containers: Containers, from first: Int, through lastLine: Int, isUnderlined: Bool
  ) -> Int {
    var line = first
    while line <= lastLine, let next = row(line, containers) {
      let mark = isUnderlined ? underline(line, containers) : nil
      if mark == .rule || mark == .item || mark == nil && Interruption.ends(source.written, next) { break }
      table.add(source.written, next)
      line += 1
      // What libcmark took for the line below a heading ended its block.
      if mark != nil { break }
    }
    return line - 1
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
  private func row(_ line: Int, _ containers: Containers, from start: Int? = nil) -> Range<Int>? {
    if let start, line == source.line(at: start) { return start..<max(start, source.end(ofLine: line)) }
    let stripped = containers.strip(line)
    guard stripped.isWhole, stripped.indent < 4 else { return nil }
    return stripped.content..<max(stripped.content, source.end(ofLine: line))
  }

  /// The content of a line of a paragraph, however that continues it.
  private func head(_ line: Int, _ containers: Containers, from start: Int) -> Range<Int> {
    let content = line == source.line(at: start) ? start : containers.strip(line).content
    return content..<max(content, source.end(ofLine: line))
  }

  private enum Underline { case rule, item, row }

  /// What libcmark took a line for that makes a heading of the lines before it.
  private func underline(_ line: Int, _ containers: Containers) -> Underline? {
    guard let row = row(line, containers) else { return nil }
    let start = row.lowerBound
    let end = source.trimmedEnd(row.upperBound, from: start)
    guard end > start, source.bytes[start] == UInt8(ascii: "-") || source.bytes[start] == UInt8(ascii: "="),
      (start..<end).allSatisfy({ source.bytes[$0] == source.bytes[start] })
    else { return nil }
    // Behind a table, it makes no heading.
    guard source.bytes[start] == UInt8(ascii: "-") else { return .row }
    return end - start == 1 ? .item : end - start == 2 ? .row : .rule
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

  /// Adds a cell: text and code as they are, everything else to be parsed with all others.
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
    case .markup: cells.add(source, range, node: index)
    }
    tree.nodes[index].end = Int32(truncatingIfNeeded: tree.nodes.count)
  }

  /// Adds the only inline of a cell, its literal as it is written.
  private mutating func addLeaf(_ kind: MarkdownNode.Kind, _ range: ByteRange, literal: ByteRange, parent: Int) {
    let end = Int32(truncatingIfNeeded: tree.nodes.count + 1)
    var made = MarkdownNode(kind, range, parent: Int32(truncatingIfNeeded: parent), end: end)
    made.flags = MarkdownNode.inFile
    made.bytes = PoolRange(start: UInt32(literal.start), count: UInt32(literal.count))
    tree.nodes.append(made)
  }
}

/// The lines that end a table though they would continue a paragraph.
enum Interruption {
  /// Of a line's content, indented less than code: whether a block begins with it, or it has no cell.
  static func ends(_ text: Bytes, _ line: Range<Int>) -> Bool {
    guard let first = line.first else { return true }
    switch text[first] {
    case UInt8(ascii: "|"): return line.dropFirst().allSatisfy { text[$0].isMarkdownSpace }
    case UInt8(ascii: "<"): return isTag(text, line)
    default: return Prefix.marker(text, first, line.upperBound) > first
    }
  }

  /// Whether nothing but one tag, of whatever name, is on a line.
  private static func isTag(_ text: Bytes, _ line: Range<Int>) -> Bool {
    var last = line.upperBound
    while last > line.lowerBound, text[last - 1].isMarkdownSpace { last -= 1 }
    return TagScanner(text: text, limit: last).end(of: line.lowerBound) == last
  }
}
