import Printing

/// The words of a name, comparable however it is written: `bodyLg`, `body-lg` and `Body Large` have the same.
package struct NameWords: Hashable {
  package let words: [String]

  package init(_ words: [String]) { self.words = words }

  package init(_ text: ArraySlice<UInt8>) {
    words = text.contains(Self.accents) ? Self.unaccented(text) : Self.plain(in: text)
  }

  /// The words of a text without accents, which are parts of it as they are or but for their capitals.
  private static func plain(in text: ArraySlice<UInt8>) -> [String] {
    var words: [String] = []
    words.reserveCapacity(text.count / usualLength + 1)
    var start = text.startIndex
    var hasCapital = false
    func endWord(at end: Int) {
      guard end > start else { return }
      words.append(hasCapital ? plain(text[start..<end].map { $0.lowercased }[...]) : plain(text[start..<end]))
    }
    var last: UInt8 = 0
    for index in text.indices {
      let byte = text[index]
      let isPart = byte.isLetter || byte.isDigit || byte >= 0x80
      let isCapital = byte.isUppercase
      if !isPart || isCapital && (last.isLetter && !last.isUppercase || last.isDigit) {
        endWord(at: index)
        start = isPart ? index : index + 1
        hasCapital = false
      }
      hasCapital = hasCapital || isCapital
      last = byte
    }
    endWord(at: text.endIndex)
    return words
  }

  /// The words of a text with accents, which names in code do not have: `Éxito` is `exito`.
  private static func unaccented(_ text: ArraySlice<UInt8>) -> [String] {
    var words: [String] = []
    // The letters of all words, of which the last begins at `start`.
    var letters: [UInt8] = []
    letters.reserveCapacity(text.count)
    var start = 0
    func endWord() {
      if letters.count > start { words.append(plain(letters[start...])) }
      start = letters.count
    }
    var last: UInt8 = 0
    var isAccented = false
    for read in text {
      if read == accents, !isAccented {
        isAccented = true
        continue
      }
      let byte = isAccented ? plainLetter(read) : read
      if isAccented, byte == read { letters.append(accents) }
      isAccented = false
      let isPart = byte.isLetter || byte.isDigit || byte >= 0x80
      let startsWord = byte.isUppercase && (last.isLetter && !last.isUppercase || last.isDigit)
      if !isPart || startsWord { endWord() }
      if isPart { letters.append(byte.lowercased) }
      last = byte
    }
    endWord()
    return words
  }

  package init(_ text: some Sequence<UInt8>) { self.init(ArraySlice(text)) }

  package init(_ text: String) { self.init(text.utf8) }

  /// Of a word with the blank behind it, in bytes.
  private static let usualLength = 7

  /// The byte in UTF-8 before each of the Latin letters with accents.
  private static let accents: UInt8 = 0xC3
  private static let letters: StaticString =
    "AAAAAA?CEEEEIIII?NOOOOO?OUUUUY??aaaaaa?ceeeeiiii?nooooo?ouuuuy?y"

  /// The letter without its accent, of which the second byte is given; the byte itself where there is none.
  private static func plainLetter(_ byte: UInt8) -> UInt8 {
    guard byte & 0xC0 == 0x80 else { return byte }
    let letter = letters.utf8Start[Int(byte & 0x3F)]
    return letter == UInt8(ascii: "?") ? byte : letter
  }

  /// One spelling of each word.
  private static func plain(_ word: ArraySlice<UInt8>) -> String {
    // Most words differ from all of those in their length or their first letter.
    if (4...7).contains(word.count) {
      switch word[word.startIndex] {
      case UInt8(ascii: "c"):
        if word.isWord("colour") || word.isWord("colors") || word.isWord("colours") { return "color" }
      case UInt8(ascii: "g"): if word.isWord("grey") || word.isWord("greys") || word.isWord("grays") { return "gray" }
      case UInt8(ascii: "l"): if word.isWord("large") { return "lg" }
      case UInt8(ascii: "m"): if word.isWord("medium") { return "md" }
      case UInt8(ascii: "s"): if word.isWord("small") { return "sm" }
      default: break
      }
    }
    return String(decoding: word, as: UTF8.self)
  }

  private static let sizes = ["large": "lg", "medium": "md", "small": "sm"]

  /// Whether a size is written out in one name and abbreviated in another with the same words: `Large` for `radius.lg`.
  ///
  /// - Parameter other: a name that ends in the same words, with others before them or not.
  package static func differInSize(_ name: some Sequence<UInt8>, _ other: some Sequence<UInt8>) -> Bool {
    let own = spelledSizes(name)
    return own != Array(spelledSizes(other).suffix(own.count))
  }

  /// The words for sizes in a name, as they are written.
  private static func spelledSizes(_ name: some Sequence<UInt8>) -> [String] {
    name.split { !$0.isLetter && !$0.isDigit }.map { $0.lowercasedText }
      .filter { sizes[$0] != nil || sizes.values.contains($0) }
  }
}
