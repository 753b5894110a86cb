import Testing

@testable import Recognition
@testable import Scans
@testable import Wording

/// Values that have a paragraph or a heading of their own, and what a sentence above others says of them.
@Suite struct ParagraphRecognitionTests {
  @Test(arguments: [
    ("Main: `#1a237e`\n\nLight: `#534bae`", ["color Main #1a237e", "color Light #534bae"]),
    ("**Ink** `#112233`\n\n**Paper** `#fafafa`", ["color Ink #112233", "color Paper #fafafa"]),
    ("### Ink\n`#112233`\n### Paper\n`#fafafa`", ["color Ink #112233", "color Paper #fafafa"]),
    ("### Leaf\nHEX: #22aa44 RGB: 34, 170, 68", ["color Leaf #22aa44"]),
    ("### Ink\n- HEX: #112233\n- RGB: rgb(17, 34, 51)", ["color Ink #112233"]),
    ("**Ink**\nHex: #112233\nUsage: text", ["color Ink #112233"]),
    ("## Spacing\nSmall: 8px\n\nLarge: 24px", ["spacing Small 8 px", "spacing Large 24 px"]),
    ("`radius.card`: 12px\n\n`radius.tile`: 8px", ["radius radius.card 12 px", "radius radius.tile 8 px"]),
    ("## Typography\nh1 - 54px\nh2 - 36px\nsmall\np - 16px", ["type h1 54 px", "type h2 36 px", "type p 16 px"]),
    ("### Ink\nLight - #102030\nDark - #F4F1EA", ["color Ink light #102030, dark #f4f1ea"]),
    ("## Typography\nModular scale: 1.5\n\nBase: 16px", ["type Base 16 px"]),
    (
      "The core spacing rhythm is 4, 8, and 64px. Page padding is roomy.",
      ["spacing 4 4 px", "spacing 8 8 px", "spacing 64 64 px"]
    ),
    (
      "Corners are compact: 4px for the smallest details, 6px for buttons, and 12px for panels.",
      [
        "radius Corners, for the smallest details 4 px", "radius Corners, for buttons 6 px",
        "radius Corners, for panels 12 px",
      ]
    ),
    (
      "1 Typography\n• font sizes & line-heights\n– h1: 32px / 40px\n2 Colors\n• dark blue: #1D3557\n• text (on dark): #FFFFFF",
      ["type h1 32 px/40 px", "color dark blue #1d3557", "color text (on dark) #ffffff"]
    ),
    ("## Type\n**Family:** system\n**Sizes:**\n- 12px - Small (via body 14px)", ["type Small 12 px"]),
    ("### Sans\n- **Font family**: system-ui, sans-serif", ["family Sans system-ui, sans-serif"]),
  ])
  func readsANameWithItsValue(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(arguments: [
    "Note: the brand is #0d2e52 and nothing else.", "The brand is `#0d2e52`.", "Then: 3 of them came.",
    "Use 4px here\nand 8px there", "## Spacing\nHe said: 8 o’clock, and left.", "See #102030 for more",
    "**Warning** this was `#102030` before it was changed",
  ])
  func leavesSentencesAlone(_ markdown: String) {
    #expect(Recognized.lines(markdown).isEmpty)
  }

  @Test(arguments: [
    "Never hardcode a colour. Use these tokens:", "Use these values, don't invent your own.", "Avoid pure black.",
  ])
  func readsWhatASentenceThatAdvisesLeadsTo(_ sentence: String) {
    #expect(Recognized.lines("## Colors\n\(sentence)\n\n- ink #102030") == ["color ink #102030"])
    #expect(
      Recognized.lines("## Colors\n\(sentence)\n\n| Token | Value |\n|---|---|\n| ink | #102030 |")
        == ["color ink #102030"])
    #expect(Recognized.lines("## Colors\n\(sentence)\n\n```\nink   #102030\n```") == ["color ink #102030"])
  }

  @Test(arguments: ["Avoid:", "**Don’t**", "Never use these:"])
  func leavesWhatALabelRefuses(_ label: String) {
    #expect(Recognized.lines("## Spacing\n\(label)\n\n- odd 7px\n- even 9px").isEmpty)
  }
}
