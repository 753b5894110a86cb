/// Three components of a colour in some space, none of them missing.
struct Triple: Equatable, Sendable {
  var x, y, z: Double

  init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  func map(_ transform: (Double) -> Double) -> Triple { Triple(transform(x), transform(y), transform(z)) }

  func allSatisfy(_ predicate: (Double) -> Bool) -> Bool { predicate(x) && predicate(y) && predicate(z) }

  /// Each component limited to 0…1.
  var clipped: Triple { map { min(max($0, 0), 1) } }

  /// The Euclidean distance to another triple.
  func distance(to other: Triple) -> Double {
    let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
    return (dx * dx + dy * dy + dz * dz).squareRoot()
  }
}

/// A 3×3 matrix by rows, stored inline so that multiplying allocates nothing.
struct Matrix: Sendable {
  let first, second, third: Triple

  init(_ first: (Double, Double, Double), _ second: (Double, Double, Double), _ third: (Double, Double, Double)) {
    self.first = Triple(first.0, first.1, first.2)
    self.second = Triple(second.0, second.1, second.2)
    self.third = Triple(third.0, third.1, third.2)
  }

  static func * (m: Matrix, v: Triple) -> Triple {
    Triple(
      m.first.x * v.x + m.first.y * v.y + m.first.z * v.z,
      m.second.x * v.x + m.second.y * v.y + m.second.z * v.z,
      m.third.x * v.x + m.third.y * v.y + m.third.z * v.z)
  }
}
