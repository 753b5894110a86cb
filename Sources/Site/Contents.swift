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
    let node = Node.fragment([
      h("h2") { "On this page" },
      h("ul") {
        for heading in shown {
          h("li", heading.level == 3 ? [.class("sub")] : []) {
            h("a", .href("#" + heading.id)) { heading.text }
          }
        }
      },
    ])
    return node.bytes
  }
}
