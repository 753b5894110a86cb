import Files
import Guide
import Testing

/// Every figure that a drawing of the guide prints is in a token or on its page, or follows by a rule it names.
struct FigureTests {
  @Test(arguments: CoverageTable.systems) func noDrawingInventsAFigure(system: String) async throws {
    let subject = try #require(try await OwnGuide.guide().system(system))
    let tracing = FigureTracing(subject)
    let artifacts = try await OwnGuide.artifacts()
    for page in subject.pages {
      let html = try #require(artifacts.first { $0.path == page.url })
      let markdown = String(decoding: page.source.bytes, as: UTF8.self)
      let untraced = tracing.untraced(in: String(decoding: html.bytes, as: UTF8.self), page: markdown)
      #expect(untraced == [], "\(page.source.path)")
    }
  }

  @Test func findsAFigureThatNobodyGave() async throws {
    let tracing = FigureTracing(try #require(try await OwnGuide.guide().system("sweat")))
    let drawing = { (figure: String) in
      "<figure data-specimen=\"redlines\"><svg><text>\(figure)</text></svg><b>\(figure) px</b></figure>"
    }
    #expect(tracing.untraced(in: drawing("52"), page: "No figure.") == ["redlines: 52", "redlines: 52 px"])
    #expect(tracing.untraced(in: drawing("52"), page: "It is 52 high.") == [])
    #expect(tracing.untraced(in: "<p>52 px</p>", page: "") == [])
  }
}
