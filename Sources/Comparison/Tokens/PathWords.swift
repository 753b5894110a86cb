import Printing
import Tokens

/// The words of a token's name: `Button.colorBackground-primary` has four, whatever parts them.
enum PathWords {
  /// In lower case, in their order. A word ends where a capital follows a small letter.
  static func words(of path: TokenPath) -> [String] {
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
  static func plain(_ path: TokenPath) -> String {
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

  static func isRoot(_ name: String) -> Bool { roots.contains(name.lowercased()) }

  /// What is in one list and not in the other, each as often as it is.
  static func without(_ words: [String], _ others: [String]) -> [String] {
    var left = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return words.filter { word in
      guard let count = left[word], count > 0 else { return true }
      left[word] = count - 1
      return false
    }
  }

  /// The share of words that two names have in common, 0 … 1.
  static func likeness(_ a: TokenPath, _ b: TokenPath) -> Double {
    let (first, second) = (words(of: a), words(of: b))
    let most = max(first.count, second.count, 1)
    return Double(first.count - without(first, second).count) / Double(most)
  }
}
