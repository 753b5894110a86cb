import Diagnostics
import Files

/// Finds front matter: `---` alone on the first line, YAML, and `---` alone on a line.
enum FrontMatterReader {
  /// The front matter of a file; nil where there is none. A rule at the top of a text is none: what follows the first
  /// line has to begin like a map.
  static func read(_ file: SourceFile, into diagnostics: inout Diagnostics) -> FrontMatter? {
    let bytes = file.bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes.count >= start + 3, isFence(bytes, start) else { return nil }
    let body = nextLine(bytes, start)
    guard body > start + 3 else { return nil }
    guard let close = closingFence(bytes, from: body) else {
      if beginsMap(bytes, body, bytes.count), beginsSettings(bytes, body) {
        reportOpen(file, start, into: &diagnostics)
      }
      return nil
    }
    guard beginsMap(bytes, body, close) || isEmpty(bytes, body, close) else { return nil }
    let range = ByteRange(start, endOfLine(bytes, close))
    var faults = Diagnostics()
    let read = YAMLReader.read(file, range: ByteRange(body, close), skipsFaults: true, into: &faults)
    // A rule further down the page closes nothing.
    if !faults.isEmpty, holdsText(bytes, body, close) {
      reportOpen(file, start, into: &diagnostics)
      return nil
    }
    diagnostics.append(faults)
    return FrontMatter(range: range, value: map(read, file, ByteRange(body, close), into: &diagnostics))
  }

  private static func map(
    _ value: YAMLValue?, _ file: SourceFile, _ range: ByteRange, into diagnostics: inout Diagnostics
  ) -> YAMLValue {
    let empty = YAMLValue(.map([]), range: range)
    guard let value else { return empty }
    switch value.kind {
    case .map: return value
    case .null: return empty
    case .scalar, .list:
      diagnostics.report(
        .frontMatterNoMap, "front matter has to be a list of `key: value` lines, not a single value or a plain list",
        at: file.span(value.range), why: "the page would have no title and no settings", fix: "write `title: …`")
      return empty
    }
  }

  private static func reportOpen(_ file: SourceFile, _ start: Int, into diagnostics: inout Diagnostics) {
    diagnostics.report(
      .frontMatterOpen, "the front matter that begins here is never closed",
      at: file.span(ByteRange(start, start + 3)),
      fix: "add a line with only --- after the last setting")
  }

  /// Whether a line is `---` with nothing but blanks behind it.
  private static func isFence(_ bytes: [UInt8], _ line: Int) -> Bool {
    guard bytes.count >= line + 3, bytes[line..<line + 3].allSatisfy({ $0 == 0x2D }) else { return false }
    return bytes[line + 3..<endOfLine(bytes, line)].allSatisfy(\.isBlank)
  }

  private static func closingFence(_ bytes: [UInt8], from start: Int) -> Int? {
    var line = start
    // What is longer than a YAML text may be is no front matter.
    while line < bytes.count, line - start <= YAMLReader.longest {
      if isFence(bytes, line) { return line }
      line = nextLine(bytes, line)
    }
    return nil
  }

  /// Whether the first line that says something is `key:`, maybe in quotes, or an opening brace.
  private static func beginsMap(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    var line = start
    while line < end {
      let text = bytes[line..<endOfLine(bytes, line)]
      if let first = text.first(where: { !$0.isBlank }), first != 0x23 { return isMember(text) }
      line = nextLine(bytes, line)
    }
    return false
  }

  /// Whether all lines up to a blank one are settings with what belongs to them: words with a colon behind them are text.
  private static func beginsSettings(_ bytes: [UInt8], _ start: Int) -> Bool {
    var line = start
    while line < bytes.count {
      let text = bytes[line..<endOfLine(bytes, line)]
      guard let first = text.first, !text.allSatisfy(\.isBlank) else { return true }
      let isWithin = first.isBlank || first == 0x2D || first == 0x23 || first == 0x7B || first == 0x7D
      if !isWithin,
        !isMember(text) || ![0x22, 0x27].contains(first) && text.prefix(while: { $0 != 0x3A }).contains(0x20)
      {
        return false
      }
      line = nextLine(bytes, line)
    }
    return true
  }

  /// Whether a heading stands between blank lines, with no setting behind it.
  private static func holdsText(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    var isBehindBlank = false
    var line = start
    while line < end {
      let text = bytes[line..<endOfLine(bytes, line)]
      let next = nextLine(bytes, line)
      let isHeading = text.first == 0x23 && text.drop { $0 == 0x23 }.first == 0x20
      if isBehindBlank, isHeading, next < end, bytes[next..<endOfLine(bytes, next)].allSatisfy(\.isBlank),
        !beginsMap(bytes, next, end)
      {
        return true
      }
      isBehindBlank = text.allSatisfy(\.isBlank)
      line = next
    }
    return false
  }

  private static func isMember(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, !first.isBlank else { return false }
    if first == 0x7B { return true }
    guard first.isLetter || first.isDigit || first >= 0x80 || [0x22, 0x27, 0x5F, 0x24].contains(first),
      let colon = line.firstIndex(of: 0x3A)
    else { return false }
    let after = line.index(after: colon)
    return after == line.endIndex || line[after].isBlank
  }

  private static func isEmpty(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    bytes[start..<end].allSatisfy(\.isMarkdownSpace) && nextLine(bytes, start) >= end
  }

  private static func endOfLine(_ bytes: [UInt8], _ line: Int) -> Int {
    var at = line
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
    return at
  }

  private static func nextLine(_ bytes: [UInt8], _ line: Int) -> Int {
    let end = endOfLine(bytes, line)
    guard end < bytes.count else { return end }
    return bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? end + 2 : end + 1
  }
}
