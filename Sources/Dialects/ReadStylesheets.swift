import Files
import Syntax
import Wording

/// Which stylesheets of a system are read, where others say the same: one that is built of token files is a copy of them,
/// and of two sites in one folder each has its own.
struct ReadStylesheets {
  private(set) var sheets: [Stylesheet] = []
  /// Those that say again what others say, each with one of those.
  private(set) var copies: [(copy: SourceFile, of: SourceFile)] = []
  /// Those that say it with other values here and there.
  private(set) var stale: [StaleCopy] = []
  /// Those that declare the names of others for something else.
  private(set) var strangers: [(sheet: SourceFile, of: SourceFile)] = []

  /// - Parameter sources: the trees of all other tokens, with their files.
  init(_ all: [Stylesheet], beside sources: [(file: SourceFile, root: JSONObject)]) {
    let told = sources.isEmpty || all.isEmpty ? [] : sources.map { (file: $0.file, names: Self.names(in: $0.root)) }
    var read: [Told] = []
    // What says most comes first, so that the same are left out in every order of files.
    let ordered = all.map(Told.init).sorted {
      ($1.values.count, $0.sheet.file.path) < ($0.values.count, $1.sheet.file.path)
    }
    let made = Self.made(ordered, of: told)
    for sheet in ordered {
      if let original = made[sheet.sheet.file.path] {
        copies.append((sheet.sheet.file, original))
        if let (file, root) = sources.first(where: { $0.file === original }) {
          let names = told.first { $0.file === original }?.names ?? []
          let prefix = sheet.prefix
          let copy = StaleCopy(sheet.sheet, of: file, root) { Told.name(of: $0, behind: prefix, among: names) }
          stale += [copy].compactMap(\.self)
        }
      } else if let other = read.first(where: { sheet.repeats($0) }) {
        copies.append((sheet.sheet.file, other.sheet.file))
      } else if let other = read.first(where: { sheet.contradicts($0) }) {
        strangers.append((sheet.sheet.file, other.sheet.file))
      } else {
        read.append(sheet)
      }
    }
    let paths = Set(read.map(\.sheet.file.path))
    sheets = all.filter { paths.contains($0.file.path) }
  }

  // MARK: What is made

  /// Those that other tokens have been made into, by path, each with the file of those tokens. What others refer to is
  /// read all the same, and so is one that others lay a theme over.
  private static func made(
    _ sheets: [Told], of sources: [(file: SourceFile, names: Set<String>)]
  ) -> [String: SourceFile] {
    var made: [String: SourceFile] = [:]
    for sheet in sheets {
      let own = ThemeFiles.parts(of: sheet.sheet.file.path)?.theme
      let original = sources.first { file, names in
        let other = ThemeFiles.parts(of: file.path)?.theme
        return (own == nil || other == nil || other == own) && sheet.isMade(of: names)
      }
      if let original { made[sheet.sheet.file.path] = original.file }
    }
    while true {
      let kept = sheets.map(\.sheet).filter { made[$0.file.path] == nil }
      let halves = Set(kept.compactMap { ThemeFiles.parts(of: $0.file.path)?.rest })
      let needed = kept.reduce(into: Set<String>()) { $0.formUnion($1.namesOfOthers) }
        .subtracting(kept.flatMap(\.namesOfPage))
      let missed = sheets.map(\.sheet).filter { sheet in
        guard made[sheet.file.path] != nil else { return false }
        return ThemeFiles.parts(of: sheet.file.path).map { halves.contains($0.rest) } ?? false
          || sheet.namesOfPage.contains(where: needed.contains)
      }
      if missed.isEmpty { return made }
      for sheet in missed { made[sheet.file.path] = nil }
    }
  }

  // MARK: Names

  /// The names of all values in a tree, in small letters and without separators: with all groups around them, and without
  /// the outermost.
  private static func names(in root: JSONObject) -> Set<String> {
    var names: Set<String> = []
    var open: [(object: JSONObject, path: [String])] = [(root, [])]
    while let (object, path) = open.popLast() {
      for member in object.members where member.name.utf8.first != UInt8(ascii: "$") {
        let own = path + [letters(member.name)]
        if let inner = member.value.object, ForeignTokens.value(of: inner) == nil, path.count < ForeignTokens.deepest {
          open.append((inner, own))
        } else {
          names.insert(own.joined())
          if own.count > 1 { names.insert(own.dropFirst().joined()) }
        }
      }
    }
    return names
  }

  static func letters(_ name: some StringProtocol) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// What a stylesheet declares for every theme.
  private struct Told {
    let sheet: Stylesheet
    private(set) var values: [String: String] = [:]

    init(_ sheet: Stylesheet) {
      self.sheet = sheet
      for declaration in sheet.declarations where declaration.choices.isEmpty {
        values[declaration.name] = declaration.text
      }
    }

    /// Whether half of its names, or of the others, are in both: behind a prefix of its own, too.
    func isMade(of names: Set<String>) -> Bool {
      let shared = values.keys.count { Self.name(of: $0, among: names) != nil }
      return shared > 1 && 2 * shared >= min(values.count, names.count)
    }

    /// The first word of nearly all names; nil where they have none in common.
    var prefix: Substring? {
      let firsts = values.keys.compactMap { $0.split { $0 == "-" || $0 == "_" }.first }
      return Dictionary(grouping: firsts) { $0 }.first { $0.value.count * 10 >= firsts.count * 9 }?.key
    }

    /// The name of a token that a custom property has for certain: all of it, or what stands behind the prefix and a word
    /// for colour.
    static func name(of property: String, behind prefix: Substring?, among names: Set<String>) -> String? {
      let words = property.split { $0 == "-" || $0 == "_" }
      func known(_ words: ArraySlice<Substring>) -> String? {
        let name = words.map(ReadStylesheets.letters).joined()
        return names.contains(name) ? name : nil
      }
      if let whole = known(words[...]) { return whole }
      let own = words.first == prefix ? words.dropFirst() : words[...]
      return known(own) ?? (own.first.map { ["color", "colour"].contains($0) } == true ? known(own.dropFirst()) : nil)
    }

    /// The name of a token that a custom property has, behind a prefix of its own, too.
    static func name(of property: String, among names: Set<String>) -> String? {
      let words = property.split { $0 == "-" || $0 == "_" }.map(ReadStylesheets.letters)
      return words.indices.lazy.compactMap { start in
        let isWhole = start == 0 || words.count - start > 1 || start == 1 && ["color", "colour"].contains(words[0])
        let name = words[start...].joined()
        return isWhole && names.contains(name) ? name : nil
      }.first
    }

    private func shared(with other: Told) -> (same: Int, different: Int) {
      var (same, different) = (0, 0)
      for (name, text) in values {
        guard let known = other.values[name] else { continue }
        if known == text { same += 1 } else { different += 1 }
      }
      return (same, different)
    }

    func repeats(_ other: Told) -> Bool {
      let (same, different) = shared(with: other)
      return different == 0 && 2 * same > values.count
    }

    /// Whether it gives names of another, in another folder, other values, and is neither a theme nor a variant of it.
    func contradicts(_ other: Told) -> Bool {
      let (own, others) = (sheet.file.path, other.sheet.file.path)
      guard RelativePath.folder(of: own) != RelativePath.folder(of: others), ThemeFiles.parts(of: own) == nil,
        shared(with: other).different > 0
      else { return false }
      let steps = [own, others].map { $0.split(separator: "/") }
      let isBeside = steps[0].count == steps[1].count && zip(steps[0], steps[1]).count { $0 != $1 } == 1
      let (same, different) = shared(with: other)
      return !(isBeside && same + different >= 8 && 4 * (same + different) >= 3 * other.values.count)
    }
  }
}

extension Stylesheet {
  /// The names that it gives a value in every theme.
  fileprivate var namesOfPage: [String] { declarations.filter(\.choices.isEmpty).map(\.name) }

  /// The names whose values it leaves to others: those that it refers to, and those to which it gives one in a theme.
  fileprivate var namesOfOthers: [String] {
    declarations.flatMap { StylesheetValue.names(in: $0.text) + ($0.choices.isEmpty ? [] : [$0.name]) }
  }
}
