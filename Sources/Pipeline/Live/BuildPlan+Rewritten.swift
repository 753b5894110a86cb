import Files
import Guide
import Site

extension BuildPlan {
  /// The same site with other versions of some pages; nil if they move more than themselves.
  ///
  /// Only the pages are new. What is beside them and what is wrong with them is as it was, until the site is planned
  /// whole.
  func rewritten(_ files: [SourceFile], reading drafts: DraftStore) -> BuildPlan? {
    var pages: [String: [Page]] = [:]
    for file in files {
      guard let system = guide.systems.first(where: { $0.pages.contains { $0.path == file.path } }),
        let former = system.pages.first(where: { $0.path == file.path }), !former.source.isMade,
        let page = drafts.read(file, in: system.slug), page.hasFace(of: former),
        page.linkedPaths.isSubset(of: former.linkedPaths),
        SitePage.document(page, system).previewSheetURL == SitePage.document(former, system).previewSheetURL
      else { return nil }
      pages[system.slug, default: []].append(page)
    }
    let all = pages.values.joined()
    var systems: [ObjectIdentifier: DesignSystem] = [:]
    for system in guide.systems {
      if let own = pages[system.slug] { systems[ObjectIdentifier(system)] = system.with(own) }
    }
    let guide = Guide(settings: guide.settings, systems: guide.systems.map { systems[ObjectIdentifier($0)] ?? $0 })
    let links = links.with(Array(all))
    let files = self.files.drawn { former in
      SiteRenderer(
        former, guide, links: links, systems: systems, pages: Dictionary(all.map { ($0.url, $0) }) { first, _ in first }
      )
    }
    return BuildPlan(
      guide: guide, slugs: slugs, files: files, links: links, diagnostics: diagnostics, policy: policy, health: health)
  }
}

extension Sources {
  /// The pages that have other texts than in other sources; nil if anything else is different.
  func rewrittenPages(since former: Sources) -> [SourceFile]? {
    guard files.count == former.files.count else { return nil }
    var rewritten: [SourceFile] = []
    for (old, new) in zip(former.files, files) where old !== new {
      guard old.path == new.path, ProjectLayout.isPage(new.path) else { return nil }
      rewritten.append(new)
    }
    return rewritten
  }
}
