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
    /// What stands before the names of custom properties, as all pages together tell.
    var prefix: String?
  }

  /// The systems, by their slugs, that are the same in another version: all files that differ are in the folders of others, and
  /// no token of theirs is written there.
  func systems(
    sameIn other: Guide, _ otherLayout: ProjectLayout, _ otherSources: Sources
  ) -> [String: (audit: SystemAudit, pages: [Diagnostics])] {
    let owners = FolderOwners(
      (layout.systems + otherLayout.systems).filter { !$0.folder.isEmpty }.map { ($0.folder, $0.slug) })
    var touched: Set<String> = []
    for path in otherSources.differing(from: sources) {
      guard let slug = owners[path] else { return [:] }
      touched.insert(slug)
    }
    var same: [String: (audit: SystemAudit, pages: [Diagnostics])] = [:]
    for (number, system) in guide.systems.enumerated() {
      guard !touched.contains(system.slug), other.systems.contains(where: { $0.slug == system.slug }),
        system.allTokens.tokens.allSatisfy({ owners[$0.span.file.path] == system.slug })
      else { continue }
      same[system.slug] = (audits[number], pages[number])
    }
    return same
  }
}
