import Diagnostics
import Markup
import Motion
import Plates
import Printing
import TokenValues

/// The motion and haptics of an interaction on one time axis.
enum Choreography: Specimen {
  static let info = SpecimenInfo(
    name: "choreography",
    summary: "Haptics, springs, durations and notes of an interaction on one time axis: `TIME KIND: TOKEN | label`.",
    example:
      "0ms haptic: haptic.light | press\n0ms spring: motion.spring.press | scale to 0.98\n300ms duration: 200ms | fade")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let events = ChoreographyEvent.all(request, into: &diagnostics)
    guard !events.isEmpty else { return .empty }
    let axis = axis(of: events)
    let moments = Set(events.filter(\.isMoment).flatMap(\.times)).filter { $0 <= axis.end }.sorted()
    let hasHaptics = events.contains(where: \.isHaptic)
    let hasPress = events.contains(where: \.isPress)
    let notes = [
      hasPress ? SpringPress.note : nil, hasHaptics ? "Haptic glyphs show character, not measured amplitude." : nil,
    ].compactMap(\.self)
    return Plate.figure(info.name, request.scene, note: notes.isEmpty ? nil : notes.joined(separator: " ")) {
      Plate.alternative(events.map(\.sentence).joined(separator: " "))
      Lane.chart(events.map { $0.lane(axis) }, over: axis, moments: moments, request.scene)
    }
  }

  /// As long as the longest motion, with room for the glyph of the last haptic.
  private static func axis(of events: [ChoreographyEvent]) -> TimeAxis {
    let ends = events.map { ($0.times.max() ?? 0) + $0.length }
    let last = events.filter { $0.length == 0 }.flatMap(\.times).max() ?? 0
    return TimeAxis(covering: max(ends.max() ?? 0, last * 1.2, 200), most: 8)
  }
}

extension ChoreographyEvent {
  var isHaptic: Bool {
    switch kind {
    case .haptic: true
    case .spring, .press, .duration, .transition, .note: false
    }
  }

  fileprivate var isPress: Bool {
    switch kind {
    case .press: true
    case .haptic, .spring, .duration, .transition, .note: false
    }
  }

  /// Whether it is instantaneous, and marked by a line through all lanes.
  fileprivate var isMoment: Bool {
    switch kind {
    case .haptic, .note: true
    case .spring, .press, .duration, .transition: false
    }
  }

  // MARK: Drawing

  fileprivate func lane(_ axis: TimeAxis) -> Lane {
    Lane(name: label, remark: remark, token: token, marks: marks(axis))
  }

  private var remark: String? {
    switch kind {
    case .haptic(let haptic): "Haptic, \(Self.words(haptic))"
    case .spring(.success(let reading)): "Spring \(reading.terms), \(reading.overshootText)"
    case .spring(.failure(let unread)): "Spring, not drawn: \(unread.reason)"
    case .press(let press): press.remark
    case .duration(.some, _): "Duration, shortest to longest"
    case .duration(nil, _): "Duration"
    case .transition(let transition):
      "Transition, \(transition.timingFunction.keyword ?? transition.timingFunction.css)"
    case .note: nil
    }
  }

  fileprivate static func words(_ haptic: Haptic) -> String {
    var seen: [String] = []
    for pattern in haptic.platforms where !seen.contains(pattern.words) { seen.append(pattern.words) }
    return seen.joined(separator: "; ")
  }

  private func marks(_ axis: TimeAxis) -> [Node] {
    switch kind {
    case .haptic(let haptic):
      let glyph = HapticGlyph(character: haptic.platforms.first?.character, height: 40)
      return times.map { glyph.node(style: "left:\(axis.left($0))") }
        + (times.last.map { [at($0, axis, by: glyph.width)] } ?? [])
    case .spring(.success(let reading)): return spring(reading, axis)
    case .spring(.failure): return times.map { h("i", .class("moment"), .style("left:\(axis.left($0))")) }
    case .press(let press): return self.press(press, axis)
    case .duration(let shortest, let longest):
      let least = shortest.map { max($0.milliseconds, 0) }
      let bars = times.flatMap { start -> [Node] in
        guard let least else { return [axis.bar(from: start, to: start + length)] }
        return [
          axis.bar(from: start, to: start + least),
          axis.bar(from: start + least, to: start + length, class: "bar maybe"),
        ]
      }
      return bars + [
        axis.figure(MotionText.range(shortest, longest), from: times[0], to: (times.max() ?? 0) + length)
      ]
    case .transition(let transition): return curve(transition, axis)
    case .note:
      return times.map { h("i", .class("moment"), .style("left:\(axis.left($0))")) } + [at(times[0], axis, by: 0)]
    }
  }

  /// The time beside a glyph or a tick.
  private func at(_ time: Double, _ axis: TimeAxis, by width: Double) -> Node {
    let text = MotionText.time(milliseconds: time)
    if axis.percent(time) > 60 {
      return h("span", .class("fig before"), .style("right:\((100 - axis.percent(time)).trimmed(2))%")) { text }
    }
    return h("span", .class("fig"), .style("left:calc(\(axis.left(time)) + \(width.px(0)))")) { text }
  }

  private func spring(_ reading: SpringReading, _ axis: TimeAxis) -> [Node] {
    let frame = CurveFrame(end: reading.reach, low: 0, high: 1 + min(reading.spring.overshoot, 2))
    let path = frame.path(reading.spring.plotSegments(over: 0...reading.reach, error: 0.006))
    let curves = times.map { axis.curve(path, target: frame.y(1), from: $0, to: $0 + reading.reach * 1000) }
    let last = times.max() ?? 0
    return curves + [axis.figure(reading.settleText(after: last), from: last, to: last + length, within: "below")]
  }

  private func press(_ press: SpringPress, _ axis: TimeAxis) -> [Node] {
    let (paths, targets, reach) = (press.paths, press.targets, press.reading.reach * 1000)
    return times.flatMap { time -> [Node] in
      [
        axis.curve(paths.down, target: targets.pressed, from: time, to: time + reach),
        axis.curve(paths.back, target: targets.rest, from: time + reach, to: time + 2 * reach),
        h("i", .class("moment let-go"), .style("left:\(axis.left(time + reach))")),
        h("span", .class("fig let-go"), .style("left:\(axis.left(time + reach))")) { "let go" },
      ]
    }
  }

  private func curve(_ transition: Transition, _ axis: TimeAxis) -> [Node] {
    let curve = transition.timingFunction
    let frame = CurveFrame(end: 1, low: min(0, curve.y1, curve.y2), high: max(1, curve.y1, curve.y2))
    let path = frame.path(Easing.cubicBezier(curve, keyword: nil).outline)
    let delay = max(transition.delay.milliseconds, 0)
    let marks = times.flatMap { time in
      (delay > 0 ? [axis.bar(from: time, to: time + delay, class: "wait")] : [])
        + [axis.curve(path, target: frame.y(1), from: time + delay, to: time + length)]
    }
    let last = times.max() ?? 0
    let text = MotionText.time(transition.duration)
    return marks + [axis.figure(text, from: last + delay, to: last + length, within: "below")]
  }

  // MARK: Words

  /// The event as a sentence: `At 0 ms, press: one light tap.`
  var sentence: String {
    let starts = Plate.list(times.map { MotionText.time(milliseconds: $0) })
    switch kind {
    case .haptic(let haptic): return "At \(starts), \(label): \(Self.words(haptic))."
    case .spring(.success(let reading)): return "From \(starts), \(label): a spring that \(reading.motionWords)."
    case .spring(.failure(let unread)): return "From \(starts), \(label): a spring that is not drawn, \(unread.reason)."
    case .press(let press): return "From \(starts), \(label): \(press.sentence)."
    case .duration(let least, let longest):
      let shortest = least.map { "\(MotionText.time($0)) to " } ?? ""
      return "From \(starts), \(label): for \(shortest)\(MotionText.time(longest))."
    case .transition(let transition):
      let time = MotionText.time(transition.duration)
      return "From \(starts), \(label): a transition of \(time)."
    case .note: return "At \(starts): \(Plate.sentence(label))"
    }
  }
}

extension SpringReading {
  /// The settle time on an axis on which the spring starts later.
  func settleText(after start: Double) -> String {
    guard let time = spring.settleTime, start > 0 else { return settleText }
    return "settles at \(MotionText.time(milliseconds: start + time * 1000))"
  }
}
