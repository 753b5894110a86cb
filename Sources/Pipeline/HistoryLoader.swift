import Comparison
import Diagnostics
package import Differences
import Files
package import Guide
package import Reviews

/// Reads what changed from release to release out of git. Dates come from commits, never from a clock.
package struct HistoryLoader: Sendable {
  /// How many releases are compared with the ones before them, if nobody asks for more.
  package static let usual = 20

  private let repository: GitRepository
  /// The project's folder or document from the root of the repository; empty for the root.
  private let inside: String
  private let jobs: Int

  /// - Parameter project: the project's folder or document.
  /// - Throws: if it is in no repository.
  package init(_ project: String, jobs: Int) async throws(FileSystemError) {
    (repository, inside) = try await GitRepository.around(project)
    self.jobs = jobs
  }

  /// The releases up to a revision, the newest first.
  ///
  /// - Parameters:
  ///   - base: the revision that the oldest release is compared with; nil for the beginning.
  ///   - head: the newest one; nil for `HEAD`.
  ///   - source: what a release is.
  ///   - most: how many releases are compared with the ones before them.
  package func history(
    from base: String? = nil, to head: String? = nil, by source: ChangesSource, most: Int = usual,
    _ thresholds: Thresholds = Thresholds()
  ) async throws(FileSystemError) -> History {
    let line = try await points(to: try await commit(head ?? "HEAD"), by: source)
    let points = try await line[..<end(of: line, base)]
    var releases: [Release] = []
    var newer: (point: GitRepository.Point, tree: SourceTree)?
    var newerGuide: GuideVersion?
    var isCut = false
    for point in points {
      guard let tree = try await tree(of: point, isFirst: newer == nil) else { break }
      guard let last = newer else {
        newer = (point, tree)
        continue
      }
      if tree.compared.isIdentical(to: last.tree.compared) {
        // What is the same under two names belongs to the older one.
        newer = (point, tree)
        continue
      }
      if releases.count == most {
        isCut = true
        break
      }
      let after = if let newerGuide { newerGuide } else { await version(of: last.tree) }
      let before = await version(of: tree)
      releases.append(release(last.point, since: point, before, after, thresholds))
      newer = (point, tree)
      newerGuide = before
    }
    if let last = newer, !isCut {
      let sides = Changes.Sides(base: last.point.name, head: last.point.name, reason: "There is none before it.")
      releases.append(Self.release(last.point, .none(sides, thresholds), isFirst: true))
    }
    return History(releases, isCut: isCut)
  }

  // MARK: Points

  private func commit(_ name: String) async throws(FileSystemError) -> GitRepository.Commit {
    if let found = try await repository.commit(name) { return found }
    throw FileSystemError(
      .input,
      name == "HEAD"
        ? "the repository has no commit yet" : "\(name) is not a revision: name a branch, a tag or a commit")
  }

  /// The states to compare: tags and what came after the last one, or commits.
  private func points(
    to head: GitRepository.Commit, by source: ChangesSource
  ) async throws(FileSystemError) -> [GitRepository.Point] {
    let commits = try await repository.mainLine(to: head, changing: inside)
    if source == .commits { return commits }
    let tags = try await repository.tags()
    let line = inside.isEmpty ? commits : try await repository.mainLine(to: head, changing: "")
    var tagged = line.compactMap { point -> GitRepository.Point? in
      guard let tag = tags[point.commit] else { return nil }
      return GitRepository.Point(commit: point.commit, time: point.time, subject: tag.subject, tag: tag.name)
    }
    guard let last = tagged.first else { return source == .tags ? [] : commits }
    // What came after the last tag, if anything here did.
    let later = Set(line.prefix { $0.commit != last.commit }.map(\.commit))
    if let newest = commits.first, later.contains(newest.commit) {
      tagged.insert(
        GitRepository.Point(
          commit: newest.commit, time: newest.time, subject: newest.subject, tag: "after \(last.name)"), at: 0)
    }
    return tagged
  }

  /// The index after that of the base.
  private func end(of points: [GitRepository.Point], _ base: String?) async throws(FileSystemError) -> Int {
    guard let base else { return points.count }
    let commit = try await commit(base)
    if let index = points.firstIndex(where: { $0.commit == commit }) { return index + 1 }
    // A commit that changed nothing here stands for the one before it.
    let line = try await repository.mainLine(to: commit, changing: "").map(\.commit)
    let known = Set(line)
    if let index = points.firstIndex(where: { known.contains($0.commit) }) { return index + 1 }
    throw FileSystemError(.input, "\(base) is not on the way to what is compared: see git log --first-parent")
  }

  // MARK: States

  /// Nil for a state in which the project was not there yet.
  private func tree(of point: GitRepository.Point, isFirst: Bool) async throws(FileSystemError) -> SourceTree? {
    do throws(FileSystemError) {
      return try await SourceTree(point.commit, of: repository, project: inside)
    } catch {
      if isFirst { throw error }
      return nil
    }
  }

  /// Without its findings: they are about a state of the guide and not about what it says.
  private func version(of tree: SourceTree) async -> GuideVersion {
    GuideVersion(
      await Build.model(tree.sources, BuildOptions(jobs: jobs, startsPages: false)).guide, findings: Diagnostics(),
      tokenFiles: tree.tokenFiles, place: tree.place)
  }

  private func release(
    _ point: GitRepository.Point, since older: GitRepository.Point, _ before: GuideVersion, _ after: GuideVersion,
    _ thresholds: Thresholds
  ) -> Release {
    let sides = Changes.Sides(
      base: older.name, head: point.name, reason: "\(point.name) is the release after \(older.name).")
    return Self.release(
      point, GuideComparison.changes(from: before, to: after, sides, thresholds, drawsComponents: false),
      since: older.tag)
  }

  private static func release(
    _ point: GitRepository.Point, _ changes: Changes, since: String? = nil, isFirst: Bool = false
  ) -> Release {
    let time = UniversalTime(seconds: point.time)
    return Release(
      name: point.name, commit: point.commit.id, day: time.day, moment: time.moment, subject: point.subject,
      changes: changes, since: since, isFirst: isFirst)
  }
}
