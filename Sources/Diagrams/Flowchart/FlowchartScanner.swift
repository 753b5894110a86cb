import Plates

/// Reads the elements of a flowchart line: nodes with their texts, arrows with their labels.
struct FlowchartScanner {
  struct FoundNode {
    let id: String
    let text: String?
    let shape: Flowchart.Shape
  }

  struct Link {
    let label: String?
    let line: Flowchart.Edge.Line
    let hasArrow: Bool
  }

  private var rest: Substring

  init(_ text: String) { rest = text[...].trimmed }

  var isAtEnd: Bool { rest.isEmpty }
  var isAtSeparator: Bool { rest.isEmpty || rest.first == ";" }

  private mutating func skipSpace() { rest = rest.drop { $0 == " " || $0 == "\t" } }

  mutating func skipSeparators() { rest = rest.drop { $0 == " " || $0 == "\t" || $0 == ";" } }

  mutating func takeRest() -> String {
    defer { rest = rest[rest.endIndex...] }
    return String(rest.prefix(60))
  }

  mutating func ampersand() -> Bool {
    skipSpace()
    guard rest.first == "&" else { return false }
    rest = rest.dropFirst()
    skipSpace()
    return true
  }

  // MARK: Nodes

  /// Brackets with their shapes, longer ones first.
  private static let brackets: [(open: String, close: String, shape: Flowchart.Shape)] = [
    ("([", "])", .stadium), ("[[", "]]", .box), ("[(", ")]", .round), ("((", "))", .stadium), ("{{", "}}", .diamond),
    ("[", "]", .box), ("(", ")", .round), ("{", "}", .diamond), (">", "]", .box),
  ]

  mutating func node() -> FoundNode? {
    skipSpace()
    var id = ""
    while let next = rest.first, next.isLetter || next.isNumber || next == "_" || isInnerDash {
      id.append(next)
      rest = rest.dropFirst()
    }
    guard !id.isEmpty else { return nil }
    for bracket in Self.brackets where rest.hasPrefix(bracket.open) {
      let inner = rest.dropFirst(bracket.open.count)
      guard let close = Self.closing(bracket.close, in: inner) else { continue }
      let text = Self.unquoted(inner[..<close.lowerBound])
      rest = inner[close.upperBound...]
      skipClass()
      return FoundNode(id: id, text: text.isEmpty ? id : text, shape: bracket.shape)
    }
    skipClass()
    return FoundNode(id: id, text: nil, shape: .box)
  }

  /// A dash within a name, as in `step-one`, rather than the start of an arrow.
  private var isInnerDash: Bool {
    guard rest.first == "-", let next = rest.dropFirst().first else { return false }
    return next.isLetter || next.isNumber
  }

  /// The end of a text: after its quotes if it has any, otherwise at the last bracket before an arrow or the end.
  private static func closing(_ bracket: String, in text: Substring) -> Range<Substring.Index>? {
    if text.first == "\"", let quote = text.dropFirst().firstIndex(of: "\"") {
      return text[text.index(after: quote)...].firstRange(of: bracket)
    }
    return text.firstRange(of: bracket)
  }

  private static func unquoted(_ text: Substring) -> String {
    var text = text.trimmed
    if text.count >= 2, text.first == "\"", text.last == "\"" { text = text.dropFirst().dropLast() }
    guard text.utf8.contains(UInt8(ascii: "<")) else { return String(text.prefix(200)) }
    let plain = ["<br/>", "<br>", "<br />"].reduce(String(text)) { $0.replacing($1, with: " ") }
    return String(plain.prefix(200))
  }

  /// `:::name`, which would set a class.
  private mutating func skipClass() {
    guard rest.hasPrefix(":::") else { return }
    rest = rest.dropFirst(3).drop { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  // MARK: Arrows

  mutating func link() -> Link? {
    skipSpace()
    let line = rest.prefix { "-.=<>xo".contains($0) && ($0 != "x" && $0 != "o") }
    guard line.count >= 2, line.contains("-") || line.contains("=") else { return nil }
    let start = rest
    rest = rest.dropFirst(line.count)
    let kind: Flowchart.Edge.Line = line.contains(".") ? .dotted : line.contains("=") ? .thick : .solid
    skipSpace()
    if rest.first == "|" {
      let inner = rest.dropFirst()
      guard let end = inner.firstIndex(of: "|") else { return Link(label: nil, line: kind, hasArrow: line.last == ">") }
      rest = inner[inner.index(after: end)...]
      skipSpace()
      return Link(label: Self.label(inner[..<end]), line: kind, hasArrow: line.last == ">")
    }
    if let inline = inlineLabel(line, kind) { return inline }
    // Three dashes without a head are a line; two start a label that is missing.
    if line == "--" || line == "==" || line == "-." {
      rest = start
      return nil
    }
    return Link(label: nil, line: kind, hasArrow: line.last == ">")
  }

  /// `-- words -->`
  private mutating func inlineLabel(_ line: Substring, _ kind: Flowchart.Edge.Line) -> Link? {
    guard line == "--" || line == "==" || line == "-." else { return nil }
    for end in ["-->", "---", "==>", "===", ".->", ".-"] {
      guard let found = rest.firstRange(of: end) else { continue }
      let words = rest[..<found.lowerBound]
      rest = rest[found.upperBound...]
      skipSpace()
      return Link(label: Self.label(words), line: kind, hasArrow: end.hasSuffix(">"))
    }
    return nil
  }

  private static func label(_ text: Substring) -> String? {
    let label = unquoted(text)
    return label.isEmpty ? nil : label
  }
}
