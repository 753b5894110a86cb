import Markup
import Syntax

/// The list of a page's headings at its side.
enum Contents {
  typealias Entry = (level: Int, id: String, text: String)

  /// Second-level headings, and third-level ones where there are few; nothing for fewer than two.
  static func list(_ headings: some Sequence<Entry>) -> [UInt8]? {
    let shallow = headings.count { $0.level == 2 }
    let both = headings.count { (2...3).contains($0.level) }
    let deepest = shallow < 2 || both <= 24 ? 3 : 2
    let count = deepest == 3 ? both : shallow
    guard count > 1 else { return nil }
    var out: [UInt8] = []
    out.reserveCapacity(count * 80)
    out.put("<h2>On this page</h2><ul>")
    for heading in headings where (2...deepest).contains(heading.level) {
      out.put(heading.level == 3 ? "<li class=\"sub\"><a href=\"#" : "<li><a href=\"#")
      out.put(text: heading.id)
      out.put("\">")
      out.put(text: heading.text)
      out.put("</a></li>")
    }
    out.put("</ul>")
    return out
  }
}
