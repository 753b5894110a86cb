import Colorimetry
import Diagnostics
import Files
import Syntax
import Testing

@testable import Recognition
@testable import Scans
@testable import Wording

/// Where values and their names are written, and what made them what they are.
@Suite struct PlaceTests {
  @Test(arguments: [
    ("- Ink #102030", ["Ink = #102030"]),
    ("- **Brand (Anchor)**: Deep Sea #0A2540", ["Brand (Anchor) = #0A2540"]),
    ("- Muted: `#FFFFFF` at 60% opacity", ["Muted = #FFFFFF` at 60% opacity"]),
    ("- Scrim: rgba(0, 0, 0, 0.5)", ["Scrim = rgba(0, 0, 0, 0.5)"]),
    ("- A &amp; B: \\#102030", ["A &amp; B = \\#102030"]),
    ("- Tom&nbsp;&copy; &ngE; x, 8px gap &lt;", ["gap = 8px"]),
    ("- Gap &ngE; 2: 8px", ["Gap &ngE; 2 = 8px"]),
    ("- Fade: 250ms", ["Fade = 250ms"]),
    ("- Sheets: slide up 180 to 240 ms", ["Sheets = 180 to 240 ms"]),
    ("> Spacing\n>\n> - **tight** 4\n> - wide\n>   16", ["tight = 4", "wide = 16"]),
    ("- Pop: `cubic-bezier(0.3, 0, 0.7, 1)`!", ["Pop = cubic-bezier(0.3, 0, 0.7, 1)"]),
    ("- Pop: stiffness 300, damping 20.", ["Pop = stiffness 300, damping 20"]),
    ("- Card: `0 4px 12px rgba(0,0,0,.15)`", ["Card = 0 4px 12px rgba(0,0,0,.15)"]),
    ("- Dawn: linear-gradient(red, blue) at noon", ["Dawn = linear-gradient(red, blue)"]),
    ("- Font family: *Inter*", ["Font family = Inter"]),
    ("## 4.1 Lift\n- Spring: response 0.5, damping 0.82", ["Lift = response 0.5, damping 0.82"]),
    ("| Token | Value |\n|---|---|\n| `a\\|b` | `#0A2540` |", ["a\\|b = #0A2540"]),
    ("| Name | Radius |\n|---|---|\n| card | **12** |", ["card = 12"]),
    ("| Token | Dark | Light |\n|---|---|---|\n| base | #0A0A0C | #F5F5F7 |", ["base = #0A0A0C | #F5F5F7"]),
    ("| Token | Size | Weight |\n|---|---|---|\n| hero | 44/48 | bold |", ["hero = 44/48"]),
    ("# Colors\n- **Back**: `systemGroupedBackground`", ["Back = systemGroupedBackground"]),
  ])
  func areExact(_ markdown: String, _ expected: [String]) {
    for text in [markdown, markdown.replacing("\n", with: "\r\n")] {
      let document = Recognized.document(text)
      let places = Recognition.values(in: document).filter { $0.nameRange != nil }.map { value in
        "\(value.nameRange.map(document.file.text) ?? "") = \(document.file.text(value.range))"
      }
      #expect(places == expected)
    }
  }

  @Test(arguments: [
    ("- Ink #102030", ["notation"]), ("- Fade: 250ms", ["unit"]), ("- Corner radius: 12", ["words Corner radius"]),
    ("# Spacing\n- tight 4", ["above Spacing"]),
    ("Radius (in pt):\n- small 4", ["above Radius (in pt):", "above Radius (in pt):"]),
    ("| Name | Radius (px) |\n|---|---|\n| card | 12 |", ["header Radius (px)", "header Radius (px)"]),
    ("| Token | Value |\n|---|---|\n| `radius.sm` | 8 |", ["words radius.sm"]),
    ("# Easing\n- Out: 0, 0, 0.2, 1", ["above Easing"]), ("- Out: cubic-bezier(0, 0, 0.2, 1)", ["notation"]),
    ("- Icon size 24; labels below", ["words Icon size"]),
  ])
  func sayWhatMadeThem(_ markdown: String, _ expected: [String]) {
    let document = Recognized.document(markdown)
    #expect(Recognition.values(in: document).flatMap(\.evidence).map { text($0, in: document) } == expected)
  }

  private func text(_ evidence: Evidence, in document: MarkdownDocument) -> String {
    switch evidence {
    case .notation: "notation"
    case .unit: "unit"
    case .words(let range): "words " + document.file.text(range)
    case .header(let node): "header " + String(decoding: document.plainBytes(of: node), as: UTF8.self)
    case .above(let node): "above " + String(decoding: document.plainBytes(of: node), as: UTF8.self)
    }
  }

  @Test func nameTheBlockTheContainerAndWhatIsAbove() {
    let document = Recognized.document("# Look\n\n## Colors\n\n- Meanings\n  - Good #22C55E\n")
    let values = Recognition.values(in: document)
    #expect(values.map(\.name) == ["Good"])
    #expect(values.map { document[$0.block].kind } == [.list])
    #expect(values.map { document[$0.container].kind } == [.list] && values[0].container > values[0].block)
    #expect(values.map { document[$0.node].kind } == [.paragraph])
    #expect(
      values[0].above.map { String(decoding: document.plainBytes(of: $0), as: UTF8.self) }
        == ["Look", "Colors", "Meanings"])
  }

  @Test(arguments: [
    ("The brand is `#0d2e52` and nothing else.", ["#0d2e52"]), ("- The `#aabbcc` tone is never used.", ["#aabbcc"]),
    ("## Ocean #0A2540", ["#0a2540"]), ("Only rgb(0, 0, 0) is black.", ["#000000"]),
    ("| Name | Use |\n|---|---|\n| Ink | On `#ffffff` and on nothing else. |", ["#ffffff"]),
  ])
  func aColourThatIsOnlySpokenOfIsAMention(_ markdown: String, _ expected: [String]) {
    let values = Recognition.values(in: Recognized.document(markdown))
    #expect(values.filter(\.isMention).compactMap(\.color?.hex) == expected)
    #expect(values.count { !$0.isMention } == 0)
  }

  @Test func nothingIsLeftOutBecauseItIsNotDrawn() {
    let list = (0..<90).map { "- Tone \($0) #0000\(10 + $0 % 90)\n" }.joined()
    #expect(Recognized.lines(list).count == 90)
    #expect(Recognized.lines(list + "\nText.\n\n- Again: #000010\n").last == "color Again #000010")
    let table = "| Name | Radius |\n|---|---|\n" + (0..<900).map { "| r\($0) | \($0) |\n" }.joined()
    #expect(Recognized.lines(table).count == 900)
  }
}
