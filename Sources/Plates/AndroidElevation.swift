import Colorimetry
package import TokenValues

/// What an elevation looks like on Android: an ambient shadow all around, and the shadow of a key light above.
///
/// Black shadows as strong as Android's, ambient at 3.9 % and key at 19 %, below Flutter's light, which does not depend
/// on the place on the screen: 600 dp high, 450 dp off, with a radius of 800 dp.
/// Source: Android's `ambient_shadow_alpha` and `spot_shadow_alpha`; `SkShadowUtils` (the blur of the ambient shadow is
/// half the height); Flutter's `kLightHeight`, `kLightRadius` and `ckShadowLightYOffset`.
package enum AndroidElevation {
  /// The key shadow, and the ambient one below it.
  ///
  /// - Parameter height: in dp, 0 or more; heights above 300 look like 300.
  package static func layers(of height: Double) -> [Shadow] {
    let height = min(max(height, 0), 300)
    guard height > 0 else { return [] }
    let ambient = height / 2
    return [
      shadow(0.19, y: height * 450 / 600, blur: height * 800 / 600, spread: 0),
      shadow(0.039, y: 0, blur: ambient / 2, spread: ambient / 2),
    ]
  }

  /// The rule, for a caption.
  package static let note =
    "Elevation has Android’s two shadows, 3.9 % of ambient light and 19 % of a key light, which is 600 dp high here."

  private static func shadow(_ opacity: Double, y: Double, blur: Double, spread: Double) -> Shadow {
    func length(_ value: Double) -> Dimension { Dimension((value * 100).rounded() / 100, .px) }
    return Shadow(
      color: .black.withOpacity(opacity), offsetX: length(0), offsetY: length(y), blur: length(blur),
      spread: length(spread))
  }
}
