import Files
import Guide
import Syntax
import Tokens

/// Token files in folders into which tools write, or in which samples for tests are kept.
enum MadeTokens {
  private static let folders = samples.union([
    "dist", "build", "builds", "out", "output", "generated", "__generated__", "transformed", "node_modules", "vendor",
    "vendors",
  ])

  /// Those of samples for tests.
  private static let samples: Set = [
    "test", "tests", "__tests__", "fixtures", "__fixtures__", "__snapshots__", "__mocks__",
  ]

  /// Takes such files from the sources of a folder without a project, unless there are no other tokens in it. Samples are
  /// no system even where there are no others, if there are documents to read.
  ///
  /// - Returns: the paths of those taken, in their order.
  static func taken(from files: inout [SourceFile]) -> [String] {
    guard files.contains(where: { isMade($0.path) }), !ProjectLayout.hasProject(files.lazy.map(\.path)),
      files.contains(where: { !isMade($0.path) && $0.holdsTokens })
        || files.contains(where: { ProjectLayout.isPage($0.path) })
    else { return [] }
    let isAlone = !files.contains { !isMade($0.path) && $0.holdsTokens }
    let named = named(in: files)
    // What is built of stylesheets is never what people write.
    let made = files.filter { file in
      !named.contains(file.path)
        && isMade(file.path, in: isAlone && !ProjectLayout.isStylesheet(file.path) ? samples : folders)
        && file.holdsTokens
    }
    .map(\.path)
    let all = Set(made)
    files.removeAll { all.contains($0.path) }
    return made
  }

  /// The files that resolvers which people write refer to, by way of others or not: these are meant to be read, wherever
  /// they are.
  private static func named(in files: [SourceFile]) -> Set<String> {
    let byPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    let resolvers = files.filter { !isMade($0.path) && TokenLoader.isResolver($0) }.map(\.path)
    return Set(TokenLoader.files(namedBy: resolvers) { byPath[$0] })
  }

  private static func isMade(_ path: String, in folders: Set<String> = folders) -> Bool {
    (DataReader.isData(path) || ProjectLayout.isStylesheet(path))
      && RelativePath.folder(of: path).lowercased().split(separator: "/").contains { folder in
        folders.contains(String(folder))
          // `color output`
          || folder.split(separator: " ").contains { folders.contains(String($0)) && !samples.contains(String($0)) }
      }
  }
}
