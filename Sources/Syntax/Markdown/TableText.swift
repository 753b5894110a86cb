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
  /// Whether a pipe stands in a cell, after a backslash.
  private(set) var hasInnerPipes = false

  static let mostColumns = 1000

  /// A table without a body; nil where the second line does not part one from the first.
  init?(_ base: UnsafePointer<UInt8>, head: Range<Int>, rule: Range<Int>) {
    guard let alignments = Self.alignments(base, rule), alignments.count <= Self.mostColumns else { return nil }
    self.alignments = alignments
    cells.reserveCapacity(alignments.count * 8)
    rows.reserveCapacity(8)
    guard add(base, head) == alignments.count else { return nil }
  }

  /// Adds a row; how many cells are written in it.
  @discardableResult
  mutating func add(_ base: UnsafePointer<UInt8>, _ line: Range<Int>) -> Int {
    let first = cells.count
    var count = 0
    var scan = TableCellScan(base, line)
    while let (range, marks) = scan.next() {
      if marks & TableCellScan.innerPipe != 0 { hasInnerPipes = true }
      if count < alignments.count { cells.append(Cell(range: range, content: Self.content(base, range, marks))) }
      count += 1
    }
    var end = line.upperBound
    while end > line.lowerBound, base[end - 1].isMarkdownSpace { end -= 1 }
    rows.append(Row(range: ByteRange(line.lowerBound, end), cells: first..<cells.count))
    return count
  }

  private static func content(_ base: UnsafePointer<UInt8>, _ range: ByteRange, _ marks: UInt8) -> Content {
    if marks == 0 { return .text }
    return marks & TableCellScan.backtick != 0 && isCode(base, range) ? .code : .markup
  }

  /// Whether a cell is one code span and nothing else: the commonest markup in the tables of design documents, worth
  /// not being parsed.
  private static func isCode(_ base: UnsafePointer<UInt8>, _ range: ByteRange) -> Bool {
    guard range.count >= 3, base[range.start] == 0x60, base[range.end - 1] == 0x60 else { return false }
    // Blanks inside may be stripped: libcmark knows.
    if base[range.start + 1] == 0x20 || base[range.end - 2] == 0x20 { return false }
    for offset in range.start + 1..<range.end - 1 {
      let byte = base[offset]
      if byte == 0x60 || byte == 0x7C || byte == 0 { return false }
    }
    return true
  }

  /// The columns of a delimiter row; nil where it is none.
  private static func alignments(_ base: UnsafePointer<UInt8>, _ line: Range<Int>) -> [MarkdownNode.Alignment]? {
    var found: [MarkdownNode.Alignment] = []
    var scan = TableCellScan(base, line)
    while let (cell, _) = scan.next() {
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
}

/// Goes from cell to cell of one line; a pipe after a backslash belongs to its cell.
struct TableCellScan {
  /// What a cell may have in it: a pipe, a backtick, or anything else that means more than itself.
  static let innerPipe: UInt8 = 1
  static let backtick: UInt8 = 2
  static let markup: UInt8 = 4

  private let base: UnsafePointer<UInt8>
  private var at: Int
  private let end: Int

  init(_ base: UnsafePointer<UInt8>, _ line: Range<Int>) {
    self.base = base
    at = line.lowerBound
    end = line.upperBound
    if at < end, base[at] == 0x7C { passPipe() }
  }

  /// The next cell without the blanks around it, and what is in it.
  @inline(__always)
  mutating func next() -> (range: ByteRange, marks: UInt8)? {
    guard at < end else { return nil }
    var open = at
    var marks: UInt8 = 0
    while true {
      while at < end, Self.isPlain(base[at]) { at &+= 1 }
      if at >= end || base[at] == 0x7C && (at == open || base[at &- 1] != 0x5C) { break }
      marks |= Self.mark(base[at])
      at &+= 1
    }
    var close = at
    passPipe()
    while close > open, base[close &- 1].isMarkdownSpace { close &-= 1 }
    while open < close, base[open].isMarkdownSpace { open &+= 1 }
    return (ByteRange(open, close), marks)
  }

  /// Goes over a pipe and the blanks behind it.
  private mutating func passPipe() {
    guard at < end else { return }
    at &+= 1
    while at < end, base[at].isMarkdownSpace { at &+= 1 }
  }

  /// Whether a byte means nothing but itself: none of those that `mark` knows, a bit each.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    if byte >= 0x61 && byte <= 0x7A { return true }
    let special: UInt64 = byte < 64 ? 0x1000_0440_0000_0001 : 0x1000_0001_9800_0000
    return byte >= 0x80 || special &>> UInt64(byte) & 1 == 0
  }

  private static func mark(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x7C: innerPipe
    case 0x60: backtick
    default: markup
    }
  }
}
