import Colorimetry
package import Tokens

/// What an elevation looks like on Android: an ambient shadow all around, and the shadow of a key light above.
///
/// The drawing is that of Skia's shadows with Flutter's light, which does not depend on the place on the screen:
/// black, ambient at 3.9 %, key at 25 %; the light is 600 dp high, 450 dp off and has a radius of 800 dp.
/// Source: `SkShadowUtils` (the blur of the ambient shadow is half the height), and Flutter's `kLightHeight`,
/// `kLightRadius`, `ckShadowLightYOffset`, `ckShadowAmbientAlpha` and `ckShadowSpotAlpha`.
package enum AndroidElevation {
  /// The key shadow, and the ambient one below it.
  ///
  /// - Parameter height: in dp, 0 or more; heights above 300 look like 300.
  package static func layers(of height: Double) -> [Shadow] {
    let height = min(max(height, 0), 300)
    guard height > 0 else { return [] }
    let ambient = height / 2
    return [
      shadow(0.25, y: height * 450 / 600, blur: height * 800 / 600, spread: 0),
      shadow(0.039, y: 0, blur: ambient / 2, spread: ambient / 2),
    ]
  }

  /// The rule, for a caption.
  package static let note =
    "Elevation as Android draws it: an ambient shadow of 3.9 % and a key light’s of 25 %, from a light 600 dp high."

  private static func shadow(_ opacity: Double, y: Double, blur: Double, spread: Double) -> Shadow {
    func length(_ value: Double) -> Dimension { Dimension((value * 100).rounded() / 100, .px) }
    return Shadow(
      color: .black.withOpacity(opacity), offsetX: length(0), offsetY: length(y), blur: length(blur),
      spread: length(spread))
  }
}
