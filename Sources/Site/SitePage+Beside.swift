package import Colorimetry
package import Guide
package import TokenValues
import Tokens

/// The addresses of what is beside a page.
extension SitePage {
  /// The title of the comparison, and the text of links to it.
  package static let compareTitle = "Compare systems"

  /// The same page as Markdown; nil for the page of a missing address, and for changes, which are pictures of values.
  package var twinURL: String? {
    switch self {
    case .notFound, .changes: nil
    case .document, .system, .tokens, .components, .home, .compare, .health, .rule, .index: Self.twinURL(of: url)
    }
  }

  /// Whether it only lists what other pages say.
  package var isList: Bool {
    if case .index = self { true } else { false }
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
      case .home(let shows): shows
      case .tokens, .changes, .index, .compare, .health, .rule, .notFound: false
      }
    return shows ? String(url.dropLast(".html".count)) + ".preview.css" : nil
  }

  /// Whether search engines are told of it.
  package var isListed: Bool { if case .notFound = self { false } else { true } }
}

extension Guide {
  /// More systems than these are shown small on the home page, several in a row and without a component each.
  static let mostShownLarge = 8

  /// Whether the home page shows a component of each system.
  var showsPreviewsAtHome: Bool {
    designSystems.count <= Self.mostShownLarge && designSystems.contains { $0.pages.contains(where: \.mayShowPreviews) }
  }
}

extension DesignSystem {
  /// The picture that other sites show beside a link to the system.
  package var imageURL: String { url("social.png") }

  /// The colours that need no ground to be seen, of those that it is recognised by; documentation has none.
  package var identityColors: [Color] {
    isDocumentation ? [] : identityTokens.compactMap { $0.isNotGiven ? nil : $0.value.opaque }
  }

  /// The tokens of the colours that it is recognised by: those its settings name, or else those that tell most.
  var identityTokens: [Token] {
    var seen: Set<TokenPath> = []
    let named = settings.identity.flatMap { tokens.matching($0) }
    let colours = named.isEmpty ? tellingColors : named
    return Array(colours.filter { $0.type == .color && seen.insert($0.path).inserted }.prefix(8))
  }

  /// So many colours are looked at, and so many taken.
  private static let mostLookedAt = 200
  private static let mostTelling = 6
  /// Colours that are nearer to each other than this, by ΔE2000, tell nothing new.
  private static let leastDifference = 15.0
  /// Colours with less chroma in OKLCH are greys.
  private static let leastChroma = 0.04

  /// The brand, what text is on, then colours that differ from these, before greys that do.
  private var tellingColors: [Token] {
    let own = tokens.tokens.filter { token in
      token.aliases.isEmpty && !token.isNotGiven && token.value.opaque != nil
    }.prefix(Self.mostLookedAt)
    let first = [settings.brand.flatMap { tokens[$0] }, settings.surfaces.first.flatMap { tokens.matching($0).first }]
    var taken: [(token: Token, color: Color)] = []
    func take(_ token: Token, _ least: Double) {
      guard taken.count < Self.mostTelling, let color = token.value.opaque else { return }
      if taken.allSatisfy({ ColorDifference.e2000($0.color, color) >= least }) { taken.append((token, color)) }
    }
    for token in first { if let token { take(token, 1) } }
    let (vivid, grey) = (own.filter { $0.isVivid(Self.leastChroma) }, own.filter { !$0.isVivid(Self.leastChroma) })
    for token in vivid { take(token, Self.leastDifference) }
    for token in grey { take(token, Self.leastDifference) }
    return taken.map(\.token)
  }
}

extension TokenValue {
  /// A colour that needs no ground to be seen.
  package var opaque: Color? {
    if case .color(let color) = self, color.opacity == 1 { color } else { nil }
  }
}

extension Token {
  fileprivate func isVivid(_ least: Double) -> Bool {
    value.opaque?.converted(to: .oklch).c2.map { $0 >= least } ?? false
  }
}
