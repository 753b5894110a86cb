package import Diagnostics
package import Markup
import Printing

/// An icon that documents name, drawn with simple shapes of our own on 24 units, and what stands in for one that none
/// names.
package enum DrawnIcon: String, CaseIterable, Sendable {
  case unnamed
  /// The same for something selected, where icons are filled then: with a tint.
  case unnamedFilled = "unnamed-filled"
  case checkmark
  case chevronBack = "chevron-back"
  case chevronForward = "chevron-forward"
  case close
  case grabber
  case heart
  case heartOutline = "heart-outline"
  case refresh
  case warning

  /// Its shapes in the colour of the text around it.
  package var shape: Node {
    switch self {
    case .unnamed: lines(Self.keyline)
    case .unnamedFilled:
      Node.fragment([
        h("g", .attr("opacity", ".3")) {
          filled("<rect x=\"4.5\" y=\"4.5\" width=\"15\" height=\"15\" rx=\"4\"></rect>")
        }, lines(Self.keyline),
      ])
    case .checkmark: lines("<path d=\"M5 12.5l5 5L19.5 7\"></path>")
    case .chevronBack: lines("<path d=\"M15 5l-7 7 7 7\"></path>")
    case .chevronForward: lines("<path d=\"M9 5l7 7-7 7\"></path>")
    case .close: lines("<path d=\"M6 6l12 12M18 6L6 18\"></path>")
    case .grabber: lines("<path d=\"M4 12h16\"></path>")
    case .heart:
      filled("<path d=\"M12 21l-8.2-8.4a5.3 5.3 0 0 1 7.6-7.4l.6.6.6-.6a5.3 5.3 0 0 1 7.6 7.4z\"></path>")
    case .heartOutline:
      lines("<path d=\"M12 20l-7.5-7.9a4.6 4.6 0 0 1 6.6-6.4l.9.9.9-.9a4.6 4.6 0 0 1 6.6 6.4z\"></path>")
    case .refresh: lines("<path d=\"M18.7 14.2a7 7 0 1 1-1.6-7.1L19.5 9.5M19.5 4v5.5H14\"></path>")
    case .warning:
      filled(
        """
        <path fill-rule="evenodd" d="M12 2.5L23 21.5H1zM11 9.5h2l-.3 6h-1.4zM12 17a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 1 1 \
        0-2.4z"></path>
        """)
    }
  }

  /// What nobody takes for an icon: a dashed keyline.
  private static let keyline: MarkupLiteral =
    "<rect x=\"4.5\" y=\"4.5\" width=\"15\" height=\"15\" rx=\"4\" stroke-dasharray=\"2.6 4.04\"></rect>"

  /// The icon as large as the letters around it.
  package var node: Node {
    h(
      "svg", .attr("width", "1em"), .attr("height", "1em"), .attr("viewBox", "0 0 24 24"),
      .style("display:block"), .attr("aria-hidden", "true")
    ) { shape }
  }

  /// The icon that a block's line names; nil, with a diagnostic, where there is none of that name.
  ///
  /// - Parameter why: What the drawing has in its place.
  package static func named(
    _ name: String, _ line: FencedBlock.Line, why: String, into diagnostics: inout Diagnostics
  ) -> DrawnIcon? {
    let icon = DrawnIcon(rawValue: name)
    if icon == nil {
      diagnostics.report(
        .unknownLine, "\(name) is not an icon that can be drawn", at: line.span, why: why, fix: fix(for: name))
    }
    return icon
  }

  /// What to write in place of a name that no icon has.
  package static func fix(for name: String) -> Fix {
    let names = allCases.map(\.rawValue)
    if let near = Suggestion.nearest(to: name, in: names) { return "did you mean \(near)?" }
    return "use one of \(names.joined(separator: ", "))"
  }

  private func lines(_ shapes: MarkupLiteral) -> Node {
    h(
      "g", .attr("fill", "none"), .attr("stroke", "currentColor"), .attr("stroke-width", "2"),
      .attr("stroke-linecap", "round"), .attr("stroke-linejoin", "round")
    ) { Node.drawing(shapes) }
  }

  private func filled(_ shapes: MarkupLiteral) -> Node {
    h("g", .attr("fill", "currentColor")) { Node.drawing(shapes) }
  }
}
