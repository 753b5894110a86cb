import Files

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Finds the inlines of one block in the source, one after the other.
///
/// libcmark's own columns are wrong behind stripped indentation, in quotes and after line breaks, and it has none for
/// links' ends. So the walk over the tree is a walk over the source too: every inline begins where the last one ended,
/// and what it looks like there is known. Where the source does not look so, the text is searched for.
struct InlineLocator {
  let base: UnsafePointer<UInt8>
  private(set) var at: Int
  let limit: Int
  /// Whether what is written may mean something else: with a backslash or an ampersand in it.
  private let hasEscapes: Bool
  /// A line has just begun: what stands before its content has still to be passed over.
  private var atLineStart = false

  /// - Parameter limit: the end of the block, behind which nothing of it stands.
  init(_ base: UnsafePointer<UInt8>, from start: Int, to limit: Int, hasEscapes: Bool) {
    self.base = base
    at = start
    self.limit = limit
    self.hasEscapes = hasEscapes
  }

  /// Passes over the link reference definitions at the beginning of a paragraph.
  mutating func skipDefinitions() {
    let scanner = LinkScanner(base: base, limit: limit)
    while at < limit, base[at] == 0x5B, let end = scanner.definition(at), end < limit {
      at = Prefix.skip(base, end, limit)
    }
  }

  /// A run of text; whether it is written as it is meant, byte for byte.
  mutating func text(_ literal: UnsafePointer<UInt8>, _ count: Int) -> (range: ByteRange, isVerbatim: Bool) {
    if atLineStart { beginLine(literal, count) }
    let start = at
    if count > 0, literal[0].isBlank, at < limit, base[at].isBlank, base[at] != literal[0] {
      return indented(literal, count)
    }
    if count <= limit - at, memcmp(base + at, literal, count) == 0,
      !hasEscapes || memchr(literal, 0x5C, count) == nil && memchr(literal, 0x26, count) == nil
    {
      at &+= count
      return (ByteRange(start, at), true)
    }
    let match = SourceMatch.end(of: literal, count, in: base, from: at, to: limit)
    if let match {
      at = match
      return (ByteRange(start, at), false)
    }
    return (search(literal, count), false)
  }

  /// Text after a tab that was cut in two: its blanks are not those of the source.
  private mutating func indented(
    _ literal: UnsafePointer<UInt8>, _ count: Int
  ) -> (range: ByteRange, isVerbatim: Bool) {
    let start = at
    var blanks = 0
    while blanks < count, literal[blanks].isBlank { blanks += 1 }
    while at < limit, base[at].isBlank { at += 1 }
    at = SourceMatch.end(of: literal + blanks, count - blanks, in: base, from: at, to: limit) ?? at
    return (ByteRange(start, at), false)
  }

  /// The line ending, and the spaces or the backslash before it.
  mutating func newline() -> ByteRange {
    if atLineStart { beginLine() }
    let start = at
    while at < limit, base[at] != 0x0A, base[at] != 0x0D { at &+= 1 }
    at = Prefix.newline(base, at, limit)
    atLineStart = true
    return ByteRange(start, at)
  }

  /// A code span with its backticks.
  mutating func code() -> ByteRange {
    if atLineStart { beginLine() }
    while at < limit, base[at] != 0x60 { at &+= 1 }
    let start = at
    while at < limit, base[at] == 0x60 { at &+= 1 }
    let ticks = at - start
    while at < limit {
      guard let found = memchr(base + at, 0x60, limit - at) else { break }
      at = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      let open = at
      while at < limit, base[at] == 0x60 { at &+= 1 }
      if at - open == ticks { return ByteRange(start, at) }
    }
    return ByteRange(start, limit)
  }

  /// A tag or comment, maybe over several lines.
  mutating func html(_ literal: UnsafePointer<UInt8>, _ count: Int) -> ByteRange {
    if atLineStart { beginLine(literal, count) }
    let start = at
    var index = 0
    while index < count, at < limit {
      if literal[index] == 0x0A {
        at = Prefix.newline(base, at, limit)
        index += 1
        beginLine(literal + index, count - index)
      } else {
        index += literal[index] == 0xEF && base[at] == 0 ? 3 : 1
        at += 1
      }
    }
    return ByteRange(start, at)
  }

  /// Goes over the marks that open emphasis (1) or strong emphasis (2); where they begin.
  mutating func open(_ marks: Int) -> Int {
    if atLineStart { beginLine() }
    let start = at
    at = min(limit, at + marks)
    return start
  }

  /// Goes over the marks that close emphasis; where they end.
  mutating func close(_ marks: Int) -> Int {
    if atLineStart { beginLine() }
    at = min(limit, at + marks)
    return at
  }

  /// Goes over `[`, `![` or `<`; where it begins, and whether it was `<`.
  mutating func openLink() -> (start: Int, isAutolink: Bool) {
    if atLineStart { beginLine() }
    let start = at
    let first: UInt8 = at < limit ? base[at] : 0
    at = min(limit, at + (first == 0x21 ? 2 : 1))
    return (start, first == 0x3C)
  }

  /// The address between angle brackets.
  mutating func address() -> ByteRange {
    let start = at
    while at < limit, base[at] != 0x3E { at &+= 1 }
    return ByteRange(start, at)
  }

  /// Goes over `>`, or over `]` and what follows it; where the link ends.
  mutating func closeLink(isAutolink: Bool) -> Int {
    if atLineStart { beginLine() }
    guard at < limit else { return at }
    at &+= 1
    if !isAutolink { at = LinkScanner(base: base, limit: limit).tail(after: at) }
    return at
  }

  /// Passes over what stands before a line's content.
  private mutating func beginLine() {
    atLineStart = false
    at = Prefix.skip(base, at, limit)
  }

  /// The same before known text: where that begins with `>` itself, the last place it can stand at.
  private mutating func beginLine(_ literal: UnsafePointer<UInt8>, _ count: Int) {
    guard count > 0, literal[0] == 0x3E else {
      let start = at
      beginLine()
      // Blanks stay where a line without its containers' marks follows a backslash.
      var blanks = 0
      while blanks < count, literal[blanks].isBlank { blanks += 1 }
      at = max(start, at - blanks)
      return
    }
    atLineStart = false
    var place = at
    var best: Int?
    let shown = min(count, 64)
    while place < limit {
      while place < limit, base[place].isBlank { place += 1 }
      if SourceMatch.end(of: literal, shown, in: base, from: place, to: limit) != nil { best = place }
      guard place < limit, base[place] == 0x3E else { break }
      place += 1
    }
    at = best ?? place
  }

  /// Looks for text that is not where it should be; an empty range here where it is nowhere.
  private mutating func search(_ literal: UnsafePointer<UInt8>, _ count: Int) -> ByteRange {
    let shown = min(count, 24)
    guard shown > 0, at < limit, let found = ByteSearch.first(literal, shown, in: base + at, limit - at) else {
      return ByteRange(at, at)
    }
    let start = at + found
    at = SourceMatch.end(of: literal, count, in: base, from: start, to: limit) ?? start + shown
    return ByteRange(start, at)
  }
}
