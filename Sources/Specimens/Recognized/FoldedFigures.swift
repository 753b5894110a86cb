import Colorimetry
import Grounds
import Markup
import Plates
import Printing
import Recognition
import Scans
import Syntax
import Wording

/// Figures that are folded under what they are of, `Primary button: colours, spacing, shadows`, and their colours.
///
/// A browser opens a fold for a link that leads into it and for what is found on the page; in print it is open.
struct FoldedFigures {
  private let title: String
  /// Each once.
  private let colors: [Color]

  init(_ title: String, _ colors: [Color]) {
    self.title = title
    self.colors = colors.uniqued()
  }

  init(_ groups: [RecognizedGroup], in document: MarkdownDocument) {
    let nouns = groups.map(\.kind.noun).uniqued().joined(separator: ", ")
    let titles = groups.lazy.flatMap { $0.titles.reversed() }.compactMap { Title.text(of: $0, in: document) }
    let title = titles.first { !Title.saysNothing($0) } ?? "Drawn"
    self.init("\(title): \(nouns)", groups.flatMap(\.values).compactMap(\.color))
  }

  func print(into out: inout ByteBuffer, _ figures: (inout ByteBuffer) -> Void) {
    out.put(element: "details", .class("folded")) { out in
      h("summary") {
        title
        chips
      }
      .print(into: &out)
      figures(&out)
    }
    out.put("\n")
  }

  /// The most colours that are shown.
  private static let mostColors = 24

  private var chips: Node {
    guard !colors.isEmpty else { return .empty }
    return h("span", .class("chips"), .attr("aria-hidden", "true")) {
      for color in colors.prefix(Self.mostColors) { h("i", .style("--c:\(color.paint)")) }
    }
  }
}
