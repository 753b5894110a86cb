import Plates
import Printing

/// The state of a shape at one moment.
struct MotionDemoPose: Hashable {
  var opacity = 1.0
  /// The offset from its place, in `unit`.
  var x = 0.0
  var y = 0.0
  var unit = "px"
  var scale = 1.0
  /// The share of its width, in addition to the scale.
  var breadth = 1.0
  /// Degrees about the vertical axis.
  var turn = 0.0
  /// The shares of its width that are not seen yet, at the left and at the right: of what has a pattern, which a scale
  /// would squeeze.
  var hidden: [Double] = []
  /// The distances from the edges of the picture in percent, from the top clockwise, of what changes in size and not in
  /// scale.
  var inset: [Double] = []

  private var bounds: String? {
    inset.isEmpty ? nil : inset.map { "\($0.trimmed(2))%" }.joined(separator: " ")
  }

  var translation: String? {
    x == 0 && y == 0 ? nil : "\(length(x))\(y == 0 ? "" : " \(length(y))")"
  }

  var scaling: String? {
    if breadth != 1 { return "\((breadth * scale).trimmed(4)) \(scale.trimmed(4))" }
    return scale == 1 ? nil : scale.trimmed(4)
  }

  private var cut: String? {
    hidden.isEmpty ? nil : "inset(0 \((hidden[1] * 100).trimmed(2))% 0 \((hidden[0] * 100).trimmed(2))%)"
  }

  private func length(_ value: Double) -> String { value == 0 ? "0" : value.trimmed(2) + unit }

  /// The state in CSS.
  var css: String {
    // Edge-on it would be invisible.
    let isOnEdge = abs(turn.magnitude.truncatingRemainder(dividingBy: 180) - 90) < 0.5
    let rotation = isOnEdge ? ";scale:.04 1" : turn == 0 ? "" : ";rotate:y \(turn.trimmed(2))deg"
    let place = bounds.map { ";inset:\($0)" } ?? ""
    return place + (opacity == 1 ? "" : ";opacity:\(opacity.trimmed(3))")
      + (translation.map { ";translate:\($0)" } ?? "")
      + (scaling.map { ";scale:\($0)" } ?? "") + rotation + (cut.map { ";clip-path:\($0)" } ?? "")
  }

  /// The start of an animation, as the stylesheet's custom properties.
  var start: String {
    (bounds.map { ";--i:\($0)" } ?? "")
      + (opacity == 1 ? "" : ";--o:\(opacity.trimmed(3))") + (translation.map { ";--m:\($0)" } ?? "")
      + (scaling.map { ";--s:\($0)" } ?? "") + (turn == 0 ? "" : ";--r:y \(turn.trimmed(2))deg")
      + (cut.map { ";--h:\($0)" } ?? "")
  }

  /// The state halfway.
  func halfway(to other: MotionDemoPose) -> MotionDemoPose {
    func mean(_ a: Double, _ b: Double) -> Double { (a + b) / 2 }
    return MotionDemoPose(
      opacity: mean(opacity, other.opacity), x: mean(x, other.x), y: mean(y, other.y),
      unit: translation == nil ? other.unit : unit, scale: mean(scale, other.scale),
      breadth: mean(breadth, other.breadth), turn: mean(turn, other.turn),
      hidden: zip(hidden, other.hidden).map(mean), inset: zip(inset, other.inset).map(mean))
  }

  func with(opacity: Double) -> MotionDemoPose {
    var pose = self
    pose.opacity = opacity
    return pose
  }
}

/// A shape of a demonstration.
struct MotionDemoActor {
  enum Role { case arriving, leaving, still, ornament }

  var role = Role.arriving
  /// Its position, as CSS declarations without the last semicolon.
  let place: String
  /// Class names of the stylesheet.
  var look = ""
  var text: String?
  var glyph: DrawnIcon?
  var start = MotionDemoPose()
  var end = MotionDemoPose()
  /// Milliseconds.
  var delay = 0.0
  /// The animation that replaces the way from start to end: `demo-spin`.
  var loop: String?
  /// Whether its colour blends from that of its start.
  var isBlended = false
  /// Whether it goes from its end to its start and back: pressed, and let go.
  var isPressed = false

  var moves: Bool { start != end || loop != nil }

  func style(at pose: MotionDemoPose) -> String { place + pose.css }

  /// The animations from start to end; their timings are properties of the figure.
  func animations(fade: String?, hasScaleTiming: Bool) -> String {
    if let loop { return "\(loop) var(--d) var(--e) infinite" }
    if isPressed { return "demo-press calc(2*var(--d)) var(--e) both" }
    let wait = delay > 0 ? " \(delay.trimmed(1))ms" : ""
    let main = "var(--d) var(--e)\(wait) both"
    var parts: [String] = []
    if start.translation != end.translation { parts.append("demo-move \(main)") }
    if start.scaling != end.scaling {
      parts.append("demo-grow \(hasScaleTiming ? "var(--d2) var(--e2) both" : main)")
    }
    if start.opacity != end.opacity { parts.append("demo-fade \(fade.map { "\($0) linear both" } ?? main)") }
    if start.hidden != end.hidden { parts.append("demo-uncover \(main)") }
    if start.inset != end.inset { parts.append("demo-resize \(main)") }
    if isBlended { parts.append("demo-blend \(main)") }
    if start.turn != end.turn { parts.append("demo-turn \(main)") }
    return parts.joined(separator: ",")
  }
}

extension [MotionDemoActor] {
  /// The same without motion: shapes that appear fade in at their final position, those that leave fade out at their
  /// first.
  func calmed(_ form: MotionDemoCalm.Form) -> [MotionDemoActor] {
    flatMap { actor -> [MotionDemoActor] in
      var coming = actor
      coming.delay = 0
      coming.loop = nil
      var going = coming
      going.end = actor.start.with(opacity: 0)
      going.end.turn = 0
      // What is smaller at first may have no room for its words.
      if actor.start.inset != actor.end.inset { going.text = nil }
      going.start = going.end.with(opacity: 1)
      coming.end.turn = 0
      coming.start = coming.end.with(opacity: 0)
      switch (actor.role, form) {
      case (.still, _): return [actor]
      case (.ornament, _): return []
      case (.leaving, _): return [going]
      case (.arriving, .crossfade): return [going, coming]
      case (.arriving, .fade), (.arriving, .opacity), (.arriving, .none): return [coming]
      }
    }
  }
}
