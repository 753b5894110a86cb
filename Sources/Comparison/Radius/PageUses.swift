import Differences
import Files
import Guide
import Plates
import Printing
import Syntax
import Tokens

/// Which pages of a system name which tokens: in their blocks, in code within their text, in their stylesheets.
struct PageUses {
  private struct Mention {
    /// The page's index in the order of the navigation.
    let page: Int
    /// The number of the mention among all.
    let order: Int
    let block: String
  }

  private let pages: [Page]
  /// What names each token, in the order of the pages; patterns are under every token that they match.
  private var mentions: [TokenPath: [Mention]] = [:]
  private var count = 0
  /// The pages whose stylesheets use a custom property, by its name without the two dashes.
  private var sheets: [String: [Int]] = [:]
  private let tokens: [TokenPath]
  private let known: Set<TokenPath>
  private let set: TokenSet
  /// The tokens that each pattern matches.
  private var matches: [String: [TokenPath]] = [:]

  /// - Parameter former: tokens that the system had.
  init(of system: DesignSystem, and former: [TokenPath]) {
    pages = system.pages
    set = system.tokens
    known = Set(system.themes.themes.flatMap { $0.tokens.tokens.map(\.path) } + former)
    tokens = known.sorted { $0.description < $1.description }
    let shared = system.sharedStylesheet
    for (index, page) in pages.enumerated() {
      let document = page.document
      for node in 0..<document.nodes.count {
        if document[node].kind == .codeBlock { read(document, node, page: index) }
        if document[node].kind == .code {
          let path = TokenPath(document.string(of: node))
          if known.contains(path) { mention(path, "text", page: index) }
        }
      }
      let used = shared?.part(for: Set(page.classes(inBlocks: BlockDrawing.isDrawn).joined())).tokenNames ?? []
      for property in (page.stylesheet.map(Self.properties) ?? []).union(used) {
        sheets[property, default: []].append(index)
      }
    }
  }

  /// The pages that name any of some tokens, in the order of the navigation.
  func uses(of tokens: [TokenPath]) -> [PageUse] {
    var blocks: [Int: [String]] = [:]
    for mention in tokens.flatMap({ mentions[$0] ?? [] }).sorted(by: { $0.order < $1.order })
    where blocks[mention.page]?.contains(mention.block) != true {
      blocks[mention.page, default: []].append(mention.block)
    }
    for token in tokens {
      for page in TokenProperties.names(of: token, set[token]?.type).flatMap({ sheets[$0] ?? [] })
      where blocks[page]?.contains("stylesheet") != true {
        blocks[page, default: []].append("stylesheet")
      }
    }
    return blocks.sorted { $0.key < $1.key }.map { PageUse(page: pages[$0].path, title: pages[$0].title, blocks: $1) }
  }

  private mutating func mention(_ token: TokenPath, _ block: String, page: Int) {
    mentions[token, default: []].append(Mention(page: page, order: count, block: block))
    count += 1
  }

  private mutating func read(_ document: MarkdownDocument, _ node: Int, page: Int) {
    let name = FencedBlock.name(ofInfo: document.info(of: node))
    if name.isEmpty { return }
    // Code names tokens by whole paths: a star in it is a comment, and a word of it any word.
    let isListing = PageBlock.isListing(name)
    let block = FencedBlock(node, in: document)
    for line in block.options.map(\.value) + block.lines.map(\.text) {
      for word in line.split(whereSeparator: { !Self.isPartOfPath($0) }) {
        if isListing, !word.contains(".") { continue }
        for path in paths(
          namedBy: String(word), isWholeLine: word.utf8.count == line.utf8.count, isListing: isListing)
        {
          mention(path, name, page: page)
        }
      }
    }
  }

  /// The tokens that a word of a block names.
  private mutating func paths(namedBy word: String, isWholeLine: Bool, isListing: Bool) -> [TokenPath] {
    let path = TokenPath(word)
    if known.contains(path) { return [path] }
    guard !isListing, word.contains(where: \.isLetter), isWholeLine || word.contains("*") || word.contains(".") else {
      return []
    }
    if let found = matches[word] { return found }
    let glob = TokenGlob(word)
    let found = tokens.filter { glob.matches($0) }
    matches[word] = found
    return found
  }

  private static func isPartOfPath(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._-*$".contains(character)
  }

  private static func properties(in sheet: SourceFile) -> Set<String> {
    let text = String(decoding: sheet.bytes, as: UTF8.self)
    return Set(
      text.split(separator: "var(--").dropFirst().map { part in
        String(part.prefix { $0 != ")" && $0 != "," && !$0.isWhitespace })
      })
  }
}
