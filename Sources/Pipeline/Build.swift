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

/// What became of a build: the files of the site, and what was found on the way.
package struct BuildResult: Sendable {
  package let guide: Guide
  package let artifacts: [Artifact]
  package let diagnostics: Diagnostics
}

/// The stages of a build, for whoever shows how far it is.
package enum BuildStage: String, Sendable {
  case parsing, resolving, rendering
}

/// The middle of the program: files in, files out, nothing else touched.
package enum Build {
  /// Makes the site of some sources. The same sources give the same bytes, whatever the number of jobs.
  package static func site(
    _ sources: Sources, _ options: BuildOptions, progress: @Sendable (BuildStage, Int) -> Void = { _, _ in }
  ) async -> BuildResult {
    var (guide, layout, diagnostics) = await model(sources, options, progress: progress)
    let overrides = sources.files(under: "templates")
    let templates = TemplateLibrary(overrides: overrides, into: &diagnostics)
    let renderer = SiteRenderer(guide, templates: templates, drawsPlainValues: layout.isPlain)
    progress(.rendering, renderer.pages.count)
    let views = await concurrentMap(renderer.pages, jobs: options.jobs) { renderer.view($0) }
    for view in views { diagnostics.append(view.diagnostics) }
    let shells = renderer.shells(for: views)
    let artifacts = await concurrentMap(views, jobs: options.jobs) { $0.artifact(in: shells) }
    return BuildResult(guide: guide, artifacts: artifacts + renderer.assets, diagnostics: diagnostics)
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
      let document = MarkdownReader.read(file, into: &found)
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
}
