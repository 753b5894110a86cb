import Files
import Guide
import Pipeline
import Statements
import TestSupport
import Testing

/// What values are of, by their labels and the headings above them: the thing, the property, the case and the value.
struct LabelledValueTests {
  static let cases: [(page: String, said: [String])] = [
    // in lists and sentences
    ("- **Body:** 16px / 400 / 1.5", ["body length 16px", "body weight 400", "body leading 1.5"]),
    ("- Button height: 44px", ["button height 44px"]),
    ("- Captions are 12px", ["caption length 12px"]),
    ("- Gaps: small 8px, large 24px", ["sm gap 8px", "lg gap 24px"]),
    ("- Small: 8px, medium: 16px", ["sm length 8px", "md length 16px"]),
    ("On mobile, the header is 56px tall.", ["header height 56px (mobile)"]),
    ("Cards take 8px or 12px.", []),
    ("- Callout: 1px solid on other sides", ["callout length 1px (other)"]),
    ("- Sheet: 480–560px wide", ["sheet width 480–560px"]),
    ("- Radius: 8px for cards", ["card radius 8px"]),
    ("- 8px (0.5rem) for cards", ["card length 8px", "card length 0.5rem"]),
    // bounds and choices
    ("- Modal transition: < 200ms, ≥ 100ms", []),
    ("- Radius: 8px or 12px", []),
    // by the headings above
    ("## Card\n\n- Radius: 12px\n- Padding: 4px 16px", ["< card radius 12px", "< card padding 4px (vertical)"]),
    ("## Corner radius\n\n| Value | Use |\n|---|---|\n| 20px | Modals |", ["modal radius 20px"]),
    // in tables
    (
      "| Style | Size | Weight |\n|---|---|---|\n| Body | 14px | 400 |", ["body size 14px", "body weight 400"]
    ),
    (
      "| Role | Light | Dark |\n|---|---|---|\n| Ink | #111111 | #eeeeee |",
      ["ink color #111111 (light)", "ink color #eeeeee (dark)"]
    ),
    (
      "## Radius\n\n| Name | Value | Use |\n|---|---|---|\n| `md` | 10px | Chips, tags |",
      ["md radius 10px", "chip radius 10px", "tag radius 10px"]
    ),
    ("| Part | Value |\n|---|---|\n| Header | Primary (#0066cc) |", ["header color #0066cc"]),
    // names in code, in bold and in brackets
    ("- Tables: `text-app-cell` (13px)", ["app cell length 13px"]),
    ("- Edge: `20px` (`space.xxl`)", ["edge length 20px", "xxl spacing 20px"]),
    ("- Danger: #ff2a2a (Pursuit Red)", ["danger color #ff2a2a", "pursuit red color #ff2a2a"]),
    // classes, rules and objects
    ("- Card: `rounded-xl p-5`", ["card radius rounded-xl", "card padding p-5"]),
    ("- `rounded-xl` for cards", ["card radius rounded-xl"]),
    ("```css\n.card { border-radius: 12px; }\n```", ["card radius 12px"]),
    ("## Modal\n\n```js\n{\n  borderRadius: 20,\n}\n```", ["< modal radius 20"]),
    ("```\n- Gap between cards: 12px\n```", ["between card gap 12px"]),
  ]

  @Test(arguments: cases) func isOfWhatItsLabelSays(_ example: (page: String, said: [String])) async throws {
    let said = try await Self.labelled(example.page).map { value in
      let thing = value.thing.isEmpty ? "< " + value.context.joined(separator: " ") : value.thing.joined(separator: " ")
      let limits = value.limits.isEmpty ? "" : " (" + value.limits.joined(separator: ", ") + ")"
      return "\(thing) \(value.property.rawValue) \(value.span.text)\(limits)"
    }
    #expect(said == example.said, "\(example.page)")
  }

  /// Each keeps a few of the blocks around it: the words of all would be as many as the square of the depth.
  @Test func keepsWhatIsNearOfDeepBlocks() async throws {
    let deep = String(repeating: "card {\nwidth: 1px;\n", count: 2_000)
    let said = try await Self.labelled("```css\n\(deep)\n```")
    #expect(said.count == 2_000)
    #expect(said.allSatisfy { $0.thing == ["card"] })
  }

  private static func labelled(_ text: String) async throws -> [LabelledValue] {
    let sources = Sources(["content/a/index.md": text])
    let (guide, _, _) = await Build.model(sources, BuildOptions())
    let system = try #require(guide.systems.first)
    return PageReading(try #require(system.pages.first), AuditedSystem(system)).statements().labelled
  }
}
