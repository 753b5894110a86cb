import Files
import Guide
import Markup
import Printing

/// The foot of a page: the pages before and after it, and the link to its source.
enum Pager {
  /// - Parameters:
  ///   - page: what an author wrote there, if anything.
  ///   - neighbours: the pages beside it in the order its system is read.
  static func links(
    _ url: String, _ page: Page?, of guide: Guide, _ neighbours: (before: SitePage?, after: SitePage?)
  ) -> [UInt8]? {
    let (before, after) = neighbours
    let edit = page.flatMap { page in
      guide.settings.editURL.map { replacing("{path}", in: $0, with: page.source.path) }
    }
    guard before != nil || after != nil || edit != nil else { return nil }
    var out = ByteBuffer()
    if let before { link("Previous", to: before, "<a class=\"previous\" rel=\"prev\" href=\"", from: url, into: &out) }
    if let edit { h("a", .class("edit"), .href(edit)) { "Edit this page" }.print(into: &out) }
    if let after { link("Next", to: after, "<a class=\"next\" rel=\"next\" href=\"", from: url, into: &out) }
    return out.bytes
  }

  /// Straight to bytes: every page has one.
  private static func link(
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

  private static func replacing(_ part: String, in text: String, with value: String) -> String {
    guard let range = text.firstRange(of: part) else { return text + value }
    return text[..<range.lowerBound] + value + text[range.upperBound...]
  }
}
