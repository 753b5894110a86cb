import Testing

@testable import Recognition
@testable import Scans

/// The measures of components as strangers write them: beside type, behind other properties, in rules of stylesheets.
@Suite struct StrangersMeasuresTests {
  /// A table of sizes with the size of their type among other columns is not one of styles.
  @Test(
    arguments: [
      (
        "## Sizes\n\n| Size | Height | Padding | Font size |\n|---|---|---|---|\n| sm | 32px | 8px 16px | 14px |",
        [
          "type sm 14 px", "size sm 32 px", "spacing sm, vertical 8 px", "spacing sm, horizontal 16 px",
        ]
      ),
      (
        "## Badge\n\n| Size | Padding | Font Size | Radius |\n|---|---|---|---|\n| small | 0 8px | 12px | 4px |",
        ["type small 12 px", "spacing small, vertical 0 px", "spacing small, horizontal 8 px", "radius small 4 px"]
      ),
      // Beside a family a height is that of the line.
      (
        "## Typography\n\n| Style | Font | Size | Height |\n|---|---|---|---|\n| Body | Inter | 16px | 24px |",
        ["type Body 16 px Inter"]
      ),
    ] as [(String, [String])])
  func readsSizesOfComponents(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  /// A label that is a property gives the first of several.
  @Test(
    arguments: [
      (
        "- Height: 46px; fully rounded pill `999px`; background `#F4F4F2` / `#1C1C1E` dark",
        ["color background light #f4f4f2, dark #1c1c1e", "size Height 46 px", "radius radius 999 px"]
      ),
      (
        "- Height: 52pt + safe area; background `#FFFFFF` light / `#0E1620` dark with 0.5pt top divider",
        [
          "color background light #ffffff, dark #0e1620", "size Height 52 pt", "borderWidth top divider 0.5 pt",
        ]
      ),
      (
        "- Corner radius: 500pt (pill), 6pt vertical / 12pt horizontal padding",
        [
          "radius Corner radius 500 pt", "spacing vertical padding 6 pt", "spacing horizontal padding 12 pt",
        ]
      ),
      ("- Height: 44px, surface fill `#EEF0F3` / `#1B2F4D` in one, 12px", ["color surface fill #eef0f3"]),
      ("- Icon: 48px, `#1E90FF`", ["color Icon #1e90ff", "icon Icon 48 px"]),
      (
        "- Chip: pill `999px`; padding 11pt × 20pt",
        [
          "radius Chip, radius 999 px", "spacing Chip, padding, vertical 11 pt",
          "spacing Chip, padding, horizontal 20 pt",
        ]
      ),
      ("- Divider: 1pt `#E8E8E6` between rows", ["color Divider #e8e8e6", "borderWidth Divider 1 pt"]),
    ] as [(String, [String])])
  func readsPropertiesBehindOthers(_ item: String, _ expected: [String]) {
    let found = Recognized.lines("# Notes\n\n## Field\n\n" + item)
    #expect(found.filter { line in expected.contains(line) } == expected)
    #expect(!found.contains { $0.hasPrefix("color Height") || $0.hasPrefix("radius Corner radius, vertical") })
  }

  /// Comments of either form, nested rules and curves by reference silence no rule.
  @Test(arguments: [
    ("// Hover\n.card {\n  border-radius: 12px; // 12px\n  padding: 8px;\n}", ["radius", "spacing"]),
    ("/* a; b */\n.card {\n  border-radius: 12px; /* soft */\n  padding: 8px;\n}", ["radius", "spacing"]),
    (".card {\n  border-radius: 12px;\n  padding: 8px;\n\n  &:hover { padding: 9px; }\n}", ["radius", "spacing"]),
    (".card {\n  border-radius: 12px;\n  transition: transform 200ms var(--ease);\n}", ["duration", "radius"]),
  ])
  func readsRules(_ code: String, _ kinds: [String]) {
    let found = Recognized.lines("# Guide\n\n## Cards\n\n```scss\n\(code)\n```")
    #expect(Set(found.map { String($0.prefix { $0 != " " }) }).isSuperset(of: kinds), "\(found)")
    #expect(!found.contains { $0.contains("9 px") })
  }

  /// The sides of a square that is an icon are one size.
  @Test func readsSizesOfIcons() {
    let code = ".icon-sm { width: 16px; height: 16px; }\n.icon-md { width: 20px; height: 20px; }"
    #expect(
      Recognized.lines("# Guide\n\n## Icon Sizes\n\n```css\n\(code)\n```") == [
        "icon icon-sm 16 px", "icon icon-md 20 px",
      ])
  }

  @Test(
    arguments: [
      ("- Stroke weight: 1.5px", ["borderWidth Stroke weight 1.5 px"]),
      (
        "- 主按钮: bg #10B981, 圆角 12px, 高 44px",
        ["color 主按钮, bg #10b981", "radius 主按钮, 圆角 12 px", "size 主按钮, 高 44 px"]
      ),
    ] as [(String, [String])])
  func readsMeasuresOfParts(_ item: String, _ expected: [String]) {
    #expect(Recognized.lines("# Notes\n\n## Controls\n\n" + item) == expected)
  }

  @Test func readsStylesBehindLineComments() {
    let code =
      "// Headings\n.h1 {\n  font-size: 2rem; // 32px\n  font-weight: 700;\n}\n\n.body {\n  font-size: 1rem; // 16px\n  line-height: 1.5;\n}"
    #expect(
      Recognized.lines("# Guide\n\n## Typography\n\n```scss\n\(code)\n```") == [
        "type h1 2 rem 700", "type body 1 rem/1.5",
      ])
  }
}

/// Fields of type as strangers write them.
@Suite struct StrangersFieldsTests {
  @Test(
    arguments: [
      (
        "| Format | Headline | Label |\n|---|---|---|\n| Story | 54px / 1.12 | 10px / 0.18em |",
        ["type Story, Headline 54 px/1.12", "type Story, Label 10 px tracking 0.18 em"]
      ),
      (
        "| Element | Font | Size | Weight / treatment |\n|---|---|---|---|\n"
          + "| Eyebrow | Inter | 12px | Semibold, uppercase, `0.35em` tracking |",
        ["type Eyebrow 12 px 600 tracking 0.35 em Inter"]
      ),
      (
        "| Role | Font | Size |\n|---|---|---|\n| Body | — | 16px |\n| Title | Inter | 24px |",
        ["type Body 16 px", "type Title 24 px Inter"]
      ),
      (
        "| Role | Font | Weight |\n|---|---|---|\n| Body | Inter | 400-600 |",
        ["family Body, 400 Inter 400", "family Body, 600 Inter 600"]
      ),
      (
        "| Property | Value |\n|---|---|\n| Font family | Helvetica |\n| Font weight | Bold (700) |\n"
          + "| Font size | 16px |\n| Line height | 24px |",
        ["type Scale 16 px/24 px 700 Helvetica"]
      ),
      ("- Body: 16px / 400 / lh 32px", ["type Body 16 px/32 px 400"]),
      (
        "| Step | Size | LH | SP size | SP LH |\n|---|---|---|---|---|\n| H1 | 64px | 1.4 | 28px | 1.5 |",
        ["type H1 64 px/1.4"]
      ),
      ("| Step | Use | LH | LS |\n|---|---|---|---|\n| One line | Buttons | 1.0 | 0.02em |", []),
      (
        "| Role | Font | Size |\n|---|---|---|\n| Names | Lora | 44px |\n| And | Noto Serif | `0.45em` of the names |",
        ["type Names 44 px Lora"]
      ),
      (
        "| Role | Font | Size |\n|---|---|---|\n| Body | YakuHan + Roboto | 16px |\n| Note | Arial（システム） | 12px |",
        ["type Body 16 px YakuHan", "type Note 12 px Arial"]
      ),
    ] as [(String, [String])])
  func readsFields(_ table: String, _ expected: [String]) {
    #expect(Recognized.lines("# Guide\n\n## Typography\n\n### Scale\n\n" + table) == expected)
  }

  /// An icon's size is none of type, whatever else its name says.
  @Test func setsNoSizeOfIconsAsType() {
    let table =
      "| Token | Value |\n|---|---|\n| `--helper-text-icon-size` | `1rem` |\n| `--error-text-icon-size` | `1rem` |"
    #expect(Recognized.lines("# Select\n\n## Specs\n\n" + table).allSatisfy { $0.hasPrefix("icon") })
  }

  @Test func leavesRangesOfTrackingsAlone() {
    let table = "| Name | Tracking |\n|---|---|\n| Wide | 0.1em |\n| Widest | 0.3em / 0.35em |"
    #expect(!Recognized.lines("# Guide\n\n## Tracking\n\n" + table).contains { $0.hasPrefix("type") })
  }
}
