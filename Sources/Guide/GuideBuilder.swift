package import Diagnostics
import Files
package import Syntax
package import Tokens

/// Joins what was parsed into a guide: settings, tokens, and pages in their sections and order.
package enum GuideBuilder {
  /// What the parse and resolve stages made of a project, by path and by system.
  package struct Parts: Sendable {
    package var documents: [String: MarkdownDocument]
    package var themes: [String: TokenThemes]

    package init(documents: [String: MarkdownDocument], themes: [String: TokenThemes]) {
      self.documents = documents
      self.themes = themes
    }
  }

  /// - Parameter baseURL: in place of the one the settings name.
  package static func build(
    _ layout: ProjectLayout, _ parts: Parts, baseURL: String? = nil, into diagnostics: inout Diagnostics
  ) -> Guide {
    var settings = GuideSettings()
    if let file = layout.settings { settings = SettingsReader.guide(file, into: &diagnostics) }
    if let baseURL { settings.baseURL = baseURL }
    let systems = layout.systems.map { system($0, parts, into: &diagnostics) }
    return Guide(settings: settings, systems: ordered(systems, by: settings, layout, into: &diagnostics))
  }

  private static func ordered(
    _ systems: [DesignSystem], by settings: GuideSettings, _ layout: ProjectLayout, into diagnostics: inout Diagnostics
  ) -> [DesignSystem] {
    for slug in settings.systems where !layout.slugs.contains(slug) {
      diagnostics.error(
        "unknown-system", "\(slug) is no folder below content", at: settings.places["systems", slug],
        why: "the guide lists a system that does not exist",
        fix: Suggestion.nearest(to: slug, in: layout.slugs).map { "did you mean \($0)?" }
          ?? "make content/\(slug) or take it out of `systems`")
    }
    var seen: Set<String> = []
    let listed = settings.systems.filter { seen.insert($0).inserted }
    return listed.compactMap { slug in systems.first { $0.slug == slug } }
      + systems.filter { !seen.contains($0.slug) }
  }

  private static func system(
    _ layout: ProjectLayout.System, _ parts: Parts, into diagnostics: inout Diagnostics
  ) -> DesignSystem {
    let fallback = SystemSettings(name: layout.slug.isEmpty ? "" : Title.spoken(layout.slug))
    let settings = layout.settings.map { SettingsReader.system($0, fallback, into: &diagnostics) } ?? fallback
    let urls = PageAddress.urls(of: layout)
    let styles = Dictionary(layout.stylesheets.map { ($0.path, $0) }) { first, _ in first }
    let themes = parts.themes[layout.slug] ?? TokenThemes(default: Theme(name: "default", tokens: TokenSet(tokens: [])))
    var pages: [Page] = []
    var taken = TakenAddresses(reserved: reservedAddresses(of: layout, themes))
    for (file, url) in zip(layout.pages, urls) {
      guard let document = parts.documents[file.path] else { continue }
      let style = styles[PageAddress.withoutExtension(file.path) + ".css"]
      if let obstacle = taken.obstacle(to: url) {
        PageReader.report(document, at: url, against: obstacle, into: &diagnostics)
        continue
      }
      if let other = taken.take(url, for: file.path) {
        PageReader.report(document, at: url, likeThatOf: other, into: &diagnostics)
      }
      pages.append(PageReader.page(document, url: url, stylesheet: style, into: &diagnostics))
    }
    var named = settings
    let overview = pages.first { $0.url == PageAddress.joined(layout.slug, "index.html") }
    if named.name.isEmpty { named.name = overview?.title ?? "Style guide" }
    checkSettings(named, themes, into: &diagnostics)
    return DesignSystem(
      slug: layout.slug, settings: named, themes: themes, overview: overview,
      sections: sections(pages.filter { $0.url != overview?.url }, layout, named))
  }

  /// Addresses of pages that Specimen makes by itself, with what stands there.
  private static func reservedAddresses(of layout: ProjectLayout.System, _ themes: TokenThemes) -> [String: String] {
    var reserved: [String: String] = [:]
    if layout.slug.isEmpty { reserved["404.html"] = "the page for addresses that lead nowhere" }
    if !themes.default.tokens.tokens.isEmpty {
      reserved[PageAddress.joined(layout.slug, "tokens.html")] = "the table of the system's tokens"
    }
    return reserved
  }

  /// Pages by their folder, folders in the order of the settings and then by name, each before those in it; within one
  /// by `order`, then title, then address, numbers in names counting as numbers. Pages in no folder come first, in a
  /// section without a title.
  private static func sections(
    _ pages: [Page], _ layout: ProjectLayout.System, _ settings: SystemSettings
  ) -> [Section] {
    let prefix = layout.slug.isEmpty ? 0 : layout.slug.utf8.count + 1
    var byFolder: [String: [Page]] = [:]
    for page in pages {
      byFolder[RelativePath.folder(of: String(page.url.utf8.dropFirst(prefix)) ?? page.url), default: []].append(page)
    }
    let declared = Dictionary(settings.sections.enumerated().map { ($1.slug, $0) }) { first, _ in first }
    return byFolder.map { slug, pages in (slug: slug, key: place(of: slug, declared), pages: pages) }
      .sorted { $0.key < $1.key }
      .map { Section(slug: $0.slug, title: title(of: $0.slug, settings), pages: sorted($0.pages)) }
  }

  /// Where a folder stands: with the nearest one above that the settings name, and below that one by name.
  private static func place(of slug: String, _ declared: [String: Int]) -> (Int, NaturalKey) {
    if slug.isEmpty { return (-1, NaturalKey("")) }
    var folder = slug
    while !folder.isEmpty {
      if let place = declared[folder] { return (place, NaturalKey(slug)) }
      folder = RelativePath.folder(of: folder)
    }
    return (declared.count, NaturalKey(slug))
  }

  /// A folder's title: its own of the settings, or its name as words behind the title of the folder it stands in.
  private static func title(of slug: String, _ settings: SystemSettings) -> String {
    if slug.isEmpty { return "" }
    if let declared = settings.sections.first(where: { $0.slug == slug }) { return declared.title }
    let parent = title(of: RelativePath.folder(of: slug), settings)
    return parent.isEmpty ? Title.spoken(slug) : parent + " / " + Title.spoken(slug)
  }

  private static func sorted(_ pages: [Page]) -> [Page] {
    // By their places: keys are large to move. Few pages share a title, so the keys of addresses are made when asked for.
    let keys = pages.map { (order: $0.order ?? Int.max, title: NaturalKey($0.title)) }
    let places = pages.indices.sorted { first, second in
      if keys[first].order != keys[second].order { return keys[first].order < keys[second].order }
      if keys[first].title < keys[second].title { return true }
      if keys[second].title < keys[first].title { return false }
      return NaturalKey(pages[first].url) < NaturalKey(pages[second].url)
    }
    return places.map { pages[$0] }
  }

  private static func checkSettings(
    _ settings: SystemSettings, _ themes: TokenThemes, into diagnostics: inout Diagnostics
  ) {
    if let theme = settings.theme, themes[theme] == nil {
      diagnostics.error(
        "unknown-theme", "\(theme) is no theme of \(settings.name)", at: settings.places["theme", theme],
        why: "pages would show another theme first than the settings ask for",
        fix: "name one of \(themes.themes.map(\.name).joined(separator: ", "))")
    }
    let named = [("brand", settings.brand), ("specimen-type", settings.specimenType)]
    for case (let key, let path?) in named where themes.default.tokens[path] == nil {
      diagnostics.error(
        "unknown-token", "\(path), named by \(key), is no token of \(settings.name)",
        at: settings.places[key, path.description],
        why: "the page's chrome would lack it",
        fix: Suggestion.nearest(to: path.description, in: themes.default.tokens.tokens.lazy.map(\.path.description))
          .map { "did you mean \($0)?" } ?? "name a token of the system")
    }
    let globs = [("surfaces", settings.surfaces), ("text", settings.text), ("identity", settings.identity)]
    for (key, patterns) in globs {
      for pattern in patterns where themes.default.tokens.matching(pattern).isEmpty {
        diagnostics.warning(
          "unknown-token", "\(pattern.pattern), listed by \(key), matches no token of \(settings.name)",
          at: settings.places[key, pattern.pattern],
          why: "contrast is measured against fewer colours than the settings ask for", fix: "name a token or a group")
      }
    }
  }
}
