import Tokens

/// The choices between themes, and what each of them moves.
enum ThemesPage {
  static func page(of themes: TokenThemes) -> StarterPage? {
    guard themes.themes.count > 1 else { return nil }
    var body = StarterBody()
    body.block(PlateBlock(specimen: "axes", title: "What each choice changes", lines: []))
    let names = themes.modifiers.map { "\($0.name): \($0.contexts.joined(separator: ", "))" }
    return StarterPage(
      path: "foundations/themes.md", title: "Themes", summary: names.joined(separator: "; ") + ".",
      body: body)
  }
}
