import Colorimetry
import Testing
import TokenValues

/// What the third length of a shadow means, and how it is drawn.
@Suite struct ShadowTests {
  private static func length(_ value: Double) -> Dimension { Dimension(value, .px) }

  private static func shadow(_ radius: ShadowRadius) -> Shadow {
    Shadow(
      color: .black, offsetX: length(0), offsetY: length(4), blur: length(6), spread: length(0), radius: radius)
  }

  // Half the blur radius of CSS is the standard deviation: https://www.w3.org/TR/css-backgrounds-3/#shadow-blur
  @Test(arguments: [(ShadowRadius.blur, "6px"), (.sigma, "12px")])
  func drawsABlurOfTwiceTheStandardDeviation(_ radius: ShadowRadius, _ blur: String) {
    #expect(Self.shadow(radius).css("#000") == "0px 4px \(blur) 0px #000")
  }

  @Test func keepsTheFigureAsItWasGiven() {
    #expect(Self.shadow(.sigma).blur == Self.length(6))
  }
}
