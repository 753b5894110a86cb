import Diagnostics
import Files
import Pipeline
import TestSupport
import Testing

/// What `check` says, which renders no page, beside what a build says.
@Suite struct FindingsTests {
  @Test func saysNothingOfPagesThatAreMadeOfTokens() async {
    // Each of the pages that are made of these has a group of the same name as the page.
    let token = { (value: Int) in "{\"$type\": \"dimension\", \"$value\": {\"value\": \(value), \"unit\": \"px\"}}" }
    let file =
      "{\"spacing\": {\"spacing\": {\"a\": \(token(4)), \"b\": \(token(8))}, \"c\": \(token(12))}, \"space\": {\"d\": \(token(16))}}"
    let found = await Build.findings(Sources(["a.tokens.json": file]), BuildOptions())
    #expect(found.all.allSatisfy { $0.span?.file.isMade != true }, "\(found.text)")
  }

  private static let pages = [
    "content/a/system.yml": "name: A\n",
    "content/a/tokens/a.tokens.json": """
    {"color": {"$type": "color", "brand": {"$value": {"colorSpace": "srgb", "components": [0, 0.4, 0.8]}}},
     "motion": {"press": {"$type": "spring", "$value": {"damping": 10}}}}
    """,
    "content/a/index.md": """
    ---
    title: A
    related: [missing.md]
    ---
    # A [nowhere](gone.md) and `color.brand`

    ```swatches on=x
    color.brnad
    ```

    ```swatch
    color.brand
    ```

    ```spring
    motion.press
    ```

    > - ![far](https://a.example/b.png) [![inner](gone.png)](gone.md#x) ![with [link](lost.md)](a.png)

    [ref]: gone.md
    | a [ref] | [self](index.md#none) |
    |---|---|
    | [token](token:color.brnad) | <b>[raw](gone.md)</b> |
    """,
    "content/a/components/button.md": "# Button\n\n```preview\n<button class=\"buton\">Go</button>\n```\n",
    "content/a/components/button.css": ".button { colour: red; position: fixed }\n",
    "templates/layouts/page.mustache": "{{unknown}}{{{body}}}",
  ]

  private static let plain = [
    "notes.md":
      "# Notes\n\n## Springs\n\n- Press: damping 10, stiffness 0\n- Open: response 0.5\n\n[file](code.swift) [page](gone.md)\n"
  ]

  @Test(arguments: [pages, plain]) func saysTheSameAsABuildWithoutRenderingAPage(_ files: [String: String]) async {
    let sources = Sources(files)
    let built = await Build.site(sources, BuildOptions()).diagnostics
    let found = await Build.findings(sources, BuildOptions())
    #expect(Self.lines(found) == Self.lines(built))
    #expect(!found.isEmpty)
  }

  /// `check` looks for springs only where one of their words is.
  @Test(arguments: ["Damping 10", "DAMPING 10", "stiffness 100", "Response 0.5", "tension 170", "FRICTION 26"])
  func findsSpringsByEachOfTheirWords(_ spring: String) async {
    let sources = Sources(["notes.md": "# Notes\n\n## Springs\n\n- Press: \(spring)\n- Open: \(spring)\n"])
    let built = await Build.site(sources, BuildOptions()).diagnostics
    let found = await Build.findings(sources, BuildOptions())
    #expect(Self.lines(found) == Self.lines(built))
    #expect(found.all.contains { $0.rule == .incompleteSpring })
  }

  private static func lines(_ diagnostics: Diagnostics) -> [String] {
    diagnostics.sorted.map {
      "\($0.span?.file.path ?? "") \($0.span?.range.start ?? 0) \($0.severity) \($0.rule) \($0.message)"
    }
  }
}
