import Colorimetry
import Differences
import Testing
import TokenValues

struct ValueDifferenceTests {
  private func difference(_ a: TokenValue, _ b: TokenValue, on ground: Color? = nil) -> ValueDifference {
    ValueDifference(a, b, on: ground.map { KnownGround($0) }, engine: nil, Thresholds())
  }

  @Test(arguments: [
    (Dimension(16, .px), Dimension(18, .px), "16 → 18 px (+12.5 %)", false),
    (Dimension(16, .px), Dimension(16.4, .px), "16 → 16.4 px (+2.5 %)", true),
    (Dimension(16, .px), Dimension(1, .rem), "16 px → 1 rem, the same where 1 rem is 16 px", false),
    (Dimension(16, .px), Dimension(16, .px), "", true),
  ])
  func measuresLengths(_ a: Dimension, _ b: Dimension, _ text: String, _ isQuiet: Bool) {
    let difference = difference(.dimension(a), .dimension(b))
    #expect(difference.text == text)
    #expect(difference.isQuiet == isQuiet)
  }

  /// What CSS works out, in windows of several widths.
  @Test(arguments: [
    ("clamp(1.5rem, 2vw + 1rem, 3rem)", 320.0, 24.0), ("clamp(1.5rem, 2vw + 1rem, 3rem)", 1000, 36),
    ("clamp(1.5rem, 2vw + 1rem, 3rem)", 1920, 48), ("calc(1rem + 2px)", 320, 18),
    ("calc((2px + 1rem) * 2 - 1px)", 320, 35),
    ("min(40rem, 50vi)", 1000, 500), ("max(10px, calc(20px / 4), 1vw)", 2000, 20), ("calc(-1 * 4px)", 320, -4),
    ("CALC(3pt * 2)", 320, 8), ("12px", 320, 12),
  ])
  func worksOutLengths(_ text: String, _ width: Double, _ pixels: Double) {
    #expect(FluidLength.pixels(text, inWindowOf: width) == pixels)
  }

  @Test(arguments: [
    "min(100%, 40rem)", "calc(1rem + 2)", "calc(1rem+2px)", "calc(4px * 2px)", "calc(1px / 0)", "clamp(1px, 2px)",
    "2em",
    "50vh", "var(--a)", "calc(1px", "1px 2px", "sin(1)", "", "4", "#ffffff", "calc()", "calc(1px,2px)",
    String(repeating: "(", count: 40) + "1px" + String(repeating: ")", count: 40),
  ])
  func worksOutNoLengthThatDependsOnMoreThanTheWindow(_ text: String) {
    #expect(FluidLength.pixels(text, inWindowOf: 320) == nil)
  }

  @Test(arguments: [
    ("calc(1rem + 2px)", "calc(1rem + 4px)", "18 → 20 px (+11.1 %)", false),
    (
      "clamp(16px, 2vw, 24px)", "clamp(16px, 2vw, 32px)",
      "1280 px wide 24 → 25.6 px (+6.7 %); 1920 px wide 24 → 32 px (+33.3 %)", false
    ),
    ("calc(1rem + 2px)", "calc(1rem + 2.2px)", "18 → 18.2 px (+1.1 %)", true),
    ("clamp(8px, 1vw, 20px)", "clamp(8px, 1vw, 24px)", "2400 px wide 20 → 24 px (+20 %)", false),
    ("calc(1rem + 2px)", "calc(2px + 1rem)", "the same length in every window", true),
  ])
  func measuresLengthsThatCSSWorksOut(_ a: String, _ b: String, _ text: String, _ isQuiet: Bool) {
    let difference = ValueDifference(fluid: a, b, Thresholds())
    #expect(difference?.text == text && difference?.isQuiet == isQuiet)
    #expect(ValueDifference(fluid: "16px", "18px", Thresholds()) == nil)
    #expect(ValueDifference(fluid: a, "min(100%, 4px)", Thresholds()) == nil)
  }

  /// Below one frame at 60 Hz nobody is taken to see it.
  @Test(arguments: [(200.0, 215.0, true), (200, 216, false)])
  func measuresTimesByTheFrame(_ a: Double, _ b: Double, _ isQuiet: Bool) {
    #expect(difference(.duration(TimeSpan(a, .ms)), .duration(TimeSpan(b, .ms))).isQuiet == isQuiet)
  }

  @Test func measuresNothingBetweenValuesOfTwoTypes() {
    #expect(difference(.number(4), .duration(TimeSpan(4, .ms))).parts.isEmpty)
  }

  @Test func measuresATranslucentColourOnWhatShowsMoreOfIt() {
    let (thin, thick) = (Color(.srgb, 1, 1, 1, alpha: 0.1), Color(.srgb, 1, 1, 1, alpha: 0.6))
    #expect(RevealingGround.of(thin, thick) == .black)
    #expect(!difference(.color(thin), .color(thick)).isQuiet)
    #expect(difference(.color(thin), .color(thick)).text.contains("on black"))
  }

  @Test func setsThresholdsByName() {
    var thresholds = Thresholds()
    let taken = Thresholds.names.map { [thresholds.set($0, to: 3), thresholds.set($0, to: -1)] }
    #expect(taken == Array(repeating: [true, false], count: Thresholds.names.count))
    let isName = thresholds.set("colour", to: 1)
    #expect(!isName)
    #expect(thresholds.color == 3 && thresholds.easing == 3)
  }

  /// Eight bits hold no 35 %, and stand for them.
  @Test func tellsTheOpacityThatIsMeant() throws {
    let (old, new) = (TokenValue.color(try Color(css: "#1a4080")), TokenValue.color(try Color(css: "#2b6bd559")))
    let text = ValueDifference(old, new, on: KnownGround(.white), engine: nil, Thresholds()).text
    #expect(text.hasSuffix("alpha 100 % → 35 %"), "\(text)")
  }
}
