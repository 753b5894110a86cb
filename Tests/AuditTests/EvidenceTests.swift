import Diagnostics
import Files
import Pipeline
import TestSupport
import Testing

/// On what evidence a rule speaks: the same difference is a warning where it is sure what is meant, a note where that is only
/// likely, and nothing where the document says otherwise.
struct EvidenceTests {
  /// A rule, the files of a folder, and how bad its findings are.
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let files: [String: String]
    let severities: [Severity]

    init(_ rule: String, _ severities: [Severity], _ files: [String: String]) {
      (self.rule, self.severities, self.files) = (rule, severities, files)
    }

    init(_ rule: String, _ severities: [Severity], _ page: String, tokens: String = "") {
      let sheet = ["tokens.css": tokens].filter { !$0.value.isEmpty }
      self.init(rule, severities, sheet.merging(["DESIGN.md": page]) { first, _ in first })
    }

    var testDescription: String { "\(rule) \(severities): \(files.values.sorted().joined(separator: "\n---\n"))" }
  }

  @Test(arguments: bonds + documents + cases + claims) func speaksAsSurelyAsItKnows(_ example: Case) async {
    let found = await Build.findings(Sources(example.files), BuildOptions())
    let own = found.all.filter { $0.rule.id == example.rule }.map(\.severity)
    #expect(own == example.severities, "\(example.testDescription)\n\(found.text)")
  }

  // MARK: Tokens

  private static let sheet =
    ":root { --ink: #1b2a33; --paper: #fbf7ee; --muted: #e6e4d9; --muted-foreground: #55534c; --radius-md: 8px; --gutter: 16px; --wide: 960px; }\n@media (min-width: 60em) { :root { --gutter: 24px; } }\n.card { --radius-md: 12px; }"

  private static let bonds = [
    // The whole name, wherever it stands.
    Case("prose-drift", [.warning], "# Design\n\nPanels are as wide as `--wide` (1000px).", tokens: sheet),
    Case(
      "prose-drift", [.warning], "# Design\n\n| Token | Value |\n|---|---|\n| `--wide` | 1000px |", tokens: sheet),
    // A sentence that says in which case it holds.
    Case("prose-drift", [.warning], "# Design\n\nThe page `--wide` is 1000px.", tokens: sheet),
    Case("prose-drift", [.note], "# Design\n\nOn small screens `--wide` is 1000px.", tokens: sheet),
    Case("prose-drift", [.note], "# Design\n\nInside panels, `--wide` is 1000px.", tokens: sheet),
    // What the stylesheet sets for a width or a part of the page is no default, and is there.
    Case("prose-drift", [], "# Design\n\nThe `--gutter` is 24px and `--radius-md` (12px) in cards.", tokens: sheet),
    Case("prose-drift", [.warning], "# Design\n\nThe gaps are `--gutter` (20px).", tokens: sheet),
    // A word alone, and the same beside two that agree.
    Case("prose-drift", [.note], "# Design\n\n## Colors\n\n- Ink: #222222", tokens: sheet),
    Case(
      "prose-drift", [.warning],
      "# Design\n\n## Colors\n\n- Ink: #222222\n- Paper: #fbf7ee\n- Muted foreground: #55534c",
      tokens: sheet),
    // A word that may be short for what stands on it.
    Case(
      "prose-drift", [.note], "# Design\n\n## Colors\n\n- Muted: #777777\n- Paper: #fbf7ee\n- Ink: #1b2a33",
      tokens: sheet),
  ]

  // MARK: Documents

  private static let filler =
    "# Service\n\n## Deployment\n\nTBD\n\n## Logs\n\n## Rollback\n\nText.\n\n#### Deep\n\nText."

  private static let documents = [
    // Documents about other things, and the same below a name that says that it is about a design.
    Case("placeholder", [], ["docs/deploy.md": filler, "docs/service.md": "# Other\n\nText."]),
    Case("empty-section", [], ["docs/deploy.md": filler, "docs/service.md": "# Other\n\nText."]),
    Case("heading-jump", [], ["docs/deploy.md": filler, "docs/service.md": "# Other\n\nText."]),
    Case("placeholder", [.warning], ["docs/design-system.md": filler, "docs/service.md": "# Other\n\nText."]),
    Case("empty-section", [.warning], ["docs/design-system.md": filler, "docs/service.md": "# Other\n\nText."]),
    Case("placeholder", [], ["README.md": filler]),
    Case("placeholder", [], ["CHANGELOG.md": filler + "\n\n`#aabbcc` `#ddeeff`"]),
    // What it gives to names tells as much.
    Case(
      "placeholder", [.warning],
      [
        "docs/notes.md": filler
          + "\n\n- **Lagoon Orange**: #ff690f\n- **Harbour Blue**: #00aff0\n- `--gap`: 4px\n- `--edge`: 2px",
        "docs/service.md": "# Other\n\nText.",
      ]),
    Case("repeated-section", [], ["README.md": "# A\n\n## Use\n\nText.\n\n## Use\n\nText."]),
    // A note of what is to be done.
    Case("placeholder", [.note], "# Design\n\n## Motion\n\nTBD: measure the springs on all of our devices."),
    Case("placeholder", [.warning], "# Design\n\n## Motion\n\nSprings: TBD"),
  ]

  // MARK: Names

  private static let table =
    "# Theme\n\n| Variable | Default |\n|---|---|\n| `--main-color` | `#409eff` |\n| `--edge-color` | `#dcdfe6` |\n| `--page-color` | `#fdfdfa` |\n"

  private static let cases = [
    // A few lines of code show what may be set; a block that repeats the table is held against it.
    Case(
      "conflicting-values", [],
      "# Design\n\n{% figure {\n src: \"a.png\",\n width: \"158px\"\n} %}\n\n{% figure {\n src: \"b.png\",\n width: \"210px\"\n} %}"
    ),
    Case("conflicting-values", [], table + "\n## Your own\n\n```css\n:root { --main-color: #722ed1; }\n```"),
    Case(
      "conflicting-values", [.warning],
      table
        + "\n## Whole\n\n```css\n:root { --main-color: #722ed1; --edge-color: #dcdfe6; --page-color: #fdfdfa; }\n```"),
    // A sentence that repeats a whole name, and a label below two headings.
    Case("conflicting-values", [.warning], table + "\n## Links\n\nLinks are `--main-color` (#722ed1)."),
    Case(
      "conflicting-values", [.note],
      "# Guide\n\n## Feedback\n\n- Minimum tap target: 44×44px\n\n## Accessibility\n\n- Touch targets: minimum 48×48px"),
    // Two ramps of one hue, a colour that another page has, and a slip.
    Case(
      "near-miss", [], "# Design\n\n- Mint 200: #19d9c4\n- Teal soft: #19d9a4\n\nLinks are `#19d9c4`, frames `#19d9c4`."
    ),
    Case(
      "near-miss", [],
      [
        "docs/design.md": "# Design\n\n- Mint: #19d9c4\n\nLinks are `#19d9a4`. Borders are `#19d9c4`.",
        "docs/colors.md": "# Colors\n\n- Fern: #19d9a4",
      ]),
    Case("near-miss", [.warning], "# Design\n\n- Mint: #19d9c4\n\nLinks are `#19d9a4`. Borders are `#19d9c4`."),
  ]

  // MARK: Claims

  private static let type =
    "---\nname: A\ncolors:\n  primary: \"#113355\"\ntypography:\n  body: { fontFamily: Inter, fontSize: 16px }\n  note: { fontFamily: Inter, fontSize: 11px }\n---\n\n"

  private static let claims = [
    // Groups, of which a number counts what is in them.
    Case(
      "count-mismatch", [],
      "# Design\n\nFive styles:\n\n- Display\n  - Large\n  - Small\n- Text\n  - Body\n  - Note\n  - Code"),
    Case("count-mismatch", [.warning], "# Design\n\nFive styles:\n\n- Display\n- Text\n- Body\n- Note"),
    // A file, a web site, and a name where tokens are.
    Case("unknown-mention", [], type + "## Sources\n\nSee `typography.mdx` and `typography.dev`."),
    Case("unknown-mention", [.warning], type + "## Sources\n\nUse `typography.caption`."),
    // A floor of all type, and one below the heading of one thing.
    Case("floor-claim", [.warning], type + "## Typography\n\nText is never smaller than 12px."),
    Case("floor-claim", [], type + "## Price tag\n\nText is never smaller than 12px."),
    Case("floor-claim", [.warning], type + "## Price tag\n\nText anywhere is never smaller than 12px."),
  ]
}
