package import Diagnostics
import Files
import Printing
import Syntax
package import Tokens

/// Joins parsed sources into a guide: settings, tokens, and pages in sections and in order.
package enum GuideBuilder {
  /// The parsed and resolved parts of a system, its pages in file order.
  package struct Parts: Sendable {
    let drafts: ArraySlice<PageReader.Draft>
    let themes: TokenThemes

    package init(_ drafts: ArraySlice<PageReader.Draft>, _ themes: TokenThemes) {
      self.drafts = drafts
      self.themes = themes
    }
  }

  /// - Parameters:
  ///   - parts: one for each system of the layout.
  ///   - baseURL: replaces the one in the settings.
  package static func build(
    _ layout: ProjectLayout, _ parts: [Parts], baseURL: String? = nil, into diagnostics: inout Diagnostics
  ) -> Guide {
    var settings = GuideSettings()
    if let file = layout.settings { settings = SettingsReader.guide(file, into: &diagnostics) }
    if let baseURL { settings.baseURL = baseURL }
    let systems = zip(layout.systems, parts).map {
      system($0, $1, hasChanges: settings.changes != nil, into: &diagnostics)
    }
    return Guide(settings: settings, systems: ordered(systems, by: settings, layout, into: &diagnostics))
  }

  private static func ordered(
    _ systems: [DesignSystem], by settings: GuideSettings, _ layout: ProjectLayout, into diagnostics: inout Diagnostics
  ) -> [DesignSystem] {
    for slug in settings.systems where !layout.slugs.contains(slug) {
      diagnostics.report(
        .unknownSystem, "content has no folder \(slug)", at: settings.places["systems", slug],
        why: "the guide lists a system that does not exist",
        fix: Suggestion.nearest(to: slug, in: layout.slugs).map { "did you mean \($0)?" }
          ?? "create content/\(slug), or remove it from `systems`")
    }
    return settings.systems.uniqued().compactMap { slug in systems.first { $0.slug == slug } }
      + systems.filter { !settings.systems.contains($0.slug) }
  }

  private static func system(
    _ layout: ProjectLayout.System, _ parts: Parts, hasChanges: Bool, into diagnostics: inout Diagnostics
  ) -> DesignSystem {
    let fallback = SystemSettings(name: layout.slug.isEmpty ? "" : Title.spoken(layout.slug))
    let settings = layout.settings.map { SettingsReader.system($0, fallback, into: &diagnostics) } ?? fallback
    let themes = parts.themes.speaking(settings.unit, shadows: settings.shadowRadius)
    let reserved = reservedAddresses(
      of: layout, settings.firstTheme(of: themes), hasChanges: hasChanges && settings.kind == .system)
    let pages = placed(parts.drafts, reserved: reserved, isForeign: !layout.isDeclared, into: &diagnostics)
    let front = PageAddress.joined(layout.slug, "index.html")
    let overview = pages.first { $0.url.utf8.count == front.utf8.count && $0.url == front }
    var named = settings
    if layout.isRest { named.kind = .documentation }
    if layout.settings == nil, let overview, overview.designName != nil {
      named.name = overview.title
      named.summary = overview.summary
    }
    if named.name.isEmpty { named.name = overview?.title ?? "Style guide" }
    if layout.settings == nil, parts.drafts.contains(where: { !$0.sources.isEmpty }) {
      named.takeRoles(from: themes.default.tokens)
    }
    checkSettings(named, themes, into: &diagnostics)
    return DesignSystem(
      slug: layout.slug, folder: layout.folder, settings: named, isPlain: layout.isPlain,
      isDeclared: layout.isDeclared, themes: themes, overview: overview,
      sections: sections(overview == nil ? pages : pages.filter { $0 !== overview }, layout, named),
      sharedStyles: layout.sharedStyles)
  }

  /// The pages whose addresses are not taken.
  private static func placed(
    _ drafts: ArraySlice<PageReader.Draft>, reserved: [String: String], isForeign: Bool,
    into diagnostics: inout Diagnostics
  ) -> [Page] {
    if TakenAddresses.areApart(drafts.lazy.map(\.addressKey), reserved: reserved) {
      for draft in drafts { diagnostics.append(draft.diagnostics) }
      return drafts.map(\.page)
    }
    var pages: [Page] = []
    var taken = TakenAddresses(reserved: reserved, capacity: drafts.count)
    for draft in drafts {
      let page = draft.page
      if let obstacle = taken.obstacle(to: page.url) {
        PageReader.report(page.source, at: page.url, against: obstacle, isForeign: isForeign, into: &diagnostics)
        continue
      }
      if let other = taken.take(page.url, for: page.source.path) {
        PageReader.report(page.source, at: page.url, likeThatOf: other, into: &diagnostics)
      }
      diagnostics.append(draft.diagnostics)
      pages.append(page)
    }
    return pages
  }

  /// The addresses of generated pages, each with what it shows.
  private static func reservedAddresses(
    of layout: ProjectLayout.System, _ theme: Theme, hasChanges: Bool
  ) -> [String: String] {
    var reserved: [String: String] = [:]
    if layout.slug.isEmpty { reserved[PageReader.missingPage] = "the page for missing addresses" }
    if !theme.tokens.tokens.isEmpty {
      reserved[PageAddress.joined(layout.slug, "tokens.html")] = "the table of the system’s tokens"
    }
    if hasChanges { reserved[PageAddress.joined(layout.slug, "changes.html")] = "the changes of the system" }
    return reserved
  }

  /// Pages by folder. Folders are in the order of the settings, then by name, each before its subfolders; within a
  /// folder pages are sorted by `order`, then title, then address, with numbers in names compared as numbers. Pages
  /// outside any folder come first, in a section without a title.
  private static func sections(
    _ pages: [Page], _ layout: ProjectLayout.System, _ settings: SystemSettings
  ) -> [Section] {
    let prefix = layout.slug.isEmpty ? 0 : layout.slug.utf8.count + 1
    var byFolder: [(folder: String, pages: [Page])] = []
    var places: [String: Int] = [:]
    var place = 0
    for page in pages {
      // Most pages are in the same folder as the one before.
      if byFolder.isEmpty || byFolder[place].folder != page.folder {
        place = places[page.folder] ?? byFolder.count
        places[page.folder] = place
        if place == byFolder.count { byFolder.append((page.folder, [])) }
      }
      byFolder[place].pages.append(page)
    }
    let declared = Dictionary(settings.sections.enumerated().map { ($1.slug, $0) }) { first, _ in first }
    let sections = byFolder.map { folder, pages in
      let slug = String(folder.utf8.dropFirst(prefix)) ?? folder
      return (slug: slug, key: self.place(of: slug, declared), pages: pages)
    }
    let outer = outerFolder(of: sections.map(\.slug))
    return sections.sorted { $0.key < $1.key }.map {
      Section(slug: $0.slug, title: title(of: $0.slug, in: outer, settings), pages: sorted($0.pages))
    }
  }

  /// The folder around all sections, which their titles need not repeat; empty if they have none in common.
  private static func outerFolder(of slugs: [String]) -> String {
    guard var common = slugs.first else { return "" }
    for slug in slugs {
      while !common.isEmpty, slug != common, !slug.hasPrefix(common + "/") { common = RelativePath.folder(of: common) }
    }
    // Pages directly in the common folder keep its name as their title.
    return slugs.contains(common) ? RelativePath.folder(of: common) : common
  }

  /// The sort key of a folder: that of the nearest folder above it in the settings, then its name.
  private static func place(of slug: String, _ declared: [String: Int]) -> (Int, NaturalKey) {
    if slug.isEmpty { return (-1, NaturalKey("")) }
    var folder = slug
    while !folder.isEmpty {
      if let place = declared[folder] { return (place, NaturalKey(slug)) }
      folder = RelativePath.folder(of: folder)
    }
    return (declared.count, NaturalKey(slug))
  }

  /// The title of a folder: from the settings, or its name as words after the title of its parent folder, up to the
  /// folder around all of them.
  private static func title(of slug: String, in outer: String, _ settings: SystemSettings) -> String {
    if let declared = settings.sections.first(where: { $0.slug == slug }) { return declared.title }
    if slug.isEmpty || slug == outer { return "" }
    let parent = title(of: RelativePath.folder(of: slug), in: outer, settings)
    return parent.isEmpty ? Title.spoken(slug) : parent + " / " + Title.spoken(slug)
  }

  private static func sorted(_ pages: [Page]) -> [Page] {
    // Few pages share a title, so address keys are made only when needed.
    pages.sorted { first, second in
      let orders = (first.order ?? Int.max, second.order ?? Int.max)
      if orders.0 != orders.1 { return orders.0 < orders.1 }
      let titles = first.titleKey.order(before: second.titleKey)
      return titles == 0 ? NaturalKey(first.url) < NaturalKey(second.url) : titles < 0
    }
  }

  private static func checkSettings(
    _ settings: SystemSettings, _ themes: TokenThemes, into diagnostics: inout Diagnostics
  ) {
    if let theme = settings.theme, themes[theme] == nil {
      diagnostics.report(
        .unknownTheme, "\(theme) is not a theme of \(settings.name)", at: settings.places["theme", theme],
        why: "pages would show another theme first",
        fix: "name one of \(themes.themes.map(\.name).joined(separator: ", "))")
    }
    for preset in settings.presets { preset.check(against: themes, into: &diagnostics) }
    let first = settings.firstTheme(of: themes)
    let named = [("brand", settings.brand), ("specimen-type", settings.specimenType)]
    for case (let key, let path?) in named where first.tokens[path] == nil {
      diagnostics.report(
        .unknownToken, "\(path), named by \(key), is not a token of \(settings.name)",
        at: settings.places[key, path.description],
        why: "the site would be drawn without it",
        fix: Suggestion.nearest(to: path.description, in: first.tokens.tokens.lazy.map(\.path.description))
          .map { "did you mean \($0)?" } ?? "name a token of the system")
    }
    let globs = [
      ("surfaces", settings.surfaces), ("text", settings.text), ("graphics", settings.graphics),
      ("identity", settings.identity),
    ]
    for (key, patterns) in globs {
      for pattern in patterns where first.tokens.matching(pattern).isEmpty {
        diagnostics.report(
          .unmatchedPattern, "\(pattern.pattern), listed by \(key), matches no token of \(settings.name)",
          at: settings.places[key, pattern.pattern],
          fix: "name a token or a group")
      }
    }
  }
}
