package import Files
import Printing

/// The way from the plain text of a block back to the file.
extension MarkdownDocument {
  /// Where a part of what `appendPlainText` gives for a block is written, from its first byte to its last.
  ///
  /// A byte that is written as an escape or a character reference lies at the whole of it, and a text whose source reads
  /// otherwise lies at all of its node. Linear in the length of the block.
  ///
  /// - Parameter block: a paragraph, a heading or a cell.
  package func range(ofPlain part: Range<Int>, in block: Int) -> ByteRange {
    var offset = 0
    var start: Int?
    for leaf in block + 1..<max(block + 1, Int(nodes[block].end)) {
      let count: Int
      switch nodes[leaf].kind {
      case .text, .code: count = Int(nodes[leaf].bytes.count)
      case .softBreak, .lineBreak: count = 1
      case .document, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .paragraph, .heading, .thematicBreak, .table,
        .tableRow, .tableCell, .htmlInline, .emphasis, .strong, .strikethrough, .link, .image:
        continue
      }
      if start == nil, part.lowerBound < offset + count { start = place(part.lowerBound - offset, in: leaf).start }
      if let start, part.upperBound <= offset + count {
        let end = part.isEmpty ? start : place(part.upperBound - 1 - offset, in: leaf).end
        return ByteRange(start, max(start, end))
      }
      offset += count
    }
    return ByteRange(start ?? nodes[block].range.end, nodes[block].range.end)
  }

  /// Whether tildes between digits strike a part of a block out: in `14~16px, 52~56px` they are signs of ranges, and what
  /// is left of the text runs numbers together.
  package func strikesNumbers(in block: Int) -> Bool {
    guard file[nodes[block].range].contains(UInt8(ascii: "~")) else { return false }
    return (block..<Int(nodes[block].end)).contains { node in
      guard nodes[node].kind == .strikethrough else { return false }
      let start = Int(nodes[node].range.start)
      let sign = file.bytes[start] == UInt8(ascii: "~") ? start : start - 1
      return sign > 0 && sign + 1 < file.bytes.count && file.bytes[sign] == UInt8(ascii: "~")
        && file.bytes[sign - 1].isDigit && file.bytes[sign + 1].isDigit
    }
  }

  /// The lines of a block's plain text, as the author broke them.
  package func lines(ofPlain block: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var offset = 0
    for leaf in block + 1..<max(block + 1, Int(nodes[block].end)) {
      switch nodes[leaf].kind {
      case .text, .code: offset += Int(nodes[leaf].bytes.count)
      case .softBreak, .lineBreak:
        lines.append(start..<offset)
        offset += 1
        start = offset
      case .document, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .paragraph, .heading, .thematicBreak, .table,
        .tableRow, .tableCell, .htmlInline, .emphasis, .strong, .strikethrough, .link, .image:
        continue
      }
    }
    return lines + [start..<offset]
  }

  /// Where the text of a code span is: without its backticks, and without the blanks that are stripped with them.
  package func innerRange(of node: Int) -> ByteRange {
    let range = nodes[node].range
    guard nodes[node].kind == .code else { return range }
    let ticks = file[range].prefix { $0 == UInt8(ascii: "`") }.count
    let (start, end) = (range.start + ticks, max(range.start + ticks, range.end - ticks))
    let inner = file.bytes[start..<end]
    guard inner.count > 1, let first = inner.first, let last = inner.last, Self.isStripped(first),
      Self.isStripped(last),
      !inner.allSatisfy(Self.isStripped)
    else { return ByteRange(start, end) }
    return ByteRange(start + 1, end - 1)
  }

  private static func isStripped(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Where a byte of a leaf's literal is written.
  private func place(_ index: Int, in leaf: Int) -> ByteRange {
    let node = nodes[leaf]
    guard node.kind == .text || node.kind == .code else { return node.range }
    if node.flags & MarkdownNode.inFile != 0 {
      let start = Int(node.bytes.start) + max(0, index)
      return ByteRange(start, start + 1)
    }
    let source = innerRange(of: leaf)
    let literal = bytes(node)
    var rest = literal
    var at = source.start
    while let step = step(rest, at, source.end, isCode: node.kind == .code) {
      rest = rest.dropFirst(step.literal)
      if rest.startIndex - literal.startIndex > index { return ByteRange(at, at + step.source) }
      at += step.source
    }
    return node.range
  }

  /// How many bytes of the source make how many bytes of a literal; nil where the source reads otherwise.
  private func step(
    _ literal: ArraySlice<UInt8>, _ at: Int, _ end: Int, isCode: Bool
  ) -> (source: Int, literal: Int)? {
    guard at < end, let first = literal.first else { return nil }
    let byte = file.bytes[at]
    let next = at + 1 < end ? file.bytes[at + 1] : 0
    if byte == 0 { return (1, 3) }
    if isCode, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
      // The marks of quotes and the indentation of the next line belong to the break.
      let marks = file.bytes[(at + 1)..<end].prefix { Self.isBeforeContent($0) && $0 != literal.dropFirst().first }
      return (1 + marks.count, 1)
    }
    if byte == UInt8(ascii: "\\"), next == first, first != UInt8(ascii: "\\") || !isCode {
      return !isCode || first == UInt8(ascii: "|") ? (2, 1) : nil
    }
    if byte == UInt8(ascii: "&"), !isCode, let reference = reference(literal, at, end) { return reference }
    return byte == first ? (1, 1) : nil
  }

  private static func isBeforeContent(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ">")
  }

  /// A character reference; nil where the `&` means itself. Some references stand for two characters: then what comes
  /// behind them tells.
  private func reference(_ literal: ArraySlice<UInt8>, _ at: Int, _ end: Int) -> (source: Int, literal: Int)? {
    let name = file.bytes[(at + 1)..<end].prefix(33).prefix {
      $0 == UInt8(ascii: "#") || $0.isDigit || $0.isLetter
    }
    guard !name.isEmpty, name.endIndex < end, file.bytes[name.endIndex] == UInt8(ascii: ";") else { return nil }
    let source = file.bytes[at...name.endIndex]
    guard !literal.starts(with: source) else { return nil }
    let behind = source.endIndex < end ? file.bytes[source.endIndex] : nil
    let first = Self.characterLength(literal)
    let isOne = literal.dropFirst(first).first == behind || behind == UInt8(ascii: "\\") || behind == UInt8(ascii: "&")
    return (source.count, isOne ? first : first + Self.characterLength(literal.dropFirst(first)))
  }

  private static func characterLength(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first else { return 0 }
    return min(bytes.count, first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4)
  }
}
