/// Minimizes a function of a few unknowns by a simplex, without derivatives; the function may have kinks.
///
/// Source: Nelder and Mead, "A simplex method for function minimization", 1965, with their coefficients.
enum SimplexSearch {
  /// The best point found from `start` in so many rounds, and its value; the same on every run.
  static func minimum(
    from start: [Double], step: Double, rounds: Int, of function: ([Double]) -> Double
  ) -> (point: [Double], value: Double) {
    var corners = [(point: start, value: function(start))]
    for index in start.indices {
      var point = start
      // Inward from 1, so that a bound at 1 does not flatten the simplex.
      point[index] += point[index] > 0.9 ? -step : step
      corners.append((point, function(point)))
    }
    for _ in 0..<rounds {
      corners.sort { $0.value < $1.value }
      improve(&corners, of: function)
    }
    return corners.min { $0.value < $1.value } ?? (start, function(start))
  }

  /// Replaces the worst of the sorted corners, or draws all of them towards the best.
  private static func improve(_ corners: inout [(point: [Double], value: Double)], of function: ([Double]) -> Double) {
    let last = corners.count - 1
    guard last > 0 else { return }
    let worst = corners[last]
    let centre = worst.point.indices.map { index in
      corners[..<last].reduce(0) { $0 + $1.point[index] } / Double(last)
    }
    /// The point on the line from the worst corner through the centre.
    func moved(_ factor: Double) -> (point: [Double], value: Double) {
      let point = zip(centre, worst.point).map { $0 + factor * ($0 - $1) }
      return (point, function(point))
    }
    let reflected = moved(1)
    if reflected.value < corners[0].value {
      let expanded = moved(2)
      corners[last] = expanded.value < reflected.value ? expanded : reflected
    } else if reflected.value < corners[last - 1].value {
      corners[last] = reflected
    } else {
      let contracted = reflected.value < worst.value ? moved(0.5) : moved(-0.5)
      if contracted.value < min(reflected.value, worst.value) {
        corners[last] = contracted
      } else {
        let best = corners[0].point
        for index in 1...last {
          let point = zip(best, corners[index].point).map { $0 + ($1 - $0) / 2 }
          corners[index] = (point, function(point))
        }
      }
    }
  }
}
