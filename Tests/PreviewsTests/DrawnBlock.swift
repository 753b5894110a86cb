import DrawingSupport
import Plates
import Previews

/// Draws a block of this target over the sample system.
func draw(_ info: String, _ body: String, css: String? = nil) throws -> Drawing {
  try Drawing(
    info, [body], by: [Preview.self, States.self, Anatomy.self, Redlines.self, DoDont.self], css: css,
    over: SampleSystem.system())
}
