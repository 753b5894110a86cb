/// Two texts compared word by word.
package struct WordDifference: Sendable {
  package enum Piece: Hashable, Sendable {
    case same(String)
    case removed(String)
    case added(String)
  }

  /// In the order of the text; neighbours of one sort are joined.
  package let pieces: [Piece]

  /// The words that gave way to others, as they are spelled at the first of the places, wherever they are in the text;
  /// nil where several others came or went, or their case alone differs.
  package var replacement: (old: String, new: String)? {
    var pairs: [(old: String, new: String)] = []
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .same: continue
      case .removed(let old):
        guard case .added(let new)? = pieces[(index + 1)...].first else { return nil }
        pairs.append((String(Self.withoutSigns(old[...])), String(Self.withoutSigns(new[...]))))
      case .added:
        guard index > 0, case .removed = pieces[index - 1] else { return nil }
      }
    }
    guard let first = pairs.first, first.old.lowercased() != first.new.lowercased(),
      pairs.allSatisfy({
        $0.old.lowercased() == first.old.lowercased() && $0.new.lowercased() == first.new.lowercased()
      })
    else { return nil }
    return first
  }

  package init(_ old: String, _ new: String) {
    let (a, b) = (Self.words(old), Self.words(new))
    let whole = (a.map(\.text), b.map(\.text))
    // A sign after a word makes it no other word, unless nothing else differs.
    let plain = (whole.0.map(Self.withoutSigns), whole.1.map(Self.withoutSigns))
    let keys = plain.0 == plain.1 ? whole : plain
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in keys.1.difference(from: keys.0) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var runs: [(sort: Int, words: [Word])] = []
    func add(_ sort: Int, _ word: Word) {
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
      let text = words.dropFirst().reduce(String(words[0].text)) { $0 + ($1.isGlued ? "" : " ") + $1.text }
      return sort == 0 ? .removed(text) : sort == 1 ? .added(text) : .same(text)
    }
  }

  private static func withoutSigns(_ word: Substring) -> Substring {
    var plain = word
    while let last = plain.last, ",.;:".contains(last) { plain.removeLast() }
    return plain.isEmpty ? word : plain
  }

  /// A word, and whether no blank is before it.
  private struct Word {
    let text: Substring
    var isGlued = false
  }

  /// The words of a text; the ends of lines are words of their own, and so is each letter of a script without blanks.
  private static func words(_ text: String) -> [Word] {
    let mayBeUnspaced = text.mayBeUnspaced
    return text.split(separator: " ").flatMap { word -> [Word] in
      guard mayBeUnspaced || word.contains("\n") else { return [Word(text: word)] }
      var parts: [Word] = []
      for part in word.split(separator: "\n", omittingEmptySubsequences: false) {
        if !parts.isEmpty { parts.append(Word(text: "\n")) }
        parts += mayBeUnspaced ? letters(of: part) : part.isEmpty ? [] : [Word(text: part)]
      }
      return parts
    }
  }

  private static func letters(of word: Substring) -> [Word] {
    var parts: [Word] = []
    var start = word.startIndex
    func end(_ end: String.Index) {
      if start < end { parts.append(Word(text: word[start..<end], isGlued: !parts.isEmpty)) }
      start = end
    }
    for place in word.indices where word[place].isUnspaced {
      end(place)
      end(word.index(after: place))
    }
    end(word.endIndex)
    return parts
  }

  /// How many words a text has.
  static func count(_ text: String) -> Int { words(text).count }

  /// The share of words that two texts have in common: 1 for equal texts; symmetric.
  package static func likeness(_ a: String, _ b: String) -> Double { Counts(a).likeness(to: Counts(b)) }

  /// How often each word is in a text.
  struct Counts {
    private let words: [Substring: Int]
    private let total: Int

    init(_ text: String) {
      let all = WordDifference.words(text).map(\.text)
      words = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
      total = all.count
    }

    func likeness(to other: Counts) -> Double {
      if total + other.total == 0 { return 1 }
      let shared = words.reduce(0) { $0 + min($1.value, other.words[$1.key] ?? 0) }
      return 2 * Double(shared) / Double(total + other.total)
    }

    /// Whether two texts share a word that says what they are about, and not only small words that any text has. Of a
    /// short one most words do.
    func sharesSense(with other: Counts) -> Bool {
      let isShort = min(total, other.total) <= 6
      return words.keys.contains { word in
        guard other.words[word] != nil else { return false }
        if isShort { return !Self.smallest.contains(word.lowercased().filter(\.isLetter)) }
        let letters = word.filter { $0.isLetter || $0.isNumber }
        return letters.count > 3 && !Self.small.contains(letters.lowercased()) || letters.contains { $0.isNumber }
          || letters.contains { !$0.isASCII }
      }
    }

    private static let smallest: Set<String> = [
      "", "a", "an", "the", "of", "for", "and", "or", "to", "in", "on", "by", "is", "are", "it", "do", "dont", "not",
      "no",
      "never", "always", "only", "must", "use", "avoid", "keep",
    ]

    private static let small: Set<String> = [
      "that", "this", "these", "those", "with", "from", "have", "must", "each", "them", "they", "when", "only", "into",
      "than", "then", "will", "your", "which", "what", "where", "should", "every", "more", "most", "does", "never",
      "always", "their", "there", "because", "before", "after", "instead", "other", "same", "such", "also",
    ]

    /// What it can be at most, by the lengths alone.
    func mostLikeness(to other: Counts) -> Double {
      2 * Double(min(total, other.total)) / Double(max(total + other.total, 1))
    }
  }
}
