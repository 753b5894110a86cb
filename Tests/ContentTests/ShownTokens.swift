import Tokens

/// The tokens a page shows: those its specimens name and those in its code spans.
///
/// Lines of a fenced block count up to their caption. Blocks that hold markup or a diagram name no tokens.
struct ShownTokens {
  private let globs: [TokenGlob]

  init(_ markdown: String) {
    var words: Set<String> = []
    var block: Substring?
    for line in markdown.split(separator: "\n") {
      if line.hasPrefix("```") {
        block = block == nil ? line.dropFirst(3).prefix { $0 != " " } : nil
      } else if let block {
        if Self.withoutTokens.contains(block) { continue }
        let named = line.firstRange(of: " | ").map { line[..<$0.lowerBound] } ?? line
        words.formUnion(named.split(separator: " ").map(String.init))
      } else {
        let pieces = line.split(separator: "`", omittingEmptySubsequences: false)
        words.formUnion(pieces.indices.filter { $0 % 2 == 1 }.map { String(pieces[$0]) })
      }
    }
    globs = words.sorted().map { TokenGlob($0) }
  }

  func contains(_ path: TokenPath) -> Bool { globs.contains { $0.matches(path) } }

  private static let withoutTokens: Set<Substring> = ["preview", "states", "anatomy", "mermaid", "frame", "do-dont"]
}
