import Markup
import Printing
import Scans
import TokenValues
import Wording

/// A value that stands alone, drawn small behind its text: a length as a bar, a radius as a corner, a width as a line, a
/// time as the way between two ends, ten milliseconds a pixel.
struct InlineGauge {
  private let shape: String
  private let measure: String

  /// Nil for what cannot be drawn in a line.
  init?(_ value: RecognizedValue, _ lengthUnit: Dimension.Unit) {
    guard case .quantity(let quantity) = value.value else { return nil }
    switch value.kind {
    case .spacing, .size, .box, .icon, .target: shape = "bar"
    case .radius: shape = "corner"
    case .borderWidth: shape = "line"
    case .opacity:
      shape = "tint"
      measure = (quantity.unit == .percent ? quantity.low / 100 : quantity.low).trimmed(4)
      return
    case .duration:
      let seconds = quantity.unit == .s || quantity.unit == nil && quantity.isFraction && quantity.low < 20
      let milliseconds = seconds ? quantity.low * 1000 : quantity.low
      guard (20...Self.longestTime).contains(milliseconds) else { return nil }
      shape = "time"
      measure = "\((milliseconds / 10).px(1))"
      return
    case .color, .type, .weight, .easing, .spring, .shadow, .gradient, .layer, .family, .textStyle, .leading, .tracking,
      .undrawn:
      return nil
    }
    if quantity.unit == .percent, shape == "corner" {
      measure = "\(quantity.low.trimmed(2))%"
    } else {
      guard let pixels = quantity.unit == nil ? quantity.low : quantity.pixels, (0.5...Self.longest).contains(pixels)
      else { return nil }
      measure = "\(pixels.px(2))"
    }
  }

  /// Longer ones would part the lines.
  private static let longest = 96.0
  /// In milliseconds.
  private static let longestTime = 1000.0

  var node: Node {
    h("span", .class("gauge \(shape)"), .style("--v:\(measure)"), .attr("aria-hidden", "true")) {}
  }
}
