/// Words with which sentences lead to a value and from it, and with which no name begins or ends.
package enum NameEdges {
  /// A name without such words at its ends: `gap-2` of `Use gap-2`, `Header background` of `Header background is always`.
  ///
  /// - Parameter isColor: whether it is one of a colour, which is not called `Fade in`.
  /// - Returns: nil where the words say nothing else: `Or`, `Never`.
  package static func trimmed(_ name: String, isColor: Bool) -> Substring? {
    var words = name.split(separator: " ")[...]
    guard words.count < mostWords else { return name[...] }
    if isNothing(words) { return nil }
    while words.count > 1, let first = words.first, leading.contains(first.lowercased()),
      // `Use case`, `For you`
      !nouns.contains(words[words.startIndex + 1].lowercased())
    {
      words.removeFirst()
    }
    while words.count > 1, let last = words.last, mayEnd(last.lowercased(), words.count, isColor: isColor) {
      words.removeLast()
    }
    // `Hover animations use the token`: who does what is not what is called so.
    if words.count > 3, let verb = words.dropFirst().dropLast().firstIndex(where: { verbs.contains($0.lowercased()) }),
      !relatives.contains(words[verb - 1].lowercased())
    {
      words = words[..<verb]
    }
    guard let first = words.first, let last = words.last else { return name[...] }
    return isNothing(words) ? nil : name[first.startIndex..<last.endIndex]
  }

  private static let mostWords = 12

  private static func isNothing(_ words: ArraySlice<Substring>) -> Bool {
    words.allSatisfy { saysNothing.contains($0.lowercased()) }
      || words.count > 1 && phrases.contains(words.joined(separator: " ").lowercased())
  }

  /// Only of a name of some words: `Color 2 is`, and not `Who is`.
  private static func mayEnd(_ word: String, _ count: Int, isColor: Bool) -> Bool {
    trailing.contains(word) || isColor && count > 2 && word == "in"
  }

  private static let leading: Set<String> = [
    "or", "and", "und", "oder", "et", "ou", "use", "uses", "using", "usa", "usar", "utiliser", "nutze",
    "keep", "prefer", "apply", "featuring", "including", "only", "for", "für", "pour", "para", "recommend", "via",
  ]

  private static let nouns: Set<String> = ["case", "cases", "you", "all", "what", "the", "a", "an"]

  private static let trailing: Set<String> = [
    "using", "via", "is", "are", "always", "with", "than", "as", "not", "ist", "sind", "est", "sont", "são", "mit",
    "avec",
  ]

  private static let verbs: Set<String> = [
    "use", "uses", "get", "gets", "stay", "stays", "take", "takes", "should", "must", "become", "becomes",
    "has", "have",
  ]

  private static let relatives: Set<String> = ["that", "which", "who", "what", "when", "how", "to", "of", "in"]

  private static let saysNothing: Set<String> = [
    "or", "and", "und", "oder", "et", "ou", "use", "uses", "using", "for", "with", "never", "always", "recommend",
    "le", "les", "sur", "der", "die", "das", "nie", "jamais", "nunca", "现在是", "现在",
  ]

  private static let phrases: Set<String> = ["now it", "now it is", "it is now", "es ist jetzt", "now uses"]
}
