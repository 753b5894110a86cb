import Files
import Guide
import Markup
import Tokens

/// A system's side navigation as the pages of one folder have it; only the mark of the current entry differs, and of a
/// long section what is left out of it.
///
/// A list that nobody can take in at a glance shows what is near the page being read, and how much more there is with
/// the way to all of it: the system's front page lists every page.
struct Navigation: Sendable {
  /// Systems with more pages list, of other sections than the page's own, the first page alone.
  private static let mostListed = 150
  /// A longer list is shown in part: this many entries on either side of the page being read.
  private static let longest = 40
  private static let beside = 10

  /// A page of the folder, from the root of the site.
  private let base: String
  private let printed: [UInt8]
  /// For each address, the offset behind its `<a` at which `aria-current` goes.
  private let places: [String: Int]
  private let longList: LongList?
  /// The system's front page.
  private let front: String

  /// The entries of a section that is shown in part.
  private struct LongList: Sendable {
    /// Where each entry starts in what is printed, and where the last one ends.
    var starts: [Int] = []
    var places: [String: Int] = [:]
    /// The id, on the system's front page, of the list of all of them.
    let anchor: String
  }

  static func isNeeded(for system: DesignSystem) -> Bool {
    system.pages.count > 1 || !system.tokens.tokens.isEmpty
  }

  /// - Parameter folder: the folder of the pages it is for, from the root of the site.
  init(_ system: DesignSystem, of guide: Guide, folder: String) {
    let base = folder.isEmpty ? "page.html" : folder + "/page.html"
    let isLarge = system.pages.count > Self.mostListed
    var writer = Writer(base: base)
    writer.open(system, of: guide)
    let sections = system.sections.filter { !$0.pages.isEmpty }
    let own = sections.firstIndex { RelativePath.folder(of: $0.pages[0].url) == folder }
    let shown =
      isLarge && sections.count > Self.longest ? Self.window(around: own ?? 0, of: sections.count) : sections.indices
    let front = system.url("index.html")
    writer.more(shown.lowerBound, "section", "before", front)
    for index in shown {
      let section = sections[index]
      let indexPage = section.slug == system.componentsSection ? system.componentsURL : nil
      if isLarge && index != own {
        writer.sectionLink(section.title, indexPage ?? section.pages[0].url)
      } else {
        let entries =
          (indexPage.map { [(SiteRenderer.componentsTitle, $0)] } ?? [])
          + section.pages.filter { $0.url != indexPage }.map { ($0.title, $0.url) }
        if !section.title.isEmpty { writer.heading(section.title) }
        let isLong = isLarge && entries.count > Self.longest
        writer.list(entries, longList: isLong ? LongList(anchor: SystemPlates.anchor(of: section)) : nil)
      }
    }
    writer.more(sections.count - shown.upperBound, "section", "after", front)
    if !system.tokens.tokens.isEmpty {
      writer.heading("Reference")
      writer.list([("Tokens", system.url("tokens.html"))])
    }
    writer.close()
    printed = writer.out
    places = writer.places
    longList = writer.longList
    self.front = front
    self.base = base
  }

  /// The entries near one of them.
  private static func window(around index: Int, of count: Int) -> Range<Int> {
    let first = max(min(index - beside, count - 2 * beside - 1), 0)
    return first..<min(first + 2 * beside + 1, count)
  }

  /// The navigation with an entry marked as the page being read.
  func bytes(current url: String) -> [UInt8] {
    let mark = places[url] ?? -1
    var out: [UInt8] = []
    out.reserveCapacity(min(printed.count, 16_384) + 64)
    guard let longList, let first = longList.starts.first, let last = longList.starts.last else {
      append(0..<printed.count, mark, to: &out)
      return out
    }
    let count = longList.starts.count - 1
    let shown = Self.window(around: longList.places[url] ?? 0, of: count)
    var before = Writer(base: base)
    before.more(shown.lowerBound, "page", "before", front, anchor: longList.anchor)
    var after = Writer(base: base)
    after.more(count - shown.upperBound, "page", "after", front, anchor: longList.anchor)
    append(0..<first, mark, to: &out)
    out += before.out
    append(longList.starts[shown.lowerBound]..<longList.starts[shown.upperBound], mark, to: &out)
    out += after.out
    append(last..<printed.count, mark, to: &out)
    return out
  }

  /// Copies a piece of what is printed, with the mark where it falls into it.
  private func append(_ range: Range<Int>, _ mark: Int, to out: inout [UInt8]) {
    guard range.contains(mark) else {
      out.append(contentsOf: printed[range])
      return
    }
    out.append(contentsOf: printed[range.lowerBound..<mark])
    out.append(contentsOf: " aria-current=\"page\"".utf8)
    out.append(contentsOf: printed[mark..<range.upperBound])
  }

  /// Prints straight to bytes: a large site has many entries on every page.
  private struct Writer {
    let base: String
    var out: [UInt8] = []
    var places: [String: Int] = [:]
    var longList: LongList?

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

    mutating func sectionLink(_ title: String, _ url: String) {
      raw("<h2>")
      link(title, url, class: nil)
      raw("</h2>")
    }

    mutating func heading(_ title: String) {
      raw("<h2>")
      text(title)
      raw("</h2>")
    }

    /// - Parameter longList: takes where the entries stand, for a list that is shown in part.
    mutating func list(_ entries: [(title: String, url: String)], longList: LongList? = nil) {
      raw("<ul>")
      var starts: [Int] = []
      for entry in entries {
        starts.append(out.count)
        raw("<li>")
        link(entry.title, entry.url, class: nil)
        raw("</li>")
      }
      if var longList {
        longList.starts = starts + [out.count]
        for (index, entry) in entries.enumerated() { longList.places[entry.url] = index }
        self.longList = longList
      }
      raw("</ul>")
    }

    /// How many more there are, and the way to them; nothing for none.
    mutating func more(_ count: Int, _ noun: String, _ place: String, _ url: String, anchor: String? = nil) {
      guard count > 0 else { return }
      let element = anchor == nil ? "p" : "li"
      raw("<\(element) class=\"more\"><a href=\"")
      text(RelativePath.link(to: url, from: base))
      if let anchor { text("#" + anchor) }
      raw("\">\(count) \(noun)\(count == 1 ? "" : "s") \(place)</a></\(element)>")
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
