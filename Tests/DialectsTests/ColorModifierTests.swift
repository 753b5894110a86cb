import Testing
import Tokens

/// What Tokens Studio makes of a colour before it is used.
struct ColorModifierTests {
  /// A colour may be made of another one, in files of the standard too. The expected ones are from coloraide.
  @Test(arguments: [
    (#""lighten", "value": "0.2", "space": "lch""#, "#6882d7"),
    (#""darken", "value": "0.2", "space": "lch""#, "#2e51a0"),
    (#""lighten", "value": 0.2, "space": "hsl""#, "#5c85d6"),
    (#""darken", "value": "50%", "space": "srgb""#, "#1a3366"),
    (#""darken", "value": "{share}", "space": "p3""#, "#2952a3"),
    (#""alpha", "value": "0.5", "space": "hsl""#, "#3366cc80"),
    (##""mix", "value": "0.25", "space": "srgb", "color": "#ff0000""##, "#664d99"),
    (#""mix", "value": "0.25", "space": "lch", "color": "{red}""#, "#944ecc"),
    (#""sharpen", "value": "0.25", "space": "lch""#, "#3366cc"),
  ])
  func appliesTheModifierOfAColour(_ modifier: String, _ expected: String) {
    for sign in ["", "$"] {
      let loaded = Loaded(
        """
        {"blue": {"\(sign)type": "color", "\(sign)value": "#3366cc"}, "red": {"\(sign)type": "color", "\(sign)value": "#ff0000"},
         "share": {"\(sign)type": "number", "\(sign)value": 0.2},
         "made": {"\(sign)type": "color", "\(sign)value": "{blue}",
           "$extensions": {"studio.tokens": {"modify": {"type": \(modifier)}}}}}
        """)
      let made = loaded.tokens[TokenPath("made")]
      #expect(loaded.values.contains("made color \(expected)"))
      #expect(made?.references.first?.target == TokenPath("blue"))
      #expect(made?.aliases == (expected == "#3366cc" ? [TokenPath("blue")] : []))
    }
  }

  /// The tool puts a reference in and computes what comes of it, where a blank is nothing.
  @Test func takesAReferenceWithBlanksAroundItInAModifier() {
    let steps = (1...6).map { "\"s\($0)\": {\"value\": \"\($0 * 4)\", \"type\": \"spacing\"}" }
    let loaded = Loaded(
      """
      {"space": {\(steps.joined(separator: ", "))}, "share": {"value": "0.2", "type": "opacity"},
       "blue": {"value": "#3366cc", "type": "color"},
       "made": {"value": "{blue}", "type": "color",
         "$extensions": {"studio.tokens": {"modify": {"type": "alpha", "value": "{share} ", "space": "srgb"}}}}}
      """)
    #expect(loaded.rules == ["foreign-dialect"], "\(loaded.messages)")
    #expect(loaded.values.contains("made color #3366cc33"), "\(loaded.values)")
  }
}
