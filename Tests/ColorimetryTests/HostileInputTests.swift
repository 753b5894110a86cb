import Testing

@testable import Colorimetry

struct HostileInputTests {
  /// Nothing here may trap or hang; whether it is a colour does not matter.
  @Test func survivesHostileText() {
    let long = String(repeating: "9", count: 100_000)
    let texts = [
      "\0", "\\", "a\\", "#\\", "\u{FEFF}red", "é", "🎨", "rgb(🎨 0 0)", "#🎨🎨🎨", "--", "-", "+", ".", "%", "e", "1e",
      "1e+",
      "rgb(1e999 1e-999 -1e999)", "rgb(nan inf 0)", "lab(50 1e999 -1e999)", "oklch(0.5 1e999 1e999turn)",
      "color(prophoto-rgb 1e999 -1e999 1e300)", "color(xyz 1e30 1e30 1e30 / 1e30)", "hsl(1e999rad 1e999% 1e999%)",
      "hwb(0 1e999 1e999)", "rgb(\(long) \(long)e\(long) .\(long))", String(repeating: "(", count: 100_000),
      String(repeating: "rgb(", count: 100_000), String(repeating: "/*", count: 100_000), "#" + long,
      String(repeating: "/**/", count: 100_000) + "red", String(repeating: "a", count: 100_000),
      String(repeating: "\\", count: 100_001), String(repeating: " ", count: 100_000), "\\110000 red", "\\0 ",
      "\\d800 ",
    ]
    for text in texts {
      let result = Result { () throws(ColorSyntaxError) in try Color(css: text) }
      guard case .success(let color) = result else { continue }
      for space in ColorSpace.allCases {
        let converted = color.converted(to: space)
        let components = [converted.c1, converted.c2, converted.c3].compactMap { $0 }
        #expect(!components.contains { !$0.isFinite }, "\(text.prefix(40)) \(space)")
        #expect(!color.gamutMapped(to: space).css.isEmpty)
      }
      #expect(!color.hex.isEmpty && !color.css.isEmpty && !color.oklchText.isEmpty)
      #expect(color.luminance >= 0 && color.luminance <= 1.000_001)
      #expect(ColorDifference.e2000(color, .white).isFinite)
      #expect(Contrast.apca(text: color, background: .white).isFinite)
      #expect(ContrastSuggestion.nearest(to: color, on: .white, ratio: 4.5) != nil)
    }
  }

  @Test func survivesHostileComponents() {
    let values: [Double] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.leastNonzeroMagnitude]
    for space in ColorSpace.allCases {
      for value in values {
        let color = Color(space, value, value, value, alpha: value)
        #expect((0...1).contains(color.opacity))
        #expect(color.hex.hasPrefix("#"))
        #expect(ColorDifference.e2000(color, .black).isFinite, "\(space) \(value)")
        #expect(!color.css.contains("inf") && !color.css.contains("nan"))
      }
    }
  }
}
