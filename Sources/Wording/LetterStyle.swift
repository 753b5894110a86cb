/// How a text says that letters are set, beyond their size and weight: in capitals, in italics.
package struct LetterStyle: Equatable, Sendable {
  package private(set) var isInCapitals = false
  package private(set) var isItalic = false

  /// Nothing where the text denies anything, or leaves it open.
  package init(_ text: String) {
    let words = text.lowercased().split { !$0.isLetter }
    guard !words.contains(where: Self.doubts.contains) else { return }
    for (index, word) in words.enumerated() {
      let isAll = index > 0 && words[index - 1] == "all" && word == "caps"
      if isAll || Self.capitals.contains(word) { isInCapitals = true }
      if Self.italics.contains(word) { isItalic = true }
    }
  }

  /// In words, none where it says nothing.
  package var words: [String] { (isInCapitals ? ["uppercase"] : []) + (isItalic ? ["italic"] : []) }

  /// Declarations that follow others.
  package var css: String {
    (isInCapitals ? ";text-transform:uppercase" : "") + (isItalic ? ";font-style:italic" : "")
  }

  private static let doubts: Set<Substring> = [
    "no", "not", "never", "without", "avoid", "optional", "optionally", "or", "unless", "sometimes", "nicht", "ohne",
    "sans",
    "sin", "sem", "nunca", "jamais",
  ]
  private static let capitals: Set<Substring> = [
    "uppercase", "allcaps", "versalien", "majuscules", "mayúsculas", "maiúsculas",
  ]
  private static let italics: Set<Substring> = [
    "italic", "italics", "kursiv", "italique", "itálico", "itálica", "cursiva", "corsivo",
  ]
}
