#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A view of the bytes that are parsed, valid only while they are held, and where their lines begin.
struct SourceText {
  let base: UnsafePointer<UInt8>
  /// The first byte that is Markdown: after a byte order mark and front matter.
  let start: Int
  let end: Int
  let lines: LineTable

  /// The offset of the first byte of a line, from 1 as libcmark counts; the end for lines past it.
  func start(ofLine line: Int) -> Int {
    line - 1 < lines.starts.count ? Int(lines.starts[max(0, line - 1)]) : end
  }

  /// The offset after the last byte of a line, its line ending left out.
  func end(ofLine line: Int) -> Int {
    var offset = start(ofLine: line + 1)
    let low = start(ofLine: line)
    while offset > low, base[offset - 1] == 0x0A || base[offset - 1] == 0x0D { offset -= 1 }
    return offset
  }

  /// The line, from 1, that an offset lies in.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lines.starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lines.starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Before the spaces and tabs that end a line or a block.
  func trimmedEnd(_ end: Int, from start: Int) -> Int {
    var end = end
    while end > start, base[end - 1].isMarkdownSpace { end -= 1 }
    return end
  }
}

/// Where lines begin, and what a glance at each of them tells.
struct LineTable {
  /// Of every line, the offset of its first byte.
  private(set) var starts: [Int32] = []
  /// The numbers, from 1, of lines that could part a table's head from its body.
  private(set) var delimiters: [Int32] = []
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
    while line < end {
      let next = Self.next(base, line, end, hasReturns)
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
  }

  private static func next(_ base: UnsafePointer<UInt8>, _ line: Int, _ end: Int, _ hasReturns: Bool) -> Int {
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
  private static func isDelimiterRow(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
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

/// What stands before the content of a line inside quotes and lists.
enum Prefix {
  /// The offset after a quote or list marker that begins here; the same offset where none does.
  static func marker(_ base: UnsafePointer<UInt8>, _ at: Int, _ end: Int) -> Int {
    guard at < end else { return at }
    switch base[at] {
    case 0x3E: return at + 1
    case 0x2A, 0x2B, 0x2D: return at + 1 >= end || base[at + 1].isMarkdownSpace ? at + 1 : at
    case 0x30...0x39:
      var digits = at
      while digits < end, digits - at < 9, (0x30...0x39).contains(base[digits]) { digits += 1 }
      guard digits < end, base[digits] == 0x2E || base[digits] == 0x29 else { return at }
      return digits + 1 >= end || base[digits + 1].isMarkdownSpace ? digits + 1 : at
    default: return at
    }
  }

  /// After spaces, tabs and quote markers: where the content of a paragraph's further line begins, as a rule.
  static func skip(_ base: UnsafePointer<UInt8>, _ at: Int, _ end: Int) -> Int {
    var at = at
    while at < end, base[at].isBlank || base[at] == 0x3E { at &+= 1 }
    return at
  }

  /// After a line ending that begins here; the same offset where none does.
  static func newline(_ base: UnsafePointer<UInt8>, _ at: Int, _ end: Int) -> Int {
    guard at < end else { return at }
    if base[at] == 0x0A { return at + 1 }
    guard base[at] == 0x0D else { return at }
    return at + 1 < end && base[at + 1] == 0x0A ? at + 2 : at + 1
  }
}

extension UInt8 {
  /// A space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  /// What libcmark trims: space, tab, line ends, vertical tab and form feed.
  var isMarkdownSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }
  /// ASCII punctuation: what a backslash escapes.
  var isPunctuation: Bool {
    (self >= 0x21 && self <= 0x2F) || (self >= 0x3A && self <= 0x40) || (self >= 0x5B && self <= 0x60)
      || (self >= 0x7B && self <= 0x7E)
  }
  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
}
