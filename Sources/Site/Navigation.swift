import Files
import Guide
import Markup
import Tokens

/// A system's side navigation as the pages of one folder have it; only the mark of the current entry differs.
struct Navigation: Sendable {
  /// Systems with more pages list, of other sections than the page's own, the first page alone.
  private static let mostListed = 150

  private let printed: [UInt8]
  /// For each address, the offset behind its `<a` at which `aria-current` goes.
  private let places: [String: Int]

  static func isNeeded(for system: DesignSystem) -> Bool {
    system.pages.count > 1 || !system.tokens.tokens.isEmpty
  }

  /// - Parameter folder: the folder of the pages it is for, from the root of the site.
  init(_ system: DesignSystem, of guide: Guide, folder: String) {
    let base = folder.isEmpty ? "page.html" : folder + "/page.html"
    let isLarge = system.pages.count > Self.mostListed
    var writer = Writer(base: base)
    writer.open(system, of: guide)
    let indexed = system.componentsSection
    for section in system.sections {
      guard let first = section.pages.first else { continue }
      let index = section.slug == indexed ? system.componentsURL : nil
      let isOpen = !isLarge || RelativePath.folder(of: first.url) == folder
      let entries =
        (index.map { [(SiteRenderer.componentsTitle, $0)] } ?? [])
        + section.pages.filter { $0.url != index }.map { ($0.title, $0.url) }
      writer.section(section, entries: isOpen ? entries : [], folderLink: isOpen ? nil : index ?? first.url)
    }
    if !system.tokens.tokens.isEmpty {
      writer.heading("Reference")
      writer.list([("Tokens", system.url("tokens.html"))])
    }
    writer.close()
    printed = writer.out
    places = writer.places
  }

  /// The navigation with an entry marked as the page being read.
  func bytes(current url: String) -> [UInt8] {
    guard let place = places[url] else { return printed }
    var out: [UInt8] = []
    out.reserveCapacity(printed.count + 20)
    out.append(contentsOf: printed[..<place])
    out.append(contentsOf: " aria-current=\"page\"".utf8)
    out.append(contentsOf: printed[place...])
    return out
  }

  /// Prints straight to bytes: a large site has hundreds of entries on every page.
  private struct Writer {
    let base: String
    var out: [UInt8] = []
    var places: [String: Int] = [:]

    mutating func open(_ system: DesignSystem, of guide: Guide) {
      raw("<nav class=\"nav\" aria-label=\"")
      text(system.settings.name)
      raw("\"><details><summary>")
      text(system.settings.name)
      raw("</summary><div class=\"list\">")
      if !system.slug.isEmpty {
        raw("<p class=\"guide\"><a href=\"")
        text(RelativePath.link(to: "index.html", from: base))
        raw("\">")
        text(guide.settings.title)
        raw("</a>")
        if guide.systems.count > 1 {
          raw(" ")
          link(SiteRenderer.compareTitle, SitePage.compare.url, class: nil)
        }
        raw("</p>")
      }
      link(system.settings.name, system.url("index.html"), class: "home")
      let facts = [system.settings.version ?? "", system.settings.platforms.joined(separator: ", ")]
      let meta = facts.filter { !$0.isEmpty }.joined(separator: " · ")
      if !meta.isEmpty {
        raw("<p class=\"meta\">")
        text(meta)
        raw("</p>")
      }
    }

    mutating func section(_ section: Section, entries: [(title: String, url: String)], folderLink: String?) {
      if let folderLink {
        raw("<h2>")
        link(section.title, folderLink, class: nil)
        raw("</h2>")
        return
      }
      if !section.title.isEmpty { heading(section.title) }
      list(entries)
    }

    mutating func heading(_ title: String) {
      raw("<h2>")
      text(title)
      raw("</h2>")
    }

    mutating func list(_ entries: [(title: String, url: String)]) {
      raw("<ul>")
      for entry in entries {
        raw("<li>")
        link(entry.title, entry.url, class: nil)
        raw("</li>")
      }
      raw("</ul>")
    }

    mutating func close() {
      raw("<button class=\"appearance\" type=\"button\" hidden>Appearance</button></div></details></nav>")
    }

    private mutating func link(_ title: String, _ url: String, class name: String?) {
      raw("<a")
      places[url] = places[url] ?? out.count
      if let name { raw(" class=\"\(name)\"") }
      raw(" href=\"")
      text(RelativePath.link(to: url, from: base))
      raw("\">")
      text(title)
      raw("</a>")
    }

    private mutating func raw(_ markup: String) { out.append(contentsOf: markup.utf8) }
    private mutating func text(_ text: String) { Escape.text(text.utf8, into: &out) }
  }
}
