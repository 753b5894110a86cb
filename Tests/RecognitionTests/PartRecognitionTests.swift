import Testing

@testable import Recognition
@testable import Scans

/// Rules and style objects that say how the component of their heading looks.
@Suite struct PartRecognitionTests {
  private static let rule = """
    ```css
    .btn-primary {
      background: var(--ink);
      padding: 12px 24px;
      border-radius: 8px;
      font-size: 16px;
      font-weight: 600;
      line-height: 24px;
    }
    .btn-primary:hover { padding: 13px; }
    ```
    """

  private static let values = [
    "type btn-primary 16 px/24 px 600", "spacing btn-primary, padding, vertical 12 px",
    "spacing btn-primary, padding, horizontal 24 px", "radius btn-primary, border radius 8 px",
  ]

  @Test func readsARuleBelowTheHeadingOfItsComponent() {
    #expect(Recognized.lines("## Parts\n\n### Primary button\n\n" + Self.rule) == Self.values)
    #expect(Recognized.lines("## Components\n\n### CTA\n\n" + Self.rule) == Self.values)
    #expect(Recognized.lines("## Spacing\n\n" + Self.rule) == [])
    #expect(Recognized.lines("## Components\n\n### Usage\n\n" + Self.rule) == [])
    #expect(Recognized.lines("## Usage examples\n\n### A button\n\n" + Self.rule) == [])
  }

  @Test func readsColoursSizesAndMotionOfARule() {
    let rule = """
      ```css
      .badge-ok {
        background: #dcfce7;
        color: #fff;
        max-width: 320px;
        transition: opacity .2s ease-out, transform .4s;
      }
      ```
      """
    #expect(
      Recognized.lines("## Badges\n\n" + rule) == [
        "color badge-ok, background #dcfce7", "color badge-ok, text #ffffff", "size badge-ok, max width 320 px",
        "duration badge-ok, transition duration 0.2 s",
      ])
    #expect(Recognized.lines("## Menus\n\n" + rule) == [])
  }

  @Test func readsTheMotionOfClassesBelowAHeadingForIt() {
    let rules = "```css\n.rise { animation: rise 0.6s; }\n.zoom { animation: zoom-in 400ms; }\n```"
    #expect(
      Recognized.lines("## Animations\n\n" + rules) == [
        "duration rise, animation duration 0.6 s", "duration zoom, animation duration 400 ms",
      ])
    #expect(Recognized.lines("## Layout\n\n" + rules) == [])
  }

  @Test func readsTheRuleOfAnElementBelowAHeadingForType() {
    let rule = "```css\nh1 {\n  font-size: 40px\n  font-weight: 700\n}\n```"
    #expect(Recognized.lines("## Typography\n\n### Titles\n\n" + rule) == ["type h1 40 px 700"])
    #expect(Recognized.lines("## Layout\n\n" + rule) == [])
  }

  @Test func readsStyleObjects() {
    let object = """
      {
        background: 'var(--accent)', // or another
        borderRadius: 9,
        padding: '11px 16px',
        fontFamily: 'var(--font-ui)',
        fontSize: 14,
        fontWeight: 600,
        cursor: 'pointer',
      }
      """
    let text = "## Component patterns\n\n### Chip\n\n```tsx\n\(object)\n```"
    #expect(
      Recognized.lines(text) == [
        "type Chip 14 px 600", "radius border radius 9 px", "spacing padding, vertical 11 px",
        "spacing padding, horizontal 16 px",
      ])
    #expect(
      Recognized.lines("## Card\n\n```js\nconst card = \(object)\n```") == [
        "type card 14 px 600", "radius card, border radius 9 px", "spacing card, padding, vertical 11 px",
        "spacing card, padding, horizontal 16 px",
      ])
    #expect(Recognized.lines("## Component patterns\n\n### Chip\n\n```tsx\n<Chip style={\(object)} />\n```") == [])
  }
}
