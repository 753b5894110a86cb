import Diagnostics
import Files

/// Parses the strict CSS of previews: rules with class selectors, and declarations.
///
/// Anything outside the subset is reported and left out; parsing continues after it. Linear in the bytes.
struct StylesheetParser {
  struct StyleRule {
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

  mutating func parse() -> [StyleRule] {
    var rules: [StyleRule] = []
    while index < tokens.count {
      switch tokens[index].kind {
      case .space: index += 1
      case .atKeyword(let name): skipAtRule(name)
      case .mark("}"):
        report(.stylesheetSyntax, "} closes nothing", tokens[index].range, fix: "remove it")
        index += 1
      case .ident, .function, .hash, .string, .number, .mark, .bad: if let rule = rule() { rules.append(rule) }
      }
    }
    return rules
  }

  // MARK: Rules

  private mutating func skipAtRule(_ name: String) {
    report(
      .unsupportedRule, "@\(name) is not allowed in a preview", tokens[index].range,
      fix: "write plain rules; themes and states are drawn by the block")
    while index < tokens.count, !tokens[index].isMark(";"), !tokens[index].isMark("{") { index += 1 }
    if index < tokens.count, tokens[index].isMark("{") { skipBlock() } else { index += 1 }
  }

  /// The index after the brace that closes the one at the index.
  private mutating func skipBlock() {
    var depth = 0
    while index < tokens.count {
      if tokens[index].isMark("{") { depth += 1 }
      if tokens[index].isMark("}") { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
  }

  private mutating func rule() -> StyleRule? {
    let start = index
    while index < tokens.count, !tokens[index].isMark("{"), !tokens[index].isMark("}") { index += 1 }
    guard index < tokens.count, tokens[index].isMark("{") else {
      report(
        .stylesheetSyntax, "a selector has no rule", tokens[start].range, fix: "write { … } after it")
      return nil
    }
    let selectors = selectors(tokens[start..<index])
    let open = tokens[index].range
    index += 1
    let declarations = declarations()
    if index < tokens.count {
      index += 1
    } else {
      report(.stylesheetSyntax, "the rule is never closed", open, fix: "close it with }")
    }
    return selectors.isEmpty ? nil : StyleRule(selectors: selectors, declarations: declarations)
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
        .unsupportedSelector, "only class selectors are allowed in a preview: .name or .name.state", place.range,
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
          .unsupportedRule, "rules do not nest in a preview", tokens[start].range,
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
      report(.stylesheetSyntax, "this is not a declaration", first.range, fix: "write property: value;")
      return nil
    }
    let name = written.lowercased()
    guard let property = CSSProperty.named(name) else {
      let near = Suggestion.nearest(to: name, in: CSSProperty.names)
      report(
        .unsupportedProperty, "\(name) is not allowed in a preview", first.range,
        fix: near.map { Fix(guess: "did you mean \($0)?", replacing: span(first.range), with: $0) } ?? "remove it")
      return nil
    }
    let value = CSSValue(
      tokens.drop { $0.range.lowerBound <= colon.range.lowerBound }.trimmed, of: property, named: name)
    if let refused = value.refused {
      report(
        .unsupportedValue, "\(refused.what) is not allowed in a preview", refused.range,
        fix: "use a token, a keyword or calc()")
      return nil
    }
    guard !value.text.isEmpty else {
      report(.stylesheetSyntax, "\(name) has no value", first.range, fix: "write a token: var(--…)")
      return nil
    }
    return Declaration(property: name, value: value)
  }

  private func span(_ range: Range<Int>) -> Span { file.span(ByteRange(range.lowerBound, range.upperBound)) }

  private mutating func report(_ rule: Rule, _ message: Message, _ range: Range<Int>, fix: Fix) {
    diagnostics.report(
      rule, message, at: span(range),
      why: "it is left out: a preview shows its system’s tokens and stays within its figure", fix: fix)
  }
}

extension ArraySlice<CSSToken> {
  /// Without surrounding white space.
  fileprivate var trimmed: ArraySlice<CSSToken> {
    var result = drop { $0.kind == .space }
    while result.last?.kind == .space { result.removeLast() }
    return result
  }
}
