import Diagnostics
import Files
import Guide
import Markup
import Plates
import Previews
import Printing
import Specimens
import Tokens

extension SiteRenderer {
  /// The navigation's title for the thumbnails of a system's components.
  static let componentsTitle = "All components"

  /// Thumbnails of all components of a system, below an author's text for their address.
  func componentsView(_ system: DesignSystem) -> PageView {
    let url = system.componentsURL
    let own = system.componentsPage
    let section = system.sections.first { $0.slug == system.componentsSection }?.title
    var slots = SlotValues()
    slots.set(title: own?.title ?? section ?? Self.componentsTitle)
    slots.set(.owner, system.settings.name)
    let summary = own.map(\.summary) ?? ""
    let count = system.hasTokenBoard ? system.describedComponents.paths.count : system.components.count
    slots.set(
      .summary,
      summary.isEmpty
        ? "The \(count) components of \(system.settings.name)."
        : Lede(summary).opening)
    slots.set(.crumbs, markup: Crumbs.trail(to: url, in: system, of: guide, section: nil))
    return PageView(.components, slots)
  }

  func componentsBody(_ system: DesignSystem, into out: inout ByteBuffer, _ diagnostics: inout Diagnostics) {
    let url = system.componentsURL
    if let page = system.componentsPage {
      out.put(element: "div", .class("prose")) { out in body(of: page, in: system, into: &out, &diagnostics) }
    }
    if system.hasTokenBoard { return tokenBoard(of: system).print(into: &out) }
    let thumbnails = h("ul", .class("thumbnails")) {
      for (index, page) in system.components.enumerated() {
        h("li") {
          ComponentThumbnail(page, of: system, sheets, pageURL: url, id: "thumb\(index + 1)").node
          h("h2") { h("a", .href(RelativePath.link(to: page.url, from: url))) { page.title } }
          if let status = page.status { h("p", .class("meta")) { status } }
          if !page.summary.isEmpty { h("p") { page.summary } }
        }
      }
    }
    thumbnails.print(into: &out)
  }

  /// Components that only tokens describe, each with the way to its tokens.
  private func tokenBoard(of system: DesignSystem) -> Node {
    let url = system.componentsURL
    let table = RelativePath.link(to: system.url("tokens.html"), from: url)
    return h("ul", .class("thumbnails")) {
      for part in ComponentBoard.parts(of: system, pageURL: url) {
        h("li", .token(part.token.description)) {
          h("div", .class("thumb"), .specimen("thumbnail"), .attr("aria-hidden", "true")) { part.drawing }
          h("h2") { h("a", .href(table + "#" + TokenAnchor.id(of: part.token))) { part.name } }
          if let contrast = part.contrast { h("p", .class("meta")) { "Text on background: \(contrast)" } }
          if let description = part.description { h("p") { description } }
          if !part.states.isEmpty { h("p", .class("meta")) { "States: " + Plate.list(part.states).lowercased() } }
        }
      }
    }
  }
}
