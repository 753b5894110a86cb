import Claims
import Colorimetry
package import Diagnostics
import Files
import Guide
import Printing
package import Statements
import TokenValues
import Tokens
import Wording

/// Tokens of one group and for one purpose that have the same value, none of them referring to the other.
package enum DuplicateValue: AuditRule {
  package static let rule = Rule(
    "duplicate-value", .note, "Tokens for one purpose have the same value, and none of them refers to another.",
    why: "When the value changes, one of them is easily forgotten.",
    example: "Both `color.blue` and `color.azure` are #0066cc, written out twice.")

  package static let flags = [
    RuleExample(tokens: "color.blue: #0066cc\ncolor.azure: #0066cc\ncolor.link: {color.blue}"),
    RuleExample(tokens: "color.text.link: #0066cc\ncolor.text.heading: #0066cc\ncolor.line: {color.text.link}"),
    RuleExample(tokens: "color.link: #0066cc\ncolor.blue-700: #0066cc\ncolor.line: {color.link}"),
    RuleExample(tokens: "color.gray-500: #8f8f8f\ncolor.gray-600: #8f8f8f"),
    RuleExample(
      page:
        "---\ncolors:\n  ↓card-surface: \"#f2f3f5\"\n  ink: \"#1d2025\"\n  sheet-surface: \"#f2f3f5\"\n  body-text: \"#1d2025\"\n  line: \"{colors.ink}\"\n---\n\n## Overview\n\nText."
    ),
  ]

  package static let passes = [
    // Where no token refers to another, values are written out.
    RuleExample(tokens: "color.text.link: #0066cc\ncolor.text.heading: #0066cc"),
    RuleExample(
      page:
        "---\ncolors:\n  surface: \"#f2f3f5\"\n  surface-bright: \"#f2f3f5\"\ncomponents:\n  card:\n    backgroundColor: \"{colors.surface}\"\n---\n\n## Overview\n\nText."
    ),
    // A state that looks as none does, and roles that are one colour for now.
    RuleExample(
      tokens:
        "color.tab.ground: #123456\ncolor.tab.ground-hover: #123456\ncolor.tab.ground-active: #123456\ncolor.line: {color.tab.ground}"
    ),
    RuleExample(tokens: "color.brand: #123456\ncolor.accent: #123456\ncolor.line: {color.brand}"),
    // Nothing is seen of them.
    RuleExample(tokens: "color.ghost.rest: #00000000\ncolor.ghost.disabled: #00000000"),
    RuleExample(
      page:
        "---\ncolors: { primary: \"#333333\" }\nshadows: { card: none, card-hover: none }\n---\n\n## Overview\n\nText."),
    RuleExample(tokens: "color.blue: #0066cc\ncolor.azure: {color.blue}"),
    RuleExample(
      tokens: "color.text.primary: #0066cc | #0066cc\ncolor.text.link: #0066cc | #66aaff\nspace.a: 8px\nradius.a: 8px"),
    // A ground and what stands on other grounds are equal by chance; so are a brand and a warning.
    RuleExample(tokens: "color.canvas: #f2f3f5\ncolor.on-primary: #f2f3f5"),
    RuleExample(tokens: "color.ink: #1d2025\ncolor.on-primary: #1d2025"),
    RuleExample(tokens: "color.primary: #e60012\ncolor.error: #e60012"),
    RuleExample(tokens: "color.body-on-light: #181a20\ncolor.on-primary: #181a20"),
    RuleExample(
      tokens: "color.gray-500: #8f8f8f\ncolor.silver-700: #8f8f8f\ncolor.ink: #9c9fa5\ncolor.inverse-ink: #9c9fa5"),
    RuleExample(tokens: "color.external.mail: #0066cc\ncolor.external.chat: #0066cc"),
    // Black and white are nobody's own.
    RuleExample(
      tokens: "color.on-primary: #ffffff\ncolor.on-dark: #ffffff\ncolor.text-a: #000000\ncolor.text-b: #000000"),
  ]

  package static func audit(_ system: AuditedSystem, into diagnostics: inout Diagnostics) {
    var byFile: [ObjectIdentifier: [Set]] = [:]
    var order: [ObjectIdentifier] = []
    let referring = Swift.Set(
      system.system.tokens.tokens.lazy.filter { !$0.aliases.isEmpty }.map { Self.root($0.path) })
    for found in sets(system.system.themes.themes)
    where referring.contains(Self.root(found.first.path)) || found.isOfRamp {
      let file = ObjectIdentifier(found.first.span.file)
      if byFile[file] == nil { order.append(file) }
      byFile[file, default: []].append(found)
    }
    for file in order {
      guard let sets = byFile[file], let first = sets.first else { continue }
      report(first, sets.dropFirst(), into: &diagnostics)
    }
  }

  /// One finding for a file: whoever decides about one set decides about all.
  private static func report(_ set: Set, _ more: ArraySlice<Set>, into diagnostics: inout Diagnostics) {
    let shown = more.prefix(2).map { Sentence.list($0.names) }
    let rest = more.count > 2 ? "; and \(more.count - 2) more \(more.count == 3 ? "set" : "sets")" : ""
    let others: Message = shown.isEmpty ? "" : "; so have \(shown.joined(separator: "; "))\(word: rest)"
    let places = set.tokens.dropFirst().prefix(3) + more.prefix(2).map(\.first)
    diagnostics.report(
      rule, "\(Sentence.list(set.names)) have the same value\(others)", at: set.first.span,
      why: set.isOfRamp ? "a step that is another one is none" : "when it changes, one of them is easily forgotten",
      fix: Fix(set.advice),
      related: places.map { Diagnostic.Related("\($0.path) is here", at: $0.span) })
  }

  // MARK: Sets of tokens

  /// The outermost group of a token, within which a system that wants it lets tokens refer to each other.
  private static func root(_ path: TokenPath) -> String { path.segments.count > 1 ? path.root : "" }

  /// Tokens with one value.
  private struct Set {
    let tokens: [Token]
    /// Whether they are steps of one ramp, of which each has a value of its own.
    var isOfRamp = false
    /// The one that names the value itself, where the others name what it is for.
    let primitive: Token?

    var first: Token { tokens[0] }
    var names: [String] { tokens.map(\.path.description) }

    var advice: String {
      if isOfRamp { return "give each step a value of its own: one of them has the other’s" }
      let source = primitive ?? first
      let others = tokens.filter { $0.path != source.path }.map(\.path.description)
      let condition = primitive == nil ? ", if they are to change together" : ""
      return "let \(Sentence.list(others)) refer to \(source.writtenReference)\(condition)"
    }
  }

  private struct Key: Hashable {
    let group: TokenPath?
    let values: [TokenValue?]
  }

  private static func sets(_ themes: [Theme]) -> [Set] {
    var groups: [Key: [Token]] = [:]
    var order: [Key] = []
    for token in themes[0].tokens.tokens where isComparable(token) {
      let key = Key(group: token.path.parent, values: themes.map { $0.tokens[token.path]?.value })
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(token)
    }
    return order.flatMap { key in groups[key].map { $0.count > 1 ? sets(in: $0) : [] } ?? [] }
  }

  /// Of tokens with one value, those for one purpose; a primitive belongs to every purpose.
  private static func sets(in tokens: [Token]) -> [Set] {
    let named = tokens.map { (token: $0, role: Role(NameWords($0.path.name).words)) }
    let primitives = named.filter { $0.role == .primitive }.map(\.token)
    if primitives.count == 1, tokens.count > 1 { return [Set(tokens: tokens, primitive: primitives[0])] }
    // What stands on different grounds is equal by chance.
    return Role.allCases.filter { $0 != .onGround }.flatMap { role -> [Set] in
      let own = named.filter { $0.role == role }.map(\.token)
      // Steps of two ramps are equal by chance.
      let parts = role == .primitive ? ramps(of: own) : [withoutStates(own)]
      return parts.filter { $0.count > 1 }.map { Set(tokens: $0, isOfRamp: role == .primitive, primitive: nil) }
    }
  }

  /// The first of the tokens whose names differ in their state alone: what stays as it is below a pointer is so on purpose.
  private static func withoutStates(_ tokens: [Token]) -> [Token] {
    var seen: Swift.Set<[String]> = []
    return tokens.filter { token in
      seen.insert(NameWords(token.path.name).words.filter { !StateWords.ofControls.contains($0) }).inserted
    }
  }

  /// Tokens by the first word of their names, in order.
  private static func ramps(of tokens: [Token]) -> [[Token]] {
    var ramps: [(name: String, tokens: [Token])] = []
    for token in tokens {
      let name = NameWords(token.path.name).words.first { $0.utf8.contains(where: \.isLetter) } ?? ""
      if let known = ramps.firstIndex(where: { $0.name == name }) {
        ramps[known].tokens.append(token)
      } else {
        ramps.append((name, [token]))
      }
    }
    return ramps.map(\.tokens)
  }

  /// What a name says that a value is for.
  private enum Role: CaseIterable {
    case primitive, onGround, inverse, text, ground, line, brand, accent, status, other

    init(_ words: [String]) {
      let said = Swift.Set(words)
      if said.contains("on") {
        self = .onGround
      } else if said.contains("inverse") {
        self = .inverse
      } else if !said.isDisjoint(with: ["text", "ink", "fg", "foreground", "copy", "link", "heading", "body"]) {
        self = .text
      } else if !said.isDisjoint(with: ["border", "stroke", "outline", "divider", "hairline", "line", "ring"]) {
        self = .line
      } else if !said.isDisjoint(with: ["bg", "background", "surface", "canvas", "paper", "card", "sheet", "page"]) {
        self = .ground
      } else if !said.isDisjoint(with: ["error", "danger", "success", "warning", "info", "negative", "positive"]) {
        self = .status
      } else if words.last?.utf8.allSatisfy(\.isDigit) == true {
        self = .primitive
      } else if said.contains("accent") {
        self = .accent
      } else {
        self = said.isDisjoint(with: ["primary", "secondary", "tertiary", "brand"]) ? .other : .brand
      }
    }
  }

  /// Groups of what is other people's, such as the colours of services, and equal by chance.
  private static let others: Swift.Set<String> = [
    "external", "brands", "social", "thirdparty", "third-party", "vendors",
  ]

  /// Colours and styles are chosen; that two lengths or times are equal says nothing.
  private static func isComparable(_ token: Token) -> Bool {
    guard token.aliases.isEmpty, token.references.isEmpty, token.deprecation == nil,
      !token.path.segments.contains(where: { others.contains($0.lowercased()) })
    else { return false }
    switch token.value {
    case .color(let color):
      return color.opacity > 0 && (color.opacity < 1 || !["#000000", "#ffffff"].contains(color.opaqueHex))
    // Nothing is seen of `none`.
    case .shadow(let layers): return layers.contains { $0.color.opacity > 0 }
    case .gradient, .spring, .cubicBezier: return true
    case .dimension, .fontFamily, .fontWeight, .duration, .number, .strokeStyle, .border, .transition, .typography,
      .haptic:
      return false
    }
  }
}
