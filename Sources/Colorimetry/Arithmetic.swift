#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Double {
  /// A power that keeps the sign of its base, as the extended transfer functions require.
  func signedPower(_ exponent: Double) -> Double {
    let power = pow(magnitude, exponent)
    return self < 0 ? -power : power
  }

  /// The cube root, negative for negative numbers.
  var cubeRoot: Double { cbrt(self) }

  /// This angle in degrees, normalised to 0 ≤ h < 360; 0 if it is not finite.
  var normalizedDegrees: Double {
    guard isFinite else { return 0 }
    let rest = truncatingRemainder(dividingBy: 360)
    let turned = rest < 0 ? rest + 360 : rest
    // A tiny negative angle rounds up to the full turn.
    return turned >= 360 || turned == 0 ? 0 : turned
  }

  /// This number limited to a range.
  func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

/// Cosine and sine of an angle in degrees.
func unitVector(degrees: Double) -> (cosine: Double, sine: Double) {
  let radians = degrees * (Double.pi / 180)
  return (cos(radians), sin(radians))
}

/// The direction of (x, y) in degrees, 0 ≤ h < 360; 0 for the zero vector.
func directionDegrees(x: Double, y: Double) -> Double {
  x == 0 && y == 0 ? 0 : (atan2(y, x) * (180 / Double.pi)).normalizedDegrees
}

/// e to a power.
func exponential(_ exponent: Double) -> Double { exp(exponent) }
