/// A colour-vision deficiency at full severity.
package enum ColorVision: String, CaseIterable, Sendable {
  /// No long-wavelength cones: reds look dark.
  case protanopia
  /// No medium-wavelength cones.
  case deuteranopia
  /// No short-wavelength cones. The model is less accurate for this one.
  case tritanopia

  /// An approximation of how a colour looks, in sRGB; alpha is kept.
  ///
  /// The gamut-mapped colour is multiplied by a matrix in linear light, clipped and encoded again.
  /// Source: Machado, Oliveira, Fernandes, "A physiologically-based model for simulation of color vision deficiency",
  /// IEEE Transactions on Visualization and Computer Graphics 15 (2009).
  package func simulated(_ color: Color) -> Color {
    let linear = SRGB.decode(color.mappedTriple(in: .srgb))
    return Color(.srgb, SRGB.encode((matrix * linear).clipped), alpha: color.alpha, notation: .legacy)
      .inCapitals(color.isInCapitals)
  }

  /// Source: Machado et al. (2009), table of matrices for severity 1.0.
  private var matrix: Matrix {
    switch self {
    case .protanopia: ColorVision.protan
    case .deuteranopia: ColorVision.deutan
    case .tritanopia: ColorVision.tritan
    }
  }

  private static let protan = Matrix(
    (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998))
  private static let deutan = Matrix(
    (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))
  private static let tritan = Matrix(
    (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900))
}
