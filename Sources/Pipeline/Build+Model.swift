import Audit
package import Diagnostics
package import Files
package import Guide
import Plates
import Specimens
import Starter
import Syntax
import Tokens

/// Sources, parsed, resolved and joined.
extension Build {
  /// A guide before it is held against itself.
  package typealias Model = (guide: Guide, layout: ProjectLayout, diagnostics: Diagnostics)

  /// The guide made of some sources: parsed, resolved and joined.
  ///
  /// - Parameters:
  ///   - store: pages that need not be parsed again.
  ///   - cache: what the last build found out.
  package static func model(
    _ sources: Sources, _ options: BuildOptions, reusing store: DraftStore? = nil, cache: BuildCache? = nil,
    progress: @Sendable (BuildStage, Int) -> Void = { _, _ in }
  ) async -> Model {
    var diagnostics = Diagnostics()
    let only = options.isPart ? nil : options.only
    let begun = store?.begin(sources)
    let layout = begun?.layout?.layout ?? ProjectLayout(sources, only: only)
    let readers = begun?.layout?.readers ?? readers(of: layout, only: only)
    if let begun { store?.keep(layout, readers, of: begun.build) }
    progress(.parsing, layout.systems.reduce(0) { $0 + $1.pages.count })
    let kept = cache.map { KeptPages($0, Rule.everyRule) }
    let read = await concurrentMap(lists: layout.systems.map(\.pages), jobs: options.jobs) { file, system in
      if let draft = begun?.drafts[ObjectIdentifier(file)] { return draft }
      if let draft = kept?.draft(of: file, by: readers[system]) { return draft }
      let draft = draft(of: file, by: readers[system])
      if let begun { store?.keep(draft, of: file, in: begun.build) }
      kept?.keep(draft, of: file, by: readers[system])
      return draft
    }
    for drafts in read { for draft in drafts { diagnostics.append(draft.found) } }
    progress(.resolving, layout.systems.count)
    let resolved = await concurrentMap(Array(zip(layout.systems, read)), jobs: options.jobs) { system, drafts in
      var found = Diagnostics()
      let sources = drafts.flatMap(\.sources)
      let themes = TokenLoader.load(
        system.tokens, after: sources, root: system.folder, isForeign: system.isForeign, into: &found)
      return (themes: themes, diagnostics: found)
    }
    for system in resolved { diagnostics.append(system.diagnostics) }
    var parts = zip(read, resolved).map { GuideBuilder.Parts($0, $1.themes) }
    var whole = layout
    if options.startsPages { start(&whole, &parts, read, resolved.map(\.themes)) }
    let guide = GuideBuilder.build(whole, parts, baseURL: options.baseURL, into: &diagnostics)
    return (guide, whole, diagnostics)
  }

  /// What reads the pages of each system.
  private static func readers(of layout: ProjectLayout, only: String? = nil) -> [PageReader] {
    // In a folder that is built whole, every Markdown file is a page.
    let isWhole = only == nil && layout.systems.reduce(0) { $0 + $1.pages.count } > 1
    return layout.systems.map { PageReader($0, linksPages: !isWhole) }
  }

  /// The paths within a project to which its pages lead and that are no pages: what `Page.linkedPaths` has of all of them,
  /// without making pages.
  static func linkedPaths(of sources: Sources, jobs: Int) async -> Set<String> {
    let layout = ProjectLayout(sources)
    let readers = readers(of: layout)
    let linked = await concurrentMap(lists: layout.systems.map(\.pages), jobs: jobs) { file, system in
      guard readers[system].mayLinkFiles(file) else { return Set<String>() }
      return readers[system].linkedPaths(of: document(of: file))
    }
    return linked.joined().reduce(into: Set()) { $0.formUnion($1) }
      .subtracting(layout.systems.flatMap(\.pages).map(\.path))
  }

  private static func document(of file: SourceFile) -> MarkdownDocument {
    var unreported = Diagnostics()
    return document(of: file, into: &unreported)
  }

  private static func document(of file: SourceFile, into diagnostics: inout Diagnostics) -> MarkdownDocument {
    MarkdownReader.read(plain(readable(file, into: &diagnostics)), into: &diagnostics)
  }

  /// Reads a page.
  static func draft(of file: SourceFile, by reader: PageReader) -> PageReader.Draft {
    var found = Diagnostics()
    let document = document(of: file, into: &found)
    return reader.draft(of: document, found: found)
  }

  /// Gives settings and pages to systems whose tokens no page shows.
  ///
  /// - Parameter read: the pages of each system.
  private static func start(
    _ layout: inout ProjectLayout, _ parts: inout [GuideBuilder.Parts], _ read: [ArraySlice<PageReader.Draft>],
    _ themes: [TokenThemes]
  ) {
    var started: [Int: [SourceFile]] = [:]
    for (index, system) in layout.systems.enumerated()
    where system.isTokensAlone || system.hasTokensBesideDocuments && !read[index].contains(where: drawsTokens) {
      let front = read[index].first { $0.page.url == (system.slug.isEmpty ? "" : system.slug + "/") + "index.html" }
      let shown = themes[index].givenByDocuments
      var files = StarterGuide.files(
        of: themes[index], name: front?.page.title ?? system.fallbackName, besides: shown)
      // What documents give they also show, and say how.
      if read[index].contains(where: { !$0.sources.isEmpty }) {
        files.removeAll { !ProjectLayout.isPage($0.path) || $0.path == "index.md" }
      }
      guard !files.isEmpty else { continue }
      let folder = system.folder.isEmpty ? "" : system.folder + "/"
      started[index] = files.map { SourceFile(path: folder + $0.path, bytes: Array($0.text.utf8), isMade: true) }
    }
    if started.isEmpty { return }
    layout = layout.with(started)
    for index in started.keys {
      let system = layout.systems[index]
      let reader = PageReader(system)
      let taken = Set(read[index].map(\.page.url))
      // Written by ourselves, so that there is nothing to report.
      var unreported = Diagnostics()
      let drafts = system.pages.filter(\.isMade).map { reader.draft(of: MarkdownReader.read($0, into: &unreported)) }
      let added = drafts.filter { !taken.contains($0.page.url) }
      parts[index] = GuideBuilder.Parts(read[index] + added, themes[index])
    }
  }

  /// Whether a page asks for drawings of tokens.
  private static func drawsTokens(_ draft: PageReader.Draft) -> Bool { AllSpecimens.drawTokens(on: draft.page) }

  /// A page as Markdown: one that is MDX without its modules, one of Jekyll with fences for its code.
  private static func plain(_ file: SourceFile) -> SourceFile {
    let bytes = MDX.isDocument(file.path) ? MDX.withoutModules(file.bytes) : Liquid.withFences(file.bytes)
    return bytes.map { SourceFile(path: file.path, bytes: $0, place: file.place) } ?? file
  }

  /// Decodes a page: one in UTF-16 as that, of any other the bytes that are not UTF-8 become replacement characters, as
  /// in browsers.
  static func readable(_ file: SourceFile, into diagnostics: inout Diagnostics) -> SourceFile {
    if let bytes = UTF16Text.utf8(file.bytes) {
      let recoded = SourceFile(path: file.path, bytes: bytes, place: file.place)
      diagnostics.report(
        .otherEncoding, "the file is UTF-16, not UTF-8", at: recoded.span(ByteRange(0, min(1, bytes.count))),
        fix: "save it as UTF-8")
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
