import Diagnostics
import DrawingSupport
import Files
import TestSupport
import Testing

@testable import Plates

/// The strict CSS of previews: what is let through, and where what is not is reported.
@Suite struct PreviewStylesheetTests {
  /// The findings of a stylesheet: rules and places.
  private static func check(_ css: String) throws -> [(rule: String, position: Position)] {
    let diagnostics = try faults(css)
    var positions = Positions()
    return try diagnostics.all.map { ($0.rule.id, positions.start(of: try #require($0.span))) }
  }

  private static func faults(_ css: String) throws -> Diagnostics {
    PreviewStylesheet(SourceFile(path: "page.css", text: css), in: try SampleSystem.system()).faults
  }

  private static let violations: [(String, [String])] = [
    (".a { color: ↓red; }", ["hard-coded-value"]),
    (".a { color: ↓#0066cc; }", ["hard-coded-value"]),
    (".a { background: ↓rgb(0 0 0 / 50%); }", ["hard-coded-value"]),
    (".a { padding: ↓12px var(--space-14); }", ["hard-coded-value"]),
    (".a { width: calc(100% - ↓2rem); }", ["hard-coded-value"]),
    (".a { font-weight: ↓bold; }", ["hard-coded-value"]),
    (".a { font-family: ↓Arial; }", ["hard-coded-value"]),
    (".a { box-shadow: 0 ↓2px ↓4px var(--color-brand); }", ["hard-coded-value", "hard-coded-value"]),
    (".a { padding: var(↓--space-15); }", ["unknown-token"]),
    (".a { transition: none; }".replacing("transition", with: "↓transition"), ["unsupported-property"]),
    (".a { padding: var(↓--motion-spring-slide); }", ["unknown-token"]),
    (".a { padding: ↓var(--space-14, 3px); }", ["unsupported-value"]),
    (".a { background: ↓url(https://a.example/b.png); }", ["unsupported-value"]),
    (".a { width: ↓expression(alert(1)); }", ["unsupported-value"]),
    (".a { position: ↓fixed; }", ["unsupported-value"]),
    (".a { color: var(--color-brand) ↓!important; }", ["unsupported-value"]),
    (".a { ↓--mine: 1; }", ["unsupported-property"]),
    (".a { ↓content: \"x\"; }", ["unsupported-property"]),
    (".a { color: ↓\\72 ed; }", ["unsupported-value"]),
    (".a { color: ↓\"</style>\"; }", ["unsupported-value"]),
    ("↓@import \"a.css\";\n.a { color: var(--color-brand); }", ["unsupported-rule"]),
    ("↓@media print { .a { color: red; } }", ["unsupported-rule"]),
    ("↓:host { color: inherit; }", ["unsupported-selector"]),
    ("↓html { color: inherit; }", ["unsupported-selector"]),
    (".a↓ .b { color: inherit; }", ["unsupported-selector"]),
    (".a↓:hover { color: inherit; }", ["unsupported-selector"]),
    (".a { ↓.b { color: inherit; } }", ["unsupported-rule"]),
    (".a { ↓color var(--color-brand); }", ["stylesheet-syntax"]),
    (".a ↓{ color: inherit;", ["stylesheet-syntax"]),
    ("↓.a", ["stylesheet-syntax"]),
    ("↓}", ["stylesheet-syntax"]),
  ]

  @Test(arguments: [
    (".a { padding: var(--space-15); }", ".a { padding: var(--space-14); }"),
    (".a { colour: inherit; }", ".a { color: inherit; }"),
  ]) func offersAnEditThatMendsTheStylesheet(css: String, mended: String) throws {
    let diagnostics = try Self.faults(css)
    #expect(diagnostics.all.count == 1)
    #expect(diagnostics.mended == mended)
    #expect(try Self.check(mended).isEmpty)
  }

  @Test(arguments: violations) func reportsAViolationAtItsPlace(_ marked: String, _ rules: [String]) throws {
    let text = MarkedText(marked)
    let found = try Self.check(text.text)
    #expect(found.map(\.rule) == rules)
    #expect(found.map(\.position) == text.positions)
  }

  private static let sound = [
    ".a { color: var(--color-brand); }", ".a.pressed, .b { scale: 0.98; opacity: var(--opacity-pressed); }",
    ".a { border: var(--border-hairline) solid var(--color-brand); padding: 0 var(--space-14) 4%; }",
    ".a { border: thin solid; margin: auto; translate: -50% -50%; z-index: 2; flex: 1 0 auto; }",
    ".a { width: calc(100% * (var(--opacity-pressed) + var(--opacity-pressed))); line-height: 1.2; }",
    ".a { font-family: var(--type-body-font-family); font-size: var(--type-body-font-size); font: inherit; }",
    ".a { font-weight: var(--type-body-font-weight); letter-spacing: var(--type-body-letter-spacing); }",
    ".a { line-height: var(--type-body-line-height); font: var(--type-body); }",
    ".a { display: grid; grid-template-areas: \"a b\"; grid-template-columns: 1fr repeat(2, minmax(0, 2fr)); }",
    ".a { background: conic-gradient(var(--color-brand) 0% 72%, transparent 72%); transform: scale(0.97); }",
    "/* </style> { } */ .a { color: currentColor; visibility: hidden; box-sizing: border-box; }",
  ]

  @Test(arguments: sound) func takesWhatIsSound(_ css: String) throws {
    let found = try Self.check(css)
    #expect(found.isEmpty, "\(found)")
  }

  @Test func boundsAStylesheet() throws {
    let css = String(repeating: ".a { color: inherit; }\n", count: 10_000)
    #expect(try Self.check(css).map(\.rule) == ["stylesheet-limit"])
  }
}
