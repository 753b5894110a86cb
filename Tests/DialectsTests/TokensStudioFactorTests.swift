import Diagnostics
import Testing
import Tokens

/// Numbers in files of Tokens Studio that multiply lengths.
struct TokensStudioFactorTests {
  /// What multiplies a length is no length, whatever its type says, nor is what is calculated from it alone.
  @Test(arguments: [
    (
      ##""s": {"value": "1.5", "type": "fontSizes"}, "h": {"value": "2rem * $s", "type": "fontSizes"}"##,
      ["s number 1.5", "h dimension 3rem"]
    ),
    (
      ##""s": {"value": "0.5", "type": "spacing"}, "d": {"value": "{s} * 4", "type": "spacing"}, "e": {"value": "{d}rem", "type": "spacing"}, "f": {"value": "{s}", "type": "sizing"}"##,
      ["s number 0.5", "d number 2.0", "e dimension 2rem", "f number 0.5"]
    ),
    (
      ##""s": {"value": "1.25", "type": "sizing"}, "t": {"value": {"fontFamily": "Inter", "fontSize": "16px * {s}", "fontWeight": "400", "lineHeight": "120%"}, "type": "typography"}"##,
      ["s number 1.25", "t typography 20px/1.2 400"]
    ),
    // A length that is multiplied by a number remains one, also where a pixel gives it its unit.
    (
      ##""s": {"value": "4", "type": "spacing"}, "d": {"value": "{s} * 2", "type": "spacing"}, "e": {"value": "{s} * 1px", "type": "spacing"}"##,
      ["s dimension 4px", "d dimension 8px", "e dimension 4px"]
    ),
    (
      ##""s": {"value": "4px", "type": "spacing"}, "d": {"value": "{s} / 2", "type": "spacing"}"##,
      ["s dimension 4px", "d dimension 2px"]
    ),
  ])
  func tellsFactorsFromLengths(_ tokens: String, _ values: [String]) {
    let loaded = Loaded(##"{"core": {\##(tokens)}, "$themes": [], "$metadata": {"tokenSetOrder": ["core"]}}"##)
    #expect(loaded.values == values)
    #expect(loaded.rules == ["foreign-dialect"], "\(loaded.messages)")
  }
}
