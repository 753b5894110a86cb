import Dialects

extension ForeignSource {
  /// Its place in the order of a system's sources.
  func steps(_ outline: Outline) -> [Plan.Step] {
    if choices.isEmpty { return [.always([outline])] }
    return choices.map { choice in
      let contexts = choice.contexts.map { (name: $0, outlines: choice.chosen.contains($0) ? [outline] : []) }
      return .modifier(Plan.Modifier(name: choice.modifier, contexts: contexts, hasDefault: true))
    }
  }
}
