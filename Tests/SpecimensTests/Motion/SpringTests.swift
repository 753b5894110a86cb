import Diagnostics
import DrawingSupport
import Motion
import TestSupport
import Testing

/// The figures and places of springs.
///
/// Source of the numbers: the closed form for ζ < 1; overshoot e^(−πζ/√(1−ζ²)) at π/(ω₀√(1−ζ²)).
@Suite struct SpringTests {
  @Test func writesOvershootAndSettleTimeWhereTheyHappen() throws {
    let page = try draw("spring", "motion.spring.slide").page
    // The axis is 800 ms long and 1.0749 high.
    let peak = try #require(page.first("span", "class", "peak"))
    #expect(peak.text == "overshoots 7.5 % at 288 ms")
    #expect(peak.attributes["style"] == "left:36%;bottom:100%")
    let settled = try #require(page.first("span", "class", "settled before"))
    #expect(settled.text == "settles at 730 ms")
    #expect(settled.attributes["style"] == "left:91.23%;bottom:93.03%")
  }

  /// Figures that stand apart, as on the page of health, compare where their axes reach for each other's springs.
  @Test func axesReachForTheSpringsOfOtherFiguresToo() throws {
    func ticks(_ info: String, _ path: String) throws -> [String] {
      try draw(info, path).page.all("span", "class", "x").map(\.text)
    }
    let (slide, press) = (try ticks("springs", "motion.spring.slide"), try ticks("springs", "motion.spring.press"))
    #expect(slide != press)
    let axes = "springs axes=motion.spring.slide,motion.spring.press"
    #expect(try ticks(axes, "motion.spring.slide") == press)
    #expect(try ticks(axes, "motion.spring.press") == press)
    // Drawn large, a curve has its times where that of the set has them.
    for path in ["motion.spring.slide", "motion.spring.press", "motion.spring.hero"] {
      let places = try ["springs", "spring"].map { name in
        Set(try draw(name, path).page.all("span", "class", "x").map { "\($0.text) \($0.attributes["style"] ?? "")" })
      }
      #expect(places[0].isSubset(of: places[1]), "\(places)")
    }
    #expect(try draw("springs axes=motion.spring.none", "motion.spring.slide").diagnostics.isEmpty)
  }

  @Test func tellsTheCurveAsASentence() throws {
    let page = try draw("spring", "motion.spring.slide").page
    #expect(
      page.first("div", "role", "img")?.attributes["aria-label"]
        == "Slide, stiffness 200, damping 18: the value rises from 0 to its target 1, overshoots by 7.5 % at 288 ms and "
        + "settles at 730 ms.")
  }

  @Test func saysWhichFiguresCameFromTheEngine() throws {
    let text = try draw("spring", "motion.spring.press").text
    #expect(text.contains("Stiffness100 React Native default"))
    #expect(text.contains("Stiffness 100, React Native default. Mass 1, React Native default."))
    #expect(text.contains("Overshoot16.3 % at 363 ms"))
    #expect(text.contains("Settle time1270 ms"))
    #expect(text.contains("React Native stops once"))
  }

  @Test func tellsInTheCodeOfOtherPlatformsWhatNoDocumentGives() throws {
    let drawing = try draw("spring", "motion.spring.press")
    #expect(
      drawing.text.contains(
        "Given: damping 10. Stiffness 100 and mass 1: the default of React Native, written out where another platform "
          + "would take its own."))
    #expect(drawing.html.contains("Animated.spring(value, { toValue: 1, damping: 10, useNativeDriver: true })"))
    #expect(try !draw("spring", "motion.spring.hero", engine: .swiftUI).text.contains("Given:"))
    let table = try draw("tokens", "motion.spring.press").page
    let code = try #require(table.all("code").first { $0.attributes["data-spring"] != nil })
    #expect(code.attributes["data-engine"] == "React Native Animated")
    #expect(
      code.attributes["data-code"] == "Animated.spring(value, { toValue: 1, damping: 10, useNativeDriver: true })")
    #expect(code.attributes["data-added"] == "stiffness 100, React Native default, mass 1, React Native default")
  }

  @Test func computesThePhysicalFiguresOfAResponse() throws {
    let text = try draw("spring", "motion.spring.hero", engine: .swiftUI).text
    #expect(text.hasPrefix("response 0.5, damping fraction 0.82"))
    #expect(text.contains("Stiffness157.91 computed"))
    #expect(text.contains("Damping ratio0.82 underdamped"))
  }

  @Test func drawsNoOvershootForCriticalDamping() throws {
    let drawing = try draw("spring", "motion.spring.stiff")
    #expect(drawing.page.all("path", "class", "over").isEmpty)
    #expect(drawing.page.all("path", "class", "faint").isEmpty)
    #expect(drawing.text.contains("Overshootnone"))
    #expect(drawing.text.contains("Damping ratio1 critically damped"))
  }

  @Test func givesEveryPlatformsCodeAndTheErrorOfLinear() throws {
    let text = try draw("spring", "motion.spring.slide").text
    #expect(text.contains("Reanimated 3 and Reanimated 4"))
    #expect(text.contains("stiffness: 200, damping: 18, mass: 1"))
    #expect(text.contains("stops over 730 ms, at most 0.0025 from the exact motion"))
  }

  @Test func replaysInRealTimeWithTheLinearEasing() throws {
    let page = try draw("spring", "motion.spring.slide").page
    let style = try #require(page.first("div", "class", "moving")?.attributes["style"])
    #expect(style.hasPrefix("--d:729.8"))
    #expect(style.contains("--e:linear(0, "))
    #expect(page.first("button", "class", "replay") != nil)
  }

  @Test func drawsAFewDozenCubics() throws {
    let page = try draw("spring", "motion.spring.slide").page
    let curve = try #require(page.first("path", "class", "curve")?.attributes["d"])
    #expect((4...40).contains(curve.count { $0 == "c" }))
    #expect(curve.hasPrefix("M0 1000c"))
  }

  @Test func putsASetOnOneScale() throws {
    let page = try draw("springs", "motion.spring.slide", "motion.spring.press").page
    let ticks = page.all("span").filter { $0.attributes["class"]?.hasPrefix("settled") ?? false }
    let settled = ticks.compactMap { $0.attributes["style"] }
    // Both over 1400 ms and up to 1.163.
    #expect(settled == ["left:52.13%;bottom:85.98%", "left:90.73%;bottom:85.98%"])
  }

  @Test func saysASpringThatIsNotDrawnInAListOnlyWhereThereIsOne() throws {
    let list = try draw("springs", "motion.spring.press", engine: nil)
    #expect(list.page.all("div", "role", "listitem").count == 1)
    let single = try draw("spring", "motion.spring.press", engine: nil)
    #expect(single.text.contains("Not drawn: it gives no stiffness"))
    #expect(single.page.all("div", "role", "listitem").isEmpty)
    #expect(!single.text.contains("exact solution"))
  }

  @Test func namesWhatAnUndeclaredEngineWouldHaveToFillIn() throws {
    let drawing = try draw("springs", "motion.spring.press", "motion.spring.slide", engine: nil)
    #expect(drawing.diagnostics.lines == ["page.md:2:1 warning incomplete-spring"])
    #expect(drawing.text.contains("Not drawn: it gives no stiffness, and no engine is declared."))
    #expect(drawing.text.contains("Mass 1, since no engine is declared."))
    #expect(drawing.page.all("path", "class", "curve").count == 1)
  }

  @Test func drawsACompleteSpringWithoutAnEngine() throws {
    let drawing = try draw("spring", "motion.spring.hero", engine: nil)
    #expect(drawing.diagnostics.isEmpty)
    #expect(drawing.text.contains("The settle time is the last moment more than 0.001 from the target."))
  }
}
