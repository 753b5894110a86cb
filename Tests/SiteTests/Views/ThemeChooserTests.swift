import Diagnostics
import TestSupport
import Testing

/// A system with two choices, `theme` and `brand`: one colour follows the first, one follows both, one neither.
private let twoChoices: [String: String] = {
  func color(_ name: String, _ hex: String) -> String {
    let parts = [1, 3, 5].map { start in
      let from = hex.index(hex.startIndex, offsetBy: start)
      return String(Double(Int(hex[from..<hex.index(from, offsetBy: 2)], radix: 16) ?? 0) / 255)
    }
    return "\"\(name)\": {\"$value\": {\"colorSpace\": \"srgb\", \"components\": [\(parts.joined(separator: ", "))]}}"
  }
  func file(_ colors: String...) -> String {
    "{\"color\": {\"$type\": \"color\", \(colors.joined(separator: ", "))}}"
  }
  func sources(_ name: String) -> String { "[{\"$ref\": \"\(name).tokens.json\"}]" }
  return [
    "content/a/system.yml": "name: A\nsurfaces: [color.ground]\n",
    "content/a/index.md": """
    # A

    ```swatches
    color.same
    color.ground
    color.accent
    ```

    ```swatches theme="dark, red"
    color.accent
    ```

    ```preview
    <p class="ink">Text</p>
    ```

    ```preview
    <p class="accent">Text</p>
    ```
    """,
    "content/a/index.css": ".ink { color: var(--color-same); }\n.accent { color: var(--color-accent); }\n",
    "content/a/tokens/base.tokens.json": file(color("same", "#777777")),
    "content/a/tokens/light.tokens.json": file(color("ground", "#ffffff")),
    "content/a/tokens/dark.tokens.json": file(color("ground", "#000000")),
    "content/a/tokens/blue.tokens.json": file(color("accent", "#0000ff")),
    "content/a/tokens/red.tokens.json": file(color("accent", "#ff0000")),
    "content/a/tokens/a.resolver.json": """
    {"version": "2025.10", "sets": {"base": {"sources": \(sources("base"))}},
     "modifiers": {
       "theme": {"contexts": {"light": \(sources("light")), "dark": \(sources("dark"))}, "default": "light"},
       "brand": {"contexts": {"blue": \(sources("blue")), "red": \(sources("red"))}, "default": "blue"}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/brand"}]}
    """,
  ]
}()

/// What a reader chooses among the themes of specimens.
struct ThemeChooserTests {
  @Test func offersEachChoiceOfTheSystem() async throws {
    let site = await BuiltSite(twoChoices)
    let page = try site.page("a/index.html")
    #expect(
      page.all("option").map { "\($0.text) \($0.attributes["value"] ?? "-")" } == [
        "All ", "light t0-0", "dark t0-1", "All ", "blue t1-0", "red t1-1",
      ])
    let sheet = try site.text("a/themes.css")
    for id in ["t0-0", "t0-1", "t1-0", "t1-1"] { #expect(sheet.contains("[data-without~=\(id)]{display:none}")) }
    #expect(site.faults == [])
  }

  @Test func offersPresetsThatMakeSeveralChoices() async throws {
    var files = twoChoices
    files["content/a/system.yml"]?.append("presets:\n  Night: {theme: dark, brand: red}\n  Sea: {brand: blue}\n")
    let site = await BuiltSite(files)
    let options = try site.page("a/index.html").all("option").prefix(3)
    #expect(
      options.map { "\($0.text) \($0.attributes["value"] ?? "-")" } == ["All ", "Night t0-1 t1-1", "Sea t1-0"])
    #expect(try site.text("a/themes.css").contains(":has(.preset [value~=t0-1]:checked)"))
    #expect(site.faults == [])
  }

  @Test func namesWhatAPresetCannotChoose() async throws {
    var files = twoChoices
    files["content/a/system.yml"]?.append("presets:\n  Night: {theme: drak, shade: red}\n  Sea: blue\n")
    let said = await BuiltSite(files).diagnostics.all.map { "\($0.message)" }
    #expect(
      said.filter { $0.contains("Night") || $0.contains("Sea") } == [
        "Sea does not say what it chooses", "drak, chosen by the preset Night, is not a context of theme",
        "shade, chosen by the preset Night, is not a modifier with several contexts",
      ])
  }

  @Test func marksWhatIsDrawnWithTheChoicesWithoutIt() async throws {
    let page = try await BuiltSite(twoChoices).page("a/index.html")
    let fields = page.all("div").filter { $0.has(class: "field") }.map { $0.attributes["data-without"] ?? "-" }
    // The same in all; by theme; by brand; and the one theme that a block names.
    #expect(fields == ["-", "t0-1", "t0-0", "t1-1", "t1-0", "-"])
    let names = page.all("b").filter { $0.has(class: "again") }
    #expect(names.map(\.text) == ["Ground", "Accent"])
    #expect(names.map { $0.attributes["style"] } == ["--again:var(--t0-1) block", "--again:var(--t1-1) block"])
  }

  @Test func drawsAPreviewOncePerThemeInWhichItLooksDifferent() async throws {
    let page = try await BuiltSite(twoChoices).page("a/index.html")
    let stages = page.all("sp-theme").map { stage in
      (stage.attributes["style"] ?? "-") + (stage.attributes["inert"] == nil ? "" : " inert")
    }
    #expect(
      stages == [
        "--out:var(--t0-1) none", "--out:var(--t0-0) none inert",
        "--out:var(--t0-1,var(--t1-1)) none", "--out:var(--t0-1,var(--t1-0)) none inert",
        "--out:var(--t0-0,var(--t1-1)) none inert", "--out:var(--t0-0,var(--t1-0)) none inert",
      ])
    let labels = page.all("div").filter { $0.has(class: "live") }.map { $0.attributes["aria-label"] }
    #expect(
      labels == [
        "Live preview, in light and dark.", "Live preview, in light, blue, light, red, dark, blue and dark, red.",
      ])
  }

  @Test func hasNothingToOfferForASingleTheme() async throws {
    let site = await BuiltSite(sampleGuide)
    #expect(try !site.text("one/base/colour.html").contains("class=\"reader\""))
    #expect(!site.paths.contains("one/themes.css"))
  }
}
