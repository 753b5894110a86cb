package import Diagnostics
package import Files
package import Guide
import Site
import Syntax
import Tokens

/// What a build is asked for beside its sources.
package struct BuildOptions: Sendable {
  /// One system's slug: only its pages are made.
  package var only: String?
  package var baseURL: String?
  /// How many tasks at once, at least 1; never changes what is built.
  package var jobs: Int

  package init(only: String? = nil, baseURL: String? = nil, jobs: Int = 1) {
    self.only = only
    self.baseURL = baseURL
    self.jobs = jobs
  }
}

/// The stages of a build, for whoever shows how far it is.
package enum BuildStage: String, Sendable {
  case parsing, resolving, rendering
}

/// The middle of the program: files in, files out, nothing else touched.
package enum Build {
  /// Makes the site of some sources in memory. The same sources give the same bytes, whatever the number of jobs.
  package static func site(
    _ sources: Sources, _ options: BuildOptions, beside find: @escaping FileFinder = { _ in nil },
    progress: @Sendable (BuildStage, Int) -> Void = { _, _ in }
  ) async -> BuildResult {
    let plan = await plan(sources, options, beside: find, progress: progress)
    progress(.rendering, plan.files.count)
    let made = await concurrentMap(plan.files, jobs: options.jobs) { $0.make() }
    var diagnostics = plan.diagnostics
    for file in made { diagnostics.append(file.diagnostics) }
    let artifacts = zip(plan.files, made).map { Artifact(path: $0.path, bytes: $1.bytes) }
    return BuildResult(guide: plan.guide, artifacts: artifacts, diagnostics: diagnostics)
  }

  /// Everything up to the making of files, which whoever writes them does one by one.
  ///
  /// - Parameter find: what stands in the project beside its sources, for files that pages show or lead to.
  package static func plan(
    _ sources: Sources, _ options: BuildOptions, beside find: @escaping FileFinder = { _ in nil },
    progress: @Sendable (BuildStage, Int) -> Void = { _, _ in }
  ) async -> BuildPlan {
    var (guide, layout, diagnostics) = await model(sources, options, progress: progress)
    let overrides = sources.files(under: "templates")
    let templates = TemplateLibrary(overrides: overrides, into: &diagnostics)
    // Of a folder that is built whole, every Markdown file is a page.
    let isWhole = options.only == nil && guide.pages.count > 1
    let linked = await linkedFiles(of: guide, withPages: !isWhole, sources, jobs: options.jobs, beside: find)
    let renderer = SiteRenderer(
      guide, templates: templates, drawsPlainValues: layout.isPlain, files: Set(linked.map(\.path)))
    let views = await concurrentMap(renderer.pages, jobs: options.jobs) { renderer.view($0) }
    let shells = renderer.shells(for: views)
    let pages = zip(renderer.pages, views).map { page, view in
      BuildPlan.File(path: page.url) {
        let rendered = renderer.render(page, view, in: shells)
        return BuildPlan.Made(bytes: rendered.artifact.bytes, diagnostics: rendered.diagnostics)
      }
    }
    let own = pages + renderer.assets.map { BuildPlan.File($0) }
    var taken = Set(own.map(\.path))
    // A page that is there and not built is worth another word than one that is missing; a copy of it is no page.
    let copies = linked.filter { !ProjectLayout.isPage($0.path) }.compactMap { path, make -> BuildPlan.File? in
      let url = LinkedFiles.url(of: path)
      guard taken.insert(url).inserted else {
        diagnostics.error(
          "repeated-address", "\(path) would stand at \(url), where another file of the site stands already", at: nil,
          why: "links to it lead to the other file", fix: "give the file another name or folder")
        return nil
      }
      return BuildPlan.File(path: url, make: make)
    }
    return BuildPlan(guide: guide, slugs: layout.slugs, files: own + copies, diagnostics: diagnostics)
  }

  /// The files that pages show or lead to and that exist, in the order of their paths.
  private static func linkedFiles(
    of guide: Guide, withPages: Bool, _ sources: Sources, jobs: Int, beside find: @escaping FileFinder
  ) async -> [(path: String, make: @Sendable () -> BuildPlan.Made)] {
    let paths = await concurrentMap(guide.pages, jobs: jobs) { LinkedFiles.paths(on: $0, withPages: withPages) }
    let linked = paths.reduce(into: Set<String>()) { $0.formUnion($1) }
    if linked.isEmpty { return [] }
    let pages = Set(guide.pages.map(\.source.path))
    return linked.subtracting(pages).sorted().compactMap { path in
      if let source = sources[path] {
        return (path, { BuildPlan.Made(bytes: source.bytes, diagnostics: Diagnostics()) })
      }
      return find(path).map { (path, $0) }
    }
  }

  /// The guide some sources hold: parsed, resolved and joined.
  package static func model(
    _ sources: Sources, _ options: BuildOptions, progress: @Sendable (BuildStage, Int) -> Void = { _, _ in }
  ) async -> (guide: Guide, layout: ProjectLayout, diagnostics: Diagnostics) {
    var diagnostics = Diagnostics()
    let layout = ProjectLayout(sources, only: options.only)
    progress(.parsing, layout.pages.count)
    let parsed = await concurrentMap(layout.pages, jobs: options.jobs) { file in
      var found = Diagnostics()
      let document = MarkdownReader.read(readable(file, into: &found), into: &found)
      return (file.path, document, found)
    }
    var documents: [String: MarkdownDocument] = [:]
    documents.reserveCapacity(parsed.count)
    for (path, document, found) in parsed {
      documents[path] = document
      diagnostics.append(found)
    }
    progress(.resolving, layout.systems.count)
    let resolved = await concurrentMap(layout.systems, jobs: options.jobs) { system in
      var found = Diagnostics()
      let themes = TokenLoader.load(system.tokens, root: system.folder, into: &found)
      return (system.slug, themes, found)
    }
    var themes: [String: TokenThemes] = [:]
    for (slug, loaded, found) in resolved {
      themes[slug] = loaded
      diagnostics.append(found)
    }
    let parts = GuideBuilder.Parts(documents: documents, themes: themes)
    let guide = GuideBuilder.build(layout, parts, baseURL: options.baseURL, into: &diagnostics)
    return (guide, layout, diagnostics)
  }

  /// A page as text: bytes that are no UTF-8 become replacement characters, as browsers would show them.
  private static func readable(_ file: SourceFile, into diagnostics: inout Diagnostics) -> SourceFile {
    guard let fault = UTF8Fault.first(in: file.bytes) else { return file }
    let text = String(decoding: file.bytes, as: UTF8.self)
    let repaired = SourceFile(path: file.path, bytes: Array(text.utf8), place: file.place)
    let replacement = "\u{FFFD}".utf8.count
    diagnostics.error(
      "invalid-encoding", "The byte 0x\(String(file.bytes[fault], radix: 16, uppercase: true)) is no UTF-8",
      at: repaired.span(ByteRange(fault, fault + replacement)),
      why: "readers see \u{FFFD} in place of every letter that is written so", fix: "save the file as UTF-8")
    return repaired
  }
}
