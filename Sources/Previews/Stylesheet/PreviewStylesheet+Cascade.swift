package import Files
package import Guide

extension PreviewStylesheet {
  /// What is seen of a sheet once all its rules are weighed: for each set of classes the declarations that win,
  /// `border-radius:var(--radius-soft)`, sorted.
  package static func winners(
    in file: SourceFile, for sets: [Set<String>], of system: DesignSystem
  ) -> [[String]] {
    let sheet = PreviewStylesheet(file, for: Set(sets.joined()), system: system)
    return sets.map { classes in
      var found: [String: (weight: Int, value: String)] = [:]
      for rule in sheet.rules {
        let weights = rule.selectors.filter { $0.allSatisfy(classes.contains) }.map(\.count)
        guard let weight = weights.max() else { continue }
        for declaration in rule.declarations where weight >= found[declaration.property]?.weight ?? 0 {
          found[declaration.property] = (weight, declaration.value)
        }
      }
      let isPainted = found.contains { paints($0.key, $0.value.value) }
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
