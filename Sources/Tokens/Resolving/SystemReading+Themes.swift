import Diagnostics
import Dialects
import Files
import TokenValues

extension SystemReading {
  /// Resolves every permutation of a plan, the one of the defaults first.
  mutating func themes(of plan: Plan) -> TokenThemes {
    let modifiers = plan.modifiers
    let choices = choices(
      modifiers, most: max(4, min(plan.mostThemes, plan.mostTokens / max(1, inventory.tokens.count))))
    var resolution = Resolution(plan, inventory: inventory, suggestions: Suggestions(), remembers: choices.count > 1)
    var themes: [Theme] = []
    for choice in choices {
      let inputs = zip(modifiers, choice).map { (modifier: $0.name, context: $0.contexts[$1].name) }
      let name = inputs.isEmpty ? plan.defaultName : inputs.map(\.context).joined(separator: ", ")
      let tokens = tokens(of: plan, modifiers, choice, &resolution)
      themes.append(Theme(name: name, inputs: inputs, tokens: tokens))
    }
    diagnostics.append(resolution.diagnostics)
    if choices.count > 1 || inventory.hasInheritance { diagnostics = diagnostics.withoutRepeats }
    diagnostics = diagnostics.joiningAliases(known: inventory.paths)
    var basis = plan.basis
    basis.contested = paths(plan.contested)
    basis.join(themes)
    let first = themes.first ?? Theme(name: plan.defaultName, tokens: TokenSet(tokens: []))
    return TokenThemes(
      default: first, others: Array(themes.dropFirst()),
      modifiers: modifiers.map { modifier in
        let names = modifier.contexts.map(\.name)
        return TokenModifier(
          name: modifier.name, contexts: names, defaultContext: modifier.hasDefault ? names.first : nil)
      }, title: plan.title, summary: plan.summary,
      basis: basis, referredOnly: paths(plan.referredOnly), ofSources: pathsOfSources
    ).drawn(pixelsPerRem: dialects.pixelsPerRem ?? Self.root(of: first))
  }

  /// How many pixels a rem is by a token that is called the size of the root: `--root-font-size: 10px`.
  private static func root(of theme: Theme) -> Double? {
    theme.tokens.tokens.lazy.compactMap { token -> Double? in
      guard case .dimension(let length) = token.value, length.unit == .px, (4...64).contains(length.value) else {
        return nil
      }
      let words = Set(token.path.description.lowercased().split { !$0.isLetter }.map(String.init))
      return words.isSuperset(of: ["root", "size"]) && !words.isDisjoint(with: ["font", "html", "rem"])
        ? length.value : nil
    }.first
  }

  private func paths(_ numbers: some Sequence<PathNumber>) -> Set<TokenPath> {
    Set(numbers.map { inventory.paths.paths[Int($0)] })
  }

  private var pathsOfSources: [ObjectIdentifier: Set<TokenPath>] {
    ofSources.reduce(into: [:]) { found, source in
      found[ObjectIdentifier(source.file), default: []].formUnion(paths(source.outline.tokens))
    }
  }

  private mutating func tokens(
    of plan: Plan, _ modifiers: [Plan.Modifier], _ choice: [Int], _ resolution: inout Resolution
  ) -> TokenSet {
    var overlay = SourceOverlay(paths: inventory.paths.count)
    let contexts = zip(modifiers, choice).map { ($0.name, $0.contexts[$1].name) }
    let chosen = Dictionary(contexts) { first, _ in first }
    for step in plan.steps {
      let outlines: [Outline]
      var isOfTheme = false
      switch step {
      case .always(let sources): outlines = sources
      case .modifier(let modifier):
        isOfTheme = true
        // Two modifiers with the same name, which is reported, may have different contexts.
        let own = modifier.contexts.first { $0.name == chosen[modifier.name] }?.outlines ?? []
        let isChosen = modifier.beside.allSatisfy { other in
          chosen[other.modifier].map(other.contexts.contains) ?? false
        }
        outlines = isChosen ? own : []
      }
      for outline in outlines { overlay.add(outline, of: inventory, isChosen: isOfTheme, into: &diagnostics) }
    }
    if inventory.hasInheritance {
      // Paths added by inheritance keep their numbers, since remembered tokens are found by them.
      var paths = PathTable()
      swap(&paths, &inventory.paths)
      var inheritance = GroupExtension(overlay: overlay, paths: paths, suggestions: resolution.suggestions)
      paths = PathTable()
      inheritance.run()
      diagnostics.append(inheritance.diagnostics)
      overlay = inheritance.overlay
      inventory.paths = inheritance.paths
    }
    return resolution.resolve(overlay, paths: inventory.paths)
  }

  /// For every permutation, the index of the chosen context of each modifier.
  ///
  /// - Parameter most: with more of them, only the defaults and every single change of these are made.
  private mutating func choices(_ modifiers: [Plan.Modifier], most: Int) -> [[Int]] {
    var count = 1
    for modifier in modifiers { count = min(most + 1, count * modifier.contexts.count) }
    guard count > most else { return permutations(modifiers) }
    let defaults = [Int](repeating: 0, count: modifiers.count)
    var choices = [defaults]
    for (position, modifier) in modifiers.enumerated() {
      for context in modifier.contexts.indices.dropFirst() where choices.count < most {
        var choice = defaults
        choice[position] = context
        choices.append(choice)
      }
    }
    let why = "each is a whole set of tokens, so only the default theme and those one choice away from it are made"
    if let modifierSpan {
      diagnostics.report(
        .tooManyThemes, "the modifiers have more than \(most) permutations", at: modifierSpan, why: why,
        fix: "split them, or use fewer contexts")
    } else {
      let axes = modifiers.map { "\($0.contexts.count) of \($0.name)" }
      let finding = Diagnostic(
        .tooManyThemes, "the files choose among more than \(most) themes: \(axes.joined(separator: ", "))",
        at: chosenFile?.start, why: why, fix: "name the sets of each theme that is used in a *.resolver.json")
      // Nobody has thought of all of them together.
      diagnostics.report(finding.with(.note))
    }
    return choices
  }

  /// The last modifier changes fastest.
  private func permutations(_ modifiers: [Plan.Modifier]) -> [[Int]] {
    var choices: [[Int]] = [[]]
    for modifier in modifiers {
      choices = choices.flatMap { choice in modifier.contexts.indices.map { choice + [$0] } }
    }
    return choices
  }
}

extension Diagnostics {
  /// The findings without duplicates from several permutations.
  fileprivate var withoutRepeats: Diagnostics {
    struct Key: Hashable {
      let rule: Rule
      let message: String
      let place: Place?
    }
    var seen: Set<Key> = []
    var kept = Diagnostics()
    for diagnostic in all {
      let place = diagnostic.span.map { Place($0.file, $0.range) }
      let key = Key(rule: diagnostic.rule, message: diagnostic.message, place: place)
      if seen.insert(key).inserted { kept.report(diagnostic) }
    }
    return kept
  }
}
