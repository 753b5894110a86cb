import Guide
import Markup
import Syntax

/// The list of a page's headings at its side.
enum Contents {
  /// The deepest level of headings to list, apart from the title: the second, or the third if there are few; nil if
  /// fewer than two would be listed.
  static func depth(of page: Page) -> Int? {
    var (second, third) = (0, 0)
    for heading in page.contents.outline where heading.node != page.titleHeading?.node {
      if heading.level == 2 { second += 1 } else if heading.level == 3 { third += 1 }
    }
    let isDeep = second < 2 || second + third <= 24
    return (isDeep ? second + third : second) > 1 ? (isDeep ? 3 : 2) : nil
  }

  /// The list of a page.
  static func node(of page: Page) -> Node {
    guard let depth = depth(of: page) else { return .empty }
    let title = page.titleHeading?.node
    return list(
      page.contents.outline.filter { $0.node != title && (2...depth).contains($0.level) }.map {
        entry($0.id, $0.text, $0.level == 3 ? [.class("sub")] : [])
      })
  }

  /// A list of parts with their ids; nil for a single one.
  static func list(_ parts: [(id: String, text: String)]) -> Node? {
    parts.count > 1 ? list(parts.map { entry($0.id, $0.text) }) : nil
  }

  private static func list(_ entries: [Node]) -> Node {
    .fragment([h("h2") { "On this page" }, h("ul") { entries }])
  }

  private static func entry(_ id: String, _ text: String, _ attributes: [Attribute] = []) -> Node {
    h("li", attributes) { h("a", .href("#" + id)) { text } }
  }
}
