import Files
import Guide
import Markup

/// The breadcrumbs of a page; each is a link except the section, which has no page of its own.
enum Crumbs {
  static func trail(to url: String, in system: DesignSystem, of guide: Guide, section: String?) -> Node? {
    let front = system.url("index.html")
    var items: [Node] = []
    func add(_ title: String, _ target: String) { items.append(h("a", .href(from: url, to: target)) { title }) }
    if !system.slug.isEmpty { add(guide.settings.title, "index.html") }
    if url != front { add(system.settings.name, front) }
    if let section, !section.isEmpty { items.append(.text(section)) }
    return items.isEmpty ? nil : h("ol") { for item in items { h("li") { item } } }
  }
}

extension Attribute {
  /// The link from one page to another, both from the root of the site.
  static func href(from base: String, to target: String) -> Attribute {
    .href(RelativePath.link(to: target, from: base))
  }
}
