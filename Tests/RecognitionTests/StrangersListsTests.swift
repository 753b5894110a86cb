import Testing

@testable import Recognition
@testable import Scans

/// Several values in one cell or one declaration, each with a name of its own.
@Suite struct StrangersListsTests {
  @Test func readsNamesWithValuesInOneCell() {
    let table = """
      ## Tokens

      | Token | Values |
      |---|---|
      | `--font-weight` | `-light: 300 · -regular: 400 · -bold: 700` |
      | Radius | sm 4px · md 8px · 2xl 24px |
      | Section padding | 16px mobile / 24px desktop |
      | `--space` | `--space-sm: 4px`, `--space-md: 8px` |
      | Durations | fast 120ms · slow 320ms |
      | z-index | dropdown 100, modal 200 |
      | Card | padding 16px, radius 8px |
      """
    #expect(
      Recognized.lines(table).prefix(14) == [
        "weight font-weight-light 300", "weight font-weight-regular 400", "weight font-weight-bold 700",
        "radius Radius, sm 4 px", "radius Radius, md 8 px", "radius Radius, 2xl 24 px",
        "spacing Section padding, mobile 16 px", "spacing Section padding, desktop 24 px",
        "spacing space-sm 4 px", "spacing space-md 8 px", "duration Durations, fast 120 ms",
        "duration Durations, slow 320 ms", "layer z-index, dropdown 100", "layer z-index, modal 200",
      ])
  }

  @Test func readsMapsOfSass() {
    let code = """
      ## Tokens

      ```scss
      $radii: (
        "sm": 4px,
        "md": 8px,
      );
      $spacing: (1: 4px, 2: 8px, 3: 12px);
      $breakpoints: (
        sm: 640px,
        md: 768px,
        lg: 1024px,
      );
      $z-layers: (modal: 100, toast: 200);
      ```
      """
    #expect(
      Recognized.lines(code) == [
        "radius sm 4 px", "radius md 8 px", "spacing spacing 1 4 px", "spacing spacing 2 8 px",
        "spacing spacing 3 12 px", "size sm 640 px", "size md 768 px", "size lg 1024 px", "layer modal 100",
        "layer toast 200",
      ])
  }

  @Test func readsColoursOfMembersThatAnObjectRefersTo() {
    let code = """
      ## Colors

      ```ts
      const base = {
        lime: { 300: '#BEF264', 500: '#84CC16' },
      };
      ```

      ```ts
      export const theme = {
        accent: base.lime[300],
        ring: base.lime['500'],
        other: base.zinc[900],
        backgroundColor: base.lime[300],
      };
      ```
      """
    #expect(
      Recognized.lines(code) == [
        "color base lime 300 #bef264", "color base lime 500 #84cc16", "color accent #bef264", "color ring #84cc16",
      ])
  }

  @Test func readsLayersWhoseNumbersStandFirst() {
    let table = """
      ## Z-index

      | Value | Layer | Use |
      |---|---|---|
      | 0 | base | content |
      | 100 | dropdown | menus |
      | 1000 | modal | dialogs |
      """
    #expect(Recognized.lines(table) == ["layer base 0", "layer dropdown 100", "layer modal 1000"])
    let bare = """
      ## Order

      | z | Element |
      |---|---|
      | 10 | Header |
      | 20 | Sidebar |
      """
    #expect(Recognized.lines(bare) == ["layer Header 10", "layer Sidebar 20"])
    let counted = """
      ## Z-index

      | # | Rule |
      |---|---|
      | 1 | Use the scale |
      | 2 | Never raise one |
      """
    #expect(Recognized.lines(counted).isEmpty)
  }

  @Test func readsTheMeasuresOfCalculationsThatCommentsTell() {
    let code = """
      ## Spacing

      ```scss
      $gap-unit: 8px;
      $gap-md: $gap-unit * 2; // 16px
      $gap-lg: calc($gap-unit * 3); /* 24px, for sections */
      $gap-xl: $gap-unit * 4; // four units
      ```
      """
    #expect(Recognized.lines(code) == ["spacing gap-unit 8 px", "spacing gap-md 16 px", "spacing gap-lg 24 px"])
  }

  @Test func readsShadowsWhosePartsAreInColumns() {
    let table = """
      ## Depth

      | Element | Offset (x, y) | Blur | Spread | Color |
      |---|---|---|---|---|
      | Card | 0, 1 | 3px | 0 | black @ 0.06 |
      | Window | 0, 3px | 12px | 1px | rgba(0, 0, 0, 0.2) |
      | Field (inset) | 0, 1 | 2px | 0 | #102030 |
      | Sheet | 0, 4px | 8px | 0 | #000 8% |
      | Toolbar | none | 2px | 0 | black |
      """
    #expect(
      Recognized.lines(table).prefix(4) == [
        "shadow Card 0px 1px 3px 0px rgba(0, 0, 0, 0.06)", "shadow Window 0px 3px 12px 1px rgba(0, 0, 0, 0.2)",
        "shadow Field (inset) inset 0px 1px 2px 0px rgb(16, 32, 48)",
        "shadow Sheet 0px 4px 8px 0px rgba(0, 0, 0, 0.08)",
      ])
    let axes = """
      ## Depth

      | Level | X | Y | Blur | Color |
      |---|---|---|---|---|
      | Low | 0 | 2 | 8 | black 12% |
      """
    #expect(Recognized.lines(axes) == ["shadow Low 0px 2px 8px 0px rgba(0, 0, 0, 0.12)"])
  }

  @Test func readsWidthsWithHeights() {
    let table = """
      ## Controls

      | Element | Value |
      |---|---|
      | Switch | 42x26px |
      | Dialog | 560px × 400px |
      | Grid | 4x3 |
      | Login, mobile | 375x812px |
      """
    #expect(
      Recognized.lines(table) == [
        "size Switch, width 42 px", "size Switch, height 26 px", "size Dialog, width 560 px",
        "size Dialog, height 400 px",
      ])
  }

  @Test func readsWeightsThatSlashesPart() {
    #expect(
      Recognized.lines("## Font weights\n\n- light 300 / regular 400 / medium 500") == [
        "weight light 300", "weight regular 400", "weight medium 500",
      ])
  }

  @Test func namesClassesAfterTheCommentAboveThem() {
    let code = """
      ## Typography

      We use Tailwind CSS.

      ```tsx
      /* Page heading */
      className="text-5xl font-bold"

      /* Section heading */
      className="text-3xl font-semibold"
      ```
      """
    #expect(
      Recognized.lines(code) == ["type Page heading 3 rem/1 700", "type Section heading 1.875 rem/2.25 rem 600"])
  }

  @Test func readsTheTargetAmongOtherConstants() {
    let code = """
      ## Layout

      ```swift
      enum Layout {
        static let minimumTouchTarget: CGFloat = 44
        static let ratio: CGFloat = 1.618
        static let isCompact = false
      }
      ```
      """
    #expect(Recognized.lines(code) == ["target minimumTouchTarget 44"])
  }

  @Test func readsLayersAmongTheMembersOfAnObject() {
    let code = """
      ## Tokens

      ```ts
      export const tokens = {
        zIndex: { dropdown: 100, modal: 200 },
      };
      ```
      """
    #expect(Recognized.lines(code) == ["layer dropdown 100", "layer modal 200"])
  }

  @Test func readsFamiliesAndTargetsInChinese() {
    let list = """
      ## Typography

      - 主要字体家族：Manrope（Google Fonts）
      - 最小触摸目标：44dp
      """
    #expect(Recognized.lines(list) == ["family 主要字体家族 Manrope", "target 最小触摸目标 44 dp"])
  }

  @Test func joinsNamesThatSayTheirTheme() {
    let table = """
      ## Colors

      | Token | Value |
      |---|---|
      | Background (light) | #ffffff |
      | Background (dark) | #101010 |
      | Canvas | #f4f4f4 |
      | Canvas (dark mode) | #202020 |
      | Primary (dark) | #0b3d91 |
      """
    let values = Recognition.values(in: Recognized.document(table)).map { "\($0.name) \($0.theme ?? "-")" }
    #expect(values == ["Background light", "Background dark", "Canvas light", "Canvas dark", "Primary (dark) -"])
    let pairs = """
      ## Colors

      | Token | Purpose | Light / Dark |
      |---|---|---|
      | `--accent` | links | `#c9a063` / `#d4a96e` |
      | `--page` | ground | #fff / #111 |
      """
    #expect(
      Recognized.lines(pairs) == ["color accent light #c9a063, dark #d4a96e", "color page light #ffffff, dark #111111"])
  }

  @Test func readsRowsThatPointsPartBehindTheirLabels() {
    let text = """
      ## System

      **Spacing scale**: xs 0.5rem · sm 1rem · 2xl 6rem. Radius: sm 4px · full 9999px. Never mix both.

      ### Opacity

      Disabled 40% · Hover overlay 8% · Scrim 60%

      ### Layers

      - z-index: dropdown 100 · modal 200
      """
    #expect(
      Recognized.lines(text) == [
        "spacing xs 0.5 rem", "spacing sm 1 rem", "spacing 2xl 6 rem", "radius sm 4 px", "radius full 9999 px",
        "opacity Disabled 40 percent", "opacity Hover overlay 8 percent", "opacity Scrim 60 percent",
        "layer dropdown 100", "layer modal 200",
      ])
  }

  @Test func readsTheFacesThatSentencesGiveToRoles() {
    let text = """
      ## Typography

      We use Inter for body text and Playfair Display for headings.

      Headings are set in Fraunces, code uses Fira Code. Never use Arial for headings.

      - Fonts: Cormorant Garamond for titles, DM Sans for labels.
      - Numbers use Space Mono
      - The tone of Roboto is calm.
      - Use Karla or Inter for display + data
      """
    #expect(
      Recognized.lines(text) == [
        "family body text Inter", "family headings Playfair Display", "family Headings Fraunces",
        "family code Fira Code",
        "family titles Cormorant Garamond", "family labels DM Sans", "family Numbers Space Mono",
        "family display Inter",
      ])
    #expect(Recognized.lines("## Hiring\n\nWe use Georgia for headings.").isEmpty)
  }

  @Test func readsWeightsBesideTheirWordsWithinASectionAboutType() {
    let list = """
      ## Typography

      - Light 300 / Regular 400 / Medium 500
      - Windows 10 / Android 14
      """
    #expect(Recognized.lines(list) == ["weight Light 300", "weight Regular 400", "weight Medium 500"])
  }

  @Test func readsTheLimitsOfAShare() {
    let table = """
      ## Layout

      | Element | Value |
      |---|---|
      | Sidebar width | 25% (min 180px, max 280px) |
      | Margin of error | 25% (min 3, max 9) |
      """
    #expect(Recognized.lines(table) == ["size Sidebar width, min 180 px", "size Sidebar width, max 280 px"])
  }

  @Test func readsClassesBelowTheCommentThatNamesThem() {
    let code = """
      ## Layout

      We use Tailwind CSS.

      ```tsx
      /* Wide container */
      className="max-w-7xl mx-auto px-4"

      /* Narrow container */
      className="max-w-3xl mx-auto"
      ```

      ## Motion

      ```css
      /* Standard transition */
      transition-all duration-200

      /* Longer transition */
      transition-all duration-300
      ```
      """
    #expect(
      Recognized.lines(code) == [
        "size Wide container 80 rem", "size Narrow container 48 rem", "duration Standard transition 200 ms",
        "duration Longer transition 300 ms",
      ])
  }

  @Test func readsNamedShadowsOfOneCell() {
    let table = """
      ## Shadows

      | Token | Values |
      |---|---|
      | Card | sm `0 1px 2px rgba(0, 0, 0, 0.05)` · md `0 4px 6px rgba(0, 0, 0, 0.1)` |
      """
    #expect(
      Recognized.lines(table) == [
        "shadow Card, sm 0px 1px 2px 0px rgba(0, 0, 0, 0.05)", "shadow Card, md 0px 4px 6px 0px rgba(0, 0, 0, 0.1)",
      ])
  }

  @Test func readsColoursOfDigitsAmongOthers() {
    #expect(
      Recognized.lines("## Colors\n\n- Dark: bg #111 · text #fff · border #222") == [
        "color bg #111111", "color text #ffffff", "color border #222222",
      ])
  }

  @Test func readsBreakpointsThatPointsPart() {
    #expect(
      Recognized.lines("## Breakpoints\n\nsm 640px · md 768px · lg 1024px") == [
        "size sm 640 px", "size md 768 px", "size lg 1024 px",
      ])
    #expect(Recognized.lines("## Versions\n\niOS 640px · macOS 768px · web 1024px").isEmpty)
  }
}
