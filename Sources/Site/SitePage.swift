package import Guide
import Tokens

/// One thing the site holds: a page of the guide, or one that Specimen makes of it.
package enum SitePage: Sendable {
  /// A page an author wrote.
  case document(Page, DesignSystem)
  /// A system's front page, written or not.
  case system(DesignSystem)
  /// Every token of a system.
  case tokens(DesignSystem)
  /// The wall of systems.
  case home
  case notFound
}

extension SitePage {
  /// Its address from the root of the site.
  package var url: String {
    switch self {
    case .document(let page, _): page.url
    case .system(let system): system.url("index.html")
    case .tokens(let system): system.url("tokens.html")
    case .home: "index.html"
    case .notFound: "404.html"
    }
  }

  /// Everything a guide's site holds, in the order of its navigation.
  static func all(of guide: Guide) -> [SitePage] {
    let ownsFront = guide.systems.contains { $0.slug.isEmpty }
    var pages: [SitePage] = ownsFront ? [] : [.home]
    for system in guide.systems {
      pages.append(.system(system))
      pages += system.sections.flatMap(\.pages).map { .document($0, system) }
      if !system.tokens.tokens.isEmpty { pages.append(.tokens(system)) }
    }
    return pages + [.notFound]
  }
}
