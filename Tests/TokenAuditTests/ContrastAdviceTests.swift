import Diagnostics
import Files
import Pipeline
import TestSupport
import Testing

/// What is advised where a component's text cannot be read.
struct ContrastAdviceTests {
  /// Front matter with colours and one component; its text and its background.
  private static func advice(_ colors: String, _ text: String, on background: String, more: String = "") async throws
    -> String
  {
    let page = """
      ---
      colors:
        primary: "#113355"
      \(colors)
      components:
        tag:
          backgroundColor: "\(background)"
          textColor: "\(text)"
      \(more)
      ---

      ## Overview

      Text.
      """
    let found = await Build.findings(Sources(["content/a/index.md": page]), BuildOptions())
    let finding = try #require(found.all.first { $0.rule.id == "component-contrast" })
    #expect(finding.message.contains("has a contrast of"))
    #expect(finding.message.hasSuffix(" on components.tag.backgroundColor"))
    return try #require(finding.fix?.sentence)
  }

  @Test func keepsWhiteTextWhiteAndDarkensTheGround() async throws {
    let advice = try await Self.advice("", "#ffffff", on: "#e91d2a")
    #expect(advice == "darken the background to #e91c2a")
  }

  @Test func namesATextColourOfTheSystemForTheOtherSide() async throws {
    let advice = try await Self.advice("  ink: \"#111111\"", "#ffffff", on: "#e91d2a")
    #expect(advice == "darken the background to #e91c2a")
    let brighter = try await Self.advice("  ink: \"#111111\"", "#ffffff", on: "#ff6d00")
    #expect(brighter == "darken the background to #c75300, or set the text in {colors.ink}")
  }

  @Test func prefersATextColourOfTheSystemOnTheSameSide() async throws {
    let advice = try await Self.advice("  body-text: \"#595959\"", "#8a8a8a", on: "#ffffff")
    #expect(advice == "set the text in {colors.body-text}")
  }

  @Test func keepsTheHueOfColouredText() async throws {
    let advice = try await Self.advice("  ink: \"#111111\"", "#00a070", on: "#ffffff")
    #expect(advice.hasPrefix("darken the text to #00"))
  }

  @Test func takesTheColourThatTextHasOnThatGroundElsewhere() async throws {
    let other = "  foot:\n    backgroundColor: \"#0a0a0a\"\n    textColor: \"{colors.mist}\""
    let advice = try await Self.advice(
      "  mist: \"#dddddd\"\n  on-dark: \"#fafafa\"", "#1a1a1a", on: "#0a0a0a", more: other)
    #expect(advice == "set the text in {colors.mist}")
  }

  /// A system whose sign for success refers to a ramp; what is advised for the sign.
  private static func advice(among steps: String, sign: String = "green", settings: String = "") async throws -> Fix {
    let color = { (hex: String) in "{\"$value\": \"#\(hex)\"}" }
    let ramp = steps.split(separator: " ").map { step in
      let parts = step.split(separator: "=").map(String.init)
      return "\"\(parts[0])\": \(color(parts[1]))"
    }
    let found = await Build.findings(
      Sources([
        "content/a/index.md": "# A\n\nText.\n",
        "content/a/system.yml": "name: Aye\ngraphics: [sign.*]\nsurfaces: [paper]\n\(settings)",
        "content/a/tokens/c.tokens.json": """
        {"$type": "color", "base": {\(ramp.joined(separator: ", "))}, "paper": \(color("ffffff")),
         "sign": {"success": {"$value": "{base.\(sign)}"}}}
        """,
      ]), BuildOptions())
    let finding = try #require(found.all.first { $0.rule.id == "low-contrast" })
    return try #require(finding.fix)
  }

  @Test func neverAdvisesAnotherHueForAToken() async throws {
    let fix = try await Self.advice(among: "green=34c759 red=d70015 blue=0040dd")
    #expect(fix.sentence.hasPrefix("the nearest colour of its hue that has enough is #"))
    let advised = try #require(fix.colors.first)
    #expect(fix.colors.count == 1 && !advised.isGround && fix.sentence.contains(advised.hex))
  }

  @Test func refersATokenToAStepOfItsHue() async throws {
    let fix = try await Self.advice(among: "green=34c759 red=d70015 deep-green=1f7a35")
    #expect(fix == Fix("refer to {base.deep-green}", colors: [AdvisedColor(hex: "#1f7a35")]))
  }

  @Test func namesTheColoursOfAClosedPaletteThatPass() async throws {
    let closed = "require: { palette: only }\n"
    let fix = try await Self.advice(among: "green=34c759 red=d70015 blue=0040dd", settings: closed)
    #expect(
      fix == Fix("of the palette, {base.red} and {base.blue} have enough", colors: [AdvisedColor(hex: "#d70015")]))
    let one = try await Self.advice(among: "green=34c759 blue=0040dd", settings: closed)
    #expect(one.sentence == "of the palette, {base.blue} has enough")
  }

  @Test func tellsByHowMuchAClosedPaletteMissesIt() async throws {
    let fix = try await Self.advice(
      among: "green=a0e8b0 yellow=f5e050 grey=b0b0b0", settings: "require: { palette: only }\n")
    #expect(
      fix.sentence.hasPrefix(
        "no colour of the palette has enough on this background; {base.grey} comes nearest, with 2.1"))
    #expect(fix.colors.isEmpty)
  }

  @Test func advisesAGroundWhereTheTextIsWhite() async throws {
    let page =
      "---\ncolors:\n  primary: \"#f97316\"\n  on-primary: \"#ffffff\"\n---\n\n## Overview\n\nText."
    let found = await Build.findings(Sources(["content/a/index.md": page]), BuildOptions())
    let fix = try #require(found.all.first { $0.rule.id == "low-contrast" }?.fix)
    let advised = try #require(fix.colors.first)
    #expect(fix.sentence == "darken the background to \(advised.hex)" && advised.isGround)
  }

  @Test func speaksOfAnIconWhereThereIsNoText() async throws {
    let page = """
      ---
      colors:
        ink: "#111111"
      components:
        close-icon:
          backgroundColor: "#ffffff"
          textColor: "#dddddd"
      ---

      ## Overview

      Text.
      """
    let found = await Build.findings(Sources(["content/a/index.md": page]), BuildOptions())
    let finding = try #require(found.all.first { $0.rule.id == "component-contrast" })
    #expect(finding.why == "an icon needs 3:1")
    #expect(finding.fix?.sentence == "set the icon in {colors.ink}")
  }
}
