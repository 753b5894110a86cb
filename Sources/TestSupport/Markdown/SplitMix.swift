/// SplitMix64: numbers at random, the same ones for the same seed on every machine.
/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014.
package struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  /// - Parameter state: the state before the first number.
  package init(state: UInt64) { self.state = state }

  /// - Parameter seed: any number; of two that are near each other, the numbers are not.
  package init(seed: UInt64) { state = Self.mixed(seed ^ 0x1234_5678) }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  /// A number from zero up to a limit, which is not reached.
  package mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  private static func mixed(_ state: UInt64) -> UInt64 {
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  package mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }

  /// True once in so many times.
  package mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }
}
