package import Comparison
import Diagnostics
import Files

/// Compares two states of a project, both built by the same code.
package enum Review {
  package static func changes(
    _ versions: ComparedVersions, _ thresholds: Thresholds = Thresholds(), jobs: Int = 1
  ) async -> Changes {
    let sides = Changes.Sides(base: versions.base.name, head: versions.head.name, reason: versions.reason)
    if versions.isSame { return .none(sides, thresholds) }
    return await changes(from: versions.base.tree, to: versions.head.tree, sides, thresholds, jobs: jobs)
  }

  package static func changes(
    from base: SourceTree, to head: SourceTree, _ sides: Changes.Sides, _ thresholds: Thresholds = Thresholds(),
    jobs: Int = 1
  ) async -> Changes {
    // Equal files need not be built to be found equal.
    if base.sources.isIdentical(to: head.sources) { return .none(sides, thresholds) }
    // The parts of a build that cannot be divided are done for both at once.
    async let old = version(of: base, jobs: jobs)
    let new = await version(of: head, jobs: jobs)
    let comparison = GuideComparison(from: await old, to: new, sides, thresholds)
    let systems = await concurrentMap(comparison.systemCount, jobs: jobs, sharing: { () }) { number, _ in
      comparison.system(number)
    }
    let blocks = comparison.blocks(systems)
    let drawn = await concurrentMap(blocks.drawnCount, jobs: jobs, sharing: { () }) { number, _ in
      comparison.drawn(number, of: blocks)
    }
    return comparison.changes(systems, blocks, drawn: drawn)
  }

  private static func version(of tree: SourceTree, jobs: Int) async -> GuideVersion {
    let (guide, found) = await Build.audited(
      tree.sources, BuildOptions(jobs: jobs, startsPages: false), beside: tree.beside)
    var findings = tree.diagnostics
    findings.append(found)
    return GuideVersion(guide, findings: findings, templates: tree.sources.files(under: "templates"))
  }
}
