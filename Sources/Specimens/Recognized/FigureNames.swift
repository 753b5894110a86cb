import Printing

/// Names for the values of one figure, each given once.
struct FigureNames {
  private var taken: [(hash: UInt64, name: String)] = []

  mutating func reserve(_ count: Int) { taken.reserveCapacity(count) }

  /// The place of a name that is taken. There are too few names for a set.
  private func index(of name: String, _ hash: UInt64) -> Int? {
    for index in taken.indices where taken[index].hash == hash && taken[index].name == name { return index }
    return nil
  }

  /// Takes a name for a value, with the next free number where it is taken: `Grey`, `Grey 2`.
  ///
  /// - Parameters:
  ///   - part: what stands behind the number: `-min`.
  ///   - isSame: whether the value of a place is this value too.
  /// - Returns: Nil where the name stands for the same value already.
  mutating func take(_ base: String, part: String = "", unless isSame: (Int) -> Bool) -> String? {
    var name = part.isEmpty ? base : base + part
    var hash = Self.hash(name)
    if let place = index(of: name, hash) {
      if isSame(place) { return nil }
      var number = 2
      repeat {
        name = "\(base) \(number)\(part)"
        hash = Self.hash(name)
        number += 1
      } while index(of: name, hash) != nil
    }
    taken.append((hash, name))
    return name
  }

  /// FNV-1a.
  ///
  /// Source: https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
  private static func hash(_ name: String) -> UInt64 {
    name.withBytes { $0.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } }
  }
}
