import Motion
import Testing

struct CubicBezierTests {
  /// Solved by bisection with 50 digits (mpmath 1.3): keywords, vertical tangents, steep and overshooting curves.
  static let exact: [(curve: CubicBezier, x: Double, y: Double)] = [
    (CubicBezier(0.25, 0.1, 0.25, 1), 0.5, 0.80240338758485699),
    (CubicBezier(0.25, 0.1, 0.25, 1), 0.1, 0.094796305716043257),
    (CubicBezier(0.42, 0, 1, 1), 0.5, 0.31535681257253931),
    (CubicBezier(0, 0, 0.58, 1), 0.5, 0.68464318742746071),
    (CubicBezier(0.42, 0, 0.58, 1), 0.25, 0.12916193104731982),
    (CubicBezier(1, 0, 0, 1), 0.5001, 0.54381026607319139),
    (CubicBezier(1, 0, 0, 1), 0.4999999, 0.49561402339263866),
    (CubicBezier(1, 0, 0, 1), 0.3, 0.047395275203942004),
    (CubicBezier(0.999999999, 0, 1e-09, 1), 0.50000001, 0.50203567006599303),
    (CubicBezier(1, 0, 1e-12, 1), 0.5000000001, 0.50043805336213804),
    (CubicBezier(0, 1, 0, 1), 1e-09, 0.0029970010000000001),
    (CubicBezier(0, 1, 0, 1), 0.9, 0.99995889845841629),
    (CubicBezier(1, 0, 1, 0), 0.999999999, 0.9970029990282254),
    (CubicBezier(1, 0, 1, 0), 0.1, 4.1101541583706617e-5),
    (CubicBezier(0, 0, 0, 1), 0.001, 0.028),
    (CubicBezier(1, 0, 1, 1), 0.999, 0.97199999999999998),
    (CubicBezier(0.68, -0.55, 0.265, 1.55), 0.1, -0.066291477333528743),
    (CubicBezier(0.68, -0.55, 0.265, 1.55), 0.9, 1.06237319516637),
    (CubicBezier(0.5, 100, 0.5, -100), 0.3, 28.010922136950371),
    (CubicBezier(0.02, 0.9, 0.01, 1), 0.0001, 0.0045043930416864669),
    (CubicBezier(0, 1.5, 1, 1.5), 0.01, 0.24965537278836513),
    (CubicBezier(1, 0.2, 0, 0.7), 0.49999999999, 0.4623473167691292),
  ]

  @Test(arguments: exact)
  func isRightToABillionth(_ row: (curve: CubicBezier, x: Double, y: Double)) {
    #expect(abs(row.curve.value(at: row.x) - row.y) < 1e-9)
  }

  @Test func holdsItsEndsAndNeverTurnsBack() {
    for x1 in stride(from: 0.0, through: 1, by: 0.125) {
      for x2 in stride(from: 0.0, through: 1, by: 0.125) {
        let curve = CubicBezier(x1, x1, x2, x2)
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1)
        // With y = x at the control points the curve is the identity, however unevenly it runs.
        for step in 1..<50 { #expect(abs(curve.value(at: Double(step) / 50) - Double(step) / 50) < 1e-12) }
      }
    }
  }

  @Test func looksTheSameFromItsOtherEnd() {
    for curve in Self.exact.map(\.curve) {
      let turned = CubicBezier(1 - curve.x2, 1 - curve.y2, 1 - curve.x1, 1 - curve.y1)
      for step in 1..<40 {
        let x = Double(step) / 40
        // Turning rounds the control points, which the steepest of these curves magnify.
        #expect(abs(curve.value(at: x) - 1 + turned.value(at: 1 - x)) < 1e-7)
      }
    }
  }

  @Test func slopeIsTheDerivative() {
    for curve in [CubicBezier.ease, .easeIn, .easeOut, .easeInOut, .linear, CubicBezier(0.68, -0.55, 0.265, 1.55)] {
      for step in 1..<20 {
        let x = Double(step) / 20
        let numeric = (curve.value(at: x + 1e-5) - curve.value(at: x - 1e-5)) / 2e-5
        #expect(abs(curve.slope(at: x) - numeric) < 1e-5 * max(1, abs(numeric)))
      }
    }
    #expect(CubicBezier(1, 0, 0, 1).slope(at: 0.5) == .infinity)
    #expect(CubicBezier(0, 1, 1, 1).slope(at: 0) == .infinity)
    #expect(CubicBezier.ease.slope(at: 0) == 0.4)
  }

  /// Source: CSS Easing 2, output of a cubic Bézier easing function, tangents outside 0 … 1.
  @Test(
    arguments: [
      (CubicBezier(0.25, 0.1, 0.25, 1), -1, -0.4), (CubicBezier(0.25, 0.1, 0.25, 1), 2, 1),
      (CubicBezier(0, 0.5, 0.5, 1), -1, -2), (CubicBezier(0, 1, 0, 1), -1, 0),
      (CubicBezier(0.5, 0, 0.5, 0), 2, 3), (CubicBezier(0.5, 0, 1, 0.5), 2, 3), (CubicBezier(1, 0, 1, 0), 2, 1),
      (CubicBezier.linear, -3, -3), (CubicBezier.linear, 3, 3), (CubicBezier(0.3, 0.3, 0.6, 0.6), 3, 3),
    ] as [(CubicBezier, Double, Double)])
  func goesOnAlongItsTangents(_ row: (curve: CubicBezier, x: Double, y: Double)) {
    #expect(abs(row.curve.value(at: row.x) - row.y) < 1e-12)
  }

  @Test func answersHostileNumbersWithoutTrapping() {
    for a in Sample.hostile {
      for b in Sample.hostile {
        let curve = CubicBezier(a, b, b, a)
        for x in Sample.hostile + [0.1, 0.5, 0.9] { #expect(curve.isValid || curve.value(at: x).isNaN) }
        #expect(CubicBezier(0.3, a, 0.4, b).value(at: .nan).isNaN)
        _ = curve.slope(at: a)
      }
    }
  }
}
