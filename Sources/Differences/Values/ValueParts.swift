import Plates
package import TokenValues
import Tokens

/// The parts of a value that is a whole, by their names.
package enum ValueParts {
  /// In order; empty for a value of one part.
  package static func all(of value: TokenValue) -> [(name: String, text: String)] {
    switch value {
    case .typography(let type):
      [
        ("family", type.fontFamily.joined(separator: ", ")), ("size", text(.dimension(type.fontSize))),
        ("weight", text(.fontWeight(type.fontWeight))), ("leading", text(.number(type.lineHeight))),
        ("tracking", text(.dimension(type.letterSpacing))),
      ]
    case .border(let border):
      [
        ("width", text(.dimension(border.width))), ("style", text(.strokeStyle(border.style))),
        ("colour", text(.color(border.color))),
      ]
    case .transition(let transition):
      [
        ("duration", text(.duration(transition.duration))), ("delay", text(.duration(transition.delay))),
        ("curve", text(.cubicBezier(transition.timingFunction))),
      ]
    case .shadow(let layers):
      layers.enumerated().flatMap { index, layer in
        let place = layers.count == 1 ? "" : "layer \(index + 1) "
        return [
          (place + "x", text(.dimension(layer.offsetX))), (place + "y", text(.dimension(layer.offsetY))),
          (place + "blur", text(.dimension(layer.blur))), (place + "spread", text(.dimension(layer.spread))),
          (place + "colour", text(.color(layer.color))), (place + "side", layer.inset ? "inside" : "outside"),
        ]
      }
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .gradient,
      .spring, .haptic:
      []
    }
  }

  private static func text(_ value: TokenValue) -> String { TokenText.short(value) }
}
