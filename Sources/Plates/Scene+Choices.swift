import Guide
package import Markup
package import Tokens

// What is shown when a reader chooses a theme. It works without a script: the stylesheet of the system's themes leaves out
// what is marked with a choice that is made, and sets a property for each, since no selector reaches into a shadow root.
extension Scene {
  /// The choices of a reader with which something is left out that is drawn for some themes; none for all of them.
  package func choices(without themes: [String]) -> [ThemeChoice] {
    guard let system, only == nil, !themes.isEmpty else { return [] }
    return system.themes.choices(without: themes)
  }

  /// The attribute of something that is drawn for some themes, if there is a choice without them.
  package func shown(in themes: [String]) -> [Attribute] {
    let choices = choices(without: themes)
    return choices.isEmpty ? [] : [.attr("data-without", choices.map(\.id).joined(separator: " "))]
  }

  /// The attributes of what the first side of a sample says, said again by a further one: it is seen while the sides
  /// before it are left out. Nil if one of them never is.
  package func again(behind sides: [Sample.Variant]) -> [Attribute]? {
    let toggles = sides.map { choices(without: $0.themes).toggle }
    guard !toggles.contains("") else { return nil }
    return [.class("again"), .style("--again:\(toggles.joined(separator: " ")) block")]
  }

  /// The attributes of what draws a sample: its token, and the choices with which it has no value.
  package func marks(of sample: Sample) -> [Attribute] {
    [.token(sample.path.description)] + shown(in: sample.variants.flatMap(\.themes))
  }
}

extension [ThemeChoice] {
  /// A value of a property that is empty if one of the choices is made, and invalid otherwise.
  package var toggle: String { reversed().reduce("") { "var(--\($1.id)\($0.isEmpty ? "" : ",\($0)"))" } }
}
