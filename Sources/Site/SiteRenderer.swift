package import Files
package import Guide
import Markup

/// Turns a guide into the files of its site: first each page's view, on its own and in any order, then the layouts
/// those views need, each rendered once, and last each page's bytes.
package struct SiteRenderer: Sendable {
  package let pages: [SitePage]
  let guide: Guide
  let links: LinkIndex
  /// Whether values in running text are drawn where they stand.
  let drawsPlainValues: Bool
  /// By system, the order in which its pages are read.
  let orders: [String: PageOrder]
  private let templates: TemplateLibrary
  private let navigation: [NavigationKey: Navigation]

  private struct NavigationKey: Hashable {
    let system: String
    let folder: String
  }

  /// - Parameter drawsPlainValues: for documents without settings and tokens.
  package init(_ guide: Guide, templates: TemplateLibrary, drawsPlainValues: Bool) {
    self.guide = guide
    self.templates = templates
    self.drawsPlainValues = drawsPlainValues
    links = LinkIndex(guide)
    pages = SitePage.all(of: guide)
    orders = Dictionary(guide.systems.map { ($0.slug, PageOrder($0)) }) { first, _ in first }
    var navigation: [NavigationKey: Navigation] = [:]
    for page in pages {
      guard let system = page.system, Navigation.isNeeded(for: system) else { continue }
      let key = NavigationKey(system: system.slug, folder: RelativePath.folder(of: page.url))
      if navigation[key] == nil { navigation[key] = Navigation(system, of: guide, folder: key.folder) }
    }
    self.navigation = navigation
  }

  /// A page's layout and what goes into it, and what was found while drawing it.
  package func view(_ page: SitePage) -> PageView {
    var view =
      switch page {
      case .document(let page, let system): documentView(page, system)
      case .system(let system): systemView(system)
      case .tokens(let system): tokensView(system)
      case .home: homeView()
      case .notFound: notFoundView()
      }
    view.slots[.root] = Array(RelativePath.link(to: "", from: page.url).utf8)
    view.slots.set(.language, "en")
    if let system = page.system {
      let key = NavigationKey(system: system.slug, folder: RelativePath.folder(of: page.url))
      view.slots[.navigation] = navigation[key]?.bytes(current: page.url)
      view.slots.set(.identity, Identity.declarations(of: system))
    }
    return view
  }

  /// The layouts that views need.
  package func shells(for views: [PageView]) -> Shells {
    Shells(Set(views.map(\.key)), templates)
  }

  /// The files that are no pages: styles, scripts and a project's own.
  package var assets: [Artifact] { templates.assets }
}

extension SitePage {
  /// The system whose navigation and colour a page has around it.
  var system: DesignSystem? {
    switch self {
    case .document(_, let system), .system(let system), .tokens(let system): system
    case .home, .notFound: nil
    }
  }
}
