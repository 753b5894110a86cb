import Comparison
package import Diagnostics
package import Files
package import Guide
import Markup
import Plates
import Previews
package import Printing
package import Reviews
package import Specimens

/// Renders a guide as the pages of its site, each independently and in any order.
package final class SiteRenderer: Sendable {
  package let pages: [SitePage]
  let guide: Guide
  let links: LinkIndex
  /// What changed over time; nil if nobody asked for it.
  let history: History?
  /// The values of pages that are known before these are drawn.
  let known: KnownValues
  /// The stylesheets of previews.
  let sheets = PageStylesheets()
  private let healthBySystem: [ObjectIdentifier: Health]
  /// The frame of each page, shared by the pages of a folder.
  private let frames: [FolderFrame?]

  /// - Parameters:
  ///   - links: the links of the guide.
  ///   - health: of the systems that have a page for it.
  ///   - frames: a frame for each of `FolderFrame.places` of each system.
  ///   - history: what changed over time, if that is to be told.
  ///   - known: the values of pages that are known before these are drawn.
  package init(
    _ guide: Guide, links: LinkIndex, frames: [ArraySlice<FolderFrame>], history: History? = nil, health: [Health] = [],
    known: KnownValues = KnownValues()
  ) {
    self.known = known
    self.guide = guide
    self.links = links
    self.history = history
    healthBySystem = Dictionary(health.map { (ObjectIdentifier($0.system), $0) }) { first, _ in first }
    pages = SitePage.all(of: guide, hasChanges: history != nil, health: health)
    self.frames = Self.frames(of: pages, frames)
  }

  /// Renders the same site with other versions of some systems and pages, each with the face that it had.
  ///
  /// - Parameters:
  ///   - systems: by those in whose place they are.
  ///   - pages: by their addresses.
  package convenience init(
    _ former: SiteRenderer, _ guide: Guide, links: LinkIndex, systems: [ObjectIdentifier: DesignSystem],
    pages: [String: Page]
  ) {
    let health = former.healthBySystem.values.map { health in
      systems[ObjectIdentifier(health.system)].map(health.of) ?? health
    }
    let bySystem = Dictionary(health.map { ($0.system.slug, $0) }) { first, _ in first }
    let now = former.pages.map { page in
      guard let system = page.system.flatMap({ systems[ObjectIdentifier($0)] }) else { return page }
      return page.of(system, pages, bySystem[system.slug])
    }
    self.init(former, guide, links, now, health)
  }

  private init(_ former: SiteRenderer, _ guide: Guide, _ links: LinkIndex, _ pages: [SitePage], _ health: [Health]) {
    (self.guide, self.links, self.pages) = (guide, links, pages)
    (history, frames, known) = (former.history, former.frames, KnownValues())
    healthBySystem = Dictionary(health.map { (ObjectIdentifier($0.system), $0) }) { first, _ in first }
  }

  /// What is wrong with a system that has a page for it.
  func health(of system: DesignSystem) -> Health? { healthBySystem[ObjectIdentifier(system)] }

  /// The frame of each page. Pages are in the order of the systems, and most are in the same folder as the one before.
  private static func frames(of pages: [SitePage], _ bySystem: [ArraySlice<FolderFrame>]) -> [FolderFrame?] {
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

  /// Prints a finished page, with its text and frame in its layout, and returns its findings.
  ///
  /// - Parameters:
  ///   - layout: gives the rendered layout for a set of slots.
  ///   - sheet: an empty buffer that gets the stylesheet of the page's previews, if it may have any.
  package func render(
    _ index: Int, in layout: (RenderedLayouts.Key) -> RenderedLayout, into out: inout ByteBuffer,
    sheet: inout ByteBuffer
  ) -> Diagnostics {
    var diagnostics = Diagnostics()
    var view = view(index)
    let layout = layout(view.key)
    if !layout.hasOnce(.body), case .drawn = view.slots[.body] {
      // Drawn once, so that its findings are reported once.
      var body = ByteBuffer()
      self.body(of: pages[index], into: &body, sheet: &sheet, &diagnostics)
      view.slots.set(.body, markup: body.bytes)
    }
    layout.print(view.slots, into: &out) { slot, out in
      draw(slot, of: index, into: &out, sheet: &sheet, &diagnostics)
    }
    return diagnostics
  }

  /// A page's layout and the slots around its text.
  private func view(_ index: Int) -> PageView {
    let page = pages[index]
    var view =
      switch page {
      case .document(let page, let system): documentView(page, system, index)
      case .system(let system): systemView(system)
      case .tokens(let system): tokensView(system)
      case .changes(let system): changesView(system)
      case .components(let system): componentsView(system)
      case .index(let system): indexView(system)
      case .home: homeView()
      case .compare: compareView()
      case .health(let health): healthView(health)
      case .rule(let rule): ruleView(rule)
      case .notFound: notFoundView()
      }
    view.slots.set(.root, markup: root(of: page, frames[index]))
    view.slots.set(.language, "en")
    if view.slots[.body] == nil { view.slots.draw(.body) }
    if hasPager(index) { view.slots.draw(.pager) }
    setAddresses(of: page, in: &view.slots)
    if let frame = frames[index] {
      if frame.navigation != nil { view.slots.draw(.navigation) }
      view.slots.set(.identity, frame.identity)
      view.slots.set(.notations, frame.notations)
    }
    return view
  }

  /// The addresses of the page and of what is beside it.
  private func setAddresses(of page: SitePage, in slots: inout SlotValues) {
    if let twin = page.twinURL { slots.set(.twin, RelativePath.link(to: twin, from: page.url)) }
    if let sheet = page.previewSheetURL { slots.set(.sheet, RelativePath.link(to: sheet, from: page.url)) }
    if let spec = page.specURL { slots.set(.spec, RelativePath.link(to: spec, from: page.url)) }
    guard page.isListed, let address = guide.settings.publicAddress(of: page.url) else { return }
    slots.set(.canonical, address)
    guard let system = page.system ?? guide.designSystems.first, !system.identityColors.isEmpty else { return }
    slots.set(.image, guide.settings.publicAddress(of: system.imageURL))
    slots.set(.pictured, system.settings.name)
  }

  /// Prints a slot that a view leaves to be drawn in place.
  private func draw(
    _ slot: Slot, of index: Int, into out: inout ByteBuffer, sheet: inout ByteBuffer, _ diagnostics: inout Diagnostics
  ) {
    switch slot {
    case .body: body(of: pages[index], into: &out, sheet: &sheet, &diagnostics)
    case .navigation: frames[index]?.navigation?.print(current: pages[index].url, into: &out)
    case .contents: if let page = pages[index].written { Contents.node(of: page).print(into: &out) }
    case .pager: pager(of: index).print(into: &out)
    case .root, .language, .heading, .title, .owner, .summary, .status, .facts, .identity, .notations, .crumbs, .plates,
      .canonical, .image, .pictured, .twin, .spec, .sheet:
      break
    }
  }

  private func body(
    of page: SitePage, into out: inout ByteBuffer, sheet: inout ByteBuffer, _ diagnostics: inout Diagnostics
  ) {
    let start = out.count
    written(page, into: &out, &diagnostics)
    guard let url = page.previewSheetURL else { return }
    PreviewSheet.move(from: start, in: &out, to: &sheet, at: url, for: page.url)
  }

  /// The stylesheet that the previews of all pages share.
  package static var previewSheet: Artifact { Artifact(path: PreviewSheet.shared, text: PreviewBase.css + "\n") }

  /// Prints the stylesheet of a page's previews alone; the page is drawn for it.
  package func printPreviewSheet(of page: SitePage, into sheet: inout ByteBuffer) {
    var unheard = Diagnostics()
    var drawn = ByteBuffer()
    body(of: page, into: &drawn, sheet: &sheet, &unheard)
  }

  /// The text of a page with its previews as they are drawn, each with its rules.
  private func written(_ page: SitePage, into out: inout ByteBuffer, _ diagnostics: inout Diagnostics) {
    switch page {
    case .document(let page, let system): body(of: page, in: system, into: &out, &diagnostics)
    case .system(let system): systemBody(system, into: &out, &diagnostics)
    case .tokens(let system): tokensBody(system, into: &out)
    case .changes(let system): changesBody(system, into: &out)
    case .components(let system): componentsBody(system, into: &out, &diagnostics)
    // Set with its view.
    case .index: break
    case .home: homeBody().print(into: &out)
    case .compare: compareBody(into: &out)
    case .health(let health): healthBody(health, into: &out)
    case .rule(let rule): ruleBody(rule).print(into: &out)
    case .notFound: notFoundBody().print(into: &out)
    }
  }

  /// The path from a page to the root of the site; an absolute address for the page that is served anywhere.
  private func root(of page: SitePage, _ frame: FolderFrame?) -> [UInt8] {
    if case .notFound = page, let path = guide.settings.basePath { return Array(path.utf8) }
    return frame?.root ?? Array(RelativePath.link(to: "", from: page.url).utf8)
  }

  /// What the pages in the folder of a page have in common.
  package func frame(of index: Int) -> FolderFrame? { frames[index] }

  /// Prints what a page shows of others around its text beside what its frame holds: the entries near it in a long
  /// navigation, and where it leads on.
  package func printNeighbours(of index: Int, into out: inout ByteBuffer) {
    frames[index]?.navigation?.printNear(pages[index].url, into: &out)
    if hasPager(index) { pager(of: index).print(into: &out) }
  }

  /// The breadcrumbs of a page that an author wrote.
  func crumbs(of index: Int) -> [UInt8]? { frames[index]?.crumbs }
}

extension SitePage {
  /// The system whose navigation and colour frame a page.
  package var system: DesignSystem? {
    switch self {
    case .document(_, let system), .system(let system), .tokens(let system), .changes(let system),
      .components(let system), .index(let system):
      system
    case .health(let health): health.system
    case .home, .compare, .rule, .notFound: nil
    }
  }

  /// The same page of another version of its system.
  fileprivate func of(_ system: DesignSystem, _ pages: [String: Page], _ health: Health?) -> SitePage {
    switch self {
    case .document(let page, _): .document(pages[page.url] ?? page, system)
    case .system: .system(system)
    case .tokens: .tokens(system)
    case .changes: .changes(system)
    case .components: .components(system)
    case .index: .index(system)
    case .health(let former): .health(health ?? former)
    case .home, .compare, .rule, .notFound: self
    }
  }

  /// The folder of the page, from the root of the site.
  var folder: String {
    if case .document(let page, _) = self { return page.folder }
    return RelativePath.folder(of: url)
  }
}
