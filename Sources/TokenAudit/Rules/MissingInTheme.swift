import Claims
package import Diagnostics
import Files
import Guide
import Printing
package import Statements
import TokenValues
import Tokens
import Wording

/// A token that one theme has and another lacks.
package enum MissingInTheme: AuditRule {
  package static let rule = Rule(
    "missing-in-theme", .warning, "A token has a value in one theme and none in another.",
    why: "Whatever uses it has no value once the theme changes.",
    example: "The token `color.glow` has a value in dark only.")

  package static let flags = [
    RuleExample(tokens: "color.brand: #0066cc | #66aaff\ncolor.glow: - | #ffffff"),
    RuleExample(tokens: "color.brand: #0066cc | #66aaff\ncolor.glow: - | #ffffff\ncolor.halo: - | #eeeeee"),
  ]

  package static let passes = [RuleExample(tokens: "color.brand: #0066cc | #66aaff\ncolor.ink: #111111")]

  package static func audit(_ system: AuditedSystem, into diagnostics: inout Diagnostics) {
    let all = system.system.themes
    let themes = all.themes
    guard themes.count > 1 else { return }
    let clusters = alternatives(themes, besides: all.referredOnly)
    var seen: Set<TokenPath> = []
    var causes: [Cause] = []
    var places: [[Int]: Int] = [:]
    for theme in themes {
      for token in theme.tokens.tokens where seen.insert(token.path).inserted {
        if all.referredOnly.contains(token.path) { continue }
        let has = themes.map { $0.tokens[token.path] != nil }
        let concerned = Set(zip(clusters, has).filter { $0.1 }.map { $0.0 })
        // A value that cannot be read has a finding of its own.
        let lacking = themes.indices.filter { index in
          !has[index] && concerned.contains(clusters[index])
            && !themes[index].tokens.unresolved.contains(token.path)
            && !isOfOther(token.path, than: themes[index].name)
            && !isOfAChoice(token, missing: index, has, themes)
        }
        guard !lacking.isEmpty else { continue }
        if let place = places[lacking] {
          causes[place].tokens.append(token)
        } else {
          places[lacking] = causes.count
          causes.append(Cause(tokens: [token], themes: lacking))
        }
      }
    }
    let most = themes.map(\.tokens.tokens.count).max() ?? 0
    let sides = causes.filter { $0.tokens.count >= leastOfProduct }.prefix(mostOfProducts)
      .map { Side($0, themes) }
    let colorings = Set(causes.isEmpty ? [] : themes.indices.filter { isOfColours(themes[$0]) })
    causes = causes.filter {
      !$0.isOfALayer(of: most) && !isOfAProduct($0, among: sides, themes) && !isBesideColours($0, colorings)
    }
    let slips = Slip.take(from: &causes, themes)
    for slip in slips { report(slip, all, into: &diagnostics) }
    guard causes.contains(where: { !$0.tokens.isEmpty }) else { return }
    let uses = Uses(of: system)
    for cause in causes where !cause.tokens.isEmpty {
      // What nothing uses there is missed by nobody.
      let isMissed = cause.tokens.contains { token in
        uses.called.contains(token.path)
          || (uses.users[token.path] ?? []).contains { user in
            cause.themes.contains { themes[$0].tokens.unresolved.contains(user) }
          }
      }
      let isSure = isMissed && !isOfUnchosen(cause, themes)
      report(cause, all, by: isSure ? .sure : .likely, into: &diagnostics)
    }
  }

  /// What uses tokens.
  private struct Uses {
    /// The tokens that refer to each.
    private(set) var users: [TokenPath: Set<TokenPath>] = [:]
    /// The properties that the rules of a stylesheet of tokens use without a value to fall back on.
    private(set) var called: Set<TokenPath> = []

    init(of system: AuditedSystem) {
      for theme in system.system.themes.themes {
        for token in theme.tokens.tokens {
          for target in token.references.map(\.target) + token.aliases { users[target, default: []].insert(token.path) }
        }
      }
      for file in system.sheets {
        var start = 0
        while let call = file.bytes[start...].firstPlace(of: "var(--") {
          let name = file.bytes[(call.upperBound - 2)...].prefix { $0.isLetter || $0.isDigit || $0.isOne(of: "-_") }
          start = name.endIndex
          // What a property of a theme refers to is that theme's.
          let before = file.bytes[..<call.lowerBound].lastIndex { $0.isOne(of: ";{}") } ?? 0
          let isOfProperty = file.bytes[before..<call.lowerBound].drop { $0.isSpace || $0.isOne(of: ";{}") }
            .starts(with: "--".utf8)
          if !isOfProperty, file.bytes[start...].drop(while: \.isSpace).first == UInt8(ascii: ")") {
            called.insert(TokenPath([String(decoding: name, as: UTF8.self)]))
          }
        }
      }
    }
  }

  /// Some themes by the choices that tell them apart from the others: `dark` for `dark, compact` and `dark, wide`.
  private static func names(of themes: [Int], _ all: TokenThemes) -> String {
    let names = all.modifiers.count < 2 ? nil : all.axes.choices(of: themes)
    return Sentence.list(
      names ?? themes.map { all.themes[$0] }.map { $0.inputs.count > 1 ? "(\($0.name))" : $0.name })
  }

  /// The themes that have the tokens of a cause.
  private struct Side {
    let count: Int
    let themes: [Int]
    /// The words of the names of these themes.
    let words: Set<String>

    init(_ cause: Cause, _ all: [Theme]) {
      count = cause.tokens.count
      themes = all.indices.filter { all[$0].tokens[cause.tokens[0].path] != nil }
      words = Set(themes.flatMap { NameWords(all[$0].name).words })
    }
  }

  /// Whether two groups of themes each have tokens that the other lacks, more than the tokens whose values differ between
  /// them: two products that share a base, of which neither is another look of the other.
  private static func isOfAProduct(_ cause: Cause, among sides: [Side], _ themes: [Theme]) -> Bool {
    guard cause.tokens.count >= leastOfProduct else { return false }
    let own = Side(cause, themes)
    guard let first = own.themes.first else { return false }
    return sides.contains { other in
      guard let second = other.themes.first, Set(own.themes).isDisjoint(with: other.themes) else { return false }
      let telling = own.words.symmetricDifference(other.words)
      if telling.contains(where: { ThemeWords.modes.contains($0) || ThemeName.theme(named: $0) != nil }) {
        return false
      }
      // What differs between platforms by design needs no value on each.
      if !telling.isEmpty, telling.isSubset(of: ThemeWords.platforms) { return true }
      let most = min(own.count, other.count)
      let varied = themes[first].tokens.tokens.lazy.filter { token in
        themes[second].tokens[token.path].map { $0.value != token.value } ?? false
      }
      return varied.prefix(most).count < most
    }
  }

  private static let ofColours: Set<TokenType> = [.color, .gradient, .shadow]

  /// Whether the themes that lack tokens of other types are some of those that have nothing but colours, which is all that
  /// they are for.
  private static func isBesideColours(_ cause: Cause, _ colorings: Set<Int>) -> Bool {
    cause.themes.allSatisfy(colorings.contains) && cause.tokens.allSatisfy { !ofColours.contains($0.type) }
  }

  private static func isOfColours(_ theme: Theme) -> Bool {
    !theme.tokens.tokens.isEmpty && theme.tokens.tokens.allSatisfy { ofColours.contains($0.type) }
  }

  /// The most groups that are compared.
  private static let mostOfProducts = 40
  /// Fewer tokens were forgotten.
  private static let leastOfProduct = 3

  /// Whether a stylesheet declares a token wherever one of several is chosen, and a theme is one without such a choice: what
  /// `[data-accent='red']` and `[data-accent='blue']` have, a page without that attribute does not use.
  private static func isOfAChoice(_ token: Token, missing index: Int, _ has: [Bool], _ themes: [Theme]) -> Bool {
    guard token.span.file.path.hasSuffix(".css") else { return false }
    return themes[index].inputs.contains { input in
      guard input.context == "default" else { return false }
      return themes.indices.allSatisfy { other in
        let isChosen = themes[other].inputs.contains { $0.modifier == input.modifier && $0.context != "default" }
        return has[other] == isChosen
      }
    }
  }

  /// Whether the themes that lack the tokens of a cause are those in which an attribute is not set, and the others have them
  /// whatever it is set to: nothing says that a page does without.
  private static func isOfUnchosen(_ cause: Cause, _ themes: [Theme]) -> Bool {
    cause.tokens.allSatisfy { $0.isOfStylesheet }
      && themes.indices.contains { index in
        themes[index].inputs.contains { input in
          input.context == "default" && cause.themes.allSatisfy { isUnchosen(themes[$0], input.modifier) }
            && themes.indices.allSatisfy { isUnchosen(themes[$0], input.modifier) || !cause.themes.contains($0) }
        }
      }
  }

  private static func isUnchosen(_ theme: Theme, _ modifier: String) -> Bool {
    theme.inputs.contains { $0.modifier == modifier && $0.context == "default" }
  }

  /// Whether the name of a token says that it is for another of two themes: `surface-dark` is missing in no light one.
  private static func isOfOther(_ path: TokenPath, than theme: String) -> Bool {
    let words = NameWords(path.description).words
    let own = NameWords(theme).words
    return zip(["dark", "light"], ["light", "dark"]).contains { mode, other in
      words.contains(mode) && own.contains(other) && !own.contains(mode)
    }
  }

  /// The tokens that the same themes lack.
  private struct Cause {
    var tokens: [Token]
    let themes: [Int]

    /// Whether so much of what there is lacks that the themes are made of layers, and nobody chooses some without others.
    func isOfALayer(of all: Int) -> Bool { tokens.count >= 50 && tokens.count * 5 > all }

    /// Whether they are whole groups that give nothing but references, of which the themes that lack them have no token:
    /// whoever composes other tokens there need not do so in every theme.
    func isOfComposed(_ all: [Theme]) -> Bool {
      guard tokens.count > 1, tokens.allSatisfy({ !$0.aliases.isEmpty }) else { return false }
      let roots = Set(tokens.map(\.path.root))
      return !themes.contains { index in all[index].tokens.tokens.contains { roots.contains($0.path.root) } }
        && !all.contains { theme in
          theme.tokens.tokens.contains { roots.contains($0.path.root) && $0.references.isEmpty && $0.aliases.isEmpty }
        }
    }
  }

  /// A token that some themes have, and one called nearly so that the other themes have: one name is a slip.
  private struct Slip {
    let token: Token
    let other: Token
    /// The themes that have the other one.
    let themes: [Int]

    /// Takes out of causes the pairs of tokens that are one but for a slip of a name.
    static func take(from causes: inout [Cause], _ themes: [Theme]) -> [Slip] {
      var found: [Slip] = []
      for first in causes.indices {
        for second in causes.indices
        where second > first && Set(causes[first].themes).isDisjoint(with: causes[second].themes) {
          for token in causes[first].tokens.prefix(most) {
            let near = causes[second].tokens.prefix(most).filter { isSlip(token, $0) }
            guard near.count == 1, let other = near.first else { continue }
            found.append(Slip(token: token, other: other, themes: causes[first].themes))
            causes[first].tokens.removeAll { $0.path == token.path }
            causes[second].tokens.removeAll { $0.path == other.path }
          }
        }
      }
      var groups: [Int: [TokenPath?: [Token]]] = [:]
      for place in causes.indices where !causes[place].tokens.isEmpty {
        let having = themes.indices.filter { !causes[place].themes.contains($0) }
        guard let lacking = causes[place].themes.first, let other = having.first else { continue }
        let grouped = groups[lacking] ?? Dictionary(grouping: themes[lacking].tokens.tokens, by: \.path.parent)
        groups[lacking] = grouped
        for token in causes[place].tokens.prefix(most) {
          // Where one theme lies under another, what it alone declares is in both.
          let near = (grouped[token.path.parent] ?? []).filter { own in
            guard isSlip(own, token), let same = themes[other].tokens[own.path] else { return false }
            return same.span.file === own.span.file && same.span.range == own.span.range
          }
          guard near.count == 1, let own = near.first else { continue }
          found.append(Slip(token: own, other: token, themes: having))
          causes[place].tokens.removeAll { $0.path == token.path }
        }
      }
      return found
    }

    private static let most = 100

    private static func isSlip(_ a: Token, _ b: Token) -> Bool {
      a.path.parent == b.path.parent && a.value.type == b.value.type && Suggestion.isSlip(a.path.name, for: b.path.name)
    }
  }

  private static func report(_ slip: Slip, _ all: TokenThemes, into diagnostics: inout Diagnostics) {
    let named = names(of: slip.themes, all)
    diagnostics.report(
      rule, "\(slip.token.path) is called \(slip.other.path) in \(named)", at: slip.token.span,
      why: "under either name, it has no value in some theme", fix: "give it one name in all themes",
      related: [Diagnostic.Related("\(slip.other.path) is here", at: slip.other.span)])
  }

  /// For each theme, the first of those that it is an alternative to. Themes that have no token in common are layers, of
  /// which several are used at once.
  private static func alternatives(_ themes: [Theme], besides ignored: Set<TokenPath>) -> [Int] {
    var joined = DisjointSets(themes.count)
    var owners: [TokenPath: Int] = [:]
    for (index, theme) in themes.enumerated() {
      for token in theme.tokens.tokens where !ignored.contains(token.path) {
        guard let owner = owners[token.path] else {
          owners[token.path] = index
          continue
        }
        joined.join(owner, index)
      }
    }
    return themes.indices.map(joined.root)
  }

  private static func report(
    _ cause: Cause, _ all: TokenThemes, by confidence: Confidence, into diagnostics: inout Diagnostics
  ) {
    guard let first = cause.tokens.first else { return }
    let lacking = names(of: cause.themes, all)
    let names = cause.tokens.map(\.path.description)
    let isOne = names.count == 1
    var groups: [String] = []
    for token in cause.tokens where !groups.contains(token.path.root) { groups.append(token.path.root) }
    let basis =
      cause.isOfComposed(all.themes) ? Basis.assumed("what only refers to other tokens is used there too") : .given
    diagnostics.report(
      rule, by: confidence, on: all.basis.themes.isGiven ? basis : all.basis.themes,
      isOne
        ? "\(first.path) has no value in \(lacking)"
        : groups.count == names.count
          ? "\(names.count) tokens have no value in \(lacking): \(Sentence.list(names))"
          : "\(names.count) tokens of \(Sentence.list(groups)) have no value in \(lacking): \(Sentence.list(names))",
      at: first.span, why: "whatever uses \(isOne ? "it" : "them") has no value there",
      fix: isOne
        ? "give it a value in every theme, or one that holds for all of them"
        : "give them values in every theme, or ones that hold for all of them",
      related: cause.tokens.dropFirst().prefix(2).map { Diagnostic.Related("\($0.path) is here", at: $0.span) })
  }
}
