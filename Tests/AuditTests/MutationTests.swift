import Diagnostics
import Files
import Pipeline
import TestSupport
import Testing

/// A guide that says only what is true, and every way of making one statement of it wrong: each is found, on the very
/// characters that were changed, and nothing else is.
struct MutationTests {
  /// A place of a document, written `«what it says|what it says wrongly|the rule that finds it»`.
  struct Place: Sendable, CustomStringConvertible {
    let right: String
    let wrong: String
    let rule: String
    /// The parts of the file before and behind it, in which every other place is right.
    let before: String
    let after: String
    let path: String

    var description: String { "\(path): \(right) as \(wrong)" }
    var text: String { before + wrong + after }
    var position: Position { MarkedText(before + "↓" + wrong + after).positions[0] }
  }

  static let tokens = [
    "color.brand: #0066cc | #66aaff", "color.emerald: #10b981", "color.old: #999999",
    "color.text.primary: #111827 | #f9fafb", "color.text.muted: #4b5563 | #d1d5db",
    "color.surface.card: #ffffff | #111111", "space.1: 4px", "space.2: 8px", "space.3: 12px", "space.4: 16px",
    "type.body: 16px/24px 400 Inter", "type.title: 24px/32px 700 Inter", "motion.duration.fast: 150ms",
    "motion.duration.slow: 300ms", "motion.spring.slide: stiffness 200, damping 40",
    "motion.spring.pop: stiffness 250, damping 12", "component.chip.height: 48px", "component.chip.radius: 8px",
    "component.chip.label: 14px/20px 600 Inter", "component.chip.label-color: {color.text.muted}",
    "component.chip.background: {color.surface.card}",
  ]

  static let settings =
    "text: [color.text.*]\nsurfaces: [color.surface.*]\nrequire: { text: 4.5, target: 44, type: 12 }\n"

  static let documents = [
    "foundations/colour.md": """
    # Colour

    Links take `«color.brand|color.brnad|unknown-mention»` («#0066cc|#0066dd|prose-drift»), and in dark mode `color.brand` is «#66aaff|#0066cc|prose-drift».

    - **Emerald**: «#10b981|#10b982|prose-drift»
    - **Old** — «#999999|#ababab|prose-drift»; no longer used

    | Token | Light | Dark |
    |---|---|---|
    | `«color.text.primary|color.text.primry|unknown-mention»` | «#111827|#111828|prose-drift» | «#f9fafb|#111827|prose-drift» |
    | `color.text.muted` | «#4b5563|#ffffff|prose-drift» | #d1d5db |

    The dot is `«#0066cc|#0067cc|near-miss»`. #111827 on #ffffff is «17.74:1|12.5:1|contrast-figure». {color.text.muted} on {color.surface.card} is «7.56:1|8.5:1|contrast-figure».
    """,
    "foundations/space.md": """
    # Spacing

    All spacing stands on a «4-pt grid|8-pt grid|scale-claim». Cards are padded by `space.4` («16px|20px|prose-drift»).

    ## The «four|five|count-mismatch» steps

    | Step | Value |
    |---|---|
    | `space.1` | «4px|5px|prose-drift» |
    | `space.2` | «0.5rem|1rem|prose-drift» |
    | `space.3` | 12 |
    | `space.4` | «16|18|prose-drift» |

    ## Parts

    - **Padding**: «12px|13px|off-scale»
    - **Touch target**: «44px|40px|small-target»
    - `--gutter`: 20px

    The variable `--gutter` is «20px|24px|conflicting-values». Elsewhere, gaps are «8px|[x]px|placeholder» wide.
    """,
    "foundations/type.md": """
    # Typography

    Type is set in «two sizes|three sizes|token-count».

    | Style | Size | Weight | Line height |
    |---|---|---|---|
    | Body | «16px|15px|prose-drift» | «400|500|prose-drift» | «24px|28px|prose-drift» |
    | Title | 24px | «700|600|prose-drift» | «1.33|1.5|prose-drift» |
    """,
    "foundations/motion.md": """
    # Motion

    All transitions stay «under 400 ms|under 200 ms|duration-claim». `motion.duration.fast` is «150ms|0.2s|prose-drift».

    | Spring | Damping | Stiffness | Feel |
    |---|---|---|---|
    | Slide | «40|18|prose-drift» | «200|250|prose-drift» | calm |
    | Pop | 12 | 250 | lively |

    `motion.spring.slide` moves the pill «without overshoot|with a slight bounce|». `motion.spring.pop` moves the dot. `motion.duration.slow` is «300ms|400ms|prose-drift».

    | For | Use |
    |---|---|
    | Feedback | Tight, `space.3`, «12px|14px|prose-drift»; `space.1`, «4px|6px|prose-drift» |
    """,
    "components/chip.md": component,
  ]

  static let component = """
    ---
    kind: component
    ---

    # Chip

    ```swatches title="«Two colours|Three colours|count-mismatch»"
    component.chip.label-color
    component.chip.background
    ```

    ```checks
    - pair: component.chip.label-color on component.chip.background | text | Label
    ```

    The label reaches «7.56|8.56|unbacked-figure» on the chip.

    ## Measures

    - **Container:** «48px|46px|component-drift» high, «8px|6px|component-drift» radius, white.
    - **Label:** «14px|15px|component-drift», weight «600|500|component-drift», `«#4b5563|#4b9963|component-drift»`.

    Chips are 8 px apart, and appear in 200 ms.

    | Part | Style |
    |---|---|
    | Text | Dark, 14 px, weight «600|500|component-drift» |

    ## Tokens

    ```tokens
    component.chip
    ```

    ## Open points

    ```disagreements
    - “Chips of «48 px|46 px|unbacked-figure»” | Part 1 | “Chips «8 px|9 px|unbacked-figure» apart” | Part 2 | 48 px
    ```

    ```issues
    - minor | engineers | `«component.chip.radius|component.chip.radus|unknown-mention»` is «8 px|6 px|unbacked-figure» | Drawn in `«#4b5563|#9b9663|unbacked-figure»` | ../foundations/type.md
    - grave | everyone | They appear in «200 ms|400 ms|unbacked-figure», at weight «600|500|unbacked-figure» and «7.56|7.65|unbacked-figure» | As given | -
    ```

    ```not-given
    Border | Drawn at «8 px|9 px|unbacked-figure»
    ```
    """

  static let places: [Place] = documents.sorted { $0.key < $1.key }.flatMap { path, text in
    places(in: text, at: path).filter { !$0.rule.isEmpty }
  }

  /// The text with every place as it should be.
  static func right(_ text: String) -> String { text.replacing(mark) { String($0.output.1) } }

  private static var mark: Regex<(Substring, Substring, Substring, Substring)> { /«([^|»]*)\|([^|»]*)\|([^|»]*)»/ }

  private static func places(in text: String, at path: String) -> [Place] {
    text.matches(of: mark).map { match in
      Place(
        right: String(match.output.1), wrong: String(match.output.2), rule: String(match.output.3),
        before: right(String(text[..<match.range.lowerBound])), after: right(String(text[match.range.upperBound...])),
        path: path)
    }
  }

  /// What is found in the guide, with some of its files and tokens replaced.
  private func findings(
    _ replaced: [String: String] = [:], tokens: [String] = Self.tokens
  ) async throws -> [(line: String, text: String)] {
    var files = try ExampleTokens(tokens.joined(separator: "\n")).files
    files = Dictionary(uniqueKeysWithValues: files.map { ("content/example/tokens/" + $0.key, $0.value) })
    files["content/example/system.yml"] = Self.settings
    for (path, text) in Self.documents { files["content/example/" + path] = Self.right(text) }
    for (path, text) in replaced { files["content/example/" + path] = text }
    let found = await Build.findings(Sources(files), BuildOptions())
    return zip(found.lines, found.sorted.map { $0.span?.text ?? "" }).map { ($0, $1) }
  }

  @Test func saysNothingOfWhatIsTrue() async throws {
    #expect(try await findings().map(\.line) == [])
  }

  @Test(arguments: places) func findsEveryWrongStatementWhereItStands(place: Place) async throws {
    let found = try await findings([place.path: place.text])
    let line = "content/example/\(place.path):\(place.position.line):\(place.position.column) "
    #expect(found.map { $0.line.hasPrefix(line) && $0.line.hasSuffix(" " + place.rule) } == [true], "\(found)")
    #expect(found.first.map { $0.text.contains(place.wrong) } ?? false, "\(found)")
  }

  /// Each token with another value, and where documents then say what no longer holds.
  static let changes: [(token: String, value: String, places: [String])] = [
    ("color.brand", "#0067cc | #66aaff", ["colour.md #0066cc prose-drift", "colour.md #0066cc near-miss"]),
    ("color.brand", "#0066cc | #77bbff", ["colour.md #66aaff prose-drift"]),
    ("color.emerald", "#ef4444", ["colour.md #10b981 prose-drift"]),
    ("color.text.primary", "#111827 | #ffffff", ["colour.md #f9fafb prose-drift"]),
    ("space.4", "20px", ["space.md 16px prose-drift", "space.md 16 prose-drift"]),
    ("space.2", "10px", ["space.md 4-pt grid scale-claim", "space.md 0.5rem prose-drift"]),
    ("type.body", "16px/24px 500 Inter", ["type.md 400 prose-drift"]),
    ("type.title", "28px/32px 700 Inter", ["type.md 24px prose-drift", "type.md 1.33 prose-drift"]),
    ("motion.duration.fast", "200ms", ["motion.md 150ms prose-drift"]),
    ("motion.duration.slow", "500ms", ["motion.md under 400 ms duration-claim", "motion.md 300ms prose-drift"]),
    (
      "motion.spring.slide", "stiffness 200, damping 18",
      ["motion.md 40 prose-drift", "motion.md without overshoot spring-claim"]
    ),
  ]

  @Test(arguments: changes.indices) func findsWhatATokensNewValueMakesWrong(index: Int) async throws {
    let (token, value, places) = Self.changes[index]
    let tokens = Self.tokens.map { $0.hasPrefix(token + ":") ? "\(token): \(value)" : $0 }
    #expect(tokens != Self.tokens)
    let found = try await findings(tokens: tokens).map { line, text in
      let file = line.prefix { $0 != ":" }.split(separator: "/").last ?? ""
      return "\(file) \(text) \(line.split(separator: " ").last ?? "")"
    }
    #expect(found.sorted() == places.sorted())
  }

  @Test func findsARenamedTokenWhereverItIsNamed() async throws {
    let tokens = Self.tokens.map { $0.replacing("motion.duration.fast:", with: "motion.duration.quick:") }
    let found = try await findings(tokens: tokens)
    // Nothing names it by its new name.
    #expect(found.map(\.text) == ["motion.duration.fast", "\"quick\""])
    #expect(found.map { $0.line.hasSuffix("unknown-mention") } == [true, false])
  }
}
