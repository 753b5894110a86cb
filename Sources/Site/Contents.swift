import Guide
import Printing
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

  /// Prints the list of a page.
  static func print(of page: Page, into out: inout ByteBuffer) {
    guard let depth = depth(of: page) else { return }
    let title = page.titleHeading?.node
    print(into: &out) { out in
      for heading in page.contents.outline where heading.node != title && (2...depth).contains(heading.level) {
        entry(heading.id, heading.text, isSub: heading.level == 3, into: &out)
      }
    }
  }

  /// Prints a list of parts with their ids.
  static func list(_ parts: [(id: String, text: String)]) -> [UInt8]? {
    guard parts.count > 1 else { return nil }
    var out = ByteBuffer(reserving: parts.count * 80)
    print(into: &out) { out in
      for part in parts { entry(part.id, part.text, isSub: false, into: &out) }
    }
    return out.bytes
  }

  private static func print(into out: inout ByteBuffer, _ entries: (inout ByteBuffer) -> Void) {
    out.put("<h2>On this page</h2><ul>")
    entries(&out)
    out.put("</ul>")
  }

  private static func entry(_ id: String, _ text: String, isSub: Bool, into out: inout ByteBuffer) {
    if isSub { out.put("<li class=\"sub\"><a href=\"#") } else { out.put("<li><a href=\"#") }
    out.put(text: id)
    out.put("\">")
    out.put(text: text)
    out.put("</a></li>")
  }
}
