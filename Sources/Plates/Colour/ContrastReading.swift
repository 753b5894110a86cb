package import Colorimetry
import Printing

/// The contrast of one colour on another in figures: WCAG 2.2 ratio and level, APCA lightness contrast.
package struct ContrastReading {
  package let ratio: Double
  private let text: Color
  private let background: Color

  /// A translucent text is composited over the background first; the background is opaque.
  package init(text: Color, on background: Color) {
    ratio = Contrast.wcag(foreground: text, background: background)
    self.text = text
    self.background = background
  }

  package var lightnessContrast: Double {
    Contrast.apca(text: text.composited(over: background), background: background)
  }

  package var level: WCAGLevel { Contrast.level(ratio) }

  /// `4.49` for 4.4999: a ratio is never rounded up to a level that it misses.
  package var ratioText: String { Contrast.figure(ratio) }

  /// `4.49 AA large`.
  package static func text(of ratio: Double) -> String { "\(Contrast.figure(ratio)) \(Contrast.level(ratio).label)" }

  /// `Lc 63`, `Lc −63` for light text on dark, never broken; truncated to whole numbers for the same reason.
  package var lightnessText: String {
    let contrast = lightnessContrast
    let whole = contrast.magnitude.rounded(.down)
    return "Lc\u{a0}" + (contrast < 0 && whole > 0 ? "−" : "") + whole.fixed(0)
  }
}
