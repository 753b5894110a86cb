package import Guide
package import Tokens

/// Two themes that are compared.
package struct ThemePair: Sendable {
  package let base: Theme
  package let head: Theme
  /// Its place among those that are compared.
  package let number: Int
}

/// Which theme of one version is which of the other.
///
/// A theme is a choice on axes. Two are the same where they agree on the axes that both versions have, in whatever order
/// these are; on an axis that only one version has, the context that is most like the other version stands for what there
/// was, or is, without it.
package struct ThemePairs: Sendable {
  /// An axis that both versions have.
  package struct Axis: Sendable {
    package let old: TokenModifier
    package let new: TokenModifier
    /// What the contexts that both have were called, by their names now.
    package let former: [String: String]
  }

  /// In the order of the new version.
  package let axes: [Axis]
  package let removed: [TokenModifier]
  package let added: [TokenModifier]
  /// Those that are compared, that of the default first.
  package let all: [ThemePair]
  /// For each axis that only one version has, by its name, the context that is compared.
  package let standing: (removed: [String: String], added: [String: String])
  private let themes: ThemeAxes
  /// For each pair, the places of the themes of the new version that differ from it at most on added axes.
  private let places: [[Int]]

  package init(_ base: DesignSystem, _ head: DesignSystem) {
    let (old, new) = (base.themes, head.themes)
    let kept = Self.kept(old.modifiers, new.modifiers)
    axes = kept.map { Axis(old: $0.old, new: $0.new, former: Self.formerNames($0.old, $0.new, old, new)) }
    let names = (Set(kept.map(\.old.name)), Set(kept.map(\.new.name)))
    removed = old.modifiers.filter { !names.0.contains($0.name) }
    added = new.modifiers.filter { !names.1.contains($0.name) }
    themes = new.axes
    let standing = (
      removed: Self.standing(for: removed, of: old, besides: head.defaultTheme.tokens),
      added: Self.standing(for: added, of: new, besides: base.defaultTheme.tokens)
    )
    self.standing = standing
    let byChoice = Dictionary(old.themes.map { (Self.choice(of: $0), $0) }) { first, _ in first }
    let formerly = new.themes.map { [axes, removed] in
      Self.formerChoice(of: $0, axes, removed, standing.removed)
    }
    let first = new.themes.firstIndex { $0.name == head.defaultTheme.name } ?? 0
    var pairs: [ThemePair] = []
    var numbers: [[String: String]: Int] = [:]
    for place in [first] + new.themes.indices.filter({ $0 != first }) {
      guard let former = formerly[place], let theme = byChoice[former], numbers[former] == nil,
        Self.stands(new.themes[place], standing.added)
      else { continue }
      numbers[former] = pairs.count
      pairs.append(ThemePair(base: theme, head: new.themes[place], number: pairs.count))
    }
    if pairs.isEmpty {
      all = [ThemePair(base: base.defaultTheme, head: head.defaultTheme, number: 0)]
      places = [[first]]
      return
    }
    all = pairs
    var places = [[Int]](repeating: [], count: pairs.count)
    for (place, former) in formerly.enumerated() {
      if let number = former.flatMap({ numbers[$0] }) { places[number].append(place) }
    }
    self.places = places
  }

  /// Whether both have the same default theme.
  package func hasSameDefault(_ base: DesignSystem, _ head: DesignSystem) -> Bool {
    all.contains { $0.head.name == head.defaultTheme.name && $0.base.name == base.defaultTheme.name }
  }

  /// The choices that tell some pairs from the others; nil for all of them.
  package func label(of pairs: [ThemePair]) -> String? {
    if pairs.count == all.count { return nil }
    let name = themes.names(of: [pairs.flatMap { places[$0.number] }.sorted()])[0]
    return name.isEmpty ? nil : name
  }

  // MARK: Axes

  /// The axes of the same name, and of the rest those that have most of their contexts in common.
  private static func kept(
    _ old: [TokenModifier], _ new: [TokenModifier]
  ) -> [(old: TokenModifier, new: TokenModifier)] {
    let names = Set(new.map(\.name))
    var rest = old.filter { !names.contains($0.name) }
    return new.compactMap { axis in
      if let same = old.first(where: { $0.name == axis.name }) { return (same, axis) }
      let alike = rest.firstIndex { other in
        let shared = Set(other.contexts).intersection(axis.contexts).count
        return shared * 2 > max(other.contexts.count, axis.contexts.count)
      }
      return alike.map { (rest.remove(at: $0), axis) }
    }
  }

  /// By how much a larger share of the same values is evidence.
  private static let clearly = 0.1

  /// The least share of tokens with the same values with which two contexts are taken for one.
  private static let least = 0.5

  private static func formerNames(
    _ old: TokenModifier, _ new: TokenModifier, _ base: TokenThemes, _ head: TokenThemes
  ) -> [String: String] {
    var former: [String: String] = [:]
    for context in new.contexts where old.contexts.contains(context) { former[context] = context }
    let gone = old.contexts.filter { !new.contexts.contains($0) }
    let come = new.contexts.filter { !old.contexts.contains($0) }
    if gone.isEmpty || come.isEmpty { return former }
    let tokens = (
      gone.map { Self.theme(of: base, $0, on: old)?.tokens }, come.map { Self.theme(of: head, $0, on: new)?.tokens }
    )
    let pairs = BestPairs.among(gone.count, come.count, least: least) { old, new in
      guard let a = tokens.0[old], let b = tokens.1[new] else { return nil }
      return likeness(a, b)
    }
    for pair in pairs { former[come[pair.new]] = gone[pair.old] }
    return former
  }

  /// The first theme with a context, which has the defaults of the other axes.
  private static func theme(of themes: TokenThemes, _ context: String, on axis: TokenModifier) -> Theme? {
    themes.themes.first { theme in theme.inputs.contains { $0.modifier == axis.name && $0.context == context } }
  }

  /// The share of tokens that have the same value.
  private static func likeness(_ a: TokenSet, _ b: TokenSet) -> Double {
    let shared = a.tokens.count { b[$0.path]?.value == $0.value }
    return Double(shared) / Double(max(a.tokens.count, b.tokens.count, 1))
  }

  // MARK: Choices

  private static func choice(of theme: Theme) -> [String: String] {
    Dictionary(theme.inputs.map { ($0.modifier, $0.context) }) { first, _ in first }
  }

  /// The choice in the old version that stands for a theme of the new one; nil for a context that there was not.
  private static func formerChoice(
    of theme: Theme, _ axes: [Axis], _ removed: [TokenModifier], _ standing: [String: String]
  ) -> [String: String]? {
    let choice = choice(of: theme)
    var former: [String: String] = [:]
    for axis in removed { former[axis.name] = standing[axis.name] }
    for axis in axes {
      guard let context = choice[axis.new.name].flatMap({ axis.former[$0] }) else { return nil }
      former[axis.old.name] = context
    }
    return former
  }

  private static func stands(_ theme: Theme, _ contexts: [String: String]) -> Bool {
    let choice = choice(of: theme)
    return contexts.allSatisfy { choice[$0.key] == $0.value }
  }

  /// The context of each axis in which most tokens have the value that they have in the other version: the default unless
  /// another is clearly more like it.
  private static func standing(
    for axes: [TokenModifier], of themes: TokenThemes, besides tokens: TokenSet
  ) -> [String: String] {
    axes.reduce(into: [:]) { standing, axis in
      var best: (context: String, likeness: Double)?
      for context in axis.contexts {
        let share = theme(of: themes, context, on: axis).map { likeness($0.tokens, tokens) } ?? 0
        if best.map({ share > $0.likeness + clearly }) ?? true { best = (context, share) }
      }
      standing[axis.name] = best?.context
    }
  }
}
