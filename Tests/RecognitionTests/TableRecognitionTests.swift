import Testing

@testable import Recognition
@testable import Scans
@testable import Wording

/// Values in tables, by the headers of their columns.
@Suite struct TableRecognitionTests {
  @Test func readsDarkAndLightColumnsAsThemes() {
    let table = "| Token | Dark | Light |\n|---|---|---|\n| `base` | #0A0A0C | #F5F5F7 |"
    #expect(Recognized.lines(table) == ["color base dark #0a0a0c, light #f5f5f7"])
  }

  @Test func readsOneColourForEachOfOtherColumns() {
    let table = "| State | Fill | Label |\n|---|---|---|\n| Rest | #111111 | #EEEEEE |"
    #expect(Recognized.lines(table) == ["color Rest, Fill #111111", "color Rest, Label #eeeeee"])
  }

  @Test func readsTypeWithWeightDesignAndLeading() {
    let table = """
      | Token | Size | Weight | Design | Line height | Use |
      |---|---|---|---|---|---|
      | `display` | 48 | .black | .rounded | 1.1 | Hero |
      | `figure` | 17/22 | .semibold | .monospaced | | Table |
      """
    #expect(
      Recognized.lines(table) == ["type display 48/1.1 900 ui-rounded", "type figure 17/22 600 ui-monospace"])
  }

  @Test(arguments: [
    (
      "## Typography\n| Element | Desktop | Mobile | Weight |\n|---|---|---|---|\n| H1 | 26px | 22px | 600 |",
      ["type H1, Desktop 26 px 600", "type H1, Mobile 22 px 600"]
    ),
    (
      "## Typography\n| Element | Laptop | Phones | Weight |\n|---|---|---|---|\n| H1 | 26px | 22px | 600 |",
      ["type H1, Laptop 26 px 600", "type H1, Phones 22 px 600"]
    ),
    (
      "| Level | Web font size | Mobile font size | Line height |\n|---|---|---|---|\n| H1 | 48px | 36px | 56px / 44px |",
      ["type H1, Web font size 48 px/56 px", "type H1, Mobile font size 36 px/44 px"]
    ),
    (
      "## Typography\n| Name | Size (px) | Size (rem) | Weight |\n|---|---|---|---|\n| H1 | 32 | 2 | 600 |",
      ["type H1 32 px 600"]
    ),
  ])
  func readsASizeForEachDevice(_ table: String, _ expected: [String]) {
    #expect(Recognized.lines(table) == expected)
  }

  @Test func takesTheKeywordBeforeACurveForItsName() {
    let table = "## Easing\n| Curve | CSS |\n|---|---|\n| ease-out | `cubic-bezier(0.16, 1, 0.3, 1)` |\n| ease-in | |"
    #expect(Recognized.lines(table) == ["easing ease-out 0.16 1 0.3 1", "easing ease-in 0.42 0 1 1"])
  }

  @Test func takesNoHeightForTheSizeOfAnIcon() {
    let table = "## Buttons & Icons\n| Type | Size |\n|---|---|\n| Primary | 48px height |\n| Icon | 24px |"
    #expect(Recognized.lines(table) == ["size Primary 48 px", "icon Icon 24 px"])
  }

  @Test func readsSpringsFromTheirColumns() {
    let table = "| Motion | Stiffness | Damping | Mass |\n|---|--:|--:|--:|\n| Sheet | 200 | 18 | 1 |"
    #expect(Recognized.lines(table) == ["spring Sheet stiffness 200, damping 18, mass 1"])
  }

  @Test func takesAKeywordBesideItsCurveForTheName() {
    let table = "| Curve | Use for | CSS |\n|---|---|---|\n| ease-out | Entering | `cubic-bezier(0.16, 1, 0.3, 1)` |"
    #expect(Recognized.lines(table) == ["easing ease-out 0.16 1 0.3 1"])
  }

  @Test func readsBothSidesOfAPadding() {
    let table = "| Button | Padding |\n|---|---|\n| Small | 12px x 20px |"
    #expect(Recognized.lines(table) == ["spacing Small 12 px", "spacing Small 20 px"])
  }

  @Test func readsTimesThatNoHeaderNames() {
    let table = "| Change | Haptic | When |\n|---|---|---|\n| Hero | medium + soft | 0ms, ~400ms |"
    #expect(Recognized.lines(table) == ["duration Hero 0 ms", "duration Hero 400 ms"])
  }

  @Test(arguments: [
    ("# Spacing\n| Name | Value |\n|---|---|\n| tight | 4px |", "spacing tight 4 px"),
    ("| Name | Radius |\n|---|---|\n| card | 12 |", "radius card 12"),
    ("# Icons\n| Name | Size |\n|---|---|\n| dense | 18 |", "icon dense 18"),
    ("| Name | Easing |\n|---|---|\n| out | `ease-out` |", "easing out 0 0 0.58 1"),
    ("| Name | Curve |\n|---|---|\n| out | `cubic-bezier(0, 0, 0.2, 1)` |", "easing out 0 0 0.2 1"),
    ("| Token | Value |\n|---|---|\n| `radius.sm` | 8 |", "radius radius.sm 8"),
    ("| Token | Value |\n|---|---|\n| `dim` | `rgb(0 0 0 / 50%)` |", "color dim #00000080"),
  ])
  func readsANumberByItsHeaderItsNameOrItsHeading(_ markdown: String, _ expected: String) {
    #expect(Recognized.lines(markdown) == [expected])
  }

  @Test(arguments: [
    ("| Duration | Usage |\n|---|---|\n| 300 ms | Alerts |", "duration Alerts 300 ms"),
    ("## Icon sizes\n| Size | Usage |\n|---|---|\n| 24dp | Standard |", "icon Standard 24 dp"),
    ("# Spacing\n| Size | Value |\n|---|---|\n| sm | 4px |", "spacing sm 4 px"),
    (
      "## Typography\n| Role | Size | Weight |\n|---|---|---|\n| Hero | 60 px | 700 (for brands) |",
      "type Hero 60 px 700"
    ),
  ])
  func namesARowByWhatIsNoMeasure(_ markdown: String, _ expected: String) {
    #expect(Recognized.lines(markdown) == [expected])
  }

  @Test(arguments: [
    "| Year | Users |\n|---|---|\n| 2024 | 120 |",
    "| Colour | Contrast ratio |\n|---|---|\n| Ink | 12 |",
    "# Spacing\n| Name | Breakpoint |\n|---|---|\n| wide | 1200 |",
    "| Phase | Views |\n|---|---|\n| A | ~12 views |",
  ])
  func leavesNumbersThatNothingNames(_ markdown: String) {
    #expect(Recognized.lines(markdown).isEmpty)
  }

  @Test(arguments: [
    (
      "| Name | Light | Dark |\n|---|---|---|\n| label | #3C3C43 (60%) | #EBEBF5 (60%) |",
      "color label light #3c3c4399, dark #ebebf599"
    ),
    ("| Name | Value | Opacity |\n|---|---|---|\n| White | rgba(255,255,255,0.5) | 50% |", "color White #ffffff80"),
    ("| Name | Hex | Opacity |\n|---|---|---|\n| White | #FFFFFF | 50% |", "color White #ffffff80"),
    (
      "| Token | Light | Dark |\n|---|---|---|\n| line | `#FFFFFF` 20% | `#D0D0C8` 10% |",
      "color line light #ffffff33, dark #d0d0c81a"
    ),
    ("| Name | Hex | RGB |\n|---|---|---|\n| Green | `#43e97b` | rgb(67, 233, 123) |", "color Green #43e97b"),
  ])
  func readsWhatIsBesideAColourAsPartOfIt(_ table: String, _ expected: String) {
    #expect(Recognized.lines(table) == [expected])
  }
}
