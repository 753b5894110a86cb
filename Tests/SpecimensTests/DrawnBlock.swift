import DrawingSupport
import Motion
import Plates
import Specimens

/// Draws a block of any specimen over the sample system.
func draw(
  _ info: String, _ lines: String..., css: String? = nil, surfaces: [String] = ["color.surface"],
  engine: SpringEngine? = .reactNative
) throws -> Drawing {
  try Drawing(
    info, lines, by: AllSpecimens.all, css: css, over: SampleSystem.system(surfaces: surfaces, engine: engine))
}
