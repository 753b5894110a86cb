/// The functions with which CSS writes colours. Source: CSS Color 4, #color-syntax.
package enum ColorFunctions {
  /// Those that are called after their colour model, which tables have as headers too.
  package static let models: Set<String> = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch"]

  /// All of them, in lower case.
  package static let names = models.union(["color"])
}
