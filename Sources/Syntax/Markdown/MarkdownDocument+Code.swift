package import Files

/// A line of a code block.
package struct CodeLine: Sendable {
  /// As it is meant: without the marks of quotes and lists, and the indentation of the block.
  package let text: ArraySlice<UInt8>
  /// Where that stands; from the tab on where a tab was cut in two.
  package let range: ByteRange
}

extension MarkdownDocument {
  /// The lines of a code block's body, without fences and line endings; none for other nodes.
  package func codeLines(of node: Int) -> [CodeLine] {
    guard nodes[node].kind == .codeBlock else { return [] }
    let literal = bytes(nodes[node])
    let end = nodes[node].range.end
    var at = nodes[node].range.start
    if nodes[node].isFenced { at = nextLine(at) }
    var lines: [CodeLine] = []
    var start = literal.startIndex
    while start < literal.endIndex {
      let stop = literal[start...].firstIndex(of: 0x0A) ?? literal.endIndex
      let text = literal[start..<stop]
      let lineEnd = min(end, endOfLine(at))
      lines.append(CodeLine(text: text, range: range(of: text, from: at, to: max(at, lineEnd))))
      at = nextLine(at)
      start = stop < literal.endIndex ? stop + 1 : stop
    }
    return lines
  }

  /// Where the text of a code span stands: without its backticks, and without the blanks that are stripped with them.
  package func innerRange(of node: Int) -> ByteRange {
    let range = nodes[node].range
    guard nodes[node].kind == .code else { return range }
    let source = file[range]
    let ticks = source.prefix { $0 == 0x60 }.count
    var start = range.start + ticks
    var end = max(start, range.end - ticks)
    let inner = file.bytes[start..<end]
    let isPadded = inner.count > 1 && isBlank(inner.first) && isBlank(inner.last) && inner.contains { !isBlank($0) }
    if isPadded {
      start += 1
      end -= 1
    }
    return ByteRange(start, end)
  }

  private func isBlank(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D }

  /// The end of a line is the end of its text; what was stripped stands before it.
  private func range(of text: ArraySlice<UInt8>, from start: Int, to end: Int) -> ByteRange {
    var at = end
    var left = text
    while at > start, let last = left.last, file.bytes[at - 1] == last {
      at -= 1
      left.removeLast()
    }
    if !left.isEmpty, at > start, file.bytes[at - 1] == 0x09 { at -= 1 }
    return ByteRange(at, end)
  }

  private func endOfLine(_ start: Int) -> Int {
    file.bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? file.bytes.count
  }

  private func nextLine(_ start: Int) -> Int {
    let end = endOfLine(start)
    guard end < file.bytes.count else { return end }
    let isPair = file.bytes[end] == 0x0D && end + 1 < file.bytes.count && file.bytes[end + 1] == 0x0A
    return end + (isPair ? 2 : 1)
  }
}
