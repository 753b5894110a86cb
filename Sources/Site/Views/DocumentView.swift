import Diagnostics
import Files
import Guide
import Markup
import Printing
import Specimens
import Syntax

extension SiteRenderer {
  /// A page an author wrote: its text with everything in it drawn.
  func documentView(_ page: Page, _ system: DesignSystem) -> PageView {
    var slots = SlotValues()
    slots.set(.heading, page.title)
    slots.set(.owner, owner(of: system, besides: page.title))
    slots.set(.summary, page.summary)
    slots.set(.status, page.status)
    let section = orders[system.slug]?.section(of: page.url)
    slots[.crumbs] = Crumbs.trail(to: page.url, in: system, of: guide, section: section)
    slots[.contents] = Contents.list(headings(of: page))
    slots[.pager] = orders[system.slug].flatMap { Pager.links(page, in: system, of: guide, among: $0) }
    return PageView(page.kind == .component ? .component : .page, slots)
  }

  /// What the window's title says a page belongs to; nothing where that is the page's own title.
  func owner(of system: DesignSystem, besides title: String) -> String? {
    system.settings.name == title ? nil : system.settings.name
  }

  /// The headings of a page but for the one that gives it its title.
  func headings(of page: Page) -> some Sequence<Contents.Entry> {
    let title = page.titleHeading?.node
    return page.document.headings.lazy.filter { $0.node != title }.map { ($0.level, $0.id, $0.text) }
  }

  /// The text of a page with everything in it drawn.
  func body(of page: Page, in system: DesignSystem, into diagnostics: inout Diagnostics) -> [UInt8] {
    var out = ByteBuffer(reserving: page.source.bytes.count * 2)
    var body = PageBody(
      page: page, system: system, links: links, title: page.titleHeading?.node, drawsPlainValues: drawsPlainValues)
    HTMLRenderer.render(page.document, with: &body, into: &out)
    diagnostics.append(body.diagnostics)
    if let sheet = page.stylesheet { PreviewStylesheet.check(sheet, system: system, into: &diagnostics) }
    out.put(RelatedPages.list(of: page, links: links, into: &diagnostics).bytes)
    return out.bytes
  }
}
