import Colorimetry
import Markup
import Motion
import Plates
import Printing
import Tokens

/// A token's value drawn as small as a line of text, before the figure in its row.
enum TokenGlyph {
  /// The largest size at which a length is drawn in a row, in CSS pixels.
  private static let largest = 64.0

  /// Nothing for a value that has no picture so small.
  ///
  /// - Parameter ground: the surface that a shadow falls on.
  static func node(_ value: TokenValue, on ground: Color) -> Node {
    switch value {
    case .color(let color): InlineValues.chip(color)
    case .dimension(let length) where length.pixels > 0 && length.pixels <= largest:
      glyph("length", "width:\(length.pixels.trimmed(2))px")
    case .border(let border): glyph("line", "border-top:\(border.css)")
    case .shadow(let layers) where !layers.isEmpty:
      h("i", .class("glyph lit"), .style("background:\(ground.paint)"), .attr("aria-hidden", "true")) {
        h("i", .style("background:\(ground.paint);box-shadow:\(layers.css)"))
      }
    case .gradient(let stops) where stops.count > 1:
      glyph(
        "field",
        "background:linear-gradient(90deg,\(stops.map { "\($0.color.css) \(($0.position * 100).trimmed(2))%" }.joined(separator: ",")))"
      )
    case .cubicBezier(let curve):
      .drawing(
        """
        <svg class="glyph" viewBox="0 -0.3 1 1.6" width="20" height="20" aria-hidden="true">\
        <path d="M0 1C\(number(curve.x1)) \(number(1 - curve.y1)) \(number(curve.x2)) \(number(1 - curve.y2)) 1 0"></path></svg>
        """)
    case .dimension, .fontFamily, .fontWeight, .duration, .number, .strokeStyle, .transition, .shadow, .gradient,
      .typography, .spring, .haptic:
      .empty
    }
  }

  private static func number(_ value: Double) -> String { value.trimmed(3) }

  private static func glyph(_ name: String, _ style: String) -> Node {
    h("i", .class("glyph \(name)"), .style(style), .attr("aria-hidden", "true"))
  }
}
