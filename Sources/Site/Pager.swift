import Guide
import Markup
import Printing

/// The footer of a page: links to the previous and the next page in reading order, to its source, and to its Markdown.
extension SiteRenderer {
  func hasPager(_ index: Int) -> Bool {
    let (before, after) = neighbours(of: index)
    return before != nil || after != nil || pages[index].twinURL != nil
  }

  func pager(of index: Int, into out: inout ByteBuffer) {
    let (before, after) = neighbours(of: index)
    let url = pages[index].url
    if let before {
      link("Previous", to: pages[before], "<a class=\"previous\" rel=\"prev\" href=\"", from: url, into: &out)
    }
    if let page = pages[index].written {
      for (template, words) in [(guide.settings.editURL, "Edit this page"), (guide.settings.sourceURL, "View source")] {
        guard let template else { continue }
        h("a", .class("edit"), .href(SourceLink(template).address(of: page.path))) { words }.print(into: &out)
      }
    }
    if let twin = pages[index].twinURL {
      out.put("<a class=\"twin\" type=\"text/markdown\" href=\"")
      out.put(linkTo: twin, from: url)
      out.put("\">As Markdown</a>")
    }
    if let after { link("Next", to: pages[after], "<a class=\"next\" rel=\"next\" href=\"", from: url, into: &out) }
  }

  /// The indices of the previous and the next page in the reading order of the system.
  private func neighbours(of index: Int) -> (before: Int?, after: Int?) {
    guard pages[index].isFront || pages[index].isRead else { return (nil, nil) }
    var before: Int?
    if index > 0, !pages[index].isFront, pages[index - 1].isRead { before = index - 1 }
    let next = index + 1
    return (before, next < pages.count && !pages[next].isFront && pages[next].isRead ? next : nil)
  }

  /// Printed directly as bytes, because every page has one.
  private func link(
    _ word: StaticString, to page: SitePage, _ start: StaticString, from url: String, into out: inout ByteBuffer
  ) {
    out.put(start)
    out.put(linkTo: page.url, from: url)
    out.put("\"><span>")
    out.put(word)
    out.put("</span>")
    out.put(text: page.readTitle ?? "")
    out.put("</a>")
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
