import Files

/// A table that stands by itself at the top of a document, found before libcmark reads the text.
///
/// libcmark would read it as a long paragraph for nothing. It is given a rule in its place, and below that the cells that
/// have markup in them, each as a heading of its own: a heading is one line, nothing else can begin in it, and what
/// stands between its marks is read as a cell is.
struct LoneTable {
  let text: TableText
  let start: Int
  /// After the line ending of its last row.
  let end: Int

  /// The table that begins with a line; nil where there is none, or where it takes a second look to tell.
  init?(_ base: UnsafePointer<UInt8>, from start: Int, to limit: Int, hasReturns: Bool) {
    let rule = LineTable.next(base, start, limit, hasReturns)
    guard rule < limit, base[rule] == 0x7C, LineTable.isDelimiterRow(base, rule, limit) else { return nil }
    var end = LineTable.next(base, rule, limit, hasReturns)
    guard var text = TableText(base, head: Self.line(base, start, rule), rule: Self.line(base, rule, end)) else {
      return nil
    }
    while end < limit, base[end] == 0x7C {
      let next = LineTable.next(base, end, limit, hasReturns)
      let line = Self.line(base, end, next)
      if Interruption.ends(base, line.lowerBound, line.upperBound) { return nil }
      text.add(base, line)
      end = next
    }
    guard !text.hasInnerPipes, TopLevel.isBlankLine(base, end, limit) else { return nil }
    self.text = text
    self.start = start
    self.end = end
  }

  private static func line(_ base: UnsafePointer<UInt8>, _ start: Int, _ next: Int) -> Range<Int> {
    var end = next
    while end > start, base[end - 1] == 0x0A || base[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// Writes what libcmark is given in its place; how many lines that are.
  func write(_ base: UnsafePointer<UInt8>, into out: inout [UInt8]) -> Int {
    var lines = 1
    out.write("***\n")
    for cell in text.cells where cell.content == .markup {
      out.write("# ")
      out.append(contentsOf: UnsafeBufferPointer(start: base + cell.range.start, count: cell.range.count))
      out.write(" #\n")
      lines += 1
    }
    return lines
  }
}

/// Follows what is open at the top level of a text, line by line, as long as that is certain at a glance.
struct TopLevel {
  /// The open fence; a zero byte where none is.
  private var fence: UInt8 = 0
  private var fenceLength = 0
  /// Whether no line left open what stands at the top level.
  private var isCertain = true
  /// Whether HTML may be open, up to a blank line.
  private var mayBeHTML = false
  private var isAfterBlank = true

  /// Whether nothing is open before the next line, if that is not indented and begins with a pipe.
  var isClosed: Bool { isAfterBlank && isCertain && fence == 0 }

  /// Takes note of a line.
  mutating func pass(_ base: UnsafePointer<UInt8>, _ line: Int, _ end: Int) {
    guard isCertain else { return }
    var at = line
    while at < end, at - line < 4, base[at] == 0x20 { at &+= 1 }
    let first = at < end ? base[at] : 0x0A
    isAfterBlank = false
    switch first {
    case 0x60, 0x7E: passFence(base, at, indent: at - line, end)
    case 0x3C where fence == 0: passTag(base, at, end)
    case 0x20, 0x09, 0x0A, 0x0D:
      isAfterBlank = Self.isBlankLine(base, at, end)
      if isAfterBlank { mayBeHTML = false }
    default: break
    }
  }

  private mutating func passFence(_ base: UnsafePointer<UInt8>, _ start: Int, indent: Int, _ end: Int) {
    guard indent < 4 else { return }
    let mark = base[start]
    var at = start
    while at < end, base[at] == mark { at += 1 }
    let length = at - start
    if fence != 0 {
      if mark == fence, length >= fenceLength, Self.isBlankLine(base, at, end) { fence = 0 }
      return
    }
    if length < 3 { return }
    while mark == 0x60, at < end, base[at] != 0x0A, base[at] != 0x0D {
      if base[at] == 0x60 { return }
      at += 1
    }
    // It may belong to a list that it is indented in, or be HTML.
    if indent > 0 || mayBeHTML { isCertain = false }
    fence = mark
    fenceLength = length
  }

  /// HTML ends with a blank line, but for comments, instructions and the elements whose text is no Markdown.
  private mutating func passTag(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) {
    mayBeHTML = true
    guard start + 1 < end else { return }
    switch base[start + 1] | 0x20 {
    case 0x21, 0x3F, 0x70, 0x73, 0x74: isCertain = false
    default: break
    }
  }

  /// Whether nothing but blanks stands from here to the end of a line.
  static func isBlankLine(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var at = start
    while at < end, base[at].isBlank { at += 1 }
    return at >= end || base[at] == 0x0A || base[at] == 0x0D
  }
}
