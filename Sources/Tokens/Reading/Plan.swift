/// What is laid over what: the outlines of a system's sources, and where there is a choice between them.
struct Plan {
  /// One item of the order.
  enum Step {
    case always([Outline])
    case modifier(Modifier)
  }

  struct Modifier {
    let name: String
    /// In the author's order, the default first.
    var contexts: [(name: String, outlines: [Outline])]
    /// Whether an input may leave it out.
    var hasDefault = false
  }

  var steps: [Step] = []
  /// The name of the only theme.
  var defaultName = "default"

  /// The modifiers, each once, in the order of their first appearance.
  var modifiers: [Modifier] {
    var found: [Modifier] = []
    for step in steps {
      if case .modifier(let modifier) = step, !found.contains(where: { $0.name == modifier.name }) {
        found.append(modifier)
      }
    }
    return found
  }
}
