import Dialects
import Files
import Printing
import Syntax
import Wording

/// The design documents of a folder without settings, each of which makes a system of its own with the files around it, and
/// the documents that have a token file each.
struct DesignFolders {
  /// The systems, and last the other pages, if there are any.
  let folders: [SystemFolder]

  /// Nil for fewer than two such documents: then all files belong together.
  init?(_ files: [SourceFile]) {
    let pairs = Self.pairs(files)
    let designs = files.filter { pairs[$0.path] != nil || Self.isDesign($0) }
    guard designs.count > 1 else { return nil }
    let counts = Dictionary(designs.map { (RelativePath.folder(of: $0.path), 1) }, uniquingKeysWith: +)
    // The only design document of a folder takes everything below it that no other takes.
    let owned = Set(counts.filter { $0.value == 1 && !$0.key.isEmpty }.keys)
    var taken: Set<String> = []
    var folders: [SystemFolder] = []
    for design in designs {
      let folder = RelativePath.folder(of: design.path)
      let own =
        owned.contains(folder)
        ? files.filter { Self.owner(of: $0.path, among: owned) == folder }
        : [design] + (pairs[design.path].map { [$0] } ?? [])
      let name = PageAddress.withoutExtension(RelativePath.name(of: design.path))
      let slug = owned.contains(folder) ? RelativePath.name(of: folder) : name
      folders.append(SystemFolder(slug: Self.unique(slug, folder, &taken), folder: folder, files: own))
    }
    let known = Set(folders.flatMap { $0.files.map(\.path) })
    let rest = files.filter { !known.contains($0.path) }
    if rest.contains(where: { ProjectLayout.isPage($0.path) }) {
      folders.append(SystemFolder(slug: Self.unique("documents", "", &taken), folder: "", files: rest, isRest: true))
    }
    self.folders = folders
  }

  /// Documents with the token file of the same name beside each, where a folder has several: `one.md`, `one.tokens.json`.
  private static func pairs(_ files: [SourceFile]) -> [String: SourceFile] {
    var tokens: [String: SourceFile] = [:]
    for file in files where ProjectLayout.isTokenFile(file.path) {
      if let ending = DataReader.tokenEnding(of: file.path) { tokens[String(file.path.dropLast(ending.count))] = file }
    }
    guard tokens.count > 1 else { return [:] }
    var pairs: [String: [(page: String, tokens: SourceFile)]] = [:]
    for file in files where ProjectLayout.isPage(file.path) {
      guard let own = tokens[PageAddress.withoutExtension(file.path)] else { continue }
      pairs[RelativePath.folder(of: file.path), default: []].append((file.path, own))
    }
    return Dictionary(pairs.values.filter { $0.count > 1 }.joined().map { ($0.page, $0.tokens) }) { first, _ in first }
  }

  /// Whether a page is called DESIGN.md or gives tokens in its front matter. In small letters that is what documents about
  /// the design of software are called too, which have no colours.
  static func isDesign(_ file: SourceFile) -> Bool {
    guard ProjectLayout.isPage(file.path) else { return false }
    // Of thousands of pages, few begin with front matter, and few have a name of this length.
    if file.bytes.count > 3, file.bytes[0] == UInt8(ascii: "-") || file.bytes[0] == 0xEF,
      DesignDocument.seemsToBe(file)
    {
      return true
    }
    let isSixLong = file.path.withBytes { path in
      let dot = RelativePath.nameStart(path) + 6
      return path.lastIndex(of: UInt8(ascii: ".")) == dot
    }
    guard isSixLong, case let name = RelativePath.name(of: file.path), name.lowercased().hasPrefix("design.") else {
      return false
    }
    return name.hasPrefix("DESIGN.") || !HexColors.find(in: file.bytes[...]).isEmpty
  }

  /// The innermost of some folders that a file is in.
  private static func owner(of path: String, among folders: Set<String>) -> String? {
    var folder = RelativePath.folder(of: path)
    while !folder.isEmpty {
      if folders.contains(folder) { return folder }
      folder = RelativePath.folder(of: folder)
    }
    return nil
  }

  /// A slug that no system has yet: the name, with the folders around it, or with a number.
  private static func unique(_ name: String, _ folder: String, _ taken: inout Set<String>) -> String {
    if taken.insert(name.lowercased()).inserted { return name }
    let whole = folder.split(separator: "/").joined(separator: "-")
    if !whole.isEmpty, taken.insert(whole.lowercased()).inserted { return whole }
    return SystemFolder.unique(name, &taken)
  }
}
