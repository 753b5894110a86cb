import Diagnostics
import Specimens
import Testing

/// What holds for every drawing of colour, space and shape.
@Suite struct ConformanceTests {
  private static let drawn = [
    "swatches", "ramp", "tints", "gradients", "contrast", "vision", "opacity", "scale", "radii", "borders", "shadows",
    "icons", "targets", "not-given",
  ]

  @Test(arguments: drawn) func drawsItsExampleWithoutComplaint(_ name: String) throws {
    let info = try #require(AllSpecimens.byName[name]?.info)
    let drawing = try SampleSystem.draw(name, info.example)
    #expect(drawing.diagnostics.isEmpty, "\(drawing.diagnostics.all)")
    #expect(drawing.html.hasPrefix("<figure class=\"plate"))
    #expect(drawing.html.contains("data-specimen=\"\(name)\""))
    #expect(!drawing.html.contains("<script"))
    #expect(name == "not-given" || drawing.html.contains("data-token="))
  }

  @Test(arguments: drawn) func drawsTheSameTwice(_ name: String) throws {
    let info = try #require(AllSpecimens.byName[name]?.info)
    #expect(try SampleSystem.draw(name, info.example).html == SampleSystem.draw(name, info.example).html)
  }

  @Test(arguments: drawn.filter { $0 != "not-given" }) func reportsANameWithoutATokenAndDrawsNothing(_ name: String)
    throws
  {
    let line = name == "contrast" ? "text: colour.text\nsurface: colour.surface" : "colour.tab.emerald"
    let drawing = try SampleSystem.draw(name, line)
    #expect(drawing.diagnostics.all.allSatisfy { $0.rule == "unknown-token" })
    #expect(!drawing.diagnostics.isEmpty)
    #expect(drawing.html.isEmpty)
  }

  @Test func keepsAnAuthorsMarkupAsText() throws {
    let drawing = try SampleSystem.draw("not-given title=\"<script>\"", "<b>Grey</b> | <i>none</i>")
    #expect(drawing.html.contains("&lt;script&gt;"))
    #expect(drawing.html.contains("&lt;b&gt;Grey&lt;/b&gt;"))
  }
}
