import Colorimetry
package import Motion
import Plates
import Printing
import TokenValues

/// Values of several parts, and motion.
extension DifferenceMeasure {
  mutating func borders(_ a: Border, _ b: Border) {
    length("width", a.width, b.width)
    style("style", a.style, b.style)
    color("colour", a.color, b.color)
  }

  mutating func transitions(_ a: Transition, _ b: Transition) {
    time("duration", a.duration, b.duration)
    time("delay", a.delay, b.delay)
    curve("curve", a.timingFunction, b.timingFunction)
  }

  mutating func shadows(_ a: [Shadow], _ b: [Shadow]) {
    if a.count != b.count {
      add(
        "layers", "\(a.count) → \(b.count)", isQuiet: false, rule: "any change of the number of layers")
    }
    for (index, (a, b)) in zip(a, b).enumerated() {
      let layer = a == b ? "" : index == 0 ? "" : "layer \(index + 1) "
      length(layer + "x", a.offsetX, b.offsetX)
      length(layer + "y", a.offsetY, b.offsetY)
      length(layer + "blur", a.blur, b.blur)
      length(layer + "spread", a.spread, b.spread)
      color(layer + "colour", a.color, b.color)
      if a.inset != b.inset {
        add(layer + "inset", a.inset ? "no longer" : "now", isQuiet: false, rule: "any change of side")
      }
    }
  }

  mutating func runs(_ a: GradientRun, _ b: GradientRun) {
    if a == b { return }
    if a.kind != b.kind {
      add("kind", "\(a.kind) → \(b.kind)", isQuiet: false, rule: "any change of the kind of a gradient")
    } else {
      func text(_ run: GradientRun) -> String { run.course.isEmpty ? "not said" : run.course }
      add(
        a.kind == "linear" ? "angle" : "course", "\(text(a)) → \(text(b))", isQuiet: false,
        rule: "any change of the direction of a gradient")
    }
  }

  mutating func gradients(_ a: [GradientStop], _ b: [GradientStop]) {
    if a.count != b.count {
      add("stops", "\(a.count) → \(b.count)", isQuiet: false, rule: "any change of the number of stops")
    }
    for (index, (a, b)) in zip(a, b).enumerated() {
      color("stop \(index + 1)", a.color, b.color)
      if a.position != b.position {
        let isQuiet = (a.position - b.position).magnitude < thresholds.overshoot
        add(
          "stop \(index + 1)", "at \(Plate.percent(a.position)) → \(Plate.percent(b.position))", isQuiet: isQuiet,
          rule: limit(isQuiet, thresholds.overshoot * 100, "% of the length"))
      }
    }
  }

  mutating func typography(_ a: Typography, _ b: Typography) {
    families("family", a.fontFamily, b.fontFamily)
    length("size", a.fontSize, b.fontSize)
    weight("weight", a.fontWeight.value, b.fontWeight.value)
    number("line height", a.lineHeight, b.lineHeight)
    tracking(a.letterSpacing, b.letterSpacing)
  }

  /// A tenth of a length's threshold: tracking adds up over a line.
  private mutating func tracking(_ a: Dimension, _ b: Dimension) {
    if a == b { return }
    let limit = thresholds.length / 10
    let isQuiet = (a.pixels - b.pixels).magnitude < limit && a.unit == b.unit
    add(
      "tracking", "\(Plate.measure(a)) → \(Plate.measure(b))", isQuiet: isQuiet, rule: self.limit(isQuiet, limit, "px"))
  }

  /// Platform by platform; a platform that has none of them is told too.
  mutating func haptics(_ a: Haptic, _ b: Haptic) {
    var seen: Set<String> = []
    for platform in (a.platforms + b.platforms).map(\.platform) where seen.insert(platform).inserted {
      words(platform, a[platform] ?? "nothing", b[platform] ?? "nothing", rule: "another effect")
    }
  }

  mutating func curve(_ name: String?, _ a: CubicBezier, _ b: CubicBezier) {
    if a == b { return }
    let distance = (0...100).map { (a.value(at: Double($0) / 100) - b.value(at: Double($0) / 100)).magnitude }.max()
    let most = distance ?? 0
    let isQuiet = most < thresholds.easing
    add(
      name, "at most \(Plate.percent(most)) of the way apart", isQuiet: isQuiet,
      rule: limit(isQuiet, thresholds.easing * 100, "% of the way"))
  }

  mutating func springs(_ a: SpringParameters, _ b: SpringParameters) {
    if a == b { return }
    guard let first = SpringMotion(a, by: engine), let second = SpringMotion(b, by: engine) else {
      add(
        nil, "\(TokenText.short(.spring(a))) → \(TokenText.short(.spring(b)))", isQuiet: false,
        rule: "springs that cannot be solved")
      return
    }
    let overshoot = (first.spring.overshoot - second.spring.overshoot).magnitude
    let delay = first.delay(to: second)
    let speed = (first.spring.velocity - second.spring.velocity).magnitude
    if delay < 0.05, overshoot < 0.000_05, speed == 0 {
      add(nil, "the same motion, written otherwise", isQuiet: true, rule: "the same motion")
      return
    }
    if delay >= 0.05 {
      let isQuiet = delay < thresholds.time
      add(
        "settles", "\(first.settleText) → \(second.settleText)", isQuiet: isQuiet,
        rule: limit(isQuiet, thresholds.time, "ms of settling"))
    }
    if overshoot >= 0.000_05 {
      let isQuiet = overshoot < thresholds.overshoot
      add(
        "overshoot",
        "\(MotionText.percent(first.spring.overshoot)) → \(MotionText.percent(second.spring.overshoot))",
        isQuiet: isQuiet, rule: limit(isQuiet, thresholds.overshoot * 100, "% of overshoot"))
    }
    if speed > 0 {
      add(
        "velocity", "\(first.spring.velocity.trimmed(3)) → \(second.spring.velocity.trimmed(3))", isQuiet: false,
        rule: "any change of velocity")
    }
  }
}

/// A written spring, solved.
package struct SpringMotion: Hashable, Sendable {
  package let spring: Spring

  /// Nil if the parameters are no spring to the engine; without an engine, only a mass is filled in.
  package init?(_ written: SpringParameters, by engine: SpringEngine?) {
    switch written.resolved(by: engine ?? .swiftUI) {
    case .success(let resolved):
      let filled = resolved.fromDefaults.filter { !$0.hasPrefix("mass ") }
      guard engine != nil || filled.isEmpty else { return nil }
      spring = resolved.spring
    case .failure: return nil
    }
  }

  package var settleMilliseconds: Double? { spring.settleTime.map { $0 * 1000 } }

  /// Milliseconds between the times at which two settle; infinite if only one of them does.
  func delay(to other: SpringMotion) -> Double {
    switch (settleMilliseconds, other.settleMilliseconds) {
    case (let a?, let b?): (a - b).magnitude
    case (nil, nil): 0
    case (nil, _), (_, nil): .infinity
    }
  }

  package var settleText: String {
    settleMilliseconds.map { MotionText.time(milliseconds: $0) } ?? "never"
  }

  /// In seconds; of a spring that never settles, five periods.
  package var reach: Double { spring.settleTime ?? 5 * spring.response }
}
