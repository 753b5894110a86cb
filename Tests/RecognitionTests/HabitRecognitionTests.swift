import Testing

@testable import Recognition
@testable import Scans
@testable import Wording

/// Habits of writing that other documents have, each in a few lines of its own.
@Suite struct HabitRecognitionTests {
  private static func fence(_ code: String) -> String { "```css\n\(code)\n```" }

  // MARK: Code

  @Test(arguments: [
    (
      "--lift-low: 0 1px 3px rgb(0 0 0 / 0.2);\n--lift-high:\n  0 8px 16px rgb(0 0 0 / 0.2),\n  0 2px 4px rgb(0 0 0 / 0.1);",
      [
        "shadow lift-low 0px 1px 3px 0px rgba(0, 0, 0, 0.2)",
        "shadow lift-high 0px 8px 16px 0px rgba(0, 0, 0, 0.2), 0px 2px 4px 0px rgba(0, 0, 0, 0.1)",
      ]
    ),
    (
      "--font-text:\n  'Lora', Georgia, serif;\n--font-code: 'Menlo', monospace;",
      ["family font-text Lora, Georgia, serif", "family font-code Menlo, monospace"]
    ),
    ("--ink:\n  #102030;\n--sand: #F4F1EA;", ["color ink #102030", "color sand #f4f1ea"]),
  ])
  func readsDeclarationsOverLines(_ code: String, _ expected: [String]) {
    #expect(Recognized.lines("## Tokens\n" + Self.fence(code)) == expected)
  }

  @Test(arguments: [
    (
      "/* theme.css, made by hand */\n:root {\n  --ink: #102030;\n  --background: #FFFFFF;\n  --border: #DDDDDD;\n}",
      ["color ink #102030", "color background #ffffff", "color border #dddddd"]
    ),
    (
      "/* Heights */\nshadow-low: 0 1px 2px rgba(0, 0, 0, 0.1)\nshadow: 0 2px 4px rgba(0, 0, 0, 0.1)",
      ["shadow shadow-low 0px 1px 2px 0px rgba(0, 0, 0, 0.1)", "shadow shadow 0px 2px 4px 0px rgba(0, 0, 0, 0.1)"]
    ),
  ])
  func leavesDeclaredNamesWhole(_ code: String, _ expected: [String]) {
    #expect(Recognized.lines("## Tokens\n" + Self.fence(code)) == expected)
  }

  @Test func readsWordsForColorsInVariables() {
    let code = ":root {\n  --page: white;\n  --ink: #102030;\n  --flow: row;\n}"
    #expect(Recognized.lines(Self.fence(code)) == ["color page #ffffff", "color ink #102030"])
  }

  @Test func readsWeightsCalledFonts() {
    #expect(
      Recognized.lines("### Weights\n" + Self.fence("--font-plain: 400;\n--font-strong: 700;")) == [
        "weight font-plain 400", "weight font-strong 700",
      ])
  }

  // MARK: Families

  @Test(arguments: [
    (
      "## Typography\n- **Headlines:** Zilla Slab\n- **Body / Labels:** Karla",
      ["family Headlines Zilla Slab", "family Body / Labels Karla"]
    ),
    (
      "## Look\n- **Display font**: `OakGrotesk` (titles)\n- **Code font:** Oak Mono – for listings",
      ["family Display font OakGrotesk", "family Code font Oak Mono"]
    ),
    ("## Fonts\n- **Primary: Oak Text Variable** (from a server).", ["family Primary Oak Text Variable"]),
  ])
  func readsFamiliesWithoutFallbacks(_ text: String, _ expected: [String]) {
    #expect(Recognized.lines(text) == expected)
  }

  @Test(arguments: [
    "## Typography\n- **Headings:** Bold\n- **Body:** Left Aligned\n- **Labels:** Uppercase",
    "## Typography\n- **Headings:** Elegant\n- **Text:** Dark Gray\n- **Buttons:** Sentence Case",
    "## Dialogs\n- **Title:** Choose Payment\n- **Body:** Main Text",
    "## Typography\n- **Body:** Short lines of plain words\n- **Weight:** Oak Slab",
  ])
  func takesNoOtherWordsForFamilies(_ text: String) {
    #expect(Recognized.lines(text) == [])
  }

  // MARK: Several values

  @Test(arguments: [
    (
      "## Parts\n- **Chip padding**: 4px 12px\n- Sheet margin: 8px 16px 24px",
      [
        "spacing Chip padding, vertical 4 px", "spacing Chip padding, horizontal 12 px",
        "spacing Sheet margin, top 8 px",
        "spacing Sheet margin, horizontal 16 px", "spacing Sheet margin, bottom 24 px",
      ]
    ),
    ("## Spacing\n- Scale: 4px 8px", ["spacing 4 4 px", "spacing 8 8 px"]),
    (
      "| Part | Padding |\n|---|---|\n| Chip | 4px 12px |\n| Sheet | 16px |",
      ["spacing Chip, vertical 4 px", "spacing Chip, horizontal 12 px", "spacing Sheet 16 px"]
    ),
    ("### Spacing\nlow: 4px / mid: 8px / high: 16px", ["spacing low 4 px", "spacing mid 8 px", "spacing high 16 px"]),
    (
      "## Type scale\n- low: 11px / mid: 13px / high: 15px", ["type low 11 px", "type mid 13 px", "type high 15 px"]
    ),
    (
      "## Layout\n- **Spacing:** one 4px scale (4, 8, 12, …)",
      ["spacing Spacing 4 4 px", "spacing Spacing 8 8 px", "spacing Spacing 12 12 px"]
    ),
    (
      "## Fields\n- radius 10px, height 44px, border #D1D5DB",
      ["color border #d1d5db", "radius radius 10 px", "size height 44 px"]
    ),
    (
      "## Radii\n- `6px`: Small marks, badges and the labels of all lists.\n- `8px`: Fields",
      ["radius Small marks 6 px", "radius Fields 8 px"]
    ),
    (
      "## Raum\n| Stufe | Länge | Zweck |\n|---|---|---|\n| XL | 24px | a |\n| 2XL | 32px | b |",
      []
    ),
    (
      "## Spacing\n| Name | Länge | Zweck |\n|---|---|---|\n| XL | 24px | a |\n| 2XL | 32px | b |",
      ["spacing XL 24 px", "spacing 2XL 32 px"]
    ),
  ])
  func readsSeveralLengths(_ text: String, _ expected: [String]) {
    #expect(Recognized.lines(text) == expected)
  }

  @Test(arguments: [
    (
      "## Motion\n- **Durations:** 120ms menus (all of them) · 240ms sheets · 400ms pages/tabs.",
      ["duration menus 120 ms", "duration sheets 240 ms", "duration pages 400 ms"]
    ),
    (
      "## Motion\n- **Motion** — `blink` (1s caret), `rise` (0.6s fade).",
      ["duration blink 1 s", "duration rise 0.6 s"]
    ),
    (
      "## Motion\n- **Easing**: soft-exit (`cubic-bezier(0.2, 0.9, 0.3, 1)`) for all.",
      ["easing soft-exit 0.2 0.9 0.3 1"]
    ),
    ("## Motion\n- **Ease**: [0.2, 0.9, 0.3, 1] for all", ["easing Ease 0.2 0.9 0.3 1"]),
  ])
  func namesTimesAndCurves(_ text: String, _ expected: [String]) {
    #expect(Recognized.lines(text) == expected)
  }

  @Test(arguments: [
    ("## Signs\n- **Motion**: `rise` (0.6s fade), `belt` (40s loop)", ["duration rise 0.6 s", "duration belt 40 s"])
  ])
  func readsLongTimesOfMotion(_ text: String, _ expected: [String]) {
    #expect(Recognized.lines(text) == expected)
  }

  @Test func takesNoPicturesOfWordsForKinds() {
    let text = "### Radius\nTighter than usual, with the calm of straight lines over playful curves.\n\n"
    #expect(
      Recognized.lines(
        text + "| Token | Value | Use |\n|---|---|---|\n| small | 4px | tags |\n| large | 12px | cards |")
        == ["radius small 4 px", "radius large 12 px"])
  }

  // MARK: Colours

  @Test(arguments: [
    (
      "## Buttons\n- Main fill should lean toward `#6D28FF`, and rings into `#CEBDFF`.",
      ["color Main fill #6d28ff", "color #cebdff #cebdff"]
    ),
    (
      "## Colours\n- Dark brass is `#C8A84E`. The old page currently uses `#D7B249`; new pages should use `#C8A84E`.",
      ["color Dark brass #c8a84e", "color Dark brass #c8a84e"]
    ),
    ("## Colours\n- Oak has `#CCEDFF` (ice) and `#D9E0FF` (lilac)", ["color ice #ccedff", "color lilac #d9e0ff"]),
    ("## Colours\n- \"Before\" mark: #294FF6 text", ["color \"Before\" mark #294ff6"]),
    ("## Card\n- **Styles:** 8px corners, 1px #E5E7EB borders", ["color border #e5e7eb"]),
    ("## Table\n- Rows: in turn #FFFFFF e #F9FAFB", ["color turn #ffffff", "color Rows #f9fafb"]),
  ])
  func namesColorsOfSentences(_ text: String, _ expected: [String]) {
    #expect(Recognized.lines(text).filter { $0.hasPrefix("color") } == expected)
  }

  @Test(arguments: [
    "The first theme (`#FFFFFF` cards on `#FAF7EF`) was too bright and was replaced.",
    "- Ink: #102030\n- Sand: #F4F1EA\n\nText in ink `#102030` stands on sand `#F4F1EA`, and nowhere else.",
  ])
  func onlyMentionsColorsThatAreGoneOrGiven(_ text: String) {
    #expect(
      Recognized.lines("## Colours\n" + text).allSatisfy { $0.hasPrefix("color Ink") || $0.hasPrefix("color Sand") })
  }

  @Test(arguments: [
    ("| Role | Light | Dark |\n|---|---|---|\n| card | white | #14141A |", ["color card light #ffffff, dark #14141a"]),
    ("| Role | Light | Dark |\n|---|---|---|\n| card | as before | #14141A |", ["color card #14141a"]),
    ("| Role | Hex |\n|---|---|\n| white | #FAFAFA |", ["color white #fafafa"]),
  ])
  func readsWordsBesideColors(_ text: String, _ expected: [String]) {
    #expect(Recognized.lines("## Colours\n" + text) == expected)
  }

  @Test func labelsTheOnlySideOfAPair() {
    let text = "| Role | Light | Dark |\n|---|---|---|\n| card | as before | #14141A |"
    #expect(Recognition.values(in: Recognized.document(text)).map(\.theme) == ["dark"])
  }

  @Test func namesPartsAfterTheirOwnersInAnyLanguage() {
    let text = "## ボタン\n- **保存**:\n  - 背景: `#00AA69`\n  - テキスト: `#FFFFFF`\n- **戻る**:\n  - 背景: `#686868`"
    #expect(
      Recognized.lines(text) == [
        "color 保存, 背景 #00aa69", "color 保存, テキスト #ffffff", "color 戻る, 背景 #686868",
      ])
  }

  // MARK: Classes

  private static let tailwind = "Set in Tailwind CSS.\n\n## Parts\n"

  @Test(arguments: [
    (
      "- **Card:** `bg-white` (Light) / `bg-zinc-900/50` or `bg-zinc-900` (Dark)",
      ["color Card light #ffffff, dark #18181b80"]
    ),
    ("- **Success:** `text-emerald-500`, `bg-emerald-500/10`", ["color Success #10b981"]),
    ("- Sheets: `rounded-2xl`", ["radius Sheets 1 rem"]),
    ("- Sections: `py-16`", ["spacing Sections 4 rem"]),
    ("- Buttons: `px-4 py-2`", ["spacing Buttons, horizontal 1 rem", "spacing Buttons, vertical 0.5 rem"]),
    (
      "- Menus: `shadow-lg`",
      ["shadow Menus 0px 10px 15px -3px rgba(0, 0, 0, 0.1), 0px 4px 6px -4px rgba(0, 0, 0, 0.1)"]
    ),
    ("- Text: `text-brand-500`", []), ("- Box: `max-w-7xl mx-auto px-4`", []), ("- Tags: `rounded-sm`", []),
    ("- Hover: `hover:bg-zinc-100`", []),
  ])
  func readsClasses(_ text: String, _ expected: [String]) {
    #expect(Recognized.lines(Self.tailwind + text) == expected)
  }

  @Test func readsNoClassesWithoutTailwindOrOfItsNextVersion() {
    #expect(Recognized.lines("## Parts\n- **Card:** `bg-zinc-900`") == [])
    #expect(Recognized.lines("Tailwind CSS v4\n## Parts\n- **Card:** `bg-zinc-900`") == [])
  }
}
