import Diagnostics
import Files
import Pipeline
import TestSupport
import Testing

/// What is said of token files and stylesheets as people keep them.
struct TokenFileTests {
  struct Case: Sendable, CustomStringConvertible {
    let description: String
    let files: [String: String]
    /// The rules of which nothing else is told here.
    let rules: Set<String>
    let messages: [String]
  }

  static let cases = [
    Case(
      description: "one name but for a slip",
      files: [
        "light.json": ##"{"icon": {"rest": {"value": "#111111"}, "disabeld": {"value": "#222222"}}}"##,
        "dark.json": ##"{"icon": {"rest": {"value": "#eeeeee"}, "disabled": {"value": "#dddddd"}}}"##,
      ],
      rules: ["missing-in-theme"], messages: ["icon.disabeld is called icon.disabled in dark"]),
    Case(
      description: "one reference in many places, and one group that is not there",
      files: [
        "tokens.json": ##"""
        {"color": {"a": {"value": "{undefined}", "type": "color"}, "b": {"value": "{undefined}", "type": "color"},
          "c": {"value": "{undefined}", "type": "color"}, "x": {"value": "{Ramps/warm/1}", "type": "color"},
          "y": {"value": "{Ramps/warm/2}", "type": "color"}, "z": {"value": "{Ramps/cool/1}", "type": "color"}}}
        """##
      ],
      rules: ["dangling-alias"],
      messages: [
        "{undefined} is written in 3 places and names no token",
        "3 references lead into Ramps, which no file has: {Ramps/warm/1}, {Ramps/warm/2}, {Ramps/cool/1}",
      ]),
    Case(
      description: "two ramps are no themes",
      files: [
        "tokens.json": ##"""
        {"color": {"neutral": {"type": "color", "100": {"value": "#26272c"}, "200": {"value": "#373737"}},
          "neutral-light": {"type": "color", "100": {"value": "#dddddd"}, "200": {"value": "#dcdcdc"}}}}
        """##
      ],
      rules: ["themes-by-name"], messages: []),
    Case(
      description: "a colour of percentages, with a sum",
      files: [
        "a.css": """
        :root { --h: 191; --s: 47%; --l: 53%;
          --brand: hsla(var(--h), var(--s), var(--l), 100%); --soft: hsla(var(--h), var(--s), calc(var(--l) + 15%), 100%); }
        """
      ],
      rules: ["invalid-value", "unread-value"], messages: []),
    Case(
      description: "what the page chooses counts before what a device prefers",
      files: [
        "a.css": """
        :root { --bg: #f9f9f9; }
        [data-theme="dark"] { --bg: #0f0f0f; }
        @media (prefers-color-scheme: dark) { :root:not([data-theme]) { --bg: #1a1a1a; } }
        """,
        "a.md":
          "# Colours\n\n| Variable | Light | Dark |\n|---|---|---|\n| `--bg` | #f9f9f9 | #0f0f0f |\n\n| Variable | Value |\n|---|---|\n| `--bg` | #1a1a1a |\n",
      ],
      rules: ["prose-drift"], messages: []),
    Case(
      description: "themes of tokens and of a stylesheet that are called the same",
      files: [
        "tokens.json":
          ##"{"color": {"bg": {"dark": "#090b10", "light": "#f6f7f9"}, "fg": {"dark": "#e8ecf4", "light": "#0f1218"}}}"##,
        "a.css": """
        :root { --bg: #090b10; --fg: #e8ecf4; }
        @media (prefers-color-scheme: light) { :root { --bg: #f6f7f9; --fg: #0f1218; } }
        """,
        "a.md": "# Colours\n\n| Token | Dark | Light |\n|---|---|---|\n| `--bg` | #090b10 | #fafbfc |\n",
      ],
      rules: ["prose-drift"], messages: ["--bg is #f6f7f9 in light, not #fafbfc"]),
    Case(
      description: "names with slashes, and a number of a line",
      files: [
        "tokens.json": ##"""
        {"color": {"$type": "color", "ink": {"$value": "#111111"}, "brand": {"main": {"$value": "#009966"}}},
          "size": {"$type": "dimension", "line-height": {"$value": "24px"}}}
        """##,
        "a.md":
          "# Guide\n\n| Token | Hex |\n|---|---|\n| `color/ink` | `#222222` |\n| `brand/main` | `#009966` |\n\n| Token | Value | Line |\n|---|---|---|\n| `size.line-height` | 24px | 4 |\n\nBadges are `main #009977`.\n",
      ],
      rules: ["prose-drift"],
      messages: ["color.ink is #111111, not #222222", "color.brand.main is #009966, not #009977"]),
    Case(
      description: "a part of a gradient is no odd colour",
      files: [
        "tokens.json": ##"""
        {"color": {"ink": "#080e23", "gold": "#d6d5bf", "paper": "#f8f7f5", "cream": "#f4ece5", "clay": "#8a5a44", "moss": "#44583a"},
          "gradient": {"sky": "linear-gradient(180deg, #c9d7d7, #f4ece5)"}}
        """##,
        "a.md":
          "Ink `#080e23`, gold `#d6d5bf`, paper `#f8f7f5`, clay `#8a5a44`, moss `#44583a`.\n\n| Name | Gradient |\n|---|---|\n| **Sky** | `#c9d7d7 -> #f4ece5` |\n",
      ],
      rules: ["off-palette"], messages: []),
    Case(
      description: "functions of a project's own, each told once",
      files: [
        "a.tokens.json": ##"""
        {"color": {"$type": "color", "blue": {"$value": {"colorSpace": "srgb", "components": [0, 0.4, 0.8]}},
           "a": {"$value": "darken({color.blue}, 10%)"}, "b": {"$value": "darken({color.blue}, 20%)"},
           "c": {"$value": "tint(blue)"}},
         "space": {"$type": "dimension", "a": {"$value": "fluid(4, 16)"}, "b": {"$value": "fluid(8, 24)"}}}
        """##
      ],
      rules: ["invalid-value"],
      messages: [
        "2 values call darken(), which only a tool of the project’s own can compute",
        "\"tint(blue)\" is not a colour: tint() is not a colour function",
        "2 values call fluid(), which only a tool of the project’s own can compute",
      ]),
    Case(
      description: "references with what a tool makes of a token behind its name",
      files: [
        "a.json": ##"""
        {"color": {"$type": "color", "blue": {"$value": "#0066cc"}, "red": {"$value": "#cc0000"},
          "a": {"$value": "{color.blue|alpha:50}"}, "b": {"$value": "{color.red|alpha:30}"}}}
        """##
      ],
      rules: ["dangling-alias"],
      messages: ["a name that ends in |… names no token", "a name that ends in |… names no token"]),
    Case(
      description: "names that a sign alone tells apart",
      files: [
        "a.json": ##"""
        {"space": {"$type": "dimension", "size-1": {"$value": "2px"}, "size+1": {"$value": "4px"}}}
        """##
      ],
      rules: ["name-collision"], messages: ["space.size+1 and space.size-1 are both space-size-1 as a variable"]),
  ]

  @Test(arguments: cases) func saysWhatIsWrong(example: Case) async {
    let found = await Build.findings(Sources(example.files), BuildOptions())
    #expect(
      found.sorted.filter { example.rules.contains($0.rule.id) }.map(\.message) == example.messages, "\(found.text)")
  }
}
