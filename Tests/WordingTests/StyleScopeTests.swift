import Testing

@testable import Wording

/// For what a selector or an at-rule of a stylesheet declares properties.
@Suite struct StyleScopeTests {
  private func theme(_ names: String...) -> StyleScope {
    .theme(names.map { StyleScope.Choice(modifier: "theme", name: $0) })
  }

  @Test(arguments: [
    ":root", "html", "body", ":host", ":root, :host", "@theme", "@theme inline", ":root,\n.card", "html body",
    ":root:not(.dark)", "[data-theme]", ":where(:root)",
  ])
  func knowsTheWholePage(_ prelude: String) {
    #expect(StyleScope(prelude) == .page)
  }

  @Test(arguments: [
    (".dark", "dark"), ("html.dark", "dark"), (":root[data-theme=\"dark\"]", "dark"), ("[data-theme=dark]", "dark"),
    ("[data-bs-theme='dark']", "dark"), ("[data-color-scheme=\"light\"]", "light"), (".theme-ocean", "ocean"),
    (".ocean-theme", "ocean"), (".dark-mode", "dark"), (".high-contrast", "high-contrast"),
    ("@media (prefers-color-scheme: dark)", "dark"), (":is(.dark, [data-theme=\"dark\"])", "dark"),
    (".dark, [data-theme=\"dark\"]", "dark"), ("@variant dark", "dark"), (".dark body", "dark"), ("&.dark", "dark"),
    ("[class~=\"theme-dark\"]", "dark"), (":host([data-theme=\"dark\"])", "dark"), ("html.sepia", "sepia"),
  ])
  func knowsThemes(_ prelude: String, _ name: String) {
    #expect(StyleScope(prelude) == theme(name))
  }

  @Test(arguments: [
    ".card", "[data-theme=\"dark\"] .card", "body.home", "*", ".dark *", "@media (min-width: 600px)", "@media print",
    "@supports (color: oklch(0 0 0))", ":root:hover", "#app", "[data-variant=\"primary\"]", "@mixin dark", ".edit-mode",
    "[data-state=\"open\"]", "html[data-embed=\"tuner\"]", String(repeating: ":is(", count: 400),
  ])
  func knowsPartsOfThePage(_ prelude: String) {
    #expect(StyleScope(prelude) == .part)
  }

  @Test(arguments: [("more", "more"), ("high", "more"), ("less", "less")])
  func knowsContrasts(_ word: String, _ name: String) {
    #expect(
      StyleScope("@media (prefers-contrast: \(word))")
        == .theme([StyleScope.Choice(modifier: "contrast", name: name)]))
  }

  @Test func knowsWhatIsChosenBesideATheme() {
    func chosen(_ modifier: String, _ name: String) -> StyleScope {
      .theme([StyleScope.Choice(modifier: modifier, name: name)])
    }
    #expect(StyleScope(":root[data-theme-accent='blue']") == chosen("theme-accent", "blue"))
    #expect(StyleScope(":root[data-theme-accent]") == .part)
    #expect(StyleScope("[data-color-theme='ocean']") == theme("ocean"))
  }

  @Test(arguments: [
    (".theme-ocean, .theme-forest", ["ocean", "forest"]), ("[data-theme=\"dark\"], .dark", ["dark"]),
    (".theme-ocean, :root", []), ("[data-theme='dark'], html.night", ["dark"]), (".dark, .card", ["dark"]),
    ("@media (prefers-color-scheme: dark), print", []),
  ])
  func knowsTheThemesOfSeveralSelectors(_ prelude: String, _ names: [String]) {
    let found = StyleScope.all(prelude).compactMap { scope -> String? in
      if case .theme(let choices) = scope { choices.map(\.name).joined(separator: " ") } else { nil }
    }
    #expect(found == names)
  }

  @Test func joinsWhatIsWithin() {
    #expect(StyleScope("@layer base") == .any)
    #expect(StyleScope(":root").within(StyleScope("@media (prefers-color-scheme: dark)")) == theme("dark"))
    #expect(StyleScope(".dark").within(StyleScope(".theme-ocean")) == theme("ocean", "dark"))
    #expect(StyleScope(":root").within(StyleScope(".card")) == .part)
    let dark = StyleScope("@media (prefers-color-scheme: dark)")
    #expect(StyleScope("[data-theme=\"system\"]").within(dark) == theme("system-dark"))
    #expect(StyleScope.themeOfPage(":root, [data-theme=\"light\"]")?.name == "light")
    #expect(
      StyleScope(":root[data-density=\"compact\"]")
        == .theme([StyleScope.Choice(modifier: "density", name: "compact")]))
  }
}
