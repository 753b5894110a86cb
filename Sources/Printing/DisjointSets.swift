/// Numbers from zero on that are joined into sets, each of which goes by the smallest number in it.
package struct DisjointSets: Sendable {
  /// For each number, a smaller one of its set, or itself.
  private var parents: [Int]

  /// - Parameter count: how many numbers there are, each in a set of its own.
  package init(_ count: Int = 0) { parents = Array(0..<count) }

  /// Adds the next number, in a set of its own.
  package mutating func append() { parents.append(parents.count) }

  /// The smallest number of the set that a number is in.
  package func root(_ number: Int) -> Int {
    var number = number
    while parents[number] != number { number = parents[number] }
    return number
  }

  package mutating func join(_ first: Int, _ second: Int) {
    let (a, b) = (root(first), root(second))
    if a == b { return }
    parents[max(a, b)] = min(a, b)
    // What was looked up is near its root the next time.
    (parents[first], parents[second]) = (min(a, b), min(a, b))
  }
}
