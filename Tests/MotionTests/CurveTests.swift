import Motion
import Testing

struct CurveTests {
  @Test(arguments: Sample.springs.filter { $0.dampingRatio > 0.1 && abs($0.velocity) < 100 })
  func drawsTheMotionWithinTheErrorInAFewDozenPieces(_ spring: Spring) throws {
    let end = try #require(spring.settleTime)
    for error in [0.01, 0.001] {
      let segments = spring.plotSegments(over: 0...end, error: error)
      #expect(segments.count <= 48)
      for segment in segments {
        for step in 0...20 {
          let point = segment.point(at: Double(step) / 20)
          #expect(abs(point.x - spring.value(at: point.t)) <= error + 1e-12)
        }
      }
    }
  }

  @Test func piecesJoinAndCoverTheRange() throws {
    for spring in Sample.springs {
      for range in [0.0...1, 0.25...0.5, -3...2] {
        let segments = spring.plotSegments(over: range, error: 0.005)
        #expect(segments.first?.start.t == max(0, range.lowerBound))
        #expect(segments.last?.end.t == range.upperBound)
        #expect(zip(segments, segments.dropFirst()).allSatisfy { $0.end == $1.start })
        #expect(segments.count <= 240)
      }
    }
  }

  @Test func drawsAnythingWithoutTrapping() {
    for error in Sample.hostile {
      for velocity in Sample.hostile {
        let spring = Spring(stiffness: 1e9, damping: 1, velocity: velocity)
        for range in [0.0...0, 0...1e-300, 0...1e300, -5 ... -1, 0...10, 0...(.infinity)] {
          let segments = spring.plotSegments(over: range, error: error)
          #expect(segments.count <= 240)
          #expect(segments.allSatisfy { $0.end.x.isFinite && $0.control1.x.isFinite })
        }
      }
    }
  }

  @Test func easingsAreDrawnExactly() throws {
    #expect(Easing.linear.outline.count == 1)
    let ease = try #require(Easing.cubicBezier(.ease, keyword: "ease").outline.first)
    #expect(ease.control1 == CurvePoint(t: 0.25, x: 0.1) && ease.control2 == CurvePoint(t: 0.25, x: 1))
    #expect(try Easing(css: "linear(0, 0.5 25% 75%, 1)").outline.map(\.end.t) == [0.25, 0.75, 1])
    #expect(
      try Easing(css: "steps(2, jump-none)").outline.map { [$0.end.t, $0.end.x] } == [[0.5, 0], [0.5, 1], [1, 1]])
    #expect(
      try Easing(css: "steps(2, start)").outline.map { [$0.end.t, $0.end.x] } == [
        [0, 0.5], [0.5, 0.5], [0.5, 1], [1, 1],
      ])
    #expect(Easing.linearStops([]).outline.isEmpty)
    #expect(Easing.cubicBezier(CubicBezier(2, 0, 0, 1), keyword: nil).outline.isEmpty)
    #expect(Easing.steps(.max, .jumpEnd).outline.count <= 2_000)
    #expect(Easing.steps(.min, .jumpNone).outline.count <= 2_000)
  }
}
