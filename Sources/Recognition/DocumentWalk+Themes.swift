import Files
import Printing
import Scans
import Wording

/// Colours whose names say which theme they are for.
extension DocumentWalk {
  /// Adds the colours of a text, those behind the name of a theme as colours of the theme: `Dark mode: text (#EEEEEE)`.
  mutating func addThemed(_ colors: [RecognizedValue], in list: Int) {
    let before = lineTheme
    if text.isExplicit, let name = text.name, colors.allSatisfy({ $0.name != text.ownName?.text }),
      let theme = ThemeName.theme(ofName: text.text[name]) ?? text.themeInBrackets
    {
      lineTheme = theme
    }
    add(colors, in: list)
    lineTheme = before
  }

  /// `Background (light)` and `Background (dark)` of one list or table, or the second beside `Background` alone: one name
  /// in two themes.
  mutating func takeThemes(since start: Int) {
    var places: [String: [(index: Int, stem: String, theme: String)]] = [:]
    for index in values.indices.dropFirst(start) where values[index].color != nil && !values[index].isMention {
      guard let (stem, theme) = ThemeName.ending(values[index].name) else { continue }
      places[stem.lowercased(), default: []].append((index, stem, theme))
    }
    for (name, themed) in places where themed.count <= 2 {
      let plain = values.indices.dropFirst(start).filter {
        values[$0].color != nil && values[$0].theme == nil && values[$0].name.lowercased() == name
      }
      let isPair = themed.count == 2 && themed[0].theme != themed[1].theme && plain.isEmpty
      guard isPair || themed.count == 1 && plain.count == 1 else { continue }
      if let other = plain.first { values[other].theme = themed[0].theme == "dark" ? "light" : "dark" }
      for (index, stem, theme) in themed {
        if let range = values[index].nameRange {
          let isWhole = Int(range.end - range.start) == values[index].name.utf8.count
          values[index].nameRange = isWhole ? ByteRange(range.start, range.start + stem.utf8.count) : nil
        }
        (values[index].name, values[index].theme) = (stem, theme)
      }
    }
  }
}
