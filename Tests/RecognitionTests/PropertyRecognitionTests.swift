import Testing

@testable import Recognition
@testable import Scans

/// Things with several properties in one line or cell, lists of one kind, and values whose names stand by themselves.
@Suite struct PropertyRecognitionTests {
  @Test(arguments: [
    (
      "**Button**: 44px tall, radius 8px, padding 0 16px, Inter 15/600",
      [
        "size Button, height 44 px", "radius Button, radius 8 px", "spacing Button, padding, vertical 0 px",
        "spacing Button, padding, horizontal 16 px", "type Button, text 15 600 Inter",
      ]
    ),
    (
      "**Chip** — 28px high, fully rounded, 12px text, 4px 10px padding",
      [
        "size Chip, height 28 px", "spacing Chip, padding, vertical 4 px", "spacing Chip, padding, horizontal 10 px",
        "type Chip, text 12 px",
      ]
    ),
    ("**Sidebar** (240px wide, 16px padding)", ["size Sidebar, width 240 px", "spacing Sidebar, padding 16 px"]),
    (
      "Tabs: 40px high / 2px underline / 16px gap",
      ["size Tabs, height 40 px", "borderWidth Tabs, underline 2 px", "spacing Tabs, gap 16 px"]
    ),
    (
      "**Modal**: max-width 560px, 20px radius, backdrop rgba(0,0,0,0.5)",
      ["color Modal, backdrop #00000080", "size Modal, max-width 560 px", "radius Modal, radius 20 px"]
    ),
    (
      "**Field**: height 40px, border 1px solid #D0D0D0",
      ["color Field, border #d0d0d0", "size Field, height 40 px", "borderWidth Field, border 1 px"]
    ),
    (
      "Hover: `#0043CE`, 150ms ease-out",
      ["color Hover #0043ce", "easing Hover, transition, easing 0 0 0.58 1", "duration Hover, transition 150 ms"]
    ),
    ("Hero title: max 32px, line-height 1.1, at most three lines", ["type Hero title, text 32 px/1.1"]),
  ])
  func readsTheProperties(_ item: String, of expected: [String]) {
    #expect(Recognized.lines("## Parts\n\n- \(item)") == expected)
  }

  @Test(arguments: [
    "Tabs: 4 columns, 3 rows", "Meeting: 10 people, 2 rooms",
    "Text: `#112233` for titles, `#445566` for body", "Release: 2.1, 14 fixes", "Bundle: 40px-icons, 12kb gzipped",
    "Card: {spacing.lg} padding, {rounded.md} radius",
  ])
  func takesNothingElseForProperties(_ item: String) {
    let lines = Recognized.lines("## Parts\n\n- \(item)")
    #expect(
      lines.allSatisfy { $0.hasPrefix("color") || $0.hasPrefix("spacing padding") || $0.hasPrefix("radius radius") })
  }

  @Test(arguments: [
    ("Cards have a radius of 14px.", ["radius Cards, radius 14 px"]),
    (
      "Badges are 20px tall with a 10px radius and 8px of horizontal padding.",
      ["size Badges, height 20 px", "radius Badges, radius 10 px", "spacing Badges, horizontal padding 8 px"]
    ),
    ("We say so. The menu has a minimum height of 44px.", ["size menu, minimum height 44 px"]),
  ])
  func readsThePropertiesThatSentencesGive(_ sentence: String, _ expected: [String]) {
    #expect(Recognized.lines("## Parts\n\n\(sentence)") == expected)
  }

  @Test(arguments: [
    "Cards are never 44px tall.", "They have a radius of 14px.", "Buttons are taller than 44px high fields.",
    "Is the menu 44px tall?", "Rows are 12px apart.", "The page has 3 columns.",
  ])
  func takesNoOtherSentences(_ sentence: String) {
    #expect(Recognized.lines("## Parts\n\n\(sentence)").allSatisfy { !$0.contains(",") })
  }

  @Test func readsThePropertiesOfCells() {
    let table = """
      | Part | Style |
      |---|---|
      | Badge | 20px high, radius 10px |
      | Menu | `border-radius: 12px` |
      | Link | underlined |
      """
    #expect(
      Recognized.lines("## Parts\n\n\(table)") == [
        "size Badge, height 20 px", "radius Badge, radius 10 px", "radius Menu, border-radius 12 px",
      ])
  }

  @Test func namesTheValuesOfARowByTheHead() {
    let table = "| Property | Card | Sheet |\n|---|---|---|\n| Radius | 14px | 22px |\n| Padding | 16px | 24px |"
    #expect(
      Recognized.lines("## Parts\n\n\(table)") == [
        "radius Card, Radius 14 px", "radius Sheet, Radius 22 px", "spacing Card, Padding 16 px",
        "spacing Sheet, Padding 24 px",
      ])
    let remarked = "| Property | Value | Notes |\n|---|---|---|\n| Radius | 14px | 22px before |"
    #expect(Recognized.lines("## Parts\n\n\(remarked)").allSatisfy { !$0.contains("22") })
  }

  @Test(arguments: [
    (
      "- Corner radius: small 4-8px (tags), medium 16-24px (cards), full 50%/999px (dots)",
      ["radius small 4–8 px", "radius medium 16–24 px", "radius full 999 px"]
    ),
    ("**Radii** 14px (card) · 22px (sheet)", ["radius card 14 px", "radius sheet 22 px"]),
    ("- **Radii:** Card: 14px | Sheet: 22px", ["radius Card 14 px", "radius Sheet 22 px"]),
    ("- 圆角：卡片 16pt、按钮 12pt、状态胶囊。", ["radius 卡片 16 pt", "radius 按钮 12 pt"]),
    ("- Responsive: Mobile 0-767px, Tablet 768-1023px", ["size Mobile 0–767 px", "size Tablet 768–1023 px"]),
    ("Colours in use: `#4A7FB5` (primary) · `#7DB89B` (second)", ["color primary #4a7fb5", "color second #7db89b"]),
  ])
  func readsListsOfOneKind(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines("## Parts\n\n\(markdown)") == expected)
  }

  @Test func takesNoSentenceForAList() {
    #expect(Recognized.lines("- Radius: we settled on 4px, after 6px looked wrong to 3 of us").count < 2)
  }

  @Test func readsValuesWhoseNamesStandByThemselves() {
    #expect(
      Recognized.lines("## Radii\n\n### Card (14px)\n\nText.\n\n### 2. Sheet — 22px\n\nText.") == [
        "radius Card 14 px", "radius Sheet 22 px",
      ])
    #expect(Recognized.lines("## Radii\n\n### Card\n\n`14px`") == ["radius Card 14 px"])
    #expect(Recognized.lines("## Radii\n\n- **Card** (14px) for the quiet parts") == ["radius Card 14 px"])
    #expect(Recognized.lines("## Radii\n\n**Card**\n14px") == ["radius Card 14 px"])
    #expect(
      Recognized.lines("## Parts\n\n**Radius of buttons** 15px  \n**Radius of cards** 20px  ") == [
        "radius Radius of buttons 15 px", "radius Radius of cards 20 px",
      ])
    #expect(Recognized.lines("## Steps\n\n### Wait (14px)\n\n### Phase 2 (3 days)") == [])
  }
}
