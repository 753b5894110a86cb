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
    // In a set with a list of its themes, that says which folders are chosen.
    guard !paths.contains(where: TokenSets.isAbout) else { return nil }
    for home in Self.homes(of: paths) {
      let children = Dictionary(grouping: files.filter { Self.child(of: $0.path, in: home) != nil }) {
        Self.child(of: $0.path, in: home) ?? ""
      }
      let names = children.keys.sorted()
      guard names.count > 1, names.count <= Self.mostRead else { continue }
      let told = names.map { name in
        DeclaredValues((children[name] ?? []).filter { DataReader.isData($0.path) && $0.holdsTokens })
      }
      let isProduct = names.map { name in
        NameWords(name).words.allSatisfy { word in
          !Self.choices.contains(word) && !Self.common.contains(word) && !ThemeWords.modes.contains(word)
        }
      }
      let products = names.indices.filter { place in
        isProduct[place]
          && names.indices.contains { $0 != place && isProduct[$0] && told[place].isVersion(of: told[$0]) }
      }
      guard (2...Self.most).contains(products.count) else { continue }
      folders = Self.folders(products.map { names[$0] }, in: home, files, products.map { told[$0] })
      return
    }
    return nil
  }

  /// More folders beside each other are parts of one product, such as its components.
  private static let mostRead = 64

  private static func folders(
    _ products: [String], in home: String, _ files: [SourceFile], _ told: [DeclaredValues]
  ) -> [SystemFolder] {
    var rest: [SourceFile] = []
    var shared: [SourceFile] = []
    for file in files where !products.contains(where: { $0 == child(of: file.path, in: home) }) {
      let isCommon = child(of: file.path, in: home).map { !common.isDisjoint(with: NameWords($0).words) } ?? false
      if file.holdsTokens, isCommon || !told.contains(where: DeclaredValues([file]).contradicts) {
        shared.append(file)
      } else {
        rest.append(file)
      }
    }
    // What all share comes first, so that what a product says otherwise counts.
    let systems = products.map { product in
      SystemFolder(
        slug: product, folder: home.isEmpty ? product : home + "/" + product,
        files: shared + files.filter { child(of: $0.path, in: home) == product })
    }
    let hasMore = rest.contains { ProjectLayout.isPage($0.path) || $0.holdsTokens }
    let slug = products.contains("documents") ? "other-documents" : "documents"
    return systems + (hasMore ? [SystemFolder(slug: slug, folder: "", files: rest, isRest: true)] : [])
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
    return homes.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  /// The folder in another one that a path is below; nil for one that is not.
  private static func child(of path: String, in home: String) -> String? {
    guard home.isEmpty || path.hasPrefix(home + "/") else { return nil }
    let steps = path.dropFirst(home.isEmpty ? 0 : home.count + 1).split(separator: "/", maxSplits: 1)
    return steps.count > 1 ? String(steps[0]) : nil
  }
}
