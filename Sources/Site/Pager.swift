import Guide
import Markup

/// The footer of a page: links to the previous and the next page in reading order, to its source, and to its Markdown.
extension SiteRenderer {
  func hasPager(_ index: Int) -> Bool {
    let (before, after) = neighbours(of: index)
    return before != nil || after != nil || pages[index].twinURL != nil
  }

  @NodeBuilder func pager(of index: Int) -> Node {
    let (before, after) = neighbours(of: index)
    let url = pages[index].url
    if let before { link("Previous", to: pages[before], .class("previous"), .attr("rel", "prev"), from: url) }
    if let page = pages[index].written {
      for (template, words) in [(guide.settings.editURL, "Edit this page"), (guide.settings.sourceURL, "View source")] {
        if let template { h("a", .class("edit"), .href(SourceLink(template).address(of: page.path))) { words } }
      }
    }
    if let twin = pages[index].twinURL {
      h("a", .class("twin"), .attr("type", "text/markdown"), .href(from: url, to: twin)) { "As Markdown" }
    }
    if let after { link("Next", to: pages[after], .class("next"), .attr("rel", "next"), from: url) }
  }

  /// The indices of the previous and the next page in the reading order of the system.
  private func neighbours(of index: Int) -> (before: Int?, after: Int?) {
    guard pages[index].isFront || pages[index].isRead else { return (nil, nil) }
    var before: Int?
    if index > 0, !pages[index].isFront, pages[index - 1].isRead { before = index - 1 }
    let next = index + 1
    return (before, next < pages.count && !pages[next].isFront && pages[next].isRead ? next : nil)
  }

  private func link(
    _ word: String, to page: SitePage, _ kind: Attribute, _ relation: Attribute, from url: String
  ) -> Node {
    h("a", kind, relation, .href(from: url, to: page.url)) {
      h("span") { word }
      page.readTitle ?? ""
    }
  }
}

extension SitePage {
  /// A system's first page.
  fileprivate var isFront: Bool { if case .system = self { true } else { false } }

  /// Whether it belongs to the reading order.
  fileprivate var isRead: Bool {
    switch self {
    case .document: true
    case .components(let system): !system.components.isEmpty
    case .system(let system): system.overview != nil
    case .tokens, .changes, .index, .home, .compare, .health, .rule, .notFound: false
    }
  }

  /// Its title in the links of its neighbours; nil if it does not belong to the reading order.
  fileprivate var readTitle: String? {
    switch self {
    case .document(let page, _): page.title
    case .system(let system): system.overview?.title
    case .components(let system): system.components.isEmpty ? nil : SiteRenderer.componentsTitle
    case .tokens, .changes, .index, .home, .compare, .health, .rule, .notFound: nil
    }
  }
}
