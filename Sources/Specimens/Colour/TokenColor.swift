import Colorimetry
import Printing
import Tokens

extension Token {
  /// Its colour, where it is one.
  var color: Color? {
    if case .color(let color) = value { color } else { nil }
  }
}

extension Color {
  /// The colour for a stylesheet: hex wherever sRGB can show it.
  var paint: String { isInGamut(of: .srgb) ? hex : css }

  /// The same straight to bytes.
  func printPaint(into out: inout ByteBuffer) {
    if isInGamut(of: .srgb) { printHex(into: &out) } else { out.put(plain: css) }
  }

  /// Black or white, whichever reads better on it.
  var ink: Color { ReadableText.on(self) }

  var isTranslucent: Bool { opacity < 1 }

  /// Whether it is so light or so dark that a sheet of paper of the same tone would swallow its edge.
  var needsEdge: Bool { isTranslucent || Self.needsEdge(luminance: luminance) }

  static func needsEdge(luminance: Double) -> Bool { luminance > 0.72 || luminance < 0.03 }

  /// The colour as it is written beside a drawing: `#10b981`, `#10b981 15 %`.
  var figure: String { isTranslucent ? "\(opaqueHex) \(Plate.percent(opacity))" : opaqueHex }

  /// The same straight to bytes.
  func printFigure(into out: inout ByteBuffer) {
    printOpaqueHex(into: &out)
    if isTranslucent { out.put(plain: " \(Plate.percent(opacity))") }
  }
}
