import Diagrams
import DrawingSupport
import Plates

/// Draws a block of this target over the sample system.
func draw(_ info: String, _ body: String) throws -> Drawing {
  try Drawing(info, [body], by: [Mermaid.self, ScreenFrame.self], over: SampleSystem.system())
}
