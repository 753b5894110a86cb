package import Diagnostics
package import Files
package import Guide
import Markup

/// Turns a guide into the files of its site: first what stands around each page, then the layouts those views need,
/// each rendered once, and last each page on its own, in any order.
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
  /// By system, the declarations that set its brand colour.
  private let identities: [String: String?]

  private struct NavigationKey: Hashable {
    let system: String
    let folder: String
  }

  /// - Parameters:
  ///   - drawsPlainValues: for documents without settings and tokens.
  ///   - files: the paths of `LinkedFiles` that stand in the site.
  package init(_ guide: Guide, templates: TemplateLibrary, drawsPlainValues: Bool, files: Set<String> = []) {
    self.guide = guide
    self.templates = templates
    self.drawsPlainValues = drawsPlainValues
    links = LinkIndex(guide, files: files)
    pages = SitePage.all(of: guide)
    orders = Dictionary(guide.systems.map { ($0.slug, PageOrder($0)) }) { first, _ in first }
    identities = Dictionary(guide.systems.map { ($0.slug, Identity.declarations(of: $0)) }) { first, _ in first }
    let navigated = Set(guide.systems.filter(Navigation.isNeeded).map(\.slug))
    var navigation: [NavigationKey: Navigation] = [:]
    for page in pages {
      guard let system = page.system, navigated.contains(system.slug) else { continue }
      let key = NavigationKey(system: system.slug, folder: RelativePath.folder(of: page.url))
      if navigation[key] == nil { navigation[key] = Navigation(system, of: guide, folder: key.folder) }
    }
    self.navigation = navigation
  }

  /// A page's layout and what stands around its text; quick, and small to keep.
  package func view(_ page: SitePage) -> PageView {
    var view =
      switch page {
      case .document(let page, let system): documentView(page, system)
      case .system(let system): systemView(system)
      case .tokens(let system): tokensView(system)
      case .components(let system): componentsView(system)
      case .home: homeView()
      case .compare: compareView()
      case .notFound: notFoundView()
      }
    view.slots[.root] = Array((root(of: page) ?? RelativePath.link(to: "", from: page.url)).utf8)
    view.slots.set(.language, "en")
    // The two large slots are filled when the page is rendered; here they are present, which decides the shell.
    view.slots[.body] = []
    if let system = page.system {
      if navigation[navigationKey(page, system)] != nil { view.slots[.navigation] = [] }
      view.slots.set(.identity, identities[system.slug] ?? nil)
    }
    return view
  }

  /// A finished page and what was found while drawing it.
  package struct Rendered: Sendable {
    package let artifact: Artifact
    package let diagnostics: Diagnostics
  }

  /// The finished page: its text drawn and put, with what stands around it, into its layout.
  package func render(_ page: SitePage, _ view: PageView, in shells: Shells) -> Rendered {
    var diagnostics = Diagnostics()
    var slots = view.slots
    if let system = page.system {
      slots[.navigation] = navigation[navigationKey(page, system)]?.bytes(current: page.url)
    }
    slots[.body] =
      switch page {
      case .document(let page, let system): body(of: page, in: system, into: &diagnostics)
      case .system(let system): systemBody(system, into: &diagnostics)
      case .tokens(let system): tokensBody(system)
      case .components(let system): componentsBody(system, into: &diagnostics)
      case .home: homeBody()
      case .compare: compareBody()
      case .notFound: notFoundBody()
      }
    let bytes = shells[view.key].map { $0.filled(slots) } ?? []
    return Rendered(artifact: Artifact(path: page.url, bytes: bytes), diagnostics: diagnostics)
  }

  /// The root of the site where its links cannot be relative; nil elsewhere.
  private func root(of page: SitePage) -> String? {
    if case .notFound = page { return guide.settings.basePath }
    return nil
  }

  private func navigationKey(_ page: SitePage, _ system: DesignSystem) -> NavigationKey {
    NavigationKey(system: system.slug, folder: RelativePath.folder(of: page.url))
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
    case .document(_, let system), .system(let system), .tokens(let system), .components(let system): system
    case .home, .compare, .notFound: nil
    }
  }
}
