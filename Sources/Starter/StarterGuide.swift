package import Tokens

/// Writes the guide of a system of which there are only tokens: its settings and its pages, in Markdown with the blocks
/// that an author would use.
///
/// A pure function of the resolved tokens. What a token is for is told by its type first, and then by the words of its
/// path; nothing is written that the tokens do not say.
package enum StarterGuide {
  /// The files of a system, from its folder.
  ///
  /// - Parameters:
  ///   - name: what the system is called if its resolver does not say.
  ///   - shown: the tokens that other pages show.
  package static func files(
    of themes: TokenThemes, name: String, besides shown: Set<TokenPath> = []
  ) -> [StarterFile] {
    let stock = TokenStock(themes, besides: shown)
    guard !stock.tokens.isEmpty else { return [] }
    let roles = ColourRoles(stock)
    var pages: [StarterPage] = []
    if let page = ThemesPage.page(of: themes) { pages.append(page) }
    for foundation in Foundation.allCases {
      pages += FoundationPages.pages(of: foundation, stock)
      if foundation == .colour, let page = ContrastPage.page(of: roles, stock) { pages.append(page) }
    }
    pages += ComponentPages.pages(of: stock)
    let title = themes.title ?? name
    let numbered = pages.enumerated().map { $1.file(order: $0 + 1) }
    return [SystemFile.file(title: title, of: themes, stock, roles)]
      + [FrontPage.file(title: title, summary: themes.summary, pages)] + numbered
  }
}
