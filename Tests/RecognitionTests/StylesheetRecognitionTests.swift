import Testing

@testable import Recognition
@testable import Scans
@testable import Wording

/// Stylesheets and resource files in code blocks, whose variables stand beside other things.
@Suite struct StylesheetRecognitionTests {
  private static func fence(_ code: String, _ info: String = "css") -> String { "```\(info)\n\(code)\n```" }

  private static let variables = ":root {\n  --ink: #102030;\n  --sand: #F4F1EA;\n}"

  @Test(arguments: [
    "%\n\nbody { background: var(--sand); }",
    "%\nhtml,\nbody,\n#app {\n  margin: 0;\n  padding: 8px 12px;\n}",
    "%\n*,\n*::before {\n  box-sizing: border-box;\n}",
    "%\n@layer utilities {\n  .lift { transform: translateY(-2px); }\n}",
    "%\n@font-face {\n  font-family: \"Own\";\n  src: url(own.woff2);\n}",
    "@import \"frame\";\n%", "@charset \"utf-8\";\n%", "@tailwind base;\n@tailwind utilities;\n%",
    "@plugin \"motion\";\n@custom-variant dark (&:is(.dark *));\n%",
    "/* Page */\n.page {\n  /* inner */\n  gap: 12px;\n  &:hover { gap: 16px; }\n}\n%",
    "@media print {\n  .page { display: none; }\n}\n%",
  ])
  func readsVariablesBesideRules(_ frame: String) {
    let code = frame.split(separator: "%", omittingEmptySubsequences: false).joined(separator: Self.variables)
    #expect(Recognized.lines(Self.fence(code)) == ["color ink #102030", "color sand #f4f1ea"])
  }

  @Test(arguments: [
    ".card {\n  padding: 8px 12px;\n  border-radius: 4px;\n}",
    ".dark .card {\n  padding: 8px;\n}\n.card {\n  --gap: 8px;\n}",
    "const theme = {\n  gap: 8,\n  ...",
  ])
  func takesNothingFromRulesAlone(_ code: String) {
    #expect(Recognized.lines("## Spacing\n" + Self.fence(code)) == [])
  }

  @Test func readsTheStylesOfTypeOfRules() {
    let code = """
      /* Headings */
      .text-h1, h1 { font-size: 2.5rem; font-weight: 700; line-height: 1.2; }
      .text-h1 a { font-size: 1rem; font-weight: 400; }
      .text-body {
        /* for reading */
        font-family: "Inter", sans-serif;
        font-size: 16px;
        color: var(--ink);
      }
      .text-body:hover { font-size: 17px; font-weight: 700; }
      .card { font-size: 14px; }
      @media (max-width: 600px) { .text-h1 { font-size: 2rem; font-weight: 700; } }
      """
    let styles = ["type text-h1 2.5 rem/1.2 700", "type text-body 16 px Inter"]
    #expect(Recognized.lines("## Type\n\n" + Self.fence(code)) == styles)
    #expect(
      Recognized.lines(Self.fence(Self.variables + "\n" + code)) == ["color ink #102030", "color sand #f4f1ea"] + styles
    )
    #expect(Recognized.lines("## Usage\n\n" + Self.fence(code)) == [])
    #expect(Recognized.lines(Self.fence("h1 { font-size: 40px; font-weight: 700; }")) == [])
  }

  @Test func leavesOutWhatHandsVariablesOn() {
    let code =
      Self.variables
      + "\n@theme inline {\n  --color-ink: var(--ink);\n  --color-sand: var(--sand);\n  --color-mint: #c0f0e0;\n}"
    #expect(
      Recognized.lines(Self.fence(code)) == ["color ink #102030", "color sand #f4f1ea", "color color-mint #c0f0e0"])
  }

  @Test func readsVariablesOfAnAttributeOfThePage() {
    let code = "[data-density=\"spacious\"] {\n  --gap: 8px;\n  --ink: #102030;\n}"
    #expect(Recognized.lines("## Tokens\n\n" + Self.fence(code)).contains { $0.contains("#102030") })
  }

  @Test func keepsShadowsAndGradientsOfThemesApart() {
    let code = """
      :root {
        --lift: 0 1px 2px rgba(0, 0, 0, 0.2);
        --sky: linear-gradient(90deg, #102030, #405060);
      }
      .dark {
        --lift: 0 1px 2px rgba(0, 0, 0, 0.6);
        --sky: linear-gradient(90deg, #000000, #102030);
      }
      """
    let values = Recognition.values(in: Recognized.document(Self.fence(code)))
    #expect(
      values.map { "\($0.kind) \($0.name) \($0.theme ?? "")" } == [
        "shadow lift light", "gradient sky light", "shadow lift dark", "gradient sky dark",
      ])
  }

  @Test func namesThemesThatAreNeitherLightNorDark() {
    let code = Self.variables + "\n[data-theme=\"dusk\"] {\n  --ink: #E0E0F0;\n}\n.theme-dawn {\n  --ink: #402030;\n}"
    #expect(
      Recognized.lines(Self.fence(code)) == [
        "color ink #102030", "color sand #f4f1ea", "color dusk, ink #e0e0f0", "color dawn, ink #402030",
      ])
  }

  @Test(arguments: [
    ("--ink: 16 32 48;\n--sand: 244 241 234;", ["color ink #102030", "color sand #f4f1ea"]),
    ("--color-ink: 16 32 48;", ["color color-ink #102030"]),
    ("--ink: 210 50% 13%;", ["color ink #112132"]),
    ("--offset: 16 32 48;", []),
    ("@ink: #102030;\n@sand: #F4F1EA;", ["color ink #102030", "color sand #f4f1ea"]),
  ])
  func readsChannelsAndVariables(_ code: String, _ expected: [String]) {
    #expect(Recognized.lines(Self.fence(code)) == expected)
  }

  @Test(arguments: [
    (
      "fade-in /* opacity 0 → 1, 200ms */\nslide-in /* 300ms */", "css",
      ["duration fade-in 200 ms", "duration slide-in 300 ms"]
    ),
    (
      "base.ink   // \"#102030\" – text\nbase.sand  // \"#F4F1EA\" – page", "typescript",
      ["color base.ink #102030", "color base.sand #f4f1ea"]
    ),
    ("items.length // 12", "typescript", []),
    (
      "<resources>\n  <!-- Text -->\n  <dimen name=\"text_size_small\">12sp</dimen>\n  <color name=\"veil\">#80102030</color>\n</resources>",
      "xml", ["color veil #10203080", "type text_size_small 12 sp"]
    ),
    ("<View padding=\"8dp\" />", "xml", []),
  ])
  func readsValuesBesideNames(_ code: String, _ language: String, _ expected: [String]) {
    #expect(Recognized.lines(Self.fence(code, language)).sorted() == expected.sorted())
  }

  @Test(arguments: [
    ("本文: #1A1A1A\n補助：#4A4A4A", ["color 本文 #1a1a1a", "color 補助 #4a4a4a"]),
    ("Основной: #1A1A1A\nФон: #F4F1EA", ["color Основной #1a1a1a", "color Фон #f4f1ea"]),
    ("┌──────┐\n│ Card │\n└──────┘\nInk: #102030\nSand: #F4F1EA", ["color Ink #102030", "color Sand #f4f1ea"]),
  ])
  func readsNamesInAnyScript(_ code: String, _ expected: [String]) {
    #expect(Recognized.lines(Self.fence(code, "")) == expected)
  }

  @Test func readsTreesInAnyScript() {
    #expect(
      Recognized.lines("## 间距\n" + Self.fence("基础: 4px\n├── 小:  8px (2×)\n└── 大:  16px (4×)", "")) == [
        "spacing 基础 4 px", "spacing 小 8 px", "spacing 大 16 px",
      ])
  }

  @Test func readsTheShadowsOfReactNative() {
    let code = """
      export const Shadows = {
        low: { shadowColor: '#000', shadowOffset: { width: 0, height: 1 }, shadowOpacity: 0.1, shadowRadius: 2 },
        high: { shadowColor: '#000', shadowOffset: { width: 0, height: 4 }, shadowOpacity: 0.2, shadowRadius: 8 },
      };
      const { isDark } = useTheme();
      """
    #expect(
      Recognized.lines(Self.fence(code, "ts")) == [
        "shadow low 0px 1px 2px 0px rgba(0, 0, 0, 0.1)", "shadow high 0px 4px 8px 0px rgba(0, 0, 0, 0.2)",
      ])
  }

  @Test func isBoundedOnHostileStylesheets() {
    let deep = String(repeating: ".a {\n", count: 3000) + String(repeating: "}\n", count: 3000)
    #expect(Recognized.lines(Self.fence(deep + Self.variables)).count == 2)
    #expect(Recognized.lines(Self.fence("}\n" + Self.variables)) == [])
  }
}
