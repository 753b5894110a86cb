import Files
import Guide
import Markup
import Specimens

extension SiteRenderer {
  /// What links to the comparison say, and its title.
  static let compareTitle = "Compare systems"

  /// The systems side by side.
  func compareView() -> PageView {
    var slots = SlotValues()
    slots.set(.heading, Self.compareTitle)
    slots.set(.owner, guide.settings.title)
    slots.set(.summary, Self.summary(guide.systems.map(\.settings.name)))
    slots[.crumbs] = h("ol") { h("li") { h("a", .href("index.html")) { guide.settings.title } } }.bytes
    slots[.contents] =
      h("ol") {
        for part in SystemsComparison.contents { h("li") { h("a", .href("#" + part.id)) { part.title } } }
      }.bytes
    return PageView(.compare, slots)
  }

  func compareBody() -> [UInt8] {
    let comparison = SystemsComparison(guide.systems, pageURL: SitePage.compare.url)
    var body: [UInt8] = []
    for part in comparison.parts {
      h("section", .class("foundation")) {
        h("h2", .class("part"), .id(part.id)) { part.title }
        if let lede = part.lede { h("p") { lede } }
        part.figures
      }.print(into: &body)
    }
    return body
  }

  private static func summary(_ names: [String]) -> String {
    let list = names.count < 7 ? Words.list(names) : "\(names.count) systems"
    return
      "\(list), foundation by foundation on one scale. What a system’s document leaves out is said to be not given."
  }
}

/// Lists of words in running text.
enum Words {
  /// `a, b and c`.
  static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}
