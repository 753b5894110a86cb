import Diagnostics
import Files
import Plates

/// Reads the strict CSS of previews: rules whose selectors are classes, and declarations.
///
/// What the subset does not have is reported and left out; reading goes on behind it. Linear in the bytes.
struct StylesheetParser {
  struct Rule {
    let selectors: [[String]]
    let declarations: [Declaration]
  }

  struct Declaration {
    let property: String
    let value: CSSValue
  }

  private let file: SourceFile
  private let tokens: [CSSToken]
  private var index = 0
  private(set) var diagnostics = Diagnostics()

  init(_ file: SourceFile) {
    self.file = file
    tokens = CSSScanner.tokens(file.bytes)
  }

  mutating func parse() -> [Rule] {
    var rules: [Rule] = []
    while index < tokens.count {
      switch tokens[index].kind {
      case .space: index += 1
      case .atKeyword(let name): skipAtRule(name)
      case .mark("}"):
        report("stylesheet-syntax", "} closes nothing", tokens[index].range, fix: "take it out")
        index += 1
      case .ident, .function, .hash, .string, .number, .mark, .bad: if let rule = rule() { rules.append(rule) }
      }
    }
    return rules
  }

  // MARK: Rules

  private mutating func skipAtRule(_ name: String) {
    report(
      "unsupported-rule", "@\(name) has no place in a preview", tokens[index].range,
      fix: "write plain rules; themes and states are drawn by the block")
    while index < tokens.count, !tokens[index].isMark(";"), !tokens[index].isMark("{") { index += 1 }
    if index < tokens.count, tokens[index].isMark("{") { skipBlock() } else { index += 1 }
  }

  /// Behind the brace that closes the one at the index.
  private mutating func skipBlock() {
    var depth = 0
    while index < tokens.count {
      if tokens[index].isMark("{") { depth += 1 }
      if tokens[index].isMark("}") { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
  }

  private mutating func rule() -> Rule? {
    let start = index
    while index < tokens.count, !tokens[index].isMark("{"), !tokens[index].isMark("}") { index += 1 }
    guard index < tokens.count, tokens[index].isMark("{") else {
      report(
        "stylesheet-syntax", "a selector stands without its rule", tokens[start].range, fix: "write { … } behind it")
      return nil
    }
    let selectors = selectors(tokens[start..<index])
    let open = tokens[index].range
    index += 1
    let declarations = declarations()
    if index < tokens.count {
      index += 1
    } else {
      report("stylesheet-syntax", "the rule is never closed", open, fix: "close it with }")
    }
    return selectors.isEmpty ? nil : Rule(selectors: selectors, declarations: declarations)
  }

  private mutating func selectors(_ tokens: ArraySlice<CSSToken>) -> [[String]] {
    tokens.split(omittingEmptySubsequences: false) { $0.isMark(",") }.compactMap { part in
      let part = part.trimmed
      var classes: [String] = []
      var rest = part[...]
      while rest.count >= 2, rest.first?.isMark(".") ?? false, case .ident(let name) = rest[rest.startIndex + 1].kind {
        classes.append(name)
        rest = rest.dropFirst(2)
      }
      if rest.isEmpty, !classes.isEmpty { return classes }
      let place = rest.first ?? part.first ?? tokens.first
      guard let place else { return nil }
      report(
        "unsupported-selector", "only classes select in a preview: .name or .name.state", place.range,
        fix: "give the element a class of its own")
      return nil
    }
  }

  // MARK: Declarations

  private mutating func declarations() -> [Declaration] {
    var declarations: [Declaration] = []
    while index < tokens.count, !tokens[index].isMark("}") {
      if tokens[index].kind == .space {
        index += 1
        continue
      }
      let start = index
      while index < tokens.count, !tokens[index].isMark(";"), !tokens[index].isMark("}"), !tokens[index].isMark("{") {
        index += 1
      }
      if index < tokens.count, tokens[index].isMark("{") {
        report(
          "unsupported-rule", "rules do not nest in a preview", tokens[start].range,
          fix: "write it as a rule of its own")
        skipBlock()
        continue
      }
      if let declaration = declaration(tokens[start..<index].trimmed) { declarations.append(declaration) }
      if index < tokens.count, tokens[index].isMark(";") { index += 1 }
    }
    return declarations
  }

  private mutating func declaration(_ tokens: ArraySlice<CSSToken>) -> Declaration? {
    guard let first = tokens.first else { return nil }
    guard case .ident(let written) = first.kind, let colon = tokens.dropFirst().first(where: { $0.kind != .space }),
      colon.isMark(":")
    else {
      report("stylesheet-syntax", "this is no declaration", first.range, fix: "write property: value;")
      return nil
    }
    let name = written.lowercased()
    guard let property = CSSProperty.named(name) else {
      let near = Suggestion.nearest(to: name, in: CSSProperty.names)
      report(
        "unsupported-property", "\(name) has no place in a preview", first.range,
        fix: near.map { "did you mean \($0)?" } ?? "take it out")
      return nil
    }
    let value = CSSValue(
      tokens.drop { $0.range.lowerBound <= colon.range.lowerBound }.trimmed, of: property, named: name)
    if let refused = value.refused {
      report(
        "unsupported-value", "\(refused.what) has no place in a preview", refused.range,
        fix: "use a token, a keyword or calc()")
      return nil
    }
    guard !value.text.isEmpty else {
      report("stylesheet-syntax", "\(name) has no value", first.range, fix: "write a token: var(--…)")
      return nil
    }
    return Declaration(property: name, value: value)
  }

  private mutating func report(_ rule: String, _ message: String, _ range: Range<Int>, fix: String) {
    diagnostics.error(
      rule, message, at: file.span(ByteRange(range.lowerBound, range.upperBound)),
      why: "it is left out: a preview shows its system's tokens and stays within its figure", fix: fix)
  }
}

extension ArraySlice<CSSToken> {
  /// Without white space at either end.
  fileprivate var trimmed: ArraySlice<CSSToken> {
    var result = drop { $0.kind == .space }
    while result.last?.kind == .space { result.removeLast() }
    return result
  }
}
