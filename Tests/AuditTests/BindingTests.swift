import Diagnostics
import Files
import Pipeline
import TestSupport
import Testing

/// Every way in which a document binds a name to a value: the right value passes, and any other is found where it stands.
struct BindingTests {
  /// `PATH`, `NAME`, `KIND` and `VALUE` are filled in.
  static let forms = [
    "Use {PATH} (VALUE) here.", "Use `{PATH}` (VALUE).", "The token `PATH` is VALUE.", "`PATH`: VALUE",
    "- `PATH` — VALUE",
    "- `PATH` = VALUE; the usual one", "Cards take `{PATH}` VALUE · and more.", "> `PATH` is `VALUE`.",
    "| Token | Value |\n|---|---|\n| `PATH` | VALUE |",
    "| Use | Value | Token |\n|---|---|---|\n| Cards | `VALUE` | {PATH} |",
    "# KIND\n\n- **NAME**: VALUE", "# KIND\n\n- NAME — `VALUE`", "# KIND\n\n- **NAME** (VALUE): where it is used",
    "# KIND\n\n| Name | Value |\n|---|---|\n| NAME | VALUE |",
    "| KIND | Value |\n|---|---|\n| **NAME** | VALUE (often) |",
  ]

  struct Subject: Sendable {
    let tokens: String
    let path: String
    let name: String
    let kind: String
    let right: [String]
    let wrong: [String]
  }

  static let subjects = [
    Subject(
      tokens: "color.emerald: #10b981\ncolor.coral: #ef4444", path: "color.emerald", name: "Emerald", kind: "Colour",
      right: ["#10B981", "#10b981", "rgb(16, 185, 129)"], wrong: ["#EF4444", "#10B982", "rgba(16, 185, 129, 0.5)"]),
    Subject(
      tokens: "space.gutter: 16px\nspace.wide: 20px", path: "space.gutter", name: "Gutter", kind: "Spacing",
      right: ["16px", "16 px", "1rem", "16pt"], wrong: ["20px", "1.5rem", "17px"]),
    Subject(
      tokens: "motion.duration.quick: 150ms", path: "motion.duration.quick", name: "Quick", kind: "Durations",
      right: ["150ms", "0.15s"], wrong: ["200ms", "0.2s"]),
  ]

  static let cases = forms.indices.flatMap { form in subjects.indices.map { (form, $0) } }

  @Test(arguments: cases) func bindsANameToItsValue(form: Int, subject: Int) async throws {
    let subject = Self.subjects[subject]
    let form = Self.forms[form].replacing("PATH", with: subject.path).replacing("NAME", with: subject.name)
      .replacing("KIND", with: subject.kind)
    for value in subject.right {
      let page = form.replacing("VALUE", with: value)
      #expect(try await drifts(in: page, subject) == [], "\(page)")
    }
    for value in subject.wrong {
      let marked = MarkedText(form.replacing("VALUE", with: "↓" + value))
      let places = marked.positions.map { "\($0.line):\($0.column) \(value)" }
      #expect(try await drifts(in: marked.text, subject) == places, "\(marked.text)")
    }
  }

  /// What stands below a theme's name in bold is of that theme, though the line says more of it.
  @Test(arguments: [
    "**Dark**", "**Dark mode:**", "**Dark** — near black, for the night", "**Dark** (the default at night)",
  ])
  func bindsBelowALineThatBeginsWithATheme(lead: String) async throws {
    let subject = Subject(
      tokens: "color.ground: #ffffff | #101214", path: "color.ground", name: "Ground", kind: "Colour", right: [],
      wrong: [])
    let table = "| Role | Value |\n|---|---|\n| `color.ground` |"
    let page = "**Light**\n\n\(table) `#ffffff` |\n\n\(lead)\n\n\(table) ↓`#101214` |"
    #expect(try await drifts(in: MarkedText(page).text, subject) == [])
    let wrong = MarkedText(page.replacing("↓`#101214`", with: "`↓#101299`"))
    let places = wrong.positions.map { "\($0.line):\($0.column) #101299" }
    #expect(try await drifts(in: wrong.text, subject) == places)
  }

  /// The columns of a table are themes in the language of the document.
  @Test(arguments: [("Light", "Dark"), ("Clair", "Sombre"), ("Claro", "Oscuro"), ("Hell", "Dunkel"), ("浅色", "深色")])
  func bindsColumnsToThemes(light: String, dark: String) async throws {
    let subject = Subject(
      tokens: "color.ground: #ffffff | #101214", path: "color.ground", name: "Ground", kind: "Colour", right: [],
      wrong: [])
    let page = "| Token | \(light) | \(dark) |\n|---|---|---|\n| `color.ground` | #ffffff | ↓VALUE |"
    #expect(try await drifts(in: MarkedText(page.replacing("VALUE", with: "#101214")).text, subject) == [])
    let wrong = MarkedText(page.replacing("VALUE", with: "#101299"))
    let places = wrong.positions.map { "\($0.line):\($0.column) #101299" }
    #expect(try await drifts(in: wrong.text, subject) == places)
  }

  private func drifts(in page: String, _ subject: Subject) async throws -> [String] {
    let project = try ExampleProject(RuleExample(tokens: subject.tokens, page: page))
    let found = await Build.findings(project.sources, BuildOptions())
    var positions = Positions()
    return found.sorted.filter { $0.rule.id == "prose-drift" }.compactMap(\.span).map {
      let start = positions.start(of: $0)
      return "\(start.line):\(start.column) \($0.text)"
    }
  }

  /// Prose that has numbers and colours and says nothing of tokens.
  static let prose = [
    "It was the best of 4 times. Mr #1 was 42 years old, 6 ft 2, and lived at No. 16, where space was 20px wide on a map.",
    "Emerald was the colour of her eyes; quick as 200 ms she turned. The gutter: 3 feet deep.",
    "- Gutter, 20 copper pipes\n- Quick bread (200 g)\n- Emerald: a stone",
    "# Recipes\n\n| Name | Value |\n|---|---|\n| Gutter | 20 EUR |\n| Quick | 200 g |\n| Emerald | 4 ct |",
    "# Issues\n\n- Quick fix (#4711)\n- See #123456 and v1.2.3, 10:15, 2024-05-06, 3/4, 16–24px.",
    "# Install\n\nRun `npm i color.emerald.js`, then open http://localhost:8080/color.emerald: #ef4444 is an anchor.",
    "Two things happened:\n\nFirst, it rained. Then, in 5 minutes:\n\n- the sun\n- a bow",
  ]

  @Test(arguments: prose) func saysNothingOfPlainProse(text: String) async throws {
    let tokens = Self.subjects.map(\.tokens).joined(separator: "\n")
    for tokens in ["", tokens] {
      let project = try ExampleProject(RuleExample(tokens: tokens, page: text))
      let found = await Build.findings(project.sources, BuildOptions())
      #expect(found.lines == [], "\(found.text)")
    }
  }
}
