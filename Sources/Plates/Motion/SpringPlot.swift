package import Markup
import Motion
import Printing

/// A spring as in a textbook: value over time, target, overshoot, settle time and, in a large plot, the envelope.
package struct SpringPlot {
  package let reading: SpringReading
  package let axis: TimeAxis
  package let frame: CurveFrame
  /// Large plots have their labels inside, small ones below.
  package let isLarge: Bool

  package init(reading: SpringReading, axis: TimeAxis, frame: CurveFrame, isLarge: Bool) {
    self.reading = reading
    self.axis = axis
    self.frame = frame
    self.isLarge = isLarge
  }

  private var spring: Spring { reading.spring }

  /// One frame for springs to be compared, in which the longest settles well before the right edge; it ends at the same
  /// time however few steps there is room for.
  package static func frame(of readings: [SpringReading], most: Int) -> (axis: TimeAxis, frame: CurveFrame) {
    let reach = readings.map(\.reach).max() ?? 1
    let axis = TimeAxis(covering: reach * 1080).with(most: most)
    let lowest = readings.map { deepest($0.spring) }.min() ?? 0
    let top = readings.map(\.spring.overshoot).max() ?? 0
    return (axis, CurveFrame(end: axis.end / 1000, low: max(min(lowest, 0), -1), high: 1 + min(top, 2)))
  }

  /// The lowest value of a spring that starts backwards; at most 0.
  private static func deepest(_ spring: Spring) -> Double {
    guard spring.velocity < 0 else { return 0 }
    let period = spring.response
    return (1...64).map { spring.value(at: period * Double($0) / 64) }.min() ?? 0
  }

  package var node: Node {
    h(
      "div", .class(isLarge ? "plot large" : "plot"), .role("img"), .label(reading.sentence),
      .attr("data-play", reading.playground)
    ) {
      h("svg", .attr("viewBox", "0 0 1000 1000"), .attr("preserveAspectRatio", "none")) {
        if isLarge { envelope }
        shade
        h("path", .class("axes"), .attr("d", axes))
        h("path", .class("target"), .attr("d", "M0 \(frame.y(1).trimmed(1))h1000"))
        h("path", .class("curve"), .attr("d", frame.path(spring.plotSegments(over: 0...frame.end, error: 0.0015))))
      }
      for tick in axis.ticks { h("span", .class("x"), .style("left:\(axis.left(tick))")) { axis.label(tick) } }
      if isLarge {
        for value in [0, 0.5, 1] {
          h("span", .class("y"), .style("bottom:\(frame.bottom(value))")) { value.trimmed(1) }
        }
        peak
      }
      settled
      Replay.dot(in: frame, to: min(reading.reach, frame.end))
    }
  }

  /// The bottom axis with a tick at every step, and ticks for 0, one half and 1 at the left.
  private var axes: String {
    let foot = frame.y(frame.low)
    var path = PathData()
    path.move(0, frame.y(0))
    path.line(CurveFrame.side, frame.y(0))
    for tick in axis.ticks {
      path.move(frame.x(tick / 1000), foot)
      path.line(frame.x(tick / 1000), foot + (isLarge ? 18 : 36))
    }
    return path.text
  }

  // MARK: Overshoot

  /// Every visible overshoot.
  private var shade: Node? {
    var path = PathData()
    for lobe in lobes { frame.area(spring.plotSegments(over: lobe, error: 0.002), into: &path) }
    return path.text.isEmpty ? nil : h("path", .class("over"), .attr("d", path.text))
  }

  /// The intervals in which the value exceeds its target, and at some point by 0.4 % or more.
  private var lobes: [ClosedRange<Double>] {
    guard var top = spring.overshootTime, spring.overshoot >= 0.004, spring.dampingRatio < 1 else { return [] }
    let half = Double.pi / (spring.angularFrequency * (1 - spring.dampingRatio * spring.dampingRatio).squareRoot())
    var lobes: [ClosedRange<Double>] = []
    while top < frame.end, spring.value(at: top) >= 1.004, lobes.count < 12 {
      let start = crossing(from: max(0, top - half), to: top)
      let end = crossing(from: top + half, to: top)
      if start < end, end <= frame.end { lobes.append(start...end) }
      top += 2 * half
    }
    return lobes
  }

  /// The time at which the value passes 1, between a time when it is below and one when it is above.
  private func crossing(from below: Double, to above: Double) -> Double {
    var (low, high) = (below, above)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if spring.value(at: middle) < 1 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private var peak: Node? {
    guard let time = spring.overshootTime, spring.overshoot >= 0.0005, time <= frame.end else { return nil }
    let side = time > frame.end * 0.45 ? "peak end" : "peak"
    return h(
      "span", .class(side),
      .style("left:\(frame.left(time));bottom:\(frame.bottom(1 + min(spring.overshoot, frame.high - 1)))")
    ) {
      h("b") { reading.overshootText }
      " at \(MotionText.time(seconds: time))"
    }
  }

  // MARK: Settling

  private var settled: Node? {
    guard let time = spring.settleTime, time <= frame.end else { return nil }
    return h(
      "span", .class(time > frame.end * 0.58 ? "settled before" : "settled"),
      .style("left:\(frame.left(time));bottom:\(frame.bottom(1))")
    ) {
      if isLarge { h("b") { reading.settleText } }
    }
  }

  /// The two exponentials that bound the motion, each from where it enters the picture.
  private var envelope: Node? {
    guard spring.dampingRatio < 1, spring.damping > 0 else { return nil }
    let bounds = [(room: frame.high - 1, side: 1.0), (room: 1 - frame.low, side: -1)]
    let paths = bounds.compactMap { bound in
      entry(into: bound.room).map { frame.path(band(from: $0, to: reading.reach, side: bound.side)) }
    }
    return paths.isEmpty ? nil : h("path", .class("faint"), .attr("d", paths.joined()))
  }

  /// The first time shown at which the envelope is at most `room` from the target.
  private func entry(into room: Double) -> Double? {
    let times = (0...18).map { reading.reach * Double($0) / 18 }
    guard let index = times.firstIndex(where: { spring.envelope(at: $0) <= room }) else { return nil }
    guard index > 0 else { return 0 }
    var (low, high) = (times[index - 1], times[index])
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if spring.envelope(at: middle) > room { low = middle } else { high = middle }
    }
    return high
  }

  private func band(from start: Double, to end: Double, side: Double) -> [CurveSegment] {
    let pieces = 9
    let step = (end - start) / Double(pieces)
    let value = { (time: Double) in 1 + side * spring.envelope(at: time) }
    let slope = { (time: Double) in (value(time + step / 500) - value(time)) / (step / 500) }
    return (0..<pieces).map { index in
      let from = start + Double(index) * step
      let to = from + step
      return CurveSegment(
        from: CurvePoint(t: from, x: value(from)), slope: slope(from), to: CurvePoint(t: to, x: value(to)),
        slope: slope(to - step / 500))
    }
  }
}
