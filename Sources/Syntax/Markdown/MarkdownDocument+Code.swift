package import Files

/// Where the lines of code blocks are in the file.
extension MarkdownDocument {
  /// Where the content of a code block is, if it is in the file as one piece: neither indented nor quoted. Its lines may
  /// end in `\n` or `\r\n`.
  package func contentRange(of node: Int) -> ByteRange? {
    guard nodes[node].isFenced, let fence = file[nodes[node].range].firstIndex(of: 0x0A) else { return nil }
    var end = fence + 1
    for byte in bytes(nodes[node]) {
      if byte == 0x0A, end < file.bytes.count, file.bytes[end] == 0x0D { end += 1 }
      guard end < file.bytes.count, file.bytes[end] == byte else { return nil }
      end += 1
    }
    return ByteRange(fence + 1, end)
  }

  /// The line that opens a fenced code block.
  package func fence(of node: Int) -> ByteRange? { nodes[node].isFenced ? fileLines(of: node).first : nil }

  /// The lines of a code block, without what quotes and lists put before each and without the fences.
  package func codeLines(of node: Int) -> [ByteRange] {
    let lines = fileLines(of: node).dropFirst(nodes[node].isFenced ? 1 : 0)
    let contents = literal(of: node).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
    return zip(lines, contents).map { line, content in
      ByteRange(max(line.start, line.end - content.count), line.end)
    }
  }

  /// The lines of the file that a block is on, fences included, without the ends of lines.
  package func fileLines(of node: Int) -> [ByteRange] {
    file[nodes[node].range].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      ByteRange(line.startIndex, line.last == UInt8(ascii: "\r") ? line.endIndex - 1 : line.endIndex)
    }
  }
}
