import Demos
import DrawingSupport
import Motion
import Plates

/// Draws a demonstration over the sample system.
func draw(_ info: String, _ lines: String..., engine: SpringEngine? = .reactNative) throws -> Drawing {
  try Drawing(info, lines, by: [MotionDemo.self], over: SampleSystem.system(engine: engine))
}
