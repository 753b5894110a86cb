import Diagnostics
import Markup
import Printing
import Tokens

/// Icon sizes as keyline squares.
enum Icons: Specimen {
  static let info = SpecimenInfo(
    name: "icons", summary: "Icon sizes on keylines, at real size.", example: "icon.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let named = request.tokens(of: [.dimension], into: &diagnostics)
    guard !named.isEmpty else { return .empty }
    return Plate.figure(
      info.name, request, note: "Drawn 1 : 1: the square is the icon's size, circle and crossing its keylines."
    ) {
      h("div", .class("samples fine"), .role("list")) {
        for sample in Sample.all(named) {
          let figure = sample.figure { $0.dimension.map(Plate.measure) }
          sample.node(figure, request) {
            keylines(max(sample.token.token.dimension?.pixels ?? 0, 0), "\(sample.name): a square of \(figure).")
          }
        }
      }
    }
  }

  /// The keyline shapes keep one twelfth of the side clear, 2 px of a 24 px icon.
  private static func keylines(_ side: Double, _ alternative: String) -> Node {
    let s = side.trimmed(2)
    let middle = (side / 2).trimmed(2)
    let clear = (side / 12)
    let inner = clear.trimmed(2)
    let size = (side - 2 * clear).trimmed(2)
    return Plate.drawing(width: side, height: side, alternative: alternative, class: "keyed") {
      h("path", .class("ghost"), .attr("d", "M0 0L\(s) \(s)M\(s) 0L0 \(s)M\(middle) 0V\(s)M0 \(middle)H\(s)"))
      h(
        "rect", .class("ghost"), .attr("x", inner), .attr("y", inner), .attr("width", size), .attr("height", size),
        .attr("rx", inner))
      h(
        "circle", .class("outline"), .attr("cx", middle), .attr("cy", middle), .attr("r", (side / 2 - clear).trimmed(2))
      )
      h(
        "rect", .class("frame-line"), .attr("x", ".5"), .attr("y", ".5"), .attr("width", max(side - 1, 0).trimmed(2)),
        .attr("height", max(side - 1, 0).trimmed(2)))
    }
  }
}
