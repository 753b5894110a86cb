import Audit
package import Diagnostics
package import Files
package import Guide
import Printing
import Publishing
package import Site
import Starter
import Statements
import Syntax
import Tokens

/// The options of a build.
package struct BuildOptions: Sendable {
  /// A system's slug: only its pages are built.
  package var only: String?
  /// Whether the pages of that system go into a site of more: they are made as parts of the whole guide.
  package var isPart: Bool
  package var baseURL: String?
  /// The number of concurrent tasks, at least 1; never changes the output.
  package var jobs: Int
  /// Whether tokens without a page get pages.
  package var startsPages: Bool
  /// Whether the names of styles and scripts hold digests of their bytes.
  package var isFingerprinted: Bool
  /// What is around a document that is only checked; nil where a site is made, which has nothing around it.
  package var surroundings: Surroundings?

  package init(
    only: String? = nil, isPart: Bool = false, baseURL: String? = nil, jobs: Int = 1, startsPages: Bool = true,
    isFingerprinted: Bool = false, surroundings: Surroundings? = nil
  ) {
    self.only = only
    self.isPart = isPart
    self.baseURL = baseURL
    self.jobs = jobs
    self.startsPages = startsPages
    self.isFingerprinted = isFingerprinted
    self.surroundings = surroundings
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
  /// - Parameters:
  ///   - find: finds files in the project that are not sources, for pages that show or link to them.
  ///   - readHistory: reads what changed over time, if the guide asks for it; nil where there is nothing to read.
  ///   - audits: whether the guide is held against itself and its search is indexed, which take longest.
  ///   - publishes: whether what stands beside its pages is made.
  ///   - known: what was wrong with the systems when they were last held against themselves, where they are not now.
  ///   - drafts: pages that need not be parsed again.
  package static func plan(
    _ sources: Sources, _ options: BuildOptions, beside find: @escaping FileFinder = { _ in nil },
    readHistory: HistoryReader? = nil, audits: Bool = true, publishes: Bool = true, known: [Health] = [],
    drafts: DraftStore? = nil,
    progress: @Sendable (BuildStage, Int) -> Void = { _, _ in }
  ) async -> BuildPlan {
    var reported = Diagnostics()
    let templates = TemplateLibrary(overrides: sources.files(under: "templates"), into: &reported)
    let layouts = SharedLayouts(templates)
    async let prepared: Void = options.jobs > 1 ? layouts.prepare() : ()
    let (guide, layout, modelled) = await model(sources, options, reusing: drafts, progress: progress)
    var diagnostics = modelled
    diagnostics.append(reported)
    // Link targets are looked up while pages are rendered; page frames are made meanwhile.
    async let (linked, links) = links(of: guide, sources, options, beside: find)
    if options.jobs == 1 { _ = await links }
    let history = await history(of: guide, readHistory, into: &diagnostics)
    let hasChanges = history != nil
    let places = guide.systems.map { FolderFrame.places(of: $0) }
    // The words of the pages are found meanwhile, and put in order while frames and what stands beside pages are made.
    let isSearched = audits && !options.isPart
    async let words = isSearched ? words(of: guide, jobs: options.jobs) : []
    if options.jobs == 1 { _ = await words }
    // What is wrong is found before pages are drawn, because each system has a page of it.
    let said = audits ? await audit(guide, jobs: options.jobs) : nil
    let health =
      said.map { Self.health(of: guide, modelled, $0) }
      ?? known.compactMap { former in
        guide.systems.first { $0.slug == former.system.slug && $0.mayShowHealth }.map { former.of($0) }
      }
    let spoken = await words
    async let found = isSearched ? searchFiles(of: guide, spoken, health) : []
    if options.jobs == 1 { _ = await found }
    let hasHealth = guide.systems.map { system in health.contains { $0.system === system } }
    let frames = await concurrentMap(lists: places, jobs: options.jobs) { place, system in
      FolderFrame(place, of: guide, hasChanges: hasChanges, hasHealth: hasHealth[system])
    }
    let renderer = await SiteRenderer(guide, links: links, frames: frames, history: history, health: health)
    let own = templates.assets.map { SiteFiles.Other($0) }
    let sheets = sheets(of: renderer, guide, beside: own)
    let assets = own + sheets + changes(in: history, of: guide, beside: Set((own + sheets).map(\.path)))
    let copies = await copies(of: linked, beside: renderer.pages.map(\.url), assets, into: &diagnostics)
    let published =
      publishes ? await published(guide, renderer.pages, links, beside: assets + copies, into: &diagnostics) : []
    if let said { diagnostics.append(said.diagnostics) }
    await prepared
    let files = await SiteFiles(
      renderer, layouts, others: assets + copies + published + found, isFingerprinted: options.isFingerprinted)
    if options.isPart, let only = options.only { diagnostics = Self.findings(diagnostics, of: only, layout) }
    return await BuildPlan(
      guide: guide, slugs: layout.slugs, files: files, links: links, diagnostics: diagnostics,
      judgement: Judgement(guide), health: health)
  }

  /// The findings in the files of one system, and in those of no system.
  private static func findings(_ diagnostics: Diagnostics, of slug: String, _ layout: ProjectLayout) -> Diagnostics {
    let others = layout.systems.filter { $0.slug != slug && !$0.folder.isEmpty }.map { $0.folder + "/" }
    return diagnostics.keeping { finding in
      finding.span.map { span in !others.contains { span.file.path.hasPrefix($0) } } ?? true
    }
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
    let (linked, links) = links(of: guide, sources, options, beside: find)
    let said = await audit(guide, jobs: options.jobs)
    let pages = SitePage.all(of: guide, health: health(of: guide, modelled, said))
    let assets = templates.assets.map { SiteFiles.Other($0) }
    let copies = copies(of: linked, beside: pages.map(\.url), assets, into: &diagnostics)
    _ = published(guide, pages, links, beside: assets + copies, into: &diagnostics)
    diagnostics.append(await pageFindings(of: guide, links, jobs: options.jobs))
    diagnostics.append(said.diagnostics)
    var scratch = ByteBuffer()
    for file in copies {
      scratch.cut(to: 0)
      diagnostics.append(file.print(&scratch))
    }
    return (guide, Judgement(guide).judged(diagnostics))
  }

  /// What is wrong with each system of a guide, as far as it is known before pages are drawn.
  private static func health(of guide: Guide, _ modelled: Diagnostics, _ said: Audited) -> [Health] {
    let shown = zip(guide.systems, said.statements).filter { $0.0.mayShowHealth }
    if shown.isEmpty { return [] }
    var all = modelled
    all.append(said.diagnostics)
    // Whether a comment is needed is known only when all is known.
    let counted = Judgement(guide).judged(all).sorted.filter { $0.rule != .unusedSilence }
    let found = Health.bySystem(counted)
    return shown.map { Health($0, found[$0.slug] ?? [], statements: $1) }.filter(\.isWorthAPage)
  }

  /// Everything that is wrong with a site that was planned with an audit, without rendering its pages.
  package static func findings(of plan: BuildPlan, jobs: Int) async -> Diagnostics {
    var diagnostics = plan.diagnostics
    diagnostics.append(await pageFindings(of: plan.guide, plan.links, jobs: jobs))
    return plan.judgement.judged(diagnostics)
  }

  /// What is wrong on the pages that authors wrote.
  private static func pageFindings(of guide: Guide, _ links: LinkIndex, jobs: Int) async -> Diagnostics {
    let written = guide.systems.flatMap { system in system.pages.map { (page: $0, system: system) } }
    let found = await concurrentMap(written, jobs: jobs) { page, system in
      var found = Diagnostics()
      PageFindings(of: page, in: system, links: links).report(into: &found)
      return found
    }
    var diagnostics = Diagnostics()
    for page in found { diagnostics.append(page) }
    return diagnostics
  }

  /// What a guide says against itself, and how many values the pages of each of its systems give to tokens.
  private typealias Audited = (diagnostics: Diagnostics, statements: [Int])

  /// Holds a guide against itself.
  private static func audit(_ guide: Guide, jobs: Int) async -> Audited {
    let systems = await concurrentMap(guide.systems, jobs: jobs) { AuditedSystem($0) }
    let pages = guide.systems.map(\.pages)
    let found = await concurrentMap(lists: pages, jobs: jobs) { page, system in
      var found = Diagnostics()
      let evidence = systems[system].report(page, into: &found)
      return (findings: found, evidence: evidence)
    }
    let reported = await concurrentMap(Array(zip(systems, found)), jobs: jobs) { system, pages in
      var reported = Diagnostics()
      system.report(pages.map(\.evidence), into: &reported)
      for page in pages { reported.append(page.findings) }
      return reported
    }
    var diagnostics = Diagnostics()
    for part in reported { diagnostics.compared.add(part.compared) }
    // In pages that nobody wrote, nobody can mend anything.
    for finding in reported.lazy.flatMap(\.all) where finding.span?.file.isMade != true { diagnostics.report(finding) }
    return (diagnostics, found.map { pages in pages.reduce(0) { $0 + $1.evidence.statements } })
  }

  /// The stylesheets of pages with previews, and those of themes to be chosen.
  private static func sheets(
    of renderer: SiteRenderer, _ guide: Guide, beside assets: [SiteFiles.Other]
  ) -> [SiteFiles.Other] {
    let shared = SiteRenderer.previewSheet
    let sheets = renderer.pages.compactMap { page in
      page.previewSheetURL.map { url in
        SiteFiles.Other(path: url) { out in
          renderer.printPreviewSheet(of: page, into: &out)
          return Diagnostics()
        }
      }
    }
    // A project may have a sheet of its own for all previews.
    let isNeeded = !sheets.isEmpty && !assets.contains { $0.path == shared.path }
    let themes = guide.systems.compactMap(ThemeChooser.sheet).filter { sheet in
      !assets.contains { $0.path == sheet.path }
    }
    return (isNeeded ? [SiteFiles.Other(shared)] : []) + sheets + themes.map { SiteFiles.Other($0) }
  }

  /// What is published beside the pages, and redirects from their former addresses. An author's own file stays where it
  /// is, so nothing is made at its address.
  private static func published(
    _ guide: Guide, _ pages: [SitePage], _ links: LinkIndex, beside others: [SiteFiles.Other],
    into diagnostics: inout Diagnostics
  ) -> [SiteFiles.Other] {
    var taken = Set<String>(minimumCapacity: pages.count * 2 + others.count)
    for page in pages { taken.insert(page.url) }
    for other in others { taken.insert(other.path) }
    let beside = Publication(guide, pages: pages, links: links).files.filter { taken.insert($0.path).inserted }
    let redirects = Redirects.files(of: guide, beside: &taken, into: &diagnostics)
    return (beside + redirects).map { SiteFiles.Other($0) }
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
    of guide: Guide, _ sources: Sources, _ options: BuildOptions, beside find: FileFinder
  ) -> (files: [SiteFiles.Other], links: LinkIndex) {
    let files = linkedFiles(of: guide, sources, beside: find)
    return (files, LinkIndex(guide, files: Set(files.map(\.path)), surroundings: options.surroundings))
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
  ///
  /// - Parameter store: pages that need not be parsed again.
  package static func model(
    _ sources: Sources, _ options: BuildOptions, reusing store: DraftStore? = nil,
    progress: @Sendable (BuildStage, Int) -> Void = { _, _ in }
  ) async -> (guide: Guide, layout: ProjectLayout, diagnostics: Diagnostics) {
    var diagnostics = Diagnostics()
    let only = options.isPart ? nil : options.only
    let layout = ProjectLayout(sources, only: only)
    let count = layout.systems.reduce(0) { $0 + $1.pages.count }
    progress(.parsing, count)
    // In a folder that is built whole, every Markdown file is a page.
    let isWhole = only == nil && count > 1
    let readers = layout.systems.map { PageReader($0, linksPages: !isWhole) }
    let known = store?.begin(sources) ?? [:]
    let read = await concurrentMap(lists: layout.systems.map(\.pages), jobs: options.jobs) { file, system in
      if let draft = known[ObjectIdentifier(file)] { return draft }
      var found = Diagnostics()
      let document = MarkdownReader.read(plain(readable(file, into: &found)), into: &found)
      let draft = readers[system].draft(of: document, found: found)
      store?.keep(draft, of: file)
      return draft
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
    var parts = zip(read, resolved).map { GuideBuilder.Parts($0, $1.themes) }
    var whole = layout
    if options.startsPages { start(&whole, &parts, resolved.map(\.themes)) }
    let guide = GuideBuilder.build(whole, parts, baseURL: options.baseURL, into: &diagnostics)
    return (guide, whole, diagnostics)
  }

  /// Gives settings and pages to systems of which there are only tokens.
  private static func start(_ layout: inout ProjectLayout, _ parts: inout [GuideBuilder.Parts], _ themes: [TokenThemes])
  {
    var started: [Int: [SourceFile]] = [:]
    for (index, system) in layout.systems.enumerated() where system.isTokensAlone {
      let files = StarterGuide.files(of: themes[index], name: system.fallbackName)
      guard !files.isEmpty else { continue }
      let folder = system.folder.isEmpty ? "" : system.folder + "/"
      started[index] = files.map { SourceFile(path: folder + $0.path, bytes: Array($0.text.utf8), isMade: true) }
    }
    if started.isEmpty { return }
    layout = layout.with(started)
    for index in started.keys {
      let system = layout.systems[index]
      let reader = PageReader(system)
      // Written by ourselves, so that there is nothing to report.
      var unreported = Diagnostics()
      let drafts = system.pages.map { reader.draft(of: MarkdownReader.read($0, into: &unreported)) }
      parts[index] = GuideBuilder.Parts(drafts[...], themes[index])
    }
  }

  /// A page as Markdown: one that is MDX without its modules.
  private static func plain(_ file: SourceFile) -> SourceFile {
    guard MDX.isDocument(file.path) else { return file }
    return SourceFile(path: file.path, bytes: MDX.withoutModules(file.bytes), place: file.place)
  }

  /// Decodes a page: one in UTF-16 as that, of any other the bytes that are not UTF-8 become replacement characters, as
  /// in browsers.
  static func readable(_ file: SourceFile, into diagnostics: inout Diagnostics) -> SourceFile {
    if let bytes = UTF16Text.utf8(file.bytes) {
      let recoded = SourceFile(path: file.path, bytes: bytes, place: file.place)
      diagnostics.report(
        .otherEncoding, "the file is UTF-16, not UTF-8", at: recoded.span(ByteRange(0, min(1, bytes.count))),
        why: "it is read, but git takes it for a binary file, and other tools may refuse it", fix: "save it as UTF-8")
      return recoded
    }
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
