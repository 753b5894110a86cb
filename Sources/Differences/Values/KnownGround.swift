package import Colorimetry

/// What is known to lie under a translucent colour.
package struct KnownGround: Hashable, Sendable {
  package let color: Color
  /// `--color-bg #101317`; nil where a system's settings say it, so that nobody has to be told.
  package let name: String?

  package init(_ color: Color, name: String? = nil) { (self.color, self.name) = (color, name) }
}
