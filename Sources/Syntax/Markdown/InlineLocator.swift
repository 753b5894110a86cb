import Files

/// Finds the inlines of one block in the source, one after the other.
///
/// libcmark's own columns are wrong behind stripped indentation, in quotes and after line breaks, and it has none for
/// links' ends. So the walk over the tree is a walk over the source too: every inline begins where the last one ended,
/// and what it looks like there is known. Where the source does not look so, the text is searched for.
struct InlineLocator {
  let text: Bytes
  private(set) var at: Int
  let limit: Int
  /// Whether what is written may mean something else: with a backslash or an ampersand in it.
  private let hasEscapes: Bool
  /// A line has just begun: what comes before its content has still to be passed over.
  private var atLineStart = false

  /// - Parameter limit: the end of the block, behind which nothing of it is written.
  init(_ text: Bytes, from start: Int, to limit: Int, hasEscapes: Bool) {
    self.text = text
    at = start
    self.limit = limit
    self.hasEscapes = hasEscapes
  }

  /// Passes over the link reference definitions at the beginning of a paragraph.
  mutating func skipDefinitions() {
    let scanner = LinkScanner(text: text, limit: limit)
    var line = at
    while line < limit, text[line] == UInt8(ascii: "["), let end = scanner.definition(line), end < limit {
      at = end
      atLineStart = true
      line = Prefix.skip(text, end, limit)
    }
  }

  /// A run of text; whether it is written as it is meant, byte for byte.
  mutating func run(_ literal: Bytes) -> (range: ByteRange, isVerbatim: Bool) {
    if atLineStart { beginLine(literal) }
    let start = at
    if at < limit, text[at].isBlank, literal[0].isBlank, text[at] != literal[0] { return indented(literal) }
    if literal.count <= limit - at, text.has(literal, at: at), !hasEscapes || !literal.mayBeEscaped {
      at += literal.count
      return (ByteRange(start, at), true)
    }
    guard let end = SourceMatch.end(of: literal, in: text, from: at, to: limit) else { return (search(literal), false) }
    at = end
    return (ByteRange(start, at), false)
  }

  /// Text after a tab that was cut in two: its blanks are not those of the source.
  private mutating func indented(_ literal: Bytes) -> (range: ByteRange, isVerbatim: Bool) {
    let start = at
    var blanks = 0
    while blanks < literal.count, literal[blanks].isBlank { blanks += 1 }
    while at < limit, text[at].isBlank { at += 1 }
    at = SourceMatch.end(of: literal[blanks...], in: text, from: at, to: limit) ?? at
    return (ByteRange(start, at), false)
  }

  /// The line ending, and the spaces or the backslash before it.
  mutating func newline() -> ByteRange {
    if atLineStart { beginLine() }
    let start = at
    while at < limit, !text[at].isLineEnd { at += 1 }
    at = Prefix.newline(text, at, limit)
    atLineStart = true
    return ByteRange(start, at)
  }

  /// A code span with its backticks.
  mutating func code() -> ByteRange {
    if atLineStart { beginLine() }
    pass { $0 != UInt8(ascii: "`") }
    let start = at
    pass { $0 == UInt8(ascii: "`") }
    let ticks = at - start
    while at < limit, let open = text.first(UInt8(ascii: "`"), in: at..<limit) {
      at = open
      pass { $0 == UInt8(ascii: "`") }
      if at - open == ticks { return ByteRange(start, at) }
    }
    return ByteRange(start, limit)
  }

  /// A tag or comment, maybe over several lines.
  mutating func html(_ literal: Bytes) -> ByteRange {
    if atLineStart { beginLine(literal) }
    let start = at
    var index = 0
    while index < literal.count, at < limit {
      if literal[index] == UInt8(ascii: "\n") {
        at = Prefix.newline(text, at, limit)
        index += 1
        beginLine(literal[index...])
      } else {
        index += text[at] == 0 && literal.has("\u{FFFD}", at: index) ? 3 : 1
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
    let first: UInt8 = at < limit ? text[at] : 0
    at = min(limit, at + (first == UInt8(ascii: "!") ? 2 : 1))
    return (start, first == UInt8(ascii: "<"))
  }

  /// The address between angle brackets.
  mutating func address() -> ByteRange {
    let start = at
    pass { $0 != UInt8(ascii: ">") }
    return ByteRange(start, at)
  }

  /// Goes over `>`, or over `]` and what follows it; where the link ends.
  mutating func closeLink(isAutolink: Bool) -> Int {
    if atLineStart { beginLine() }
    guard at < limit else { return at }
    at += 1
    if !isAutolink { at = LinkScanner(text: text, limit: limit).tail(after: at) }
    return at
  }

  private mutating func pass(while condition: (UInt8) -> Bool) {
    while at < limit, condition(text[at]) { at += 1 }
  }

  /// Passes over what comes before a line's content.
  private mutating func beginLine() {
    atLineStart = false
    at = Prefix.skip(text, at, limit)
  }

  /// The same before known text: where that begins with `>` itself, the last place it can be at.
  private mutating func beginLine(_ literal: Bytes) {
    guard literal.count > 0, literal[0] == UInt8(ascii: ">") else {
      let start = at
      beginLine()
      // Blanks stay where a line without its containers' marks follows a backslash.
      var blanks = 0
      while blanks < literal.count, literal[blanks].isBlank { blanks += 1 }
      let shown = literal[0..<min(literal.count, 64)]
      if blanks > 0, SourceMatch.end(of: shown, in: text, from: at, to: limit) == nil { at = max(start, at - blanks) }
      return
    }
    atLineStart = false
    var place = at
    var best: Int?
    let shown = literal[0..<min(literal.count, 64)]
    while place < limit {
      while place < limit, text[place].isBlank { place += 1 }
      if SourceMatch.end(of: shown, in: text, from: place, to: limit) != nil { best = place }
      guard place < limit, text[place] == UInt8(ascii: ">") else { break }
      place += 1
    }
    at = best ?? place
  }

  /// Looks for text that is not where it should be; an empty range here where it is nowhere.
  private mutating func search(_ literal: Bytes) -> ByteRange {
    let shown = literal[0..<min(literal.count, 24)]
    guard at < limit, let start = text.first(shown, in: at..<limit) else { return ByteRange(at, at) }
    at = SourceMatch.end(of: literal, in: text, from: start, to: limit) ?? start + shown.count
    return ByteRange(start, at)
  }
}

extension Bytes {
  /// Whether a backslash or an ampersand is in a text.
  fileprivate var mayBeEscaped: Bool {
    contains(UInt8(ascii: "\\"), in: 0..<count) || contains(UInt8(ascii: "&"), in: 0..<count)
  }
}
