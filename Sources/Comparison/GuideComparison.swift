package import Diagnostics
package import Files
package import Guide
import Motion
import Tokens

/// One version of a guide with its findings.
package struct GuideVersion: Sendable {
  package let guide: Guide
  package let findings: Diagnostics
  /// The project's own layouts, styles and scripts.
  package let templates: [SourceFile]

  package init(_ guide: Guide, findings: Diagnostics, templates: [SourceFile] = []) {
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

  var counts: Changes.FindingCounts {
    Changes.FindingCounts(
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
  /// The files of either side that could not be read to their end.
  private let unread: (base: Set<String>, head: Set<String>)

  package init(
    from base: GuideVersion, to head: GuideVersion, _ sides: Changes.Sides, _ thresholds: Thresholds = Thresholds()
  ) {
    (self.base, self.head, self.sides, self.thresholds) = (base, head, sides, thresholds)
    unread = (Set(base.unread.compactMap(\.span?.file.path)), Set(head.unread.compactMap(\.span?.file.path)))
    let old = Dictionary(base.guide.systems.map { ($0.slug, $0) }) { first, _ in first }
    kept = head.guide.systems.compactMap { system in old[system.slug].map { ($0, system) } }
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
    let blocks = drawsComponents ? comparison.blocks(systems) : Blocks()
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
    /// The former paths of pages with their paths now.
    fileprivate let moved: [String: String]
    fileprivate let tokens: FindingComparison.KnownTokens
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
    let comparison = PageComparison(former, system, thresholds)
    let pages = comparison.changes()
    // Settings that could not be read are the usual ones, which nobody chose.
    let settings = isUnread("system.yml", of: system.slug) ? [] : SettingsComparison.changes(former, system, themes)
    let own = Self.ordered(settings) + Self.ordered(tokens?.changes() ?? []) + Self.ordered(pages)
    return SystemChanges(
      slug: system.slug, changes: own, moved: comparison.names,
      tokens: tokens?.forFindings(own) ?? FindingComparison.KnownTokens(),
      components: ChangedComponents(former, system, own, names: comparison.names))
  }

  /// The blocks of all systems that may look different.
  package struct Blocks: Sendable {
    fileprivate var all: [(components: ChangedComponents, candidate: ChangedComponents.Candidate)] = []

    /// How many of them are drawn, from the first on.
    package var drawnCount: Int { min(all.count, ComponentPairs.mostBlocks) }
  }

  package func blocks(_ systems: [SystemChanges]) -> Blocks {
    Blocks(all: systems.flatMap { system in system.components.candidates().map { (system.components, $0) } })
  }

  /// Draws one block in both versions, by its number; nil if nobody sees a difference.
  package func drawn(_ number: Int, of blocks: Blocks) -> ComponentPair? {
    let (components, candidate) = blocks.all[number]
    return components.pair(candidate, number: number + 1)
  }

  /// Joins what the other steps found with what changed in the guide as a whole.
  package func changes(_ systems: [SystemChanges], _ blocks: Blocks, drawn: [ComponentPair?]) -> Changes {
    var all = isUnread("guide.yml", of: "") ? [] : SettingsComparison.changes(base.guide, head.guide)
    all += Self.ordered(TemplateComparison.changes(base.templates, head.templates))
    let new = Set(head.guide.systems.map(\.slug))
    for system in base.guide.systems where !new.contains(system.slug) {
      all.append(
        Change(
          .systemRemoved, in: system.slug, system.settings.name, before: system.settings.name,
          Judgement(.breaking, .major, "whoever uses it finds nothing")))
    }
    let own = Dictionary(systems.map { ($0.slug, $0) }) { first, _ in first }
    let owners = head.guide.owners
    let moved = systems.reduce(into: [:]) { $0.merge($1.moved) { _, last in last } }
    let findings = FindingComparison.changes(
      base, head, names: moved, tokens: own.mapValues(\.tokens), unread: unread
    ) { path in
      owners[path] ?? ""
    }
    for system in head.guide.systems {
      if let own = own[system.slug] {
        all += Self.joined(own.changes, findings.ofTokens)
      } else {
        all.append(
          Change(
            .systemAdded, in: system.slug, system.settings.name, after: system.settings.name,
            Judgement(.quiet, .minor, "nothing that exists changes")))
      }
    }
    all += Self.ordered(findings.alone)
    let either = head.guide.systems + base.guide.systems.filter { !new.contains($0.slug) }
    return Changes(
      title: head.guide.settings.title, comparison: sides, all: Self.joined(all, [""] + either.map(\.slug)),
      thresholds: thresholds,
      unread: base.unread.map { Changes.Unread($0, side: sides.base) }
        + head.unread.map { Changes.Unread($0, side: sides.head) },
      findings: (base.counts, head.counts),
      systems: either.map { ($0.slug, $0.settings.name) },
      engines: either.reduce(into: [:]) { $0[$1.slug] = $1.settings.springEngine },
      pages: Self.titles(of: either), components: ComponentPairs(drawn, of: blocks.all.count))
  }

  /// The changes of a system, those of tokens with the findings that follow from them.
  private static func joined(_ changes: [Change], _ findings: [ChangeKey: [Change]]) -> [Change] {
    if findings.isEmpty { return changes }
    let tokens = changes.filter { $0.kind.area == .token }.map { change in
      findings[change.key].map(change.joined) ?? change
    }
    let start = changes.firstIndex { $0.kind.area == .token } ?? changes.count
    return changes[..<start] + ordered(tokens) + changes[start...].filter { $0.kind.area != .token }
  }

  // MARK: Order

  /// The changes of each system together, in the order of the systems.
  private static func joined(_ changes: [Change], _ slugs: [String]) -> [Change] {
    let bySystem = Dictionary(grouping: changes, by: \.system)
    var seen: Set<String> = []
    return slugs.filter { seen.insert($0).inserted }.flatMap { bySystem[$0] ?? [] }
  }

  private static func titles(of systems: [DesignSystem]) -> [String: String] {
    Dictionary(systems.flatMap(\.pages).map { ($0.path, $0.title) }) { first, _ in first }
  }

  /// The gravest first, else in order.
  private static func ordered(_ changes: [Change]) -> [Change] {
    ChangeSeverity.allCases.reversed().flatMap { severity in changes.filter { $0.severity == severity } }
  }
}
