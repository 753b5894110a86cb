import Printing

/// The words by which sentences deny and forbid, in the languages in which documents are written.
///
/// Readers of sentences, rules, claims and headings take theirs from here, each by the meanings that it can tell. Scripts
/// without blanks have theirs in `Denial` and `RuleWords`. In small letters; a word that means something else as often in its own language or in English is
/// left out, such as the French `sans`.
package enum Negations {
  package enum Meaning: String, CaseIterable {
    case no, not, never, nothing, without, avoid, forbidden
  }

  /// The words that deny, wherever they stand: `no`, `never`, `kein`, `jamais`.
  package static let denying = spellings(of: [.no, .not, .never, .nothing, .without])

  /// The words that forbid: `avoid`, `banned`, `verboten`.
  package static let forbidding = spellings(of: [.avoid, .forbidden])

  /// The words of other languages with some meaning, and the English word that rules know for it.
  package static let foreign: [(english: String, others: [String])] = languages.dropFirst().flatMap { language in
    language.words.map { ($0.meaning.rawValue, parted($0.spellings)) }
  }

  package static func spellings(of meanings: Set<Meaning>) -> Set<String> {
    Set(languages.flatMap(\.words).filter { meanings.contains($0.meaning) }.flatMap { parted($0.spellings) })
  }

  /// Whether a word that stands close to a value denies or forbids it, its letters in any case.
  package static func isOne(_ word: ArraySlice<UInt8>) -> Bool {
    lengths.mayHold(word) && all.contains(word.lowercasedText)
  }

  /// Whether a word at the start of a text says what not to do; `Without icon` and `Forbidden zone` say no such thing.
  package static func isRefusing(_ word: ArraySlice<UInt8>) -> Bool {
    lengths.mayHold(word) && refusing.contains(word.lowercasedText)
  }

  private static let refusing = spellings(of: [.not, .never, .avoid]).union(["no"])
  private static let all = denying.union(forbidding).union(ambiguous)
  /// Words that are something else in English, `non-text` or `sin`, or in their own language, the French `pas` for a step: only
  /// beside a value do they say no.
  private static let ambiguous: Set<String> = ["pas", "sin", "non", "mai"]
  private static let lengths = WordLengths(all)

  private static func parted(_ spellings: String) -> [String] { spellings.split(separator: " ").map(String.init) }

  private static let languages: [(language: String, words: [(meaning: Meaning, spellings: String)])] = [
    (
      "English",
      [
        (.no, "no none nor"),
        (.not, "not don dont don't don’t doesn doesn't doesn’t isn isn't isn’t aren cannot mustn shouldn"),
        (.never, "never"), (.nothing, "nothing"), (.without, "without"),
        (.avoid, "avoid avoided"), (.forbidden, "forbidden banned prohibited"),
      ]
    ),
    (
      "French",
      [
        (.no, "aucun aucune"), (.not, "ne"), (.never, "jamais"), (.nothing, "rien"),
        (.avoid, "éviter évitez évite"), (.forbidden, "interdit interdite interdits interdites interdictions"),
      ]
    ),
    (
      "Spanish",
      [
        (.no, "ningún ninguna"), (.never, "nunca jamás"), (.nothing, "nada"),
        (.avoid, "evitar evita evite"), (.forbidden, "prohibido prohibida prohibidos prohibidas"),
      ]
    ),
    (
      "Portuguese",
      [
        (.no, "nenhum nenhuma"), (.not, "não"), (.never, "nunca"), (.without, "sem"), (.avoid, "evite"),
        (.forbidden, "proibido proibida proibidos"),
      ]
    ),
    (
      "Italian",
      [
        (.no, "nessun nessuna"), (.nothing, "niente"), (.without, "senza"),
        (.avoid, "evitare"), (.forbidden, "vietato vietata vietati"),
      ]
    ),
    (
      "German",
      [
        (.no, "kein keine keiner keinen"), (.not, "nicht"), (.never, "nie niemals"), (.nothing, "nichts"),
        (.without, "ohne"), (.avoid, "vermeiden vermeide"), (.forbidden, "verboten verbote untersagt"),
      ]
    ),
    (
      "Dutch",
      [
        (.no, "geen"), (.not, "niet"), (.never, "nooit"), (.without, "zonder"), (.avoid, "vermijd vermijden"),
        (.forbidden, "verboden"),
      ]
    ),
    ("Turkish", [(.never, "asla"), (.forbidden, "yasak yasaktır")]),
    ("Indonesian", [(.never, "jangan"), (.avoid, "hindari"), (.forbidden, "dilarang")]),
    (
      "Russian",
      [
        (.never, "никогда"), (.avoid, "избегать избегайте избегаем"), (.forbidden, "запрещено нельзя запрещается"),
      ]
    ),
    ("Polish", [(.never, "nigdy"), (.avoid, "unikaj unikać"), (.forbidden, "zabronione zakazane")]),
  ]
}
