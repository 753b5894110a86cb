import Testing

@testable import Recognition
@testable import Scans

/// Objects in code, heads of tables and lists without units, in documents that nobody tuned for.
@Suite struct StrangersObjectsTests {
  private static func fence(_ code: String, _ info: String = "ts") -> String { "```\(info)\n\(code)\n```" }

  @Test func readsTheColoursThatCommentsGiveToReferences() {
    let code = """
      export const colors = {
        primary: base.lime[300], // #D2FF4D
        text: {
          link: base["sky"], /* #8CBACD, on dark grounds */
          muted: base.slate[500], // between #7A848C and #B7C0C9
          plain: base.slate[700],
        },
      }
      """
    #expect(Recognized.lines(Self.fence(code)) == ["color primary #d2ff4d", "color text link #8cbacd"])
  }

  @Test func multipliesTheOpacitiesOfAShadowAndOfItsColour() {
    let code = """
      const shadows = {
        low: { shadowColor: 'rgba(0,0,0,0.2)', shadowOffset: { width: 0, height: 2 }, shadowOpacity: 1, shadowRadius: 4 },
        high: { shadowColor: 'rgba(0,0,0,0.5)', shadowOffset: { width: 0, height: 8 }, shadowOpacity: 0.5, shadowRadius: 9 },
      }
      """
    #expect(
      Recognized.lines(Self.fence(code)) == [
        "shadow low 0px 2px 4px 0px rgba(0, 0, 0, 0.2)", "shadow high 0px 8px 9px 0px rgba(0, 0, 0, 0.25)",
      ])
  }

  @Test func readsThePaddingsWithinAGroupOfSpaces() {
    let code = """
      export const spacing = {
        sm: 8,
        cardPadding: 16,
        buttonPadding: { vertical: 8, horizontal: 12 },
      }
      """
    #expect(
      Recognized.lines(Self.fence(code)) == [
        "spacing sm 8", "spacing cardPadding 16", "spacing buttonPadding vertical 8",
        "spacing buttonPadding horizontal 12",
      ])
    // In an object about anything else it may be one of many.
    #expect(Recognized.lines(Self.fence("const card = { padding: 16, maxLines: 3, gap: 8 }")) == [])
  }

  @Test(arguments: ["Value", "Hex", "Valor"])
  func readsTheThemesInBracketsBehindAWordForValues(_ head: String) {
    let table = """
      | Token | Use | \(head) (Dark) | \(head) (Light) |
      |---|---|---|---|
      | success | good | `#32D74B` | `#16A34A` |
      | info | plain | `#0A84FF` | `#2563EB` |
      """
    #expect(
      Recognized.lines(table) == [
        "color success dark #32d74b, light #16a34a", "color info dark #0a84ff, light #2563eb",
      ])
  }

  /// Of the notations of one theme the first is its colour.
  @Test func readsOneNotationOfEachTheme() {
    let table = """
      | Token | Hex (Dark) | RGB (Dark) | Hex (Light) |
      |---|---|---|---|
      | success | `#32D74B` | `rgb(50, 215, 76)` | `#16A34A` |
      """
    #expect(Recognized.lines(table) == ["color success dark #32d74b, light #16a34a"])
  }

  @Test func leavesTheNumbersOfRowsToTheirNames() {
    let table = """
      | idx | name | hex | idx | name | hex |
      |---|---|---|---|---|---|
      | 0 | black | `#3a3f4b` | 8 | bright black | `#5c6672` |
      | 1 | red | `#e06c75` | 9 | bright red | `#ff8088` |
      """
    #expect(
      Recognized.lines(table) == [
        "color black #3a3f4b", "color bright black #5c6672", "color red #e06c75", "color bright red #ff8088",
      ])
  }

  /// A label in a script of several bytes a character, and a remark behind its sign.
  @Test func readsListsBelowLongLabelsInAnyScript() {
    let code = """
      组件内间距：
        space-1:  4px   内部微间距
        space-2:  8px   元素间最小间距

      圆角规范（武侠风应减少圆角，方中带圆）：
        rounded-sm:   2px    微圆（徽章、标签）
        rounded-md:   6px    中等（按钮、输入）
        ※ 避免使用 rounded-xl (12px) 以上，会显得过于现代
      """
    #expect(
      Recognized.lines("## 间距\n\n" + Self.fence(code, "")) == [
        "spacing space-1 4 px", "spacing space-2 8 px", "radius rounded-sm 2 px", "radius rounded-md 6 px",
      ])
  }

  @Test(arguments: [
    ("Spacing scale: 4, 8, 16, 24.", ["spacing 4 4", "spacing 8 8", "spacing 16 16", "spacing 24 24"]),
    ("Border radius: 2, 4, 8, 16.", ["radius 2 2", "radius 4 4", "radius 8 8", "radius 16 16"]),
    (
      "- **8pt grid.** Spacing ramp: `4 · 8 · 16 · 24`.",
      ["spacing 4 4 pt", "spacing 8 8 pt", "spacing 16 16 pt", "spacing 24 24 pt"]
    ),
    ("- Tokens only. Spacing scale: 4, 8, 16, 24.", ["spacing 4 4", "spacing 8 8", "spacing 16 16", "spacing 24 24"]),
    // Too few, too small or in no order.
    ("Spacing scale: 4, 8.", []), ("Spacing steps: 1, 2, 3, 4.", []), ("Spacing scale: 16, 4, 24, 8.", []),
    ("In the spacing demo we had 4, 8, 16, 24 cards.", []),
  ])
  func readsScalesWithoutUnits(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines("## Layout\n\n" + markdown) == expected)
  }
}
