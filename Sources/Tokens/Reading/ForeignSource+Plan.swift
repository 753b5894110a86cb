import Dialects

extension ForeignSource {
  /// Its place in the order of a system's sources.
  func steps(_ outline: Outline) -> [Plan.Step] {
    if choices.isEmpty { return [.always([outline])] }
    return choices.enumerated().map { place, choice in
      // What needs every choice is there once, with what has to be chosen besides.
      let isHere = place == 0 || !needsAllChoices
      let contexts = choice.contexts.map { (name: $0, outlines: isHere && choice.chosen.contains($0) ? [outline] : []) }
      let beside = needsAllChoices && place == 0 ? choices.dropFirst().map { ($0.modifier, $0.chosen) } : []
      return .modifier(
        Plan.Modifier(
          name: choice.modifier, contexts: contexts, hasDefault: true,
          beside: beside.map { (modifier: $0.0, contexts: $0.1) }))
    }
  }
}
