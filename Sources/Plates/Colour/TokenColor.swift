package import Colorimetry
import Printing
package import TokenValues
package import Tokens

extension TokenValue {
  /// The colour, if the value is one.
  package var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }

  /// The length, if the value is one.
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

extension Collection<Shadow> {
  /// All layers for a drawing, as one CSS `box-shadow`.
  package var paint: String { map { $0.css($0.color.paint) }.joined(separator: ",") }
}

extension Color {
  /// The colour for a stylesheet: hex if it is within sRGB.
  package var paint: String { isInGamut(of: .srgb) ? hex : css }

  /// Black or white, whichever is more readable on it.
  package var ink: Color { ReadableText.on(self) }

  package var isTranslucent: Bool { opacity < 1 }

  /// Whether it is so light or so dark that its edge would be invisible on a page of the same tone.
  package var needsEdge: Bool { isTranslucent || Self.needsEdge(luminance: luminance) }

  package static func needsEdge(luminance: Double) -> Bool { luminance > 0.72 || luminance < 0.03 }

  /// The colour as text beside a drawing: `#10b981`, `#10b981 15 %`, `transparent` as CSS has it.
  package var figure: String {
    if opacity == 0, opaqueHex == Color.black.opaqueHex { return "transparent" }
    return isTranslucent ? "\(writtenOpaqueHex) \(Plate.percent(opacity))" : writtenOpaqueHex
  }
}
