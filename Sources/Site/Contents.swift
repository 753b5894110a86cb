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
    return list(page.document.headings.lazy.filter { $0.node != title }.map { Entry($0.level, $0.id, $0.text) })
  }

  static func list(_ entries: some Sequence<Entry>) -> [UInt8]? {
    guard let (deepest, count) = depth(of: entries) else { return nil }
    var out = ByteBuffer(reserving: count * 80)
    out.put("<h2>On this page</h2><ul>")
    for entry in entries where (2...deepest).contains(entry.level) {
      if entry.level == 3 { out.put("<li class=\"sub\"><a href=\"#") } else { out.put("<li><a href=\"#") }
      out.put(text: entry.id)
      out.put("\">")
      out.put(text: entry.text)
      out.put("</a></li>")
    }
    out.put("</ul>")
    return out.bytes
  }

  /// Second-level headings, and third-level ones where there are few, with how many these are; nil for fewer than two.
  private static func depth(of entries: some Sequence<Entry>) -> (deepest: Int, count: Int)? {
    var (second, third) = (0, 0)
    for entry in entries {
      if entry.level == 2 { second += 1 } else if entry.level == 3 { third += 1 }
    }
    let isDeep = second < 2 || second + third <= 24
    let count = isDeep ? second + third : second
    return count > 1 ? (isDeep ? 3 : 2, count) : nil
  }
}
