import Files
import Guide
import Markup
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
    let starts: [Int]
    /// The link to the full list, on the system's front page.
    let link: String
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
    var entries = Entries(base: FolderFrame.page(in: folder))
    var out = ByteBuffer()
    out.put(element: "nav", .class("nav"), .label(system.settings.name)) { out in
      // Without a script it leads to what can be searched with the browser's own means.
      let list = system.hasIndex ? system.indexURL : system.url("index.html")
      let search = system.hasTokens ? system.url("tokens.html") : list
      h("a", .class("search"), .href(from: entries.base, to: search)) { "Search" }.print(into: &out)
      out.put(element: "details") { out in
        h("summary") { system.settings.name }.print(into: &out)
        out.put(element: "div", .class("list")) { out in
          entries.printFront(of: system, of: guide, into: &out)
          Self.print(system.sections, of: system, own: own, &entries, into: &out)
          let reference = Self.reference(of: system, hasChanges: hasChanges, hasHealth: hasHealth)
          if !reference.isEmpty {
            h("h2") { "Reference" }.print(into: &out)
            out.put(element: "ul") { out in
              for (title, url) in reference { entries.print(title, url, into: &out) }
            }
          }
          h("button", .class("appearance"), .attr("type", "button"), .flag("hidden")) { "Appearance" }.print(into: &out)
          ThemeChooser.node(of: system, from: entries.base).print(into: &out)
        }
      }
    }
    printed = out.bytes
    places = entries.places
    longList = entries.longList
  }

  /// Prints the sections of a system; in a large one, only its own is open.
  private static func print(
    _ sections: [Section], of system: DesignSystem, own: Int?, _ entries: inout Entries,
    into out: inout ByteBuffer
  ) {
    let isLarge = system.pages.count > mostListed
    let shown =
      isLarge && sections.count > longest ? window(around: own ?? 0, of: sections.count) : sections.indices
    let front = RelativePath.link(to: system.url("index.html"), from: entries.base)
    more(shown.lowerBound, "section", "before", front, in: "p").print(into: &out)
    for index in shown {
      let section = sections[index]
      let indexPage = section.slug == system.componentsSection ? system.componentsURL : nil
      if isLarge && index != own {
        out.put(element: "h2") { out in
          entries.printLink(section.title, indexPage ?? section.pages[0].url, into: &out)
        }
      } else {
        if !section.title.isEmpty { h("h2") { section.title }.print(into: &out) }
        let pages = indexPage == nil ? section.pages : section.pages.filter { $0.url != indexPage }
        let isLong = isLarge && pages.count + (indexPage == nil ? 0 : 1) > longest
        let all = isLong ? "\(front)#\(SystemPlates.anchor(of: section))" : nil
        entries.print(pages, behind: indexPage, all: all, into: &out)
      }
    }
    more(sections.count - shown.upperBound, "section", "after", front, in: "p").print(into: &out)
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
    Self.more(shown.lowerBound, "page", "before", longList.link, in: "li").print(into: &out)
    append(longList.starts[shown.lowerBound]..<longList.starts[shown.upperBound], mark, to: &out)
    Self.more(count - shown.upperBound, "page", "after", longList.link, in: "li").print(into: &out)
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

  /// How many more entries there are, with the link to them; nothing if there are none.
  private static func more(
    _ count: Int, _ noun: String, _ place: String, _ link: String, in element: String
  ) -> Node {
    count > 0 ? h(element, .class("more")) { h("a", .href(link)) { "\(count.counted(noun)) \(place)" } } : .empty
  }

  /// The entries, printed one by one, so that the place of each is known: a large site has many on every page, and
  /// copies them.
  private struct Entries {
    let base: String
    var places: [String: Int] = [:]
    var longList: LongList?

    /// What is above the sections: the guide and what it has besides, and the system's front page.
    mutating func printFront(of system: DesignSystem, of guide: Guide, into out: inout ByteBuffer) {
      if !system.slug.isEmpty {
        out.put(element: "p", .class("guide")) { out in
          h("a", .href(from: base, to: "index.html")) { guide.settings.title }.print(into: &out)
          if guide.designSystems.count > 1 {
            out.put(" ")
            printLink(SitePage.compareTitle, SitePage.compare.url, into: &out)
          }
          for folder in guide.documentation where folder !== system {
            out.put(" ")
            printLink(folder.settings.name, folder.url("index.html"), into: &out)
          }
        }
      }
      printLink(system.settings.name, system.url("index.html"), [.class("home")], into: &out)
      let facts = [system.settings.version ?? "", system.settings.platforms.joined(separator: ", ")]
      let meta = facts.filter { !$0.isEmpty }.joined(separator: " · ")
      if !meta.isEmpty { h("p", .class("meta")) { meta }.print(into: &out) }
    }

    /// - Parameters:
    ///   - index: the address of all components, listed before the pages.
    ///   - all: where a list that is shown in part is shown whole.
    mutating func print(_ pages: [Page], behind index: String?, all: String?, into out: inout ByteBuffer) {
      places.reserveCapacity(places.count + pages.count + 2)
      var starts: [Int] = []
      starts.reserveCapacity(pages.count + 2)
      out.put(element: "ul") { out in
        if let index {
          starts.append(out.count)
          print(SiteRenderer.componentsTitle, index, into: &out)
        }
        for page in pages {
          starts.append(out.count)
          print(page.title, page.url, status: page.status, into: &out)
        }
        starts.append(out.count)
      }
      if let all { longList = LongList(starts: starts, link: all) }
    }

    /// - Parameter status: how far a page is, which its own author says.
    mutating func print(_ title: String, _ url: String, status: String? = nil, into out: inout ByteBuffer) {
      out.put(element: "li") { out in printLink(title, url, status: status, into: &out) }
    }

    mutating func printLink(
      _ title: String, _ url: String, _ attributes: [Attribute] = [], status: String? = nil, into out: inout ByteBuffer
    ) {
      places[url] = places[url] ?? out.count + "<a".utf8.count
      h("a", attributes + [.href(from: base, to: url)]) {
        title
        if let status, !status.isEmpty {
          " "
          h("small") { status }
        }
      }.print(into: &out)
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
