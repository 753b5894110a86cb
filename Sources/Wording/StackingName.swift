/// Names of places in the order from back to front.
package enum StackingName {
  /// Whether a name begins as those of such places do: `z-modal`, `--z-modal`, `$zModal`, `z.modal`, `zIndexModal`.
  package static func matches(_ name: some StringProtocol) -> Bool {
    let name = name.drop { $0 == "-" || $0 == "$" }
    guard name.first == "z", let next = name.dropFirst().first else { return name == "z" }
    if next.isUppercase { return true }
    let rest = name.dropFirst(2)
    if "-_.".contains(next) { return !rest.isEmpty && !others.contains { rest.hasPrefix($0) } }
    return name.hasPrefix("zindex")
  }

  /// What else has a name that begins with the letter.
  private static let others = ["axis", "score", "test", "value", "wave"]

  /// Whether any part of a path is such a name, or has a word for layers.
  package static func isSaid(by path: [String]) -> Bool {
    path.contains { part in
      matches(part)
        || part.lowercased().split { $0 == "-" || $0 == "_" || $0 == " " }.contains { words.contains($0) }
    }
  }

  private static let words: Set<Substring> = ["layer", "layers", "zindex", "zindices", "stacking"]
}
