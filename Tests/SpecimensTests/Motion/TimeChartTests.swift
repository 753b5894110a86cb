import Diagnostics
import DrawingSupport
import TestSupport
import Testing

/// Durations, transitions, easings, haptics and choreographies.
@Suite struct TimeChartTests {
  @Test func drawsPairsAsBarsAndSinglesAsTicks() throws {
    let page = try draw("durations", "motion.duration").page
    let bars = page.all("i", "class", "bar").compactMap { $0.attributes["style"] }
    #expect(bars == ["left:7.5%;width:7.5%", "left:30%;width:10%"])
    #expect(page.all("i", "class", "span").compactMap { $0.attributes["style"] } == ["left:0%;width:100%"])
    #expect(page.all("b").map(\.text).prefix(3) == ["Fade", "Turn", "Loop"])
    let figures = page.all("span").filter { $0.attributes["class"]?.hasPrefix("fig") ?? false }.map(\.text)
    #expect(figures == ["150–300 ms", "600–800 ms", "2000 ms"])
  }

  @Test func joinsAPairNamedByItsGroup() throws {
    let text = try draw("durations", "motion.duration.fade | Fade out").text
    #expect(text.hasPrefix("Fade outmotion.duration.fade150–300 ms"))
  }

  @Test func drawsATransitionAfterItsDelay() throws {
    let page = try draw("transitions", "motion.transition.sheet").page
    #expect(page.first("i", "class", "wait")?.attributes["style"] == "left:0%;width:20%")
    #expect(page.first("svg")?.attributes["style"] == "left:20%;width:80%")
    #expect(page.all("span").contains { $0.text == "240 ms after 60 ms" })
  }

  @Test func namesTheKeywordThatIsTheCurve() throws {
    let text = try draw("easing", "motion.easing.even", "motion.easing.standard").text
    #expect(text.contains("cubic-bezier(0, 0, 1, 1)the keyword linear"))
    #expect(text.contains("cubic-bezier(0.2, 0.8, 0.2, 1)motion.easing.standard"))
  }

  @Test func givesACurveThatOvershootsTheRoomItNeeds() throws {
    let page = try draw("easing", "motion.easing.back").page
    let plot = try #require(page.first("div", "role", "img"))
    #expect(plot.attributes["style"] == "aspect-ratio:1/2")
    #expect(plot.attributes["aria-label"]?.hasPrefix("Back, cubic-bezier(0.3, -0.5, 0.5, 1.5): ") ?? false)
    #expect(page.first("path", "class", "curve")?.attributes["d"] == "M0 750c300 250 500-750 1000-500")
    #expect(page.all("i", "class", "knob").count == 2)
  }

  /// Broken before its capital, a word of the document would be read as two.
  @Test func keepsTheWordOfAHapticInOnePiece() throws {
    #expect(try draw("haptics", "haptic.light | Success: notificationSuccess").html.contains("notificationSuccess"))
    let long = "aVeryLongNameThatIsNowhereToBeFound"
    #expect(try !draw("haptics", "haptic.light | \(long)").html.contains(long))
  }

  @Test func drawsAGlyphForEachPlatformOfAHaptic() throws {
    let drawing = try draw("haptics", "haptic")
    #expect(drawing.page.all("svg", "class", "glyph").count == 3)
    #expect(
      drawing.text.contains(
        "One light tap.Expo ImpactFeedbackStyle.LightOne tick, lighter than a click.Android EFFECT_TICK"))
    #expect(drawing.html.contains("Style.<wbr>Light"), "a long name may break between its words alone")
    #expect(drawing.text.contains("Two taps, the second stronger."))
    #expect(drawing.text.hasSuffix(", not measured amplitude."))
  }
}

/// Interactions on one time axis.
@Suite struct ChoreographyTests {
  @Test func putsMotionAndHapticsOnOneAxis() throws {
    let drawing = try draw(
      "choreography", "0ms haptic: haptic.light | press", "0ms spring: motion.spring.slide | pill slides",
      "600ms duration: 300ms | fade", "900ms note: | gone")
    #expect(drawing.diagnostics.isEmpty)
    let page = drawing.page
    // 1200 ms, since a haptic or note at the end wants room.
    #expect(page.first("svg", "viewBox")?.attributes["style"] == "left:0%;width:60.82%")
    #expect(page.first("i", "class", "bar")?.attributes["style"] == "left:50%;width:25%")
    #expect(page.first("i", "class", "moment")?.attributes["style"] == "left:75%")
    #expect(
      page.first("p", "class", "hush")?.text
        == "At 0 ms, press: one light tap; one tick, lighter than a click. From 0 ms, pill slides: a spring that "
        + "overshoots by 7.5 % at 288 ms and settles at 730 ms. From 600 ms, fade: for 300 ms. At 900 ms: gone.")
  }

  @Test func repeatsAnEventAtSeveralTimes() throws {
    let drawing = try draw("choreography", "0ms, 500ms, 1s haptic: haptic.success | each number")
    #expect(drawing.page.all("svg", "class", "glyph").compactMap { $0.attributes["style"] }.count == 3)
    #expect(drawing.text.hasPrefix("At 0 ms, 500 ms and 1000 ms, each number: two taps, the second stronger."))
  }

  @Test func takesATimeFromATokenAndALengthFromAPair() throws {
    let drawing = try draw(
      "choreography", "motion.duration.turn-min duration: motion.duration.fade | fade")
    #expect(drawing.diagnostics.isEmpty)
    #expect(drawing.text.hasPrefix("From 600 ms, fade: for 150 ms to 300 ms."))
    #expect(drawing.page.all("i", "class", "bar maybe").count == 1)
  }

  @Test(arguments: [
    ("haptic.light", "choreography-syntax"), ("haptic: haptic.light", "choreography-syntax"),
    ("now haptic: haptic.light", "choreography-syntax"), ("-5ms haptic: haptic.light", "choreography-syntax"),
    ("0ms hapitc: haptic.light", "choreography-syntax"), ("0ms haptic: motion.spring.slide", "undrawable-token"),
    ("0ms haptic: haptic.lihgt", "unknown-token"),
  ])
  func reportsAMistakeAtItsLineAndDrawsTheRest(_ line: String, _ rule: String) throws {
    let drawing = try draw("choreography", "0ms haptic: haptic.success | done", line)
    #expect(drawing.diagnostics.lines == ["page.md:3:1 error \(rule)"])
    #expect(drawing.page.all("div", "role", "listitem").count == 1)
  }

  @Test func showsAPressOnItsWayDownAndBack() throws {
    let line = "0ms press: motion.spring.press from type.none to opacity.pressed"
    #expect(try draw("choreography", line).diagnostics.text.contains("type.none names no token"))
    let drawing = try draw(
      "choreography", "0ms press: motion.spring.press from radius.circle to opacity.pressed of size.button | give way")
    #expect(drawing.diagnostics.isEmpty, "\(drawing.diagnostics.text)")
    #expect(drawing.page.all("path", "class", "curve").count == 2)
    #expect(drawing.text.contains("let go"))
    #expect(drawing.text.contains("Drawn let go once it has settled"))
  }

  @Test func tellsThePeakOfWhatIsLetGoAsALengthToo() throws {
    // From 1 to 0.5 with an overshoot of 16.3 %: 1 + 0.5 × 0.163, and 0.0815 × 56 px.
    let drawing = try draw(
      "choreography", "0ms press: motion.spring.press from motion.scale.rest to opacity.pressed of size.button | tap")
    #expect(drawing.text.contains("lowest 0.418, peak 1.082, 4.56 px on 56 px"), "\(drawing.text)")
  }

  @Test func reportsAPressThatNamesNoScales() throws {
    let drawing = try draw("choreography", "0ms press: motion.spring.press | tap")
    #expect(drawing.diagnostics.text.contains("a press names its spring and two scales"))
  }
}
