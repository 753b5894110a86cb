import Foundation

/// A git history scripted by a test, in its temporary folder.
package struct GitHistory: Sendable {
  package let folder: TemporaryFolder

  package init(in folder: TemporaryFolder) async throws {
    self.folder = folder
    try await git("init", "-q", "-b", "main")
  }

  /// Writes files and commits everything; a text of nil takes a file away.
  package func commit(_ message: String, _ files: [String: String?]) async throws {
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      if let text { try folder.write(text, to: path) } else { try folder.remove(path) }
    }
    try await git("add", "-A")
    try await git("commit", "-q", "--allow-empty", "-m", message)
  }

  /// Runs git with an author and a time of its own, whatever the machine is set to.
  @discardableResult
  package func git(_ arguments: String..., in place: String? = nil) async throws -> String {
    let git = ChildProcess("git", ["-C", place ?? folder.path] + arguments, adding: Self.settings)
    let run = try await git.run()
    guard run.status == 0 else { throw GitFailure(arguments: arguments) }
    return run.output.trimmingCharacters(in: .newlines)
  }

  private static let settings = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_AUTHOR_NAME": "Ada",
    "GIT_AUTHOR_EMAIL": "ada@example.com", "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.com",
    "GIT_AUTHOR_DATE": "1700000000 +0000", "GIT_COMMITTER_DATE": "1700000000 +0000",
  ]
}

/// A git command of a test that failed.
package struct GitFailure: Error, CustomStringConvertible {
  let arguments: [String]

  package var description: String { "git \(arguments.joined(separator: " ")) failed" }
}
