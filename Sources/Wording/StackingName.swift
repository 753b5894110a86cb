/// Names of places in the order from back to front.
package enum StackingName {
  /// Whether a name of a whole number is that of one: `z-modal`, `--layer-top`.
  package static func isOfNumber(_ name: some StringProtocol) -> Bool {
    let own = name.drop { $0 == "-" || $0 == "$" }
    guard own.hasPrefix("layer-") || own.hasPrefix("layer_") else { return matches(name) }
    return !grounds.contains(Substring(own.dropFirst(6)))
  }

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

  /// Whether any part of a path is such a name, or has a word for layers and none for what else has some: a background,
  /// a shadow, a colour.
  package static func isSaid(by path: [String]) -> Bool {
    if path.contains(where: matches) { return true }
    let all = path.flatMap { $0.lowercased().split { $0 == "-" || $0 == "_" || $0 == " " } }
    let kind = KindWords(Array(path.joined(separator: " ").utf8)[...]).kind
    return all.contains(where: words.contains) && (kind == nil || kind == .layer)
      && !all.contains(where: grounds.contains)
  }

  /// Whether a heading is one for places in the order of depth: `Layers`, `Z-index scale`, `Stacking order`.
  package static func areSaid(in heading: ArraySlice<UInt8>) -> Bool {
    if KindWords(heading).contains(.layer) { return true }
    let all = String(decoding: heading, as: UTF8.self).lowercased().split { !$0.isLetter }
    return all.contains { ["layers", "layering", "stacking"].contains($0) } && !all.contains(where: grounds.contains)
  }

  private static let words: Set<Substring> = ["layer", "layers", "zindex", "zindices", "stacking"]
  private static let grounds: Set<Substring> = [
    "background", "backgrounds", "bg", "surface", "surfaces", "blur", "color", "opacity", "count",
  ]
}
