import Diagnostics
import Files
import Guide
import Markup
import Printing
import Specimens
import Syntax

extension SiteRenderer {
  /// A page that an author wrote, with everything in its text drawn.
  func documentView(_ page: Page, _ system: DesignSystem, _ index: Int) -> PageView {
    var slots = SlotValues()
    slots.set(title: page.title)
    slots.set(.owner, owner(of: system, besides: page.title))
    slots.set(.summary, Lede(page.summary).opening)
    slots.set(.status, page.status)
    slots.set(.facts, markup: FactsLine(page, in: system).node)
    slots.set(.crumbs, markup: crumbs(of: index))
    if Contents.depth(of: page) != nil { slots.draw(.contents) }
    return PageView(page.kind == .component ? .component : .page, slots)
  }

  /// What a page belongs to in the window title; nothing if that is the page's own title.
  func owner(of system: DesignSystem, besides title: String) -> String? {
    system.settings.name == title ? nil : system.settings.name
  }

  /// The text of a page with everything in it drawn.
  func body(
    of page: Page, in system: DesignSystem, into out: inout ByteBuffer, _ diagnostics: inout Diagnostics
  ) {
    let lede = Lede(page.summary)
    if !lede.rest.isEmpty { h("p") { lede.rest }.print(into: &out) }
    let findings = PageFindings(of: page, in: system, links: links, sheets: sheets, known: known)
    let notes = health(of: system).flatMap { PageNotes(on: page, $0, of: guide) }
    let source = guide.settings.sourceURL.map { SourceLink($0) }
    var body = PageBody(findings, title: page.titleHeading?.node, notes: notes, source: source)
    HTMLRenderer.render(page.document, with: &body, into: &out)
    body.finish(into: &out)
    diagnostics.append(body.diagnostics)
    findings.reportRest(into: &diagnostics).print(into: &out)
  }
}
