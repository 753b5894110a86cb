import Testing

@testable import Colorimetry

struct SerializationTests {
  /// Source: CSS Color 4, #serializing-alpha-values.
  @Test func writesEvery8BitAlphaSoThatItComesBack() throws {
    for alpha in 0..<255 {
      let hex = Color(rgb: 0x123456, alpha: Double(alpha) / 255).hex
      let css = try Color(css: hex).css
      #expect(try Color(css: css).hex == hex, "\(css)")
      #expect(css.utf8.count <= "rgba(18, 52, 86, 0.123)".utf8.count, "\(css)")
    }
  }

  @Test(arguments: [
    ("#3b82f6", "oklch(62.3% 0.188 259.8)"), ("#808080", "oklch(60% 0 none)"), ("#000", "oklch(0% 0 none)"),
    ("white", "oklch(100% 0 none)"), ("#33669980", "oklch(49.9% 0.099 250.4 / 0.502)"),
    ("oklch(50% 0.1 359.99)", "oklch(50% 0.1 0)"), ("oklch(none 0.1 none)", "oklch(0% 0.1 0)"),
  ])
  func roundsOKLCHForPeople(_ text: String, _ shown: String) throws {
    #expect(try Color(css: text).oklchText == shown)
  }

  @Test func tellsComputedSRGBFromLegacySRGB() throws {
    let (legacy, function) = (try Color(css: "red"), try Color(css: "color(srgb 1 0 0)"))
    #expect(legacy == function && legacy.hashValue == function.hashValue)
    #expect(legacy.css == "rgb(255, 0, 0)" && function.css == "color(srgb 1 0 0)")
    #expect(Color(.srgb, 1, 0, 0).css == "color(srgb 1 0 0)")
  }

  @Test func writesComputedHSLAsRGB() {
    #expect(Color(.hsl, 210, 50, 40).css == "rgb(51, 102, 153)")
    #expect(Color(.hwb, 210, 20, 40, alpha: 0.25).css == "rgba(51, 102, 153, 0.25)")
  }

  @Test func readsItsOwnCSSInEverySpace() throws {
    for color in Samples.colors(60) {
      for space in ColorSpace.allCases {
        let written = color.converted(to: space).css
        #expect(try Color(css: written).opaqueHex == color.opaqueHex, "\(written)")
      }
    }
  }
}
