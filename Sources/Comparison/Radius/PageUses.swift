import Files
import Guide
import Plates
import Printing
import Syntax
import Tokens

/// Which pages of a system name which tokens: in their blocks, in code within their text, in their stylesheets.
struct PageUses {
  private struct Mentions {
    let page: Page
    /// Single tokens, by the block that names them.
    var paths: [TokenPath: [String]] = [:]
    /// Patterns and groups, by the block that names them.
    var globs: [(glob: TokenGlob, block: String)] = []
    /// Custom properties of the stylesheet, without their two dashes.
    var properties: Set<String> = []
  }

  private let pages: [Mentions]

  init(of system: DesignSystem) {
    let known = Set(system.themes.themes.flatMap { $0.tokens.tokens.map(\.path) })
    pages = system.pages.map { page in
      var mentions = Mentions(page: page)
      let document = page.document
      for node in 0..<document.nodes.count {
        if document[node].kind == .codeBlock { Self.read(document, node, known, into: &mentions) }
        if document[node].kind == .code {
          let path = TokenPath(document.string(of: node))
          if known.contains(path) { mentions.paths[path, default: []].append("text") }
        }
      }
      if let sheet = page.stylesheet { mentions.properties = Self.properties(in: sheet) }
      return mentions
    }
  }

  /// The pages that name any of some tokens, in the order of the navigation.
  func uses(of tokens: [TokenPath]) -> [PageUse] {
    let dashed = tokens.map { String($0.description.map { $0 == "." ? "-" : $0 }) }
    return pages.compactMap { mentions in
      var blocks: [String] = []
      for token in tokens { blocks += mentions.paths[token] ?? [] }
      for (glob, block) in mentions.globs where tokens.contains(where: { glob.matches($0) }) { blocks.append(block) }
      if !mentions.properties.isEmpty, dashed.contains(where: { mentions.properties.contains($0) }) {
        blocks.append("stylesheet")
      }
      guard !blocks.isEmpty else { return nil }
      var seen: Set<String> = []
      return PageUse(
        page: mentions.page.path, title: mentions.page.title, blocks: blocks.filter { seen.insert($0).inserted })
    }
  }

  private static func read(
    _ document: MarkdownDocument, _ node: Int, _ known: Set<TokenPath>, into mentions: inout Mentions
  ) {
    let info = document.info(of: node)
    let name = FencedBlock.name(ofInfo: info)
    if name.isEmpty { return }
    let block = FencedBlock(info: info, body: document.string(of: node), span: document.span(of: node))
    for line in block.options.map(\.value) + block.lines.map(\.text) {
      for word in line.split(whereSeparator: { !isPartOfPath($0) }) {
        let path = TokenPath(String(word))
        if known.contains(path) {
          mentions.paths[path, default: []].append(name)
        } else if word.contains("*") || word.contains(".") || word.count == line.count {
          mentions.globs.append((TokenGlob(String(word)), name))
        }
      }
    }
  }

  private static func isPartOfPath(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._-*$".contains(character)
  }

  private static func properties(in sheet: SourceFile) -> Set<String> {
    let text = String(decoding: sheet.bytes, as: UTF8.self)
    return Set(
      text.split(separator: "var(--").dropFirst().map {
        String($0.prefix { $0 != ")" && $0 != "," && !$0.isWhitespace })
      })
  }
}
