import Files
import Guide
import Printing
import Tokens

/// A system's side navigation for the pages of one folder; they differ only in the current entry and, in a long
/// section, in the entries left out.
///
/// A long list shows the entries near the current page, and the number of the others with a link to the system's front
/// page, which lists every page.
final class Navigation: Sendable {
  /// Systems with more pages show only the first page of every other section.
  private static let mostListed = 150
  /// In a longer list, so many entries on either side of the current page are shown.
  private static let longest = 40
  private static let beside = 10

  private let printed: [UInt8]
  /// For each address, the offset after its `<a` at which `aria-current` goes.
  private let places: [String: Int]
  private let longList: LongList?

  /// The entries of a section that is shown in part.
  private struct LongList: Sendable {
    /// The offset of each entry in the printed list, and the end of the last one.
    var starts: [Int] = []
    /// The link to the full list, on the system's front page.
    let link: [UInt8]
  }

  static func isNeeded(for system: DesignSystem) -> Bool {
    system.pages.count > 1 || system.hasTokens
  }

  /// - Parameters:
  ///   - folder: the folder of the pages, from the root of the site.
  ///   - own: the section with the pages of that folder; nil if there is none.
  init(
    _ system: DesignSystem, of guide: Guide, folder: String, section own: Int?, hasChanges: Bool = false,
    hasHealth: Bool = false
  ) {
    let isLarge = system.pages.count > Self.mostListed
    var writer = Writer(base: FolderFrame.page(in: folder))
    writer.open(system, of: guide)
    let sections = system.sections
    let componentsSection = system.componentsSection
    let shown =
      isLarge && sections.count > Self.longest ? Self.window(around: own ?? 0, of: sections.count) : sections.indices
    let front = system.url("index.html")
    let toFront = writer.link(to: front)
    Self.more(shown.lowerBound, "section", "before", toFront, in: "p", into: &writer.out)
    for index in shown {
      let section = sections[index]
      let indexPage = section.slug == componentsSection ? system.componentsURL : nil
      if isLarge && index != own {
        writer.sectionLink(section.title, indexPage ?? section.pages[0].url)
      } else {
        if !section.title.isEmpty { writer.heading(section.title) }
        let pages = indexPage == nil ? section.pages : section.pages.filter { $0.url != indexPage }
        let isLong = isLarge && pages.count + (indexPage == nil ? 0 : 1) > Self.longest
        let all = isLong ? writer.link(to: front, anchor: SystemPlates.anchor(of: section)) : []
        writer.list(pages, behind: indexPage, longList: isLong ? LongList(link: all) : nil)
      }
    }
    Self.more(sections.count - shown.upperBound, "section", "after", toFront, in: "p", into: &writer.out)
    let reference = Self.reference(of: system, hasChanges: hasChanges, hasHealth: hasHealth)
    if !reference.isEmpty {
      writer.heading("Reference")
      writer.list(reference)
    }
    writer.close(system)
    printed = writer.out.bytes
    places = writer.places
    longList = writer.longList
  }

  /// The titles and addresses of the generated pages of a system.
  static func reference(
    of system: DesignSystem, hasChanges: Bool, hasHealth: Bool
  ) -> [(title: String, url: String)] {
    var entries: [(title: String, url: String)] = []
    if system.hasTokenBoard { entries.append((SiteRenderer.componentsTitle, system.componentsURL)) }
    if system.hasIndex { entries.append((SiteRenderer.indexTitle, system.indexURL)) }
    if system.hasTokens { entries.append(("Tokens", system.url("tokens.html"))) }
    if hasChanges, !system.isDocumentation { entries.append((SiteRenderer.changesTitle, system.url("changes.html"))) }
    if hasHealth { entries.append((SiteRenderer.healthTitle, system.healthURL)) }
    return entries
  }

  /// The entries near one of them.
  private static func window(around index: Int, of count: Int) -> Range<Int> {
    let first = max(min(index - beside, count - 2 * beside - 1), 0)
    return first..<min(first + 2 * beside + 1, count)
  }

  /// Prints the navigation with one entry marked as current.
  func print(current url: String, into out: inout ByteBuffer) {
    let mark = places[url] ?? -1
    guard let longList, let first = longList.starts.first, let last = longList.starts.last else {
      append(0..<printed.count, mark, to: &out)
      return
    }
    let count = longList.starts.count - 1
    let current = (first..<last).contains(mark) ? longList.starts.partition(mark) : 0
    let shown = Self.window(around: current, of: count)
    append(0..<first, mark, to: &out)
    Self.more(shown.lowerBound, "page", "before", longList.link, in: "li", into: &out)
    append(longList.starts[shown.lowerBound]..<longList.starts[shown.upperBound], mark, to: &out)
    Self.more(count - shown.upperBound, "page", "after", longList.link, in: "li", into: &out)
    append(last..<printed.count, mark, to: &out)
  }

  /// Prints what the pages of the folder have in common.
  func printShared(into out: inout ByteBuffer) {
    let starts = longList?.starts ?? []
    out.put(printed[..<(starts.first ?? printed.count)])
    out.put(printed[(starts.last ?? printed.count)...])
  }

  /// Prints the entries of a long list that one page shows.
  func printNear(_ url: String, into out: inout ByteBuffer) {
    if longList != nil { print(current: url, into: &out) }
  }

  /// Copies a piece of the printed list, with the mark if it falls within that piece.
  private func append(_ range: Range<Int>, _ mark: Int, to out: inout ByteBuffer) {
    guard range.contains(mark) else { return out.put(printed[range]) }
    out.put(printed[range.lowerBound..<mark])
    out.put(" aria-current=\"page\"")
    out.put(printed[mark..<range.upperBound])
  }

  /// Prints how many more entries there are, with the link to them; nothing if there are none.
  private static func more(
    _ count: Int, _ noun: StaticString, _ place: StaticString, _ link: [UInt8], in element: StaticString,
    into out: inout ByteBuffer
  ) {
    guard count > 0 else { return }
    out.put("<")
    out.put(element)
    out.put(" class=\"more\"><a href=\"")
    out.put(link)
    out.put("\">")
    out.put(Double(count), places: 0)
    out.put(" ")
    out.put(noun)
    out.put(count == 1 ? " " : "s ")
    out.put(place)
    out.put("</a></")
    out.put(element)
    out.put(">")
  }

  /// Printed directly as bytes, because a large site has many entries on every page.
  private struct Writer: ~Copyable {
    let base: String
    var out = ByteBuffer()
    var places: [String: Int] = [:]
    var longList: LongList?

    init(base: String) { self.base = base }

    mutating func open(_ system: DesignSystem, of guide: Guide) {
      out.put("<nav class=\"nav\" aria-label=\"")
      out.put(text: system.settings.name)
      out.put("\"><a class=\"search\" href=\"")
      // Without a script it leads to what can be searched with the browser's own means.
      let list = system.hasIndex ? system.indexURL : system.url("index.html")
      out.put(linkTo: system.hasTokens ? system.url("tokens.html") : list, from: base)
      out.put("\">Search</a><details><summary>")
      out.put(text: system.settings.name)
      out.put("</summary><div class=\"list\">")
      if !system.slug.isEmpty {
        out.put("<p class=\"guide\"><a href=\"")
        out.put(linkTo: "index.html", from: base)
        out.put("\">")
        out.put(text: guide.settings.title)
        out.put("</a>")
        if guide.designSystems.count > 1 {
          out.put(" ")
          link(SitePage.compareTitle, SitePage.compare.url)
        }
        for folder in guide.documentation where folder !== system {
          out.put(" ")
          link(folder.settings.name, folder.url("index.html"))
        }
        out.put("</p>")
      }
      link(system.settings.name, system.url("index.html"), isFront: true)
      let facts = [system.settings.version ?? "", system.settings.platforms.joined(separator: ", ")]
      let meta = facts.filter { !$0.isEmpty }.joined(separator: " · ")
      if !meta.isEmpty {
        out.put("<p class=\"meta\">")
        out.put(text: meta)
        out.put("</p>")
      }
    }

    mutating func sectionLink(_ title: String, _ url: String) {
      out.put("<h2>")
      link(title, url)
      out.put("</h2>")
    }

    mutating func heading(_ title: String) {
      out.put("<h2>")
      out.put(text: title)
      out.put("</h2>")
    }

    /// - Parameters:
    ///   - index: the address of all components, listed before the pages.
    ///   - longList: receives the offsets of the entries of a list that is shown in part.
    mutating func list(_ pages: [Page], behind index: String?, longList: LongList?) {
      places.reserveCapacity(places.count + pages.count + 2)
      var starts: [Int] = []
      starts.reserveCapacity(pages.count + 2)
      out.put("<ul>")
      if let index {
        starts.append(out.count)
        entry(SiteRenderer.componentsTitle, index)
      }
      for page in pages {
        starts.append(out.count)
        entry(page.title, page.url, status: page.status)
      }
      starts.append(out.count)
      if var longList {
        longList.starts = starts
        self.longList = longList
      }
      out.put("</ul>")
    }

    mutating func list(_ entries: [(title: String, url: String)]) {
      out.put("<ul>")
      for (title, url) in entries { entry(title, url) }
      out.put("</ul>")
    }

    /// - Parameter status: how far a page is, which its own author says.
    private mutating func entry(_ title: String, _ url: String, status: String? = nil) {
      out.put("<li>")
      link(title, url, status: status)
      out.put("</li>")
    }

    /// The address of a page relative to this folder.
    func link(to url: String, anchor: String? = nil) -> [UInt8] {
      var link = ByteBuffer()
      link.put(linkTo: url, from: base)
      if let anchor { link.put(text: "#" + anchor) }
      return link.bytes
    }

    mutating func close(_ system: DesignSystem) {
      out.put("<button class=\"appearance\" type=\"button\" hidden>Appearance</button>")
      ThemeChooser.print(of: system, from: base, into: &out)
      out.put("</div></details></nav>")
    }

    private mutating func link(_ title: String, _ url: String, status: String? = nil, isFront: Bool = false) {
      out.put("<a")
      places[url] = places[url] ?? out.count
      if isFront { out.put(" class=\"home\"") }
      out.put(" href=\"")
      out.put(linkTo: url, from: base)
      out.put("\">")
      out.put(text: title)
      if let status, !status.isEmpty {
        out.put(" <small>")
        out.put(text: status)
        out.put("</small>")
      }
      out.put("</a>")
    }
  }
}

extension [Int] {
  /// The index of the last number, in ascending order, that is not greater than another. O(log count).
  fileprivate func partition(_ number: Int) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle] <= number { low = middle } else { high = middle }
    }
    return low
  }
}
