package import Diagnostics
package import Differences
package import Files
package import Guide
import Matching
import Motion
import Plates
import Printing
import Tokens

/// One version of a guide with its findings.
package struct GuideVersion: Sendable {
  package let guide: Guide
  package let findings: Diagnostics
  /// The project's own layouts, styles and scripts.
  package let templates: [SourceFile]
  /// The files that may hold tokens, those that no theme takes included.
  package let tokenFiles: [SourceFile]
  /// What is before the paths of files where a finding names one: `docs/`, or nothing.
  let place: String
  /// Whether its findings are all there are.
  private let isCounted: Bool

  package init(
    _ guide: Guide, findings: Diagnostics, templates: [SourceFile] = [], tokenFiles: [SourceFile] = [],
    place: String = "", isCounted: Bool = true
  ) {
    self.place = place
    self.isCounted = isCounted
    self.tokenFiles = tokenFiles
    self.guide = guide
    self.findings = findings
    self.templates = templates
  }

  /// The first finding of each file that could not be read to its end, in the order of their places.
  var unread: [Diagnostic] {
    var seen: Set<String> = []
    return findings.sorted.filter { finding in
      guard finding.severity == .error, finding.rule.endsReading, let span = finding.span else { return false }
      return seen.insert(span.file.path).inserted
    }
  }

  var counts: Changes.FindingCounts? {
    if !isCounted { return nil }
    return Changes.FindingCounts(
      errors: findings.count(.error), warnings: findings.count(.warning), notes: findings.count(.note))
  }
}

/// Compares two versions of a guide, in steps that can each be done for many systems or blocks at once.
package struct GuideComparison: Sendable {
  private let base: GuideVersion
  private let head: GuideVersion
  private let sides: Changes.Sides
  private let thresholds: Thresholds
  /// The systems that both versions have, in the order of the later one.
  private let kept: [(old: DesignSystem, new: DesignSystem)]
  /// For each of them, which page is which.
  private let pages: [PageMoves]
  private var files: MovedFiles
  private var assets = ComparedAssets()
  /// The files of either side that could not be read to their end.
  private let unread: (base: Set<String>, head: Set<String>)

  package init(
    from base: GuideVersion, to head: GuideVersion, _ sides: Changes.Sides, _ thresholds: Thresholds = Thresholds()
  ) {
    (self.base, self.head, self.sides, self.thresholds) = (base, head, sides, thresholds)
    unread = (Set(base.unread.compactMap(\.span?.file.path)), Set(head.unread.compactMap(\.span?.file.path)))
    kept = SystemPairs.all(base.guide, head.guide)
    pages = kept.map { PageMoves($0.old, $0.new) }
    var files = MovedFiles()
    for ((old, new), moves) in zip(kept, pages) {
      files.add(moves.names(new))
      if old.folder != new.folder, !old.folder.isEmpty, !new.folder.isEmpty {
        files.addFolder(old.folder + "/", new.folder + "/")
      }
    }
    self.files = files
  }

  /// The files beside the pages that have to be read of both versions.
  package var assetPaths: AssetComparison.Paths { AssetComparison.paths(base.guide, head.guide, files) }

  /// Takes in what was read of them.
  package mutating func take(_ assets: ComparedAssets) {
    self.assets = assets
    files.add(assets.moved)
  }

  /// All changes, one step after the other.
  ///
  /// - Parameter drawsComponents: whether components are drawn in both versions to see which look different.
  package static func changes(
    from base: GuideVersion, to head: GuideVersion, _ sides: Changes.Sides, _ thresholds: Thresholds = Thresholds(),
    drawsComponents: Bool = true
  ) -> Changes {
    let comparison = GuideComparison(from: base, to: head, sides, thresholds)
    let systems = (0..<comparison.systemCount).map(comparison.system)
    let blocks = drawsComponents ? Blocks(systems.map(comparison.blocks)) : Blocks([])
    return comparison.changes(systems, blocks, drawn: (0..<blocks.drawnCount).map { comparison.drawn($0, of: blocks) })
  }

  /// Whether a settings file of a system, or of the guide, could not be read on either side.
  private func isUnread(_ name: String, of slug: String) -> Bool {
    unread.base.union(unread.head).contains { path in
      RelativePath.name(of: path) == name && (slug.isEmpty || path.hasSuffix("\(slug)/\(name)"))
    }
  }

  // MARK: Steps

  /// What changed within one system.
  package struct SystemChanges: Sendable {
    fileprivate let slug: String
    fileprivate let changes: [Change]
    fileprivate let tokens: FindingComparison.KnownTokens
    fileprivate let renamed: RenamedTokens
    fileprivate let components: ChangedComponents
  }

  /// How many systems can be compared.
  package var systemCount: Int { kept.count }

  /// Compares one system, by its number.
  package func system(_ number: Int) -> SystemChanges {
    let (former, system) = kept[number]
    let themes = ThemePairs(former, system)
    // The tokens of documentation are examples, on which nothing depends.
    let tokens =
      system.isDocumentation
      ? nil : TokenComparison(TokenHistory(former, system, themes, thresholds, unread: unread))
    let renamed = tokens?.renamed ?? RenamedTokens()
    let pages = PageComparison(former, system, self.pages[number], files, renamed, thresholds).changes()
    // Settings that could not be read are the usual ones, which nobody chose.
    let settings =
      isUnread("system.yml", of: system.slug)
      ? []
      : SettingsComparison.changes(former, system, themes)
        .filter { setting in
          // A list that follows a token to its new name says what it said. A design document that is a system says the same of
          // both, and so does a title that names it.
          renamed.text(setting.before ?? "") != setting.after
            && !pages.contains { page in
              guard page.before == setting.before, page.after == setting.after else { return false }
              if page.kind == .headingChanged { return setting.subject == "name" && !system.isDeclared }
              return page.kind == .propertyChanged
                && (page.heading == setting.subject || page.heading == "title" && setting.subject == "name")
            }
        }
    let (all, ofThemes) = tokens?.changes() ?? ([], [])
    let changed = ThemeComparison.without(all, of: settings)
    let own = RestatedTexts.joined(
      Self.renamed(former, system) + Self.ordered(ThemeComparison.joined(settings, ofThemes)) + Self.ordered(changed)
        + Self.ordered(pages))
    return SystemChanges(
      slug: system.slug, changes: own, tokens: tokens?.forFindings(own) ?? FindingComparison.KnownTokens(),
      renamed: renamed,
      components: ChangedComponents(former, system, own, self.pages[number], files))
  }

  /// That a system is in another folder, which all its addresses follow.
  private static func renamed(_ old: DesignSystem, _ new: DesignSystem) -> [Change] {
    if old.slug == new.slug { return [] }
    return [
      Change(
        .systemRenamed, in: new.slug, new.slug, formerly: old.slug, before: old.url("index.html"),
        after: new.url("index.html"), size: new.pages.isEmpty ? nil : new.pages.count.counted("page") + " with it",
        Judgement(.visible, .minor, "links from elsewhere to its old addresses lead nowhere"))
    ]
  }

  /// The blocks of systems that may look different.
  package struct Blocks: Sendable {
    fileprivate let all: [(components: ChangedComponents, candidate: ChangedComponents.Candidate)]

    fileprivate init(of components: ChangedComponents) { all = components.candidates().map { (components, $0) } }

    /// Those of all systems, in their order.
    package init(_ systems: [Blocks]) { all = systems.flatMap(\.all) }

    /// How many of them are drawn, from the first on.
    package var drawnCount: Int { min(all.count, ComponentPairs.mostBlocks) }
  }

  package func blocks(_ system: SystemChanges) -> Blocks { Blocks(of: system.components) }

  /// Draws one block in both versions, by its number; nil if nobody sees a difference.
  package func drawn(_ number: Int, of blocks: Blocks) -> ComponentPair? {
    let (components, candidate) = blocks.all[number]
    return components.pair(candidate, number: number + 1)
  }

  /// Joins what the other steps found with what changed in the guide as a whole.
  package func changes(_ systems: [SystemChanges], _ blocks: Blocks, drawn: [ComponentPair?]) -> Changes {
    var all = isUnread("guide.yml", of: "") ? [] : SettingsComparison.changes(base.guide, head.guide)
    all += Self.ordered(TemplateComparison.changes(base.templates, head.templates))
    let still = Set(kept.map(\.old.slug))
    let gone = base.guide.systems.filter { !still.contains($0.slug) }
    for system in gone {
      all.append(
        Change(
          .systemRemoved, in: system.slug, system.settings.name, before: system.settings.name,
          Judgement(.breaking, .major, "whoever uses it finds nothing")))
    }
    let own = Dictionary(systems.map { ($0.slug, $0) }) { first, _ in first }
    let owners = head.guide.owners
    let ofPages = Dictionary(head.guide.systems.flatMap { system in system.pages.map { ($0.path, system.slug) } }) {
      $1
    }
    var besides = UnusedSources.changes(base, head, unread: unread.base.union(unread.head)) { path in owners[path] ?? ""
    }
    besides += StylesheetComparison.changes(base, head, thresholds, renamed: own.mapValues(\.renamed)) { path in
      owners[path] ?? ""
    }
    besides += AssetComparison.changes(assets, in: head.guide)
    let told = systems.flatMap(\.changes)
    let isOnly =
      told.count == 1 && all.isEmpty && besides.isEmpty && [.token, .system].contains(told[0].kind.area)
      && head.guide.systems.allSatisfy { own[$0.slug] != nil }
    let findings = FindingComparison.changes(
      base, head, files: files, tokens: own.mapValues(\.tokens), pages: ChangedAddresses(told),
      rules: ChangedRules(told), only: isOnly ? told[0].key : nil, unread: unread
    ) { path in
      // Without settings, a page may be elsewhere than the tokens of its system.
      ofPages[path] ?? owners[path] ?? ""
    }
    for system in head.guide.systems {
      if let own = own[system.slug] {
        all += Self.joined(own.changes, findings.ofChanges)
      } else {
        all.append(
          Change(
            .systemAdded, in: system.slug, system.settings.name, after: system.settings.name,
            Judgement(.quiet, .minor, "nothing that exists changes")))
      }
    }
    all += besides
    all += Self.ordered(findings.alone)
    let either = head.guide.systems + gone
    return Changes(
      title: head.guide.name, comparison: sides, all: Self.joined(all, [""] + either.map(\.slug)),
      thresholds: thresholds,
      unread: base.unread.map { Changes.Unread($0, side: sides.base) }
        + head.unread.map { Changes.Unread($0, side: sides.head) },
      findings: base.counts.flatMap { old in head.counts.map { (old, $0) } },
      systems: either.map { ($0.slug, $0.settings.name) },
      engines: either.reduce(into: [:]) { $0[$1.slug] = $1.settings.springEngine },
      pages: Self.titles(of: either), components: ComponentPairs(drawn, of: blocks.all.count))
  }

  /// The changes of a system with the findings that follow from them.
  private static func joined(_ changes: [Change], _ findings: [ChangeKey: [Change]]) -> [Change] {
    if findings.isEmpty { return changes }
    let changes = changes.map { change in findings[change.key].map(change.joined) ?? change }
    let tokens = changes.filter { $0.kind.area == .token }
    let start = changes.firstIndex { $0.kind.area == .token } ?? changes.count
    return changes[..<start] + ordered(tokens) + changes[start...].filter { $0.kind.area != .token }
  }

  // MARK: Order

  /// The changes of each system together, the gravest first, in the order of the systems.
  private static func joined(_ changes: [Change], _ slugs: [String]) -> [Change] {
    let bySystem = Dictionary(grouping: changes, by: \.system)
    // A stylesheet may restate a token too.
    return slugs.uniqued().flatMap { ordered(RestatedTexts.joined(bySystem[$0] ?? [])) }
  }

  private static func titles(of systems: [DesignSystem]) -> [String: String] {
    Dictionary(systems.flatMap(\.pages).map { ($0.path, $0.title) }) { first, _ in first }
  }

  /// The gravest first, else in order.
  private static func ordered(_ changes: [Change]) -> [Change] {
    ChangeSeverity.allCases.reversed().flatMap { severity in changes.filter { $0.severity == severity } }
  }
}
