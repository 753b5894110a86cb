import Testing
import Tokens

/// Themes in the front matter of documents.
@Suite struct DesignThemesTests {
  @Test(arguments: [
    "a: \"light-dark(#ffffff, #000000)\"", "a: {light: \"#ffffff\", dark: \"#000000\"}",
    "a: {default: \"#ffffff\", dark: \"#000000\", usage: Paper}",
  ])
  func readsLightAndDarkAsThemes(_ color: String) {
    let read = ReadDesign("colors:\n  \(color)\n  b: \"#ff0000\"")
    #expect(read.themes.themes.map(\.name) == ["light", "dark"])
    #expect(read.css("colors.a", in: "light") == "#ffffff")
    #expect(read.css("colors.a", in: "dark") == "#000000")
    #expect(read.css("colors.b", in: "dark") == "#ff0000")
    #expect(read.rules.isEmpty)
  }

  @Test(arguments: [
    "light: {a: \"#ffffff\", only: \"#00ff00\"}\n  dark: {a: \"#000000\"}",
    "dark:\n    a: \"#000000\"\n  light:\n    a: \"#ffffff\"",
    "light: {text: {x: \"{colors.a}\"}, a: \"#ffffff\"}\n  dark: {text: {x: \"#222222\"}, a: \"#000000\"}",
  ])
  func readsGroupsOfThemes(_ colors: String) {
    let read = ReadDesign("colors:\n  \(colors)\n  b: \"{colors.a}\"")
    #expect(read.themes.themes.map(\.name) == ["light", "dark"])
    #expect(read.css("colors.a", in: "light") == "#ffffff")
    #expect(read.css("colors.b", in: "dark") == "#000000")
    #expect(read.rules.isEmpty)
  }

  /// A document that keeps all that has a theme in a group for each, and refers to it without saying which.
  @Test func readsSchemesAsThemes() {
    let read = ReadDesign(
      """
      schemes:
        dark:
          surface: {base: "#101418"}
          state: {hover: "{surface.base}"}
        light:
          surface: {base: "#ffffff"}
          state: {hover: "{surface.base}"}
      spacing: {sm: 4px}
      components:
        panel: {backgroundColor: "{surface.base}"}
      """)
    #expect(read.messages.isEmpty, "\(read.messages)")
    #expect(Set(read.themes.themes.map(\.name)) == ["light", "dark"])
    for path in ["surface.base", "state.hover", "components.panel.backgroundColor"] {
      #expect(read.css(path, in: "light") == "#ffffff")
      #expect(read.css(path, in: "dark") == "#101418")
    }
    let called = ReadDesign(
      "themes:\n  dark: {ink: {a: \"#101418\"}}\n  light: {ink: {a: \"#ffffff\"}}\ncolors: {b: \"{themes.dark.ink.a}\"}"
    )
    #expect(called.css("colors.b", in: "light") == "#101418")
  }

  @Test func keepsGroupsOfThemesThatAreCalledByTheirNames() {
    let read = ReadDesign("colors:\n  light: {a: \"#ffffff\"}\n  dark: {a: \"#000000\"}\n  b: \"{colors.dark.a}\"")
    #expect(read.css("colors.b", in: "light") == "#000000")
    #expect(read.css("colors.light.a", in: "light") == "#ffffff")
  }
}
