import Files
import Guide
import Markup
import Printing
import SideBySide
import Specimens

extension SiteRenderer {
  /// The comparison of all systems.
  func compareView() -> PageView {
    var slots = SlotValues()
    slots.set(title: SitePage.compareTitle)
    slots.set(.owner, guide.settings.title)
    slots.set(.summary, SystemsComparison.summary(of: guide.designSystems))
    slots.set(
      .crumbs, markup: h("ol") { h("li") { h("a", .href("index.html")) { guide.settings.title } } }.bytes)
    let contents = h("ol") {
      for part in SystemsComparison.contents { h("li") { h("a", .href("#" + part.id)) { part.title } } }
    }
    slots.set(.contents, markup: contents)
    return PageView(.compare, slots)
  }

  func compareBody(into out: inout ByteBuffer) {
    let comparison = SystemsComparison(guide.designSystems, pageURL: SitePage.compare.url)
    for part in comparison.parts {
      let section = h("section", .class("foundation")) {
        h("h2", .class("part"), .id(part.id)) { part.title }
        if let lede = part.lede { h("p") { lede } }
        // A script closes it on a phone, where all figures together are too long to scroll through.
        h("details", .class("narrow"), .flag("open")) {
          h("summary") { "Figures" }
          part.figures
        }
      }
      section.print(into: &out)
    }
  }
}
