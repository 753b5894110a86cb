package import Files

/// A system's tokens for one choice of contexts.
///
/// Immutable, so that a copy is one reference.
package final class Theme: Sendable {
  /// `dark`, or `dark, compact` for several modifiers; `default` if there is no choice.
  package let name: String
  /// The choice, in the order of the resolver's modifiers.
  package let inputs: [(modifier: String, context: String)]
  package let tokens: TokenSet

  package init(name: String, inputs: [(modifier: String, context: String)] = [], tokens: TokenSet) {
    self.name = name
    self.inputs = inputs
    self.tokens = tokens
  }
}

/// A choice between themes, such as `theme` with the contexts `light` and `dark`.
package struct TokenModifier: Hashable, Sendable {
  package let name: String
  /// The default first, then in the author's order.
  package let contexts: [String]
  /// The context used if none is chosen.
  package let defaultContext: String?

  package init(name: String, contexts: [String], defaultContext: String?) {
    self.name = name
    self.contexts = contexts
    self.defaultContext = defaultContext
  }
}

/// A system's tokens in each of its themes; there is at least one, and the first is the default.
///
/// Immutable, so that a copy is one reference.
package final class TokenThemes: Sendable {
  package let themes: [Theme]
  /// The modifiers that the themes are permutations of.
  package let modifiers: [TokenModifier]
  package let axes: ThemeAxes
  /// The place of each theme, by its name.
  private let places: [String: Int]
  /// What the resolver calls the system.
  package let title: String?
  /// What the resolver says about it.
  package let summary: String?
  /// On what basis its files are read together, and there are these themes.
  package let basis: SystemBasis
  /// The tokens that are there for others to refer to, in whichever themes: those of sets that no theme publishes.
  package let referredOnly: Set<TokenPath>
  /// What each document gives in a system with several sources, whichever of them counts.
  let ofSources: [ObjectIdentifier: Set<TokenPath>]

  package init(
    default first: Theme, others: [Theme] = [], modifiers: [TokenModifier] = [], title: String? = nil,
    summary: String? = nil, basis: SystemBasis = SystemBasis(), referredOnly: Set<TokenPath> = [],
    ofSources: [ObjectIdentifier: Set<TokenPath>] = [:]
  ) {
    themes = [first] + others
    self.modifiers = modifiers
    self.title = title
    self.summary = summary
    self.basis = basis
    self.referredOnly = referredOnly
    self.ofSources = ofSources
    axes = ThemeAxes(themes, modifiers)
    places = Dictionary(themes.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  package var `default`: Theme { themes[0] }

  /// Whether a document gives a token, be it that a token file gives it again.
  package func isGiven(_ token: Token, by file: SourceFile) -> Bool {
    token.span.file === file || ofSources[ObjectIdentifier(file)]?.contains(token.path) == true
  }

  /// The tokens of its first theme that documents give, whether or not a token file gives them again.
  package var givenByDocuments: Set<TokenPath> {
    ofSources.values.reduce(into: []) { $0.formUnion($1) }
  }

  package subscript(name: String) -> Theme? { places[name].map { themes[$0] } }

  /// The modifiers that a reader can choose on, with the choices: those with several contexts.
  package var choices: [(modifier: TokenModifier, choices: [(context: String, choice: ThemeChoice)])] {
    guard themes.count > 1 else { return [] }
    return modifiers.enumerated().filter { $1.contexts.count > 1 }.map { axis, modifier in
      let choices = modifier.contexts.enumerated().map { place, context in
        (context: context, choice: ThemeChoice(axis: axis, context: place))
      }
      return (modifier: modifier, choices: choices)
    }
  }

  /// The names of groups of themes, by the choices that tell them apart.
  package func names(ofGroups groups: [[String]]) -> [String] {
    axes.names(of: groups.map { group in group.compactMap { places[$0] }.sorted() })
  }

  /// The choices that none of some themes goes with.
  package func choices(without names: [String]) -> [ThemeChoice] {
    axes.choices(without: names.compactMap { places[$0] })
  }

  /// The token at a path in each theme; nil in themes that lack it.
  package func values(of path: TokenPath) -> [(theme: String, token: Token?)] {
    themes.map { ($0.name, $0.tokens[path]) }
  }
}
