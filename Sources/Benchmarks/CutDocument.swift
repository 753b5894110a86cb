/// A Markdown document cut at its headings, so that each piece is a complete document of its own.
struct CutDocument {
  /// The front matter with the lines around it; empty if there is none.
  let frontMatter: String
  /// The beginning of the document up to its second heading, then one piece for each heading. Each ends with an empty
  /// line.
  let pieces: [String]

  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.hasSuffix("\r") ? String($0.dropLast()) : String($0)
    }
    let body = Self.frontMatterEnd(lines)
    frontMatter = body == 0 ? "" : lines[..<body].joined(separator: "\n") + "\n\n"
    var starts: [Int] = []
    var block: OpenBlock?
    for index in body..<lines.count {
      if let open = block {
        if open.isClosed(by: lines[index]) { block = nil }
      } else {
        block = OpenBlock(lines[index])
        if Self.isHeading(lines[index]) { starts.append(index) }
      }
    }
    // A heading at the top belongs to the beginning.
    let cuts = [body] + starts.dropFirst() + [lines.count]
    var pieces = zip(cuts, cuts.dropFirst()).map { lines[$0..<$1].joined(separator: "\n") + "\n\n" }
    if let block { pieces[pieces.count - 1] += "\(block.end)\n\n" }
    self.pieces = pieces
  }

  /// The line after the front matter; 0 if there is none.
  private static func frontMatterEnd(_ lines: [String]) -> Int {
    guard lines[0] == "---", let end = lines.dropFirst().firstIndex(of: "---") else { return 0 }
    return end + 1
  }

  private static func isHeading(_ line: String) -> Bool {
    let text = line.drop { $0 == "#" }
    return 1...6 ~= line.count - text.count && (text.isEmpty || text.first == " ")
  }
}

/// A block in which `#` does not begin a heading: fenced code, a comment, or preformatted HTML.
private struct OpenBlock {
  /// The text that closes it.
  let end: String

  /// Nil if the line does not begin such a block, or also ends it.
  init?(_ line: String) {
    let text = line.drop { $0 == " " }
    guard line.count - text.count < 4, let first = text.first else { return nil }
    switch first {
    case "`", "~":
      let fence = text.prefix { $0 == first }
      guard fence.count >= 3, !text.dropFirst(fence.count).contains("`") else { return nil }
      end = String(fence)
    case "<":
      let ends = [("<!--", "-->"), ("<pre", "</pre>"), ("<script", "</script>"), ("<style", "</style>")]
      guard let found = ends.first(where: { text.hasPrefix($0.0) }), !text.contains(found.1) else { return nil }
      end = found.1
    default: return nil
    }
  }

  func isClosed(by line: String) -> Bool {
    guard let mark = end.first, mark != "<", mark != "-" else { return line.contains(end) }
    let text = line.drop { $0 == " " }
    let fence = text.prefix { $0 == mark }
    return fence.count >= end.count && text.dropFirst(fence.count).allSatisfy { $0 == " " || $0 == "\t" }
  }
}
