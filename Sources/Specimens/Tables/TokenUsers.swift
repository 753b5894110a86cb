import Files
package import Guide
import Plates
import Printing
import Syntax
import Tokens

/// Who uses each token of a system: other tokens, and the pages whose blocks name it.
package struct TokenUsers {
  private let graphs: [AliasGraph]
  private let pages: [TokenPath: [Page]]

  package init(of system: DesignSystem) {
    graphs = system.themes.themes.map { AliasGraph($0.tokens) }
    var pages: [TokenPath: [Page]] = [:]
    for page in system.sections.flatMap(\.pages) where page.kind == .component {
      for path in Self.tokens(namedOn: page, in: system) { pages[path, default: []].append(page) }
    }
    self.pages = pages
  }

  /// The tokens that refer to one, in any theme, in the author's order.
  func tokens(using path: TokenPath) -> [TokenPath] {
    return graphs.flatMap { $0.directUsers(of: path) }.uniqued()
  }

  /// The component pages whose `tokens` blocks name it.
  func pages(using path: TokenPath) -> [Page] { pages[path] ?? [] }

  func isEmpty(of path: TokenPath) -> Bool { tokens(using: path).isEmpty && pages(using: path).isEmpty }

  private static func tokens(namedOn page: Page, in system: DesignSystem) -> [TokenPath] {
    let document = page.document
    var seen: Set<TokenPath> = []
    var found: [TokenPath] = []
    for node in document.nodes.indices where document[node].kind == .codeBlock {
      guard FencedBlock.name(ofInfo: document.info(of: node)) == TokensSpecimen.info.name else { continue }
      let block = FencedBlock(node, in: document)
      for line in block.lines {
        for token in system.tokens.matching(TokenGlob(line.text)) where seen.insert(token.path).inserted {
          found.append(token.path)
        }
      }
    }
    return found
  }
}
