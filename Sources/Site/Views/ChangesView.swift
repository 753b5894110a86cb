import Comparison
import Files
import Guide
import Markup
import Plates
import Printing
import Reviews
import Tokens

extension SiteRenderer {
  /// The title of a system's changes, and the text of links to them.
  static let changesTitle = "Changes"

  /// What changed in a system from release to release.
  func changesView(_ system: DesignSystem) -> PageView {
    let url = system.url("changes.html")
    let releases = history?.releases(of: system.slug) ?? []
    var slots = SlotValues()
    slots.set(title: Self.changesTitle)
    slots.set(.owner, system.settings.name)
    slots.set(.summary, "What changed in \(system.settings.name), the newest release first.")
    slots.set(.crumbs, markup: Crumbs.trail(to: url, in: system, of: guide, section: "Reference"))
    slots.set(.contents, markup: Contents.list(releases.map { ($0.release.anchor, $0.release.name) }))
    return PageView(.changes, slots)
  }

  func changesBody(_ system: DesignSystem, into out: inout ByteBuffer) {
    Node.stylesheet(ChangesStyle.path, from: system.url("changes.html")).print(into: &out)
    let releases = history?.releases(of: system.slug) ?? []
    if releases.isEmpty { h("p") { "Nothing changed in the releases that were compared." }.print(into: &out) }
    if !releases.isEmpty, guide.settings.baseURL != nil {
      h("p", .class("meta")) { h("a", .href("changes.xml")) { "As a feed" } }.print(into: &out)
    }
    for (release, changes) in releases { ReleaseSection(release, changes).node.print(into: &out) }
    if history?.isCut == true { h("p", .class("meta")) { "Older releases are not shown." }.print(into: &out) }
  }

  /// What each token of a system was over time, for its row.
  func biographies(of system: DesignSystem) -> [TokenPath: Node] {
    guard let history else { return [:] }
    return Biography.all(in: history, of: system.slug).filter { $0.value.moments.count > 1 }.mapValues(\.node)
  }
}
