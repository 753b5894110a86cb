import Files
import Printing

/// The words by which a sentence says that something is past, wrong, not there or only an example.
package enum Denial {
  package static let words = forbidding.union(past).union(["instead"])

  /// Whether a file is called as those are that tell how things came to be: what they name may be gone.
  package static func isHistory(_ path: String) -> Bool {
    let name = RelativePath.name(of: path).prefix { $0 != "." }.lowercased()
    return ["changelog", "changes", "history", "releases", "release-notes"].contains(name)
  }

  /// Those that forbid a thing or say that it is not there, wherever they stand in a sentence.
  package static let forbidding = Negations.denying.union(Negations.forbidding).union(["removed"])

  /// Those that forbid the use of a thing there is.
  package static let uses: Set<String> = ["never", "don", "avoid", "not"]

  /// Those that say of a thing that it is past or not real, wherever they stand in a sentence.
  package static let past: Set<String> = [
    "missing", "lacks", "deprecated", "was", "were", "formerly", "old", "renamed", "replaced", "undefined", "unknown",
    "absent", "gone", "hypothetical", "would", "planned", "future", "previously", "legacy", "wrong",
  ]

  /// Words with which a clause says what is, behind one that forbids something: `Never use black, use ink`.
  package static let affirming: Set<String> = [
    "use", "uses", "using", "always", "prefer", "choose", "take", "set", "is", "are",
  ]

  /// What denies in languages that write no blanks between words or change their ends.
  private static let eastern = ["않", "아니", "오류", "ない", "不是", "不要", "不能", "禁止", "避免"].map { Array($0.utf8) }

  /// Whether a sentence has one of some words.
  package static func isIn(_ sentence: ArraySlice<UInt8>, words: Set<String> = Denial.words) -> Bool {
    var word: [UInt8] = []
    if words.contains("not"), sentence.contains(where: { $0 >= 0xE3 }), eastern.contains(where: isThere) { return true }
    func isThere(_ denial: [UInt8]) -> Bool { sentence.firstPlace(of: denial[...]) != nil }
    for byte in sentence {
      if byte.isLetter || byte.isDigit || byte >= 0x80 {
        word.append(byte.lowercased)
      } else if !word.isEmpty {
        if words.contains(String(decoding: word, as: UTF8.self)) { return true }
        word.removeAll(keepingCapacity: true)
      }
    }
    return words.contains(String(decoding: word, as: UTF8.self))
  }

  /// Whether a sentence says of something that it used to be so, or is so no longer.
  package static func isPast(_ sentence: ArraySlice<UInt8>) -> Bool {
    if let place = sentence.firstPlace(of: " used to ") {
      let before = sentence[..<place.lowerBound].split { !$0.isLetter }.last ?? []
      // `Blue is used to mark links.`
      return !["is", "are", "be", "been", "being", "was", "were", "or", "and"].contains(
        String(decoding: before, as: UTF8.self))
    }
    return sentence.firstPlace(of: "no longer ") != nil
      && sentence.firstPlace(of: "no longer than") == nil
  }

  /// The words that lead to examples, without the signs at their ends.
  private static let examples = ExampleWords.leading.map { words in
    Array(Array(words.utf8).reversed().drop { $0.isOne(of: " .:") }.reversed())
  }

  /// Whether the words before something say that it is an example: `(e.g., {colors.accent})`.
  package static func isExample(after words: ArraySlice<UInt8>) -> Bool {
    let signs: StaticString = " .,:(`"
    let end = words.lastIndex { byte in signs.withUTF8Buffer { !$0.contains(byte) } }
    guard let end else { return false }
    let rest = words[...end]
    return examples.contains { letters in
      guard rest.count >= letters.count, zip(rest.suffix(letters.count), letters).allSatisfy({ $0.lowercased == $1 })
      else { return false }
      return rest.dropLast(letters.count).last.map { !$0.isLetter && !$0.isDigit } ?? true
    }
  }
}
