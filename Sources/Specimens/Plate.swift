import Guide
import Markup
import Printing
import Syntax
import Tokens

/// What every specimen stands in and is captioned with: the figure, its caption, names of tokens, words for lists.
enum Plate {
  /// A figure: the drawing, and under it its number, the author's title and a note.
  ///
  /// The stylesheet counts the figures of a page. Where a drawing has no text of its own, give it an `alternative`.
  /// - Parameters:
  ///   - name: the specimen's name, `data-specimen` of the figure.
  ///   - classes: further classes of the figure.
  ///   - note: sentences under the drawing that are derived from it.
  static func figure(
    _ name: String, _ request: SpecimenRequest, class classes: String = "", note: String? = nil,
    @NodeBuilder content: () -> Node
  ) -> Node {
    let title = request.block[option: "title"].map { note == nil ? $0 : sentence($0) }
    return h("figure", .class(joined(["plate", classes])), .specimen(name)) {
      content()
      h("figcaption") {
        if let title { h("b") { title } }
        if title != nil, note != nil { " " }
        if let note { note }
      }
    }
  }

  /// The sentence that stands for a drawing where it cannot be seen.
  static func alternative(_ sentence: String) -> Node { h("p", .class("hush")) { sentence } }

  /// An SVG in units of CSS pixels with its text alternative; `fluid` scales it to the plate, else it stays 1:1.
  static func drawing(
    width: Double, height: Double, alternative: String, class classes: String = "", fluid: Bool = false,
    @NodeBuilder content: () -> Node
  ) -> Node {
    let (w, h1) = (width.trimmed(2), height.trimmed(2))
    let size: [Attribute] = fluid ? [] : [.attr("width", w), .attr("height", h1)]
    let names: [Attribute] = classes.isEmpty ? [] : [.class(classes)]
    return h("svg", names + size + [.attr("viewBox", "0 0 \(w) \(h1)"), .role("img"), .label(alternative)]) {
      content()
    }
  }

  /// A token's whole path, linked to its row in the token table; it may break after its dots.
  ///
  /// Where there is no table, the path alone, and nothing for a plain name.
  static func path(_ path: TokenPath, _ request: SpecimenRequest) -> Node {
    if let url = request.link(to: path) { return h("a", .class("path"), .href(url)) { breaking(path) } }
    return path.parent == nil ? .empty : h("span", .class("path")) { breaking(path) }
  }

  /// What a token stands for, `= color.palette.emerald`, each linked; nothing for one with a value of its own.
  static func aliases(of token: Token, _ request: SpecimenRequest) -> Node? {
    guard !token.aliases.isEmpty else { return nil }
    return h("span", .class("chain")) {
      for alias in token.aliases {
        "= "
        path(alias, request)
        " "
      }
    }
  }

  static func breaking(_ path: TokenPath) -> Node {
    .fragment(
      path.segments.enumerated().flatMap { index, segment -> [Node] in
        index == 0 ? [breaking(segment)] : [.text("."), h("wbr"), breaking(segment)]
      })
  }

  /// A name that may break before each capital inside it: `secondary|System|Background`.
  static func breaking(_ name: String) -> Node {
    guard holdsCapital(name.utf8) else { return .text(name) }
    guard name.utf8.contains(where: { $0 >= 0x80 }) else { return breakingASCII(name) }
    var parts: [Node] = []
    var run = ""
    for character in name {
      if character.isUppercase, let last = run.last, last.isLowercase {
        parts += [.text(run), h("wbr")]
        run = ""
      }
      run.append(character)
    }
    return .fragment(parts + [.text(run)])
  }

  private static func breakingASCII(_ name: String) -> Node {
    var out: [UInt8] = []
    out.reserveCapacity(name.utf8.count + 16)
    var run: [UInt8] = []
    var before = UInt8(ascii: " ")
    for byte in name.utf8 {
      if byte &- 0x41 < 26, before &- 0x61 < 26 {
        Escape.text(run, into: &out)
        out.append(contentsOf: "<wbr>".utf8)
        run.removeAll(keepingCapacity: true)
      }
      run.append(byte)
      before = byte
    }
    Escape.text(run, into: &out)
    return .markup(out)
  }

  /// Whether a capital or a letter beyond ASCII stands right behind another letter.
  private static func holdsCapital(_ name: String.UTF8View) -> Bool {
    var before = UInt8(ascii: " ")
    for byte in name {
      if byte >= 0x80 || before != UInt8(ascii: " ") && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) {
        return true
      }
      before = byte
    }
    return false
  }

  private static func joined(_ names: [String]) -> String { names.filter { !$0.isEmpty }.joined(separator: " ") }
}

// MARK: - Names

extension Plate {
  /// What a plate calls a token: the last part of its path as words, with the part before where that alone says
  /// nothing (`Grey 50`, `Background dark`); a name in camel case is an identifier and stays as it is.
  static func name(of path: TokenPath) -> String {
    guard let parent = path.parent else { return spoken(path.name) }
    if let platform = platforms[path.name] { return "\(name(of: parent)), \(platform)" }
    return isNumeric(path.name) || qualities.contains(path.name) ? fullName(of: path) : spoken(path.name)
  }

  /// Whether a name is nothing but a number.
  static func isNumeric(_ name: String) -> Bool {
    if let first = name.utf8.first, first < 0x80, first &- 0x30 >= 10 { return false }
    return name.allSatisfy(\.isNumber)
  }

  /// Its name behind that of its group.
  private static func fullName(of path: TokenPath) -> String {
    path.parent.map { "\(name(of: $0)) \(words(path.name))" } ?? spoken(path.name)
  }

  /// Last parts of a path that only tell two values of one thing apart.
  private static let qualities: Set = ["light", "dark", "min", "max"]

  /// Last parts of a path that say where a value holds and not what it is.
  static let platforms = ["ios": "iOS", "android": "Android", "web": "web", "macos": "macOS", "watchos": "watchOS"]

  /// Names of tokens that stand together: with their group where two would be the same, or where tokens of several
  /// groups stand together and the name only ranks (`Border default`).
  static func names(of paths: [TokenPath]) -> [String] {
    let short = paths.map(name(of:))
    // A name is made longer only where its group is not the outermost.
    guard paths.contains(where: { $0.description.utf8.count { $0 == UInt8(ascii: ".") } > 1 }) else { return short }
    let parents = Set(paths.map(\.parent))
    let counts = Dictionary(short.map { ($0, 1) }, uniquingKeysWith: +)
    let unclear = zip(paths, short).filter { path, name in
      (parents.count > 1 && ranks.contains(path.name)) || (counts[name] ?? 0) > 1
    }
    let prefixed = Set(unclear.map(\.0.parent))
    return zip(paths, short).map { path, name in
      guard prefixed.contains(path.parent), path.segments.count > 2 else { return name }
      return fullName(of: path)
    }
  }

  private static let ranks: Set = ["default", "base", "primary", "secondary", "tertiary"]

  /// Words with a capital; an identifier in camel case and an abbreviation as `md` stay as they are.
  private static func spoken(_ name: String) -> String {
    let words = words(name)
    if let spoken = spokenASCII(words) { return spoken }
    guard words == words.lowercased(), words.count > 2 else { return words }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The same for ASCII alone; nil for any other text.
  private static func spokenASCII(_ words: String) -> String? {
    var isLower = true
    for byte in words.utf8 {
      if byte >= 0x80 { return nil }
      if byte &- 0x41 < 26 { isLower = false }
    }
    guard isLower, words.utf8.count > 2, let first = words.utf8.first, first &- 0x61 < 26 else { return words }
    var bytes = Array(words.utf8)
    bytes[0] = first - 0x20
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func words(_ name: String) -> String {
    name.utf8.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      ? name.split { $0 == "-" || $0 == "_" }.joined(separator: " ") : name
  }

  /// What the token's source leaves out of it and the standard asks for, by field (`specimen.notGiven`).
  static func notGiven(_ token: Token) -> [String] {
    token.extensions?["specimen.notGiven"]?.array?.compactMap(\.string) ?? []
  }

  /// The same as a remark under a drawing: `Not given: style.`
  static func missing(_ token: Token) -> String? {
    let fields = notGiven(token)
    return fields.isEmpty ? nil : "Not given: \(list(fields))."
  }

  /// What the author calls one of several tokens, where that says more than its name.
  static func remark(_ caption: String?, beside name: String) -> String? {
    guard let caption else { return nil }
    return caption.lowercased() == name.lowercased() ? nil : caption
  }
}

// MARK: - Themes

extension Plate {
  /// One value of a token and the themes that have it; no label where all of them do.
  struct Variant {
    let label: String?
    let themes: [String]
    let token: Token
  }

  /// The different values of a token over its themes, the default theme's first.
  static func variants(of token: ThemedToken) -> [Variant] {
    if token.byTheme.count == 1 {
      return [Variant(label: nil, themes: [token.byTheme[0].theme], token: token.byTheme[0].token)]
    }
    var found: [(themes: [String], token: Token)] = []
    for (theme, themed) in token.byTheme {
      if let index = found.firstIndex(where: { $0.token.value == themed.value }) {
        found[index].themes.append(theme)
      } else {
        found.append(([theme], themed))
      }
    }
    return found.map {
      Variant(label: found.count > 1 ? $0.themes.joined(separator: ", ") : nil, themes: $0.themes, token: $0.token)
    }
  }

  /// The themes of the request's system, the default one first.
  static func themes(_ request: SpecimenRequest) -> [Theme] {
    let first = request.system.defaultTheme
    return [first] + request.system.themes.themes.filter { $0.name != first.name }
  }
}

// MARK: - Words

extension Plate {
  /// `a`, `a and b`, `a, b and c`.
  static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `1 step`, `12 steps`.
  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// Text that ends as a sentence does.
  static func sentence(_ text: String) -> String {
    guard let last = text.last, !".!?…:".contains(last) else { return text }
    return text + "."
  }

  /// A length as people write it: `16 px`, `1.5 rem`.
  static func measure(_ dimension: Dimension) -> String { "\(dimension.value.trimmed(3)) \(dimension.unit.rawValue)" }

  /// A share as people write it: `15 %`.
  static func percent(_ share: Double) -> String { "\((share * 100).trimmed(1)) %" }
}
