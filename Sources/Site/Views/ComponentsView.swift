import Diagnostics
import Files
import Guide
import Markup
import Previews
import Printing
import Specimens

extension SiteRenderer {
  /// The navigation's title for the thumbnails of a system's components.
  static let componentsTitle = "All components"

  /// Thumbnails of all components of a system, below an author's text for their address.
  func componentsView(_ system: DesignSystem, _ index: Int) -> PageView {
    let url = system.componentsURL
    let own = system.componentsPage
    let section = system.sections.first { $0.slug == system.componentsSection }?.title
    var slots = SlotValues()
    slots.set(.heading, own?.title ?? section ?? Self.componentsTitle)
    slots.set(.owner, system.settings.name)
    let summary = own.map(\.summary) ?? ""
    slots.set(
      .summary,
      summary.isEmpty
        ? "The \(system.components.count) components of \(system.settings.name), drawn small."
        : summary)
    slots.set(.crumbs, markup: Crumbs.trail(to: url, in: system, of: guide, section: nil))
    if hasPager(index) { slots.draw(.pager) }
    return PageView(.components, slots)
  }

  func componentsBody(_ system: DesignSystem, into out: inout ByteBuffer, _ diagnostics: inout Diagnostics) {
    let url = system.componentsURL
    if let page = system.componentsPage {
      out.put("<div class=\"prose\">")
      body(of: page, in: system, into: &out, &diagnostics)
      out.put("</div>")
    }
    let thumbnails = h("ul", .class("thumbnails")) {
      for (index, page) in system.components.enumerated() {
        h("li") {
          ComponentThumbnail(page, of: system, pageURL: url, id: "thumb\(index + 1)").node
          h("h2") { h("a", .href(RelativePath.link(to: page.url, from: url))) { page.title } }
          if let status = page.status { h("p", .class("meta")) { status } }
          if !page.summary.isEmpty { h("p") { page.summary } }
        }
      }
    }
    thumbnails.print(into: &out)
  }
}
