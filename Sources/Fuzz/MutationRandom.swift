import TestSupport

/// Numbers that are the same for the same seed.
struct MutationRandom: RandomNumberGenerator {
  private var numbers: SplitMix

  /// One run's numbers.
  init(seed: UInt64, run: Int) {
    numbers = SplitMix(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(run) &* 0xD1B5_4A32_D192_ED03)
  }

  mutating func next() -> UInt64 { numbers.next() }

  /// A number from 0 to below a bound; 0 where there is none.
  mutating func below(_ bound: Int) -> Int { bound > 0 ? Int.random(in: 0..<bound, using: &self) : 0 }

  /// Whether something of that share in a hundred happens.
  mutating func percent(_ share: Int) -> Bool { below(100) < share }

  /// A piece of so many bytes, mostly a short one.
  mutating func range(in count: Int) -> Range<Int> {
    let start = below(count + 1)
    let longest = percent(80) ? min(40, count - start) : count - start
    return start..<start + below(longest + 1)
  }
}
