import Comparison
package import Files
package import Guide
import Markup
import Printing
package import Reviews
import Theme

/// The style that the pages with changes have, and no other.
package enum ChangesStyle {
  package static let path = "assets/changes.css"
  package static let artifact = Artifact(path: path, bytes: SiteTheme.review.plates)
}

/// What changed in a system as an Atom feed (RFC 4287): an entry for each release.
package struct ChangesFeed {
  private let history: History
  private let system: DesignSystem
  /// The address of the site, with a slash at its end.
  private let root: String

  /// Nil where nothing changed, and for a site without an address: entries are known by theirs.
  package init?(_ history: History, of system: DesignSystem, in guide: Guide) {
    guard let base = guide.settings.baseURL, !history.releases(of: system.slug).isEmpty else { return nil }
    self.history = history
    self.system = system
    root = base.hasSuffix("/") ? base : base + "/"
  }

  package var artifact: Artifact {
    let page = root + RelativePath.link(to: system.url("changes.html"), from: "")
    let releases = history.releases(of: system.slug)
    var out = ByteBuffer()
    out.put("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
    out.put("<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"en\">\n")
    element("title", "\(system.settings.name): changes", into: &out)
    element("id", page, into: &out)
    link("alternate", page, into: &out)
    link("self", String(page.dropLast(".html".count)) + ".xml", into: &out)
    element("updated", releases.map(\.release.moment).max() ?? "", into: &out)
    out.put(element: "author") { out in element("name", system.settings.name, into: &out) }
    out.put("\n")
    for (release, changes) in releases { entry(release, changes, page, into: &out) }
    out.put("</feed>\n")
    return Artifact(path: system.url("changes.xml"), bytes: out.bytes)
  }

  private func entry(_ release: Release, _ changes: [Change], _ page: String, into out: inout ByteBuffer) {
    out.put("<entry>\n")
    let subject = release.subject.isEmpty ? "" : ": \(release.subject)"
    element("title", release.name + subject, into: &out)
    element("id", "\(page)#\(release.permanentID)", into: &out)
    link("alternate", "\(page)#\(release.anchor)", into: &out)
    element("updated", release.moment, into: &out)
    element("summary", ReleaseSection.summary(changes), into: &out)
    out.put("<content type=\"xhtml\"><div xmlns=\"http://www.w3.org/1999/xhtml\">")
    ReleaseList.node(of: changes, in: release).print(into: &out)
    out.put("</div></content>\n</entry>\n")
  }

  private func element(_ name: String, _ text: String, into out: inout ByteBuffer) {
    h(name) { ReleaseList.plain(text) }.print(into: &out)
    out.put("\n")
  }

  private func link(_ relation: String, _ address: String, into out: inout ByteBuffer) {
    out.put("<link rel=\"")
    out.put(text: relation)
    out.put("\" href=\"")
    out.put(text: address)
    out.put("\"/>\n")
  }
}
