import Files
import Printing
import Syntax
import Tokens
import Wording

/// Lists of names and values that are set as code and in no language: `primary-500: #3b82f6  /* links */`, `space-4   16px`.
extension CodeStatements {
  struct Line {
    let name: Range<Int>
    let value: WrittenValue
    let range: Range<Int>
  }

  /// The lines of a block that begin with a name and its value, of one in no language.
  static func lines(of node: Int, in document: MarkdownDocument) -> [Line] {
    guard CodeLanguage(info: document.info(of: node)) == .unnamed, let content = document.contentRange(of: node),
      content.count <= longestBlock
    else { return [] }
    let bytes = document.file.bytes
    return bytes[content.start..<content.end].split(separator: UInt8(ascii: "\n")).compactMap { line(in: $0, bytes) }
  }

  /// In bytes.
  private static let longestBlock = 8000

  private static func line(in line: ArraySlice<UInt8>, _ bytes: [UInt8]) -> Line? {
    var text = line.drop { $0.isOne(of: " \t") }
    if text.starts(with: "- ".utf8) || text.starts(with: "* ".utf8) { text = text.dropFirst(2) }
    let name = text.prefix { $0.isLetter || $0.isDigit || $0.isOne(of: "-_./$") }
    guard CodeName.isName(name) else { return nil }
    let gap = line[name.endIndex...].prefix { $0.isOne(of: " \t:=") }
    let signs = gap.count { $0.isOne(of: ":=") }
    guard signs == 1 || signs == 0 && (gap.count > 1 || gap.first == UInt8(ascii: "\t")),
      let (value, end) = WrittenValue.read(bytes, at: gap.endIndex), end <= line.endIndex,
      StatementScan.isTelling(value), isEnd(line[end...])
    else { return nil }
    return Line(name: name.startIndex..<name.endIndex, value: value, range: gap.endIndex..<end)
  }

  /// Whether nothing follows a value, or a remark that is set off from it.
  private static func isEnd(_ rest: ArraySlice<UInt8>) -> Bool {
    let remark = rest.drop { $0.isOne(of: " \t;,") }
    guard let first = remark.first else { return true }
    let gap = remark.startIndex - rest.startIndex
    return gap > 0 && ["//", "/*", "# ", "\u{2014}", "- ", "("].contains { remark.starts(with: $0.utf8) }
      || gap > 1 && (first.isLetter || first >= 0x80)
  }
}
