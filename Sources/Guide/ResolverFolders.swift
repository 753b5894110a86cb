import Files
import Syntax
import Tokens

/// The systems of a folder without settings in which there are several resolvers: each resolver makes one, with the
/// files that it refers to.
struct ResolverFolders {
  let folders: [SystemFolder]

  /// Nil for fewer than two resolvers: then all files belong together.
  init?(_ files: [SourceFile]) {
    let resolvers = files.filter { DataReader.isJSON($0.path) && TokenLoader.isResolver($0) }
    guard resolvers.count > 1 else { return nil }
    let byPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    var members = resolvers.map { Self.reached(from: $0, byPath) }
    // What no resolver names belongs to the one whose files are nearest to it.
    let named = Set(members.flatMap { $0 }).union(resolvers.map(\.path))
    var rest: [SourceFile] = []
    for file in files where !named.contains(file.path) {
      if let owner = Self.owner(of: file.path, among: members, resolvers) {
        members[owner].insert(file.path)
      } else {
        rest.append(file)
      }
    }
    var taken: Set<String> = []
    var folders: [SystemFolder] = []
    for (resolver, paths) in zip(resolvers, members) {
      let own = files.filter { paths.contains($0.path) || $0 === resolver }
      let slug = SystemFolder.unique(Self.name(of: resolver), &taken)
      folders.append(SystemFolder(slug: slug, folder: RelativePath.folder(of: resolver.path), files: own))
    }
    if rest.contains(where: { ProjectLayout.isPage($0.path) || ProjectLayout.isTokenFile($0.path) }) {
      let hasPages = rest.contains { ProjectLayout.isPage($0.path) }
      folders.append(
        SystemFolder(
          slug: SystemFolder.unique(hasPages ? "documents" : "tokens", &taken), folder: "", files: rest, isRest: true))
    }
    self.folders = folders
  }

  /// The paths of the files that a resolver refers to, and of those that these refer to.
  private static func reached(from resolver: SourceFile, _ files: [String: SourceFile]) -> Set<String> {
    var reached: Set<String> = []
    var open = [resolver]
    while let file = open.popLast() {
      for path in TokenLoader.fileReferences(in: file, root: "", isNamed: true) {
        guard let target = files[path], target !== resolver, reached.insert(path).inserted else { continue }
        open.append(target)
      }
    }
    return reached
  }

  /// The only system with files in a folder, looked for from the file's own folder upwards; nil at the top.
  private static func owner(
    of path: String, among members: [Set<String>], _ resolvers: [SourceFile]
  ) -> Int? {
    var folder = RelativePath.folder(of: path)
    while !folder.isEmpty {
      let owners = members.indices.filter { index in
        resolvers[index].path.hasPrefix(folder + "/") || members[index].contains { $0.hasPrefix(folder + "/") }
      }
      if owners.count == 1 { return owners[0] }
      if owners.count > 1 { return nil }
      folder = RelativePath.folder(of: folder)
    }
    return nil
  }

  /// The name of the file without its endings, or of its folder if it is just called resolver.
  private static func name(of resolver: SourceFile) -> String {
    let name = String(RelativePath.name(of: resolver.path).prefix { $0 != "." })
    let folder = RelativePath.folder(of: resolver.path)
    return (name == "resolver" || name.isEmpty) && !folder.isEmpty ? RelativePath.name(of: folder) : name
  }
}
