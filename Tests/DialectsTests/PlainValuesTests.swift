import Files
import Testing
import Tokens

/// JSON that holds values and nothing about them.
@Suite struct PlainValuesTests {
  @Test func readsValuesWithoutATypeByTheirNamesAndShapes() {
    let text = ##"""
      {"meta": {"name": "A", "version": "2.0.0"},
       "theme": {"color": {"mode": "light", "palette": {"neutral": {"0": "#ffffff", "50": "#f8fafc"}}},
         "radius": {"sm": "4px"}, "type": {"h1": {"fontSize": "32px", "fontWeight": 700}}}}
      """##
    let loaded = Loaded(text)
    #expect(
      loaded.values == [
        "theme.color.palette.neutral.0 color #ffffff", "theme.color.palette.neutral.50 color #f8fafc",
        "theme.radius.sm dimension 4px", "theme.type.h1 typography 32px/1.3 700",
      ])
    // `mode` is told about the colours, and is none of them.
    #expect(loaded.rules == ["foreign-dialect"])
  }

  @Test(
    arguments: [
      (
        "a.json", ##"{"amber010": "rgba(255, 227, 176, 1)", "black": "#0a0a0a", "white": "#ffffff"}"##,
        ["amber010 color #ffe3b0", "black color #0a0a0a", "white color #ffffff"]
      ),
      (
        "fonts.json",
        ##"{"fontWeight010": 400, "fontSize010": "12px", "fontSize020": "14px", "fontLineHeight010": 1.25, "a": "1rem"}"##,
        [
          "fontWeight010 fontWeight 400", "fontSize010 dimension 12px", "fontSize020 dimension 14px",
          "fontLineHeight010 number 1.25", "a dimension 1rem",
        ]
      ),
      (
        "a.json", ##"{"version": "1.0.0", "primary": "#3366ff", "ink": "#111111", "spacing": {"sm": "8px"}}"##,
        ["primary color #3366ff", "ink color #111111", "spacing.sm dimension 8px"]
      ),
      (
        "a.json", ##"{"space-sm": "8px", "space-md": "16px", "radius-sm": "4px"}"##,
        ["space-sm dimension 8px", "space-md dimension 16px", "radius-sm dimension 4px"]
      ),
    ] as [(String, String, [String])])
  func readsValuesAtTheTop(path: String, text: String, values: [String]) {
    #expect(TokenShape(SourceFile(path: path, text: text)) == .tokens)
    #expect(Loaded([path: text]).values == values)
  }

  @Test(arguments: [
    ##"{"name": "app", "version": "1.0.0", "theme_color": "#fff", "background_color": "#000", "icons": [{"sizes": "192x192"}]}"##,
    ##"{"color": {"a": "#111111", "b": "red"}}"##, ##"{"size": {"a": 1, "b": 2, "c": 3, "d": 4}}"##,
    ##"{"labels": {"a": "#111111", "b": "#222222", "c": "#333333", "d": "4px"}}"##,
  ])
  func takesNoOtherJSONForValues(_ text: String) {
    #expect(TokenShape(SourceFile(path: "a.json", text: text)) == nil)
  }
}
