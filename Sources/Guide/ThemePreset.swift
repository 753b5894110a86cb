import Diagnostics
import Files
package import Tokens

/// Choices on some of the modifiers of a system that a reader makes at once, as `system.yml` names them.
package struct ThemePreset: Sendable {
  package let name: String
  package let choices: [Choice]

  /// A context of one modifier.
  package struct Choice: Sendable {
    package let modifier: String
    package let context: String
    /// Where the context is written.
    let place: Span
  }

  /// The choices that the themes offer.
  package func choices(among themes: TokenThemes) -> [ThemeChoice] {
    choices.compactMap { Self.choice($0, among: themes) }
  }

  private static func choice(_ wanted: Choice, among themes: TokenThemes) -> ThemeChoice? {
    themes.choices.first { $0.modifier.name == wanted.modifier }?.choices.first { $0.context == wanted.context }?.choice
  }

  /// Reports the choices that the themes do not offer.
  func check(against themes: TokenThemes, into diagnostics: inout Diagnostics) {
    for choice in choices where Self.choice(choice, among: themes) == nil {
      let modifier = themes.choices.first { $0.modifier.name == choice.modifier }
      let known = modifier?.choices.map(\.context) ?? themes.choices.map(\.modifier.name)
      let name = modifier == nil ? choice.modifier : choice.context
      diagnostics.report(
        .unknownTheme,
        modifier == nil
          ? "\(name), chosen by the preset \(self.name), is not a modifier with several contexts"
          : "\(name), chosen by the preset \(self.name), is not a context of \(choice.modifier)",
        at: choice.place, why: "the preset would choose less than it says",
        fix: known.isEmpty
          ? "leave the preset out: there is one theme"
          : "name one of \(known.joined(separator: ", "))")
    }
  }
}
