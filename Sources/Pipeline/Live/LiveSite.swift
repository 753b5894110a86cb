import Audit
package import Diagnostics
import Files
import Guide
import Plates
import Printing
import Site
import Statements
import Synchronization
import Syntax

/// A site that is built again whenever its sources change. Its files are printed when somebody asks for them.
///
/// Its first state has everything but what is wrong and the index of the search, which follow. After a save the pages
/// are there first, and until the rest is made anew it is as it was. What is wrong on a saved page by itself is found out
/// as soon as somebody asks. A state of the sources that cannot be built leaves
/// the last one standing, with the reason beside it, and so does a token file that was saved by halves.
package final class LiveSite: Sendable {
  private let options: BuildOptions
  private let drafts = DraftStore()
  private let state = Mutex(State())

  private struct State {
    var number = 0
    /// The pages as they were last saved.
    var latest: Planned?
    /// The site when it was last built whole.
    var whole: Planned?
    /// What the latest plan was made of.
    var tree: SourceTree?
    /// Token files as they could last be read, by their paths.
    var readable: [String: SourceFile] = [:]
    /// The number of the latest plan's state.
    var planned = 0
    /// What was wrong with the sources when they were last checked whole.
    var checked: Checked?
    /// What pages are held against one by one, by the slugs of the systems.
    var audited: [String: AuditedSystem] = [:]
    /// Why the sources cannot be built as they are.
    var failure: String?
    /// What cannot be read and is shown as it last could be.
    var stale: String?
  }

  /// What was found in a state of the sources.
  private struct Checked {
    let number: Int
    let sources: Sources
    let findings: Diagnostics
  }

  /// A plan with the numbers of its files by their paths.
  private struct Planned {
    let plan: BuildPlan
    let paths: [String]
    let numbers: [String: Int]

    /// - Parameter former: a plan of the same files.
    init(_ plan: BuildPlan, like former: Planned) {
      (self.plan, paths, numbers) = (plan, former.paths, former.numbers)
    }

    /// - Parameter former: another plan, whose table of paths is used again if it has the same.
    init(_ plan: BuildPlan, after former: Planned?) {
      self.plan = plan
      paths = plan.files.paths
      if let former, former.paths == paths {
        numbers = former.numbers
      } else {
        numbers = Dictionary(paths.enumerated().map { ($1, $0) }) { first, _ in first }
      }
    }
  }

  package init(_ options: BuildOptions) { self.options = options }

  // MARK: Building

  /// Builds the pages of sources that have been read; the number of this state.
  ///
  /// Pages that have not changed since the last state are not parsed again, and where an edit moves nothing but the
  /// pages that it is made on, nothing else is planned again.
  package func build(_ tree: SourceTree) async -> Int {
    let (sources, faults) = state.withLock { Self.readable(tree.sources, &$0.readable) }
    let (former, whole, before) = state.withLock { ($0.latest, $0.whole, $0.tree?.sources) }
    let planned: Planned
    var isRewritten = false
    if tree.isRewritten, let former, let rewritten = before.flatMap(sources.rewrittenPages),
      let plan = former.plan.rewritten(rewritten, reading: drafts)
    {
      planned = Planned(plan, like: former)
      isRewritten = true
    } else {
      let plan = await Build.plan(
        sources, options,
        BuildNeeds(
          beside: tree.beside, drafts: drafts, audits: false, publishes: whole == nil, known: whole?.plan.health ?? []))
      planned = Planned(plan, after: former)
    }
    // What is no longer shown is freed while the browser asks for what is, and not behind a check, which takes long.
    defer { Task(priority: .utility) { withExtendedLifetime(former) {} } }
    var diagnostics = tree.diagnostics
    diagnostics.append(faults)
    let built = SourceTree(sources, diagnostics: diagnostics, beside: tree.beside)
    return state.withLock { [isRewritten] state in
      state.number += 1
      state.planned = state.number
      state.latest = planned
      state.tree = built
      if !isRewritten { state.audited = [:] }
      state.failure = nil
      state.stale = faults.all.first.map { fault in
        "\(fault.span.map(Self.place) ?? ""): \(fault.message): the file is shown as it last could be read"
      }
      return state.number
    }
  }

  /// Builds the state that was built last whole: with what is wrong with it, its search and what is beside its pages.
  ///
  /// If another state is built meanwhile, its pages stay, and what was found on others still tells more than what was
  /// known before: somebody who never stops writing would else never be told anything.
  package func complete() async {
    let (number, tree, former) = state.withLock { ($0.planned, $0.tree, $0.latest) }
    guard let tree else { return }
    // With one job, there is a processor for the pages of a save that comes meanwhile.
    var options = options
    if state.withLock({ $0.whole != nil }) { options.jobs = 1 }
    let plan = await Build.plan(tree.sources, options, BuildNeeds(beside: tree.beside, drafts: drafts))
    var found = tree.diagnostics
    found.append(await Build.findings(of: plan, jobs: options.jobs))
    let planned = Planned(plan, after: former)
    state.withLock { [found] state in
      state.whole = planned
      state.checked = Checked(number: number, sources: tree.sources, findings: found)
      if state.planned == number { state.latest = planned }
    }
  }

  /// The sources with every token file that cannot be read to its end as it last could be, and why it cannot.
  private static func readable(
    _ sources: Sources, _ known: inout [String: SourceFile]
  ) -> (sources: Sources, faults: Diagnostics) {
    var sources = sources
    var faults = Diagnostics()
    for file in sources.files where DataReader.isData(file.path) && known[file.path] !== file {
      var found = Diagnostics()
      _ = DataReader.read(file, into: &found)
      let isBroken = found.all.contains { $0.severity == .error && $0.rule.endsReading }
      if isBroken, let last = known[file.path], sources.replace(last) {
        faults.append(found)
      } else {
        known[file.path] = file
      }
    }
    return (sources, faults)
  }

  /// `tokens/color.tokens.json:12`.
  private static func place(of span: Span) -> String {
    "\(span.file.place):\(LineIndex(span.file.bytes).position(at: span.range.start).line)"
  }

  /// Notes why the sources cannot be built; the last site stays.
  package func fail(_ error: FileSystemError) -> Int {
    state.withLock { state in
      state.number += 1
      state.failure = error.description
      return state.number
    }
  }

  // MARK: Asking

  /// The number of the state that is shown.
  package var number: Int { state.withLock(\.number) }

  /// How many pages it has.
  package var pageCount: Int { state.withLock { $0.latest?.plan.files.pageCount ?? 0 } }

  /// The bytes of a file of the site; nil if it has no such file.
  package func file(_ path: String) -> [UInt8]? {
    guard let (files, number) = place(of: path) else { return nil }
    var out = ByteBuffer(reserving: 1 << 14)
    _ = files.print(number, into: &out)
    return out.bytes
  }

  /// Whether the site has a file.
  package func has(_ path: String) -> Bool { place(of: path) != nil }

  /// The plan that has a file; what is beside pages is that of the last whole site until it is made anew.
  private func place(of path: String) -> (files: SiteFiles, number: Int)? {
    state.withLock { state in
      if let latest = state.latest, let number = latest.numbers[path] { return (latest.plan.files, number) }
      guard let whole = state.whole, let number = whole.numbers[path], !whole.plan.files.isDrawn(number) else {
        return nil
      }
      return (whole.plan.files, number)
    }
  }

  /// What is wrong with a page, and what is around it.
  package struct FindingsOnPage: Sendable {
    /// Of the page, and of files that it depends on as others do: settings and templates.
    package var own: [Diagnostic] = []
    package var others: [Diagnostic] = []
    /// Whether the guide is still being checked as it was last saved; until then, what was last found is told.
    package var isBeingChecked = false
    /// Why nothing can be built, if that is so.
    package var failure: String?
    /// What cannot be read and is shown as it last could be, if anything is.
    package var stale: String?
  }

  package func findings(ofPage path: String) -> FindingsOnPage {
    let now = state.withLock(\.self)
    var found = FindingsOnPage(failure: now.failure, stale: now.stale)
    guard let latest = now.latest, let tree = now.tree else { return found }
    let sources = latest.numbers[path].map { latest.plan.files.sources(of: $0) } ?? []
    var findings = now.checked?.findings ?? Diagnostics()
    if now.checked?.number != now.planned {
      found.isBeingChecked = now.failure == nil
      if sources.contains(where: { tree.sources[$0] !== now.checked?.sources[$0] }) {
        findings = findings.keeping { finding in !sources.contains(finding.span?.file.path ?? "") }
        findings.append(self.findings(in: sources, of: latest.plan, tree.sources))
      }
    }
    for finding in findings.sorted where finding.severity >= .warning {
      let file = finding.span?.file.path
      if file.map({ sources.contains($0) || Self.depends(path, on: $0, in: latest.plan.guide) }) ?? true {
        found.own.append(finding)
      } else {
        found.others.append(finding)
      }
    }
    return found
  }

  /// What is wrong with the pages of some files by themselves, as they were last saved.
  private func findings(in paths: Set<String>, of plan: BuildPlan, _ sources: Sources) -> Diagnostics {
    var findings = Diagnostics()
    let sheets = PageStylesheets()
    for system in plan.guide.systems {
      for page in system.pages where paths.contains(page.path) && !page.source.isMade {
        if let file = sources[page.path], let read = drafts.findings(in: file) { findings.append(read) }
        _ = audited(system).report(page, into: &findings)
        PageFindings(of: page, in: system, links: plan.links, sheets: sheets).report(into: &findings)
      }
    }
    let judged = FindingPolicy(of: plan.guide).judged(findings)
    // Whether a comment is needed is known only when all is known.
    return judged.without(.unusedSilence).keeping { paths.contains($0.span?.file.path ?? "") }
  }

  /// What the pages of a system are held against; an edit of one page does not make it anew.
  private func audited(_ system: DesignSystem) -> AuditedSystem {
    if let known = state.withLock({ $0.audited[system.slug] }) { return known }
    let audited = AuditedSystem(system)
    state.withLock { $0.audited[system.slug] = audited }
    return audited
  }

  /// Whether a page depends on a file as all pages do, or all of its system.
  private static func depends(_ page: String, on file: String, in guide: Guide) -> Bool {
    if file == "content/guide.yml" || file.hasPrefix("templates/") { return true }
    guard RelativePath.name(of: file) == "system.yml", let slug = guide.owners[file] else { return false }
    return slug.isEmpty || page.hasPrefix(slug + "/")
  }
}
