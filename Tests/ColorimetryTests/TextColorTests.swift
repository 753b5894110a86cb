import Testing

@testable import Colorimetry

struct TextColorTests {
  @Test(arguments: [
    ("#fff", "#000000"), ("#000", "#ffffff"), ("#336699", "#ffffff"), ("#767676", "#000000"), ("#757575", "#ffffff"),
    ("#ff0000", "#000000"), ("rgb(0 0 0 / 10%)", "#000000"), ("rgb(0 0 0 / 90%)", "#ffffff"),
  ])
  func choosesBlackOrWhite(_ background: String, _ text: String) throws {
    #expect(ReadableText.on(try Color(css: background)).hex == text)
  }

  @Test func choosesTheGreaterContrast() {
    for color in Samples.colors(200) {
      let chosen = ReadableText.on(color)
      let other: Color = chosen == .white ? .black : .white
      #expect(Contrast.wcag(chosen, color) >= Contrast.wcag(other, color))
      #expect(Contrast.wcag(chosen, color) >= 4.5)
    }
  }

  @Test func suggestsAColourThatReachesTheRatio() throws {
    let colors = Samples.colors(40)
    for (color, background) in zip(colors, colors.reversed()) {
      for ratio in [3.0, 4.5, 7.0] {
        guard let found = ContrastSuggestion.nearest(to: color, on: background, ratio: ratio) else {
          let grounds = [Color(rgb: background.rgb8), background]
          #expect(grounds.contains { max(Contrast.wcag(.black, $0), Contrast.wcag(.white, $0)) < ratio })
          continue
        }
        let reread = try #require(Color(hex: found.hex))
        #expect(Contrast.wcag(reread, Color(rgb: background.rgb8)) >= ratio, "\(color.hex) on \(background.hex)")
        #expect(Contrast.wcag(reread, background) >= ratio, "\(color.hex) on \(background.css)")
        #expect(reread == found)
      }
    }
  }

  @Test func movesTheLightnessNoFurtherThanNeeded() throws {
    let colors = Samples.colors(40)
    for (color, background) in zip(colors, colors.reversed()) {
      let (start, ground) = (Color(rgb: color.rgb8), Color(rgb: background.rgb8))
      guard let found = ContrastSuggestion.nearest(to: start, on: ground, ratio: 4.5) else { continue }
      let origin = start.converted(to: .oklch).triple
      // Half a step of 8 bits, which is what rounding may add.
      let moved = (found.converted(to: .oklch).triple.x - origin.x).magnitude - 0.003
      for lightness in stride(from: origin.x - moved, to: origin.x + moved, by: 0.002) where moved > 0 {
        let v = GamutMapping.reduceChroma(
          ofOKLCH: Triple(lightness, origin.y, origin.z), into: .srgb, tolerance: 0)
        let nearer = Color(rgb: Color(.srgb, v.x, v.y, v.z).rgb8)
        #expect(Contrast.wcag(nearer, ground) < 4.5, "\(start.hex) on \(ground.hex): \(nearer.hex), not \(found.hex)")
      }
    }
  }

  @Test func keepsTheHue() {
    for color in Samples.colors(60) {
      guard let found = ContrastSuggestion.nearest(to: color, on: .white, ratio: 4.5) else { continue }
      let (before, after) = (color.converted(to: .oklch).triple, found.converted(to: .oklch).triple)
      guard after.y > 0.04 else { continue }
      let turn = (before.z - after.z).normalizedDegrees
      #expect(min(turn, 360 - turn) < 3, "\(color.hex) \(found.hex)")
    }
  }

  @Test func leavesAColourThatReachesTheRatioAlone() throws {
    let color = try Color(css: "#336699")
    #expect(ContrastSuggestion.nearest(to: color, on: .white, ratio: 4.5) == color)
  }

  @Test func suggestsNothingWhereNothingWouldDo() throws {
    let grey = try Color(css: "#777")
    #expect(ContrastSuggestion.nearest(to: grey, on: grey, ratio: 7) == nil)
    #expect(ContrastSuggestion.nearest(to: grey, on: .white, ratio: 22) == nil)
    #expect(ContrastSuggestion.nearest(to: grey, on: .white, ratio: .nan) == nil)
  }

  @Test func looksAtATranslucentColourAsItIsSeen() throws {
    let faint = try Color(css: "rgb(0 0 0 / 30%)")
    let found = try #require(ContrastSuggestion.nearest(to: faint, on: .white, ratio: 4.5))
    #expect(found.opacity == 1)
    #expect(found.hex == "#767676")
  }
}
