import Printing

extension PreviewStylesheet {
  /// What is seen of a sheet once all its rules are weighed: for each set of classes the declarations that win,
  /// `border-radius:var(--radius-soft)`, sorted.
  package func winners(for sets: [Set<String>]) -> [[String]] {
    sets.map { classes in
      var found: [String: (weight: Int, value: String)] = [:]
      for rule in rules {
        let weights = rule.selectors.filter { $0.allSatisfy(classes.contains) }.map(\.count)
        guard let weight = weights.max() else { continue }
        for declaration in rule.declarations where weight >= found[declaration.property]?.weight ?? 0 {
          found[declaration.property] = (weight, declaration.value)
        }
      }
      let isPainted = found.contains { Self.paints($0.key, $0.value.value) }
      // Corners are seen only on what has a surface.
      let seen = found.filter { isPainted || !$0.key.hasSuffix("radius") }
      return seen.map { "\($0.key):\($0.value.value)" }.sorted()
    }
  }

  /// Whether a declaration gives an element a surface, an edge or a limit.
  private static func paints(_ property: String, _ value: String) -> Bool {
    if ["none", "transparent", "0", "visible"].contains(value) || property.hasSuffix("radius") { return false }
    return ["background", "border", "outline", "box-shadow", "overflow"].contains { property.hasPrefix($0) }
  }
}

extension PreviewStylesheet {
  /// The custom properties, without their dashes, of which one colours the text of an element and the other its ground;
  /// each pair once, in the order of the sheet.
  ///
  /// - Parameter sets: the classes of elements, besides those that the sheet's own selectors name.
  package func readings(for sets: [Set<String>]) -> [(text: String, ground: String)] {
    let own = rules.flatMap(\.selectors).map { Set($0) }
    return (own + sets).uniqued().compactMap { classes -> (text: String, ground: String)? in
      guard !classes.contains(where: { $0.contains("disabled") }),
        let text = value(of: "color", for: classes).flatMap(Self.property)
      else { return nil }
      let grounds = ["background", "background-color"].compactMap { value(of: $0, for: classes) }
      // Which of the two comes last is not worth the guess.
      guard grounds.count == 1, let ground = Self.property(grounds[0]) else { return nil }
      return (text, ground)
    }.uniqued { [$0.text, $0.ground] }
  }

  /// The one property that a value consists of: `ink` of `var(--ink)`.
  private static func property(_ value: String) -> String? {
    guard value.hasPrefix("var(--"), value.hasSuffix(")") else { return nil }
    let name = value.dropFirst("var(--".count).dropLast()
    return name.contains { " ,()".contains($0) } ? nil : String(name)
  }
}
