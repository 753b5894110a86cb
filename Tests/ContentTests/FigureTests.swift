import Files
import Guide
import TestSupport
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

  /// 25 is the opacity of a dot, and no distance.
  @Test func findsTheFigureOfAnotherToken() async throws {
    let tracing = FigureTracing(try #require(try await OwnGuide.guide().system("sweat")))
    let legend = { (figure: String) in
      "<figure data-specimen=\"redlines\"><ul class=\"measures\"><li data-token=\"navigation-bar.control-gap\">"
        + "<b>Gap</b><span class=\"value\">\(figure) px</span></li></ul></figure>"
    }
    #expect(tracing.untraced(in: legend("16"), page: "") == [])
    #expect(tracing.untraced(in: legend("8"), page: "It is 8 wide.") == ["redlines: 8 px"])
  }

  /// The ratios of a matrix are those of the two tokens whose row and column they are in.
  @Test(arguments: CoverageTable.systems) func aMatrixHasTheRatiosOfItsColours(system: String) async throws {
    let subject = try #require(try await OwnGuide.guide().system(system))
    let artifacts = try await OwnGuide.artifacts()
    for page in subject.pages {
      let html = try #require(artifacts.first { $0.path == page.url })
      let tracing = ContrastTracing(String(decoding: html.bytes, as: UTF8.self), of: subject)
      #expect(tracing.wrong == [], "\(page.source.path)")
      let markdown = String(decoding: page.source.bytes, as: UTF8.self)
      #expect(tracing.wrongChecks(of: markdown) == [], "\(page.source.path)")
    }
  }

  /// A style that a page calls not given has no figures in its legends.
  @Test(arguments: CoverageTable.systems) func noLegendGivesTypeThatIsNotGiven(system: String) async throws {
    let subject = try #require(try await OwnGuide.guide().system(system))
    let artifacts = try await OwnGuide.artifacts()
    for page in subject.pages {
      let markdown = String(decoding: page.source.bytes, as: UTF8.self)
      guard markdown.contains(#/\n(?:Text|Label) styles? (?:of [^|\n]+)?\|/#) else { continue }
      let artifact = try #require(artifacts.first { $0.path == page.url })
      let html = HTMLPage(String(decoding: artifact.bytes, as: UTF8.self))
      let rows = html.elements.indices.filter { index in
        let element = html.elements[index]
        return element.name == "b" && element.text == "Type"
          && html.isInside(element) { $0.attributes["class"] == "measures" }
      }
      #expect(rows.isEmpty, "\(page.source.path)")
    }
  }
}
