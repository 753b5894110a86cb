import Colorimetry
import Differences
import Testing
import TokenValues

struct ValueDifferenceTests {
  private func difference(_ a: TokenValue, _ b: TokenValue, on ground: Color? = nil) -> ValueDifference {
    ValueDifference(a, b, on: ground, engine: nil, Thresholds())
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
}
