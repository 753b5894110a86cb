extension Contrast {
  /// APCA lightness contrast Lc: about −108 (white on black) … 106 (black on white), 0 below what is readable.
  ///
  /// Positive for dark text on light. Translucent colours are composited, the background over white first.
  /// Source: APCA-W3 0.1.9 (constants 0.0.98G-4g), https://github.com/Myndex/apca-w3
  package static func apca(text: Color, background: Color) -> Double {
    let ground = background.onWhite
    let ink = text.opacity < 1 ? text.composited(over: ground) : text
    return APCA.contrast(text: APCA.screenLuminance(ink), background: APCA.screenLuminance(ground))
  }
}

/// The formula of APCA-W3 0.1.9. Source of every constant: https://github.com/Myndex/apca-w3, `SA98G`.
private enum APCA {
  /// Luminance of an sRGB screen by a simple power of 2.4, with black slightly raised.
  static func screenLuminance(_ color: Color) -> Double {
    let v = color.mappedTriple(in: .srgb).map { $0.signedPower(2.4) }
    let luminance = 0.212_672_9 * v.x + 0.715_152_2 * v.y + 0.072_175_0 * v.z
    return luminance < blackThreshold
      ? luminance + (blackThreshold - luminance).signedPower(blackClamp) : luminance
  }

  static func contrast(text: Double, background: Double) -> Double {
    guard (background - text).magnitude >= leastDifference else { return 0 }
    if background > text {
      let contrast = (background.signedPower(0.56) - text.signedPower(0.57)) * scale
      return contrast < leastContrast ? 0 : (contrast - offset) * 100
    }
    let contrast = (background.signedPower(0.65) - text.signedPower(0.62)) * scale
    return contrast > -leastContrast ? 0 : (contrast + offset) * 100
  }

  static let blackThreshold = 0.022
  static let blackClamp = 1.414
  static let leastDifference = 0.0005
  static let scale = 1.14
  static let offset = 0.027
  static let leastContrast = 0.1
}
