package import Diagnostics
package import Files
package import Guide
import Motion

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

  var counts: Changes.FindingCounts {
    Changes.FindingCounts(
      errors: findings.count(.error), warnings: findings.count(.warning), notes: findings.count(.note))
  }
}

/// Compares two versions of a guide.
package enum GuideComparison {
  /// - Parameter drawsComponents: whether components are drawn in both versions to see which look different.
  package static func changes(
    from base: GuideVersion, to head: GuideVersion, _ sides: Changes.Sides, _ thresholds: Thresholds = Thresholds(),
    drawsComponents: Bool = true
  ) -> Changes {
    var all = SettingsComparison.changes(base.guide, head.guide)
    all += ordered(TemplateComparison.changes(base.templates, head.templates))
    let old = Dictionary(base.guide.systems.map { ($0.slug, $0) }) { first, _ in first }
    let new = Set(head.guide.systems.map(\.slug))
    for system in base.guide.systems where !new.contains(system.slug) {
      all.append(
        Change(
          .systemRemoved, in: system.slug, system.settings.name, before: system.settings.name,
          Judgement(.breaking, .major, "whoever uses it finds nothing")))
    }
    var moved: [String: String] = [:]
    var components = ComponentPairs()
    var (drawn, bytes) = (0, 0)
    for system in head.guide.systems {
      guard let former = old[system.slug] else {
        all.append(
          Change(
            .systemAdded, in: system.slug, system.settings.name, after: system.settings.name,
            Judgement(.quiet, .minor, "nothing that exists changes")))
        continue
      }
      let history = TokenHistory(former, system, thresholds)
      let tokens = TokenComparison(history).changes()
      let pages = PageComparison(former, system).changes()
      for change in pages where change.kind == .pageMoved {
        if let formerly = change.formerly { moved[formerly] = change.subject }
      }
      let settings = SettingsComparison.changes(former, system)
      let own = ordered(settings) + ordered(tokens) + ordered(pages)
      if drawsComponents {
        ChangedComponents(former, system, own).add(to: &components, drawn: &drawn, bytes: &bytes)
      }
      all += own
    }
    let slugs = head.guide.systems.map(\.slug)
    all += ordered(
      FindingComparison.changes(base.findings, head.findings, names: moved) { path in
        slugs.first { !$0.isEmpty && path.hasPrefix("content/\($0)/") } ?? ""
      })
    let systems = head.guide.systems + base.guide.systems.filter { !new.contains($0.slug) }
    return Changes(
      title: head.guide.settings.title, comparison: sides, all: joined(all, [""] + systems.map(\.slug)),
      thresholds: thresholds, findings: (base.counts, head.counts),
      systems: systems.map { ($0.slug, $0.settings.name) },
      engines: systems.reduce(into: [:]) { $0[$1.slug] = $1.settings.springEngine },
      pages: titles(of: systems), components: components)
  }

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
