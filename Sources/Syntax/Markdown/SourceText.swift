import CCmark
import Files

/// A view of the text that is parsed, and of where its lines begin.
struct SourceText {
  /// What is parsed: the file, but for addresses whose markup is hidden from libcmark.
  let bytes: Bytes
  /// What is written in the file, at the same offsets.
  let written: Bytes
  /// The first byte that is Markdown: after a byte order mark and front matter.
  let start: Int
  let end: Int
  /// Of every line, the offset of its first byte.
  let starts: [Int32]

  /// The offset of the first byte of a line, from 1 as libcmark counts; the end for lines past it.
  func start(ofLine line: Int) -> Int {
    line - 1 < starts.count ? Int(starts[max(0, line - 1)]) : end
  }

  /// The offset after the last byte of a line, its line ending left out.
  func end(ofLine line: Int) -> Int {
    var offset = start(ofLine: line + 1)
    let low = start(ofLine: line)
    while offset > low, bytes[offset - 1].isLineEnd { offset -= 1 }
    return offset
  }

  /// The line, from 1, that an offset lies in.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Before the spaces and tabs that end a line or a block.
  func trimmedEnd(_ end: Int, from start: Int) -> Int {
    var end = end
    while end > start, bytes[end - 1].isMarkdownSpace { end -= 1 }
    return end
  }

  // MARK: libcmark's nodes

  /// Where a block begins.
  func start(of node: OpaquePointer) -> Int {
    let line = start(ofLine: Int(cmark_node_get_start_line(node)))
    return min(end, line + max(0, Int(cmark_node_get_start_column(node)) - 1))
  }

  /// From where a block begins to the end of that line.
  func line(of node: OpaquePointer) -> ByteRange {
    let start = start(of: node)
    return ByteRange(start, trimmedEnd(end(ofLine: Int(cmark_node_get_start_line(node))), from: start))
  }
}
