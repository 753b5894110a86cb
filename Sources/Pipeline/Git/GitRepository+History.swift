import Files
import Printing

extension GitRepository {
  /// A commit of the main line, with what is said of it.
  struct Point {
    let commit: Commit
    /// Seconds since 1970.
    let time: Int
    /// The first line of its message.
    let subject: String
    /// The tag on it; nil for a commit without one.
    var tag: String?

    /// A tag's name, or the first digits of the commit.
    var name: String { tag ?? commit.short }
  }

  /// The commits that led to one along first parents, the newest first.
  ///
  /// - Parameter path: only those that changed something there, from the root of the repository; empty for everything.
  func mainLine(to head: Commit, changing path: String) async throws(FileSystemError) -> [Point] {
    let limit = path.isEmpty ? [] : ["--", path]
    let log = try await Git.run(
      ["--literal-pathspecs", "log", "--first-parent", "--no-show-signature", "--format=%H %ct %s", head.id] + limit,
      in: root)
    guard log.isSuccess else { throw FileSystemError(.input, "git cannot read the history: \(log.complaint)") }
    return String(decoding: log.output, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let time = Int(parts[1]) else { return nil }
      return Point(commit: Commit(id: String(parts[0])), time: time, subject: String(parts[2]), tag: nil)
    }
  }

  /// The tags by the commits they name, with what they say in their first line; of several on one commit the last in
  /// the order of versions.
  func tags() async throws(FileSystemError) -> [Commit: (name: String, subject: String)] {
    let list = try await Git.run(
      [
        "for-each-ref", "--sort=version:refname",
        "--format=%(objectname) %(*objectname) %(refname:strip=2) %(contents:subject)", "refs/tags",
      ], in: root)
    var tags: [Commit: (name: String, subject: String)] = [:]
    for line in String(decoding: list.output, as: UTF8.self).split(separator: "\n") {
      // A tag with a message of its own names its commit second; any other is the commit.
      let parts = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count == 4 else { continue }
      tags[Commit(id: String(parts[1].isEmpty ? parts[0] : parts[1]))] = (String(parts[2]), String(parts[3]))
    }
    return tags
  }
}
