import Files
import Guide
import Syntax

/// Token files in folders into which tools write, or in which samples for tests are kept.
enum MadeTokens {
  private static let folders: Set = [
    "dist", "build", "out", "output", "generated", "__generated__", "test", "tests", "__tests__", "fixtures",
    "__fixtures__", "__snapshots__", "node_modules",
  ]

  /// Takes such files from the sources of a folder without a project, unless there are no other tokens in it.
  ///
  /// - Returns: the paths of those taken, in their order.
  static func taken(from files: inout [SourceFile]) -> [String] {
    guard files.contains(where: { isMade($0.path) }), !ProjectLayout.hasProject(files.lazy.map(\.path)),
      files.contains(where: { !isMade($0.path) && $0.holdsTokens })
    else { return [] }
    let made = files.filter { isMade($0.path) && $0.holdsTokens }.map(\.path)
    let all = Set(made)
    files.removeAll { all.contains($0.path) }
    return made
  }

  private static func isMade(_ path: String) -> Bool {
    DataReader.isData(path)
      && RelativePath.folder(of: path).split(separator: "/").contains { folders.contains($0.lowercased()) }
  }
}
