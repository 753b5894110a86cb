import Files
import Syntax

/// Files with the tokens of one theme each, as their names say: `light.json` and `dark.json`, `colors-light.json` and
/// `colors-dark.json`, or the files of two folders that are called so.
struct ThemeFiles {
  private static let themes = ["light", "dark"]
  static let modifier = "theme"

  /// The theme of each file that is one of a pair, by its path.
  private var themes: [String: String] = [:]
  /// The pairs, in the order of their paths.
  private(set) var pairs: [(light: SourceFile, dark: SourceFile)] = []

  /// - Parameter sources: those that no choice depends on.
  init(_ sources: [ForeignSource]) {
    var files: [String: [String: ForeignSource]] = [:]
    var order: [String] = []
    for source in sources where source.dependsOnNothing {
      guard let (rest, theme) = Self.parts(of: source.source.file.path) else { continue }
      if files[rest] == nil { order.append(rest) }
      files[rest, default: [:]][theme] = source
    }
    for rest in order {
      guard let light = files[rest]?["light"]?.source, let dark = files[rest]?["dark"]?.source else { continue }
      var names = (KnownNames(), KnownNames())
      names.0.note(light.root)
      names.1.note(dark.root)
      guard names.0.shares(with: names.1) else { continue }
      pairs.append((light.file, dark.file))
      themes[light.file.path] = "light"
      themes[dark.file.path] = "dark"
    }
  }

  /// The choice on which a file depends; nil for one without a counterpart.
  func choice(of file: SourceFile) -> ForeignSource.Choice? {
    themes[file.path].map { theme in
      ForeignSource.Choice(modifier: Self.modifier, contexts: Self.themes, chosen: [theme])
    }
  }

  /// The theme that a path names, and the path without its name; nil for a path that names none, or both.
  private static func parts(of path: String) -> (rest: String, theme: String)? {
    var rest = ""
    var found: String?
    for word in words(of: path) {
      let name = word.lowercased()
      guard themes.contains(name) else {
        rest += word
        continue
      }
      if let found, found != name { return nil }
      found = name
    }
    return found.map { (rest.filter { $0 != "." && $0 != "-" && $0 != "_" }, $0) }
  }

  /// The words of a path with what stands between them: a capital letter after a small one begins another.
  private static func words(of path: String) -> [Substring] {
    var words: [Substring] = []
    var start = path.startIndex
    var last: Character?
    for index in path.indices {
      let letter = path[index]
      if let last, last.isLetter != letter.isLetter || last.isLowercase && letter.isUppercase {
        words.append(path[start..<index])
        start = index
      }
      last = letter
    }
    return words + [path[start...]]
  }
}
