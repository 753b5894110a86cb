import Testing
import Tokens

/// Styles and shadows whose parts are tokens of their own.
@Suite struct ExplodedValueTests {
  @Test func joinsTheLayersOfAShadow() {
    let loaded = Loaded(
      ##"""
      {"shadow": {"s": {
         "0": {"color": {"value": "#00000033", "type": "color"}, "type": {"value": "dropShadow", "type": "type"},
           "x": {"value": "0", "type": "x"}, "y": {"value": "2", "type": "y"}, "blur": {"value": "4", "type": "blur"},
           "spread": {"value": "-2", "type": "spread"}},
         "1": {"color": {"value": "#00000011", "type": "color"}, "type": {"value": "innerShadow", "type": "type"},
           "x": {"value": "0", "type": "x"}, "y": {"value": "1", "type": "y"}}},
         "m": {"color": {"value": "{ink}"}, "offsetX": {"value": 1}, "offsetY": {"value": 1}, "blur": {"value": 3}}},
       "ink": {"value": "#112233", "type": "color"}}
      """##)
    #expect(
      loaded.values == [
        "shadow.s shadow 0px 2px 4px -2px rgba(0, 0, 0, 0.2), inset 0px 1px 0px 0px rgba(0, 0, 0, 0.067)",
        "shadow.m shadow 1px 1px 3px 0px rgb(17, 34, 51)", "ink color #112233",
      ])
    #expect(loaded.rules == ["foreign-dialect"], "\(loaded.messages)")
  }

  @Test func joinsThePartsOfAStyle() {
    let loaded = Loaded(
      ##"""
      {"Body": {"L": {"fontFamily": {"value": "Inter", "type": "fontFamily"},
         "fontWeight": {"value": "Bold", "type": "fontWeight"}, "lineHeight": {"value": "24", "type": "lineHeight"},
         "fontSize": {"value": "16", "type": "fontSize"}, "letterSpacing": {"value": "0", "type": "letterSpacing"},
         "textCase": {"value": "none", "type": "textCase"}}},
       "Link": {"size": {"value": "{Body.L.fontSize}", "type": "fontSize"}}}
      """##)
    #expect(loaded.values == ["Body.L typography 16px/1.5 700", "Link.size dimension 16px"])
    #expect(loaded.rules == ["foreign-dialect", "text-property"], "\(loaded.messages)")
  }

  /// Groups with more in them than one value has, and parts that say nothing together.
  @Test(arguments: [
    (
      ##""button": {"fontSize": {"value": "16px"}, "fontWeight": {"value": "700"}, "color": {"value": "#112233"}}"##,
      ["button.fontSize dimension 16px", "button.fontWeight fontWeight 700", "button.color color #112233"]
    ),
    (
      ##""dot": {"color": {"value": "#112233"}, "radius": {"value": "4px"}}"##,
      ["dot.color color #112233", "dot.radius dimension 4px"]
    ),
    (
      ##""fontSize": {"0": {"value": "12px"}, "1": {"value": "14px"}}"##,
      ["fontSize.0 dimension 12px", "fontSize.1 dimension 14px"]
    ),
  ])
  func keepsOtherGroups(_ tokens: String, _ values: [String]) {
    #expect(Loaded("{\(tokens)}").values == values)
  }
}
