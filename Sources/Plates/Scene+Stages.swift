import Colorimetry
import Guide
package import Tokens

/// A theme in which something is drawn.
package struct DrawnTheme: Sendable {
  package let theme: Theme
  /// The choices that tell it from the others drawn; nil if it is the only one.
  package let label: String?
}

extension Scene {
  /// The themes in which some samples, or the surfaces below them, differ: of those in which all are the same, the first.
  ///
  /// - Parameters:
  ///   - onSurfaces: whether the system's surfaces are drawn too.
  ///   - chosen: a surface that is drawn in their place.
  package func drawnThemes(
    of samples: [Sample], onSurfaces: Bool = true, chosen: ThemedToken? = nil
  ) -> [DrawnTheme] {
    let all = themes
    guard let system, all.count > 1 else { return all.map { DrawnTheme(theme: $0, label: nil) } }
    var numbers: [[String]: Int] = [:]
    var groups: [(theme: Theme, places: [Int])] = []
    let places = Dictionary(system.themes.themes.enumerated().map { ($1.name, $0) }) { first, _ in first }
    for theme in all {
      var look = samples.map { sample in
        sample.variants.firstIndex { $0.themes.isEmpty || $0.themes.contains(theme.name) }.map(String.init) ?? "-"
      }
      if onSurfaces { look += Surface.chosen(chosen, self, in: theme).map(\.color.hex) }
      let place = places[theme.name] ?? 0
      if let known = numbers[look] {
        groups[known].places.append(place)
      } else {
        numbers[look] = groups.count
        groups.append((theme, [place]))
      }
    }
    guard groups.count > 1 else { return [DrawnTheme(theme: groups[0].theme, label: nil)] }
    return zip(groups, system.themes.axes.names(of: groups.map { $0.places.sorted() })).map {
      DrawnTheme(theme: $0.theme, label: $1)
    }
  }
}
