import Guide
import Markup
import Printing
import Syntax

/// The list of a page's headings at its side.
enum Contents {
  struct Entry {
    let level: Int
    let id: String
    let text: String

    init(_ level: Int, _ id: String, _ text: String) {
      self.level = level
      self.id = id
      self.text = text
    }
  }

  /// The headings of a page but for the one that gives it its title.
  static func list(of page: Page) -> [UInt8]? {
    let title = page.titleHeading?.node
    let headings = page.document.headings
    guard let (deepest, count) = depth(of: headings.lazy.filter { $0.node != title }.map(\.level)) else { return nil }
    return printed(count) { out in
      for heading in headings where (2...deepest).contains(heading.level) && heading.node != title {
        put(heading.level, heading.id, heading.text, into: &out)
      }
    }
  }

  static func list(_ entries: [Entry]) -> [UInt8]? {
    guard let (deepest, count) = depth(of: entries.lazy.map(\.level)) else { return nil }
    return printed(count) { out in
      for entry in entries where (2...deepest).contains(entry.level) {
        put(entry.level, entry.id, entry.text, into: &out)
      }
    }
  }

  /// Second-level headings, and third-level ones where there are few, with how many these are; nil for fewer than two.
  private static func depth(of levels: some Sequence<Int>) -> (deepest: Int, count: Int)? {
    var (second, third) = (0, 0)
    for level in levels {
      if level == 2 { second += 1 } else if level == 3 { third += 1 }
    }
    let isDeep = second < 2 || second + third <= 24
    let count = isDeep ? second + third : second
    return count > 1 ? (isDeep ? 3 : 2, count) : nil
  }

  private static func printed(_ count: Int, _ print: (inout ByteBuffer) -> Void) -> [UInt8] {
    var out = ByteBuffer(reserving: count * 80)
    out.put("<h2>On this page</h2><ul>")
    print(&out)
    out.put("</ul>")
    return out.bytes
  }

  private static func put(_ level: Int, _ id: String, _ text: String, into out: inout ByteBuffer) {
    if level == 3 { out.put("<li class=\"sub\"><a href=\"#") } else { out.put("<li><a href=\"#") }
    out.put(text: id)
    out.put("\">")
    out.put(text: text)
    out.put("</a></li>")
  }
}
