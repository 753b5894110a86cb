import Plates
import Printing

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

  private typealias Bytes = Substring.UTF8View

  private var rest: Bytes

  init(_ text: String) { rest = text[...].trimmed.utf8 }

  var isAtEnd: Bool { rest.isEmpty }
  var isAtSeparator: Bool { rest.isEmpty || rest.first == UInt8(ascii: ";") }

  private mutating func skipSpace() { rest = rest.drop { $0 == 0x20 || $0 == 0x09 } }

  mutating func skipSeparators() { rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ";") } }

  mutating func takeRest() -> String {
    defer { rest = rest[rest.endIndex...] }
    return String(Substring(rest).prefix(60))
  }

  mutating func ampersand() -> Bool {
    skipSpace()
    guard rest.first == UInt8(ascii: "&") else { return false }
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
    let start = rest
    while let next = rest.first, Self.isWord(next) || next == UInt8(ascii: "_") || isInnerSign { rest.removeFirst() }
    guard start.startIndex < rest.startIndex else { return nil }
    let id = String(Substring(start[..<rest.startIndex]))
    for bracket in Self.brackets where rest.starts(with: bracket.open.utf8) {
      let inner = rest.dropFirst(bracket.open.utf8.count)
      guard let close = Self.closing(bracket.close, in: inner) else { continue }
      let text = Self.unquoted(inner[..<close.lowerBound])
      rest = inner[close.upperBound...]
      skipClass()
      return FoundNode(id: id, text: text.isEmpty ? id : text, shape: bracket.shape)
    }
    skipClass()
    return FoundNode(id: id, text: nil, shape: .box)
  }

  /// A letter or a digit; every character beyond ASCII counts as a letter.
  private static func isWord(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte >= 0x80 }

  /// A dash or a dot within a name, as in `step-one` and `main.ts`, or a dash at its end, rather than the start of an arrow.
  private var isInnerSign: Bool {
    guard let first = rest.first, first.isOne(of: "-."), let next = rest.dropFirst().first else { return false }
    return Self.isWord(next) || first == UInt8(ascii: "-") && next.isOne(of: "([{")
  }

  /// The end of a text: after its quotes if it has any, otherwise at the first closing bracket.
  private static func closing(_ bracket: String, in text: Bytes) -> Range<Bytes.Index>? {
    let quote = UInt8(ascii: "\"")
    if text.first == quote, let end = text.dropFirst().firstIndex(of: quote) {
      return place(of: bracket, in: text[text.index(after: end)...])
    }
    return place(of: bracket, in: text)
  }

  private static func place(of word: String, in text: Bytes) -> Range<Bytes.Index>? {
    var rest = text
    guard let first = word.utf8.first else { return nil }
    while let index = rest.firstIndex(of: first) {
      rest = rest[index...]
      if rest.starts(with: word.utf8) { return index..<rest.index(index, offsetBy: word.utf8.count) }
      rest.removeFirst()
    }
    return nil
  }

  private static func unquoted(_ bytes: Bytes) -> String {
    let quote = UInt8(ascii: "\"")
    var text = Substring(bytes).trimmed
    if text.utf8.count >= 2, text.utf8.first == quote, text.utf8.last == quote { text = text.dropFirst().dropLast() }
    let plain =
      text.utf8.contains(UInt8(ascii: "<"))
      ? ["<br/>", "<br>", "<br />"].reduce(String(text)) { $0.replacing($1, with: " ") } : String(text)
    return plain.utf8.count <= 200 ? plain : String(plain.prefix(200))
  }

  /// `:::name`, which would set a class.
  private mutating func skipClass() {
    guard rest.starts(with: ":::") else { return }
    rest = rest.dropFirst(3).drop { Self.isWord($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
  }

  // MARK: Arrows

  /// Whether `~~~` stands here, which draws nothing.
  mutating func skipInvisibleLink() -> Bool {
    skipSpace()
    guard rest.starts(with: "~~~") else { return false }
    rest = rest.drop { $0 == UInt8(ascii: "~") }
    return true
  }

  mutating func link() -> Link? {
    skipSpace()
    let line = Substring(rest.prefix { $0.isOne(of: "-.=<>") })
    guard line.utf8.count >= 2, line.contains("-") || line.contains("=") else { return nil }
    let start = rest
    rest = rest[line.endIndex...]
    let kind: Flowchart.Edge.Line = line.contains(".") ? .dotted : line.contains("=") ? .thick : .solid
    let hasArrow = line.last == ">"
    // `A --x B`, `A -.-o B`: a cross or a circle in place of a head.
    let isMarked =
      rest.first?.isOne(of: "xo") ?? false && rest.dropFirst().first?.isOne(of: " |") ?? false && !hasArrow
    if isMarked { rest.removeFirst() }
    skipSpace()
    if rest.first == UInt8(ascii: "|") {
      let inner = rest.dropFirst()
      guard let end = inner.firstIndex(of: UInt8(ascii: "|")) else {
        return Link(label: nil, line: kind, hasArrow: hasArrow)
      }
      rest = inner[inner.index(after: end)...]
      skipSpace()
      return Link(label: Self.label(inner[..<end]), line: kind, hasArrow: hasArrow)
    }
    guard !isMarked, line == "--" || line == "==" || line == "-." else {
      return Link(label: nil, line: kind, hasArrow: hasArrow)
    }
    if let inline = inlineLabel(kind) { return inline }
    // Three dashes without a head are a line; two start a label that is missing.
    rest = start
    return nil
  }

  /// `-- words -->`
  private mutating func inlineLabel(_ kind: Flowchart.Edge.Line) -> Link? {
    for end in ["-->", "---", "==>", "===", ".->", ".-"] {
      guard let found = Self.place(of: end, in: rest) else { continue }
      let words = rest[..<found.lowerBound]
      rest = rest[found.upperBound...]
      // `A -. words .-x B`
      if !end.hasSuffix(">"), rest.first?.isOne(of: "xo") ?? false, rest.dropFirst().first == UInt8(ascii: " ") {
        rest.removeFirst()
      }
      skipSpace()
      return Link(label: Self.label(words), line: kind, hasArrow: end.hasSuffix(">"))
    }
    return nil
  }

  private static func label(_ text: Bytes) -> String? {
    let label = unquoted(text)
    return label.isEmpty ? nil : label
  }
}
