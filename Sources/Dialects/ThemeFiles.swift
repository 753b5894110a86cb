import Files
import Printing
import Syntax

/// Sources with the tokens of one theme each, as the names of their files or sets say: `light.json` and `dark.json`,
/// `colors-light.json` and `colors-dark.json`, the files of two folders that are called so; or `dark.json` and
/// `high-contrast.json` that say again what other files have. Files of a folder that all declare the same tokens are
/// variants of one system, such as its brands, and so are folders of the same files beside each other.
struct ThemeFiles {
  static let modifier = "theme"
  /// The themes of which others are variants.
  private static let bases = ["high-contrast": "light", "light-high-contrast": "light", "dark-high-contrast": "dark"]
  /// The names of themes, in the order in which they are shown.
  static let names = ["light", "dark", "high-contrast", "light-high-contrast", "dark-high-contrast"]

  /// The theme that each source is for, by its place.
  private var themes: [Int: String] = [:]
  /// Those that are laid over others, which declare most of their tokens.
  private(set) var overlays: [Int] = []
  /// The pairs and overlays, in their order: what is light, and what is another theme.
  private(set) var pairs: [(light: SourceFile, other: SourceFile)] = []
  /// The variants of each folder that has some.
  private(set) var variants: [[Variant]] = []
  /// What each group of variants is chosen by.
  private var variantNames: [String] = []
  /// The group of variants and the member of it that each source is of, by its place.
  private var variantOf: [Int: (group: Int, member: Int)] = [:]
  /// The themes there are, in the order in which they are shown.
  private var contexts: [String] = []
  /// What other sources choose among, as their tool says.
  private var given: [String: ForeignSource.Choice] = [:]

  /// One of several files that declare the same tokens, with the places of its sources.
  struct Variant {
    let file: SourceFile
    fileprivate let name: String
    fileprivate let places: [Int]
    /// Its themes, in the order in which they are shown.
    fileprivate let themes: [String]

    /// What one may choose of it: itself, or each of its themes.
    fileprivate var contexts: [String] { themes.isEmpty ? [name] : themes.map { "\(name) \($0)" } }
  }

  init(_ sources: [ForeignSource]) {
    var families: [String: [String: Int]] = [:]
    var order: [String] = []
    var unthemed: [Int] = []
    let palettes = Self.palettes(sources)
    for (index, source) in sources.enumerated() where source.choices.isEmpty && !source.isChosen {
      guard !palettes.contains(index), let (rest, theme) = Self.parts(of: source.name) else {
        unthemed.append(index)
        continue
      }
      if families[rest] == nil { order.append(rest) }
      families[rest, default: [:]][theme] = families[rest]?[theme] ?? index
    }
    var known = [KnownNames?](repeating: nil, count: sources.count)
    func names(_ index: Int) -> KnownNames {
      if let names = known[index] { return names }
      var names = KnownNames()
      names.note(sources[index].source.root)
      known[index] = names
      return names
    }
    var rest: KnownNames?
    func isOver(_ index: Int) -> Bool {
      var all = rest ?? KnownNames()
      if rest == nil { for other in unthemed { all.note(sources[other].source.root) } }
      rest = all
      return names(index).isMostly(in: all)
    }
    // The first of the files for all themes that have a name.
    lazy var owners = unthemed.reversed().reduce(into: [String: Int]()) { firsts, other in
      for name in names(other).tokens { firsts[name] = other }
    }
    for family in order {
      let members = families[family] ?? [:]
      var found: [String: Int] = [:]
      if let light = members["light"], let dark = members["dark"], names(light).shares(with: names(dark)) {
        found = ["light": light, "dark": dark]
        // What both declare again for their theme counts after what is for all, and dark after light.
        overlays += isOver(light) && isOver(dark) ? [light, dark] : [dark]
        pairs.append((sources[light].source.file, sources[dark].source.file))
      }
      for theme in Self.names.dropFirst() where found[theme] == nil {
        guard let index = members[theme] else { continue }
        let own = names(index)
        guard isOver(index) || found["light"].map({ own.isMostly(in: names($0)) }) == true else { continue }
        // Where several files have nearly the same tokens, it is one of them, and varies none of the others.
        if members.count == 1, unthemed.count(where: { names($0).isNearlySame(as: own) }) > 1 { continue }
        found[theme] = index
        overlays.append(index)
        let base = found["light"] ?? own.tokens.lazy.compactMap { owners[$0] }.min()
        if let base { pairs.append((sources[base].source.file, sources[index].source.file)) }
      }
      for (theme, index) in found { themes[index] = theme }
    }
    overlays.sort { Self.place(themes[$0]) < Self.place(themes[$1]) }
    findVariants(sources)
    for (number, group) in variants.enumerated() {
      for (member, variant) in group.enumerated() {
        for place in variant.places where variantOf[place] == nil { variantOf[place] = (number, member) }
        // What such a file says for a theme of its own is of the same variant.
        let paths = Set(variant.places.map { sources[$0].source.file.path })
        for place in sources.indices
        where variantOf[place] == nil && !sources[place].isChosen && !sources[place].choices.isEmpty
          && paths.contains(sources[place].source.file.path)
        {
          variantOf[place] = (number, member)
        }
      }
    }
    for choice in sources.lazy.flatMap(\.choices) where given[choice.modifier] == nil {
      given[choice.modifier] = choice
    }
    let present = Set(themes.values).union(["light"])
    contexts = Self.names.filter(present.contains)
  }

  /// The most variants of a folder.
  private static let mostVariants = ForeignSource.mostThemes

  /// The files of folders in which light and dark stand among others that all declare nearly the same tokens: one chooses
  /// among all of them.
  private static func palettes(_ sources: [ForeignSource]) -> Set<Int> {
    let free = sources.indices.filter {
      sources[$0].choices.isEmpty && !sources[$0].isChosen && !sources[$0].isLayer
        && sources[$0].name == sources[$0].source.file.path
    }
    var found: Set<Int> = []
    for (_, places) in Dictionary(grouping: free, by: { RelativePath.folder(of: sources[$0].source.file.path) })
    where places.count > 2 {
      let names = places.map { String(RelativePath.name(of: sources[$0].name).prefix { $0 != "." }) }
      let themes = names.map { theme(named: $0) }
      guard themes.contains("light"), themes.contains("dark"), themes.contains(nil),
        !names.contains(where: { parts(of: $0).map { !$0.rest.isEmpty } ?? false })
      else { continue }
      let known = places.map { KnownNames(of: sources[$0].source.root) }
      if known.dropFirst().allSatisfy({ $0.isNearlySame(as: known[0]) }) { found.formUnion(places) }
    }
    return found
  }

  private mutating func findVariants(_ sources: [ForeignSource]) {
    let free = sources.indices.filter { sources[$0].choices.isEmpty && !sources[$0].isChosen }
    let files = Dictionary(grouping: free) { sources[$0].source.file.path }
    // A file is a variant as a whole: with all its sets, or as a source that is no theme and no set itself.
    let whole = files.filter { path, places in
      places.allSatisfy { sources[$0].name != path || themes[$0] == nil && !sources[$0].isLayer }
    }
    /// - Parameter parts: the files of each variant, with its name.
    func find(_ parts: [(name: String, paths: [String])]) -> [Variant]? {
      guard (2...Self.mostVariants).contains(parts.count) else { return nil }
      let places = parts.map { $0.paths.flatMap { whole[$0] ?? [] } }
      let names = places.map { places in
        places.reduce(into: KnownNames()) { $0.note(sources[$1].source.root) }
      }
      guard names.dropFirst().allSatisfy({ $0.isNearlySame(as: names[0]) }) else { return nil }
      let group = zip(parts, places).compactMap { part, places -> Variant? in
        guard let first = places.first else { return nil }
        let own = Set(places.compactMap { themes[$0] })
        return Variant(
          file: sources[first].source.file, name: part.name, places: places,
          themes: own.isEmpty ? [] : Self.names.filter { own.contains($0) || $0 == "light" })
      }
      let contexts = group.flatMap(\.contexts)
      return Set(contexts).count == contexts.count && contexts.count <= ForeignSource.mostThemes ? group : nil
    }
    let folders = Dictionary(grouping: whole.keys) { RelativePath.folder(of: $0) }
    var taken: Set<String> = []
    for folder in folders.keys.sorted() {
      // What is light, or the default, is shown first.
      let paths = (folders[folder] ?? []).sorted {
        (Self.isFirst($0) ? 0 : 1, $0) < (Self.isFirst($1) ? 0 : 1, $1)
      }
      guard let group = find(paths.map { (String(RelativePath.name(of: $0).prefix { $0 != "." }), [$0]) }) else {
        continue
      }
      variants.append(group)
      taken.formUnion(paths)
    }
    let rest = whole.keys.filter { !taken.contains($0) }.sorted()
    variants += Self.siblings(rest).compactMap(find)
    // One chooses the same of all folders that have the same variants, and of each other folder for itself.
    var used: [[String]: String] = [:]
    var modifiers = Set(sources.flatMap { $0.choices.map(\.modifier) })
    variantNames = variants.map { group in
      let contexts = group.flatMap(\.contexts)
      let name = used[contexts] ?? modifiers.free("variant")
      used[contexts] = name
      modifiers.insert(name)
      return name
    }
  }

  private static func isFirst(_ path: String) -> Bool {
    let name = RelativePath.name(of: path).prefix { $0 != "." }.lowercased()
    return theme(named: name) == "light" || name == "default" || name == "base"
  }

  /// Folders beside each other in which the same files are, outermost first: each file is in one of them at most.
  private static func siblings(_ paths: [String]) -> [[(name: String, paths: [String])]] {
    /// Where the folders are, and the file in each of them.
    struct Place: Hashable {
      let folder: [Substring]
      let file: [Substring]
    }
    var members: [Place: [Substring]] = [:]
    for path in paths {
      let steps = path.split(separator: "/")
      for depth in steps.indices.dropLast() {
        members[Place(folder: Array(steps[..<depth]), file: Array(steps[(depth + 1)...])), default: []]
          .append(steps[depth])
      }
    }
    // The folders that have all these files, and no others.
    var groups: [[Substring]: [[Substring]: [[Substring]]]] = [:]
    for (place, names) in members where names.count > 1 {
      groups[place.folder, default: [:]][names, default: []].append(place.file)
    }
    var found: [[(name: String, paths: [String])]] = []
    var taken: Set<String> = []
    for folder in groups.keys.sorted(by: {
      ($0.count, $0.joined(separator: "/")) < ($1.count, $1.joined(separator: "/"))
    }) {
      for (names, files) in (groups[folder] ?? [:]).sorted(by: {
        $0.key.joined(separator: "/") < $1.key.joined(separator: "/")
      }) where names.count <= mostVariants {
        let parts = names.map { name in
          (name: String(name), paths: files.map { (folder + [name] + $0).joined(separator: "/") }.sorted())
        }
        let own = Set(parts.flatMap(\.paths))
        let all = names.map { name in
          let start = (folder + [name]).joined(separator: "/") + "/"
          return paths.count { $0.hasPrefix(start) }
        }
        guard all.allSatisfy({ $0 == files.count }), taken.isDisjoint(with: own) else { continue }
        taken.formUnion(own)
        found.append(parts)
      }
    }
    return found
  }

  private static func place(_ theme: String?) -> Int { theme.flatMap(names.firstIndex) ?? 0 }

  /// Whether a source is one of several variants.
  func isVariant(_ index: Int) -> Bool { variantOf[index] != nil }

  /// The choice on which a source depends; nil for one that is for every theme.
  func choice(of index: Int) -> ForeignSource.Choice? {
    if let (number, member) = variantOf[index] {
      let (group, own) = (variants[number], variants[number][member])
      let chosen = zip(own.contexts, own.themes.isEmpty ? [""] : own.themes).filter { _, theme in
        themes[index].map { $0 == theme || $0 == "light" || Self.bases[theme] == $0 } ?? true
      }
      return sameAsGiven(
        ForeignSource.Choice(
          modifier: variantNames[number], contexts: group.flatMap(\.contexts), chosen: Set(chosen.map(\.0))))
    }
    guard let theme = themes[index] else { return nil }
    // What is light lies under all others; a variant is laid over the theme that it varies.
    let chosen = theme == "light" ? contexts : contexts.filter { $0 == theme || Self.bases[$0] == theme }
    // Where others choose among these themes and more, it is one choice.
    let all = given[Self.modifier].map(\.contexts).flatMap { Set(contexts).isSubset(of: $0) ? $0 : nil }
    return ForeignSource.Choice(modifier: Self.modifier, contexts: all ?? contexts, chosen: Set(chosen))
  }

  /// The same choice as that of other sources with those names, whatever their letter case: `pc` and `mobile` beside `PC`
  /// and `Mobile`.
  private func sameAsGiven(_ choice: ForeignSource.Choice) -> ForeignSource.Choice {
    func folded(_ names: some Sequence<String>) -> Set<String> { Set(names.map { $0.lowercased() }) }
    let own = folded(choice.contexts)
    guard let name = given.keys.sorted().first(where: { folded(given[$0]?.contexts ?? []) == own }),
      let same = given[name]
    else { return choice }
    let chosen = folded(choice.chosen)
    return ForeignSource.Choice(
      modifier: name, contexts: same.contexts, chosen: Set(same.contexts.filter { chosen.contains($0.lowercased()) }))
  }

  /// The theme that a name is: `Dark`, `light-high-contrast`; nil for any other word.
  static func theme(named name: String) -> String? {
    guard let (rest, theme) = parts(of: name), rest.isEmpty else { return nil }
    return theme
  }

  /// The theme that a path names, and the path without its name; nil for a path that names none, or two.
  static func parts(of path: String) -> (rest: String, theme: String)? {
    var rest = ""
    var found: String?
    var isContrast = false
    var isMore = false
    for word in words(of: path) {
      let name = word.lowercased()
      switch name {
      case "light", "dark":
        if let found, found != name { return nil }
        found = name
      case "contrast": isContrast = true
      // `dark.more`, as style sheets ask for more contrast
      case "more" where found != nil && !isMore: isMore = true
      // `high-contrast`, `dark mode`, `theme-dark`
      case "high", "mode", "theme", "themes": continue
      default: rest += word
      }
    }
    guard found != nil || isContrast else { return nil }
    let theme = isContrast || isMore ? (found.map { $0 + "-" } ?? "") + "high-contrast" : found ?? ""
    return (rest.filter { !".-_ ".contains($0) }, theme)
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
