import Testing

@testable import Colorimetry

struct ContrastTests {
  /// Source: WCAG 2.2, #dfn-contrast-ratio; the greys are the well-known borders of AA on white.
  @Test(arguments: [
    ("#000", "#fff", 21.0), ("#fff", "#fff", 1.0), ("#767676", "#fff", 4.542_224_9), ("#777", "#fff", 4.478_089_4),
    ("#f00", "#fff", 3.998_476_7),
  ])
  func comparesLuminances(_ a: String, _ b: String, _ ratio: Double) throws {
    let (first, second) = (try Color(css: a), try Color(css: b))
    #expect((Contrast.wcag(first, second) - ratio).magnitude < 1e-6)
    #expect(Contrast.wcag(first, second) == Contrast.wcag(second, first))
  }

  /// Source: WCAG 2.2, #dfn-relative-luminance.
  @Test(arguments: [("#fff", 1.0), ("#000", 0.0), ("#f00", 0.2126), ("#0f0", 0.7152), ("#00f", 0.0722)])
  func weighsTheChannels(_ text: String, _ luminance: Double) throws {
    #expect((try Color(css: text).luminance - luminance).magnitude < 1e-12)
  }

  @Test func compositesATranslucentForegroundFirst() throws {
    let half = try Color(css: "rgb(0 0 0 / 50%)")
    #expect(half.composited(over: .white).css == "rgb(128, 128, 128)")
    let grey = Color(.srgb, 0.5, 0.5, 0.5)
    #expect(Contrast.wcag(foreground: half, background: .white) == Contrast.wcag(grey, .white))
    #expect(Contrast.wcag(half, .white) == 21)
  }

  @Test func compositesATranslucentBackgroundOverWhite() throws {
    let shade = try Color(css: "rgb(0 0 0 / 50%)")
    let grey = Color(.srgb, 0.5, 0.5, 0.5)
    #expect(Contrast.wcag(foreground: .black, background: shade) == Contrast.wcag(.black, grey))
  }

  @Test func compositesTranslucentOverTranslucent() throws {
    let mixed = try Color(css: "rgb(255 0 0 / 50%)").composited(over: Color(css: "rgb(0 0 255 / 50%)"))
    #expect(mixed.css == "rgba(170, 0, 85, 0.75)")
    #expect(try Color(css: "transparent").composited(over: Color(css: "transparent")).opacity == 0)
  }

  @Test(arguments: [
    (1.0, WCAGLevel.fail), (2.9999, .fail), (3, .aaLarge), (4.4999, .aaLarge), (4.5, .aa), (6.9999, .aa), (7, .aaa),
    (21, .aaa),
  ])
  func gradesTheUnroundedRatio(_ ratio: Double, _ level: WCAGLevel) {
    #expect(Contrast.level(ratio) == level)
  }

  @Test(arguments: [
    (4.4999, "4.49"), (4.5, "4.50"), (21, "21.00"), (1, "1.00"), (8.6, "8.60"), (2.999_999_9, "2.99"), (.nan, "–"),
    (5.1651, "5.17"), (3.509, "3.51"), (13.316, "13.32"), (6.996, "6.99"), (6.9949, "6.99"), (2.994, "2.99"),
  ])
  func roundsARatioButNeverUpToALevel(_ ratio: Double, _ shown: String) {
    #expect(Contrast.figure(ratio) == shown)
  }

  @Test func namesTheLevels() {
    #expect(WCAGLevel.allCases.map(\.label) == ["fail", "AA large", "AA", "AAA"])
  }

  /// Text, background, Lc. Source: the test values of APCA-W3 0.1.9, https://github.com/Myndex/apca-w3
  @Test(arguments: [
    ("#888", "#fff", 63.056_469_930_209_424), ("#fff", "#888", -68.541_464_366_443_83),
    ("#000", "#aaa", 58.146_262_578_561_334), ("#aaa", "#000", -56.241_133_368_399_51),
    ("#123", "#def", 91.668_308_113_010_84), ("#def", "#123", -93.067_706_077_621_3),
    ("#123", "#444", 8.323_261_369_573_93), ("#444", "#123", -7.526_878_460_278_154), ("#444", "#444", 0),
  ])
  func givesTheLightnessContrastOfAPCA(_ text: String, _ background: String, _ lc: Double) throws {
    let contrast = Contrast.apca(text: try Color(css: text), background: try Color(css: background))
    #expect((contrast - lc).magnitude < 0.001, "\(contrast)")
  }
}
