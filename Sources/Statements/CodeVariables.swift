import Files
import Printing
import Syntax
import Wording

/// The variables that a block of CSS sets for a whole page or a theme: `--gutter: 16px; /* 1rem */`.
struct CodeVariables {
  struct Variable {
    let name: Range<Int>
    let value: WrittenValue
    let valueRange: Range<Int>
    /// The words of the selectors around it.
    let selector: [String]
    /// A value that begins the comment behind it.
    let remark: (value: WrittenValue, range: Range<Int>)?
  }

  private(set) var all: [Variable] = []
  /// The variables that a declaration uses alone, with the value that the comment behind it says: `gap: var(--x); /* 8px */`.
  private(set) var uses: [(name: Range<Int>, remark: (value: WrittenValue, range: Range<Int>))] = []
  /// Whether it holds nothing but variables and comments, for the whole page where a selector says so.
  private(set) var isPlain = true
  private let bytes: [UInt8]
  private var end: Int

  /// Nil for a block in another language.
  ///
  /// Every byte is looked at a few times, however the blocks within are nested.
  init?(_ node: Int, in document: MarkdownDocument) {
    let language = CodeLanguage(info: document.info(of: node))
    guard [.unnamed, .stylesheet, .html].contains(language), let content = document.contentRange(of: node) else {
      return nil
    }
    bytes = document.file.bytes
    end = content.end
    if language == .html { readStyles(from: content.start, to: content.end) } else { read(from: content.start) }
  }

  /// Reads the stylesheets within markup.
  private mutating func readStyles(from start: Int, to limit: Int) {
    var index = start
    while let open = bytes[index..<limit].firstPlace(of: "<style")?.upperBound,
      let begin = bytes[open..<limit].firstIndex(of: UInt8(ascii: ">")),
      let close = bytes[begin..<limit].firstPlace(of: "</style")
    {
      end = close.lowerBound
      read(from: begin + 1)
      index = close.upperBound
    }
  }

  private mutating func read(from start: Int) {
    var open: [[String]] = []
    var (index, begin) = (start, start)
    while index < end {
      if bytes[index...].starts(with: "/*") {
        index = closing(index)
        if blank(begin..<index) { begin = index }
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "{"):
        open.append(NameWords(bytes[begin..<index]).words)
        begin = index + 1
      case UInt8(ascii: "}"):
        add(begin..<index, open)
        if !open.isEmpty { open.removeLast() }
        begin = index + 1
      case UInt8(ascii: ";"), UInt8(ascii: "\n"):
        let isLine = bytes[index] == UInt8(ascii: "\n")
        if isLine, bytes[begin..<index].allSatisfy(\.isSpace) {
          begin = index + 1
        } else if !isLine || isVariable(begin) && bytes[begin..<index].last != UInt8(ascii: ",") {
          // A selector may go on in the next line, and so may a list.
          add(begin..<index, open)
          begin = index + 1
        }
      default: break
      }
      index += 1
    }
    add(begin..<end, open)
  }

  /// The end of a comment, or of the block where it has none.
  private func closing(_ start: Int) -> Int {
    bytes[(start + 2)..<max(start + 2, end)].firstPlace(of: "*/")?.upperBound ?? end
  }

  /// Whether a part has nothing but blanks and a comment.
  private func blank(_ part: Range<Int>) -> Bool {
    let first = bytes[part].firstIndex { !$0.isSpace }
    return first.map { bytes[$0...].starts(with: "/*") } ?? true
  }

  private func isVariable(_ start: Int) -> Bool {
    let rest = bytes[start..<end].drop { $0.isSpace }
    return rest.starts(with: "--") || rest.first == UInt8(ascii: "$")
  }

  private mutating func add(_ statement: Range<Int>, _ open: [[String]]) {
    addUse(statement)
    guard let start = bytes[statement].firstIndex(where: { !$0.isSpace }) else { return }
    if !isVariable(start) || !open.allSatisfy({ $0.contains("root") }) { isPlain = false }
    guard isVariable(start),
      let colon = bytes[start..<statement.upperBound].firstIndex(of: UInt8(ascii: ":")),
      CodeName.isVariable(bytes[start..<colon]),
      let begin = bytes[(colon + 1)..<statement.upperBound].firstIndex(where: { !$0.isSpace }),
      let (value, valueEnd) = WrittenValue.read(bytes, at: begin), valueEnd <= statement.upperBound,
      isWhole(valueEnd..<statement.upperBound), open.allSatisfy(Self.isOfPage), StatementScan.isTelling(value)
    else { return }
    all.append(
      Variable(
        name: start..<colon, value: value, valueRange: begin..<valueEnd, selector: open.flatMap(\.self),
        remark: remark(behind: valueEnd)))
  }

  private mutating func addUse(_ statement: Range<Int>) {
    guard let colon = bytes[statement].firstIndex(of: UInt8(ascii: ":")),
      let begin = bytes[(colon + 1)..<statement.upperBound].firstIndex(where: { !$0.isSpace }),
      bytes[begin..<statement.upperBound].starts(with: "var(--"),
      let close = bytes[begin..<statement.upperBound].firstIndex(of: UInt8(ascii: ")")),
      CodeName.isVariable(bytes[(begin + 4)..<close]), isWhole(close + 1..<statement.upperBound),
      let remark = remark(behind: close + 1)
    else { return }
    uses.append((name: begin + 4..<close, remark: remark))
  }

  private func isWhole(_ rest: Range<Int>) -> Bool {
    blank(rest) || bytes[rest].drop { $0.isSpace }.starts(with: "//")
  }

  /// Whether a selector is that of the page or of a theme, and not of a part, which may have values of its own.
  private static func isOfPage(_ selector: [String]) -> Bool {
    !Set(selector).isDisjoint(with: ["root", "html", "body", "host", "theme", "dark", "light", "media"])
  }

  private func remark(behind start: Int) -> (value: WrittenValue, range: Range<Int>)? {
    var index = start
    while index < end, bytes[index].isSpace && bytes[index] != UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: ";") {
      index += 1
    }
    guard bytes[index...].starts(with: "/*") || bytes[index...].starts(with: "//") else { return nil }
    index += 2
    while index < end, bytes[index] == UInt8(ascii: " ") { index += 1 }
    guard let (value, close) = WrittenValue.read(bytes, at: index), close <= end else { return nil }
    // `/* 14px on phones */` is another value.
    let next = bytes[close..<end].first { $0 != UInt8(ascii: " ") }
    let isWhole = next.map { $0.isOne(of: "*\n,;-(") || $0 == 0xE2 || $0 == 0xC2 } ?? true
    return isWhole ? (value, index..<close) : nil
  }
}
