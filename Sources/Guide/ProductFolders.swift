import Dialects
import Files
import Syntax
import Tokens
import Wording

/// The products of a folder without settings, as a repository of several packages holds them: folders beside each other of
/// which each gives the same names values of its own. Each makes a system, with the token files that all of them share.
struct ProductFolders {
  let folders: [SystemFolder]

  /// What a folder is called in which each folder is a package, an application or a product of its own.
  private static let homes: Set = [
    "packages", "apps", "applications", "products", "systems", "libs", "projects", "clients", "tenants", "sites",
  ]
  /// What folders are called of which one is chosen, as a theme is, within one product.
  private static let choices: Set = [
    "default", "base", "mobile", "tablet", "desktop", "phone", "compact", "comfortable", "spacious", "cozy", "dense",
    "contrast", "dim", "dimmed", "small", "medium", "large", "wide", "narrow", "theme", "themes", "mode", "modes",
  ]
  /// What folders are called whose tokens are for all products beside them.
  private static let common: Set = ["common", "core", "shared", "global", "globals", "foundation"]
  private static let most = 16

  /// Nil where no folders are versions of one another: then all files belong together.
  init?(_ files: [SourceFile]) {
    let paths = files.map(\.path)
    // A list of themes says which folders are chosen.
    guard !paths.contains(where: TokenSets.isAbout) else { return nil }
    for home in Self.homes(of: paths) {
      let products = Self.products(in: home, files)
      guard (2...Self.most).contains(products.count) else { continue }
      folders = Self.folders(products, in: home, files)
      return
    }
    return nil
  }

  /// A folder that may be a product's.
  private struct Candidate {
    let name: String
    let told: DeclaredValues
    /// Where its token files are within it.
    let places: Set<String>

    /// Whether both hold versions of the same tokens; at the top of a repository, where the tokens of one product may be
    /// kept in several notations, also in files of the same names.
    func isVersion(of other: Candidate, mayDiffer: Bool) -> Bool {
      told.isVersion(of: other.told)
        && (mayDiffer || places.intersection(other.places).count * 2 >= min(places.count, other.places.count))
    }
  }

  private static func products(in home: String, _ files: [SourceFile]) -> [Candidate] {
    var children: [String: [SourceFile]] = [:]
    for file in files where DataReader.isData(file.path) {
      if let child = child(of: file.path, in: home) { children[child, default: []].append(file) }
    }
    guard (2...mostRead).contains(children.count) else { return [] }
    let candidates = children.keys.sorted().filter(mayBeProduct).map { name in
      let tokens = (children[name] ?? []).filter(\.holdsTokens)
      let inside = (home.isEmpty ? name : home + "/" + name).count
      return Candidate(
        name: name, told: DeclaredValues(tokens), places: Set(tokens.map { String($0.path.dropFirst(inside)) }))
    }
    return candidates.filter { one in
      candidates.contains { $0.name != one.name && one.isVersion(of: $0, mayDiffer: !home.isEmpty) }
    }
  }

  /// More folders with data beside each other are parts of one product, such as its components.
  private static let mostRead = 64

  private static func mayBeProduct(_ name: String) -> Bool {
    NameWords(name).words.allSatisfy { word in
      !choices.contains(word) && !common.contains(word) && !ThemeWords.modes.contains(word)
    }
  }

  private static func folders(_ products: [Candidate], in home: String, _ files: [SourceFile]) -> [SystemFolder] {
    let names = Set(products.map(\.name))
    var own: [String: [SourceFile]] = [:]
    var (rest, shared): ([SourceFile], [SourceFile]) = ([], [])
    for file in files {
      let child = child(of: file.path, in: home)
      if let child, names.contains(child) {
        own[child, default: []].append(file)
      } else if file.holdsTokens, isShared(file, in: child, products) {
        shared.append(file)
      } else {
        rest.append(file)
      }
    }
    var taken: Set<String> = []
    var folders = products.map { product in
      SystemFolder(
        slug: SystemFolder.unique(product.name, &taken),
        folder: home.isEmpty ? product.name : home + "/" + product.name,
        files: shared + (own[product.name] ?? []))
    }
    if rest.contains(where: { ProjectLayout.isPage($0.path) || $0.holdsTokens }) {
      folders.append(
        SystemFolder(slug: SystemFolder.unique("documents", &taken), folder: "", files: rest, isRest: true))
    }
    return folders
  }

  /// Whether tokens are for all products: their folder says so, or none of these says otherwise.
  private static func isShared(_ file: SourceFile, in child: String?, _ products: [Candidate]) -> Bool {
    if let child, !common.isDisjoint(with: NameWords(child).words) { return true }
    let told = DeclaredValues([file])
    return !products.contains { $0.told.contradicts(told) }
  }

  /// The folders whose own folders may be products, the outermost first: that of everything, and those called so.
  private static func homes(of paths: [String]) -> [String] {
    var homes: Set<String> = [""]
    for path in paths {
      let steps = path.split(separator: "/").dropLast()
      for (place, step) in steps.enumerated() where Self.homes.contains(step.lowercased()) {
        homes.insert(steps[...place].joined(separator: "/"))
      }
    }
    return Array(homes.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.prefix(mostHomes))
  }

  private static let mostHomes = 16

  /// The folder in another one that a path is below; nil for one that is not.
  private static func child(of path: String, in home: String) -> String? {
    guard home.isEmpty || path.hasPrefix(home + "/") else { return nil }
    let steps = path.dropFirst(home.isEmpty ? 0 : home.count + 1).split(separator: "/", maxSplits: 1)
    return steps.count > 1 ? String(steps[0]) : nil
  }
}
