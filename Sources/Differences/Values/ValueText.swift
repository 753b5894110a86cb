import Diagnostics
package import Files
package import Syntax
package import Tokens

/// The text of a token's value without what does not matter: white space, the order of members, the data of other tools,
/// and the names of tokens that were only renamed.
package enum ValueText {
  /// Whether two tokens are written with the same value.
  package static func isSame(_ a: Token, _ b: Token, renaming names: [TokenPath: TokenPath]) -> Bool {
    let refersToRenamed = !names.isEmpty && a.references.contains { names[$0.target] != nil }
    return isSame(a.valueSpan, b.valueSpan, renaming: refersToRenamed ? names : [:])
  }

  /// The same for two places in files.
  package static func isSame(_ a: Span, _ b: Span, renaming names: [TokenPath: TokenPath]) -> Bool {
    if names.isEmpty, a.file[a.range].elementsEqual(b.file[b.range]) { return true }
    return canonical(a, names) == canonical(b, [:])
  }

  /// What is written at a place, on one line; a string without its quotation marks.
  package static func text(_ span: Span) -> String {
    var unused = Diagnostics()
    let file = file(of: span)
    return JSONReader.read(file, into: &unused)?.string ?? canonical(span, [:])
  }

  /// A value by itself, in the notation of its file.
  private static func file(of span: Span) -> SourceFile {
    SourceFile(
      path: DataReader.isLoose(span.file.path) ? "value.json5" : "value.json", bytes: Array(span.file[span.range]))
  }

  private static func canonical(_ span: Span, _ names: [TokenPath: TokenPath]) -> String {
    var unused = Diagnostics()
    let file = file(of: span)
    guard let value = JSONReader.read(file, into: &unused), unused.isEmpty else {
      // A value that is written in another language, as in front matter or a stylesheet: its words.
      return renamed(span.text.split { $0.isWhitespace }.joined(separator: " "), names)
    }
    return canonical(value, names)
  }

  /// On one line, with the members of objects in the order of their names.
  package static func canonical(_ value: JSONValue, _ names: [TokenPath: TokenPath] = [:]) -> String {
    if let object = value.object {
      // What a tool keeps beside a part of a value is no part of it.
      let members = object.members.filter { $0.name != "$extensions" }.sorted { $0.name < $1.name }
      return "{" + members.map { "\($0.name): \(canonical($0.value, names))" }.joined(separator: ", ") + "}"
    }
    if let array = value.array { return "[" + array.map { canonical($0, names) }.joined(separator: ", ") + "]" }
    if let text = value.string { return "\"" + renamed(text, names) + "\"" }
    if let number = value.number { return String(number) }
    if let bool = value.bool { return bool ? "true" : "false" }
    return value.kindName
  }

  /// A text with the names of now in its references: `{space.4}`, `{space.4.value} * 2`, `var(--space-4)`.
  private static func renamed(_ text: String, _ names: [TokenPath: TokenPath]) -> String {
    if names.isEmpty { return text }
    let text = withNewVariables(text, names)
    guard text.contains("{") else { return text }
    var renamed = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      let end = name.hasSuffix(value) ? value : ""
      let path = TokenPath(String(name.dropLast(end.count)))
      renamed += rest[...open] + (names[path].map { "\($0)\(end)" } ?? String(name)) + "}"
      rest = rest[rest.index(after: close)...]
    }
    return renamed + rest
  }

  /// A text with the names of now in what it takes from a stylesheet: `var(--ink)`, `$ink`, `@ink`.
  private static func withNewVariables(_ text: String, _ names: [TokenPath: TokenPath]) -> String {
    guard text.contains("--") || text.utf8.contains(where: { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "@") })
    else {
      return text
    }
    var renamed = ""
    var rest = text[...]
    func isOfName(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber || letter == "-" || letter == "_" }
    while let start = rest.firstIndex(where: { "$@".contains($0) || isOfName($0) }) {
      let word = rest[start...].dropFirst("$@".contains(rest[start]) ? 1 : 0).prefix(while: isOfName)
      let name = String(word)
      let isReference = word.startIndex > start || name.hasPrefix("--")
      renamed += rest[..<word.startIndex] + (isReference ? names[TokenPath(name)]?.description ?? name : name)
      rest = rest[word.endIndex...]
    }
    return renamed + rest
  }

  /// What Style Dictionary puts after a name.
  private static let value = ".value"
}
