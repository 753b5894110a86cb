package import Diagnostics
package import Files
import Printing

/// Reads Markdown: CommonMark through libcmark, and GitHub's additions over its tree.
package enum MarkdownReader {
  /// Longer files are read up to here; no document by hand comes near.
  package static let longest = 16 << 20
  /// How often a text is read: again where libcmark must be shown less of it.
  ///
  /// Each reading gets further; what is left after the last is as libcmark reads it.
  private static let mostReadings = 8

  /// Reads a file; whatever is in it, a document comes out.
  ///
  /// Front matter that cannot be read, files that are too long and lines that nest too deeply are reported.
  package static func read(_ file: SourceFile, into diagnostics: inout Diagnostics) -> MarkdownDocument {
    let frontMatter = FrontMatterReader.read(file, into: &diagnostics)
    let start = bodyStart(file, after: frontMatter)
    let end = readableEnd(file, from: start, into: &diagnostics)
    var reading = Reading(file: file, start: start, end: end)
    var readings = 1
    while !reading.run(mayHide: readings < mostReadings) { readings += 1 }
    if let cut = reading.cut { reportNesting(file, at: cut, into: &diagnostics) }
    let headings = headings(&reading.tree, file: file)
    return MarkdownDocument(
      file: file, frontMatter: frontMatter, nodes: exact(reading.tree.nodes), headings: headings,
      pool: exact(reading.tree.pool))
  }

  /// Reads a part of a file that is Markdown by itself, such as the body of a fenced block; places are those of the file.
  package static func read(_ part: ByteRange, of file: SourceFile) -> MarkdownDocument {
    var reading = Reading(file: file, start: part.start, end: min(part.end, part.start + longest))
    var readings = 1
    while !reading.run(mayHide: readings < mostReadings) { readings += 1 }
    let headings = headings(&reading.tree, file: file)
    return MarkdownDocument(
      file: file, frontMatter: nil, nodes: exact(reading.tree.nodes), headings: headings,
      pool: exact(reading.tree.pool))
  }

  /// Without the room an array was given to grow: documents are kept to the end of a build.
  private static func exact<Element>(_ array: [Element]) -> [Element] {
    var exact: [Element] = []
    exact.reserveCapacity(array.count)
    exact.append(contentsOf: array)
    return exact
  }

  /// After a byte order mark, and after front matter and its line ending.
  private static func bodyStart(_ file: SourceFile, after frontMatter: FrontMatter?) -> Int {
    let start = file.bytes.withBytes { bytes in
      frontMatter.map { Prefix.newline(bytes, $0.range.end, bytes.count) } ?? 0
    }
    return file.bytes[start...].starts(with: "\u{FEFF}") ? start + 3 : start
  }

  private static func readableEnd(_ file: SourceFile, from start: Int, into diagnostics: inout Diagnostics) -> Int {
    guard file.bytes.count > longest else { return file.bytes.count }
    let end = file.bytes[..<longest].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? longest
    diagnostics.report(
      .documentTooLong, "\(file.bytes.count) bytes of Markdown in one file, of which \(longest) are read",
      at: file.span(ByteRange(max(start, end), max(start, end))),
      why: "everything after this line is missing from the page",
      fix: "split the document into several files")
    return max(start, end)
  }

  private static func reportNesting(_ file: SourceFile, at offset: Int, into diagnostics: inout Diagnostics) {
    diagnostics.report(
      .nestedTooDeep, "quotes, lists or brackets are nested more than \(TreeCopy.deepest) levels deep",
      at: file.span(ByteRange(offset, offset)), why: "everything from this line on is missing from the page",
      fix: "write fewer `>`, list markers or `![` here, or separate them with blank lines")
  }

  /// Gives every heading its id.
  private static func headings(_ tree: inout TreeBuilder, file: SourceFile) -> [Heading] {
    if tree.headings.isEmpty { return [] }
    var text: [UInt8] = []
    let titles = tree.headings.map { node in
      text.removeAll(keepingCapacity: true)
      PlainText.append(node, tree.nodes, file, tree.pool, to: &text)
      return String(decoding: text, as: UTF8.self)
    }
    let ids = Slugs.ids(for: titles)
    return tree.headings.indices.map { number in
      let node = tree.headings[number]
      tree.nodes[node].extra = Int32(number)
      let made = tree.nodes[node]
      let text = unbadged(node, tree, file) ?? titles[number]
      return Heading(level: made.level, id: ids[number], text: text, range: made.range, node: node)
    }
  }

  /// The text of a heading without badges, which are pictures that lead somewhere; nil if it has none, or nothing else.
  private static func unbadged(_ heading: Int, _ tree: TreeBuilder, _ file: SourceFile) -> String? {
    var text: [UInt8] = []
    var hasBadges = false
    for child in MarkdownChildren(nodes: tree.nodes, index: heading + 1, end: Int(tree.nodes[heading].end)) {
      let isBadge =
        tree.nodes[child].kind == .link && Int(tree.nodes[child].end) > child + 1
        && tree.nodes[child + 1].kind == .image && tree.nodes[child + 1].end == tree.nodes[child].end
      hasBadges = hasBadges || isBadge
      if !isBadge { PlainText.append(child, tree.nodes, file, tree.pool, to: &text) }
    }
    let words = text.split(separator: UInt8(ascii: " "))
    return hasBadges && !words.isEmpty ? words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ") : nil
  }
}

/// One text being read, again where libcmark must be shown less of it.
private struct Reading {
  let file: SourceFile
  let start: Int
  /// How far the text is read: to its end, or to where it nests too deeply.
  private(set) var end: Int
  var tree = TreeBuilder(expecting: 0)
  /// Where the text was cut because of its nesting.
  private(set) var cut: Int?
  private var masks = Masks()

  init(file: SourceFile, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// Reads the text; false where it has to be read once more.
  mutating func run(mayHide: Bool) -> Bool {
    guard start < end else {
      tree.nodes = [MarkdownNode(.document, ByteRange(start, end), parent: -1, end: 1)]
      return true
    }
    guard !masks.isEmpty else { return file.bytes.withBytes { read(blocks: $0, bytes: $0, written: $0, mayHide) } }
    var bytes = file.bytes
    masks.hideAddresses(in: &bytes)
    var blocks = bytes
    masks.hideBlocks(in: &blocks)
    return file.bytes.withBytes { written in
      bytes.withBytes { bytes in blocks.withBytes { read(blocks: $0, bytes: bytes, written: written, mayHide) } }
    }
  }

  private mutating func read(blocks: Bytes, bytes: Bytes, written: Bytes, _ mayHide: Bool) -> Bool {
    let lines = LineTable(written, from: start, to: end)
    if lines.isCut { (end, cut) = (lines.end, lines.end) }
    let source = SourceText(bytes: bytes, written: written, start: start, end: end, starts: lines.starts)
    var copy = TreeCopy(source, lines, masks: masks, mayHide: mayHide)
    copy.run(blocks)
    if let line = copy.tooDeep {
      (end, cut) = (source.start(ofLine: line), source.start(ofLine: line))
      return false
    }
    masks.add(copy.more)
    tree = copy.tree
    return copy.more.isEmpty
  }
}
