import Files

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// GitHub's tables: paragraphs whose second line parts a head from a body.
///
/// libcmark reads a table as one paragraph (or as a heading, where dashes follow it). Where a table begins or ends in
/// the middle of what libcmark took for one block, the text is changed there and read again.
extension TreeCopy {
  /// A line of a table: where its content lies.
  private struct Row {
    let start: Int
    let end: Int
  }

  /// Adds the table that a paragraph is; false where it is none.
  mutating func addTable(from start: Int, through lastLine: Int, isUnderlined: Bool) -> Bool {
    let containers = Containers(source, open: openContainers)
    var number = self.delimiter
    while number < source.lines.delimiters.count, Int(source.lines.delimiters[number]) <= lastLine {
      let line = Int(source.lines.delimiters[number])
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
    var columns: [ByteRange] = []
    TableRow.cells(source.base, head.start, head.end, into: &columns)
    guard let alignments = TableRow.alignments(source.base, rule.start, rule.end), alignments.count == columns.count,
      columns.count <= Self.mostColumns
    else { return false }
    if headLine > source.line(at: start) {
      // By itself, such a line would be a link definition and no head.
      let isDefinition = LinkScanner(base: source.base, limit: rule.start).definition(head.start) != nil
      return source.base[head.start] == 0x5B && isDefinition ? false : split(before: headLine, containers)
    }
    var rows: [Row] = []
    var line = delimiter + 1
    while line <= lastLine {
      if isUnderlined, let mark = underline(line, containers) {
        return mark == .dashes ? split(before: line, containers) : escape(source.base, line, containers)
      }
      guard let next = row(line, containers, from: start), !Interruption.ends(source.base, next.start, next.end) else {
        if split(before: line, containers) { return true }
        break
      }
      rows.append(next)
      line += 1
    }
    emit(head, columns, rows, alignments)
    return true
  }

  private static var mostColumns: Int { 1000 }
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
  private func row(_ line: Int, _ containers: Containers, from start: Int) -> Row? {
    if line == source.line(at: start) { return Row(start: start, end: source.end(ofLine: line)) }
    let stripped = containers.strip(line)
    guard stripped.isWhole, stripped.indent < 4 else { return nil }
    return Row(start: stripped.content, end: source.end(ofLine: line))
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
    let end = source.trimmedEnd(row.end, from: row.start)
    guard end > row.start, source.base[row.start] == 0x2D || source.base[row.start] == 0x3D,
      (row.start..<end).allSatisfy({ source.base[$0] == source.base[row.start] })
    else { return nil }
    // Three dashes are a break and one is an empty item; two, or equals signs, are another row.
    return source.base[row.start] == 0x2D && end - row.start != 2 ? .dashes : .other
  }

  // MARK: nodes

  private mutating func emit(
    _ head: Row, _ columns: [ByteRange], _ rows: [Row], _ alignments: [MarkdownNode.Alignment]
  ) {
    let last = rows.last ?? head
    let end = source.trimmedEnd(rows.isEmpty ? last.end : last.end, from: last.start)
    let table = tree.nodes.count
    tree.nodes.append(MarkdownNode(.table, ByteRange(head.start, end), parent: parent))
    emitRow(head, columns, alignments, isHead: true, table: table)
    var cells = columns
    for row in rows {
      TableRow.cells(source.base, row.start, row.end, into: &cells)
      emitRow(row, cells, alignments, isHead: false, table: table)
    }
    tree.nodes[table].end = Int32(truncatingIfNeeded: tree.nodes.count)
    close(at: end)
  }

  private mutating func emitRow(
    _ row: Row, _ cells: [ByteRange], _ alignments: [MarkdownNode.Alignment], isHead: Bool, table: Int
  ) {
    let end = source.trimmedEnd(row.end, from: row.start)
    let index = tree.nodes.count
    var made = MarkdownNode(.tableRow, ByteRange(row.start, end), parent: Int32(table))
    made.flags = isHead ? MarkdownNode.header : 0
    tree.nodes.append(made)
    for (column, alignment) in alignments.enumerated() {
      if column >= cells.count {
        self.cells.padding += 1
        if self.cells.padding > Self.mostPadding { break }
      }
      var cell = MarkdownNode(
        .tableCell, column < cells.count ? cells[column] : ByteRange(end, end), parent: Int32(index))
      cell.flags = made.flags
      cell.detail = alignment.rawValue
      fill(cell)
    }
    tree.nodes[index].end = Int32(truncatingIfNeeded: tree.nodes.count)
  }

  /// Adds a cell: plain text as it is, everything else to be parsed with all other cells.
  private mutating func fill(_ made: MarkdownNode) {
    let index = tree.nodes.count
    tree.nodes.append(made)
    let range = made.range
    if let code = CellBatch.code(source.base, range) {
      addLeaf(.code, range, literal: code, parent: index)
    } else if range.count > 0, CellBatch.isPlain(source.base, range) {
      addLeaf(.text, range, literal: range, parent: index)
      if triggers.isAny, triggers.found(source.base, from: range.start, to: range.end) {
        var layer = InlineLayer(base: source.base, start: range.start, limit: range.end, origin: origin)
        layer.apply(to: &tree, from: index + 1, parent: index)
        patches += layer.patches
      }
    } else if range.count > 0 {
      cells.add(source.base, range, node: index)
    }
    tree.nodes[index].end = Int32(truncatingIfNeeded: tree.nodes.count)
  }

  /// Adds the only inline of a cell, its literal as it is written.
  private mutating func addLeaf(_ kind: MarkdownNode.Kind, _ range: ByteRange, literal: ByteRange, parent: Int) {
    var made = MarkdownNode(kind, range, parent: Int32(truncatingIfNeeded: parent))
    made.end = Int32(truncatingIfNeeded: tree.nodes.count + 1)
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

/// The cells of one line.
enum TableRow {
  /// The content of every cell, blanks around it left out; a pipe after a backslash belongs to its cell.
  static func cells(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int, into cells: inout [ByteRange]) {
    cells.removeAll(keepingCapacity: true)
    var at = start
    if at < end, base[at] == 0x7C { at = afterPipe(base, at, end) }
    while at < end {
      let open = at
      at = pipe(base, at, end)
      while at < end, at > open, base[at - 1] == 0x5C { at = pipe(base, at + 1, end) }
      let hasPipe = at < end
      if at > open || hasPipe { cells.append(trimmed(base, open, at)) }
      guard hasPipe else { break }
      at = afterPipe(base, at, end)
    }
  }

  /// The columns of a delimiter row; nil where it is none.
  static func alignments(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> [MarkdownNode.Alignment]? {
    var found: [MarkdownNode.Alignment] = []
    var cells: [ByteRange] = []
    Self.cells(base, start, end, into: &cells)
    for cell in cells {
      guard cell.count > 0 else { return nil }
      let left = base[cell.start] == 0x3A
      let right = base[cell.end - 1] == 0x3A
      var at = cell.start + (left ? 1 : 0)
      let last = cell.end - (right ? 1 : 0)
      guard at < last else { return nil }
      while at < last {
        guard base[at] == 0x2D else { return nil }
        at += 1
      }
      found.append(left ? (right ? .center : .left) : right ? .right : .none)
    }
    return found.isEmpty ? nil : found
  }

  /// Where the next pipe stands; the end where there is none.
  private static func pipe(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Int {
    guard start < end, let found = memchr(base + start, 0x7C, end - start) else { return end }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  private static func afterPipe(_ base: UnsafePointer<UInt8>, _ pipe: Int, _ end: Int) -> Int {
    var at = pipe + 1
    while at < end, base[at].isMarkdownSpace { at += 1 }
    return at
  }

  private static func trimmed(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> ByteRange {
    var start = start
    var end = end
    while end > start, base[end - 1].isMarkdownSpace { end -= 1 }
    while start < end, base[start].isMarkdownSpace { start += 1 }
    return ByteRange(start, end)
  }
}
