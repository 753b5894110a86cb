import Files
import Guide
import Markup

/// The way down to a page, each step a link but the section's, which has no page of its own.
enum Crumbs {
  static func trail(to url: String, in system: DesignSystem, of guide: Guide, section: String?) -> [UInt8]? {
    var steps: [Node] = []
    if !system.slug.isEmpty {
      steps.append(link(guide.settings.title, "index.html", from: url))
    }
    if url != system.url("index.html") { steps.append(link(system.settings.name, system.url("index.html"), from: url)) }
    if let section, !section.isEmpty { steps.append(.text(section)) }
    guard !steps.isEmpty else { return nil }
    return h("ol") { for step in steps { h("li") { step } } }.bytes
  }

  private static func link(_ title: String, _ target: String, from url: String) -> Node {
    h("a", .href(RelativePath.link(to: target, from: url))) { title }
  }
}
