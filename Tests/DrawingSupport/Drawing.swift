package import Diagnostics
package import Files
package import Guide
import Markup
package import Plates
package import TestSupport
import Testing

/// A fenced block drawn over the sample system, and what was found while drawing it.
package struct Drawing {
  package let html: String
  package let diagnostics: Diagnostics

  /// Draws a block, given as its info string and the lines of its body; the block starts in line 1 of `page.md`.
  ///
  /// - Parameters:
  ///   - specimens: those the block may ask for.
  ///   - css: the stylesheet of the page.
  package init(
    _ info: String, _ lines: [String], by specimens: [any Specimen.Type], css: String? = nil,
    over system: DesignSystem
  ) throws {
    let request = SpecimenRequest(
      block: Self.block(info, lines.joined(separator: "\n") + "\n"), system: system,
      pageURL: "sample/foundations/page.html",
      stylesheet: css.map { PreviewStylesheet(SourceFile(path: "page.css", text: $0), in: system) },
      id: "fig1")
    let specimen = try #require(specimens.first { $0.info.name == request.block.name })
    var diagnostics = Diagnostics()
    html = specimen.draw(request, into: &diagnostics).html
    self.diagnostics = diagnostics
  }

  /// A fenced block that is all there is in `page.md`.
  package static func block(_ info: String, _ body: String) -> FencedBlock {
    let end = body.hasSuffix("\n") ? "" : "\n"
    let file = SourceFile(path: "page.md", text: "```\(info)\n\(body)\(end)```\n")
    return FencedBlock(info: info, body: body, span: file.span(ByteRange(0, file.bytes.count)))
  }

  // MARK: What it says

  package var page: HTMLPage { HTMLPage(html) }

  /// Its text with single spaces.
  package var text: String {
    page.elements.first.map { $0.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") } ?? ""
  }

  /// The same with a space for each tag, entities as they are.
  package var words: String {
    var words = ""
    var isTag = false
    for character in html {
      if character == "<" { isTag = true }
      if !isTag { words.append(character) }
      if character == ">" {
        isTag = false
        words.append(" ")
      }
    }
    return words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  // MARK: What was found

  package var rules: [String] { diagnostics.all.map(\.rule.id) }

  /// Where the findings are in `page.md`.
  package var places: [Position] {
    var positions = Positions()
    return diagnostics.all.compactMap { $0.span.map { positions.start(of: $0) } }
  }
}
