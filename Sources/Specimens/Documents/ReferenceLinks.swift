import Colorimetry
import Files
package import Guide
import Markup
import Plates
import Printing
import TokenValues
package import Tokens

/// Where references in the text of a page lead: to the drawing of their token on the page, or to the token table.
package struct ReferenceLinks: Sendable {
  package let system: DesignSystem
  private let pageURL: String
  /// The tokens and groups that are drawn on the page.
  private let drawn: Set<TokenPath>

  package init(in system: DesignSystem, on pageURL: String, drawn: Set<TokenPath>) {
    self.system = system
    self.pageURL = pageURL
    self.drawn = drawn
  }

  func url(of path: TokenPath) -> String {
    let anchor = "#" + TokenAnchor.id(of: path)
    if drawn.contains(path) { return anchor }
    return RelativePath.link(to: system.url("tokens.html"), from: pageURL) + anchor
  }

  /// The address of what a reference names; nil for a name without a token.
  func url(of reference: TokenReference) -> String? {
    switch reference.target {
    case .token(let path): return url(of: path)
    case .group(let path):
      if drawn.contains(path) { return url(of: path) }
      // A group has no row of its own in the table: its first token has.
      return system.allTokens.tokens.first { $0.path.isInside(path) }.map { url(of: $0.path) }
    case .nothing: return nil
    }
  }

  /// The value of the token that a reference names.
  func value(of reference: TokenReference) -> TokenValue? {
    guard case .token(let path) = reference.target else { return nil }
    return system.allTokens[path]?.value
  }

  /// The different colours of a token in its themes, the default theme's first; none for other tokens.
  func colors(of path: TokenPath) -> [Color] {
    system.themes.themes.compactMap { theme in
      if case .color(let color)? = theme.tokens[path]?.value { color } else { nil }
    }.uniqued()
  }
}
