import Colorimetry
import Plates
import Testing
import TokenValues

/// Values as text.
@Suite struct TokenTextTests {
  private static func type(_ size: Double, _ leading: Double, tracking: Double = 0) -> TokenValue {
    .typography(
      Typography(
        fontFamily: ["Inter", "system-ui"], fontSize: Dimension(size, .pt), fontWeight: FontWeight(600),
        letterSpacing: Dimension(tracking, .pt), lineHeight: leading))
  }

  @Test(arguments: [
    (type(22, 28.0 / 22), [String](), "22pt / 28pt, 600, Inter"), (type(15, 1.45), [], "15pt / 1.45, 600, Inter"),
    (type(16, 1.5, tracking: 0.3), [], "16pt / 24pt, 600, tracking 0.3pt, Inter"),
    (type(16, 1.2, tracking: 0.3), ["letterSpacing", "lineHeight"], "16pt, 600, Inter"),
    (type(16, 1.25), ["fontSize"], "size not given / 1.25, 600, Inter"),
    (type(16, 1.25), ["fontWeight", "fontFamily"], "16pt / 20pt"),
  ]) func printsTypeAsItsSourceGivesIt(value: TokenValue, missing: [String], text: String) {
    #expect(TokenText.short(value, missing: missing) == text)
  }

  @Test func tellsTheOpacityOfAPartInPerCent() {
    let border = TokenValue.border(
      Border(color: Self.ink, width: Dimension(1, .pt), style: .keyword(.solid)))
    #expect(TokenText.told(border) == "1pt solid #000000 5 %")
    #expect(TokenText.told(border, missing: ["style"]) == "1pt #000000 5 %")
    #expect(TokenText.short(border) == "1pt solid #0000000d")
    let stops = [GradientStop(color: Self.ink, position: 0), GradientStop(color: Color(.srgb, 1, 1, 1), position: 1)]
    #expect(TokenText.told(.gradient(stops)) == "#000000 5 % at 0 %, #ffffff at 100 %")
  }

  @Test func writesHexInTheCaseOfItsSource() throws {
    let color = try #require(Color(hex: "#10B981"))
    #expect(TokenText.short(.color(color)) == "#10B981")
    #expect(TokenText.told(.color(color.withOpacity(0.15))) == "#10B981 15 %")
    #expect(color.paint == "#10b981")
  }

  /// What stands for nothing has no hex.
  @Test func callsNothingTransparent() {
    #expect(TokenText.told(.color(Color(.srgb, 0, 0, 0, alpha: 0))) == "transparent")
    #expect(TokenText.told(.color(Color(.srgb, 1, 1, 1, alpha: 0))) == "#ffffff 0 %")
  }

  private static let ink = Color(.srgb, 0, 0, 0, alpha: 0.05)

  private static func shadow(_ radius: ShadowRadius = .blur) -> TokenValue {
    .shadow([
      Shadow(
        color: ink, offsetX: .zero, offsetY: Dimension(2, .px), blur: Dimension(4, .px), spread: .zero, radius: radius)
    ])
  }

  @Test(arguments: [
    (shadow(), [String](), "0 2 4 0 #0000000d"), (shadow(), ["color"], "x 0, y 2, blur 4, opacity 0.05"),
    (shadow(.sigma), ["color", "offsetX", "offsetY"], "radius 4, opacity 0.05"),
    (shadow(), ["alpha"], "0 2 4 0 #000000"), (.color(ink), ["components"], "opacity 0.05"),
    (.color(ink), ["value"], "not given"), (.color(ink), [], "#0000000d"),
  ]) func printsNoColourThatIsNotGiven(value: TokenValue, missing: [String], text: String) {
    #expect(TokenText.short(value, missing: missing) == text)
  }

  @Test func namesFieldsAsTheSiteDoes() {
    #expect(Plate.missing(["offsetX", "offsetY", "color"]) == "Not given: offset and colour.")
    #expect(
      Plate.missing(["offsetY", "outerStop", "lineHeight"]) == "Not given: vertical offset, outer stop and leading.")
    #expect(Plate.missing(["value"]) == nil)
  }

  @Test(arguments: [
    (TimeSpan(3, .s), "3 s"), (TimeSpan(3000, .ms), "3000 ms"), (TimeSpan(0.25, .s), "0.25 s"),
  ]) func keepsTheUnitOfATime(span: TimeSpan, text: String) {
    #expect(MotionText.time(span) == text)
  }

  @Test func saysTheUnitOfARangeOnce() {
    #expect(MotionText.range(TimeSpan(2, .s), TimeSpan(3, .s)) == "2–3 s")
    #expect(MotionText.range(TimeSpan(800, .ms), TimeSpan(3, .s)) == "800 ms–3 s")
    #expect(MotionText.range(nil, TimeSpan(3, .s)) == "3 s")
  }
}
