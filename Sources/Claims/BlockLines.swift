import Files
import Printing
import Syntax

extension ArraySlice<UInt8> {
  /// What a line of a block names first: `type.body` of `type.body | For lists`.
  var firstName: String {
    String(decoding: prefix { !$0.isSpace && $0 != UInt8(ascii: "|") }, as: UTF8.self)
  }
}

extension MarkdownDocument {
  /// The line that opens a fenced block of code.
  func fence(of block: Int) -> ByteRange? { self[block].isFenced ? fileLines(of: block).first : nil }

  /// Where the lines of a block of code are in the file, without what quotes and lists put before each.
  func lines(ofCode block: Int) -> [ByteRange] {
    let lines = fileLines(of: block).dropFirst(self[block].isFenced ? 1 : 0)
    return zip(lines, literal(of: block).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false))
      .map { line, content in ByteRange(max(line.start, line.end - content.count), line.end) }
  }

  private func fileLines(of block: Int) -> [ByteRange] {
    file[self[block].range].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      ByteRange(line.startIndex, line.last == UInt8(ascii: "\r") ? line.endIndex - 1 : line.endIndex)
    }
  }
}
