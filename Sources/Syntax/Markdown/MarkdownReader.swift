package import Diagnostics
package import Files

/// Reads Markdown: CommonMark through libcmark, and GitHub's additions over its tree.
package enum MarkdownReader {
  /// Reads a file; whatever is in it, a document comes out.
  package static func read(_ file: SourceFile, into diagnostics: inout Diagnostics) -> MarkdownDocument {
    let made = TreeCopy.copy(file, body: ByteRange(0, file.bytes.count))
    var nodes = made.nodes
    let headings = headings(&nodes, file: file, pool: made.pool)
    return MarkdownDocument(file: file, frontMatter: nil, nodes: nodes, headings: headings, pool: made.pool)
  }

  /// Gives every heading its id.
  private static func headings(_ nodes: inout [MarkdownNode], file: SourceFile, pool: [UInt8]) -> [Heading] {
    let draft = MarkdownDocument(file: file, frontMatter: nil, nodes: nodes, headings: [], pool: pool)
    let found = nodes.indices.filter { nodes[$0].kind == .heading }
    let titles = found.map { draft.plainText(of: $0) }
    let ids = Slugs.ids(for: titles)
    return found.indices.map { number in
      let node = found[number]
      nodes[node].extra = Int32(number)
      return Heading(
        level: nodes[node].level, id: ids[number], text: titles[number], range: nodes[node].range, node: node)
    }
  }
}
