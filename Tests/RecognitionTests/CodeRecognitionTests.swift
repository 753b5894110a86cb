import Files
import Syntax
import Testing

@testable import Recognition
@testable import Scans
@testable import Wording

/// Code blocks whose lines are names with values are lists; all others are examples of use.
@Suite struct CodeRecognitionTests {
  private static func fence(_ code: String, _ info: String = "") -> String { "```\(info)\n\(code)\n```" }

  @Test(arguments: [
    (
      "Blue (Primary)   #007AFF  RGB: 0, 122, 255\nLight Blue       #5AC8FA",
      ["color Blue (Primary) #007aff", "color Light Blue #5ac8fa"]
    ),
    (
      ":root {\n  --radius-md: 8px;\n  --ease-out: cubic-bezier(0.16, 1, 0.3, 1);\n}",
      ["radius radius-md 8 px", "easing ease-out 0.16 1 0.3 1"]
    ),
    (
      "--brand: #6F17FF; /* Vibrant */\n\n// Scales\n--space-4: 16px;",
      ["color brand #6f17ff", "spacing space-4 16 px"]
    ),
    ("$space-2: 8px;", ["spacing space-2 8 px"]),
    (
      "--primary: 221 83% 53%; /* #3B82F6 */\n--ring: 222.2 84% 4.9%;",
      ["color primary #2463eb", "color ring #020817"]
    ),
    ("// Brand\n$ink      // #242424\n$sand     // #e0e0e0", ["color ink #242424", "color sand #e0e0e0"]),
    (
      "--text-size-sm: clamp(0.875rem, 3vw, 1rem);\n--space-l: clamp(16px, 1rem + 2vw, 32px);",
      ["type text-size-sm 0.875–1 rem", "spacing space-l 16–32 px"]
    ),
    (
      "/* Card */\nPadding: 16px\nBorder Radius: 12px",
      ["spacing Card, Padding 16 px", "radius Card, Border Radius 12 px"]
    ),
    (
      "--shadow:\n  0 1px 2px rgba(0, 0, 0, .5),\n  0 2px 4px rgba(0, 0, 0, .5);",
      ["shadow shadow 0px 1px 2px 0px rgba(0, 0, 0, 0.5), 0px 2px 4px 0px rgba(0, 0, 0, 0.5)"]
    ),
    (":root {\n  --ink: #000000;\n}\n.dark {\n  --ink: #FFFFFF;\n}", ["color ink #000000", "color ink #ffffff"]),
  ])
  func readsListsOfValues(_ code: String, _ expected: [String]) {
    #expect(Recognized.lines(Self.fence(code, "css")) == expected)
  }

  @Test(arguments: [
    (
      "yaml", "Grey:\n  grey-50: \"#F9FAFB\"\n  grey-900: '#111827'",
      ["color grey-50 #f9fafb", "color grey-900 #111827"]
    ),
    ("yml", "fog: oklch(0.98 0 0)   # #112233 in print", ["color fog #f8f8f8"]),
    ("toml", "gutter = \"24px\"\nmargin = \"32px\"", ["spacing gutter 24 px", "spacing margin 32 px"]),
  ])
  func readsListsOfValuesInLanguagesOfData(_ language: String, _ code: String, _ expected: [String]) {
    #expect(Recognized.lines(Self.fence(code, language)) == expected)
  }

  @Test func takesNoValueOfAConfiguration() {
    let code = """
      server:
        host: "localhost"
        timeout: "200ms"
      cache:
        enabled: true
        folder: .cache
      """
    #expect(Recognized.lines(Self.fence(code, "yaml")).isEmpty)
  }

  @Test func readsValuesBeforeTheirNames() {
    #expect(
      Recognized.lines(
        "## Font sizes\n\n" + Self.fence("11px   - Labels (text-[11px])\n12px   - Small (via body 14px)"))
        == ["type Labels 11 px", "type Small 12 px"])
  }

  @Test func readsWhatIsBesideAPicture() {
    #expect(
      Recognized.lines(
        "## Sizes\n\n" + Self.fence("SMALL    [ Text ]     Height: 32px\nLARGE    [ Text ]     Height: 48px"))
        == ["size SMALL, Height 32 px", "size LARGE, Height 48 px"])
  }

  @Test func readsThemByTheirHeading() {
    #expect(
      Recognized.lines("## Spacing\n\n" + Self.fence("xs:  8px   (8 × 1)\nsm:  16px  (8 × 2)"))
        == ["spacing xs 8 px", "spacing sm 16 px"])
    #expect(
      Recognized.lines(
        "## Type scale\n\n" + Self.fence("H1:  56px  weight-700  line-height-1.07  letter-spacing:-0.02em"))
        == ["type H1 56 px/1.07 700 tracking -0.02 em"])
    #expect(
      Recognized.lines("## Card shadow\n\n" + Self.fence("box-shadow: 0 1px 3px rgba(0,0,0,0.5);", "css"))
        == ["shadow Card shadow 0px 1px 3px 0px rgba(0, 0, 0, 0.5)"])
  }

  @Test func readsThemWithAnyLineEnds() {
    let code = Self.fence("--ink: #102030\n--sand: #F4F1EA", "css").replacing("\n", with: "\r\n")
    let document = Recognized.document("# Kit\r\n\r\n" + code)
    let values = Recognition.values(in: document)
    #expect(values.map { document.file.text($0.range) } == ["#102030", "#F4F1EA"])
  }

  @Test func readsTheirRemarksAsTheyAre() {
    #expect(
      Recognized.lines("## Durations\n\n" + Self.fence("fast  120ms  taps\nslow  360ms  heroes (scan -> result)"))
        == ["duration fast 120 ms", "duration slow 360 ms"])
    #expect(
      Recognized.lines("## Shadows\n\n" + Self.fence("lg   0 8px 24px rgba(0,0,0,.5)   (cards -> hover)."))
        == ["shadow lg 0px 8px 24px 0px rgba(0, 0, 0, 0.5)"])
    #expect(
      Recognized.lines("## Spacing\n\n" + Self.fence("0.5 -> 2px\n1   -> 4px")) == [
        "spacing 0.5 2 px", "spacing 1 4 px",
      ])
  }

  @Test func readsDeclarationsOfSeveralLines() {
    #expect(
      Recognized.lines(Self.fence("background: linear-gradient(\n  90deg,\n  #000000 0%,\n  #FFFFFF 100%\n);", "css"))
        == ["gradient Gradient 90° rgb(0, 0, 0) 0%, rgb(255, 255, 255) 100%"])
  }

  @Test func readsTrees() {
    let tree = "All spacing in multiples of 8dp:\n├── 8dp: Least\n│\n├── Screens: 16dp\n└── Keep it loose"
    #expect(
      Recognized.lines("## Layout\n\n" + Self.fence(tree)) == ["spacing Least 8 dp", "spacing Screens 16 dp"])
    #expect(
      Recognized.lines("## Dark theme\n\n" + Self.fence("├── Ground: #121212 (not black)\n└── Surface: #1E1E1E"))
        == ["color Ground #121212", "color Surface #1e1e1e"])
  }

  @Test func tellsTheThemesOfBlocks() {
    let code =
      ":root {\n  --ink: #000000;\n}\n@media (prefers-color-scheme: dark) {\n  :root {\n    --ink: #FFFFFF;\n  }\n}"
    let values = Recognition.values(in: Recognized.document(Self.fence(code, "css")))
    #expect(values.map(\.theme) == ["light", "dark"])
  }

  @Test func saysWhereTheValuesStand() {
    let document = Recognized.document("## Space\n\n" + Self.fence("xs:  8px\nsm:  16px"))
    let values = Recognition.values(in: document)
    #expect(values.map { document.file.text($0.range) } == ["8px", "16px"])
    #expect(values.map { $0.nameRange.map(document.file.text) } == ["xs", "sm"])
  }

  @Test(arguments: [
    (".button {\n  padding: 10px;\n}", "css"), ("<Box padding=\"10px\" />", ""), ("padding(10)\nradius: 8px", ""),
    ("const space = { sm: '8px' }", "js"), ("- Ink #102030\n+ Ink #203040", ""),
    ("Make a hero on #FFFFFF with 16px padding.", ""),
    ("src\n├── main.css\n│   └── Space: 8px\n└── a\n└── b", "js"), ("┌───────────┐\n│ Gap: 8px  │\n└───────────┘", ""),
    ("a: 8px\np->gap = 3; // <b>", ""), ("--size   <number> of pixels\n--gap   8px", ""),
    ("/* ❌ Bad */\nwidth: 100px", "css"), ("xs: 8px", "swift"),
    ("@media (min-width: 600px) {\n  .card {\n    padding: 8px;\n  }\n}", "css"),
  ])
  func leavesExamplesOfUseAlone(_ code: String, _ info: String) {
    #expect(Recognized.lines("## Spacing\n\n" + Self.fence(code, info)).isEmpty)
  }

  @Test func isBoundedOnHostileCode() {
    let many = (0..<20_000).map { "a\($0): \($0 % 90)px" }.joined(separator: "\n")
    #expect(Recognized.lines("## Spacing\n\n" + Self.fence(many)).count == 20_000)
    #expect(Recognized.lines(Self.fence(String(repeating: "a: b,\n", count: 20_000))).isEmpty)
    #expect(Recognized.lines(Self.fence(String(repeating: ":root {\n", count: 20_000))).isEmpty)
  }
}
