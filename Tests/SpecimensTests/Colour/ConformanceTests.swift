import Diagnostics
import Foundation
import Specimens
import TestSupport
import Testing

/// What holds for every drawing of colour, space and shape.
@Suite struct ConformanceTests {
  private static let drawn = [
    "swatches", "ramp", "tints", "gradients", "contrast", "vision", "opacity", "scale", "radii", "borders", "shadows",
    "icons", "targets", "tokens", "not-given",
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

  @Test func holdEverySpecimenThereIs() throws {
    let folder = Repository.root + "/Sources/Specimens"
    var written: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) where path.hasSuffix(".swift") {
      let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: folder + "/" + path)), as: UTF8.self)
      for match in text.matches(of: /enum (\w+): Specimen \{/) { written.insert(String(match.1)) }
    }
    #expect(Set(AllSpecimens.all.map { "\($0)" }) == written)
  }

  @Test func areAllNamedInTheReadme() throws {
    let readme = String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: Repository.root + "/README.md")), as: UTF8.self)
    let named = readme.matches(of: /`([a-z-]+)`/).map { String($0.1) }
    #expect(Set(AllSpecimens.byName.keys).subtracting(named).isEmpty)
    let list = try #require(readme.firstMatch(of: /(?m)^`swatches`(?:.|\n)*?`not-given`/))
    #expect(Set(list.0.matches(of: /`([a-z-]+)`/).map { String($0.1) }) == Set(AllSpecimens.byName.keys))
  }
}
