import Motion
import Testing

struct EasingTests {
  /// Source: CSS Easing 2, the algorithm for steps and that for linear(), worked by hand.
  @Test(
    arguments: [
      ("linear", -0.5, -0.5), ("linear", 0.25, 0.25), ("LINEAR", 2, 2),
      ("ease", 0.5, 0.802_403_387_584_857), ("ease-in", 0.5, 0.315_356_812_572_539),
      ("ease-out", 0.5, 0.684_643_187_427_461), ("ease-in-out", 0.5, 0.5), ("Ease-In-Out", 0.5, 0.5),
      ("step-start", 0, 1), ("step-start", -0.1, 0), ("step-end", 0.99, 0), ("step-end", 1, 1),
      ("steps(4)", 0.24, 0), ("steps(4)", 0.25, 0.25), ("steps(4, end)", 1, 1), ("steps(4, jump-end)", 0.99, 0.75),
      ("steps(4, start)", 0, 0.25), ("steps(4, jump-start)", 1, 1), ("steps(4, jump-start)", 0.75, 1),
      ("steps(3, jump-none)", 0.1, 0), ("steps(3, jump-none)", 0.5, 0.5), ("steps(3, jump-none)", 0.9, 1),
      ("steps(3, jump-none)", 1, 1), ("steps(3, jump-both)", 0, 0.25), ("steps(3, jump-both)", 0.5, 0.5),
      ("steps(3, jump-both)", 1, 1), ("steps(2, jump-end)", -0.25, -0.5), ("steps(2, jump-end)", 1.5, 1.5),
      ("linear(0, 0.25, 1)", 0.5, 0.25), ("linear(0, 0.25 75%, 1)", 0.75, 0.25),
      ("linear(0, 0.25 75%, 1)", 0.375, 0.125),
      ("linear(0, .25 25% 75%, 1)", 0.5, 0.25), ("linear(0, .25 25% 75%, 1)", 1.25, 1.75),
      ("linear(0, .25 25% 75%, 1)", -0.25, -0.25), ("linear(0 50%, 1 50%)", 0.5, 1), ("linear(0 50%, 1 50%)", 0.4, 1),
      ("linear(0, 0.5 50%, 0.8 50%, 1)", 0.5, 0.8), ("linear(0, 0.984, 1 100% 100%)", 2, 1),
      ("linear(0 20%, 0.5 10%, 1)", 0.2, 0.5), ("linear(0%  0, 100% 1)", 0.3, 0.3), ("linear(1, 0)", 2, -1),
    ] as [(String, Double, Double)])
  func givesTheProgressCSSGives(_ row: (css: String, x: Double, y: Double)) throws {
    #expect(abs(try Easing(css: row.css).value(at: row.x) - row.y) < 1e-12)
  }

  /// Source: CSS Easing 2, serialization; the examples of linear() are its own.
  @Test(arguments: [
    ("linear", "linear"), (" EASE-IN /* slow */ ", "ease-in"),
    ("cubic-bezier(.25,1e-1,0.25,+1)", "cubic-bezier(0.25, 0.1, 0.25, 1)"),
    ("Cubic-Bezier( 0 , -2.5 , 1 , 3e0 )", "cubic-bezier(0, -2.5, 1, 3)"), ("step-start", "steps(1, jump-start)"),
    ("step-end", "steps(1)"), ("steps(+4 , jump-none)", "steps(4, jump-none)"), ("steps(4, END)", "steps(4)"),
    ("linear(0, 0.25, 1)", "linear(0 0%, 0.25 50%, 1 100%)"),
    ("linear(0 20%, 0.5 10%, 1)", "linear(0 20%, 0.5 20%, 1 100%)"),
    ("linear(0, 0.25 25% 75%, 1)", "linear(0 0%, 0.25 25%, 0.25 75%, 1 100%)"),
    ("linear(0, 1 120%, 2)", "linear(0 0%, 1 120%, 2 120%)"),
    ("linear(50% 0, 1, 2, 3)", "linear(0 50%, 1 66.666667%, 2 83.333333%, 3 100%)"),
  ])
  func writesItAsCSSDoes(_ row: (text: String, css: String)) throws {
    let easing = try Easing(css: row.text)
    #expect(easing.css == row.css)
    if !row.css.contains(".666667") { #expect(try Easing(css: easing.css).css == row.css) }
  }

  @Test func givesThePointsOfASingleCubic() throws {
    #expect(try Easing(css: "ease").controlPoints == [0.25, 0.1, 0.25, 1])
    #expect(try Easing(css: "linear").controlPoints == [0, 0, 1, 1])
    #expect(try Easing(css: "steps(2)").controlPoints == nil)
  }

  /// Source: the grammars of CSS Easing 2; the place is a byte of the text.
  @Test(arguments: [
    ("", 0, "an easing is a keyword or a function such as cubic-bezier()"),
    (
      "bouncy", 0, "bouncy is not an easing keyword: linear, ease, ease-in, ease-out, ease-in-out, step-start, step-end"
    ),
    ("  spring(1)", 2, "spring() is not an easing function: cubic-bezier(), steps(), linear()"),
    ("ease ease", 5, "nothing may follow the easing function"),
    ("ease-in;", 7, "nothing may follow the easing function"),
    ("cubic-bezier(0, 0, 1)", 20, "cubic-bezier() takes four numbers"),
    ("cubic-bezier(0, 0, 1, 1, 1)", 23, "cubic-bezier() has to end here with a closing parenthesis"),
    ("cubic-bezier(1.1, 0, 1, 1)", 13, "the x of a control point has to be between 0 and 1"),
    ("cubic-bezier(0, 0, -.1, 1)", 19, "the x of a control point has to be between 0 and 1"),
    ("cubic-bezier(0, NaN, 1, 1)", 16, "cubic-bezier() takes four numbers"),
    ("cubic-bezier(0, 1e999, 1, 1)", 16, "1e999 is too large"),
    ("cubic-bezier(0, 0, 1, 1", 23, "cubic-bezier() has to end here with a closing parenthesis"),
    (
      "cubic-bezier (0, 0, 1, 1)", 0,
      "cubic-bezier is not an easing keyword: linear, ease, ease-in, ease-out, ease-in-out, step-start, step-end"
    ),
    ("steps()", 6, "steps() takes a whole number of steps first"),
    ("steps(2.5)", 6, "steps() takes a whole number of steps first"),
    ("steps(99999999999999999999)", 6, "steps() takes a whole number of steps first"),
    ("steps(0)", 6, "the number of steps has to be 1 or more here"),
    ("steps(-1, start)", 6, "the number of steps has to be 1 or more here"),
    ("steps(1, jump-none)", 6, "the number of steps has to be 2 or more here"),
    ("steps(2, middle)", 9, "a step position is jump-start, jump-end, jump-none, jump-both, start or end"),
    ("linear()", 7, "a stop of linear() is a number and at most two percentages"),
    ("linear(0)", 8, "linear() takes two stops or more"),
    ("linear(0 0% 100%)", 16, "linear() takes two stops or more"),
    ("linear(0, 50%)", 13, "a stop of linear() is a number and at most two percentages"),
    ("linear(0% 1 50%, 1)", 12, "a stop of linear() is a number and at most two percentages"),
    ("linear(0, 1 1% 2% 3%)", 18, "a stop of linear() is a number and at most two percentages"),
    ("linear(0, 1 2)", 12, "a stop of linear() is a number and at most two percentages"),
    ("linear(0, 1px)", 11, "linear() has to end here with a closing parenthesis"),
    ("linear(0,)", 9, "a stop of linear() is a number and at most two percentages"),
    ("linear(0 1e999%, 1)", 9, "1e999 is too large"),
  ])
  func saysWhatIsWrongAndWhere(_ row: (css: String, offset: Int, message: String)) {
    #expect(throws: EasingSyntaxError(message: row.message, offset: row.offset)) { try Easing(css: row.css) }
  }

  @Test func boundsWhatItReads() throws {
    let stops = (0..<10_000).map { "\($0)" }.joined(separator: ",")
    let easing = try Easing(css: "linear(\(stops))")
    #expect(easing.value(at: 1) == 9_999)
    #expect(easing.outline.count <= 2_000)
    #expect(throws: EasingSyntaxError.self) { try Easing(css: "linear(\(stops),1)") }
    for text in [
      "linear(" + String(repeating: "(", count: 50_000), "/*", "-", "-(", ".", "+.", "linear(1e, 1)", "é", "ease\u{0}",
    ] {
      #expect(throws: EasingSyntaxError.self) { try Easing(css: text) }
    }
  }

  @Test func answersHostileNumbersWithoutTrapping() throws {
    let easings = try [
      "linear", "ease", "steps(3)", "steps(9223372036854775807, jump-both)", "linear(0, 1e308 50%, -1e308)",
      "linear(1e308 -1e300%, 1)",
    ]
    .map { try Easing(css: $0) }
    for easing in easings + [.steps(0, .jumpNone), .steps(.min, .jumpBoth), .linearStops([])] {
      for x in Sample.hostile { #expect(easing.value(at: x).isNaN == x.isNaN, "\(easing) at \(x)") }
    }
  }
}
