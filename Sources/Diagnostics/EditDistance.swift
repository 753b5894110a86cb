/// How alike two texts are, by the edits that make one of the other.
package enum EditDistance {
  /// 1 for equal texts, 0 for texts without a letter in common; by the Levenshtein distance of their first 160 bytes.
  package static func likeness(_ a: String, _ b: String) -> Double {
    let (a, b) = (Array(a.utf8.prefix(160)), Array(b.utf8.prefix(160)))
    let most = max(a.count, b.count)
    if most == 0 { return 1 }
    var row = Array(0...b.count)
    for (i, byte) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let next = byte == b[j] ? diagonal : min(diagonal, row[j], row[j + 1]) + 1
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return 1 - Double(row[b.count]) / Double(most)
  }
}
