package import Diagnostics
import Files
import Guide

/// The two states of a project that are compared, read from git, from folders or from documents.
package struct ComparedVersions: Sendable {
  package struct Side: Sendable {
    /// As a reader calls it: `main (1a2b3c4d5e)`, `now`, `old/brand.tokens.json`.
    package let name: String
    package let tree: SourceTree
  }

  package let base: Side
  package let head: Side
  /// Why these two are compared, as one sentence.
  package let reason: String
  /// Whether git says that both have the same files, which are not read then.
  package let isSame: Bool

  /// - Parameters:
  ///   - base: a revision, a folder or a document; `a..b` and `a...b` name both sides.
  ///   - head: the same; nil for the project as it is on the disk now.
  ///   - project: the project's folder or document, for revisions.
  ///   - skipsWhatIsSame: whether nothing is read where git says that nothing changed.
  ///   - isExact: whether a base that has gone on since the head left it is compared as it is now.
  /// - Throws: `FileSystemError` of cause `input` if a side cannot be read.
  package init(
    base: String, head: String?, project: String, isExact: Bool = false, skipsWhatIsSame: Bool = false,
    jobs: Int
  ) async throws(FileSystemError) {
    if head == nil, let range = Self.range(base) {
      try await self.init(
        base: range.base, head: range.head, project: project, isExact: isExact || !range.isFromMergeBase,
        skipsWhatIsSame: skipsWhatIsSame, jobs: jobs)
      return
    }
    let isPath = (base: Disk.real(base) != nil, head: head.map { Disk.real($0) != nil } ?? true)
    if isPath.base, isPath.head {
      let repository = try await Self.repository(around: project)
      for name in [base, head].compactMap({ $0 }) { try await Self.refuseAmbiguity(of: name, in: repository) }
      let wanted = head ?? project
      self.init(
        base: Side(name: base, tree: try await SourceTree(onDisk: base, jobs: jobs)),
        head: Side(name: head ?? "now", tree: try await SourceTree(onDisk: wanted, jobs: jobs)),
        reason: "Both are read from the disk.")
      return
    }
    if head == nil, Disk.real(project) == nil { throw FileSystemError(.input, "\(project) does not exist") }
    let (repository, inside) = try await Self.repository(
      of: [isPath.base ? nil : base, isPath.head ? nil : head].compactMap(\.self), project)
    let (from, name) = (try await Self.commit(base, in: repository), base)
    if let head, isPath.head {
      try await Self.refuseAmbiguity(of: head, in: repository)
      self.init(
        base: Side(
          name: "\(name) (\(from.short))",
          tree: try await SourceTree(from, of: repository, project: inside, called: name)),
        head: Side(name: head, tree: try await SourceTree(onDisk: head, jobs: jobs)),
        reason: "One is a commit, the other is read from the disk.")
      return
    }
    let to = try await Self.commit(head ?? "HEAD", in: repository)
    let (start, reason) = try await Self.start(
      from, name, to, head ?? "now", isExact: isExact, in: repository)
    let names = (
      start == from ? "\(name) (\(start.short))" : start.short, head.map { "\($0) (\(to.short))" } ?? "now"
    )
    if skipsWhatIsSame, try await Self.isSame(start, head == nil ? nil : to, below: inside, in: repository) {
      let tree = SourceTree(Sources([]))
      self.init(
        base: Side(name: names.0, tree: tree), head: Side(name: names.1, tree: tree), reason: reason, isSame: true)
      return
    }
    let side = Side(name: names.0, tree: try await SourceTree(start, of: repository, project: inside, called: names.0))
    guard head != nil else {
      self.init(
        base: side, head: Side(name: "now", tree: try await SourceTree(onDisk: project, jobs: jobs)), reason: reason)
      return
    }
    self.init(
      base: side,
      head: Side(
        name: names.1, tree: try await SourceTree(to, of: repository, project: inside, called: names.1)),
      reason: reason)
  }

  private static func isSame(
    _ base: GitRepository.Commit, _ head: GitRepository.Commit?, below folder: String, in repository: GitRepository
  ) async throws(FileSystemError) -> Bool {
    // Beside a document lies what it shows.
    let folder = ProjectLayout.isPage(folder) ? RelativePath.folder(of: folder) : folder
    guard let head else { return try await repository.isUnchanged(since: base, below: folder) }
    return try await repository.isSame(base, head, below: folder)
  }

  /// What could not be read of either side, each said once. What is only worth a note is nothing that a reviewer asks.
  package var unreadable: Diagnostics {
    var both = base.tree.diagnostics
    let said = Set(both.all.map(\.message))
    both.append(head.tree.diagnostics.keeping { !said.contains($0.message) })
    return both.keeping { $0.severity != .note }
  }

  private init(base: Side, head: Side, reason: String, isSame: Bool = false) {
    self.isSame = isSame
    self.base = base
    self.head = head
    self.reason = reason
  }

  /// The parts of `a..b` and `a...b`; an empty side is HEAD, as in git.
  private static func range(_ text: String) -> (base: String, head: String, isFromMergeBase: Bool)? {
    guard Disk.real(text) == nil, let dots = text.firstRange(of: "..") else { return nil }
    let isFromMergeBase = text[dots.upperBound...].hasPrefix(".")
    let (base, head) = (text[..<dots.lowerBound], text[dots.upperBound...].dropFirst(isFromMergeBase ? 1 : 0))
    return (base.isEmpty ? "HEAD" : String(base), head.isEmpty ? "HEAD" : String(head), isFromMergeBase)
  }

  /// The commit to compare with, and why.
  private static func start(
    _ base: GitRepository.Commit, _ baseName: String, _ head: GitRepository.Commit, _ headName: String, isExact: Bool,
    in repository: GitRepository
  ) async throws(FileSystemError) -> (GitRepository.Commit, String) {
    if isExact { return (base, "\(baseName) is compared as it is, as asked for.") }
    if base == head { return (base, "\(headName) stands on \(baseName) itself.") }
    guard let shared = try await repository.mergeBase(base, head) else {
      if try await repository.isShallow() {
        throw FileSystemError(
          .input,
          "\(baseName) and \(headName) share no commit in this clone, whose history is cut off: "
            + "fetch more of it (git fetch --unshallow; fetch-depth: 0 in actions/checkout), or compare --exact")
      }
      return (base, "\(baseName) and \(headName) share no history, so \(baseName) is compared as it is.")
    }
    if shared == base { return (base, "\(headName) was made from \(baseName).") }
    if shared == head { return (base, "\(baseName) was made from \(headName).") }
    // Of two releases, each is what somebody has.
    if try await repository.isTag(baseName), try await repository.isTag(headName) {
      return (base, "\(baseName) and \(headName) are tags, which are compared as they are.")
    }
    return (
      shared,
      "\(shared.short) is the last commit that \(baseName) and \(headName) share; "
        + "what came to \(baseName) since is left out."
    )
  }

  private static func commit(
    _ name: String, in repository: GitRepository
  ) async throws(FileSystemError) -> GitRepository.Commit {
    if let found = try await repository.commit(name) { return found }
    if name == "HEAD" { throw FileSystemError(.input, "the repository has no commit yet") }
    // As git names a file of a revision.
    if let colon = name.firstIndex(of: ":"), try await repository.commit(String(name[..<colon])) != nil {
      let path = name[name.index(after: colon)...]
      throw FileSystemError(
        .input,
        "\(name) is a file of a revision: name both apart, as in “specimen diff \(name[..<colon]) --project \(path)”")
    }
    let advice =
      try await repository.isShallow()
      ? "this clone's history is cut off: fetch \(name) first" : "name a branch, a tag, a commit or a folder"
    throw FileSystemError(.input, "\(name) is neither a revision nor a file or folder: \(advice)")
  }

  /// The repository of a project, for some revisions of it, with the project's path in it.
  private static func repository(
    of revisions: [String], _ project: String
  ) async throws(FileSystemError) -> (GitRepository, String) {
    do throws(FileSystemError) {
      return try await GitRepository.around(project)
    } catch {
      guard Disk.real(project) != nil, let name = revisions.first else { throw error }
      throw FileSystemError(.input, "\(name) does not exist as a file or folder, and \(error)")
    }
  }

  /// The repository around a project; nil if there is none, or no git.
  private static func repository(around project: String) async throws(FileSystemError) -> GitRepository? {
    guard let real = Disk.real(project) else { throw FileSystemError(.input, "\(project) does not exist") }
    do throws(FileSystemError) {
      return try await GitRepository(containing: Disk.kind(real) == .folder ? real : RelativePath.folder(of: real))
    } catch {
      return nil
    }
  }

  /// A name that is both a path and a revision is refused, as git refuses it.
  private static func refuseAmbiguity(of name: String, in repository: GitRepository?) async throws(FileSystemError) {
    if name.contains("/") || name == "." || name == ".." { return }
    guard let repository, try await repository.commit(name) != nil else { return }
    throw FileSystemError(
      .input, "\(name) is both a revision and a path: write ./\(name) for the path, or refs/heads/\(name)")
  }
}
