import Files
import Printing
import Syntax
import Wording

/// What a block of code gives things: `.card { border-radius: 12px; }`, `modal: { borderRadius: 20 }`.
struct CodeDeclarations {
  struct Found {
    /// The words of the selectors or keys around it.
    let around: [String]
    let name: Range<Int>
    let value: WrittenValue
    let range: Range<Int>
    /// Whether the number has no unit, and the language takes it for pixels.
    let isBare: Bool
  }

  private(set) var all: [Found] = []
  let language: CodeLanguage
  private let bytes: [UInt8]
  private let end: Int

  /// Nil for a block in another language.
  init?(_ node: Int, in document: MarkdownDocument) {
    language = CodeLanguage(info: document.info(of: node))
    guard [.stylesheet, .script, .json].contains(language), let content = document.contentRange(of: node) else {
      return nil
    }
    (bytes, end) = (document.file.bytes, content.end)
    read(from: content.start)
  }

  private mutating func read(from start: Int) {
    var open: [[String]] = []
    var (index, begin) = (start, start)
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "/"), index + 1 < end, bytes[index + 1] == UInt8(ascii: "*") {
        index = bytes[(index + 2)..<max(index + 2, end)].firstPlace(of: "*/")?.upperBound ?? end
        begin = index
        continue
      }
      switch byte {
      case UInt8(ascii: "{"):
        open.append(words(of: begin..<index))
        begin = index + 1
      case UInt8(ascii: "}"):
        add(begin..<index, open)
        if !open.isEmpty { open.removeLast() }
        begin = index + 1
      case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\n"):
        if byte != UInt8(ascii: ",") || !isInCall(begin..<index) {
          add(begin..<index, open)
          begin = index + 1
        }
      default: break
      }
      index += 1
    }
  }

  /// Whether a comma stands between the brackets of a call: `rgba(0, 0, 0, 0.5)`.
  private func isInCall(_ part: Range<Int>) -> Bool {
    bytes[part].suffix(Self.longest).count { $0 == UInt8(ascii: "(") }
      > bytes[part].suffix(Self.longest).count { $0 == UInt8(ascii: ")") }
  }

  private static let longest = 200
  /// How many of the blocks around a declaration say what it is of, from the inside out.
  private static let mostAround = 4

  /// The words before a brace, but those of the language.
  private func words(of part: Range<Int>) -> [String] {
    guard part.count <= Self.longest else { return [] }
    if bytes[part].drop(while: \.isSpace).starts(with: "@".utf8), bytes[part].firstPlace(of: "@media") == nil {
      return []
    }
    return NameWords(bytes[part]).words.filter { !Self.keywords.contains($0) }
  }

  private static let keywords: Set<String> = [
    "const", "let", "var", "export", "default", "return", "style", "styles", "root", "as", "function", "module",
    "exports", "theme", "extend", "css", "stylesheet", "create", "div", "span", "class", "hover", "focus",
  ]

  private mutating func add(_ statement: Range<Int>, _ open: [[String]]) {
    guard statement.count <= Self.longest,
      let start = bytes[statement].firstIndex(where: { !$0.isSpace && !$0.isOne(of: "'\"") }),
      let colon = bytes[start..<statement.upperBound].firstIndex(of: UInt8(ascii: ":")), colon > start,
      bytes[start..<colon].allSatisfy({ $0.isLetter || $0.isDigit || $0.isOne(of: "-_'\"") }),
      bytes[start].isLetter || bytes[start..<colon].starts(with: "--".utf8),
      let begin = bytes[(colon + 1)..<statement.upperBound].firstIndex(where: { !$0.isSpace && !$0.isOne(of: "'\"") }),
      let (value, valueEnd) = WrittenValue.read(bytes, at: begin), valueEnd <= statement.upperBound,
      bytes[valueEnd..<statement.upperBound].allSatisfy({ $0.isSpace || $0.isOne(of: "'\"") })
    else { return }
    let isBare = if case .quantity(let quantity) = value { quantity.unit == nil } else { false }
    all.append(
      Found(
        around: open.suffix(Self.mostAround).flatMap(\.self), name: start..<colon, value: value,
        range: begin..<valueEnd, isBare: isBare))
  }
}
