package import Diagnostics
import Files
import Guide
import Printing
import Site
import Synchronization

/// A site that is built again whenever its sources change. Its files are printed when somebody asks for them.
///
/// A state of the sources that cannot be built leaves the last one standing, with the reason beside it.
package final class LiveSite: Sendable {
  private let input: String
  private let options: BuildOptions
  private let state = Mutex(State())

  private struct State {
    var number = 0
    var plan: BuildPlan?
    /// The number of each file by its path.
    var files: [String: Int] = [:]
    /// What is wrong with the sources; nil while it is being found out.
    var findings: Diagnostics?
    /// The files of its search; those of the state before while they are being made.
    var search: [String: [UInt8]] = [:]
    /// Why the sources cannot be built as they are.
    var failure: String?
  }

  /// A project's folder or a document, as it is on the disk.
  package init(_ input: String, _ options: BuildOptions) {
    self.input = input
    self.options = options
  }

  // MARK: Building

  /// Builds the site of sources that have been read, all but its findings; the number of this state.
  ///
  /// Pages that have not changed since the last state are not parsed again.
  package func build(_ tree: SourceTree, reusing drafts: DraftStore) async -> Int {
    let plan = await Build.plan(tree.sources, options, beside: tree.beside, audits: false, drafts: drafts)
    var files: [String: Int] = [:]
    for number in 0..<plan.files.count { files[plan.files.path(number)] = number }
    return state.withLock { [files] state in
      state.number += 1
      state.plan = plan
      state.files = files
      state.findings = nil
      state.failure = nil
      return state.number
    }
  }

  /// Indexes the state that was built last and finds what is wrong with it, unless another one is built meanwhile.
  package func audit(_ tree: SourceTree) async {
    let (number, plan) = state.withLock { ($0.number, $0.plan) }
    guard let plan else { return }
    var found = tree.diagnostics
    found.append(await Build.findings(of: plan, jobs: options.jobs))
    let search = await Build.search(plan.guide, jobs: options.jobs)
    let files = Dictionary(search.map { ($0.path, $0.bytes) }) { first, _ in first }
    state.withLock { [found] state in
      guard state.number == number else { return }
      state.findings = found
      state.search = files
    }
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
  package var pageCount: Int { state.withLock { $0.plan?.files.pageCount ?? 0 } }

  /// The bytes of a file of the site; nil if it has no such file.
  package func file(_ path: String) -> [UInt8]? {
    let (files, number, indexed) = state.withLock { ($0.plan?.files, $0.files[path], $0.search[path]) }
    guard let files, let number else { return indexed }
    var out = ByteBuffer(reserving: 1 << 14)
    _ = files.print(number, into: &out)
    return out.bytes
  }

  /// Whether the site has a file.
  package func has(_ path: String) -> Bool { state.withLock { $0.files[path] != nil } }

  /// What is wrong with a page, how much is wrong elsewhere, and why nothing can be built, if that is so.
  package func findings(ofPage path: String) -> (page: [Diagnostic], others: Int, failure: String?) {
    let (plan, number, findings, failure) = state.withLock {
      ($0.plan, $0.files[path], $0.findings, $0.failure)
    }
    guard let plan, let findings else { return ([], 0, failure) }
    let all = findings.sorted.filter { $0.severity >= .warning }
    let sources = number.map { plan.files.sources(of: $0) } ?? []
    let own = all.filter { finding in finding.span.map { sources.contains($0.file.path) } ?? false }
    return (own, all.count - own.count, failure)
  }
}
