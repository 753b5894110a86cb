import Diagnostics
import Printing
package import Tokens

/// The words of a token's name: `Button.colorBackground-primary` has four, whatever parts them.
package enum PathWords {
  /// In lower case, in their order. A word ends where a capital follows a small letter.
  package static func words(of path: TokenPath) -> [String] {
    var words: [String] = []
    var word = ""
    var last: Character?
    func end() {
      if !word.isEmpty { words.append(word.lowercased()) }
      word = ""
    }
    for character in path.segments.joined(separator: ".") {
      guard character.isLetter || character.isNumber else {
        end()
        last = nil
        continue
      }
      if let last, last.isLowercase, character.isUppercase { end() }
      word.append(character)
      last = character
    }
    end()
    return words
  }

  /// A name without what notations differ in: blanks, dashes, points and capitals. What parts two figures stays, since
  /// `1-5` is not `15`.
  package static func plain(_ path: TokenPath) -> String {
    var text = ""
    var isParted = false
    for character in path.segments.joined(separator: ".").lowercased() {
      guard character.isLetter || character.isNumber else {
        isParted = true
        continue
      }
      if isParted, character.isNumber, text.last?.isNumber == true { text.append("_") }
      text.append(character)
      isParted = false
    }
    return text
  }

  /// The names of what a group is by itself, beside its members: `accent` and `accent.default`.
  private static let roots: Set<String> = ["$root", "@", "_", "default", "base", "root"]

  package static func isRoot(_ name: String) -> Bool { roots.contains(name.lowercased()) }

  /// What is in one list and not in the other, each as often as it is.
  package static func without(_ words: [String], _ others: [String]) -> [String] {
    var left = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return words.filter { word in
      guard let count = left[word], count > 0 else { return true }
      left[word] = count - 1
      return false
    }
  }
}

/// The words of many names, split once: how alike two names are is asked of each with each.
package struct NameLikeness {
  /// In order, so that what two have in common is found by going through both.
  private let words: [TokenPath: [String]]

  package init(_ paths: some Sequence<TokenPath>) {
    words = Dictionary(paths.map { ($0, PathWords.words(of: $0).sorted()) }) { first, _ in first }
  }

  private func words(of path: TokenPath) -> [String] { words[path] ?? PathWords.words(of: path).sorted() }

  /// The share of words that two names have in common, 0 … 1.
  package func shared(_ a: TokenPath, _ b: TokenPath) -> Double {
    let (first, second) = (words(of: a), words(of: b))
    var (place, other, count) = (0, 0, 0)
    while place < first.count, other < second.count {
      if first[place] == second[other] {
        (place, other, count) = (place + 1, other + 1, count + 1)
      } else if first[place] < second[other] {
        place += 1
      } else {
        other += 1
      }
    }
    return Double(count) / Double(max(first.count, second.count, 1))
  }

  /// How alike two names are: whole segments or words in common, letters, and how much of their ends is the same.
  package func of(_ a: TokenPath, _ b: TokenPath) -> Double {
    let letters = EditDistance.likeness(a.description, b.description)
    let (first, second) = (a.segments, b.segments)
    let most = Double(max(first.count, second.count, 1))
    let segments = Double(Set(first).intersection(second).count) / most
    let end = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
    return max(letters, segments, shared(a, b), end == 0 ? 0 : 0.8 + 0.2 * Double(end - 1) / most)
  }
}
