import Files
import Guide
import Markup

/// The foot of a page: the pages before and after it, and the link to its source.
enum Pager {
  static func links(_ page: Page, in system: DesignSystem, of guide: Guide, among order: PageOrder) -> [UInt8]? {
    links(page.url, page, of: guide, among: order)
  }

  /// - Parameter page: what an author wrote there, if anything.
  static func links(_ url: String, _ page: Page?, of guide: Guide, among order: PageOrder) -> [UInt8]? {
    let (before, after) = order.neighbours(of: url)
    let edit = page.flatMap { page in
      guide.settings.editURL.map { replacing("{path}", in: $0, with: page.source.path) }
    }
    guard before != nil || after != nil || edit != nil else { return nil }
    var out: [UInt8] = []
    if let before { link("Previous", to: before, "<a class=\"previous\" rel=\"prev\" href=\"", from: url, into: &out) }
    if let edit { h("a", .class("edit"), .href(edit)) { "Edit this page" }.print(into: &out) }
    if let after { link("Next", to: after, "<a class=\"next\" rel=\"next\" href=\"", from: url, into: &out) }
    return out
  }

  /// Straight to bytes: every page has one.
  private static func link(
    _ word: StaticString, to page: PageOrder.Entry, _ start: StaticString, from url: String, into out: inout [UInt8]
  ) {
    out.put(start)
    out.put(text: RelativePath.link(to: page.url, from: url))
    out.put("\"><span>")
    out.put(word)
    out.put("</span>")
    out.put(text: page.title)
    out.put("</a>")
  }

  private static func replacing(_ part: String, in text: String, with value: String) -> String {
    guard let range = text.firstRange(of: part) else { return text + value }
    return text[..<range.lowerBound] + value + text[range.upperBound...]
  }
}

/// The order in which a system's pages are read.
struct PageOrder: Sendable {
  struct Entry: Sendable {
    let url: String
    let title: String
  }

  private let entries: [Entry]
  private let places: [String: Int]
  private let sections: [String: String]

  init(_ system: DesignSystem) {
    let index = system.componentsSection
    var entries = system.overview.map { [Entry(url: $0.url, title: $0.title)] } ?? []
    for section in system.sections {
      let url = section.slug == index ? system.componentsURL : nil
      if let url { entries.append(Entry(url: url, title: SiteRenderer.componentsTitle)) }
      entries += section.pages.filter { $0.url != url }.map { Entry(url: $0.url, title: $0.title) }
    }
    self.entries = entries
    places = Dictionary(entries.enumerated().map { ($0.element.url, $0.offset) }) { first, _ in first }
    let titles = system.sections.flatMap { section in section.pages.map { ($0.url, section.title) } }
    sections = Dictionary(titles) { first, _ in first }
  }

  /// What the section of a page is called.
  func section(of url: String) -> String? { sections[url] }

  func neighbours(of url: String) -> (before: Entry?, after: Entry?) {
    guard let place = places[url] else { return (nil, nil) }
    return (place > 0 ? entries[place - 1] : nil, place + 1 < entries.count ? entries[place + 1] : nil)
  }
}
