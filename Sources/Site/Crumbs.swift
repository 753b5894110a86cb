import Files
import Guide
import Markup

/// The way down to a page, each step a link but the section's, which has no page of its own.
enum Crumbs {
  static func trail(to url: String, in system: DesignSystem, of guide: Guide, section: String?) -> [UInt8]? {
    let front = system.url("index.html")
    var out: [UInt8] = []
    if !system.slug.isEmpty { add(guide.settings.title, "index.html", from: url, to: &out) }
    if url != front { add(system.settings.name, front, from: url, to: &out) }
    if let section, !section.isEmpty {
      out.put("<li>")
      out.put(text: section)
      out.put("</li>")
    }
    guard !out.isEmpty else { return nil }
    return Array("<ol>".utf8) + out + Array("</ol>".utf8)
  }

  private static func add(_ title: String, _ target: String, from url: String, to out: inout [UInt8]) {
    out.put("<li><a href=\"")
    out.put(linkTo: target, from: url)
    out.put("\">")
    out.put(text: title)
    out.put("</a></li>")
  }
}

extension [UInt8] {
  /// Appends how a page links to another, both from the root of the site, escaped.
  mutating func put(linkTo target: String, from base: String) {
    let start = count
    RelativePath.link(to: target, from: base, into: &self)
    guard self[start...].contains(UInt8(ascii: "&")) else { return }
    // Of what has to be escaped, only this stands in an address as it is.
    let link = Array(self[start...])
    removeSubrange(start...)
    Escape.text(link, into: &self)
  }
}
