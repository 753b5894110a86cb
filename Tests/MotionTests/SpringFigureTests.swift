import Motion
import Testing

struct SpringFigureTests {
  struct Row: Sendable {
    let k: Double, c: Double, m: Double, v: Double, overshoot: Double, overshootTime: Double?, settleTime: Double
    init(_ k: Double, _ c: Double, _ m: Double, _ v: Double, _ overshoot: Double, _ at: Double?, _ settles: Double) {
      (self.k, self.c, self.m, self.v) = (k, c, m, v)
      (self.overshoot, overshootTime, settleTime) = (overshoot, at, settles)
    }
    var spring: Spring { Spring(stiffness: k, damping: c, mass: m, velocity: v) }
  }

  /// Overshoot, its time and the settle time, by scanning and bisecting the closed form with 60 digits (mpmath 1.3).
  static let rows = [
    Row(100, 10, 1, 0, 0.16303353482158046, 0.36275987284684357, 1.2701651956539863),
    Row(200, 18, 1, 0, 0.07487734250910065, 0.28798932638206335, 0.72986666089920761),
    Row(200, 18, 4, 0, 0.34838233994315006, 0.46864654414003164, 2.9674408334594948),
    Row(900, 120, 4, 0, 0, nil, 0.61556089843010572),
    Row(40, 7, 1, 0, 0.12402061830002191, 0.5963735573104126, 1.9915941872928104),
    Row(230.2, 22, 1, 0, 0.03662671124572978, 0.30063431720941057, 0.66011741134116372),
    Row(1500, 15.491933384829668, 1, 0, 0.52662059933030299, 0.082788235548300844, 0.8531562414645436),
    Row(1, 0.02, 1, 0, 0.96907090397642306, 3.141749745004427, 688.27607866041307),
    Row(100, 20, 1, 0, 0, nil, 0.92334134764515857),
    Row(100, 19.9999999, 1, 0, 0, nil, 0.92334133343583765),
    Row(100, 20.0000001, 1, 0, 0, nil, 0.92334136185447913),
    Row(100, 200, 1, 0, 0, nil, 13.785903870867104),
    Row(1, 2000, 1, 0, 0, nil, 13815.507604085959),
    Row(100, 10, 1, 20, 0.69935727955369235, 0.18137993642342179, 1.4311813691166091),
    Row(100, 10, 1, -20, 0.28567135079138592, 0.44517366530903535, 1.6041268719897257),
    Row(100, 20, 1, 15, 0.024893534183931971, 0.3, 0.80076401091509014),
    Row(100, 20, 1, -15, 0, nil, 1.0183325729007664),
    Row(100, 200, 1, 300, 0.49486637070956782, 0.035570226433956379, 12.418065250401104),
    Row(100, 30, 1, 5, 0, nil, 1.7942760391045305),
    Row(100, 40, 1, 38, 0.010940452079279156, 0.19008649907523659, 1.1107728684966678),
    Row(100, 18, 1, 1000, 38.69860737758333, 0.10448172225177728, 1.3060741547467636),
  ]

  @Test(arguments: rows)
  func findsOvershootAndSettleTimeExactly(_ row: Row) throws {
    let spring = row.spring
    #expect(abs(spring.overshoot - row.overshoot) < 1e-12 * max(1, row.overshoot))
    if let expected = row.overshootTime {
      let time = try #require(spring.overshootTime)
      #expect(abs(time - expected) < 1e-12 * max(1, expected))
    } else {
      #expect(spring.overshootTime == nil)
    }
    let settles = try #require(spring.settleTime)
    #expect(abs(settles - row.settleTime) < 1e-10 * row.settleTime)
  }

  @Test func tellsTheEnginesApartAsPublished() {
    // The same numbers, mass 1 and Reanimated 4's mass 4.
    #expect(abs(Spring(stiffness: 200, damping: 18).overshoot - 0.075) < 0.0005)
    #expect(abs(Spring(stiffness: 200, damping: 18, mass: 4).overshoot - 0.348) < 0.0005)
    #expect(abs(Spring(stiffness: 200, damping: 18).dampingRatio - 0.636) < 0.0005)
    // Stiffness 200 needs damping 28.3 to keep from overshooting.
    #expect(Spring(stiffness: 200, damping: 28.2).overshoot > 0)
    #expect(Spring(stiffness: 200, damping: 28.3).overshoot == 0)
  }

  @Test(arguments: Sample.springs)
  func neverLeavesTheThresholdAfterTheSettleTime(_ spring: Spring) throws {
    let settles = try #require(spring.settleTime)
    for step in 0...4000 {
      let later = settles * (1 + 1e-9 + Double(step) / 1000)
      #expect(abs(spring.value(at: later) - 1) <= Spring.settleThreshold)
    }
    #expect(abs(spring.value(at: settles * (1 - 1e-7)) - 1) > Spring.settleThreshold)
    #expect(abs(abs(spring.value(at: settles) - 1) - Spring.settleThreshold) < 1e-9)
  }

  @Test(arguments: Sample.springs)
  func noMomentIsHigherThanTheOvershoot(_ spring: Spring) throws {
    let end = try #require(spring.settleTime)
    let highest = (0...20_000).map { spring.value(at: end * Double($0) / 20_000) - 1 }.max() ?? 0
    #expect(highest <= spring.overshoot + 1e-12)
    if let time = spring.overshootTime {
      #expect(abs(spring.value(at: time) - 1 - spring.overshoot) < 1e-12 * max(1, spring.overshoot))
      #expect(abs(spring.slope(at: time)) < 1e-9 * max(1, abs(spring.velocity)) * spring.angularFrequency)
    } else {
      #expect(spring.overshoot == 0)
    }
  }

  @Test func settlesEvenWhereAlmostNothingDampsIt() throws {
    for ratio in [1e-3, 1e-6, 1e-9, 1e-12, 1e-18] {
      let spring = Spring(stiffness: 100, dampingRatio: ratio)
      let settles = try #require(spring.settleTime)
      // The envelope e^(−ζω₀t) passes 0.001 within one swing.
      let envelope = 6.907_755_278_982_137 / (ratio * 10)
      #expect(abs(settles - envelope) <= 0.32 + 1e-9 * envelope)
    }
  }

  @Test func neverSettlesWithoutDamping() {
    let spring = Spring(stiffness: 100, damping: 0)
    #expect(spring.settleTime == nil)
    #expect(spring.overshoot == 1)
    #expect(spring.linearEasing() == nil)
    #expect(!spring.plotSegments(over: 0...3, error: 0.005).isEmpty)
  }

  @Test func settlesLaterForASmallerThreshold() throws {
    for spring in Sample.springs {
      let times = try [0.1, 0.01, 0.001, 1e-6, 1e-12].map { try #require(spring.settleTime(threshold: $0)) }
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
    }
    #expect(Spring(stiffness: 100, damping: 10).settleTime(threshold: 0) == nil)
    #expect(Spring(stiffness: 100, damping: 10).settleTime(threshold: .nan) == nil)
  }
}
