import Files

/// The link reference definitions of a document: what stands between its blocks, for libcmark takes them away.
enum LinkDefinitions {
  /// All definitions in order, each on lines of its own, without what stood before it.
  static func all(_ source: SourceText, _ nodes: [MarkdownNode]) -> [UInt8] {
    var out: [UInt8] = [UInt8(ascii: "\n")]
    var at = source.start
    for node in nodes where isLeaf(node.kind) {
      collect(source, from: at, to: node.range.start, into: &out)
      at = max(at, node.range.end)
    }
    collect(source, from: at, to: source.end, into: &out)
    return out
  }

  private static func isLeaf(_ kind: MarkdownNode.Kind) -> Bool {
    switch kind {
    case .paragraph, .heading, .codeBlock, .htmlBlock, .thematicBreak, .table: true
    case .document, .blockQuote, .list, .item, .tableRow, .tableCell, .text, .softBreak, .lineBreak, .code,
      .htmlInline, .emphasis, .strong, .strikethrough, .link, .image:
      false
    }
  }

  private static func collect(_ source: SourceText, from start: Int, to end: Int, into out: inout [UInt8]) {
    guard start < end, source.written.contains(UInt8(ascii: "["), in: start..<end) else { return }
    let scanner = LinkScanner(text: source.written, limit: end)
    var at = start
    while at < end {
      let open = content(source.written, at, end)
      if open < end, source.written[open] == UInt8(ascii: "["), let after = scanner.definition(open) {
        append(source.written, from: open, to: after, into: &out)
        at = after
        continue
      }
      while at < end, source.written[at] != UInt8(ascii: "\n"), source.written[at] != UInt8(ascii: "\r") { at += 1 }
      at = max(at + 1, Prefix.newline(source.written, at, end))
    }
  }

  /// After the blanks and markers that begin a line.
  private static func content(_ text: Bytes, _ line: Int, _ end: Int) -> Int {
    var at = line
    while at < end {
      let after = text[at].isBlank ? at + 1 : Prefix.marker(text, at, end)
      if after == at { break }
      at = after
    }
    return at
  }

  private static func append(_ text: Bytes, from start: Int, to end: Int, into out: inout [UInt8]) {
    var at = start
    while at < end {
      let next = Prefix.newline(text, at, end)
      if next > at {
        out.append(UInt8(ascii: "\n"))
        at = Prefix.skip(text, next, end)
      } else {
        out.append(text[at])
        at += 1
      }
    }
    if out.last != UInt8(ascii: "\n") { out.append(UInt8(ascii: "\n")) }
  }
}
