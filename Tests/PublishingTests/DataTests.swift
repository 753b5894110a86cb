import Diagnostics
import Files
import Foundation
import Syntax
import TestSupport
import Testing

struct DataTests {
  @Test func everyThemeHasItsTokensResolved() async throws {
    let site = await PublishedSite(publishedGuide)
    let dark = try site.json("one/tokens.dark.json")
    #expect(dark["version"]?.number == 1)
    #expect(dark["theme"]?.string == "dark")
    let found = dark["tokens"]?.array?.compactMap(\.object)
    let tokens = try #require(found)
    #expect(tokens.map { $0["path"]?.string } == ["color.brand", "color.link", "color.paper", "motion.soft"])
    let link = tokens[1]
    #expect(link["value"]?.object?["hex"]?.string == "#0066cc")
    #expect(link["aliases"]?.array?.map(\.string) == ["color.brand"])
    #expect(tokens[3]["value"]?.object?["stiffness"]?.number == 200)
    #expect(tokens[2]["css"]?.string == "#000000")
  }

  @Test func everyThemeHasItsCustomProperties() async throws {
    let site = await PublishedSite(publishedGuide)
    #expect(
      try site.text("one/tokens.light.css") == """
        /* System One, light */
        :root {
          --color-brand: #0066cc;
          --color-link: #0066cc;
          --color-paper: #ffffff;
        }

        """)
    #expect(try site.text("one/tokens.dark.css").contains("--color-paper: #000000;"))
  }

  @Test func escapesWhatAPropertyCannotHaveInItsName() async throws {
    let site = await PublishedSite([
      "x.tokens.json": #"{"Brand; } x": {"$type": "number", "$value": 1}}"#, "a.md": "# A */ x\n",
    ])
    let sheet = try #require(site.artifacts.first { $0.path.hasPrefix("tokens.") && $0.path.hasSuffix(".css") })
    let text = String(decoding: sheet.bytes, as: UTF8.self)
    #expect(text.contains("  --Brand\\3b \\20 \\7d \\20 x: 1;\n"))
    #expect(text.components(separatedBy: "*/").count == 2)
  }

  @Test func aComponentHasItsSpec() async throws {
    let site = await PublishedSite(publishedGuide)
    let spec = try site.json("one/components/button.spec.json")
    #expect(spec["name"]?.string == "Button")
    #expect(spec["status"]?.string == "beta")
    #expect(spec["page"]?.string == "button.html")
    #expect(spec["alsoCalled"]?.array?.map(\.string) == ["CTA"])
    #expect(spec["use"]?.array?.first?.object?["when"]?.string == "something is to be done")
    let other = spec["use"]?.array?.last?.object
    #expect(other?["not"]?.string == "to lead elsewhere" && other?["page"]?.string == "../base/colour.md")
    let rows = spec["options"]?.array?.compactMap(\.object)
    let options = try #require(rows)
    #expect(options[0]["needed"]?.string == "required")
    #expect(options[1]["default"] == nil)
    #expect(spec["tokens"]?.array?.first?.object?["path"]?.string == "color.brand")
    #expect(!site.paths.contains("one/base/colour.spec.json"))
  }

  @Test func aComponentThatOnlyTokensDescribeHasItsSpec() async throws {
    let site = await PublishedSite([
      "DESIGN.md": """
      ---
      colors:
        primary: "#0066cc"
        pressed: "#004488"
      components:
        button:
          backgroundColor: "{colors.primary}"
        button-hover:
          backgroundColor: "{colors.pressed}"
        "../tab bar":
          height: 48px
      ---
      # Kit

      The colours.
      """
    ])
    let spec = try site.json("components.button.spec.json")
    #expect(spec["name"]?.string == "Button" && spec["page"]?.string == "components.html")
    let tokens = spec["tokens"]?.array?.compactMap { $0.object?["path"]?.string }
    #expect(tokens == ["components.button.backgroundColor", "components.button-hover.backgroundColor"])
    let state = spec["states"]?.array?.first?.object
    #expect(state?["name"]?.string == "hover")
    #expect(state?["tokens"]?.array?.map(\.string) == ["components.button-hover.backgroundColor"])
    #expect(try site.json("components.tab-bar.spec.json")["tokens"]?.array?.count == 1)
    #expect(try site.text("components.md").contains(": [data](components.button.spec.json)\n"))
    #expect(try site.text("llms-full.txt").contains(": [data](components.button.spec.json)\n"))
  }

  @Test func whatIsMadeIsNotAFileOfTheProject() async throws {
    var files = publishedGuide
    files["content/two/index.md"] = "# Two\n\n[For models](../llms.txt)\n"
    let found = await PublishedSite(files)
    #expect(found.diagnostics.all.contains { $0.rule.id == "broken-link" }, "what is made is no file of the project")
    #expect(try found.text("llms.txt").hasPrefix("# Our guide"))
  }
}
