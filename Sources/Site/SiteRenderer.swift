package import Diagnostics
import Files
package import Guide
import Markup
package import Printing

/// Turns a guide into the files of its site: each page on its own, in any order, put with what stands around it into the
/// layout that it needs.
package final class SiteRenderer: Sendable {
  package let pages: [SitePage]
  let guide: Guide
  let links: LinkIndex
  /// Whether values in running text are drawn where they stand.
  let drawsPlainValues: Bool
  /// By page, what stands around those of its folder.
  private let frames: [FolderFrame?]
  /// By system, the declarations that set its brand colour.
  private let identities: [String: String?]

  /// - Parameters:
  ///   - drawsPlainValues: for documents without settings and tokens.
  ///   - files: the paths of `LinkedFiles` that stand in the site.
  ///   - frames: those of all `FolderFrame.places` of each system.
  package init(_ guide: Guide, drawsPlainValues: Bool, files: Set<String> = [], frames: [[FolderFrame]]) {
    self.guide = guide
    self.drawsPlainValues = drawsPlainValues
    links = LinkIndex(guide, files: files)
    pages = SitePage.all(of: guide)
    self.frames = Self.frames(of: pages, frames)
    identities = Dictionary(guide.systems.map { ($0.slug, Identity.declarations(of: $0)) }) { first, _ in first }
  }

  /// The frame of each page: pages come in the order of the systems, and most stand in the folder of the one before.
  private static func frames(of pages: [SitePage], _ bySystem: [[FolderFrame]]) -> [FolderFrame?] {
    var systems = bySystem.map { Dictionary($0.map { ($0.folder, $0) }) { first, _ in first } }[...]
    var current: FolderFrame?
    var known: [String: FolderFrame] = [:]
    return pages.map { page in
      guard page.system != nil else { return nil }
      if case .system = page { (known, current) = (systems.popFirst() ?? [:], nil) }
      let folder = page.folder
      if current?.folder != folder { current = known[folder] }
      return current
    }
  }

  /// Prints a finished page, its text drawn and put with what stands around it into its layout; what was found on the
  /// way.
  ///
  /// - Parameter shell: gives the layout for a set of slots.
  package func render(
    _ index: Int, in shell: (Shells.Key) -> Shell, into out: inout ByteBuffer
  ) -> Diagnostics {
    var diagnostics = Diagnostics()
    let page = pages[index]
    let navigation = frames[index]?.navigation
    var view = view(index)
    let shell = shell(view.key)
    let isDrawnInPlace = shell.hasOnce(.body)
    if !isDrawnInPlace {
      var body = ByteBuffer()
      self.body(of: page, into: &body, &diagnostics)
      view.slots[.body] = body.bytes
    }
    shell.print(view.slots, into: &out) { slot, out in
      if slot == .navigation, let navigation {
        navigation.print(current: page.url, into: &out)
      } else if slot == .body, isDrawnInPlace {
        body(of: page, into: &out, &diagnostics)
      } else {
        return false
      }
      return true
    }
    return diagnostics
  }

  /// A page's layout and what stands around its text; the two large slots are there without their bytes.
  private func view(_ index: Int) -> PageView {
    let page = pages[index]
    var view =
      switch page {
      case .document(let page, let system): documentView(page, system, index)
      case .system(let system): systemView(system, index)
      case .tokens(let system): tokensView(system)
      case .components(let system): componentsView(system, index)
      case .home: homeView()
      case .compare: compareView()
      case .notFound: notFoundView()
      }
    view.slots[.root] = root(of: page, frames[index])
    view.slots.set(.language, "en")
    view.slots[.body] = []
    if let system = page.system {
      if frames[index]?.navigation != nil { view.slots[.navigation] = [] }
      view.slots.set(.identity, identities[system.slug] ?? nil)
    }
    return view
  }

  private func body(of page: SitePage, into out: inout ByteBuffer, _ diagnostics: inout Diagnostics) {
    switch page {
    case .document(let page, let system): body(of: page, in: system, into: &out, &diagnostics)
    case .system(let system): systemBody(system, into: &out, &diagnostics)
    case .tokens(let system): tokensBody(system, into: &out)
    case .components(let system): componentsBody(system, into: &out, &diagnostics)
    case .home: homeBody().print(into: &out)
    case .compare: compareBody(into: &out)
    case .notFound: notFoundBody().print(into: &out)
    }
  }

  /// The way from a page to the root of the site; the address of the root for the page that is shown anywhere.
  private func root(of page: SitePage, _ frame: FolderFrame?) -> [UInt8] {
    if case .notFound = page, let path = guide.settings.basePath { return Array(path.utf8) }
    return frame?.root ?? Array(RelativePath.link(to: "", from: page.url).utf8)
  }

  /// The way down to a page that an author wrote.
  func crumbs(of index: Int) -> [UInt8]? { frames[index]?.crumbs }

  /// The pages before and after one in the order in which its system is read.
  func neighbours(of index: Int) -> (before: SitePage?, after: SitePage?) {
    let after = index + 1 < pages.count ? pages[index + 1] : nil
    var before: SitePage?
    if case .system = pages[index] {} else if index > 0, pages[index - 1].readTitle != nil { before = pages[index - 1] }
    if case .system? = after { return (before, nil) }
    return (before, after?.readTitle == nil ? nil : after)
  }
}

extension SitePage {
  /// The system whose navigation and colour a page has around it.
  var system: DesignSystem? {
    switch self {
    case .document(_, let system), .system(let system), .tokens(let system), .components(let system): system
    case .home, .compare, .notFound: nil
    }
  }

  /// The folder it stands in, from the root of the site.
  var folder: String {
    if case .document(let page, _) = self { return page.folder }
    return RelativePath.folder(of: url)
  }

  /// What a page is called by those beside it; nil for one that is not read in order.
  var readTitle: String? {
    switch self {
    case .document(let page, _): page.title
    case .system(let system): system.overview?.title
    case .components: SiteRenderer.componentsTitle
    case .tokens, .home, .compare, .notFound: nil
    }
  }
}
