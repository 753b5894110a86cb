/// A CSS easing function: input progress to output progress.
///
/// Source: https://drafts.csswg.org/css-easing-2/
package enum Easing: Hashable, Sendable {
  /// The keyword `linear`.
  case linear
  /// `cubic-bezier(…)`, or the keyword it was written as: `ease-in`.
  case cubicBezier(CubicBezier, keyword: String?)
  /// `steps(…)`, or `step-start` and `step-end`; the count is 1 or more, for `.jumpNone` 2 or more.
  case steps(Int, StepPosition)
  /// `linear(…)` with every position filled in, in ascending order.
  case linearStops([LinearStop])
}

/// Where a stepped easing jumps.
package enum StepPosition: String, CaseIterable, Sendable {
  case jumpStart = "jump-start"
  case jumpEnd = "jump-end"
  case jumpNone = "jump-none"
  case jumpBoth = "jump-both"
}

/// A stop of `linear()`.
package struct LinearStop: Hashable, Sendable {
  /// Input progress; 1 is 100 %.
  package let position: Double
  /// Output progress.
  package let value: Double

  /// Creates a stop.
  package init(position: Double, value: Double) {
    self.position = position
    self.value = value
  }
}

extension Easing {
  /// Output progress at input progress `x`, also outside 0 … 1; NaN if `x` is NaN.
  package func value(at x: Double) -> Double {
    guard !x.isNaN else { return .nan }
    return switch self {
    case .linear: x
    case .cubicBezier(let curve, _): curve.value(at: x)
    case .steps(let count, let position): position.value(at: x, steps: count)
    case .linearStops(let stops): Self.value(at: x, of: stops)
    }
  }

  /// The control points x1, y1, x2, y2 of an easing that is a single cubic; nil for steps and stops.
  package var controlPoints: [Double]? {
    switch self {
    case .linear: [0, 0, 1, 1]
    case .cubicBezier(let curve, _): [curve.x1, curve.y1, curve.x2, curve.y2]
    case .steps, .linearStops: nil
    }
  }

  /// Linear between neighbouring stops; outside, the first or last piece is continued.
  private static func value(at x: Double, of stops: [LinearStop]) -> Double {
    guard let first = stops.first, let last = stops.last, stops.count > 1 else { return stops.first?.value ?? x }
    // The last stop at or before x: at a jump the later value counts.
    var low = 0
    var high = stops.count
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].position <= x { low = middle + 1 } else { high = middle }
    }
    if low == 0 { return between(first, stops[1], at: x) ?? stops[1].value }
    if low == stops.count { return between(stops[low - 2], last, at: x) ?? last.value }
    return between(stops[low - 1], stops[low], at: x) ?? stops[low].value
  }

  /// Nil if both are at the same position.
  private static func between(_ a: LinearStop, _ b: LinearStop, at x: Double) -> Double? {
    let width = b.position - a.position
    guard width > 0 else { return nil }
    let share = (x - a.position) / width
    if share == 0 { return a.value }
    if share == 1 { return b.value }
    let value = a.value + (b.value - a.value) * share
    return value.isNaN ? nil : value
  }
}

extension StepPosition {
  /// The number of jumps of `steps` with so many intervals.
  private func jumps(steps: Double) -> Double {
    switch self {
    case .jumpStart, .jumpEnd: steps
    case .jumpNone: max(1, steps - 1)
    case .jumpBoth: steps + 1
    }
  }

  /// Source: https://drafts.csswg.org/css-easing-2/#step-easing-algo, with the before flag unset.
  func value(at x: Double, steps count: Int) -> Double {
    let steps = Double(max(1, count))
    let jumps = jumps(steps: steps)
    var step = (x * steps).rounded(.down)
    switch self {
    case .jumpStart, .jumpBoth: step += 1
    case .jumpEnd, .jumpNone: break
    }
    if x >= 0, step < 0 { step = 0 }
    if x <= 1, step > jumps { step = jumps }
    return step / jumps
  }
}
