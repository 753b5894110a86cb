import Files
import Guide
import Printing

/// The breadcrumbs of a page; each is a link except the section, which has no page of its own.
enum Crumbs {
  static func trail(to url: String, in system: DesignSystem, of guide: Guide, section: String?) -> [UInt8]? {
    let front = system.url("index.html")
    var out = ByteBuffer()
    out.put("<ol>")
    let start = out.count
    if !system.slug.isEmpty { add(guide.settings.title, "index.html", from: url, to: &out) }
    if url != front { add(system.settings.name, front, from: url, to: &out) }
    if let section, !section.isEmpty {
      out.put("<li>")
      out.put(text: section)
      out.put("</li>")
    }
    guard out.count > start else { return nil }
    out.put("</ol>")
    return out.bytes
  }

  private static func add(_ title: String, _ target: String, from url: String, to out: inout ByteBuffer) {
    out.put("<li><a href=\"")
    out.put(linkTo: target, from: url)
    out.put("\">")
    out.put(text: title)
    out.put("</a></li>")
  }
}

extension ByteBuffer {
  /// Prints the escaped link from one page to another, both from the root of the site.
  mutating func put(linkTo target: String, from base: String) {
    let start = count
    RelativePath.link(to: target, from: base, into: &self)
    escape(from: start)
  }
}
