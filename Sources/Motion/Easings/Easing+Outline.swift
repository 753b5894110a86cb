extension Easing {
  /// The curve over 0 … 1 as exact pieces for drawing, in order: one cubic, straight lines, or steps with vertical
  /// jumps.
  ///
  /// At most 2,000 pieces; steps beyond that are not drawn. Empty if a cubic is not valid.
  package var outline: [CurveSegment] {
    switch self {
    case .linear:
      return [CurveSegment(lineFrom: CurvePoint(t: 0, x: 0), to: CurvePoint(t: 1, x: 1))]
    case .cubicBezier(let curve, _):
      guard curve.isValid else { return [] }
      return [
        CurveSegment(
          start: CurvePoint(t: 0, x: 0), control1: CurvePoint(t: curve.x1, x: curve.y1),
          control2: CurvePoint(t: curve.x2, x: curve.y2), end: CurvePoint(t: 1, x: 1))
      ]
    case .steps(let count, let position): return Self.stairs(count, position)
    case .linearStops(let stops): return Self.lines(stops, of: self)
    }
  }

  private static func stairs(_ count: Int, _ position: StepPosition) -> [CurveSegment] {
    let steps = min(max(1, count), 999)
    var points = [CurvePoint(t: 0, x: 0)]
    for step in 0..<steps {
      // Sampled in the middle of a step, so that rounding cannot land on a neighbouring one.
      let height = position.value(at: (Double(step) + 0.5) / Double(steps), steps: steps)
      points.append(CurvePoint(t: Double(step) / Double(steps), x: height))
      points.append(CurvePoint(t: Double(step + 1) / Double(steps), x: height))
    }
    points.append(CurvePoint(t: 1, x: 1))
    return joined(points)
  }

  private static func lines(_ stops: [LinearStop], of easing: Easing) -> [CurveSegment] {
    guard !stops.isEmpty else { return [] }
    var points: [CurvePoint] = []
    if let first = stops.first, first.position > 0 { points.append(CurvePoint(t: 0, x: easing.value(at: 0))) }
    if let after = stops.firstIndex(where: { $0.position > 0 }), after > 0, stops[after - 1].position < 0 {
      points.append(CurvePoint(t: 0, x: easing.value(at: 0)))
    }
    for stop in stops.prefix(1_998) where (0...1).contains(stop.position) {
      points.append(CurvePoint(t: stop.position, x: stop.value))
    }
    if points.last?.t != 1 { points.append(CurvePoint(t: 1, x: easing.value(at: 1))) }
    return joined(points)
  }

  private static func joined(_ points: [CurvePoint]) -> [CurveSegment] {
    zip(points, points.dropFirst()).filter { $0 != $1 }.map { CurveSegment(lineFrom: $0, to: $1) }
  }
}
