package import Diagnostics
import Files
package import Guide
import Specimens
import Tokens

/// One page of the site, written by an author or generated.
package enum SitePage: Sendable {
  /// A page that an author wrote.
  case document(Page, DesignSystem)
  /// A system's front page, written or generated.
  case system(DesignSystem)
  /// Every token of a system.
  case tokens(DesignSystem)
  /// What changed in a system from release to release.
  case changes(DesignSystem)
  /// Thumbnails of all components of a system, below an author's text for that address; where no page describes a
  /// component, of those that its tokens describe.
  case components(DesignSystem)
  /// Everything in a system by its name.
  case index(DesignSystem)
  /// The home page with all systems.
  case home(showsPreviews: Bool)
  /// The systems side by side, foundation by foundation.
  case compare
  /// What is wrong with a system.
  case health(Health)
  /// What a rule flags, for a rule that something breaks.
  case rule(Rule)
  case notFound
}

extension SitePage {
  static let homeURL = "index.html"

  /// Its address from the root of the site.
  package var url: String {
    switch self {
    case .document(let page, _): page.url
    case .system(let system): system.url("index.html")
    case .tokens(let system): system.url("tokens.html")
    case .changes(let system): system.url("changes.html")
    case .components(let system): system.componentsURL
    case .index(let system): system.indexURL
    case .home: Self.homeURL
    case .compare: "compare.html"
    case .health(let health): health.system.healthURL
    case .rule(let rule): Self.url(of: rule)
    case .notFound: "404.html"
    }
  }

  /// The author's text for that address.
  var written: Page? {
    switch self {
    case .document(let page, _): page
    case .system(let system): system.overview
    case .components(let system): system.componentsPage
    case .tokens, .changes, .index, .home, .compare, .health, .rule, .notFound: nil
    }
  }

  /// The paths of the files that the page is made of, as far as it has some of its own.
  package var sources: Set<String> {
    if case .tokens(let system) = self {
      return Set(system.themes.themes.flatMap { $0.tokens.tokens.map(\.span.file.path) })
    }
    guard let written else { return [] }
    let styles = [written.stylesheet, system?.sharedStyles].compactMap { $0?.path }
    return Set([written.path] + styles)
  }

  /// Everything a guide's site holds, in the order of its navigation.
  ///
  /// - Parameters:
  ///   - hasChanges: whether there is a page of changes for each design system.
  ///   - health: of the systems that have a page for it.
  package static func all(of guide: Guide, hasChanges: Bool = false, health: [Health] = []) -> [SitePage] {
    let ownsFront = guide.systems.contains { $0.slug.isEmpty }
    var pages: [SitePage] = []
    pages.reserveCapacity(guide.systems.reduce(3) { $0 + $1.pages.count + 5 })
    if !ownsFront { pages.append(.home(showsPreviews: guide.showsPreviewsAtHome)) }
    if !ownsFront, guide.designSystems.count > 1 { pages.append(.compare) }
    for system in guide.systems {
      pages.append(.system(system))
      let indexed = system.componentsSection
      for section in system.sections {
        let index = section.slug == indexed ? system.componentsURL : nil
        if index != nil { pages.append(.components(system)) }
        for page in section.pages where index == nil || page.url != index { pages.append(.document(page, system)) }
      }
      if system.hasTokenBoard { pages.append(.components(system)) }
      if system.hasIndex { pages.append(.index(system)) }
      if system.hasTokens { pages.append(.tokens(system)) }
      if hasChanges, !system.isDocumentation { pages.append(.changes(system)) }
      if let own = health.first(where: { $0.system === system }) { pages.append(.health(own)) }
    }
    var rules: Set<Rule> = []
    for finding in health.flatMap(\.findings) where rules.insert(finding.rule).inserted {
      if guide.url(of: finding.rule) != nil { pages.append(.rule(finding.rule)) }
    }
    pages.append(.notFound)
    return pages
  }
}

extension DesignSystem {
  /// The address of the thumbnails of its components.
  package var componentsURL: String { url(components.count > 1 ? "components/index.html" : "components.html") }

  /// Whether the thumbnails are of components that only tokens describe; not where an author has a page at their
  /// address.
  package var hasTokenBoard: Bool {
    components.isEmpty && componentsPage == nil && describedComponents.paths.count > 1
  }

  /// The address of the list of everything in it.
  package var indexURL: String { url("a-z.html") }

  /// Whether it has such a list: not a page alone, and not where an author has a page at its address.
  package var hasIndex: Bool {
    (pages.count > 1 || hasTokens) && page(at: indexURL) == nil
  }

  /// The section that begins with its thumbnails; nil if a system has fewer than two components.
  var componentsSection: String? {
    guard components.count > 1 else { return nil }
    let own = sections.first { $0.slug == "components" }
    return (own ?? sections.first { $0.pages.contains { $0.kind == .component } })?.slug
  }

  /// The author's page at the address of the thumbnails.
  package var componentsPage: Page? { page(at: componentsURL) }
}
