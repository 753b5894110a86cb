/// Which things of two lists belong together: the most alike first, and each in one pair at most.
package enum BestPairs {
  /// Pairs of indices, compared each with each, which is quadratic.
  ///
  /// - Parameters:
  ///   - least: what is less alike is no pair.
  ///   - likeness: nil for two that cannot be compared.
  package static func among(
    _ old: Int, _ new: Int, least: Double, likeness: (_ old: Int, _ new: Int) -> Double?
  ) -> [(old: Int, new: Int)] {
    var found: [(old: Int, new: Int, likeness: Double)] = []
    for i in 0..<old {
      for j in 0..<new {
        if let likeness = likeness(i, j), likeness >= least { found.append((i, j, likeness)) }
      }
    }
    found.sort { ($1.likeness, $0.old, $0.new) < ($0.likeness, $1.old, $1.new) }
    var taken: (old: Set<Int>, new: Set<Int>) = ([], [])
    return found.filter { pair in
      guard !taken.old.contains(pair.old), !taken.new.contains(pair.new) else { return false }
      taken.old.insert(pair.old)
      taken.new.insert(pair.new)
      return true
    }.map { ($0.old, $0.new) }
  }
}
