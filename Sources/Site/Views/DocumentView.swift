import Diagnostics
import Files
import Guide
import Markup
import Previews
import Printing
import Specimens
import Syntax

extension SiteRenderer {
  /// A page an author wrote: its text with everything in it drawn.
  func documentView(_ page: Page, _ system: DesignSystem, _ index: Int) -> PageView {
    var slots = SlotValues()
    slots.set(.heading, page.title)
    slots.set(.owner, owner(of: system, besides: page.title))
    slots.set(.summary, page.summary)
    slots.set(.status, page.status)
    slots.set(.crumbs, markup: crumbs(of: index))
    if Contents.depth(of: page) != nil { slots.draw(.contents) }
    if hasPager(index) { slots.draw(.pager) }
    return PageView(page.kind == .component ? .component : .page, slots)
  }

  /// What the window's title says a page belongs to; nothing where that is the page's own title.
  func owner(of system: DesignSystem, besides title: String) -> String? {
    system.settings.name == title ? nil : system.settings.name
  }

  /// The text of a page with everything in it drawn.
  func body(
    of page: Page, in system: DesignSystem, into out: inout ByteBuffer, _ diagnostics: inout Diagnostics
  ) {
    var body = PageBody(
      page: page, system: system, links: links, title: page.titleHeading?.node, drawsPlainValues: drawsPlainValues)
    HTMLRenderer.render(page.document, with: &body, into: &out)
    diagnostics.append(body.diagnostics)
    if let sheet = page.stylesheet { PreviewStylesheet.check(sheet, system: system, into: &diagnostics) }
    RelatedPages.list(of: page, links: links, into: &diagnostics).print(into: &out)
  }
}
