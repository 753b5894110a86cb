package import Diagnostics
package import Files

/// Reads Markdown: CommonMark through libcmark, and GitHub's additions over its tree.
package enum MarkdownReader {
  /// Longer files are read up to here; no document by hand comes near.
  package static let longest = 16 << 20
  /// How often a text is read again because GitHub parts its blocks where libcmark does not.
  private static let mostReadings = 6

  /// Reads a file; whatever is in it, a document comes out.
  ///
  /// Front matter that cannot be read, files that are too long and lines that nest too deeply are reported.
  package static func read(_ file: SourceFile, into diagnostics: inout Diagnostics) -> MarkdownDocument {
    let frontMatter = FrontMatterReader.read(file, into: &diagnostics)
    let start = bodyStart(file, after: frontMatter)
    let end = readableEnd(file, from: start, into: &diagnostics)
    var reading = Reading(file: file, start: start, end: end)
    var readings = 0
    repeat {
      reading.run()
      readings += 1
    } while reading.isToBeRepeated && readings < mostReadings && reading.accept()
    if let cut = reading.cut { reportNesting(file, at: cut, into: &diagnostics) }
    let headings = headings(&reading.tree, file: file)
    return MarkdownDocument(
      file: file, frontMatter: frontMatter, nodes: exact(reading.tree.nodes), headings: headings,
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
    let bytes = file.bytes
    var start = frontMatter?.range.end ?? 0
    if start > 0, start < bytes.count, bytes[start] == 0x0D { start += 1 }
    if start > 0, start < bytes.count, bytes[start] == 0x0A { start += 1 }
    return bytes[start...].starts(with: [0xEF, 0xBB, 0xBF]) ? start + 3 : start
  }

  private static func readableEnd(_ file: SourceFile, from start: Int, into diagnostics: inout Diagnostics) -> Int {
    guard file.bytes.count > longest else { return file.bytes.count }
    let end = file.bytes[..<longest].lastIndex(of: 0x0A).map { $0 + 1 } ?? longest
    diagnostics.report(
      .documentTooLong, "\(file.bytes.count) bytes of Markdown in one file, of which \(longest) are read",
      at: file.span(ByteRange(max(start, end), max(start, end))),
      why: "everything behind this line is missing from the page",
      fix: "part the document into several files")
    return max(start, end)
  }

  private static func reportNesting(_ file: SourceFile, at offset: Int, into diagnostics: inout Diagnostics) {
    diagnostics.report(
      .nestedTooDeeply, "quotes, lists or brackets stand inside each other, more than \(LineTable.deepest) deep",
      at: file.span(ByteRange(offset, offset)), why: "everything from this line on is missing from the page",
      fix: "write fewer `>`, list markers or `![` here, or part them by blank lines")
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
      return Heading(level: made.level, id: ids[number], text: titles[number], range: made.range, node: node)
    }
  }
}

/// One text being read, again where what was found asks for changes to it.
private struct Reading {
  let file: SourceFile
  let start: Int
  let end: Int
  var tree = TreeBuilder(expecting: 0)
  /// Where the text was cut because of its nesting.
  private(set) var cut: Int?
  private var patches = Patches()
  private var wanted: [Patch] = []

  init(file: SourceFile, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = end
  }

  var isToBeRepeated: Bool { !wanted.isEmpty }

  /// Takes over the changes asked for; false where there is nothing new among them.
  mutating func accept() -> Bool { patches.add(wanted) }

  mutating func run() {
    if patches.isEmpty {
      file.bytes.withUnsafeBufferPointer { read($0, to: end) }
    } else {
      let bytes = patches.applied(to: file.bytes, end: end)
      bytes.withUnsafeBufferPointer { read($0, to: bytes.count) }
      for index in tree.nodes.indices {
        let range = tree.nodes[index].range
        tree.nodes[index].range = ByteRange(patches.original(range.start), patches.original(range.end))
      }
    }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, to end: Int) {
    guard let base = bytes.baseAddress, start < end else {
      tree = TreeBuilder(expecting: 0)
      tree.nodes = [MarkdownNode(.document, ByteRange(start, max(start, end)), parent: -1, end: 1)]
      return
    }
    let lines = LineTable(base, from: start, to: end)
    lines.starts.withUnsafeBufferPointer { starts in
      let source = SourceText(base: base, start: start, end: lines.end, starts: starts)
      var copy = TreeCopy(source, lines, origin: Origin(patches: patches))
      copy.run()
      tree = copy.tree
      wanted = copy.patches
    }
    cut = lines.isCut ? patches.original(lines.end) : nil
  }
}
