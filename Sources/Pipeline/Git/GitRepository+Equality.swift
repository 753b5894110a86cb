import Files
import Guide

/// Finds out that nothing changed without reading what did not.
extension GitRepository {
  /// Whether two commits have the same files below a folder, or the same document.
  func isSame(_ a: Commit, _ b: Commit, below folder: String) async throws(FileSystemError) -> Bool {
    if a == b { return true }
    let ids = try await Git.run(["rev-parse", "\(a.id):\(folder)", "\(b.id):\(folder)"], in: root)
    let lines = ids.line.split(separator: "\n")
    return ids.isSuccess && lines.count == 2 && lines[0] == lines[1]
  }

  /// Whether the work tree has the same inputs below a folder as a commit: none of another content, and none that git
  /// does not know, ignored ones included. False where that is not certain.
  func isUnchanged(since commit: Commit, below folder: String) async throws(FileSystemError) -> Bool {
    let path = folder.isEmpty ? "." : folder
    let difference = try await Git.run(
      ["--literal-pathspecs", "diff", "--quiet", "--no-ext-diff", "--no-textconv", commit.id, "--", path], in: root)
    guard difference.isSuccess else { return false }
    let others = try await Git.run(["--literal-pathspecs", "ls-files", "--others", "-z", "--", path], in: root)
    guard others.isSuccess else { return false }
    return !others.output.split(separator: 0).contains { name in
      let path = String(decoding: name, as: UTF8.self)
      return ProjectLayout.isInput(folder.isEmpty ? path : String(path.dropFirst(folder.count + 1)))
    }
  }
}
