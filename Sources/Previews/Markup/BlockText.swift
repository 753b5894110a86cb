import Files
import Plates

/// The body of a block as bytes with their positions in the Markdown file.
///
/// Comment lines (`# …`) are blanked, so that offsets are unchanged.
struct BlockText {
  private struct Line {
    /// The start of the line in the body.
    let start: Int
    /// Its start in the file, after any indentation or quote mark around the block.
    let place: Int
  }

  private(set) var bytes: [UInt8]
  private let file: SourceFile
  private let block: Span
  private var lines: [Line] = []

  init(_ block: FencedBlock) {
    bytes = Array(block.body.utf8)
    file = block.span.file
    self.block = block.span
    var cursor = lineEnd(after: block.span.range.start)
    var start = 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let next = lineEnd(after: cursor)
      lines.append(Line(start: start, place: Self.place(of: bytes[start..<end], in: file.bytes[cursor..<next])))
      if Self.isComment(bytes[start..<end]) {
        for index in start..<end { bytes[index] = UInt8(ascii: " ") }
      }
      cursor = next
      start = end + 1
    }
  }

  /// The place of a range of the body in the file.
  func span(_ range: Range<Int>) -> Span {
    let start = place(of: range.lowerBound)
    return file.span(ByteRange(start, max(start, place(of: range.upperBound))))
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func place(of offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].start <= offset { low = middle } else { high = middle }
    }
    let end = min(block.range.end, file.bytes.count)
    return min(lines[low].place + offset - lines[low].start, end)
  }

  /// The offset after the line ending that follows an offset of the file, at most the end of the block.
  private func lineEnd(after offset: Int) -> Int {
    let end = max(min(block.range.end, file.bytes.count), 0)
    let start = min(offset, end)
    return file.bytes[start..<end].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? end
  }

  private static func place(of line: ArraySlice<UInt8>, in written: ArraySlice<UInt8>) -> Int {
    let whole = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    let text = whole.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let found = written.firstPlace(of: text) else { return written.startIndex }
    return max(written.startIndex, found.lowerBound - (text.startIndex - whole.startIndex))
  }

  private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard text.first == UInt8(ascii: "#") else { return false }
    return text.count == 1 || text.dropFirst().first == UInt8(ascii: " ")
  }
}
