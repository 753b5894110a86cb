import Diagnostics
import Files
import Pipeline
import TestSupport
import Testing

/// What people write in a design document about its own tokens: the true sentence passes, and the false one is found
/// where it stands.
struct SentenceTests {
  static let frontMatter = """
    ---
    name: Probe
    colors:
      primary: "#1a56db"
      ink: "#111827"
      paper: "#ffffff"
      muted: "#9ca3af"
    typography:
      body:
        fontFamily: Inter
        fontSize: 16px
        lineHeight: 1.5
      small:
        fontFamily: Inter
        fontSize: 11px
        lineHeight: 1.4
    spacing:
      sm: 8px
      md: 12px
      lg: 20px
    rounded:
      sm: 4px
    components:
      button:
        backgroundColor: "{colors.primary}"
        textColor: "{colors.paper}"
        typography: "{typography.body}"
        rounded: "{rounded.sm}"
        padding: "{spacing.md}"
        height: 36px
    ---


    """

  struct Sentence: Sendable, CustomStringConvertible {
    let heading: String
    let right: String
    let wrong: String
    let rule: String

    init(_ heading: String, _ right: String, _ wrong: String, _ rule: String) {
      (self.heading, self.right, self.wrong, self.rule) = (heading, right, wrong, rule)
    }

    var description: String { wrong }
  }

  static let sentences = [
    Sentence(
      "Typography", "Body line-height is 1.5 for long-read comfort.", "Body line-height is ↓1.7 for long-read comfort.",
      "prose-drift"),
    Sentence("Typography", "Type is set in two sizes.", "Type is set in ↓three sizes.", "token-count"),
    Sentence("Typography", "There are two type sizes.", "There are ↓three type sizes.", "token-count"),
    Sentence("Overview", "There are four colours.", "There are ↓five colours.", "token-count"),
    Sentence("Colors", "The palette has four colors.", "The palette has ↓five colors.", "token-count"),
    Sentence("Colors", "`ink` on `paper` meets AA.", "`muted` on `paper` meets ↓AA.", "contrast-claim"),
    Sentence(
      "Colors", "Ink text (`#111827`) on paper (`#ffffff`) meets AA.",
      "Muted text (`#9ca3af`) on paper (`#ffffff`) meets ↓AA.", "contrast-claim"),
    Sentence("Overview", "Ink text on paper meets WCAG AA.", "Muted text on paper meets WCAG ↓AA.", "contrast-claim"),
    Sentence(
      "Overview", "`colors.ink` on `colors.paper` meets AA.", "`colors.muted` on `colors.paper` meets ↓AA.",
      "contrast-claim"),
    Sentence("Overview", "White text on primary is 6.2:1.", "White text on primary is ↓7.4:1.", "contrast-claim"),
    Sentence("Typography", "Nothing is smaller than 11px.", "Nothing is smaller than ↓12px.", "floor-claim"),
    Sentence("Typography", "The smallest text is 11px.", "The smallest text is ↓12px.", "floor-claim"),
    Sentence("Layout", "Touch targets are at least 32px.", "Touch targets are at least ↓44px.", "floor-claim"),
    Sentence(
      "Layout", "Every target is at least 36 × 36px.", "Every target is at least ↓44 × 44px.", "floor-claim"),
    Sentence("Overview", "The button is 36px tall.", "The button is ↓44px tall.", "component-drift"),
    Sentence("Overview", "- **Button height**: 36px", "- **Button height**: ↓44px", "component-drift"),
    Sentence("Overview", "Buttons are 36px tall.", "Buttons are ↓44px tall.", "component-drift"),
    Sentence(
      "Overview", "| Part | Height |\n|---|---|\n| Button | 36px |", "| Part | Height |\n|---|---|\n| Button | ↓44px |",
      "component-drift"),
    Sentence("Shapes", "Button corners are 4px.", "Button corners are ↓6px.", "component-drift"),
    Sentence("Shapes", "Corners are always 4px.", "Corners are always ↓8px.", "scale-claim"),
    Sentence("Shapes", "- `sm`: 4px", "- `sm`: ↓6px", "prose-drift"),
    Sentence("Colors", "- Ink — `#111827`", "- Ink — `↓#111927`", "prose-drift"),
    Sentence("Colors", "The ink colour is #111827.", "The ink colour is ↓#222222.", "prose-drift"),
    Sentence("Colors", "The ink is #111827.", "The ink is ↓#222222.", "prose-drift"),
    Sentence("Layout", "The spacing scale is 8, 12, 20.", "The spacing scale is ↓8, 12, 24.", "scale-claim"),
    Sentence("Spacing", "The large space is 20px.", "The large space is ↓24px.", "prose-drift"),
    Sentence("Layout", "Everything sits on a 4px grid.", "Everything sits on an ↓8px grid.", "scale-claim"),
    Sentence("Overview", "**Ink** is #111827.", "**Ink** is ↓#111927.", "prose-drift"),
    Sentence("Overview", "{colors.ink} is #111827.", "{colors.ink} is ↓#111927.", "prose-drift"),
    Sentence(
      "Overview", "| Name | Hex |\n|---|---|\n| Ink | #111827 |", "| Name | Hex |\n|---|---|\n| Ink | ↓#111927 |",
      "prose-drift"),
    Sentence("Overview", "rounded.sm is 4px.", "rounded.sm is ↓6px.", "prose-drift"),
    Sentence("Overview", "`spacing.lg` (20px)", "`spacing.lg` (↓24px)", "prose-drift"),
    Sentence(
      "Colors", "Never use pure black — use ink (`#111827`).", "Never use pure black — use ink (`↓#2b2a20`).",
      "prose-drift"),
    Sentence("Overview", "Button padding is 12px.", "Button padding is ↓14px.", "component-drift"),
    Sentence("Overview", "Buttons have 4px corners.", "Buttons have ↓10px corners.", "component-drift"),
    Sentence("Overview", "The button uses a 4px radius.", "The button uses a ↓10px radius.", "component-drift"),
    Sentence("Shapes", "All corners are 4px.", "All corners are ↓8px.", "scale-claim"),
    Sentence("Overview", "Body text is 16px.", "Body text is ↓17px.", "prose-drift"),
    Sentence("Overview", "Small is set at 11px.", "Small is set at ↓12px.", "prose-drift"),
    Sentence("Overview", "The body line height is 1.5.", "The body line height is ↓1.6.", "prose-drift"),
    Sentence(
      "Overview", "Body copy is 16px with a line height of 1.5.", "Body copy is ↓17px with a line height of 1.5.",
      "prose-drift"),
    Sentence(
      "Overview", "Body text is set in 16px, line height 1.5.", "Body text is set in ↓17px, line height 1.5.",
      "prose-drift"),
    Sentence("Overview", "Body text has a line height of 1.5.", "Body text has a line height of ↓1.6.", "prose-drift"),
    Sentence("Typography", "Body: Inter 400, 16px/1.5.", "Body: Inter ↓500, 16px/1.5.", "prose-drift"),
    Sentence("Typography", "- **Body** (Inter 400, 16px)", "- **Body** (↓Fira Code 400, 16px)", "prose-drift"),
    Sentence("Typography", "Body is regular (400).", "Body is regular (↓500).", "prose-drift"),
    Sentence(
      "Typography", "- **Body** (Inter 400, 0.9–1.1rem fluid, line-height 1.5)",
      "- **Body** (Inter ↓700, 0.9–1.1rem fluid, line-height ↓1.4)", "prose-drift"),
    Sentence("Colors", "Primary (#1a56db) is for actions.", "Primary (↓#2563eb) is for actions.", "prose-drift"),
    Sentence("Colors", "Actions are in primary (#1a56db).", "Actions are in primary (↓#2563eb).", "prose-drift"),
    Sentence(
      "Colors", "Actions use the primary colour, #1a56db.", "Actions use the primary colour, ↓#2563eb.", "prose-drift"),
    Sentence("Colors", "Our primary blue is #1a56db.", "Our primary blue is ↓#2563eb.", "prose-drift"),
    Sentence("Colors", "- **Primary colour:** `#1a56db`", "- **Primary colour:** `↓#2563eb`", "prose-drift"),
    Sentence("Colors", "- Primary blue: #1a56db", "- Primary blue: ↓#2563eb", "prose-drift"),
    Sentence("Layout", "The radius scale has one step.", "The radius scale has ↓five steps.", "token-count"),
    Sentence("Colors", "Four colours make the palette.", "↓Five colours make the palette.", "token-count"),
    Sentence(
      "Colors", "- **Primary** (#1a56db): the action colour.", "- **Primary** (↓#1a56dc): the action colour.",
      "prose-drift"),
  ]

  /// Names without their groups, values before names, and styles outside of tables.
  static let freeSentences = [
    Sentence("Overview", "Use `primary` (`#1a56db`) once.", "Use `primary` (`↓#2563eb`) once.", "prose-drift"),
    Sentence(
      "Overview", "Cards have 4px corners (`rounded.sm`).", "Cards have ↓6px corners (`rounded.sm`).", "prose-drift"),
    Sentence("Shapes", "`rounded.sm`, that is 4px.", "`rounded.sm`, that is ↓6px.", "prose-drift"),
    Sentence("Spacing", "Cards sit `lg` (20px) apart.", "Cards sit `lg` (↓24px) apart.", "prose-drift"),
    Sentence(
      "Colors", "- **Paper** (`#ffffff`): Light-theme page.", "- **Paper** (`↓#fefefe`): Light-theme page.",
      "prose-drift"),
    Sentence("Typography", "- **Body** (400, 16px, lh 1.5)", "- **Body** (400, ↓15px, lh ↓1.4)", "prose-drift"),
    Sentence("Typography", "- **Body**: 16px/24px Inter", "- **Body**: ↓15px/24px Inter", "prose-drift"),
    Sentence("Typography", "Body text is 16px/24px Inter.", "Body text is ↓15px/24px Inter.", "prose-drift"),
    Sentence("Overview", "Ink text meets AA on paper.", "Muted text meets ↓AA on paper.", "contrast-claim"),
    Sentence("Overview", "Muted text on paper fails AA.", "Ink text on paper fails ↓AA.", "contrast-claim"),
    Sentence(
      "Overview", "| Foreground | Background | Ratio | Level |\n|---|---|---|---|\n| `ink` | `paper` | 17.74 | AAA |",
      "| Foreground | Background | Ratio | Level |\n|---|---|---|---|\n| `muted` | `paper` | ↓4.80 | AA |",
      "contrast-claim"),
    Sentence("Shapes", "Radii never exceed 4px.", "Radii never ↓exceed 2px.", "absolute-claim"),
    Sentence(
      "Shapes", "Soft radii that never exceed 4px.", "Soft radii that never ↓exceed 2px.", "absolute-claim"),
    Sentence(
      "Shapes", "Use `{rounded.sm}` 4 px for buttons.", "Use `{rounded.sm}` ↓6 px for buttons.", "prose-drift"),
    Sentence(
      "Colors", "- **Muted** ({colors.muted}): Captions — cool gray #9ca3af",
      "- **Muted** ({colors.muted}): Captions — cool gray ↓#9ca3bf", "prose-drift"),
    Sentence(
      "Colors", "- **Paper** ({colors.paper}): The page — soft cream-white #ffffff.",
      "- **Paper** ({colors.paper}): The page — soft cream-white ↓#fff1dc.", "prose-drift"),
    Sentence(
      "Overview", "Ticks (`#111827`, 17.74:1 on `#ffffff`) are sharp.",
      "Ticks (`#9ca3af`, ↓7.1:1 on `#ffffff`) are sharp.", "contrast-claim"),
    Sentence(
      "Motion", "Sheets move with stiffness 400, damping 40, and no overshoot.",
      "Sheets move with stiffness 400, damping 10, and ↓no overshoot.", "spring-claim"),
    Sentence("Buttons", "- **Height**: 36px", "- **Height**: ↓48px", "component-drift"),
  ]

  /// True sentences in which a value stands beside a name that is not its own.
  @Test(arguments: [
    "Cards: padding `{spacing.md} 0px`.", "Cards: padding `15px {spacing.lg} 16px`.", "Rows: padding {spacing.md} 0px.",
    "Rows: margin `{spacing.md}` `8px`.", "The gap between `md` and `lg` is 8px.",
    "The gap between {spacing.md} and {spacing.lg} is 8px.", "Use `{rounded.sm}` 8px for large cards.",
    "Set `{typography.body}` 14px for captions.", "- **Muted** ({colors.muted}): Captions — never light gray #eeeeee",
    "- **Primary** ({colors.primary}): Buttons — white #ffffff",
    "In dark mode `{colors.ink}` on `{colors.paper}` is 5.28:1.",
    "다크 `ink` on `paper`: 5.28:1", "Nearly all spacing values are multiples of 8.",
    "Every spacing value is a multiple of 8 (or sits at 12 px and 20 px).",
    "### Button\n\n- Inner badge: background `{colors.ink}`, radius `{spacing.sm}`.",
    "### Button\n\n- Figure in `{typography.body}`, label in `{typography.small}`.",
    "### Button\n\n- Height: 32px (compact), 36px (default)",
  ])
  func isSilentWhereAValueIsAnothers(sentence: String) async throws {
    let rules: Set = [
      "prose-drift", "component-drift", "contrast-claim", "contrast-figure", "scale-claim", "near-miss",
    ]
    let found = await Build.findings(
      Sources(["DESIGN.md": Self.frontMatter + "## Spacing\n\n" + sentence]), BuildOptions())
    #expect(found.all.filter { rules.contains($0.rule.id) }.map(\.message) == [])
  }

  @Test(arguments: sentences + freeSentences) func isHeldAgainstTheTokens(sentence: Sentence) async throws {
    let front = Self.frontMatter + "## \(sentence.heading)\n\n"
    #expect(await found(front + sentence.right, sentence.rule) == [], "\(sentence.right)")
    let wrong = MarkedText(front + sentence.wrong)
    let places = wrong.positions.map { "\($0.line):\($0.column)" }
    #expect(await found(wrong.text, sentence.rule) == places, "\(sentence.wrong)")
  }

  private func found(_ text: String, _ rule: String) async -> [String] {
    let found = await Build.findings(Sources(["DESIGN.md": text]), BuildOptions())
    var positions = Positions()
    return found.sorted.filter { $0.rule.id == rule }.compactMap(\.span).map {
      let start = positions.start(of: $0)
      return "\(start.line):\(start.column)"
    }
  }
}
