/// The order in which a system's sources overlay each other, and the choices between them.
struct Plan {
  /// One step of the order.
  enum Step {
    case always([Outline])
    case modifier(Modifier)
  }

  struct Modifier {
    let name: String
    /// In the author's order, the default first.
    var contexts: [(name: String, outlines: [Outline])]
    /// Whether an input may omit it.
    var hasDefault = false
    /// What has to be chosen of other modifiers too for its outlines to count.
    var beside: [(modifier: String, contexts: Set<String>)] = []
  }

  var steps: [Step] = []
  /// The name of the theme, if it is the only one.
  var defaultName = "default"
  /// The most permutations that are made of its modifiers.
  var mostThemes = 256
  /// The most tokens in all permutations together, apart from the first few permutations.
  var mostTokens = 4_000_000
  /// What a resolver calls the system, and what it says about it.
  var title: String?
  var summary: String?
  /// The tokens that only sets declare which no theme publishes.
  var referredOnly: Set<PathNumber> = []
  /// The names of tokens in sets that no theme chooses.
  var unchosen: Set<String> = []

  /// The tokens to which several files give different values, of which the last counts.
  var contested: Set<PathNumber> = []
  /// On what basis its files are read together.
  var basis = SystemBasis()

  /// The tokens that any step declares.
  var declared: Set<PathNumber> {
    var found: Set<PathNumber> = []
    for step in steps {
      let outlines: [Outline] =
        switch step {
        case .always(let outlines): outlines
        case .modifier(let modifier): modifier.contexts.flatMap(\.outlines)
        }
      for outline in outlines { found.formUnion(outline.tokens) }
    }
    return found
  }

  /// The modifiers, each once, in the order of their first appearance.
  var modifiers: [Modifier] {
    var found: [Modifier] = []
    var names: Set<String> = []
    for step in steps {
      if case .modifier(let modifier) = step, names.insert(modifier.name).inserted { found.append(modifier) }
    }
    return found
  }
}
