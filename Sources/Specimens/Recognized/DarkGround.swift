import Colorimetry
import Plates
import Scans
import Tokens
import Wording

extension Surface {
  /// The dark ground of a document that names one and has no other theme: what is translucent there is drawn on it, since
  /// light lines and shadows cannot be seen on white. Nil for any other document.
  static func dark(among values: [RecognizedValue]) -> Surface? {
    let colors = values.filter { $0.kind == .color && !$0.isMention }
    guard colors.allSatisfy({ $0.theme == nil && $0.color != nil }) else { return nil }
    let grounds = colors.filter { isGround($0.name) && !isOfComponent($0, among: values) }
    guard let first = grounds.first, let color = first.color,
      grounds.allSatisfy({ isDark($0.color) })
    else { return nil }
    return Surface(path: TokenPath(first.name), name: first.name, color: color)
  }

  /// The dark ground that some values give themselves, as the palette of a dark section does; nil where they give another.
  static func own(of values: [RecognizedValue]) -> Surface? {
    guard values.contains(where: { isDark($0.color) }) else { return nil }
    let grounds = values.filter { $0.color != nil && isGround($0.name) }
    guard let first = grounds.first, let color = first.color, grounds.allSatisfy({ isDark($0.color) }) else {
      return nil
    }
    return Surface(path: TokenPath(first.name), name: first.name, color: color)
  }

  /// The ground that a document names for its dark theme.
  static func ofDarkTheme(among values: [RecognizedValue]) -> Surface? {
    for value in values where value.kind == .color && !value.isMention {
      let saysDark = value.name.lowercased().hasPrefix("dark ")
      var color = value.theme == "dark" || saysDark ? value.color : nil
      if case .themed(let colors) = value.value { color = colors.first { $0.theme == "dark" }?.color }
      guard let color, isDark(color), isGround(saysDark ? String(value.name.dropFirst(5)) : value.name) else {
        continue
      }
      return Surface(path: TokenPath(value.name), name: value.name, color: color)
    }
    return nil
  }

  /// The light ground that a document names for its pages.
  static func ofPage(among values: [RecognizedValue]) -> Surface? {
    for value in values where value.kind == .color && !value.isMention && value.theme != "dark" {
      var color = value.color
      if case .themed(let colors) = value.value { color = colors.first { $0.theme == "light" }?.color }
      guard let color, !isDark(color), !color.isTranslucent, isGround(value.name),
        !isOfComponent(value, among: values)
      else { continue }
      return Surface(path: TokenPath(value.name), name: value.name, color: color)
    }
    return nil
  }

  /// Whether a colour is that of a thing whose padding or radius stands in the same list.
  private static func isOfComponent(_ color: RecognizedValue, among values: [RecognizedValue]) -> Bool {
    values.contains { value in
      guard value.container == color.container, GenericName.matches(value.name) else { return false }
      return [.spacing, .radius, .borderWidth, .size].contains(value.kind)
    }
  }

  private static func isDark(_ color: Color?) -> Bool {
    (color?.luminance ?? 1) < darkest && color?.isTranslucent == false
  }

  /// Above it white text does not reach 4.5 : 1, as WCAG 2.2 has it, 1.4.3.
  private static let darkest = 0.18

  private static func isGround(_ name: String) -> Bool {
    let words = NameWords(name).words
    return words.contains(where: grounds.contains) && words.allSatisfy { grounds.contains($0) || others.contains($0) }
  }

  private static let grounds: Set<String> = [
    "background", "bg", "canvas", "paper", "ground", "hintergrund", "fond", "fondo", "fundo", "sfondo", "achtergrond",
    "фон", "背景", "배경", "배경색", "背景色",
  ]
  private static let others: Set<String> = [
    "color", "base", "main", "primary", "default", "page", "app", "body", "site", "principal", "de", "página", "pagina",
  ]
}
