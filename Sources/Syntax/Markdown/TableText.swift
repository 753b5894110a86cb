import Files

/// The lines of a table as they are written, cut into cells.
struct TableText {
  /// What has to be done to read a cell.
  enum Content { case text, code, markup }

  struct Cell {
    /// Without the blanks around it.
    let range: ByteRange
    let content: Content
  }

  struct Row {
    let range: ByteRange
    /// Its cells, at most as many as there are columns.
    let cells: Range<Int>
  }

  let alignments: [MarkdownNode.Alignment]
  /// The head and the rows of the body.
  private(set) var rows: [Row] = []
  private(set) var cells: [Cell] = []

  static let mostColumns = 1000

  /// A table without a body; nil where the second line does not part one from the first.
  init?(_ text: Bytes, head: Range<Int>, rule: Range<Int>) {
    guard let alignments = Self.alignments(text, rule), alignments.count <= Self.mostColumns else { return nil }
    self.alignments = alignments
    cells.reserveCapacity(alignments.count * 8)
    rows.reserveCapacity(8)
    guard add(text, head) == alignments.count else { return nil }
  }

  /// Adds a row; how many cells are written in it.
  @discardableResult
  mutating func add(_ text: Bytes, _ line: Range<Int>) -> Int {
    let first = cells.count
    var count = 0
    var scan = TableCellScan(text, line)
    while let (range, marks) = scan.next() {
      if count < alignments.count { cells.append(Cell(range: range, content: Self.content(text, range, marks))) }
      count += 1
    }
    var end = line.upperBound
    while end > line.lowerBound, text[end - 1].isMarkdownSpace { end -= 1 }
    rows.append(Row(range: ByteRange(line.lowerBound, end), cells: first..<cells.count))
    return count
  }

  private static func content(_ text: Bytes, _ range: ByteRange, _ marks: UInt8) -> Content {
    if marks == 0 { return .text }
    return marks == TableCellScan.backtick && isCode(text, range) ? .code : .markup
  }

  /// Whether a cell is one code span and nothing else: the commonest markup in the tables of design documents, worth
  /// not being parsed.
  private static func isCode(_ text: Bytes, _ range: ByteRange) -> Bool {
    guard range.count >= 3, text[range.start] == UInt8(ascii: "`"), text[range.end - 1] == UInt8(ascii: "`") else {
      return false
    }
    // Blanks inside may be stripped: libcmark knows.
    if text[range.start + 1] == UInt8(ascii: " ") || text[range.end - 2] == UInt8(ascii: " ") { return false }
    for offset in range.start + 1..<range.end - 1 {
      let byte = text[offset]
      if byte == UInt8(ascii: "`") || byte == UInt8(ascii: "|") || byte == 0 { return false }
    }
    return true
  }

  /// The columns of a delimiter row; nil where it is none.
  private static func alignments(_ text: Bytes, _ line: Range<Int>) -> [MarkdownNode.Alignment]? {
    var found: [MarkdownNode.Alignment] = []
    var scan = TableCellScan(text, line)
    while let (cell, _) = scan.next() {
      guard cell.count > 0 else { return nil }
      let left = text[cell.start] == UInt8(ascii: ":")
      let right = text[cell.end - 1] == UInt8(ascii: ":")
      var at = cell.start + (left ? 1 : 0)
      let last = cell.end - (right ? 1 : 0)
      guard at < last else { return nil }
      while at < last {
        guard text[at] == UInt8(ascii: "-") else { return nil }
        at += 1
      }
      found.append(left ? (right ? .center : .left) : right ? .right : .none)
    }
    return found.isEmpty ? nil : found
  }
}

/// Goes from cell to cell of one line; a pipe after a backslash belongs to its cell.
struct TableCellScan {
  /// What a cell may have in it: a backtick, or anything else that means more than itself.
  static let backtick: UInt8 = 1
  static let markup: UInt8 = 2

  private let text: Bytes
  private var at: Int
  private let end: Int

  init(_ text: Bytes, _ line: Range<Int>) {
    self.text = text
    at = line.lowerBound
    end = line.upperBound
    if at < end, text[at] == UInt8(ascii: "|") { passPipe() }
  }

  /// The next cell without the blanks around it, and what is in it.
  mutating func next() -> (range: ByteRange, marks: UInt8)? {
    guard at < end else { return nil }
    var open = at
    var marks: UInt8 = 0
    while at < end {
      switch text[at] {
      case UInt8(ascii: "`"): marks |= Self.backtick
      case UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
        UInt8(ascii: "<"), 0:
        marks |= Self.markup
      default: break
      }
      if text[at] == UInt8(ascii: "|"), at == open || text[at - 1] != UInt8(ascii: "\\") { break }
      at += 1
    }
    var close = at
    passPipe()
    while close > open, text[close - 1].isBlank { close -= 1 }
    while open < close, text[open].isBlank { open += 1 }
    return (ByteRange(open, close), marks)
  }

  /// Goes over a pipe and the blanks behind it.
  private mutating func passPipe() {
    guard at < end else { return }
    at += 1
    while at < end, text[at].isMarkdownSpace { at += 1 }
  }
}
