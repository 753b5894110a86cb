/// Two texts compared word by word.
package struct WordDifference: Sendable {
  package enum Piece: Hashable, Sendable {
    case same(String)
    case removed(String)
    case added(String)
  }

  /// In the order of the text; neighbours of one sort are joined.
  package let pieces: [Piece]

  package init(_ old: String, _ new: String) {
    let (a, b) = (Self.words(old), Self.words(new))
    // A sign behind a word makes it no other word, unless nothing else differs.
    let plain = (a.map(Self.withoutSigns), b.map(Self.withoutSigns))
    let keys = plain.0 == plain.1 ? (a, b) : plain
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in keys.1.difference(from: keys.0) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var runs: [(sort: Int, words: [Substring])] = []
    func add(_ sort: Int, _ word: Substring) {
      if runs.last?.sort == sort { runs[runs.count - 1].words.append(word) } else { runs.append((sort, [word])) }
    }
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if i < a.count, gone.contains(i) {
        add(0, a[i])
        i += 1
      } else if j < b.count, come.contains(j) {
        add(1, b[j])
        j += 1
      } else {
        add(2, b[j])
        i += 1
        j += 1
      }
    }
    pieces = runs.map { sort, words in
      let text = words.joined(separator: " ")
      return sort == 0 ? .removed(text) : sort == 1 ? .added(text) : .same(text)
    }
  }

  private static func withoutSigns(_ word: Substring) -> Substring {
    var plain = word
    while let last = plain.last, ",.;:".contains(last) { plain.removeLast() }
    return plain.isEmpty ? word : plain
  }

  /// The words of a text; the ends of lines are words of their own.
  private static func words(_ text: String) -> [Substring] {
    text.split(separator: " ").flatMap { word -> [Substring] in
      guard word.contains("\n") else { return [word] }
      var parts: [Substring] = []
      for part in word.split(separator: "\n", omittingEmptySubsequences: false) {
        if !parts.isEmpty { parts.append("\n") }
        if !part.isEmpty { parts.append(part) }
      }
      return parts
    }
  }

  /// The share of words that two texts have in common: 1 for equal texts; symmetric.
  package static func likeness(_ a: String, _ b: String) -> Double { Counts(a).likeness(to: Counts(b)) }

  /// How often each word stands in a text.
  struct Counts {
    private let words: [Substring: Int]
    private let total: Int

    init(_ text: String) {
      let all = WordDifference.words(text)
      words = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
      total = all.count
    }

    func likeness(to other: Counts) -> Double {
      if total + other.total == 0 { return 1 }
      let shared = words.reduce(0) { $0 + min($1.value, other.words[$1.key] ?? 0) }
      return 2 * Double(shared) / Double(total + other.total)
    }

    /// What it can be at most, by the lengths alone.
    func mostLikeness(to other: Counts) -> Double {
      2 * Double(min(total, other.total)) / Double(max(total + other.total, 1))
    }
  }
}
