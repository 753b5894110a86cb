package import Colorimetry
package import Guide
import Tokens

/// The addresses of what stands beside a page.
extension SitePage {
  /// The title of the comparison, and the text of links to it.
  package static let compareTitle = "Compare systems"

  /// The same page as Markdown; nil for the page of a missing address, for findings, which `check` prints as text, and for
  /// changes, which are pictures of values.
  package var twinURL: String? {
    switch self {
    case .notFound, .changes, .health, .rule: nil
    case .document, .system, .tokens, .components, .home, .compare: Self.twinURL(of: url)
    }
  }

  /// The Markdown of the page at an address.
  package static func twinURL(of url: String) -> String { String(url.dropLast(".html".count)) + ".md" }

  /// The data of a component's page; nil for any other page.
  package var specURL: String? {
    guard case .document(let page, _) = self, page.kind == .component else { return nil }
    return String(page.url.dropLast(".html".count)) + ".spec.json"
  }

  /// The stylesheet of the previews on the page; nil if it has none.
  package var previewSheetURL: String? {
    let shows =
      switch self {
      case .document(let page, _): page.mayShowPreviews
      case .system(let system): system.overview?.mayShowPreviews ?? false
      case .components(let system):
        system.components.contains(where: \.mayShowPreviews) || system.componentsPage?.mayShowPreviews ?? false
      case .tokens, .changes, .home, .compare, .health, .rule, .notFound: false
      }
    return shows ? String(url.dropLast(".html".count)) + ".preview.css" : nil
  }

  /// Whether search engines are told of it.
  package var isListed: Bool { if case .notFound = self { false } else { true } }
}

extension DesignSystem {
  /// The picture that other sites show beside a link to the system.
  package var imageURL: String { url("social.png") }

  /// The colours that need no ground to be seen, of those that it is recognised by.
  package var identityColors: [Color] {
    identityTokens.compactMap { if case .color(let color) = $0.value, color.opacity == 1 { color } else { nil } }
  }

  /// The tokens of the colours that it is recognised by: those its settings name, or else its first ones.
  var identityTokens: [Token] {
    var seen: Set<TokenPath> = []
    let named = settings.identity.flatMap { tokens.matching($0) }
    let colours =
      named.isEmpty ? Array(tokens.tokens.filter { $0.type == .color && $0.aliases.isEmpty }.prefix(5)) : named
    return Array(colours.filter { $0.type == .color && seen.insert($0.path).inserted }.prefix(8))
  }
}
