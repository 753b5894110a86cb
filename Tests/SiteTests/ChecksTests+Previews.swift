import Diagnostics
import TestSupport
import Testing

/// What is said of the pairs that the previews of a page set.
extension ChecksTests {
  private static let sheet = """
    .dialog { background: var(--surface-screen); color: var(--ink-plain); }
    .go { background: var(--fill-green); color: var(--ink-paper); }
    .title { font-size: var(--size-title); color: var(--fill-green); }
    .note { color: var(--fill-green); }
    .tall { font: var(--type-tall); font-size: var(--size-title); color: var(--fill-green); }
    .veil { background: var(--fill-blend); color: var(--ink-plain); }
    .faint { opacity: var(--half); }
    .dimmed { filter: brightness(0%); }
    .pressed { background: var(--fill-deep); }
    .disabled { color: var(--fill-green); }
    """
  private static let painted = #"""
    "ink": {"$type": "color", "plain": \#(color("111827")), "paper": \#(color("ffffff"))},
    "fill": {"$type": "color", "green": \#(color("10b981")), "deep": \#(color("065f46"))},
    "fill-blend": {"$type": "gradient", "$value": [{"color": "{fill.green}", "position": 0}, {"color": "{ink.paper}", "position": 1}]},
    "size": {"$type": "dimension", "title": {"$value": {"value": 28, "unit": "px"}}},
    "half": {"$type": "number", "$value": 0.5}
    """#

  /// The pairs that the stylesheet of a page's previews sets, whatever its tokens are called.
  @Test(arguments: [
    (
      "```preview on=surface.screen\n<div class=\"dialog\"><p>Finish?</p><button class=\"go\">Yes</button><button class=\"go\">No</button></div>\n```\n\n",
      ["“Finish?”: Plain on screen | 17.74 : 1", "“Yes”: Paper on green | 2.54 : 1, below 4.5"]
    ),
    (
      "```preview on=surface.screen\n<p class=\"title\">Large</p>\n```\n\n",
      ["“Large”: Green on screen | 2.54 : 1, below 3"]
    ),
    // Small text is judged though large text has the same colours; a size behind the shorthand counts.
    (
      "```preview on=surface.screen\n<p class=\"title\">Large</p><p class=\"note\">Small</p><p class=\"tall\">Tall</p>\n```\n\n",
      ["“Large”: Green on screen | 2.54 : 1, below 3", "“Small”: Green on screen | 2.54 : 1, below 4.5"]
    ),
    ("```preview\n<p class=\"title\">Large</p>\n```\n\n", ["“Large”: Green on the surface Screen | 2.54 : 1, below 3"]),
    (
      "```states\nvariants: go\nstates: default, pressed, disabled\n---\n<button class=\"{variant} {state}\">Go</button>\n```\n\n",
      ["“Go”: Paper on green | 2.54 : 1, below 4.5", "“Go”: Paper on deep | 7.68 : 1"]
    ),
    // What cannot be told from the stylesheet alone is left out: a gradient, a share of opacity, a filter, a colour of
    // nobody's.
    (
      "```preview\n<div class=\"veil\"><p>Over</p></div><p class=\"go faint\">Faint</p><p class=\"go dimmed\">Dimmed</p><p>Bare</p><button class=\"go\" disabled>Off</button>\n```\n\n",
      []
    ),
  ])
  func judgesThePairsThatPreviewsSet(_ blocks: String, _ expected: [String]) async throws {
    let rows = try await checks(Self.painted, of: "size", blocks: blocks, css: Self.sheet).rows
    #expect(rows == expected.map { "1.4.3 Contrast | " + $0 })
  }

  /// What a page shows in one theme alone is judged in that one.
  @Test(arguments: [("theme=dark", "dark: 21.00 : 1"), ("", "light: 1.00 : 1, below 4.5; dark: 21.00 : 1")])
  func judgesAPreviewInTheThemesThatItIsShownIn(_ option: String, _ expected: String) async throws {
    let ground = { (hex: String) in #"{"ground": {"$type": "color", "card": \#(Self.color(hex))}}"# }
    let preview = "```preview \(option)\n<p class=\"card\">Words</p>\n```\n\n"
    let site = await BuiltSite([
      "content/a/system.yml": "name: A\nsurfaces: [ground]\n", "content/a/index.md": "# A\n",
      "content/a/components/part.md": "# Part\n\n\(preview)```checks\n```\n\n```tokens\nground\n```\n",
      "content/a/components/part.css": ".card { background: var(--ground-card); color: var(--ink-white); }\n",
      "content/a/tokens/a.tokens.json": #"{"ink": {"$type": "color", "white": \#(Self.color("ffffff"))}}"#,
      "content/a/tokens/light.tokens.json": ground("ffffff"), "content/a/tokens/dark.tokens.json": ground("000000"),
      "content/a/tokens/a.resolver.json": """
      {"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "a.tokens.json"}]}},
       "modifiers": {"theme": {"default": "light", "contexts": {
        "light": [{"$ref": "light.tokens.json"}], "dark": [{"$ref": "dark.tokens.json"}]}}},
       "resolutionOrder": [{"$ref": "#/sets/a"}, {"$ref": "#/modifiers/theme"}]}
      """,
    ])
    let rows = try site.page("a/components/part.html").all("td", "data-label", "Result").map(\.text)
    #expect(rows == [expected])
  }

  @Test(arguments: [(" of=fill.*", 1), (" of=size.*", 0)])
  func judgesOfThePreviewsWhatIsChosen(_ option: String, _ count: Int) async throws {
    let blocks = "```preview\n<button class=\"go\">Yes</button>\n```\n\n"
    let rows = try await checks(Self.painted, of: "size", blocks: blocks, options: option, css: Self.sheet).rows
    #expect(rows.count == count, "\(rows)")
  }

  @Test func judgesNoPairOfAPreviewTwice() async throws {
    let blocks = "```preview\n<button class=\"go\">Yes</button>\n```\n\n"
    let named = "- pair: ink.paper on fill.green | text | Label\n"
    let rows = try await checks(Self.painted, of: "size", named, blocks: blocks, css: Self.sheet).rows
    #expect(rows == ["1.4.3 Contrast | Label | 2.54 : 1, below 4.5"])
  }
}
