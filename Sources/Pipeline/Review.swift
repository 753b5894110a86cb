package import Comparison
import Diagnostics
package import Differences
import Files
import Guide

/// Compares two states of a project, both built by the same code.
package enum Review {
  /// - Parameter counts: whether all findings of both versions are counted, those included that both have.
  package static func changes(
    _ versions: ComparedVersions, _ thresholds: Thresholds = Thresholds(), counts: Bool = true, jobs: Int = 1
  ) async -> Changes {
    let sides = Changes.Sides(base: versions.base.name, head: versions.head.name, reason: versions.reason)
    if versions.isSame { return .none(sides, thresholds) }
    return await changes(
      from: versions.base.tree, to: versions.head.tree, sides, thresholds, counts: counts, jobs: jobs)
  }

  /// - Parameter counts: whether all findings of both versions are counted, those included that both have: where they are not,
  ///   what is the same in both is not searched for any.
  package static func changes(
    from base: SourceTree, to head: SourceTree, _ sides: Changes.Sides, _ thresholds: Thresholds = Thresholds(),
    counts: Bool = true, jobs: Int = 1
  ) async -> Changes {
    let options = BuildOptions(jobs: jobs, startsPages: false)
    // Equal files need not be built to be found equal, but for the pictures that they show.
    if base.compared.isIdentical(to: head.compared) {
      guard base.assets != nil || head.assets != nil else { return .none(sides, thresholds) }
      let linked = AssetComparison.Paths.inBoth(await Build.linkedPaths(of: head.sources, jobs: jobs))
      if await assets(linked, base, head).isEmpty { return .none(sides, thresholds) }
    }
    // The parts of a build that cannot be divided are done for both at once.
    async let earlier = Build.model(base.sources, options)
    let new = await Build.model(head.sources, options)
    let old = await earlier
    let links = (
      Build.links(of: old.guide, base.sources, options, beside: base.beside),
      Build.links(of: new.guide, head.sources, options, beside: head.beside)
    )
    let isSilent = !counts && links.1.links.hasSameTargets(as: links.0.links)
    let same =
      isSilent
      ? AuditedGuide.same((old.guide, old.layout, base.sources), (new.guide, new.layout, head.sources)) : []
    let former = await Build.audited(
      old, of: base.sources, options, beside: base.beside, links.0, leavingOut: same)
    let latter = await Build.audited(
      new, of: head.sources, options, beside: head.beside, links.1, leavingOut: same, knowing: former)
    let versions = (version(former, of: base, isCounted: counts), version(latter, of: head, isCounted: counts))
    let comparison = await compared(versions.0, versions.1, base, head, sides, thresholds)
    let systems = await concurrentMap(comparison.systemCount, jobs: jobs, sharing: { () }) { number, _ in
      comparison.system(number)
    }
    let blocks = GuideComparison.Blocks(
      await concurrentMap(systems, jobs: jobs) { system in comparison.blocks(system) })
    let drawn = await concurrentMap(blocks.drawnCount, jobs: jobs, sharing: { () }) { number, _ in
      comparison.drawn(number, of: blocks)
    }
    return comparison.changes(systems, blocks, drawn: drawn).naming(head.compared.differing(from: base.compared))
  }

  private static func compared(
    _ old: GuideVersion, _ new: GuideVersion, _ base: SourceTree, _ head: SourceTree, _ sides: Changes.Sides,
    _ thresholds: Thresholds
  ) async -> GuideComparison {
    var comparison = GuideComparison(from: old, to: new, sides, thresholds)
    comparison.take(await assets(comparison.assetPaths, base, head))
    return comparison
  }

  /// The files beside the pages, read where they may differ.
  private static func assets(
    _ paths: AssetComparison.Paths, _ base: SourceTree, _ head: SourceTree
  ) async -> ComparedAssets {
    guard base.assets != nil || head.assets != nil else { return ComparedAssets() }
    let sources = Set((base.sources.files + head.sources.files).map(\.path))
    return await .read(paths, base.assets ?? .none, head.assets ?? .none, besides: sources)
  }

  private static func version(_ audited: AuditedGuide, of tree: SourceTree, isCounted: Bool) -> GuideVersion {
    var findings = tree.diagnostics
    findings.append(audited.diagnostics)
    // What a build leaves out, and where it puts the rest, is nothing that a document says.
    let isDocument = audited.guide.systems.count == 1 && audited.guide.systems[0].pages.count == 1
    findings = findings.keeping { $0.rule != .pageNotBuilt && !(isDocument && $0.rule == .repeatedAddress) }
    // Nobody knows what is beside a document that is compared without its folder.
    if tree.sources.files.count == 1 {
      findings = findings.keeping { $0.rule != .brokenLink && $0.rule != .brokenFileLink }
    }
    return GuideVersion(
      audited.guide, findings: findings, templates: tree.sources.files(under: "templates"),
      tokenFiles: tree.tokenFiles, place: tree.place, isCounted: isCounted)
  }
}
