import Testing
import TokenValues

/// Calculations of Tokens Studio.
struct FormulaTests {
  private static func result(_ text: String) -> String? {
    guard let formula = Formula(text) else { return nil }
    let known = ["base": Formula.Operand(value: 16, unit: "px"), "ratio": Formula.Operand(value: 1.25, unit: "")]
    return formula.result { known[$0] }.map { "\($0.value)\($0.unit)" }
  }

  /// *Source:* the results of tokens-studio/sd-transforms, `checkAndEvaluateMath`, but for units that differ.
  @Test(arguments: [
    ("8px * 3", "24.0px"), ("{base} * {ratio}", "20.0px"), ("({base} + 4px) / 2", "10.0px"), ("2 + 3 * 4", "14.0"),
    ("10 - 4 - 3", "3.0"), ("-{base} * 2", "-32.0px"), ("floor({base} / 3)", "5.0px"), ("ceil(1.2)", "2.0"),
    ("round(2.5)", "3.0"), ("round(-2.5)", "-2.0"), ("min({base}, 4px, 9px)", "4.0px"), ("max(1, 2 * 3)", "6.0"),
    ("roundTo(1.2345, 2)", "1.23"), ("roundTo(1.6)", "2.0"), ("4rem * 2", "8.0rem"), ("1e+3px + 1px", "1001.0px"),
    ("2e-1 * 10", "2.0"), ("((((1)))) + 1", "2.0"),
    ("3rem * {ratio}", "3.75rem"), ("{ratio}*2rem", "2.5rem"), ("{ratio}rem", "1.25rem"), ("-{ratio}em", "-1.25em"),
    // What is in pixels here may be a bare number there.
    ("{base} * 2rem", "32.0rem"), ("2rem / {base}", "0.125rem"), ("{base}rem", "16.0rem"),
  ])
  func calculates(_ text: String, _ result: String) { #expect(Self.result(text) == result) }

  @Test(arguments: [
    "16px", "{base}", "0 1px 2px", "{base} {ratio}", "Inter, sans-serif", "rgb(1, 2, 3)", "cubic-bezier(0, 0, 1, 1)",
    "(1 + 2", "1 + 2)", "1 +", "floor()", "10px + 1rem", "1 / 0", "{nothing} * 2", "#112233", "", "a * 2",
    "roundTo(1, 2, 3)", "3.35544e+07px", "-0.2px", "{base} + 1rem", "max(1px, 1rem)", "2em * 2rem", "{nothing}rem",
    "{base} rem",
  ])
  func hasNoResultForWhatIsNoCalculation(_ text: String) { #expect(Self.result(text) == nil) }

  @Test func readsDeepBracketsInLinearTime() {
    let depth = 100_000
    let text = String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth) + " + 1"
    #expect(Self.result(text) == "2.0")
  }
}
