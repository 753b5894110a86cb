import Colorimetry
import Guide
package import Tokens

/// A theme in which something is drawn.
package struct DrawnTheme: Sendable {
  package let theme: Theme
  /// The choices that tell it from the others drawn; nil if it is the only one.
  package let label: String?
  /// The themes that look the same, itself among them.
  package let themes: [String]

  package init(theme: Theme, label: String?, themes: [String]) {
    self.theme = theme
    self.label = label
    self.themes = themes
  }
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
    guard let system, all.count > 1 else { return all.map { DrawnTheme(theme: $0, label: nil, themes: []) } }
    var numbers: [[String]: Int] = [:]
    var groups: [(theme: Theme, names: [String])] = []
    for theme in all {
      var look = samples.map { sample in
        sample.variants.firstIndex { $0.themes.isEmpty || $0.themes.contains(theme.name) }.map(String.init) ?? "-"
      }
      if onSurfaces { look += Surface.chosen(chosen, self, in: theme).map(\.color.hex) }
      if let known = numbers[look] {
        groups[known].names.append(theme.name)
      } else {
        numbers[look] = groups.count
        groups.append((theme, [theme.name]))
      }
    }
    guard groups.count > 1 else { return [DrawnTheme(theme: groups[0].theme, label: nil, themes: [])] }
    return zip(groups, system.themes.names(ofGroups: groups.map(\.names))).map {
      DrawnTheme(theme: $0.theme, label: $1, themes: $0.names)
    }
  }
}
