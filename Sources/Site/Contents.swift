import Markup
import Syntax

/// The list of a page's headings at its side.
enum Contents {
  /// Second-level headings, and third-level ones where there are few; nothing for fewer than two.
  static func list(_ headings: [(level: Int, id: String, text: String)]) -> [UInt8]? {
    let shallow = headings.filter { $0.level == 2 }
    let both = headings.filter { $0.level == 2 || $0.level == 3 }
    let shown = shallow.count < 2 || both.count <= 24 ? both : shallow
    guard shown.count > 1 else { return nil }
    var out: [UInt8] = []
    out.reserveCapacity(shown.count * 80)
    out.put("<h2>On this page</h2><ul>")
    for heading in shown {
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
