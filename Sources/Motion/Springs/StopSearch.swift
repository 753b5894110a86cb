/// Finds the fewest straight pieces that stay within an error of a motion: a shortest path through a narrow tube.
///
/// Greedy, which is optimal here: of all lines that a piece can take, the one that gets furthest before it leaves the
/// tube touches one wall and then leaves through the other. Every path with one more piece has to cross that line
/// between the touch and the exit, so the next piece starts there, at whichever point gets it furthest.
/// Source: Imai and Iri, "An optimal algorithm for approximating a piecewise linear function", 1986, for the idea; here
/// the crossing points are tried on the grid of printable percentages.
struct StopSearch {
  let samples: MotionSamples
  /// Half the height of the tube.
  let error: Double
  let valuePlaces: Int

  /// How far a piece from a given point gets, and along which line.
  private struct Reach {
    /// The first sample that it misses; the number of samples if it reaches the end.
    let missed: Int
    /// Where its line last touches a wall.
    let touch: Double
    /// Where its line leaves the tube.
    let exit: Double
    let steepness: Double
  }

  /// The stops, from 0 at the start to 1 at the end.
  func stops() -> [RoundedStop] {
    var stops = [RoundedStop(position: 0, percentPlaces: 0, value: 0, valuePlaces: 0)]
    var reach = reach(from: 0, 0, first: 1)
    while reach.missed < samples.count {
      guard let last = stops.last else { break }
      let best = bestCrossing(of: reach, from: last)
      guard let best else { break }
      stops.append(best.stop)
      reach = best.reach
    }
    stops.append(RoundedStop(position: 1, percentPlaces: 0, value: 1, valuePlaces: 0))
    return stops
  }

  /// Scans ahead with the cone of all lines that are still inside the tube.
  private func reach(from position: Double, _ value: Double, first: Int) -> Reach {
    var flattest = -Double.infinity
    var steepest = Double.infinity
    var floorTouch = position
    var ceilingTouch = position
    let (positions, values) = (samples.positions, samples.values)
    let end = positions.count - 1
    for index in first...end {
      let width = positions[index] - position
      // The last stop is exactly 1, whatever the tube.
      let middle = index == end ? 1 : values[index]
      let half = index == end ? 0 : error
      let (low, high) = (middle - half - value, middle + half - value)
      if low > steepest * width || high < flattest * width {
        let isBelow = low > steepest * width
        let steepness = isBelow ? steepest : flattest
        let exit = exit(before: index, from: position, value, steepness, throughFloor: isBelow)
        return Reach(missed: index, touch: isBelow ? ceilingTouch : floorTouch, exit: exit, steepness: steepness)
      }
      if low > flattest * width { (flattest, floorTouch) = (low / width, positions[index]) }
      if high < steepest * width { (steepest, ceilingTouch) = (high / width, positions[index]) }
    }
    return Reach(missed: samples.count, touch: 1, exit: 2, steepness: (1 - value) / (1 - position))
  }

  /// Where a line crosses the wall between a sample and the one before it.
  private func exit(
    before index: Int, from position: Double, _ value: Double, _ steepness: Double, throughFloor: Bool
  ) -> Double {
    let right = samples.positions[index]
    let left = max(position, samples.positions[index - 1])
    guard steepness.isFinite, left < right else { return left }
    let side = throughFloor ? -error : error
    let atLeft = value + steepness * (left - position) - (samples.value(at: left) + side)
    let atRight = value + steepness * (right - position) - (samples.values[index] + side)
    guard atLeft != atRight else { return left }
    return left + (right - left) * min(1, max(0, atLeft / (atLeft - atRight)))
  }

  /// The point between the line's touch and its exit from which the next piece gets furthest: evenly spaced candidates
  /// first, then a refinement around the best one.
  private func bestCrossing(of reach: Reach, from last: RoundedStop) -> (stop: RoundedStop, reach: Reach)? {
    let window = crossings(of: reach, from: last)
    var best: (place: Double, stop: RoundedStop, reach: Reach)?
    func visit(_ place: Double) {
      guard place >= window.low, place <= window.high, place != best?.place else { return }
      let position = place / window.scale
      let value = last.value + reach.steepness * (position - last.position)
      let stop = RoundedStop(
        position: position, percentPlaces: window.percentPlaces, value: value, valuePlaces: valuePlaces)
      let next = self.reach(from: stop.position, stop.value, first: firstSample(after: stop.position, from: reach))
      if best.map({ $0.reach.exit < next.exit }) ?? true { best = (place, stop, next) }
    }
    var step = max(1, ((window.high - window.low) / Self.spread).rounded())
    for index in 0..<Int(Self.spread) { visit(window.low + Double(index) * step) }
    visit(window.high)
    while step > 1, let centre = best?.place {
      step = (step / 2).rounded(.up)
      visit(centre - step)
      visit(centre + step)
    }
    return best.map { ($0.stop, $0.reach) }
  }

  private static let spread = 7.0

  /// Printable positions, as whole steps of 1 / `scale`.
  private struct Window {
    let low: Double
    let high: Double
    let scale: Double
    let percentPlaces: Int
  }

  /// The printable positions from the line's touch to its exit, on the coarsest grid of percentages that has a dozen of
  /// them.
  private func crossings(of reach: Reach, from last: RoundedStop) -> Window {
    let start = max(reach.touch, last.position)
    var percentPlaces = 1
    while true {
      let scale = RoundedStop.powers[percentPlaces] * 100
      let low = max((start * scale).rounded(.up), (last.position * scale).rounded(.down) + 1)
      let high = min((reach.exit * scale).rounded(.down), scale - 1)
      if high - low >= 12 || percentPlaces == 8 {
        return Window(low: low, high: high, scale: scale, percentPlaces: percentPlaces)
      }
      percentPlaces += 1
    }
  }

  /// The first sample after a position, which is before the sample that `reach` missed or just after it.
  private func firstSample(after position: Double, from reach: Reach) -> Int {
    var index = min(reach.missed, samples.count - 1)
    while index > 0, samples.positions[index - 1] > position { index -= 1 }
    while index < samples.count - 1, samples.positions[index] <= position { index += 1 }
    return index
  }
}
