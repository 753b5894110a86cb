package import Files
import Printing

/// The words of other languages with which documents head tables and state what holds, each with the English one that
/// rules know.
///
/// What reads claims knows no language: a new one is a row in `ClaimLanguage.all`.
package enum ClaimWords {
  /// The English word for one of another language, in small letters and without accents, as `NameWords` has it; nil for
  /// an English word and for what is not in the table.
  package static func english(_ word: String) -> String? { known[word]?.word }

  /// The English words for two words of another language that are one phrase: `al menos`.
  package static func english(_ first: String, _ second: String) -> String? {
    phraseStarts.contains(first) ? known["\(first) \(second)"]?.word : nil
  }

  /// The words of a name or a header, each in English where it is known.
  package static func english(_ words: [String]) -> [String] {
    if words.allSatisfy({ !lengths.mayHold(utf8: $0) || known[$0] == nil }) { return words }
    return words.map { known[$0]?.name ?? $0 }
  }

  /// A word of a text in small letters, in English where it is one of another language: `colors` for `Farben`.
  package static func noun(_ word: ArraySlice<UInt8>) -> String {
    if let said = NameWords(word).words.first, let english = known[said] { return english.word }
    return word.lowercasedText
  }

  /// The number that a word of any language counts with: `five`, `cinq`, `fünf`.
  package static func number(_ word: ArraySlice<UInt8>) -> Int? {
    if let number = CountWords.number(word) { return number }
    guard word.first.map({ $0.isLetter || $0 == 0xC3 }) ?? false,
      counts.mayHold(word) || word.contains(where: { $0 >= 0x80 || !$0.isLetter }),
      let said = NameWords(word).words.first, let english = known[said]
    else { return nil }
    return CountWords.number(Array(english.word.utf8)[...])
  }

  /// Of the words of other languages that count, without accents; a word with a sign in it may be one of them.
  private static let counts = WordLengths(
    known.filter { CountWords.number(Array($0.value.word.utf8)[...]) != nil }.keys)

  /// The word of a claim with which a text without blanks begins, in English, and how many bytes it has.
  package static func unspaced(_ text: ArraySlice<UInt8>) -> (english: String, count: Int)? {
    longestFirst.first { text.starts(with: $0.letters) }.map { ($0.english, $0.letters.count) }
  }

  private static let longestFirst: [(letters: [UInt8], english: String)] = {
    var words: [(letters: [UInt8], english: String)] = []
    for (english, others) in ClaimLanguage.all.flatMap(\.unspaced) {
      words += others.split(separator: " ").map { (Array($0.utf8), english) }
    }
    return words.sorted { ($1.letters.count, $1.english) < ($0.letters.count, $0.english) }
  }()

  /// Phrases with which texts say where spaces stand, before the length and behind it, by their first byte.
  package static let gridPhrases: [UInt8: [GridPhrase]] = {
    var found: [UInt8: [GridPhrase]] = [:]
    for phrase in ClaimLanguage.all.flatMap(\.grids) {
      for first in Set([phrase.words[0], phrase.words[0].uppercased]) { found[first, default: []].append(phrase) }
    }
    return found
  }()

  /// The words for a grid behind a length: `4px-Raster`.
  package static let gridNouns = Set(ClaimLanguage.all.flatMap(\.gridNouns))

  /// What says of a motion that it does not pass its end, by the first byte. Letters of ASCII are small ones.
  package static let stills: [UInt8: [[UInt8]]] =
    Dictionary(grouping: ClaimLanguage.all.flatMap(\.stills).map { Array($0.utf8) }) { $0[0] }

  /// What is in every word for the stiffness or the damping of a spring, of which a page that gives one has a word: those
  /// of the table without their first letters, which may be capitals.
  package static let springs = Phrases(
    ["ffness", "amping", "ounce", "riction", "zeta"]
      + ClaimLanguage.all.flatMap(\.words).filter { ["stiffness", "damping"].contains($0.english) }
      .flatMap { $0.others.split(separator: " ").filter { $0.utf8.first.map { $0 < 0x80 } ?? false } }
      .map { String($0.dropFirst()) })

  /// Words behind which a colour is that of the ground of another: `Contraste sobre fondo`.
  package static let grounds = Set(ClaimLanguage.all.flatMap(\.grounds))

  /// The English word for each of another language, as it is written and as `NameWords` has it.
  private static let known: [String: (word: String, name: String)] = {
    var known: [String: (word: String, name: String)] = [:]
    let words = ClaimLanguage.all.flatMap(\.words).map { ($0, $1.split(separator: " ").map(String.init)) }
    for (english, spellings) in words + Negations.foreign {
      let name = NameWords(english).words.joined()
      for spelling in spellings {
        // Words end at the signs that keep those of a phrase together.
        let word = NameWords(spelling).words.joined(separator: " ")
        known[word] = known[word] ?? (english, name)
      }
    }
    return known
  }()

  /// Of the words of other languages.
  private static let lengths = WordLengths(known.keys)

  /// The first words of phrases.
  private static let phraseStarts = Set(
    known.keys.compactMap { key in
      key.firstIndex(of: " ").map { String(key[..<$0]) }
    })
}

extension UInt8 {
  /// A letter of ASCII as a capital; any other byte as it is.
  fileprivate var uppercased: UInt8 { self >= 0x61 && self <= 0x7A ? self & 0xDF : self }
}

/// Words before a length that make it the step of a grid.
package struct GridPhrase: Sendable {
  package enum Meaning: Sendable {
    /// `grille de 4px`: all spacing stands on it.
    case grid
    /// `multiples de 4`, which needs no unit.
    case multiple
    /// `Unité de base : 4px`: only what the steps are made of.
    case base
  }

  package let words: [UInt8]
  package let meaning: Meaning

  init(_ words: String, _ meaning: Meaning) { (self.words, self.meaning) = (Array(words.utf8), meaning) }
}
