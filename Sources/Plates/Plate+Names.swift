package import Guide
package import Markup
import Printing
package import Tokens
import Wording

// MARK: - Spelling

extension Plate {
  /// Words with an initial capital; an identifier in camel case or an abbreviation such as `md` is unchanged.
  package static func spoken(_ name: String) -> String {
    let shape = NameShape(name)
    let words = shape.isJoined ? words(name) : name
    if isSize(name) { return name }
    guard shape.isASCII else {
      guard words == words.lowercased(), words.count > 2 else { return words }
      return withCapital(words)
    }
    let spoken = shape.hasCapital ? words : capitalized(words)
    return shape.isJoined || name.utf8.count <= 3 ? abbreviated(spoken) : spoken
  }

  /// Whether a name is a size of clothes, such as `xxs`, `md` or `2xl`, or a step called like one, such as `xfast`, which
  /// has no capital in a list of them.
  package static func isSize(_ name: String) -> Bool {
    let rest = name.utf8.drop { $0 == UInt8(ascii: "x") || $0.isDigit }
    if rest.startIndex > name.utf8.startIndex, degrees.contains(String(Substring(rest))) { return true }
    return rest.count == 1 && name.utf8.count > 1 && Self.sizes.contains(rest[rest.startIndex])
  }

  private static let degrees: Set = [
    "bold", "deep", "fast", "heavy", "high", "large", "light", "long", "loose", "low", "narrow", "short", "slow",
    "small",
    "soft", "thick", "thin", "tight", "wide",
  ]
  private static let sizes = [UInt8(ascii: "s"), UInt8(ascii: "m"), UInt8(ascii: "l")]

  /// With spaces in place of separators.
  private static func words(_ name: String) -> String {
    name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
  }

  /// With spaces before inner capitals too: `dark surface variant`.
  private static func phrase(_ name: String) -> String {
    NameShape(name).hasHump ? separated(words(name)) : words(name)
  }

  /// Words usually written in capitals.
  private static let abbreviations: Set = ["ai", "api", "cta", "fab", "rtl", "ui", "url"]

  private static func abbreviated(_ words: String) -> String {
    words.split(separator: " ").map { abbreviations.contains($0.lowercased()) ? $0.uppercased() : String($0) }
      .joined(separator: " ")
  }

  /// ASCII without capitals, given an initial capital.
  private static func capitalized(_ words: String) -> String {
    words.withBytes { bytes in
      guard bytes.count > 2, bytes[0].isLetter else { return words }
      return String(unsafeUninitializedCapacity: bytes.count) { buffer in
        _ = buffer.initialize(from: bytes)
        buffer[0] -= 0x20
        return bytes.count
      }
    }
  }

  /// A name that may break before each inner capital: `secondary|System|Background`.
  package static func breaking(_ name: String) -> Node {
    // Nearly all names are words without an inner capital.
    guard name.utf8.dropFirst().contains(where: { $0.isUppercase || $0 >= 0x80 }) else { return .text(name) }
    let shape = NameShape(name)
    if shape.isASCII, !shape.hasHump { return .text(name) }
    if shape.isASCII { return .fragment(parts(ofASCII: name)) }
    let humps = zip(name.indices, name.indices.dropFirst()).filter { name[$0].isLowercase && name[$1].isUppercase }
    if humps.isEmpty { return .text(name) }
    var parts: [Node] = []
    var start = name.startIndex
    for (_, hump) in humps {
      parts += [.text(String(name[start..<hump])), h("wbr")]
      start = hump
    }
    return .fragment(parts + [.text(String(name[start...]))])
  }

  /// A name of which only a word that is too long for a narrow column breaks: broken before its capital, the word of a
  /// document reads as two.
  package static func whole(_ name: String) -> Node {
    name.split(separator: " ").contains { $0.utf8.count > longestWord } ? breaking(name) : .text(name)
  }

  /// Whether a line of code has a word that is longer than a narrow column.
  package static func isLong(_ code: some Collection<UInt8>) -> Bool {
    guard code.count > longestWord else { return false }
    var length = 0
    for byte in code {
      length = byte == UInt8(ascii: " ") ? 0 : length + 1
      if length > longestWord { return true }
    }
    return false
  }

  private static let longestWord = 24

  /// Code of which a long word may break after the marks between its words and before inner capitals:
  /// `components/|Rest|Modal.|tsx`.
  package static func breaking(code bytes: some Collection<UInt8>) -> Node {
    guard isLong(bytes) else { return .text(String(decoding: bytes, as: UTF8.self)) }
    var parts: [Node] = []
    var part: [UInt8] = []
    // `iOS` is one word.
    var (last, first) = (UInt8(ascii: " "), UInt8(ascii: " "))
    for byte in bytes {
      let isBehindMark = marks.contains(last) && (byte.isLetter || byte.isDigit)
      if isBehindMark && part.count > 1 || first.isLetter && NameShape.isHump(last, byte) {
        parts += [.text(String(decoding: part, as: UTF8.self)), h("wbr")]
        part = []
      }
      part.append(byte)
      (first, last) = (last, byte)
    }
    return .fragment(parts + [.text(String(decoding: part, as: UTF8.self))])
  }

  private static let marks = Set("/._:(,=&?".utf8)

  /// The same for a name of which every byte is a letter.
  private static func parts(ofASCII name: String) -> [Node] {
    name.withBytes { bytes in
      var parts: [Node] = []
      var start = 0
      for place in bytes.indices.dropFirst() where NameShape.isHump(bytes[place - 1], bytes[place]) {
        parts += [.text(String(decoding: bytes[start..<place], as: UTF8.self)), h("wbr")]
        start = place
      }
      return parts + [.text(String(decoding: bytes[start...], as: UTF8.self))]
    }
  }
}

/// The spelling of a name, from one pass over its bytes.
private struct NameShape {
  let isASCII: Bool
  private(set) var hasCapital = false
  /// Whether a capital follows a lower-case letter.
  private(set) var hasHump = false
  /// Whether `-` or `_` separates words.
  private(set) var isJoined = false

  init(_ name: String) {
    var all: UInt8 = 0
    var last: UInt8 = 0
    for byte in name.utf8 {
      all |= byte
      if byte.isUppercase {
        hasCapital = true
        if Self.isHump(last, byte) { hasHump = true }
      } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        isJoined = true
      }
      last = byte
    }
    isASCII = all < 0x80
  }

  static func isHump(_ before: UInt8, _ byte: UInt8) -> Bool { byte.isUppercase && before.isLowercase }
}

// MARK: - Names of tokens

extension Plate {
  /// The name of a token on a plate: the last part of its path as words, preceded by the part before if it is not
  /// enough by itself (`Grey 50`, `Background dark`). A name in camel case is an identifier and is unchanged.
  package static func name(of path: TokenPath) -> String {
    guard let parent = path.parent else { return spoken(path.description) }
    if path.name == root { return name(of: parent) }
    if let platform = platforms[path.name] { return "\(name(of: parent)), \(platform)" }
    return isNumeric(path.name) || qualities.contains(path.name) ? fullName(of: path) : spoken(path.name)
  }

  /// Whether the last part of a path goes on with the word before it: `default` of `max-width.default`, `-thin` of
  /// `hairline.-thin`.
  private static func isRest(_ name: String) -> Bool {
    name.lowercased() == "default" || name.first.map { "-_/".contains($0) } == true
  }

  /// Whether a name is just a number.
  package static func isNumeric(_ name: String) -> Bool {
    if let first = name.utf8.first, first < 0x80, !first.isDigit { return false }
    return name.allSatisfy(\.isNumber)
  }

  /// Its name, preceded by that of its group; after one it is no identifier any more: `Accent dark variant`.
  private static func fullName(of path: TokenPath) -> String {
    path.parent.map { "\(name(of: $0)) \(phrase(path.name))" } ?? spoken(path.name)
  }

  /// Last parts of a path that only distinguish two values of one thing.
  private static let qualities: Set = ["light", "dark", "min", "max"]

  /// What says nothing without the words before it: `ease-in`, `fade-out`.
  private static let directions: Set = ["in", "out"]

  /// Last parts of a path that tell where a value applies rather than what it is.
  package static let platforms = [
    "ios": "iOS", "android": "Android", "web": "web", "macos": "macOS", "watchos": "watchOS",
  ]

  /// Names of tokens shown together; they include the group if two would be equal, or if several groups are shown
  /// together and the name is only a rank (`Border default`).
  package static func names(of paths: [TokenPath]) -> [String] {
    let paths = paths.map { $0.name == root ? $0.parent ?? $0 : $0 }
    if let names = namesBehindSharedWords(paths) { return names }
    let short = paths.map { name(of: $0) }
    // `primary.main` and `secondary.main`: the groups are what tells them apart.
    if paths.allSatisfy({ $0.segments.count <= 2 }), paths.contains(where: { $0.segments.count == 2 }),
      Set(short).count < Set(paths).count
    {
      return paths.map { fullName(of: $0) }
    }
    // A name gets longer only if its group is not a top-level one.
    guard paths.contains(where: { $0.parent?.parent != nil }) else { return short }
    let parents = Set(paths.map(\.parent))
    let counts = Dictionary(short.map { ($0, 1) }, uniquingKeysWith: +)
    let unclear = zip(paths, short).filter { path, name in
      (parents.count > 1 && ranks.contains(path.name)) || (counts[name] ?? 0) > 1 || isRest(path.name)
    }
    let prefixed = Set(unclear.map(\.0.parent))
    let all = Set(paths)
    let names = zip(paths, short).map { path, name in
      // `brand.teal.hover` beside `brand.teal`, and `line.soft` beside `brand.navy.soft`
      let isPart =
        path.segments.count > 2 && path.parent.map { all.contains($0) && !path.name.contains($0.name) } == true
      let isSame = path.segments.count == 2 && (counts[name] ?? 0) > 1
      let isUnclear = path.segments.count > 2 && prefixed.contains(path.parent)
      return isPart || isSame || isUnclear ? fullName(of: path) : name
    }
    return toldApart(names, paths)
  }

  /// The names of tokens without groups after the words that all of them begin with, as a group would be left out:
  /// `Title` and `Row` of `--fs-title` and `--fs-row`. Nil where there are none, or what is left says too little.
  private static func namesBehindSharedWords(_ paths: [TokenPath]) -> [String]? {
    guard paths.count > 1, paths.allSatisfy({ $0.parent == nil }) else { return nil }
    let all = paths.map { $0.name.split { $0 == "-" || $0 == "_" } }
    let most = (all.map(\.count).min() ?? 1) - 1
    let shared = (0..<max(0, most)).prefix { place in all.allSatisfy { $0[place] == all[0][place] } }.count
    let rest = all.map { $0.dropFirst(shared) }
    // `glass-panel, background` and `glass-panel, border`: one thing, whose name stays whole.
    let owners = Set(paths.map { $0.name.prefix { $0 != "," } })
    let pieces = owners.first.map { $0.split { $0 == "-" || $0 == "_" } } ?? []
    if owners.count == 1, shared < pieces.count, let last = pieces.last, KindWords(Array(last.utf8)[...]).isEmpty {
      return nil
    }
    // `--radius-sm` is one among radii, `.btn-sm` says too little without its first word.
    let isSaid = all[0].prefix(shared).allSatisfy { !KindWords(Array($0.utf8)[...]).isEmpty || $0.utf8.count < 3 }
    // `z-modal` is called so wherever it is a layer.
    // `--on-primary` is what is on the primary colour, and no primary colour.
    guard shared > 0, all[0][0] != "z", !all[0].prefix(shared).contains(where: { relations.contains(String($0)) }),
      rest.allSatisfy({ words in
        let first = String(words[shared])
        return !isNumeric(first) && !qualities.contains(first) && !directions.contains(first)
          && (isSaid || !isSize(first) && first.utf8.count > 2)
      })
    else { return nil }
    return rest.map { spoken($0.joined(separator: "-")) }
  }

  /// Equal names of several tokens with the groups further up: `Card title size` and `Dialog title size`.
  private static func toldApart(_ names: [String], _ paths: [TokenPath]) -> [String] {
    var owners: [String: Set<TokenPath>] = [:]
    for (name, path) in zip(names, paths) { owners[name, default: []].insert(path) }
    return zip(names, paths).map { name, path in
      guard owners[name].map({ $0.count > 1 }) ?? false, path.segments.count > 2, let parent = path.parent else {
        return name
      }
      return "\(fullName(of: parent)) \(phrase(path.name))"
    }
  }

  /// The same for tokens of a system: what its document calls them, where they say so and no other has that name.
  package static func names(of paths: [TokenPath], in system: DesignSystem?) -> [String] {
    titled(paths, names(of: paths), system)
  }

  private static func titled(_ paths: [TokenPath], _ names: [String], _ system: DesignSystem?) -> [String] {
    guard let system else { return names }
    var titles = paths.map { system.allTokens[$0]?.documentName }
    while true {
      let titled = zip(titles, names).map { $0 ?? $1 }
      let counts = Dictionary(titled.map { ($0, 1) }, uniquingKeysWith: +)
      // A token that has its name from its path again may have that of another's document.
      let shared = titles.indices.filter { titles[$0] != nil && titled[$0] != names[$0] && counts[titled[$0]] != 1 }
      if shared.isEmpty { return titled }
      for index in shared { titles[index] = nil }
    }
  }

  private static let relations: Set = ["on", "over", "not", "no"]

  /// The last part of the path of a token that stands for its group.
  private static let root = "$root"
  private static let ranks: Set = ["default", "base", "primary", "secondary", "tertiary"]

  /// Names of tokens for motion and haptics; a last part that only repeats the kind of token is replaced by the group's
  /// name.
  package static func names(ofMotion paths: [TokenPath]) -> [String] {
    names(
      of: paths.map { path in
        guard kinds.contains(path.name), let parent = path.parent, parent.parent != nil else { return path }
        return parent
      })
  }

  package static func names(ofMotion paths: [TokenPath], in system: DesignSystem?) -> [String] {
    titled(paths, names(ofMotion: paths), system)
  }

  private static let kinds: Set = ["spring", "haptic", "duration", "easing", "curve", "transition", "time", "delay"]
}
