import Diagnostics
import Files
import Printing
import TokenValues
package import Tokens
package import Wording

/// The tokens of a system by what a text may call them.
package struct TokenNames: Sendable {
  private let themes: TokenThemes
  /// The paths whose last segments, one or more of them, have these words; `count` is how many segments that is.
  private let byWords: [NameWords: [(path: TokenPath, rest: [String])]]
  /// The first segments of all paths.
  package let roots: Set<String>
  /// The word before the names of tokens in custom properties: `acme` in `--acme-bg`.
  package internal(set) var prefix: String?
  /// The words of the themes' names, of several themes.
  private let themeWords: [(name: String, words: [String])]

  /// - Parameter knowsWords: whether anything is going to be called by its words.
  init(_ themes: TokenThemes, knowsWords: Bool) {
    self.themes = themes
    let prefixes = knowsWords ? Self.prefixes(of: themes) : []
    var byWords: [NameWords: [(path: TokenPath, rest: [String])]] = [:]
    var roots: Set<String> = []
    var seen: Set<TokenPath> = []
    for theme in themes.themes {
      for token in theme.tokens.tokens where seen.insert(token.path).inserted {
        let segments = token.path.segments
        if let root = segments.first { roots.insert(root) }
        guard knowsWords, seen.count <= Self.mostTokens else { continue }
        // `rounded.DEFAULT` is what `rounded` means.
        if segments.count == 2, segments[1] == "DEFAULT" {
          byWords[NameWords(segments[0]), default: []].append((token.path, []))
        }
        let words = segments.map { NameWords($0).words }
        for count in 1...max(1, min(segments.count, Self.mostSegments)) {
          let name = NameWords(words.suffix(count).flatMap(\.self))
          byWords[name, default: []].append((token.path, Array(segments.dropLast(count))))
        }
        guard segments.count == 1, CodeName.isVariable(Array(segments[0].utf8)[...]) else { continue }
        for (name, kinds) in Self.names(ofVariable: words[0], prefixes) {
          byWords[name, default: []].append((token.path, kinds))
        }
      }
    }
    // A number is often set off by a hyphen in texts, and not in code: `brand-5` for `brand5`.
    for (name, paths) in byWords {
      let parted = NameWords(name.words.flatMap(Self.parted))
      if parted.words.count > name.words.count, byWords[parted] == nil { byWords[parted] = paths }
    }
    self.byWords = byWords
    self.roots = roots
    let isOne = themes.themes.count < 2
    themeWords = isOne ? [] : themes.themes.map { ($0.name, NameWords($0.name).words) }
  }

  /// A word and the number that ends it.
  private static func parted(_ word: String) -> [String] {
    let letters = word.utf8.prefix { !$0.isDigit }
    guard letters.count > 2, letters.count < word.utf8.count,
      word.utf8.dropFirst(letters.count).allSatisfy(\.isDigit)
    else { return [word] }
    return [String(word.prefix(letters.count)), String(word.dropFirst(letters.count))]
  }

  private static let mostSegments = 4
  /// Of more tokens than that, only those are known by their words that come first; all are known by their paths.
  private static let mostTokens = 20_000

  package var isEmpty: Bool { roots.isEmpty }

  /// The paths of all tokens, those of the first theme first.
  var paths: [TokenPath] {
    var seen: Set<TokenPath> = []
    return themes.themes.flatMap { $0.tokens.tokens.map(\.path) }.filter { seen.insert($0).inserted }
  }

  /// Whether there is a token of that path in any theme.
  package func has(_ path: TokenPath) -> Bool { themes.themes.contains { $0.tokens[path] != nil } }

  /// The tokens that a text names by their paths: in curly brackets, with dots, or as code with slashes (`color/ink`).
  func mentions(in text: PageText) -> [TokenMention] {
    let slashed = text.code.compactMap { code -> TokenMention? in
      guard text.bytes[code].contains(UInt8(ascii: "/")), CodeName.isPath(text.bytes[code]) else { return nil }
      let segments = text.bytes[code].split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
      return TokenMention(path: TokenPath(segments), range: code, isBraced: false)
    }
    let all =
      slashed.isEmpty ? text.mentions : (text.mentions + slashed).sorted { $0.range.lowerBound < $1.range.lowerBound }
    return all.filter { has($0.path) }
  }

  /// Whether some token is called by these words.
  package func hasNamed(_ name: NameWords) -> Bool { !named(name).isEmpty }

  /// The last parts of the tokens' names; of very many, the first thousands.
  package var leaves: some Sequence<String> { paths.prefix(Self.mostLeaves).lazy.compactMap(\.segments.last) }

  private static let mostLeaves = 4_000

  /// Whether there is a group of that path in any theme.
  package func hasGroup(_ path: TokenPath) -> Bool { themes.themes.contains { $0.tokens.group(path) != nil } }

  /// Whether a path, or what it is a part of, is that of a token whose value cannot be read.
  package func isUnread(_ path: TokenPath) -> Bool {
    themes.themes.contains { theme in
      theme.tokens.unresolved.contains(path) || path.parent.map(theme.tokens.unresolved.contains) ?? false
    }
  }

  /// The only token or group that a path names but for a letter of its first word: `haptic.selection` for
  /// `hapic.selection`.
  ///
  /// A word with or without its plural `s`, or in another spelling, is as likely an object in a program: `colours.ink`.
  package func withRoot(of path: TokenPath) -> TokenPath? {
    guard let written = path.segments.first, path.segments.count > 1, !roots.contains(written) else { return nil }
    let near = roots.filter { root in
      abs(root.utf8.count - written.utf8.count) < 2 && root + "s" != written && written + "s" != root
        && NameWords(root) != NameWords(written) && Suggestion.isSlip(written, for: root, shortest: Self.shortestRoot)
    }
    guard near.count == 1, let root = near.first else { return nil }
    let meant = TokenPath([root] + path.segments.dropFirst())
    return has(meant) || hasGroup(meant) ? meant : nil
  }

  /// The fewest letters of a first word in which another one is a slip, since the rest of the path tells what is meant.
  private static let shortestRoot = 4

  /// Whether groups for themes have a token of a path that leaves the theme out: `color.ink` of `color.light.ink`.
  package func isInModes(_ path: TokenPath) -> Bool {
    named(NameWords(path.segments[path.segments.count - 1])).contains { own in
      own.segments.count == path.segments.count + 1
        && own.segments.filter { !ThemeWords.modes.contains($0.lowercased()) } == path.segments
    }
  }

  /// Whether a path begins with the name of a file, and goes on with that of a token or a group in it:
  /// `typography.scale` of `typography.json`.
  package func isInFile(_ path: TokenPath) -> Bool {
    guard let stem = path.segments.first, path.segments.count > 1 else { return false }
    let rest = TokenPath(Array(path.segments.dropFirst()))
    return themes.themes.contains { theme in
      guard theme.tokens[rest] != nil || theme.tokens.group(rest) != nil else { return false }
      return theme.tokens.tokens.contains { token in
        (token.path == rest || token.path.isInside(rest))
          && RelativePath.name(of: token.span.file.path).prefix { $0 != "." }.lowercased() == stem.lowercased()
      }
    }
  }

  /// The token in each theme that has it, in order.
  package func tokens(_ path: TokenPath) -> [(theme: String, token: Token)] {
    themes.themes.compactMap { theme in theme.tokens[path].map { (theme.name, $0) } }
  }

  /// The tokens whose paths end in a name, whatever is before it.
  package func named(_ name: NameWords) -> [TokenPath] { byWords[name]?.map(\.path) ?? [] }

  /// The tokens whose whole path is a name.
  func whole(_ name: NameWords) -> [TokenPath] { (byWords[name] ?? []).filter(\.rest.isEmpty).map(\.path) }

  /// The tokens that a custom property of that name is: `--color-ink` and `--colors-ink` are `colors.ink`.
  package func named(asVariable name: NameWords) -> [TokenPath] {
    if case let whole = whole(name), !whole.isEmpty { return whole }
    guard let first = name.words.first else { return [] }
    if let prefix, first == prefix { return named(behindPrefix: name).map { [$0] } ?? [] }
    guard let kind = Self.kinds[first] else { return [] }
    let found = byWords[NameWords(Array(name.words.dropFirst()))] ?? []
    return found.filter { _, rest in
      let words = rest.flatMap { NameWords($0).words }
      return words.contains { Self.kinds[$0] == kind }
        && words.allSatisfy { Self.kinds[$0] == kind || Self.layers.contains($0) }
    }.map(\.path)
  }

  /// The tokens of a name whose groups only say of which kind their values are.
  func ofKinds(_ name: NameWords) -> [TokenPath] {
    (byWords[name] ?? []).filter { _, rest in
      rest.flatMap { NameWords($0).words }.allSatisfy { Self.kinds[$0] != nil || Self.layers.contains($0) }
    }.map(\.path)
  }

  /// Whether a name says itself of which kind its value is: `space-6`, `corner-radius`.
  func saysKind(_ name: NameWords) -> Bool { name.words.contains(where: Self.saysKind) }

  /// Whether a word in a path says of which kind a value is.
  static func saysKind(_ word: String) -> Bool { kinds[word] != nil }

  /// The tokens that a name means where it stands: every segment before the name has to be said around it, and of those
  /// that only say of which kind the values are, at least one.
  ///
  /// - Parameter mode: the theme that the text speaks of. Of tokens in groups for themes (`colors.dark.ink`), those of that
  ///   theme are meant, or else all of them; what is said of a theme that neither has means no token.
  package func meant(by name: NameWords, in mode: String? = nil, around words: () -> [String]) -> [TokenPath] {
    guard let found = byWords[name] else { return [] }
    let around = Set(words())
    let kinds = Set(around.compactMap { Self.kinds[$0] })
    let meant = found.filter { path, rest in
      let words = rest.flatMap { NameWords($0).words }
      let own = words.compactMap { Self.kinds[$0] }
      let isGrouped = words.contains(where: ThemeWords.modes.contains) && isInThemeGroup(path)
      return words.allSatisfy { word in
        around.contains(word) || Self.kinds[word] != nil || Self.layers.contains(word)
          || isGrouped && ThemeWords.modes.contains(word)
      } && (own.isEmpty || Self.telling(own).contains(where: kinds.contains))
    }
    return mode.map { inMode($0, of: meant.map(\.path)) } ?? meant.map(\.path)
  }

  /// The kinds of which at least one has to be said: of sizes of type, that they are of type, since other things have
  /// sizes too.
  private static func telling(_ kinds: [String]) -> [String] {
    kinds.contains("type") ? kinds.filter { $0 != "size" } : kinds
  }

  /// Those of some tokens that are in groups for a theme; all of them where the theme is one of the system's own.
  func inMode(_ mode: String, of tokens: [TokenPath]) -> [TokenPath] {
    guard themes(named: mode).isEmpty else { return tokens }
    return tokens.filter { path in
      path.segments.dropLast().contains { NameWords($0).words.contains(mode) }
    }
  }

  /// Whether some tokens are in groups for themes.
  var hasThemeGroups: Bool {
    themes.themes.contains { theme in
      theme.tokens.tokens.contains { ThemeGroup.around($0.path, in: theme.tokens) != nil }
    }
  }

  private func isInThemeGroup(_ path: TokenPath) -> Bool {
    themes.themes.contains { ThemeGroup.around(path, in: $0.tokens) != nil }
  }

  /// Words in paths that say of which kind their values are, and the words that say the same.
  private static let kinds: [String: String] = {
    let lists = [
      "color": ["color", "palette", "hex"],
      "space": ["space", "spacing", "spaces", "gap", "gaps"],
      "radius": ["radius", "radii", "rounded", "corner", "corners", "shape", "shapes"],
      "type": ["type", "typography", "font", "fonts", "typeface"],
      "motion": ["motion", "animation"],
      "duration": ["duration", "durations", "timing"],
      "easing": ["easing", "easings", "curve", "curves"],
      "spring": ["spring", "springs"],
      "shadow": ["shadow", "shadows", "elevation"],
      "opacity": ["opacity", "opacities"],
      "size": ["size", "sizes", "sizing"],
    ]
    var kinds: [String: String] = [:]
    for (kind, words) in lists { for word in words { kinds[word] = kind } }
    return kinds
  }()

  /// Words in paths that say nothing about the values at all.
  private static let layers: Set<String> = [
    "token", "tokens", "value", "values", "base", "core", "global", "sys", "ref", "scale", "foundation", "foundations",
    "primitive", "primitives",
  ]

  /// The themes that a word names: `dark` names `dark` and `dark, compact`.
  package func themes(named word: String) -> [String] {
    themeWords.filter { $0.words.contains(word) }.map(\.name)
  }

  /// A path as a variable: `color.brandPrimary` is `color-brand-primary`.
  package static func variable(_ path: TokenPath) -> String {
    let dash = UInt8(ascii: "-")
    var out: [UInt8] = []
    var last: UInt8 = 0
    for byte in path.description.utf8 {
      let isPart = byte.isLetter || byte.isDigit || byte >= 0x80
      let startsWord = byte.isUppercase && last.isLetter && !last.isUppercase
      if startsWord || !isPart, !out.isEmpty, out.last != dash { out.append(dash) }
      if isPart { out.append(byte.isUppercase ? byte | 0x20 : byte) }
      last = byte
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// Whether a token of that path is a colour.
  package func isColor(_ path: TokenPath) -> Bool {
    themes.themes.contains { theme in
      if case .color? = theme.tokens[path]?.value { true } else { false }
    }
  }

  /// Whether a token of that path is a style of type.
  package func isStyle(_ path: TokenPath) -> Bool {
    themes.themes.contains { theme in
      if case .typography? = theme.tokens[path]?.value { true } else { false }
    }
  }

  /// The names of all themes.
  package var allThemes: [String] { themes.themes.map(\.name) }
}
