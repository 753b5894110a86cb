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
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in b.difference(from: a) {
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
        add(2, a[i])
        i += 1
        j += 1
      }
    }
    pieces = runs.map { sort, words in
      let text = words.joined(separator: " ")
      return sort == 0 ? .removed(text) : sort == 1 ? .added(text) : .same(text)
    }
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
  static func likeness(_ a: String, _ b: String) -> Double {
    if a == b { return 1 }
    let (first, second) = (counts(a), counts(b))
    let total = first.values.reduce(0, +) + second.values.reduce(0, +)
    if total == 0 { return 0 }
    let shared = first.reduce(0) { $0 + min($1.value, second[$1.key] ?? 0) }
    return 2 * Double(shared) / Double(total)
  }

  private static func counts(_ text: String) -> [Substring: Int] {
    Dictionary(words(text).map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// The words with a digit, and colours: figures, in their order.
  static func figures(_ text: String) -> [Substring] {
    words(text).map { word in
      var word = word
      while let last = word.last, ".,;:!?)]”’\"'".contains(last) { word.removeLast() }
      return word.drop { "([“‘\"'".contains($0) }
    }.filter { word in
      word.contains { $0.isNumber } || word.first == "#" && word.dropFirst().allSatisfy(\.isHexDigit)
    }
  }

  /// The words that oblige, in their order.
  static func obligations(_ text: String) -> [String] {
    words(text).map { $0.lowercased().filter(\.isLetter) }.filter { obliging.contains($0) }
  }

  /// The sentences that plainly oblige, as words in lower case without figures, which are told as such.
  static func rules(of text: String) -> [[String]] {
    text.split { ".!?;".contains($0) }.map { sentence in
      words(String(sentence)).filter { word in !word.contains { $0.isNumber } && !word.hasPrefix("#") }
        .map { $0.lowercased().filter(\.isLetter) }.filter { !$0.isEmpty }
    }.filter { !commanding.isDisjoint(with: $0) }
  }

  private static let commanding: Set<String> = [
    "must", "never", "always", "only", "shall", "should", "required", "mandatory", "forbidden", "cannot", "dont",
    "avoid", "prefer",
  ]

  private static let obliging: Set<String> = [
    "must", "never", "always", "only", "shall", "should", "required", "mandatory", "forbidden", "not", "cannot", "dont",
    "minimum", "maximum", "least", "most", "may", "optional", "no",
  ]
}
