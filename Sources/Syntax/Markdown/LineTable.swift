#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Where the lines begin that libcmark is given, and what a glance at each of them tells.
struct LineTable {
  /// A table that stands by itself.
  struct Place {
    let table: LoneTable
    /// The number of the rule that stands for it.
    let line: Int
    /// What libcmark is given for it.
    let text: Range<Int>
  }

  /// Of every line, the offset of its first byte; all lines that stand for a table begin where that does.
  private(set) var starts: [Int32] = []
  /// The numbers, from 1, of lines that could part a table's head from its body.
  private(set) var delimiters: [Int32] = []
  /// The tables that libcmark is not given, and what it is given for all of them.
  private(set) var tables: [Place] = []
  private(set) var tableText: [UInt8] = []
  /// How far the text may be parsed: to its end, or to the line that nests too deeply.
  private(set) var end: Int
  /// Whether the text was cut at `end`.
  private(set) var isCut = false

  /// Containers that one line may open; no text by hand comes near.
  static let deepest = 256
  /// Lines times open containers that libcmark may look at: well under a second.
  static let mostWork = 200_000_000

  init(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) {
    self.end = end
    starts.reserveCapacity((end - start) / 24 + 8)
    var depth = 1
    var work = 0
    var line = start
    let hasReturns = start < end && memchr(base + start, 0x0D, end - start) != nil
    var top = TopLevel()
    while line < end {
      if base[line] == 0x7C, top.isClosed,
        let table = LoneTable(base, from: line, to: end, hasReturns: hasReturns)
      {
        add(table, base)
        line = table.end
        continue
      }
      let next = Self.next(base, line, end, hasReturns)
      top.pass(base, line, next)
      let nesting = look(base, line, next)
      depth = max(depth, nesting)
      work &+= depth
      if nesting > Self.deepest || work > Self.mostWork {
        self.end = line
        isCut = true
        return
      }
      starts.append(Int32(truncatingIfNeeded: line))
      line = next
    }
    if let costly = HostileText.line(base, starts, end) {
      self.end = Int(starts[costly])
      starts.removeSubrange(costly...)
      delimiters.removeAll { Int($0) > costly }
      tables.removeAll { $0.table.start >= self.end }
      isCut = true
    }
  }

  private mutating func add(_ table: LoneTable, _ base: UnsafePointer<UInt8>) {
    if tableText.isEmpty { tableText.reserveCapacity(1024) }
    let first = tableText.count
    let line = starts.count + 1
    let lines = table.write(base, into: &tableText)
    tables.append(Place(table: table, line: line, text: first..<tableText.count))
    starts.append(contentsOf: repeatElement(Int32(truncatingIfNeeded: table.start), count: lines))
  }

  static func next(_ base: UnsafePointer<UInt8>, _ line: Int, _ end: Int, _ hasReturns: Bool) -> Int {
    guard hasReturns else {
      guard let found = memchr(base + line, 0x0A, end - line) else { return end }
      return UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
    }
    var at = line
    while at < end {
      if base[at] == 0x0A { return at + 1 }
      if base[at] == 0x0D { return at + 1 < end && base[at + 1] == 0x0A ? at + 2 : at + 1 }
      at += 1
    }
    return end
  }

  /// Notes a line that could be a table's delimiter row; at most how many containers the line can stand in.
  private mutating func look(_ base: UnsafePointer<UInt8>, _ line: Int, _ end: Int) -> Int {
    var at = line
    var columns = 0
    var quotes = 0
    while at < end {
      switch base[at] {
      case 0x20: columns &+= 1
      case 0x09: columns &+= 4
      case 0x3E: quotes &+= 1
      case 0x7C, 0x3A, 0x2D:
        if Self.isDelimiterRow(base, at, end) { delimiters.append(Int32(starts.count + 1)) }
        return columns / 2 &+ Self.markers(base, line, end)
      case 0x2A, 0x2B, 0x30...0x39: return columns / 2 &+ Self.markers(base, line, end)
      default: return columns / 2 &+ quotes
      }
      at &+= 1
    }
    return quotes
  }

  /// Only `|`, `:`, `-`, spaces and tabs, and a pipe or a colon among them.
  static func isDelimiterRow(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var marks = false
    var dashes = false
    var at = start
    while at < end {
      switch base[at] {
      case 0x7C, 0x3A: marks = true
      case 0x2D: dashes = true
      case 0x20, 0x09, 0x0B, 0x0C: break
      case 0x0A, 0x0D: return marks && dashes
      default: return false
      }
      at &+= 1
    }
    return marks && dashes
  }

  /// The quote and list markers that begin a line; none where it is a thematic break.
  private static func markers(_ base: UnsafePointer<UInt8>, _ line: Int, _ end: Int) -> Int {
    var count = 0
    var at = line
    while at < end {
      let after = Prefix.marker(base, at, end)
      if after > at {
        count += 1
        at = after
      } else if base[at].isBlank {
        at += 1
      } else {
        break
      }
    }
    guard count > deepest else { return count }
    let first = (line..<end).first { !base[$0].isBlank }.map { base[$0] }
    let isBreak = (line..<end).allSatisfy { base[$0] == first || base[$0].isMarkdownSpace }
    return isBreak && (first == 0x2A || first == 0x2D) ? 0 : count
  }
}

/// Finds what libcmark would need hours for.
enum HostileText {
  /// Image openers that stay open times closing brackets behind them, in one paragraph; well under a second.
  private static let mostWork = 100_000_000

  /// The index of the first line at which a paragraph costs too much.
  ///
  /// libcmark goes back over every `![` that is still open whenever a link is closed.
  static func line(_ base: UnsafePointer<UInt8>, _ starts: [Int32], _ end: Int) -> Int? {
    guard let first = starts.first, count(0x21, base, Int(first), end, before: 0x5B) > 2000 else { return nil }
    var openers = 0
    var closers = 0
    for index in starts.indices {
      let line = Int(starts[index])
      let next = index + 1 < starts.count ? Int(starts[index + 1]) : end
      openers += count(0x21, base, line, next, before: 0x5B)
      closers += count(0x5D, base, line, next)
      if openers * closers > mostWork { return index }
      if (line..<next).allSatisfy({ base[$0].isMarkdownSpace || base[$0] == 0x3E }) {
        openers = 0
        closers = 0
      }
    }
    return nil
  }

  private static func count(
    _ byte: UInt8, _ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int, before follower: UInt8? = nil
  ) -> Int {
    var count = 0
    var at = start
    while at < end, let found = memchr(base + at, Int32(byte), end - at) {
      at = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
      if follower == nil || (at < end && base[at] == follower) { count += 1 }
    }
    return count
  }
}
