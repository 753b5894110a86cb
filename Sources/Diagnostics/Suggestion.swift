/// What somebody who wrote a wrong name may have meant.
package enum Suggestion {
  /// The candidate nearest to `name` by edits, where it is near enough to be meant; ties go to the first.
  ///
  /// Near enough: no more edits than a third of the name's length, and never more than 4. Linear in the candidates.
  package static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.unicodeScalars.prefix(longest))
    let limit = min(4, max(1, wanted.count / 3))
    var best: (edits: Int, name: String)?
    for candidate in candidates {
      let scalars = Array(candidate.unicodeScalars.prefix(longest))
      guard abs(scalars.count - wanted.count) <= limit else { continue }
      let edits = distance(wanted, scalars)
      if edits <= limit, edits < best?.edits ?? Int.max { best = (edits, candidate) }
    }
    return best?.name
  }

  private static let longest = 120

  /// Damerau–Levenshtein distance in its "optimal string alignment" form: a swap of neighbours is one edit.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var before = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      row.reserveCapacity(b.count + 1)
      for j in 1...b.count {
        var edits = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { edits = min(edits, before[j - 2] + 1) }
        row.append(edits)
      }
      before = last
      last = row
    }
    return last[b.count]
  }
}
