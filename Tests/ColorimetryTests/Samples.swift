import Colorimetry

/// Colours for properties: always the same, spread over the RGB cube.
enum Samples {
  /// Opaque sRGB colours from a multiplicative congruential generator.
  static func colors(_ count: Int) -> [Color] {
    var state: UInt64 = 20_250_101
    func next() -> Double {
      state = (state &* 6_364_136_223_846_793_005) &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24)
    }
    return (0..<count).map { _ in Color(.srgb, next(), next(), next()) }
  }
}
