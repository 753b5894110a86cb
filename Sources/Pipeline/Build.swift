import Audit
package import Diagnostics
package import Files
package import Guide
import Printing
import Publishing
import Site
import Syntax
import Tokens

/// The options of a build.
package struct BuildOptions: Sendable {
  /// A system's slug: only its pages are built.
  package var only: String?
  package var baseURL: String?
  /// The number of concurrent tasks, at least 1; never changes the output.
  package var jobs: Int

  package init(only: String? = nil, baseURL: String? = nil, jobs: Int = 1) {
    self.only = only
    self.baseURL = baseURL
    self.jobs = jobs
  }
}

/// The stages of a build, for showing progress.
package enum BuildStage: String, Sendable {
  case parsing, resolving, rendering
}

/// The core of the program: files in, files out, with no other effect.
package enum Build {
  /// Builds the site of some sources in memory. Equal sources give equal bytes, whatever the number of jobs.
  package static func site(
    _ sources: Sources, _ options: BuildOptions, beside find: @escaping FileFinder = { _ in nil },
    progress: @Sendable (BuildStage, Int) -> Void = { _, _ in }
  ) async -> BuildResult {
    let plan = await plan(sources, options, beside: find, progress: progress)
    progress(.rendering, plan.files.count)
    let files = plan.files
    let made = await concurrentMap(files.count, jobs: options.jobs, sharing: { ByteBuffer() }) { number, out in
      out.cut(to: 0)
      let found = files.print(number, into: &out)
      return (artifact: Artifact(path: files.path(number), bytes: out.bytes), diagnostics: found)
    }
    var diagnostics = plan.diagnostics
    for file in made { diagnostics.append(file.diagnostics) }
    let artifacts = made.map(\.artifact)
    return BuildResult(guide: plan.guide, artifacts: artifacts, diagnostics: plan.judgement.judged(diagnostics))
  }

  /// Everything up to making the files, which the caller then makes one by one.
  ///
  /// - Parameter find: finds files in the project that are not sources, for pages that show or link to them.
  package static func plan(
    _ sources: Sources, _ options: BuildOptions, beside find: @escaping FileFinder = { _ in nil },
    progress: @Sendable (BuildStage, Int) -> Void = { _, _ in }
  ) async -> BuildPlan {
    var reported = Diagnostics()
    let templates = TemplateLibrary(overrides: sources.files(under: "templates"), into: &reported)
    let layouts = SharedLayouts(templates)
    async let prepared: Void = options.jobs > 1 ? layouts.prepare() : ()
    let (guide, layout, modelled) = await model(sources, options, progress: progress)
    var diagnostics = modelled
    diagnostics.append(reported)
    // Link targets are looked up while pages are rendered; page frames are made meanwhile.
    async let (linked, links) = links(of: guide, sources, beside: find)
    if options.jobs == 1 { _ = await links }
    let places = guide.systems.map { FolderFrame.places(of: $0) }
    let frames = await concurrentMap(lists: places, jobs: options.jobs) { place, _ in FolderFrame(place, of: guide) }
    let (said, statements) = await audit(guide, jobs: options.jobs)
    let health = health(of: guide, modelled, said, statements)
    let renderer = await SiteRenderer(guide, links: links, frames: frames, health: health)
    let assets = templates.assets.map { SiteFiles.Other($0) }
    let copies = await copies(of: linked, beside: renderer.pages.map(\.url), assets, into: &diagnostics)
    let published = await published(guide, renderer.pages, links, beside: assets + copies, into: &diagnostics)
    diagnostics.append(said)
    await prepared
    let files = SiteFiles(renderer, layouts, others: assets + copies + published)
    return BuildPlan(
      guide: guide, slugs: layout.slugs, files: files, diagnostics: diagnostics, judgement: Judgement(guide))
  }

  /// Everything that is wrong with some sources, found without rendering a page: what `site` reports too.
  package static func findings(
    _ sources: Sources, _ options: BuildOptions, beside find: @escaping FileFinder = { _ in nil },
    progress: @Sendable (BuildStage, Int) -> Void = { _, _ in }
  ) async -> Diagnostics {
    await audited(sources, options, beside: find, progress: progress).diagnostics
  }

  /// The guide of some sources with everything that is wrong with it.
  package static func audited(
    _ sources: Sources, _ options: BuildOptions, beside find: @escaping FileFinder = { _ in nil },
    progress: @Sendable (BuildStage, Int) -> Void = { _, _ in }
  ) async -> (guide: Guide, diagnostics: Diagnostics) {
    var reported = Diagnostics()
    let templates = TemplateLibrary(overrides: sources.files(under: "templates"), into: &reported)
    let (guide, _, modelled) = await model(sources, options, progress: progress)
    var diagnostics = modelled
    diagnostics.append(reported)
    let (linked, links) = links(of: guide, sources, beside: find)
    let pages = SitePage.all(of: guide)
    let assets = templates.assets.map { SiteFiles.Other($0) }
    let copies = copies(of: linked, beside: pages.map(\.url), assets, into: &diagnostics)
    _ = published(guide, pages, links, beside: assets + copies, into: &diagnostics)
    let written = guide.systems.flatMap { system in system.pages.map { (page: $0, system: system) } }
    let found = await concurrentMap(written, jobs: options.jobs) { page, system in
      var found = Diagnostics()
      PageFindings(of: page, in: system, links: links).report(into: &found)
      return found
    }
    for page in found { diagnostics.append(page) }
    diagnostics.append(await audit(guide, jobs: options.jobs).diagnostics)
    var scratch = ByteBuffer()
    for file in copies {
      scratch.cut(to: 0)
      diagnostics.append(file.print(&scratch))
    }
    return (guide, Judgement(guide).judged(diagnostics))
  }

  /// What is wrong with each system of a guide, as far as it is known before pages are drawn.
  private static func health(
    of guide: Guide, _ modelled: Diagnostics, _ said: Diagnostics, _ statements: [Int]
  ) -> [Health] {
    guard guide.systems.contains(where: { $0.healthURL != nil }) else { return [] }
    var all = modelled
    all.append(said)
    // Whether a comment is needed is known only when all is known.
    let counted = Judgement(guide).judged(all).sorted.filter { $0.rule != .unusedSilence }
    return zip(guide.systems, statements).filter { $0.0.healthURL != nil }.map {
      Health($0, counted, statements: $1)
    }
  }

  /// What a guide says against itself, and how many values each of its systems gives to tokens.
  private static func audit(
    _ guide: Guide, jobs: Int
  ) async -> (diagnostics: Diagnostics, statements: [Int]) {
    let systems = guide.systems.map(AuditedSystem.init)
    let pages = guide.systems.map(\.pages)
    let found = await concurrentMap(lists: pages, jobs: jobs) { page, system in
      var found = Diagnostics()
      let evidence = systems[system].report(page, into: &found)
      return (findings: found, evidence: evidence)
    }
    var diagnostics = Diagnostics()
    for (system, pages) in zip(systems, found) {
      system.report(pages.map(\.evidence), into: &diagnostics)
      for page in pages { diagnostics.append(page.findings) }
    }
    return (diagnostics, found.map { pages in pages.reduce(0) { $0 + $1.evidence.statements } })
  }

  /// What is published beside the pages, and redirects from their former addresses. An author's own file stays where it
  /// is, so nothing is made at its address.
  private static func published(
    _ guide: Guide, _ pages: [SitePage], _ links: LinkIndex, beside others: [SiteFiles.Other],
    into diagnostics: inout Diagnostics
  ) -> [SiteFiles.Other] {
    var taken = Set(pages.map(\.url) + others.map(\.path))
    let beside = Publication(guide, pages: pages, links: links).files.filter { taken.insert($0.path).inserted }
    let redirects = Redirects.files(of: guide, beside: &taken, into: &diagnostics)
    return (beside + redirects).map { file in
      SiteFiles.Other(path: file.path, isPage: false) { out in
        file.print(&out)
        return Diagnostics()
      }
    }
  }

  /// Files that pages show or lead to, at their addresses, where no other file of the site stands.
  private static func copies(
    of linked: [SiteFiles.Other], beside pages: [String], _ assets: [SiteFiles.Other],
    into diagnostics: inout Diagnostics
  ) -> [SiteFiles.Other] {
    if linked.isEmpty { return [] }
    var taken = Set(pages + assets.map(\.path))
    // A page that is there and not built is worth another word than one that is missing; a copy of it is no page.
    return linked.filter { !ProjectLayout.isPage($0.path) }.compactMap { file in
      let url = LinkedFiles.url(of: file.path)
      guard taken.insert(url).inserted else {
        diagnostics.report(
          .repeatedAddress, "\(file.path) would be published at \(url), which is taken by another file of the site",
          at: nil, why: "links to it lead to the other file", fix: "give the file another name or folder")
        return nil
      }
      return SiteFiles.Other(path: url, print: file.print)
    }
  }

  /// The link targets of a guide, and the files among them by their paths in the project.
  private static func links(
    of guide: Guide, _ sources: Sources, beside find: FileFinder
  ) -> (files: [SiteFiles.Other], links: LinkIndex) {
    let files = linkedFiles(of: guide, sources, beside: find)
    return (files, LinkIndex(guide, files: Set(files.map(\.path))))
  }

  /// The existing files that pages show or link to, in path order.
  private static func linkedFiles(
    of guide: Guide, _ sources: Sources, beside find: FileFinder
  ) -> [SiteFiles.Other] {
    var linked: Set<String> = []
    for system in guide.systems {
      for page in system.pages where !page.linkedPaths.isEmpty { linked.formUnion(page.linkedPaths) }
    }
    if linked.isEmpty { return [] }
    linked.subtract(guide.systems.flatMap(\.sources))
    return linked.sorted().compactMap { path in
      if let source = sources[path] { return SiteFiles.Other(Artifact(path: path, bytes: source.bytes)) }
      return find(path).map { SiteFiles.Other(path: path, print: $0) }
    }
  }

  /// The guide made of some sources: parsed, resolved and joined.
  package static func model(
    _ sources: Sources, _ options: BuildOptions, progress: @Sendable (BuildStage, Int) -> Void = { _, _ in }
  ) async -> (guide: Guide, layout: ProjectLayout, diagnostics: Diagnostics) {
    var diagnostics = Diagnostics()
    let layout = ProjectLayout(sources, only: options.only)
    let count = layout.systems.reduce(0) { $0 + $1.pages.count }
    progress(.parsing, count)
    // In a folder that is built whole, every Markdown file is a page.
    let isWhole = options.only == nil && count > 1
    let readers = layout.systems.map { PageReader($0, linksPages: !isWhole) }
    let read = await concurrentMap(lists: layout.systems.map(\.pages), jobs: options.jobs) { file, system in
      var found = Diagnostics()
      let document = MarkdownReader.read(readable(file, into: &found), into: &found)
      return readers[system].draft(of: document, found: found)
    }
    for drafts in read { for draft in drafts { diagnostics.append(draft.found) } }
    progress(.resolving, layout.systems.count)
    let resolved = await concurrentMap(Array(zip(layout.systems, read)), jobs: options.jobs) { system, drafts in
      var found = Diagnostics()
      let sources = drafts.flatMap(\.sources)
      let themes = TokenLoader.load(system.tokens, after: sources, root: system.folder, into: &found)
      return (themes: themes, diagnostics: found)
    }
    for system in resolved { diagnostics.append(system.diagnostics) }
    let parts = zip(read, resolved).map { GuideBuilder.Parts($0, $1.themes) }
    let guide = GuideBuilder.build(layout, parts, baseURL: options.baseURL, into: &diagnostics)
    return (guide, layout, diagnostics)
  }

  /// Decodes a page; bytes that are not UTF-8 become replacement characters, as in browsers.
  private static func readable(_ file: SourceFile, into diagnostics: inout Diagnostics) -> SourceFile {
    guard let fault = UTF8Fault.first(in: file.bytes) else { return file }
    let text = String(decoding: file.bytes, as: UTF8.self)
    let repaired = SourceFile(path: file.path, bytes: Array(text.utf8), place: file.place)
    let replacement = "\u{FFFD}".utf8.count
    diagnostics.report(
      .invalidEncoding, "the byte 0x\(String(file.bytes[fault], radix: 16, uppercase: true)) is not UTF-8",
      at: repaired.span(ByteRange(fault, fault + replacement)),
      why: "readers see \u{FFFD} in place of every letter written that way", fix: "save the file as UTF-8")
    return repaired
  }
}
