import Files
import Guide
import Markup
import Previews

extension SiteRenderer {
  /// The home page: a card for every system.
  func homeView() -> PageView {
    var slots = SlotValues()
    slots.set(.heading, guide.settings.title)
    slots.set(.summary, guide.settings.tagline)
    return PageView(.home, slots)
  }

  func homeBody() -> Node {
    let isLarge = guide.systems.count <= Guide.mostShownLarge
    let wall = h("div", .class(isLarge ? "wall" : "wall many")) {
      for (index, system) in guide.systems.enumerated() {
        h("article") {
          h("div", .class("plates")) {
            IdentityPlate.orName(of: system)
            if isLarge { Self.picture(of: system, number: index + 1) }
          }
          h("div", .class("head")) {
            h("h2") { h("a", .href(system.url("index.html"))) { system.settings.name } }
            h("span", .class("meta")) { SystemPlates.counts(of: system) }
          }
          h("p") { system.settings.summary }
        }
      }
    }
    let compare =
      guide.systems.count < 2
      ? Node.empty : h("p", .class("side-by-side")) { h("a", .href(SitePage.compare.url)) { SitePage.compareTitle } }
    let appearance = h("button", .class("appearance"), .attr("type", "button"), .flag("hidden")) { "Appearance" }
    let search = h("button", .class("search"), .attr("type", "button"), .flag("hidden")) { "Search" }
    return Node.fragment([search, wall, compare, appearance])
  }

  /// What the system's front page shows first, or else the first of its components that is drawn.
  private static func picture(of system: DesignSystem, number: Int) -> Node {
    for page in (system.overview.map { [$0] } ?? []) + system.components {
      let thumbnail = ComponentThumbnail(page, of: system, pageURL: SitePage.homeURL, id: "system\(number)")
      if let picture = thumbnail.picture { return picture }
    }
    return .empty
  }

  /// The page that a server returns for an unknown address in any folder; its links begin with the site's path, if the
  /// settings name it.
  func notFoundView() -> PageView {
    var slots = SlotValues()
    slots.set(.heading, "Page not found")
    slots.set(.owner, guide.settings.title)
    slots.set(.summary, "There is no page at this address: it may have moved, or the address may be mistyped.")
    return PageView(.notFound, slots)
  }

  func notFoundBody() -> Node {
    let root = guide.settings.basePath ?? ""
    return h("ul") {
      h("li") { h("a", .href(root + "index.html")) { guide.settings.title } }
      for system in guide.systems where !system.slug.isEmpty {
        h("li") {
          h("a", .href(root + RelativePath.link(to: system.url("index.html"), from: ""))) { system.settings.name }
        }
      }
    }
  }
}
