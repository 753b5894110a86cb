package import Colorimetry
import Printing
package import Tokens

extension TokenValue {
  /// The colour, where it is one.
  package var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }

  /// The length, where it is one.
  package var dimension: Dimension? {
    if case .dimension(let dimension) = self { dimension } else { nil }
  }

  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}

extension Token {
  package var color: Color? { value.color }
  package var dimension: Dimension? { value.dimension }
  package var number: Double? { value.number }
}

extension Color {
  /// The colour for a stylesheet: hex wherever sRGB can show it.
  package var paint: String { isInGamut(of: .srgb) ? hex : css }

  /// Black or white, whichever reads better on it.
  package var ink: Color { ReadableText.on(self) }

  package var isTranslucent: Bool { opacity < 1 }

  /// Whether it is so light or so dark that a sheet of paper of the same tone would swallow its edge.
  package var needsEdge: Bool { isTranslucent || Self.needsEdge(luminance: luminance) }

  package static func needsEdge(luminance: Double) -> Bool { luminance > 0.72 || luminance < 0.03 }

  /// The colour as it is written beside a drawing: `#10b981`, `#10b981 15 %`.
  package var figure: String { isTranslucent ? "\(opaqueHex) \(Plate.percent(opacity))" : opaqueHex }
}
