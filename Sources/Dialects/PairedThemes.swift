import Colorimetry
import Syntax
import TokenValues

/// The tokens of a file that have a value for each of two themes as tokens of their own: `{"ink": {"dark": …, "light": …}}`.
///
/// Shades are called so too, `blue.light` and `blue.dark`, and of those the light one is always lighter. Among themes,
/// what is read is darker in the light one, and what is no colour has no shades.
struct PairedThemes {
  /// Where the tokens are; none where nothing tells them from shades.
  let paths: [[String]]

  /// All trees whose tokens may refer to each other.
  struct Trees {
    fileprivate let all: [JSONObject]
    /// The names that anything in them refers to, in small letters, read once for all files; none where no tree has such
    /// tokens. What a pair's token of a theme refers to of the same theme is left out.
    fileprivate let named: Set<String>

    init(_ trees: [JSONObject]) {
      all = trees
      var named: Set<String> = []
      if trees.contains(where: { PairedThemes.pairs(in: $0).count > 1 }) {
        for tree in trees {
          PairedThemes.visitReferences(in: tree) { name, theme in
            let steps = PairedThemes.steps(of: name.lowercased())
            if theme == nil || steps.last != theme { named.insert(steps.joined(separator: ".")) }
          }
        }
      }
      self.named = named
    }
  }

  init(_ root: JSONObject, among trees: Trees) {
    let found = Self.pairs(in: root)
    guard found.count > 1, found.contains(where: { Self.isTheme($0.pair, among: trees.all) }) else {
      paths = []
      return
    }
    paths = found.map(\.path).filter { path in
      !Self.themes.contains { trees.named.contains((path + [$0]).joined(separator: ".").lowercased()) }
    }
  }

  private static func pairs(in root: JSONObject) -> [(path: [String], pair: JSONObject)] {
    var found: [(path: [String], pair: JSONObject)] = []
    collect(root, [], &found)
    return found
  }

  private static let themes = ["light", "dark"]

  /// Whether a group is such a token: of both themes, and of nothing else.
  static func isPair(_ group: JSONObject) -> Bool {
    guard ForeignTokens.value(of: group) == nil else { return false }
    let members = group.members.filter { $0.value.object != nil && $0.name.utf8.first != UInt8(ascii: "$") }
    return members.count == 2 && themes.allSatisfy { value(of: group, in: $0) != nil }
  }

  private static func member(of pair: JSONObject, in theme: String) -> JSONObject.Member? {
    pair.members.first { $0.name.lowercased() == theme }
  }

  private static func value(of pair: JSONObject, in theme: String) -> JSONValue? {
    member(of: pair, in: theme)?.value.object.flatMap(ForeignTokens.value)
  }

  /// What a pair has in a theme as a token, with what is said of both. What it refers to by the name of the same theme, it
  /// refers to without it.
  ///
  /// - Parameter paths: where the pairs are.
  static func token(_ pair: JSONObject, in theme: String, among paths: Set<[String]>) -> JSONValue? {
    guard let own = member(of: pair, in: theme)?.value, let object = own.object else { return nil }
    var members = object.members.map { member in
      ["value", "$value"].contains(member.name)
        ? JSONObject.Member(
          name: member.name, nameRange: member.nameRange, value: withoutTheme(theme, member.value, paths)) : member
    }
    if !members.contains(where: { describing.contains($0.name) }) {
      members += pair.members.filter { describing.contains($0.name) && $0.value.string != nil }
    }
    return own.with(.object(JSONObject(members)))
  }

  private static let describing: Set = ["$description", "description", "comment"]

  private static func withoutTheme(_ theme: String, _ value: JSONValue, _ paths: Set<[String]>) -> JSONValue {
    if let text = value.string, text.utf8.contains(UInt8(ascii: "{")) {
      var made = text
      for name in references(in: text) {
        var steps = steps(of: name)
        guard steps.popLast()?.lowercased() == theme, paths.contains(steps) else { continue }
        made = made.replacing("{\(name)}", with: "{\(steps.joined(separator: "."))}")
      }
      return value.with(.string(made))
    }
    if let list = value.array { return value.with(.array(list.map { withoutTheme(theme, $0, paths) })) }
    guard let object = value.object else { return value }
    let members = object.members.map {
      JSONObject.Member(name: $0.name, nameRange: $0.nameRange, value: withoutTheme(theme, $0.value, paths))
    }
    return value.with(.object(JSONObject(members)))
  }

  private static func collect(
    _ group: JSONObject, _ path: [String], _ found: inout [(path: [String], pair: JSONObject)]
  ) {
    guard path.count < ForeignTokens.deepest, ForeignTokens.value(of: group) == nil else { return }
    if isPair(group), !path.isEmpty {
      found.append((path, group))
      return
    }
    for member in group.members where member.name.utf8.first != UInt8(ascii: "$") {
      if let inner = member.value.object { collect(inner, path + [member.name], &found) }
    }
  }

  /// Whether two values can be no shades of one colour.
  private static func isTheme(_ pair: JSONObject, among trees: [JSONObject]) -> Bool {
    let texts = themes.compactMap { value(of: pair, in: $0)?.string }.compactMap { resolved($0, among: trees) }
    guard texts.count == 2 else { return false }
    guard let light = CSSText.color(texts[0]), let dark = CSSText.color(texts[1]) else {
      return texts.allSatisfy { CSSText.color($0) == nil }
    }
    return light.opacity == 1 && dark.opacity == 1 && light.luminance < dark.luminance
  }

  // MARK: References

  /// The text that a reference leads to, by the whole names of the tokens; nil where it leads nowhere.
  private static func resolved(_ text: String, among trees: [JSONObject]) -> String? {
    var text = text
    for _ in 0..<longestChain {
      guard DesignReading.isReference(text) else { return text }
      let steps = steps(of: String(text.dropFirst().dropLast()))
      let target = trees.lazy.compactMap { tree in
        steps.reduce(tree as JSONObject?) { $0?[$1]?.object }.flatMap(ForeignTokens.value)?.string
      }.first
      guard let target else { return nil }
      text = target
    }
    return nil
  }

  private static let longestChain = 8

  /// Visits the names in braces of all texts in a tree, each with the theme for which a pair has the text.
  static func visitReferences(
    in object: JSONObject, of theme: String? = nil, depth: Int = 0, _ visit: (_ name: String, _ theme: String?) -> Void
  ) {
    guard depth < 2 * ForeignTokens.deepest else { return }
    let isPair = isPair(object)
    for member in object.members {
      let own = isPair && themes.contains(member.name.lowercased()) ? member.name.lowercased() : theme
      for value in [member.value] + (member.value.array ?? []) {
        if let inner = value.object { visitReferences(in: inner, of: own, depth: depth + 1, visit) }
        for name in value.string.map(references) ?? [] { visit(name, own) }
      }
    }
  }

  /// What stands in braces.
  private static func references(in text: String) -> [String] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      part.firstIndex(of: "}").map { String(part[..<$0]) }
    }
  }

  /// The steps of a name, without `.value` at its end.
  private static func steps(of name: String) -> [String] {
    var steps = name.split(separator: ".").map(String.init)
    if let last = steps.last, last == "value" || last == "$value" { steps.removeLast() }
    return steps
  }
}
