import Files
import Guide
import Markup
import Previews
import Tokens

extension SiteRenderer {
  /// The home page: a card for every design system, and below them what else there is to read.
  func homeView() -> PageView {
    var slots = SlotValues()
    slots.set(title: guide.settings.title)
    slots.set(.summary, guide.settings.tagline)
    return PageView(.home, slots)
  }

  func homeBody() -> Node {
    let systems = guide.designSystems
    let isLarge = systems.count <= Guide.mostShownLarge
    let wall = h("div", .class(isLarge ? "wall" : "wall many")) {
      for (index, system) in systems.enumerated() {
        h("article") {
          h("div", .class("plates")) {
            IdentityPlate.orName(of: system)
            if isLarge { picture(of: system, number: index + 1) }
          }
          h("div", .class("head")) {
            h("h2") { h("a", .href(system.url("index.html"))) { system.settings.name } }
            h("span", .class("meta")) { SystemPlates.counts(of: system) }
          }
          h("p") { system.settings.summary }
          let values = IdentityPlate.values(of: system)
          if !values.isEmpty { h("p", .class("meta mono")) { values.joined(separator: " ") } }
        }
      }
    }
    let compare =
      systems.count < 2
      ? Node.empty : h("p", .class("side-by-side")) { h("a", .href(SitePage.compare.url)) { SitePage.compareTitle } }
    let appearance = h("button", .class("appearance"), .attr("type", "button"), .flag("hidden")) { "Appearance" }
    let search = h("button", .class("search"), .attr("type", "button"), .flag("hidden")) { "Search" }
    // What finds things without the search.
    let indexes = h("noscript") {
      h("ul") {
        for system in systems {
          let lists = [
            system.hasIndex ? (system.indexURL, Self.indexTitle) : nil,
            system.hasTokens ? (system.url("tokens.html"), "tokens") : nil,
          ].compactMap(\.self)
          for (url, title) in lists { h("li") { h("a", .href(url)) { "\(system.settings.name): \(title)" } } }
        }
      }
    }
    let documentation = guide.documentation.map { folder in
      h("p", .class("documentation")) {
        h("a", .href(folder.url("index.html"))) { folder.settings.name }
        if !folder.settings.summary.isEmpty { h("span") { folder.settings.summary } }
      }
    }
    return Node.fragment([search, wall, compare] + documentation + [indexes, appearance])
  }

  /// What the system's front page shows first, or else the first of its components that is drawn.
  private func picture(of system: DesignSystem, number: Int) -> Node {
    for page in (system.overview.map { [$0] } ?? []) + system.components {
      let thumbnail = ComponentThumbnail(page, of: system, sheets, pageURL: SitePage.homeURL, id: "system\(number)")
      if let picture = thumbnail.picture { return picture }
    }
    return .empty
  }

  /// The page that a server returns for an unknown address in any folder; its links begin with the site's path, if the
  /// settings name it.
  func notFoundView() -> PageView {
    var slots = SlotValues()
    slots.set(title: "Page not found")
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
