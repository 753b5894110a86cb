import Testing

@testable import Recognition
@testable import Scans

/// Values that stand before or behind their words in sentences and rows, without a colon.
struct RowRecognitionTests {
  @Test(
    arguments: [
      (
        "## Spacing\n\nPage margin 24px. Section gap 48px. Card padding 16px.",
        ["spacing Page margin 24 px", "spacing Section gap 48 px", "spacing Card padding 16 px"]
      ),
      (
        "## Abstände\n\nRaster 8px. Seitenrand 24px. Kartenabstand 16px.",
        ["spacing Raster 8 px", "spacing Seitenrand 24 px", "spacing Kartenabstand 16 px"]
      ),
      (
        "## Corner radius\n\n4px tags · 8px inputs · 12–14px menus/sheets · pill for chips.",
        ["radius tags 4 px", "radius inputs 8 px", "radius menus/sheets 12–14 px"]
      ),
      ("## 圆角\n\n按钮 8px、卡片 12px、弹窗 16px。", ["radius 按钮 8 px", "radius 卡片 12 px", "radius 弹窗 16 px"]),
      (
        "## Typography\n\nPage title 32px, section title 24px, body 15–17px.",
        ["type Page title 32 px", "type section title 24 px", "type body 15–17 px"]
      ),
      (
        "## Layout\n\nHeader 64px, sidebar 240px, footer 48px. The content is centred.",
        ["size Header 64 px", "size sidebar 240 px", "size footer 48 px"]
      ),
      (
        "## Radius\n\n- 12px défaut contrôles\n- 16px cards liste\n- 999px pastilles",
        ["radius défaut contrôles 12 px", "radius cards liste 16 px", "radius pastilles 999 px"]
      ),
      // Reasons, advice and the past give nothing.
      ("## Spacing\n\nWe use an 8px grid because 4px was too fine, and gaps of 12px looked wrong.", []),
      ("## Radius\n\nDo not use 4px tags. Avoid 6px cards. Never 8px inputs.", []),
      ("## Spacing\n\nThe gap was 12px, the inset 10px, the margin 8px before the redesign.", []),
      ("## Release\n\nMobile 375px. Tablet 768px. Desktop 1280px.", []),
    ] as [(String, [String])])
  func readsSentencesOfALengthAndItsWords(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      (
        "## Buttons\n\nHeights: 32 (compact), 40 (default), 48 (large). Press: scale(0.96).",
        ["size Heights, compact 32", "size Heights, default 40", "size Heights, large 48"]
      ),
      (
        "## Espacement\n\nEspacements : 8 (label→champ), 10–12 (inline), 14 (rangées).",
        ["spacing Espacements, label→champ 8", "spacing Espacements, inline 10–12", "spacing Espacements, rangées 14"]
      ),
      (
        "## Avatars\n\n- Round, sizes in `size.avatar`: `xs` 24px (lists), `sm` 32px (cards), `md` 40px (headers).",
        ["box Round, xs 24 px", "box Round, sm 32 px", "box Round, md 40 px"]
      ),
      (
        "- **Shape:** 12px radius, 40px default height, 32px compact, 48px large; semibold 14px labels.",
        [
          "radius Shape, radius 12 px", "size Shape, default height 40 px", "size Shape, compact 32 px",
          "size Shape, large 48 px",
        ]
      ),
      (
        "## Typography\n\n- Faces of the platform, by weight: 700 display/titles, 600 subheads, 400 body.",
        [
          "weight Faces of the platform, display/titles 700", "weight Faces of the platform, subheads 600",
          "weight Faces of the platform, body 400",
        ]
      ),
      // One number among others that say themselves what they are, and a value that no clause tells.
      (
        "## Avatars\n\n- Dot radius 1dp, grid spacing 15dp, offset 8dp.",
        ["radius Dot radius 1 dp", "spacing grid spacing 15 dp"]
      ),
    ] as [(String, [String])])
  func readsRowsBehindAColon(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      (
        "## Cards\n\nWhite, radius 12px, padding 16–20px, no border.",
        ["radius Cards, radius 12 px", "spacing Cards, padding 16–20 px"]
      ),
      (
        "## Cards\n\n**`plan-card`** — The card of a plan. White, radius 12px, padding 24px.",
        ["radius plan-card, radius 12 px", "spacing plan-card, padding 24 px"]
      ),
      (
        "## Modals\n\nOn phones a sheet, slide-up 300ms, overlay at 50%, retry 500ms.", ["duration slide-up 300 ms"]
      ),
      ("## Zugang\n\nTouchziele mindestens 44px.", ["target Touchziele 44 px"]),
      ("## 접근성\n\n터치 대상은 최소 44×44 CSS px다.", ["target 터치 대상은 44 px square"]),
      ("## Accessibility\n\nTouch targets are at least 44px. Text is legible.", ["target Touch targets 44 px"]),
      ("## Accessibility\n\nText has a contrast of 4.5:1, whatever the 44px of the logo say.", []),
    ] as [(String, [String])])
  func readsKindsRightBeforeTheirNumbers(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }
}
