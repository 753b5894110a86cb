import Diagnostics
import Files
import Guide
import Tokens

/// A guide with everything that is wrong with it, kept so that another version of it need not be searched where it is the
/// same.
struct AuditedGuide: Sendable {
  let guide: Guide
  let layout: ProjectLayout
  let sources: Sources
  let links: LinkIndex
  /// What each system says against itself, in order.
  let audits: [SystemAudit]
  /// What is wrong on each page, those of each system together.
  let pages: [[Diagnostics]]
  /// All of it, with the severities that the guide's settings give.
  let diagnostics: Diagnostics

  struct SystemAudit: Sendable {
    let diagnostics: Diagnostics
    /// How many values its pages give to tokens.
    let statements: Int
    /// What each of its pages says against it, in order; empty where that was not kept.
    var pages: [KeptAudits.PageAudit] = []
    /// What is before the names of custom properties, as all pages together tell.
    var prefix: String?
  }

  /// What was found in the systems that are the same in another version, by their slugs.
  func systems(
    sameIn other: Guide, _ otherLayout: ProjectLayout, _ otherSources: Sources
  ) -> [String: (audit: SystemAudit, pages: [Diagnostics])] {
    let same = Self.same((guide, layout, sources), (other, otherLayout, otherSources))
    return Dictionary(
      zip(guide.systems, zip(audits, pages)).filter { same.contains($0.0.slug) }.map { system, found in
        (system.slug, (audit: found.0, pages: found.1))
      }
    ) { first, _ in first }
  }

  /// The systems, by their slugs, that are the same in two versions: all files that differ are in the folders of others, and no
  /// token of theirs is written there.
  static func same(
    _ old: (guide: Guide, layout: ProjectLayout, sources: Sources),
    _ new: (guide: Guide, layout: ProjectLayout, sources: Sources)
  ) -> Set<String> {
    let owners = FolderOwners(
      (old.layout.systems + new.layout.systems).filter { !$0.folder.isEmpty }.map { ($0.folder, $0.slug) })
    var touched: Set<String> = []
    for path in new.sources.differing(from: old.sources) {
      guard let slug = owners[path] else { return [] }
      touched.insert(slug)
    }
    let kept = Set(new.guide.systems.map(\.slug))
    return Set(
      old.guide.systems.filter { system in
        !touched.contains(system.slug) && kept.contains(system.slug)
          && system.allTokens.tokens.allSatisfy { owners[$0.span.file.path] == system.slug }
      }.map(\.slug))
  }
}
