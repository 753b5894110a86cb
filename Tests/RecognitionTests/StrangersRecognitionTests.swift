import Testing

@testable import Recognition
@testable import Scans

/// Ways of writing values that were met in documents of others.
@Suite struct StrangersRecognitionTests {
  // MARK: Entries

  @Test(arguments: [
    ("**Accent**: #445566 — links and tabs.", "color Accent #445566"),
    ("**Accent:** `#445566`\nUsed for links. And for tabs.", "color Accent #445566"),
    ("- `--ink` #112233 — text. Use it everywhere.", "color ink #112233"),
    ("- Sand #F4E9D8 — the ground. Never behind text.", "color Sand #f4e9d8"),
    ("- #D92D20: alarm red. Use it rarely.", "color alarm red #d92d20"),
    ("- Blue\n  - #0066FF", "color Blue #0066ff"),
    ("### Success\n\n- `#3F8C5A`", "color Success #3f8c5a"),
    ("## Dark theme\n\n- `primary` becomes `#60A5FA` on dark grounds", "color primary #60a5fa"),
  ])
  func readsEntries(_ markdown: String, _ expected: String) {
    #expect(Recognized.lines(markdown) == [expected])
  }

  /// Verbs and what leads over to a colour are no part of its name, and a code span right before it is all of it.
  @Test(arguments: [
    ("- Using outline (#A28D7A)", "color outline #a28d7a"),
    ("- On pale grounds, use navy (#0F172A)", "color navy #0f172a"),
    ("- Teal leads the light theme, orange brand (`#F29400`)", "color orange brand #f29400"),
    (
      "- **Primary**: Background `primary_container` (#F29400), square corners",
      "color primary_container #f29400"
    ),
  ])
  func leavesVerbsOutOfNames(_ markdown: String, _ expected: String) {
    #expect(Recognized.lines(markdown) == [expected])
  }

  @Test func pairsNamesAndColoursOfEachBracket() {
    let markdown = """
      Dark tiers `--text-2` / `--text-3` (#9FB0BE / #5A6B7A), light
      tiers `--ink-2` / `--ink-3` (#3E4A55 / #7A8894).
      """
    #expect(
      Recognized.lines(markdown) == [
        "color text-2 #9fb0be", "color text-3 #5a6b7a", "color ink-2 #3e4a55", "color ink-3 #7a8894",
      ])
  }

  @Test func readsColoursBehindRemarks() {
    #expect(
      Recognized.lines("- **Text**: `#333` (main), `#555` (captions), `#666` (hints)") == [
        "color Text, main #333333", "color Text, captions #555555", "color Text, hints #666666",
      ])
  }

  @Test func readsColoursWithoutTheirSignUnderAHeading() {
    #expect(
      Recognized.lines("## Colors\n\n- Text: inkStrong(111318) / inkMuted(6B7280)") == [
        "color inkStrong #111318", "color inkMuted #6b7280",
      ])
    #expect(Recognized.lines("## Releases\n\n- Text: first(111318) / second(6B7280)").isEmpty)
  }

  /// A heading's remark and a comment on who may use a value take no values away.
  @Test(arguments: [
    "## Colors (never hardcode)\n\n| Token | Hex |\n|---|---|\n| Brand | #3366FF |",
    "## Colors\n\n```ts\nexport const colors = {\n  // never use directly\n  brand: \"#3366FF\",\n  ink: \"#111111\",\n};\n```",
  ])
  func readsBesideWarnings(_ markdown: String) {
    #expect(Recognized.lines(markdown).contains { $0.lowercased() == "color brand #3366ff" })
  }

  @Test(arguments: [
    "Banned", "10. Banned", "Anti-patterns", "Anti-patterns (banned)", "What is prohibited", "Verboten", "Interdits",
    "Prohibido", "Запрещено",
  ])
  func leavesWhatAHeadingForbids(heading: String) {
    #expect(Recognized.lines("## \(heading)\n\n- Pure black `#000000` surfaces\n- Gaps of 3px") == [])
    #expect(Recognized.lines("## Surfaces\n\n- Pure black `#000000`") == ["color Pure black #000000"])
  }

  @Test(arguments: ["the old", "its former", "the previous"])
  func onlySpeaksOfWhatWasBefore(words: String) {
    #expect(
      Recognized.lines("- **Felt Text** (`#e3f1ea`): readouts. Raised from \(words) `#b8d5c9` after an audit.")
        == ["color Felt Text #e3f1ea"])
  }

  @Test func takesAColourInTwoNotationsForOne() {
    #expect(
      Recognized.lines("- **Indigo** (#4f46e5 / oklch(0.46 0.18 273)): actions") == ["color Indigo #4f46e5"])
    #expect(
      Recognized.lines("- Ink: `#101010` / `rgb(240, 240, 240)` (dark)") == ["color Ink light #101010, dark #f0f0f0"])
  }

  @Test(arguments: ["at 0.75 alpha", "@ 0.75 opacity", "at 75% opacity"])
  func readsTheOpacityBehindAColour(words: String) {
    #expect(Recognized.lines("## Colors\n\n- Quiet: `#FFFFFF` \(words)") == ["color Quiet #ffffffbf"])
  }

  @Test func readsShadowsWhoseColourIsFourDigits() {
    #expect(
      Recognized.lines("## Shadows\n\n- **Lift** (`0 4px 8px #0009`): seats\n- **Toast** (`0 15px 50px #0008`)")
        == ["shadow Lift 0px 4px 8px 0px rgba(0, 0, 0, 0.6)", "shadow Toast 0px 15px 50px 0px rgba(0, 0, 0, 0.533)"])
    #expect(Recognized.lines("- Fixed in #0009") == [])
  }

  @Test func leavesWhatAHeadingSaysToAvoid() {
    #expect(Recognized.lines("## Pitfalls (must avoid)\n\n- Right margin: 8px").isEmpty)
  }

  /// How values are is not what they are called, and neither is what to do with them.
  @Test func takesNoSentencesForTitles() {
    let item = "## Shadows\n\n- Soft and technical, without drama:\n  - `0 2px 6px rgba(0, 0, 0, 0.12)`"
    #expect(Recognized.lines(item) == ["shadow Shadows 0px 2px 6px 0px rgba(0, 0, 0, 0.12)"])
    let lead = "## Stack\n\nUse this stack:\n\n```css\nfont-family: \"Karla\", sans-serif;\n```"
    #expect(Recognized.lines(lead) == ["family Stack Karla, sans-serif"])
  }

  // MARK: Tables

  @Test func namesColoursByTheirRowAlone() {
    let table = """
      | Name | Hex | Dim |
      |---|---|---|
      | Purple | #7C3AED | rgba(124, 58, 237, 0.06) |
      """
    #expect(Recognized.lines(table) == ["color Purple #7c3aed", "color Purple, Dim #7c3aed0f"])
  }

  @Test func onlyMentionsColoursOfRemarks() {
    let table = """
      | Token | Hex | Role |
      |---|---|---|
      | `--solar` | #E0A32E | the star; it deepens to #C8860F on pale grounds |
      """
    #expect(Recognized.lines(table) == ["color solar #e0a32e"])
  }

  @Test func readsScalesInColumnsOfDevices() {
    let table = """
      ## Spacing

      | Token | Compact | Comfortable |
      |---|---|---|
      | lg | 16px | 24px |
      | columns | 4 | 12 |
      | page | 320px | 1200px |
      """
    #expect(Recognized.lines(table) == ["spacing lg, Compact 16 px", "spacing lg, Comfortable 24 px"])
  }

  @Test func readsOneLengthInTwoUnits() {
    let table = "## Spacing\n\n| Token | px | rem |\n|---|---|---|\n| lg | 24px | 1.5rem |"
    #expect(Recognized.lines(table) == ["spacing lg 24 px"])
  }

  @Test func readsTimesBesideCurvesAndUnderTheirUnit() {
    let curves = "## Motion\n\n| Token | Value |\n|---|---|\n| Micro | 120ms, `cubic-bezier(.4,0,.2,1)` |"
    #expect(Recognized.lines(curves) == ["easing Micro 0.4 0 0.2 1", "duration Micro 120 ms"])
    let units = "## Motion\n\n| Duration | ms | Use |\n|---|---|---|\n| `--dur-fast` | 160 | Hover |"
    #expect(Recognized.lines(units) == ["duration dur-fast 160 ms"])
  }

  @Test func readsValuesBeforeTheirNames() {
    let table = "## 모션\n\n| 지연 | 요소 |\n|---|---|\n| 80ms | Profile |\n| 300ms | Rail |"
    #expect(Recognized.lines(table) == ["duration Profile 80 ms", "duration Rail 300 ms"])
  }

  // MARK: Code

  @Test func readsDeclarationsOverLinesWithComments() {
    let shadow = """
      ### Card shadow

      ```css
      box-shadow:
        0 1px 2px rgba(0, 0, 0, 0.04), /* edge */
        0 4px 16px rgba(0, 0, 0, 0.05); /* float */
      ```
      """
    #expect(
      Recognized.lines(shadow) == [
        "shadow Card shadow 0px 1px 2px 0px rgba(0, 0, 0, 0.04), 0px 4px 16px 0px rgba(0, 0, 0, 0.05)"
      ])
    let family = "## Font stack\n\n```css\nfont-family:\n  \"Karla\",\n  sans-serif;\n```"
    #expect(Recognized.lines(family) == ["family Font stack Karla, sans-serif"])
  }

  /// A gradient that cannot be drawn gives no swatches.
  @Test func takesStopsOfGradientsForNoColours() {
    let code = "## Hero\n\n```css\nbackground: linear-gradient(135deg, #102030 0%, var(--surface) 70%);\n```"
    #expect(Recognized.lines(code).isEmpty)
  }

  @Test func readsStepsOfTypeByTheirNames() {
    let code = """
      ```css
      :root {
        --text-xs: 12px;
        --text-offset: 4px;
        --fs-lg: 18px;
        --text-primary: #112233;
      }
      ```
      """
    #expect(Recognized.lines(code) == ["type text-xs 12 px", "type fs-lg 18 px", "color text-primary #112233"])
  }

  @Test func readsColumnsOfPlainText() {
    #expect(
      Recognized.lines("## Type scale\n\n```\nh1   40px   Page titles\nbody 16px   Text\n```") == [
        "type h1 40 px", "type body 16 px",
      ])
    #expect(
      Recognized.lines("## Spacing\n\n```\n4px   xs    Tight gaps\n8px   sm    Compact\n```") == [
        "spacing xs 4 px", "spacing sm 8 px",
      ])
  }

  @Test func followsReferencesToColours() {
    let code = """
      ```css
      :root {
        --blue-600: #3366FF;
        --link: var(--blue-600);
        --link-hover: var(--link);
        --gap: var(--space-4);
      }
      ```
      """
    #expect(
      Recognized.lines(code) == ["color blue-600 #3366ff", "color link #3366ff", "color link-hover #3366ff"])
  }

  @Test func namesListedColoursByTheirComments() {
    let code = """
      ## Chart colors

      ```js
      const series = [
        "#66BECC", // Teal (4.8:1)
        "#81C784", // Leaf green
        "#10B981", // Succès — validé
      ];
      ```
      """
    #expect(
      Recognized.lines(code) == ["color Teal #66becc", "color Leaf green #81c784", "color Succès #10b981"])
  }

  @Test func namesStepsOfMaps() {
    #expect(
      Recognized.lines("## Colors\n\n```scss\n$blue: (\n  50: #E1F2F7,\n  500: #006699,\n);\n```") == [
        "color blue 50 #e1f2f7", "color blue 500 #006699",
      ])
    let palette = """
      ## Palette

      ```js
      $sea: mat.define-palette((
        50: #E1F2F7,
        contrast: (
          50: #112233,
        )
      ), 500);
      ```
      """
    #expect(Recognized.lines(palette) == ["color sea 50 #e1f2f7", "color sea contrast 50 #112233"])
  }

  @Test func readsSpringsOverLines() {
    let code = "## Snap\n\n```\ntype: spring\nstiffness: 380\ndamping: 32\nmass: 0.8\n```"
    #expect(Recognized.lines(code) == ["spring Snap stiffness 380, damping 32, mass 0.8"])
  }

  @Test func tellsRepeatedPropertiesApartByTheirComments() {
    let code = "## Card\n\n```css\n/* Padding desktop */\npadding: 22px;\n/* Padding phone */\npadding: 12px;\n```"
    #expect(
      Recognized.lines(code) == ["spacing Card, padding, desktop 22 px", "spacing Card, padding, phone 12 px"])
  }

  @Test func readsDefaultExports() {
    let code = """
      ```ts
      export default {
        darkMode: 'class',
        theme: { extend: { borderRadius: { card: '16px', chip: '24px' } } },
      };
      ```
      """
    #expect(Recognized.lines(code) == ["radius card 16 px", "radius chip 24 px"])
  }

  // MARK: Numbers

  @Test(arguments: [
    ("Spacing is on an 8pt scale (4/8/12).", ["spacing 4 4 pt", "spacing 8 8 pt", "spacing 12 12 pt"]),
    ("## Type scale\n\n12 / 14 / 16 px is the scale.", ["type 12 12 px", "type 14 14 px", "type 16 16 px"]),
    (
      "- Radius: cards 20px / chips round / pictures 16px",
      ["radius Radius, cards 20 px", "radius Radius, pictures 16 px"]
    ),
    (
      "- Container padding: 0 40px (desktop), 0 16px (mobile)",
      [
        "spacing Container padding, desktop, vertical 0 px", "spacing Container padding, desktop, horizontal 40 px",
        "spacing Container padding, mobile, vertical 0 px", "spacing Container padding, mobile, horizontal 16 px",
      ]
    ),
    ("## Radius\n\n- 8px for cards\n- 4px for inputs", ["radius cards 8 px", "radius inputs 4 px"]),
    ("- Slow rotation: 25s\n- Fade: 300ms", ["duration Slow rotation 25 s", "duration Fade 300 ms"]),
    ("- Shadow radius: 5px → 18px", []),
    ("## Sizes\n\n- Reduce the offsets (6px → 4px)", []),
  ])
  func readsNumbers(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(arguments: [
    (
      "## Shadows\n\n- Medium: 0 1px 2px at 14% opacity of #2F281C",
      "shadow Medium 0px 1px 2px 0px rgba(47, 40, 28, 0.14)"
    ),
    ("## Shadows\n\n- Shadow: 0 4px 6px -1px rgba(0, 0, 0, 0.1)", "shadow Shadow 0px 4px 6px -1px rgba(0, 0, 0, 0.1)"),
  ])
  func readsShadows(_ markdown: String, _ expected: String) {
    #expect(Recognized.lines(markdown) == [expected])
  }
}
