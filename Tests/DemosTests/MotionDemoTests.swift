import Demos
import Diagnostics
import DrawingSupport
import Plates
import TestSupport
import Testing

/// Live demonstrations and their reduced forms.
@Suite struct MotionDemoTests {
  private static let kinds = [
    "hero", "stagger", "sheet", "pulse", "tab", "flip", "countdown", "press", "fade", "slide", "pop", "spinner",
    "skeleton", "progress", "spread", "toast", "pull", "edge-swipe",
  ]

  @Test(arguments: kinds) func drawsEveryKindTimedAndUntimed(_ kind: String) throws {
    for timing in ["spring: motion.spring.slide", "duration: motion.duration.loop", ""] {
      for form in ["fade", "crossfade", "opacity", "none"] {
        let drawing = try draw("demo title=\"A motion\"", "kind: \(kind)", timing, "reduced: \(form)")
        #expect(drawing.diagnostics.isEmpty, "\(drawing.diagnostics.text)")
        #expect(drawing.page.faults.isEmpty, "\(drawing.page.faults)")
        #expect(drawing.page.all("div", "role", "img").count == 2)
        #expect(drawing.page.all("button").count == (timing.isEmpty ? 0 : 1))
      }
    }
  }

  @Test func drawsItsExampleWithEachTokenLinked() throws {
    let info = MotionDemo.info
    let drawing = try draw("demo", info.example)
    #expect(drawing.diagnostics.isEmpty, "\(drawing.diagnostics.text)")
    let page = drawing.page
    #expect(page.first("figure", "data-specimen", "demo") != nil)
    let links = Set(page.all("a").compactMap { $0.attributes["href"] })
    #expect(page.all("*", "data-token").compactMap { $0.attributes["data-token"] } == ["motion.spring.hero"])
    #expect(links == ["../tokens.html#motion.spring.hero"])
    #expect(try draw("demo", info.example).html == drawing.html)
  }

  @Test func foldsALongListOfItsTokens() throws {
    let few = ["kind: pop", "spring: motion.spring.slide", "from: motion.scale.rest"]
    #expect(try draw("demo", few[0], few[1], few[2]).page.first("details") == nil)
    let many = try draw(
      "demo", few[0], few[1], few[2], "to: motion.scale.rest", "color: color.tab.emerald", "ink: color.text.muted")
    #expect(many.diagnostics.isEmpty, "\(many.diagnostics.text)")
    #expect(many.page.first("summary")?.text == "5 tokens")
    #expect(many.page.all("*", "data-token").count == 5)
  }

  @Test func runsAsLongAsItsSpringTakes() throws {
    let drawing = try draw("demo", "kind: press", "spring: motion.spring.slide")
    let style = try #require(drawing.page.first("div", "class", "takes")?.attributes["style"])
    #expect(style.contains("ms;--e:linear(0, "))
    #expect(drawing.text.contains("when pressed and back when let go, each way on a spring that overshoots by 7.5 %"))
    // Without a reduced form there is nothing to tell the motion from.
    #expect(!drawing.text.contains("In full") && !drawing.text.contains("Reduced"))
    #expect(try draw("demo", "kind: press", "reduced: fade").text.contains("In full"))
  }

  @Test func inventsNoTiming() throws {
    let drawing = try draw("demo", "kind: sheet", "reduced: fade | A simple fade")
    #expect(!drawing.html.contains("--d:"))
    #expect(!drawing.html.contains("--a:"))
    #expect(drawing.page.first("button") == nil)
    #expect(drawing.page.all("span").map(\.text).filter { $0 == "Timing not given" }.count == 2)
    #expect(drawing.text.contains("StartHalfwayEnd"))
    #expect(drawing.text.contains("Timing not given: drawn as start, halfway and end."))
  }

  @Test(arguments: [("pulse", "XP", "disc worded"), ("pop", "!", "worded sign")])
  func setsWordsAndSignsOnItsShape(kind: String, words: String, look: String) throws {
    let drawing = try draw("demo", "kind: \(kind)", "label: \(words)")
    #expect(drawing.diagnostics.isEmpty, "\(drawing.diagnostics.text)")
    let shapes = drawing.page.all("i").filter { $0.text == words }
    #expect(!shapes.isEmpty && shapes.allSatisfy { $0.attributes["class"]?.contains(look) == true })
  }

  @Test func drawsAnIconOnItsShape() throws {
    let drawing = try draw("demo", "kind: pop", "glyph: warning")
    #expect(drawing.diagnostics.isEmpty, "\(drawing.diagnostics.text)")
    let shapes = drawing.page.all("i").filter { $0.attributes["class"]?.contains("worded sign") == true }
    #expect(!shapes.isEmpty && drawing.html.contains("M12 2.5L23 21.5H1z"))
    #expect(try draw("demo", "kind: pop", "glyph: warnign").rules == ["unknown-line"])
  }

  @Test func drawsTheIconsOfABarAndTheIconBesideWords() throws {
    let bar = try draw(
      "demo", "kind: tab", "spring: motion.spring.slide", "glyph: heart-outline | heart | unnamed", "size: icon.inline")
    #expect(bar.diagnostics.isEmpty, "\(bar.diagnostics.text)")
    let marks = bar.page.all("i").filter { $0.attributes["class"]?.contains("tab-icon") == true }
    #expect(marks.count == 4 && marks.allSatisfy { $0.attributes["style"]?.contains("font-size:20px") == true })
    #expect(bar.html.split(separator: "stroke-dasharray").count == 3, "two icons are not named")
    #expect(try draw("demo", "kind: tab").html.contains("class=\"disc"))
    let given = try draw(
      "demo", "kind: tab", "glyph: heart", "ground: color.grey.50", "surface: color.tab.coral", "shadow: shadow.low.ios"
    )
    #expect(given.diagnostics.isEmpty, "\(given.diagnostics.text)")
    let resting = given.page.all("i").filter { $0.has(class: "tab-icon") && $0.has(class: "backed") }
    #expect(resting.count == 9, "three in each frame")
    let style = try #require(given.page.first("div", "class", "takes")?.attributes["style"])
    #expect(style.contains(";--p:") && style.contains(";--shadow:"))
    let toast = try draw("demo", "kind: toast", "glyph: checkmark", "label: Saved", "type: type.body")
    #expect(toast.diagnostics.isEmpty, "\(toast.diagnostics.text)")
    let shapes = toast.page.all("i").filter { $0.attributes["class"]?.contains("worded marked") == true }
    #expect(!shapes.isEmpty && shapes.allSatisfy { $0.text == "Saved" } && toast.html.contains("M5 12.5l5 5L19.5 7"))
    #expect(toast.html.contains("--font:500 16px/1.5"))
    #expect(try draw("demo", "kind: toast", "type: space.14").rules == ["undrawable-token"])
  }

  /// A pattern that grows by a scale would be squeezed at first.
  @Test func uncoversWhatIsOnlyHatched() throws {
    let lines = ["kind: progress", "duration: motion.duration.loop", "to: opacity.pressed", "ground: color.tab.coral"]
    let open = try draw("demo", lines[0], lines[1], lines[2], lines[3])
    #expect(open.diagnostics.isEmpty, "\(open.diagnostics.text)")
    #expect(open.html.contains("clip-path:inset(0 50% 0 0%)") && open.html.contains("--h:inset(0 100% 0 0%)"))
    #expect(open.html.contains("demo-uncover") && open.text.contains("Colour of what fills it not given"))
    #expect(open.text.contains("A control fills, to 50 %"))
    let given = try draw("demo", lines[0], lines[1], lines[2], lines[3], "color: color.brand").html
    #expect(!given.contains("clip-path") && given.contains("scale:0.5 1"))
    let spread = try draw("demo", "kind: spread", lines[3]).html
    #expect(spread.contains("clip-path:inset(0 25% 0 25%)"), "halfway")
  }

  @Test func blendsTheColourOfABarsPill() throws {
    let lines = ["kind: tab", "spring: motion.spring.slide", "color: color.tab.coral", "from-color: color.tab.emerald"]
    let drawing = try draw("demo", lines[0], lines[1], lines[2], lines[3])
    #expect(drawing.diagnostics.isEmpty, "\(drawing.diagnostics.text)")
    #expect(
      drawing.html.contains("--k0:color(srgb 0.062745 ") && drawing.html.contains("demo-blend var(--d) var(--e)"))
    #expect(drawing.text.contains(", its colour blending on the way"))
    #expect(try !draw("demo", lines[0], lines[1], lines[2]).html.contains("demo-blend"))
  }

  /// Of what comes from outside the picture, a starting place would be a line at its edge.
  @Test func outlinesNoStartOutsideThePicture() throws {
    #expect(try !draw("demo", "kind: sheet", "spring: motion.spring.hero").html.contains("ghost"))
    #expect(try draw("demo", "kind: toast", "spring: motion.spring.hero").html.contains("ghost"))
  }

  @Test func saysOfACurveThatItOnlyStandsIn() throws {
    let lines = ["kind: sheet", "duration: motion.duration.loop", "easing: motion.easing.standard"]
    let drawn = try draw("demo", lines[0], lines[1], "\(lines[2]) | curve not given; drawn with Standard").text
    #expect(drawn.contains("in 2000 ms, curve not given; drawn with Standard"))
    #expect(try draw("demo", lines[0], lines[1], lines[2]).text.contains("in 2000 ms, cubic-bezier(0.2, 0.8, 0.2, 1)"))
  }

  /// A spring stands beside what it moves, and each property has one timing.
  @Test func saysOfEachPropertyWhatMovesIt() throws {
    let figures = ["spring: motion.spring.slide", "from: motion.scale.rest", "to: motion.scale.rest"]
    let toast = try draw(
      "demo", "kind: toast", figures[0], figures[1], figures[2], "scale-spring: motion.spring.hero",
      "fade: motion.duration.loop"
    ).text
    #expect(toast.contains("A toast comes from above on a spring that overshoots by 7.5 %"), "\(toast)")
    #expect(toast.contains(" and fades in over 2000 ms."), "\(toast)")
    let pop = try draw("demo", "kind: pop", figures[0], figures[1], figures[2], "fade: motion.duration.loop").text
    #expect(pop.contains(", and fades in over 2000 ms."), "\(pop)")
    #expect(try !draw("demo", "kind: tab", figures[0], figures[1], figures[2]).text.contains("; the scale"))
  }

  @Test func aViewGoesBackToTheOtherSide() throws {
    let drawing = try draw("demo", "kind: tab", "distance: size.button", "label: Home | Train")
    #expect(drawing.text.contains("Back to the tab before it"))
    // What is not seen yet is an outline without words.
    let places = drawing.page.all("i").compactMap { $0.attributes["style"] }
    #expect(places.contains { $0.contains("translate:56px") } && places.contains { $0.contains("translate:-56px") })
  }

  @Test func dismissesASheetOnlyWhereTheBlockSaysSo() throws {
    let sheet = try draw("demo", "kind: sheet", "dismiss: Dragged down")
    #expect(sheet.diagnostics.isEmpty, "\(sheet.diagnostics.text)")
    #expect(sheet.text.contains("DismissedDragged downTiming not given"))
    #expect(try !draw("demo", "kind: sheet").text.contains("Dismissed"))
    #expect(try draw("demo", "kind: tab", "dismiss: Dragged down").diagnostics.all.map(\.rule.id) == ["unused-figure"])
  }

  @Test func aCountdownEndsWithItsWord() throws {
    let drawing = try draw("demo", "kind: countdown", "label: GO")
    #expect(drawing.diagnostics.isEmpty, "\(drawing.diagnostics.text)")
    #expect(drawing.page.all("i").contains { $0.text == "GO" })
    #expect(drawing.text.contains("at the end comes GO"))
  }

  @Test func aBarOfTabsSaysWhatIsNotGiven() throws {
    let open = try draw("demo", "kind: tab", "radius: radius.small").text
    #expect(open.contains("Size of the icons not given") && !open.contains("Corners not given"), "\(open)")
    let given = try draw("demo", "kind: tab", "size: size.button", "ground: color.tab.coral")
    #expect(given.html.contains("width:48px;height:48px") && given.html.contains("disc backed"))
  }

  @Test func drawsTheEdgeOfASwipeAtItsWidth() throws {
    let drawing = try draw("demo", "kind: edge-swipe", "edge: size.button")
    #expect(drawing.html.contains("width:56px;border-radius:0") && drawing.text.contains("of 56 px, hatched,"))
    #expect(try draw("demo", "kind: edge-swipe").text.contains("whose width is not given"))
  }

  @Test func writesFiguresWithTheirUnitApart() throws {
    let text = try draw("demo", "kind: toast", "duration: motion.duration.loop", "distance: size.button").text
    #expect(text.contains("Distance 56 px"), "\(text)")
    #expect(text.contains("Duration 2000 ms"), "\(text)")
  }

  @Test func drawsAShapeInTheSizeThatIsGiven() throws {
    let page = try draw("demo", "kind: pop", "size: size.button").page
    #expect(page.all("i").allSatisfy { $0.attributes["style"]?.contains("width:56px;height:56px") == true })
  }

  /// A colour that is not given is hatched on the control, and never the system's own.
  @Test(arguments: ["progress", "spread"]) func hatchesWhatFillsAControlWithoutAColour(_ kind: String) throws {
    let lines = ["kind: \(kind)", "duration: motion.duration.loop", "ground: color.tab.coral"]
    let drawing = try draw("demo", lines[0], lines[1], lines[2])
    #expect(drawing.diagnostics.isEmpty, "\(drawing.diagnostics.text)")
    #expect(drawing.html.contains("--ground:color(srgb 1 0.4") && drawing.html.contains("class=\"open go\""))
    #expect(drawing.text.contains("Colour of what fills it not given"))
    let filled = try draw("demo", lines[0], lines[1], lines[2], "color: color.tab.emerald")
    #expect(!filled.html.contains("open") && !filled.text.contains("Colour of what"))
  }

  @Test func saysWhereADurationHasNoCurve() throws {
    let drawing = try draw("demo", "kind: progress", "duration: motion.duration.loop")
    #expect(drawing.text.contains("in 2000 ms; no curve is given, so it runs at a constant speed."))
    let curved = try draw(
      "demo", "kind: progress", "duration: motion.duration.loop", "easing: motion.easing.even")
    #expect(curved.html.contains("--d:2000ms;--e:linear\""))
  }

  @Test func playsAReducedFormOfAGivenTime() throws {
    let page = try draw("demo", "kind: hero", "reduced: fade motion.duration.loop").page
    let calm = try #require(page.all("i").first { $0.has(class: "go") })
    #expect(calm.attributes["style"]?.hasSuffix(";--o:0;--a:demo-fade 2000ms linear both") ?? false)
    #expect(page.isInside(calm) { $0.has(class: "calm") })
    #expect(page.all("button").count == 1)
  }

  @Test func looksLikeTheComponentItsTokensGive() throws {
    let drawing = try draw(
      "demo", "kind: press", "spring: motion.spring.slide", "color: color.tab.emerald", "ink: color.grey.50",
      "radius: radius.small", "label: Start workout")
    #expect(drawing.diagnostics.isEmpty, "\(drawing.diagnostics.text)")
    let style = try #require(drawing.page.first("div", "class", "takes")?.attributes["style"])
    #expect(style.contains(";--ink-on:color(srgb 0.976471 0.980392 0.984314);--radius:8px;"))
    #expect(drawing.page.all("i").filter { $0.has(class: "worded") }.map(\.text) == ["Start workout"])
    #expect(drawing.text.contains("Radius 8 px radius.small"))
  }

  @Test func namesSeveralShapesInTheirOrder() throws {
    let drawing = try draw("demo", "kind: stagger", "label: Squat | Row")
    #expect(drawing.diagnostics.isEmpty, "\(drawing.diagnostics.text)")
    let titled = drawing.page.all("i").filter { $0.has(class: "titled") }.map(\.text)
    #expect(titled.starts(with: ["Squat", "Row", "Row", "Row"]))
    let views = try draw("demo", "kind: flip", "label: Front | Back").page
    #expect(Set(views.all("i").filter { $0.has(class: "worded") }.map(\.text)) == ["Front", "Back"])
  }

  @Test func fadesContentInOverItsSkeleton() throws {
    let drawing = try draw("demo", "kind: fade", "duration: motion.duration.loop", "ground: color.grey.50")
    #expect(drawing.diagnostics.isEmpty, "\(drawing.diagnostics.text)")
    #expect(drawing.page.all("i").filter { $0.has(class: "backed") }.count == 3)
    #expect(drawing.text.contains("A skeleton stops pulsing, and content fades in over it"))
  }

  @Test func aHeroChangesItsPlaceAndSizeAndNotItsScale() throws {
    let drawing = try draw("demo", "kind: hero", "spring: motion.spring.slide")
    #expect(drawing.html.contains("--i:56% 14% 12% 54%") && drawing.html.contains("demo-resize"))
    #expect(!drawing.html.contains("--s:") && drawing.text.contains("Place and size of the start not given"))
  }

  @Test func aBarOfTabsHasNoWords() throws {
    let page = try draw("demo", "kind: tab", "label: Home").page
    #expect(page.all("i").filter { $0.has(class: "pill") }.allSatisfy { $0.text.isEmpty })
  }

  @Test func showsAnInstantChangeAsBeforeAndAfter() throws {
    let text = try draw("demo", "kind: tab", "reduced: none").text
    #expect(text.contains("BeforeAfterReducedAn instant change"))
  }

  @Test(arguments: [
    ("kind: sheat", "unknown-demo", "did you mean sheet?"),
    ("kind: hero\nreduced: crosfade", "unknown-demo", "did you mean crossfade?"),
    ("kind: hero\nsprung: motion.spring.hero", "unknown-line", "did you mean spring:?"),
    ("kind: hero\nspring: motion.spring.herp", "unknown-token", "did you mean motion.spring.hero?"),
    ("kind: hero\nspring: motion.duration.loop", "undrawable-token", "name a token of type spring"),
    ("kind: hero\ndelay: motion.duration.loop", "unused-figure", "remove the line"),
    ("kind: spinner\nlabel: Loading", "unused-figure", "remove the line"),
    ("spring: motion.spring.hero", "empty-block", nil),
  ])
  func reportsALineItCannotUse(_ body: String, _ rule: String, _ fix: String?) throws {
    let found = try draw("demo", body).diagnostics.all
    #expect(found.map(\.rule.id) == [rule])
    if let fix { #expect(found.first?.fix?.sentence == fix) }
  }
}
