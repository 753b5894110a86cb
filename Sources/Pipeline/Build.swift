import Audit
import Claims
package import Diagnostics
package import Files
package import Guide
import Plates
import Printing
import Publishing
import Search
package import Site
import Specimens
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
  /// Whether tokens that no page shows get pages.
  package var startsPages: Bool
  /// Whether the names of styles and scripts hold digests of their bytes.
  package var isFingerprinted: Bool
  /// What is around a document that is only checked; nil where a site is made, which has nothing around it.
  package var surroundings: OutsideFiles?

  package init(
    only: String? = nil, isPart: Bool = false, baseURL: String? = nil, jobs: Int = 1, startsPages: Bool = true,
    isFingerprinted: Bool = false, surroundings: OutsideFiles? = nil
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

/// What a build is given beside its sources and options, and how much of a plan is made.
package struct BuildNeeds: Sendable {
  /// Finds files in the project that are not sources, for pages that show or link to them.
  package var find: FileFinder
  /// Reads what changed over time, if the guide asks for it; nil where there is nothing to read.
  package var readHistory: HistoryReader?
  /// Pages that need not be parsed again.
  package var drafts: DraftStore?
  /// What the last build found out.
  package var cache: BuildCache?
  /// Whether the guide is held against itself and its search is indexed, which take longest.
  package var audits: Bool
  /// Whether what is beside its pages is made.
  package var publishes: Bool
  /// What was wrong with the systems when they were last held against themselves, where they are not now.
  package var known: [Health]

  package init(
    beside find: @escaping FileFinder = { _ in nil }, readHistory: HistoryReader? = nil, drafts: DraftStore? = nil,
    cache: BuildCache? = nil, audits: Bool = true, publishes: Bool = true, known: [Health] = []
  ) {
    self.find = find
    self.readHistory = readHistory
    self.drafts = drafts
    self.cache = cache
    self.audits = audits
    self.publishes = publishes
    self.known = known
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
    let plan = await plan(sources, options, BuildNeeds(beside: find), progress: progress)
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
    return BuildResult(guide: plan.guide, artifacts: artifacts, diagnostics: plan.policy.judged(diagnostics))
  }

  /// Everything up to making the files, which the caller then makes one by one.
  package static func plan(
    _ sources: Sources, _ options: BuildOptions, _ needs: BuildNeeds = BuildNeeds(),
    progress: @Sendable (BuildStage, Int) -> Void = { _, _ in }
  ) async -> BuildPlan {
    let cache = needs.cache
    var reported = Diagnostics()
    let templates = TemplateLibrary(overrides: sources.files(under: "templates"), into: &reported)
    let layouts = SharedLayouts(templates)
    async let prepared: Void = options.jobs > 1 ? layouts.prepare() : ()
    let (guide, layout, modelled) = await model(
      sources, options, reusing: needs.drafts, cache: cache, progress: progress)
    var diagnostics = modelled
    diagnostics.append(reported)
    // Link targets are looked up while pages are rendered; page frames are made meanwhile.
    async let (linked, unpublished, links) = links(of: guide, sources, options, beside: needs.find)
    if options.jobs == 1 || cache != nil { _ = await links }
    let history = await history(of: guide, needs.readHistory, into: &diagnostics)
    let hasChanges = history != nil
    let places = guide.systems.map { FolderFrame.places(of: $0) }
    let keys =
      if let cache {
        await PageKeys(
          guide, sources, base: cache.base, links, found: (linked.map(\.path), unpublished), rules: Rule.everyRule,
          jobs: options.jobs)
      } else { PageKeys?.none }
    // The words of the pages are found meanwhile, and put in order while frames and what is beside pages are made.
    let keptWords = keys.flatMap { keys in cache.map { KeptWords(cache: $0, keys: keys) } }
    let isSearched = needs.audits && !options.isPart
    async let words = isSearched ? words(of: guide, jobs: options.jobs, kept: keptWords) : []
    if options.jobs == 1 { _ = await words }
    // What is wrong is found before pages are drawn, because each system has a page of it.
    let kept = keys.flatMap { keys in cache.map { KeptAudits(cache: $0, keys: keys) } }
    let said = needs.audits ? await audit(guide, jobs: options.jobs, kept: kept) : nil
    let health =
      said.map { Self.health(of: guide, modelled, $0) }
      ?? needs.known.compactMap { former in
        guide.systems.first { $0.slug == former.system.slug && $0.mayShowHealth }.map { former.of($0) }
      }
    let spoken = await words
    async let found = isSearched ? searchFiles(of: guide, spoken, health) : []
    if options.jobs == 1 { _ = await found }
    let hasHealth = guide.systems.map { system in health.contains { $0.system === system } }
    let frames = await concurrentMap(lists: places, jobs: options.jobs) { place, system in
      FolderFrame(place, of: guide, hasChanges: hasChanges, hasHealth: hasHealth[system])
    }
    let renderer = await SiteRenderer(
      guide, links: links, frames: frames, history: history, health: health,
      known: KnownValues(spoken.compactMap(\.recognized)))
    let own = templates.assets.map { SiteFiles.Other(asset: $0) }
    let sheets = sheets(of: renderer, guide, beside: own)
    let assets = own + sheets + changes(in: history, of: guide, beside: Set((own + sheets).map(\.path)))
    let copies = await copies(of: linked, from: guide, beside: renderer.pages.map(\.url), assets, into: &diagnostics)
    let published =
      needs.publishes ? await published(guide, renderer.pages, links, beside: assets + copies, into: &diagnostics) : []
    if let said { diagnostics.append(said.diagnostics) }
    await prepared
    // What is read from git has no key.
    var drawings: KeptDrawings?
    if let cache, let keys, history == nil {
      drawings = await KeptDrawings(cache, keys, renderer, of: guide, health, jobs: options.jobs)
    }
    let files = await SiteFiles(
      renderer, layouts, others: assets + copies + published + found, isFingerprinted: options.isFingerprinted,
      kept: drawings)
    if options.isPart, let only = options.only { diagnostics = Self.findings(diagnostics, of: only, layout) }
    return await BuildPlan(
      guide: guide, slugs: layout.slugs, files: files, links: links, diagnostics: diagnostics,
      policy: FindingPolicy(of: guide), health: health)
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
    let model = await model(sources, options, progress: progress)
    return await audited(model, of: sources, options, beside: find).diagnostics
  }

  /// A guide with everything that is wrong with it.
  ///
  /// - Parameters:
  ///   - linked: where its links lead, if that is known.
  ///   - silent: the slugs of systems that are not asked.
  ///   - known: what was found in another version of it.
  static func audited(
    _ model: Model, of sources: Sources, _ options: BuildOptions, beside find: @escaping FileFinder,
    _ linked: Linked? = nil, leavingOut silent: Set<String> = [], knowing known: AuditedGuide? = nil
  ) async -> AuditedGuide {
    var reported = Diagnostics()
    let templates = TemplateLibrary(overrides: sources.files(under: "templates"), into: &reported)
    let (guide, layout, modelled) = model
    var diagnostics = modelled
    diagnostics.append(reported)
    let (files, _, links) = linked ?? self.links(of: guide, sources, options, beside: find)
    let same = known?.systems(sameIn: guide, layout, sources) ?? [:]
    let shared = AuditedPages(known, sameIn: guide, layout, sources, links)
    let said = await audit(guide, jobs: options.jobs, shared: shared) { system in
      silent.contains(system.slug)
        ? AuditedGuide.SystemAudit(diagnostics: Diagnostics(), statements: 0) : same[system.slug]?.audit
    }
    let pages = SitePage.all(of: guide, health: health(of: guide, modelled, said))
    let assets = templates.assets.map { SiteFiles.Other(asset: $0) }
    var taken = Diagnostics()
    let copies = copies(of: files, from: guide, beside: pages.map(\.url), assets, into: &taken)
    // Where nobody makes a site, a page and what somebody has made of it are beside each other.
    if guide.systems.contains(where: \.isDeclared) { diagnostics.append(taken) }
    _ = published(guide, pages, links, beside: assets + copies, into: &diagnostics)
    let leadsWhereItDid = known.map { links.hasSameTargets(as: $0.links) } ?? false
    let drawn = await pageFindings(of: guide, links, jobs: options.jobs, shared: shared) { system in
      silent.contains(system.slug) ? [] : leadsWhereItDid ? same[system.slug]?.pages : nil
    }
    for page in drawn.joined() { diagnostics.append(page) }
    diagnostics.append(said.diagnostics)
    var scratch = ByteBuffer()
    for file in copies {
      scratch.cut(to: 0)
      diagnostics.append(file.print(&scratch))
    }
    return AuditedGuide(
      guide: guide, layout: layout, sources: sources, links: links, audits: said.systems, pages: drawn,
      diagnostics: FindingPolicy(of: guide).judged(diagnostics))
  }

  /// What is wrong with each system of a guide, as far as it is known before pages are drawn.
  private static func health(of guide: Guide, _ modelled: Diagnostics, _ said: Audited) -> [Health] {
    let shown = zip(guide.systems, said.systems.map(\.statements)).filter { $0.0.mayShowHealth }
    if shown.isEmpty { return [] }
    var all = modelled
    all.append(said.diagnostics)
    // Whether a comment is needed is known only when all is known.
    let counted = FindingPolicy(of: guide).judged(all).sorted.filter { $0.rule != .unusedSilence }
    let found = Health.bySystem(counted, of: guide)
    return shown.map { Health($0, found[$0.slug] ?? [], statements: $1) }.filter(\.isWorthAPage)
  }

  /// Everything that is wrong with a site that was planned with an audit, without rendering its pages.
  package static func findings(of plan: BuildPlan, jobs: Int) async -> Diagnostics {
    var diagnostics = plan.diagnostics
    for page in await pageFindings(of: plan.guide, plan.links, jobs: jobs).joined() { diagnostics.append(page) }
    return plan.policy.judged(diagnostics)
  }

  /// What is wrong on the pages that authors wrote, page by page, those of each system together.
  ///
  /// - Parameters:
  ///   - shared: what another version of the guide has found on the same pages.
  ///   - known: what is known already of a system's pages.
  private static func pageFindings(
    of guide: Guide, _ links: LinkIndex, jobs: Int, shared: AuditedPages? = nil,
    known: (DesignSystem) -> [Diagnostics]? = { _ in nil }
  ) async -> [[Diagnostics]] {
    let known = guide.systems.map(known)
    let open = zip(guide.systems, known).map { system, known in known == nil ? system.pages : [] }
    let sheets = PageStylesheets()
    let found = await concurrentMap(lists: open, jobs: jobs) { page, system in
      if let found = shared?.findings(on: page) { return found }
      var found = Diagnostics()
      PageFindings(of: page, in: guide.systems[system], links: links, sheets: sheets).report(into: &found)
      return found
    }
    return zip(known, found).map { $0 ?? Array($1) }
  }

  /// What a guide says against itself, and the same system by system.
  private typealias Audited = (diagnostics: Diagnostics, systems: [AuditedGuide.SystemAudit])

  /// Holds a guide against itself.
  ///
  /// - Parameters:
  ///   - kept: what the last build found.
  ///   - shared: what another version of the guide has found on the same pages.
  ///   - known: what is known already of a system.
  private static func audit(
    _ guide: Guide, jobs: Int, kept: KeptAudits? = nil, shared: AuditedPages? = nil,
    known: (DesignSystem) -> AuditedGuide.SystemAudit? = { _ in nil }
  ) async -> Audited {
    let known = guide.systems.map { known($0) ?? kept?.audit(of: $0) }
    let open = zip(guide.systems, known).filter { $1 == nil }.map(\.0)
    let systems = await concurrentMap(open, jobs: jobs) { AuditedSystem($0) }
    let found = await concurrentMap(lists: open.map(\.pages), jobs: jobs) { page, system in
      if let audit = shared?.audit(of: page, in: systems[system]) ?? kept?.audit(of: page, in: systems[system]) {
        return audit
      }
      var found = Diagnostics()
      let evidence = systems[system].report(page, into: &found)
      let audit: KeptAudits.PageAudit = (found, evidence)
      kept?.keep(audit, of: page, in: systems[system])
      return audit
    }
    let made = await concurrentMap(Array(zip(systems, found)), jobs: jobs) { system, pages in
      var reported = Diagnostics()
      system.report(pages.map(\.evidence), into: &reported)
      let statements = pages.reduce(0) { $0 + $1.evidence.statements }
      kept?.keep(reported, statements: statements, of: system.system)
      for page in pages { reported.append(page.findings) }
      return AuditedGuide.SystemAudit(
        diagnostics: reported, statements: statements, pages: shared == nil ? [] : Array(pages),
        prefix: system.names.prefix)
    }
    var rest = made[...]
    let all = known.compactMap { $0 ?? rest.popFirst() }
    var diagnostics = Diagnostics()
    for system in all { diagnostics.compared.add(system.diagnostics.compared) }
    // In pages that nobody wrote, nobody can mend anything.
    for finding in all.lazy.flatMap(\.diagnostics.all) where finding.span?.file.isMade != true {
      diagnostics.report(finding)
    }
    return (diagnostics, all)
  }

  /// The stylesheets of pages with previews, and those of themes to be chosen.
  private static func sheets(
    of renderer: SiteRenderer, _ guide: Guide, beside assets: [SiteFiles.Other]
  ) -> [SiteFiles.Other] {
    let shared = SiteRenderer.previewSheet
    let sheets = renderer.pages.enumerated().compactMap { number, page in
      page.previewSheetURL.map { SiteFiles.Other(sheet: $0, ofPage: number) }
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
}

extension FindingPolicy {
  /// What a project makes of the findings of all rules.
  init(of guide: Guide) { self.init(guide, rules: Rule.everyRule.lazy.map(\.id)) }
}
