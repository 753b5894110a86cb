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

  @Test(arguments: [
    ##"{"name": "app", "version": "1.0.0", "theme_color": "#fff", "background_color": "#000", "icons": [{"sizes": "192x192"}]}"##,
    ##"{"color": {"a": "#111111", "b": "red"}}"##, ##"{"size": {"a": 1, "b": 2, "c": 3, "d": 4}}"##,
    ##"{"labels": {"a": "#111111", "b": "#222222", "c": "#333333", "d": "4px"}}"##,
  ])
  func takesNoOtherJSONForValues(_ text: String) {
    #expect(TokenShape(SourceFile(path: "a.json", text: text)) == nil)
  }
}
