/// Parts of sentences.
package enum Sentence {
  /// `a`, `a and b`, `a, b and c`; of more than four the first three and how many there are.
  package static func list(_ words: [String], joint: String = "and") -> String {
    guard let last = words.last else { return "" }
    if words.count == 1 { return last }
    if words.count > 4 { return words[..<3].joined(separator: ", ") + " and \(words.count - 3) more" }
    return words.dropLast().joined(separator: ", ") + " \(joint) " + last
  }
}
