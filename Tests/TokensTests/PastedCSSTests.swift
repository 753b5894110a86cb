import Diagnostics
import Testing
import Tokens

/// Values copied from CSS are refused, and the finding says what to write; written so, they are without fault.
@Suite struct PastedCSSTests {
  private static func px(_ value: String) -> String { "{\"value\": \(value), \"unit\": \"px\"}" }

  private static let black = ##"{"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}"##
  private static let white = ##"{"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff"}"##
  private static let shade = ##"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.2, "hex": "#000000"}"##

  private static func shadow(_ color: String, _ lengths: [String], inset: Bool = false) -> String {
    let names = ["offsetX", "offsetY", "blur", "spread"]
    let members = zip(names, lengths).map { "\"\($0)\": \(px($1))" }.joined(separator: ", ")
    return "{\"color\": \(color), \(members)\(inset ? ", \"inset\": true" : "")}"
  }

  private static func stops(_ stops: (String, String)...) -> String {
    "[" + stops.map { "{\"color\": \($0), \"position\": \($1)}" }.joined(separator: ", ") + "]"
  }

  private static func border(_ width: String, _ style: String) -> String {
    "{\"color\": \(black), \"width\": \(width), \"style\": \"\(style)\"}"
  }

  private static func transition(_ duration: String, _ delay: String, _ curve: String) -> String {
    "{\"duration\": \(duration), \"delay\": \(delay), \"timingFunction\": \(curve)}"
  }

  private static func ms(_ value: String) -> String { "{\"value\": \(value), \"unit\": \"ms\"}" }

  @Test(arguments: [
    ("0 4px 12px rgba(0,0,0,.2)", shadow(shade, ["0", "4", "12", "0"])),
    ("box-shadow: 0 4px 12px -2px rgb(0 0 0 / 20%);", shadow(shade, ["0", "4", "12", "-2"])),
    ("#000 1px 2px", shadow(black, ["1", "2", "0", "0"])),
    (
      "0 0 0 1px #fff inset,  0 1px 2px black",
      "[\(shadow(white, ["0", "0", "0", "1"], inset: true)), \(shadow(black, ["0", "1", "2", "0"]))]"
    ),
  ]) func writesAShadow(css: String, wanted: String) throws { try check("shadow", css, wanted) }

  @Test(arguments: [
    ("linear-gradient(90deg, #000 0%, #fff 100%)", stops((black, "0"), (white, "1"))),
    ("linear-gradient(#000, white, #000 80%, #fff)", stops((black, "0"), (white, "0.4"), (black, "0.8"), (white, "1"))),
    ("linear-gradient(#000 -50%, #fff, #000)", stops((black, "0"), (white, "0.25"), (black, "1"))),
    ("radial-gradient(circle at 50% 50%, #000 20% 40%, #fff)", stops((black, "0.2"), (black, "0.4"), (white, "1"))),
    (
      "background: linear-gradient(to right, rgba(0, 0, 0, 0.2) 60%, #fff 30%);",
      stops((shade, "0.6"), (white, "0.6"))
    ),
  ]) func writesTheStopsOfAGradient(css: String, wanted: String) throws { try check("gradient", css, wanted) }

  @Test(arguments: [
    ("1px solid #000", border(px("1"), "solid")),
    ("border: black 0.5rem Dashed", border(##"{"value": 0.5, "unit": "rem"}"##, "dashed")),
  ]) func writesABorder(css: String, wanted: String) throws { try check("border", css, wanted) }

  @Test(arguments: [
    ("opacity 200ms ease-in-out 50ms", transition(ms("200"), ms("50"), "[0.42, 0, 0.58, 1]")),
    (
      "all .3s cubic-bezier(0.2, 0, 0, 1)",
      transition(##"{"value": 0.3, "unit": "s"}"##, ms("0"), "[0.2, 0, 0, 1]")
    ),
  ]) func writesATransition(css: String, wanted: String) throws { try check("transition", css, wanted) }

  private func check(_ type: String, _ css: String, _ wanted: String) throws {
    let loaded = Loaded(Sample.token(type, "\"\(css)\""))
    #expect(loaded.rules == ["invalid-value"])
    #expect(loaded.paths.isEmpty)
    #expect(try #require(loaded.diagnostics.all.first?.fix?.sentence) == "write " + wanted)
    let mended = Loaded(Sample.token(type, wanted))
    #expect(mended.findings.isEmpty)
    #expect(mended.paths == ["t"])
  }

  @Test func writesAShadowThatStandsInAList() throws {
    let loaded = Loaded(Sample.token("shadow", "[\"1px 2px #000\"]"))
    #expect(loaded.diagnostics.all.first?.fix?.sentence == "write " + Self.shadow(Self.black, ["1", "2", "0", "0"]))
  }

  @Test(arguments: [
    ("shadow", "none"), ("shadow", ""), ("shadow", "inset 4px #000"), ("shadow", "1px 2px"), ("shadow", "1 2px #000"),
    ("shadow", "1px 2px #000,"), ("shadow", "1px 2px 3px 4px 5px #000"), ("shadow", "1em 2px #000"),
    ("shadow", "1px #000 2px"), ("shadow", "1px 2px -3px #000"), ("shadow", "((("), ("shadow", "1px 2px var(--x)"),
    ("gradient", "linear-gradient()"), ("gradient", "linear-gradient(#000)"),
    ("gradient", "linear-gradient(#000 4px, #fff)"),
    ("gradient", "linear-gradient(#000, 30%, #fff)"), ("gradient", "#000, #fff"),
    ("gradient", "linear-gradient(90deg,,)"),
    ("gradient", "url(a.png)"), ("border", "1px solid"), ("border", "1px 2px solid #000"), ("border", ""),
    ("transition", "opacity"), ("transition", "opacity 1s steps(3)"), ("transition", "a 1s, b 2s"),
  ]) func saysTheShapeWhereTheMeaningIsNotCertain(type: String, css: String) throws {
    let loaded = Loaded(Sample.token(type, "\"\(css)\""))
    #expect(loaded.rules == ["invalid-value"])
    let fix = try #require(loaded.diagnostics.all.first?.fix?.sentence)
    #expect(fix.hasPrefix("write "))
    #expect(!fix.contains("colorSpace"))
  }
}
