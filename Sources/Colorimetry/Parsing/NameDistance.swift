/// Finds the named colour that an author may have meant.
enum NameDistance {
  /// The named colour nearest to a misspelling within two edits, or one if it is short; the alphabetically first of
  /// several.
  static func nearest(to name: String) -> String? {
    let wanted = Array(name.utf8.prefix(24))
    guard wanted.count > 2 else { return nil }
    let limit = wanted.count > 5 ? 2 : 1
    var best: (name: String, distance: Int)?
    for candidate in NamedColors.all.keys.sorted() {
      let distance = edits(wanted, Array(candidate.utf8))
      if distance <= limit, distance < (best?.distance ?? 3) { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours that turn one text into the other.
  private static func edits(_ a: [UInt8], _ b: [UInt8]) -> Int {
    guard (a.count - b.count).magnitude <= 2 else { return .max }
    var before: [Int] = []
    var above = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(above[j] + (a[i] == b[j] ? 0 : 1), above[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      before = above
      above = row
    }
    return above[b.count]
  }
}
