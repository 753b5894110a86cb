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
    figure(name, request, class: classes, note: note, printing: { content().print(into: &$0) })
  }

  /// The same with its content straight to bytes: a plain document may have many.
  static func figure(
    _ name: String, _ request: SpecimenRequest, class classes: String = "", note: String? = nil,
    printing content: (inout ByteBuffer) -> Void
  ) -> Node {
    .printed(reserving: 4096) {
      figure(name, title: request.block[option: "title"], class: classes, note: note, into: &$0, printing: content)
    }
  }

  /// The same straight onto a page.
  static func figure(
    _ name: String, title: String?, class classes: String = "", note: String? = nil, into out: inout ByteBuffer,
    printing content: (inout ByteBuffer) -> Void
  ) {
    out.put("<figure class=\"plate")
    if !classes.isEmpty {
      out.put(" ")
      out.put(text: classes)
    }
    out.put("\" data-specimen=\"")
    out.put(text: name)
    out.put("\">")
    content(&out)
    out.put("<figcaption>")
    if let title {
      out.put("<b>")
      out.put(text: title)
      if note != nil, !isSentence(title) { out.put(".") }
      out.put("</b>")
      if note != nil { out.put(" ") }
    }
    if let note { out.put(text: note) }
    out.put("</figcaption></figure>")
  }

  /// The sentence that stands for a drawing where it cannot be seen.
  static func alternative(_ sentence: String) -> Node { h("p", .class("hush")) { sentence } }

  /// An SVG in units of CSS pixels with its text alternative; `fluid` scales it to the plate, else it stays 1:1.
  static func drawing(
    width: Double, height: Double, alternative: String, class classes: String = "", fluid: Bool = false,
    @NodeBuilder content: () -> Node
  ) -> Node {
    .printed { out in
      out.put("<svg")
      if !classes.isEmpty { out.put(markup: " class=\"\(classes)\"") }
      if !fluid { out.put(markup: " width=\"\(width)\" height=\"\(height)\"") }
      out.put(markup: " viewBox=\"0 0 \(width) \(height)\" role=\"img\" aria-label=\"\(alternative)\">")
      content().print(into: &out)
      out.put("</svg>")
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
  static func breaking(_ name: String) -> Node { .printed { breaking(name, into: &$0) } }

  /// The same straight to bytes.
  static func breaking(_ name: String, into out: inout ByteBuffer) {
    let isASCII = name.withBytes { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
      var from = 0
      for at in bytes.indices.dropFirst() where Byte.isUpper(bytes[at]) && bytes[at - 1] &- 0x61 < 26 {
        out.put(text: UnsafeBufferPointer(rebasing: bytes[from..<at]))
        out.put("<wbr>")
        from = at
      }
      out.put(text: UnsafeBufferPointer(rebasing: bytes[from...]))
      return true
    }
    if isASCII { return }
    var run = ""
    for character in name {
      if character.isUppercase, let last = run.last, last.isLowercase {
        out.put(text: run)
        out.put("<wbr>")
        run = ""
      }
      run.append(character)
    }
    out.put(text: run)
  }
}

// MARK: - Names

extension Plate {
  /// What a plate calls a token: the last part of its path as words, with the part before where that alone says
  /// nothing (`Grey 50`, `Background dark`); a name in camel case is an identifier and stays as it is.
  static func name(of path: TokenPath) -> String {
    guard let parent = path.parent else { return spoken(path.description) }
    if let platform = platforms[path.name] { return "\(name(of: parent)), \(platform)" }
    return isNumeric(path.name) || qualities.contains(path.name) ? fullName(of: path) : spoken(path.name)
  }

  /// Whether a name is nothing but a number.
  static func isNumeric(_ name: String) -> Bool {
    if let first = name.utf8.first, first < 0x80, !Byte.isDigit(first) { return false }
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
    let short = paths.map { name(of: $0) }
    // A name is made longer only where its group is not the outermost.
    guard paths.contains(where: { $0.parent?.parent != nil }) else { return short }
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
  static func spoken(_ name: String) -> String {
    let words = words(name)
    let isASCII = words.withBytes { $0.allSatisfy { $0 < 0x80 } }
    if isASCII {
      let spoken = words.withBytes(capitalized) ?? words
      return words == name && name.utf8.count > 3 ? spoken : abbreviated(spoken)
    }
    guard words == words.lowercased(), words.count > 2 else { return words }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Words that people write in capitals.
  private static let abbreviations: Set = ["ai", "api", "cta", "fab", "rtl", "ui", "url"]

  private static func abbreviated(_ words: String) -> String {
    words.split(separator: " ").map { abbreviations.contains($0.lowercased()) ? $0.uppercased() : String($0) }
      .joined(separator: " ")
  }

  /// ASCII with a capital; nil where it stays as it is.
  private static func capitalized(_ words: UnsafeBufferPointer<UInt8>) -> String? {
    guard words.count > 2, Byte.isLetter(words[0]), !words.contains(where: Byte.isUpper) else { return nil }
    return String(unsafeUninitializedCapacity: words.count) { buffer in
      _ = buffer.initialize(from: words)
      buffer[0] -= 0x20
      return words.count
    }
  }

  private static func words(_ name: String) -> String {
    let isJoined = name.utf8.withContiguousStorageIfAvailable {
      $0.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    }
    return isJoined == false ? name : name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
  }

  /// What the token's source leaves out of it and the standard asks for, by field (`specimen.notGiven`).
  static func notGiven(_ token: Token) -> [String] {
    token.extensions?["specimen.notGiven"]?.array?.compactMap(\.string) ?? []
  }

  /// The same as a remark under a drawing: `Not given: style.`
  static func missing(_ token: Token) -> String? {
    guard token.extensions != nil else { return nil }
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
  /// One value of a token and the themes that have it.
  struct Variant {
    /// Those themes; nil where all of them have it.
    let label: String?
    /// The first of them.
    let theme: String
    let token: Token
  }

  /// The different values of a token over its themes, the default theme's first.
  static func variants(of token: ThemedToken) -> [Variant] {
    if let only = token.only { return [only] }
    var found: [(themes: [String], token: Token)] = []
    for (theme, themed) in token.byTheme {
      if let index = found.firstIndex(where: { $0.token.value == themed.value }) {
        found[index].themes.append(theme)
      } else {
        found.append(([theme], themed))
      }
    }
    return found.map {
      Variant(label: found.count > 1 ? $0.themes.joined(separator: ", ") : nil, theme: $0.themes[0], token: $0.token)
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
  static func sentence(_ text: String) -> String { isSentence(text) ? text : text + "." }

  /// Whether a text ends as a sentence does; one without words does.
  private static func isSentence(_ text: String) -> Bool {
    switch text.utf8.last {
    case nil, UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"): true
    case .some: text.utf8.suffix(3).elementsEqual("…".utf8)
    }
  }

  /// A length as people write it: `16 px`, `1.5 rem`.
  static func measure(_ dimension: Dimension) -> String { "\(dimension.value.trimmed(3)) \(dimension.unit.rawValue)" }

  /// The same straight to bytes.
  static func measure(_ dimension: Dimension, into out: inout ByteBuffer) {
    out.put(dimension.value, places: 3)
    out.put(" ")
    out.put(plain: dimension.unit.rawValue)
  }

  /// A share as people write it: `15 %`.
  static func percent(_ share: Double) -> String { "\((share * 100).trimmed(1)) %" }
}
