import Motion
import Testing

struct LinearEasingTests {
  /// The distance between what a browser makes of the text and the motion, at 20,000 moments.
  static func distance(_ easing: LinearEasing, _ spring: Spring) throws -> Double {
    let css = try Easing(css: easing.css)
    return (0...20_000).map { step in
      let share = Double(step) / 20_000
      return abs(css.value(at: share) - spring.value(at: share * easing.duration))
    }.max() ?? 0
  }

  @Test(arguments: Sample.springs.filter { $0.dampingRatio > 0.1 && abs($0.velocity) < 100 })
  func staysWithinTheErrorItStates(_ spring: Spring) throws {
    let easing = try #require(spring.linearEasing())
    #expect(easing.maximumError <= 0.0025)
    let distance = try Self.distance(easing, spring)
    #expect(distance <= easing.maximumError + 1e-12)
    #expect(distance >= easing.maximumError * 0.98)
    #expect(easing.duration == spring.settleTime)
    #expect(easing.stops.count <= (spring.dampingRatio > 0.3 ? 40 : 60))
  }

  /// The most stops that springs people use may take.
  @Test(arguments: [
    (Spring(stiffness: 100, damping: 10), 17), (Spring(stiffness: 200, damping: 18), 14),
    (Spring(stiffness: 200, damping: 18, mass: 4), 26), (Spring(duration: 0.5, bounce: 0), 12),
    (Spring(response: 0.5, dampingFraction: 0.825), 12), (Spring(stiffness: 1500, dampingRatio: 0.2), 38),
    (Spring(stiffness: 800, dampingRatio: 0.6), 16), (Spring(stiffness: 1400, dampingRatio: 0.9), 12),
  ])
  func needsFewStops(_ row: (spring: Spring, most: Int)) throws {
    #expect(try #require(row.spring.linearEasing()).stops.count <= row.most)
  }

  @Test func startsAtZeroRisesInPositionAndEndsAtOne() throws {
    for spring in Sample.springs {
      guard let easing = spring.linearEasing() else { continue }
      let first = try #require(easing.stops.first)
      let last = try #require(easing.stops.last)
      #expect(first.position == 0 && first.value == 0)
      #expect(last.position == 1 && last.value == 1)
      #expect(zip(easing.stops, easing.stops.dropFirst()).allSatisfy { $0.position < $1.position })
      #expect(easing.css.hasPrefix("linear(0, ") && easing.css.hasSuffix(", 1)"))
    }
  }

  @Test func printsTheStopsItMeasured() throws {
    for spring in Sample.springs {
      guard let easing = spring.linearEasing(), case .linearStops(let stops) = try Easing(css: easing.css) else {
        continue
      }
      #expect(stops.count == easing.stops.count)
      for (read, stop) in zip(stops, easing.stops) {
        #expect(abs(read.position - stop.position) < 1e-15)
        #expect(abs(read.value - stop.value) < 1e-12)
      }
    }
  }

  @Test func takesMoreStopsForLessError() throws {
    let spring = Spring(stiffness: 200, damping: 18)
    var before = 0
    for allowed in [0.1, 0.02, 0.005, 0.001, 0.0002, 0.00001] {
      let easing = try #require(spring.linearEasing(maximumError: allowed))
      #expect(easing.maximumError <= allowed)
      #expect(try Self.distance(easing, spring) <= easing.maximumError + 1e-12)
      #expect(easing.stops.count > before)
      before = easing.stops.count
    }
  }

  @Test func givesUpOnASwingThatWouldTakeThousandsOfStops() throws {
    #expect(try #require(Spring(stiffness: 100, dampingRatio: 0.01).linearEasing()).stops.count < 1_000)
    let endless = Spring(stiffness: 100, dampingRatio: 0.0001)
    #expect(endless.linearEasing() == nil)
    #expect(endless.equivalents(css: endless.linearEasing()).map(\.platform).contains("CSS") == false)
  }

  @Test func answersHostileNumbersWithoutTrapping() {
    for allowed in Sample.hostile {
      if let easing = Spring(stiffness: 200, damping: 18).linearEasing(maximumError: allowed) {
        #expect(easing.maximumError <= 0.5)
      }
    }
    for number in Sample.hostile {
      for other in Sample.hostile {
        let spring = Spring(stiffness: 100, damping: number, velocity: other)
        if let easing = spring.linearEasing() { #expect(easing.maximumError <= 0.0025) }
      }
    }
  }
}
