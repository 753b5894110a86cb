/// Where the lines of a text begin, and which of them could part the head of a table from its body.
struct LineTable {
  /// Of every line, the offset of its first byte.
  private(set) var starts: [Int32] = []
  /// The numbers, from 1, of lines that could be a table's delimiter row.
  private(set) var delimiters: [Int32] = []
  /// How far the text may be parsed: to its end, or to the line that would cost too much.
  private(set) var end: Int
  /// Whether the text was cut at `end`.
  private(set) var isCut = false

  /// Blank lines times the containers that may be open there, which libcmark looks at; well under a second.
  private static let mostWork = 200_000_000

  init(_ text: Bytes, from start: Int, to end: Int) {
    self.end = end
    starts.reserveCapacity((end - start) / 24 + 8)
    var nesting = Nesting()
    var line = start
    let hasReturns = text.contains(UInt8(ascii: "\r"), in: start..<end)
    while line < end {
      let next = Self.next(text, line, end, hasReturns)
      starts.append(Int32(truncatingIfNeeded: line))
      look(text, line, next, &nesting)
      if nesting.work > Self.mostWork {
        cut(at: starts.count - 1)
        return
      }
      line = next
    }
    if let costly = HostileText.line(text, starts, end) { cut(at: costly) }
  }

  private mutating func cut(at line: Int) {
    end = Int(starts[line])
    starts.removeSubrange(line...)
    delimiters.removeAll { Int($0) > line }
    isCut = true
  }

  private static func next(_ text: Bytes, _ line: Int, _ end: Int, _ hasReturns: Bool) -> Int {
    let feed = text.first(UInt8(ascii: "\n"), in: line..<end)
    if hasReturns, let found = text.first(UInt8(ascii: "\r"), in: line..<(feed ?? end)) {
      return Prefix.newline(text, found, end)
    }
    return feed.map { $0 + 1 } ?? end
  }

  /// Passes the blanks and markers that begin a line, and notes it where it could be a delimiter row.
  private mutating func look(_ text: Bytes, _ line: Int, _ end: Int, _ nesting: inout Nesting) {
    var at = line
    var columns = 0
    var markers = 0
    while at < end {
      switch text[at] {
      case UInt8(ascii: " "): columns += 1
      case UInt8(ascii: "\t"): columns += 4
      case UInt8(ascii: ">"): markers += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nesting.pass(columns, markers, isBlank: markers == 0)
      case UInt8(ascii: "|"), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        if Self.isDelimiterRow(text, at, end) { delimiters.append(Int32(truncatingIfNeeded: starts.count)) }
        while at < end {
          let after = Prefix.marker(text, at, end)
          if after == at, !text[at].isBlank { break }
          if after > at { markers += 1 }
          at = max(after, at + 1)
        }
        return nesting.pass(columns, markers, isBlank: false)
      default: return nesting.pass(columns, markers, isBlank: false)
      }
      at += 1
    }
    nesting.pass(columns, markers, isBlank: markers == 0)
  }

  /// Only `|`, `:`, `-` and spaces, a dash and a pipe or colon among them.
  private static func isDelimiterRow(_ text: Bytes, _ start: Int, _ end: Int) -> Bool {
    var marks = false
    var dashes = false
    for at in start..<end {
      switch text[at] {
      case UInt8(ascii: "|"), UInt8(ascii: ":"): marks = true
      case UInt8(ascii: "-"): dashes = true
      case let byte where byte.isMarkdownSpace: continue
      default: return false
      }
    }
    return marks && dashes
  }
}

/// How many quotes and items may be open, at most, from line to line.
///
/// Every other line costs libcmark no more than it is long; a blank one costs as much as items are open.
private struct Nesting {
  private var depth = 0
  private var isAfterBlank = true
  /// The blank lines so far, each counted once for every item that may be open.
  private(set) var work = 0

  mutating func pass(_ columns: Int, _ markers: Int, isBlank: Bool) {
    if isBlank {
      work += depth
    } else {
      // An item's content is indented by two columns or more; without a blank line before, a paragraph may go on.
      let own = min(depth, columns / 2) + markers
      depth = isAfterBlank ? own : max(depth, own)
    }
    isAfterBlank = isBlank
  }
}

/// Finds what libcmark would need hours for.
enum HostileText {
  /// Image openers that stay open times closing brackets behind them, in one paragraph; well under a second.
  private static let mostWork = 100_000_000

  /// The index of the first line at which a paragraph costs too much.
  ///
  /// libcmark goes back over every `![` that is still open whenever a link is closed.
  static func line(_ text: Bytes, _ starts: [Int32], _ end: Int) -> Int? {
    guard let first = starts.first, openers(text[Int(first)..<end]) > 2000 else { return nil }
    var openers = 0
    var closers = 0
    for index in starts.indices {
      let line = text[Int(starts[index])..<(index + 1 < starts.count ? Int(starts[index + 1]) : end)]
      openers += self.openers(line)
      closers += line.count(of: UInt8(ascii: "]"))
      if openers * closers > mostWork { return index }
      if Prefix.skip(line, 0, line.count) == line.count || line[Prefix.skip(line, 0, line.count)].isMarkdownSpace {
        openers = 0
        closers = 0
      }
    }
    return nil
  }

  private static func openers(_ text: Bytes) -> Int {
    var count = 0
    var at = 0
    while let found = text.first(UInt8(ascii: "!"), in: at..<text.count) {
      if found + 1 < text.count, text[found + 1] == UInt8(ascii: "[") { count += 1 }
      at = found + 1
    }
    return count
  }
}
