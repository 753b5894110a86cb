import Printing

/// The words by which a text is found. The script of the site splits what readers type in the same way.
///
/// A word is a run of letters and digits, in lower case and without accents. `camelCase` is found whole and by its parts,
/// and a number with dots is one word, so that `v2.1.0` is found as the version 2.1.0. Of a script that is written
/// without spaces, every two letters that are side by side are a word.
enum SearchWords {
  /// A longer run is data, not a word.
  static let longest = 40
  /// How much of a title is one word, in Unicode scalars.
  private static let longestPhrase = 80

  /// Calls `body` with each word as it is met, parts of words included.
  static func each(in text: BorrowedBytes, _ body: (ArraySlice<UInt8>) -> Void) {
    var word: [UInt8] = []
    eachRun(in: text) { run in
      if letter(run, 0).isUnspaced { return pairs(of: run, body) }
      guard run.count <= longest, run.count > 1 || run[0].isDigit else { return }
      fold(run, into: &word)
      body(word[...])
      parts(of: run, word, body)
    }
  }

  /// A whole title or name as one word, with spaces between its runs; if it has none, as it is.
  static func phrase(of text: BorrowedBytes) -> [UInt8] {
    var phrase: [UInt8] = []
    var word: [UInt8] = []
    eachRun(in: text) { run in
      guard phrase.count < 4 * longestPhrase else { return }
      if !phrase.isEmpty { phrase.append(UInt8(ascii: " ")) }
      fold(run, into: &word)
      phrase += word
    }
    if phrase.isEmpty { phrase = Array(text) }
    guard phrase.count > longestPhrase else { return phrase }
    let scalars = String(decoding: phrase, as: UTF8.self).unicodeScalars
    return Array(String(String.UnicodeScalarView(scalars.prefix(longestPhrase))).utf8)
  }

  // MARK: Runs

  private static func eachRun(in text: BorrowedBytes, _ body: (BorrowedBytes) -> Void) {
    var index = 0
    while index < text.count {
      let first = letter(text, index)
      if first.width == 0 {
        index += 1
        continue
      }
      let run = run(in: text, from: index, isUnspaced: first.isUnspaced)
      index = run.upperBound
      body(UnsafeBufferPointer(rebasing: text[run]))
    }
  }

  private static func run(in text: BorrowedBytes, from start: Int, isUnspaced: Bool) -> Range<Int> {
    // The letter before a version is no part of its number.
    let first = text[start] | 0x20 == UInt8(ascii: "v") ? start + 1 : start
    if let end = number(in: text, from: first) { return first..<end }
    var index = start
    while index < text.count {
      let letter = letter(text, index)
      if letter.width == 0 || letter.isUnspaced != isUnspaced { break }
      index += letter.width
    }
    return start..<index
  }

  /// The end of a version or a decimal number, which has dots between its digits; nil if there is none.
  private static func number(in text: BorrowedBytes, from start: Int) -> Int? {
    guard start < text.count, text[start].isDigit else { return nil }
    var index = start
    var hasDot = false
    while index < text.count {
      if text[index] == UInt8(ascii: "."), index + 1 < text.count, text[index + 1].isDigit {
        hasDot = true
      } else if !text[index].isDigit {
        break
      }
      index += 1
    }
    return hasDot ? index : nil
  }

  /// The parts of a word in camel case: `brandPrimary` gives `brand` and `primary`, `HTMLElement` gives `html` and
  /// `element`.
  private static func parts(of run: BorrowedBytes, _ word: [UInt8], _ body: (ArraySlice<UInt8>) -> Void) {
    // Letters beyond ASCII may have other lengths in lower case; such a word is found whole.
    guard word.count == run.count else { return }
    var start = 0
    for index in 1..<run.count where isHump(run, at: index) {
      if index - start > 1 { body(word[start..<index]) }
      start = index
    }
    if start > 0, run.count - start > 1 { body(word[start...]) }
  }

  /// Whether a part begins: with a capital after a small letter, or with the last capital before small letters.
  private static func isHump(_ run: BorrowedBytes, at index: Int) -> Bool {
    guard run[index].isUppercase else { return false }
    if run[index - 1].isLowercase { return true }
    return run[index - 1].isUppercase && index + 1 < run.count && run[index + 1].isLowercase
  }

  /// Every letter with the one after it; the last one alone, so that it is found by its beginning too.
  private static func pairs(of run: BorrowedBytes, _ body: (ArraySlice<UInt8>) -> Void) {
    let letters = Array(run)
    var start = 0
    while start < letters.count {
      let middle = start + letter(run, start).width
      body(letters[start..<(middle < letters.count ? middle + letter(run, middle).width : middle)])
      start = middle
    }
  }

  // MARK: Letters

  /// Lower case, with the letters of Latin without their accents.
  private static func fold(_ run: BorrowedBytes, into word: inout [UInt8]) {
    word.removeAll(keepingCapacity: true)
    var all: UInt8 = 0
    for byte in run {
      all |= byte
      word.append(byte.isUppercase ? byte | 0x20 : byte)
    }
    guard all >= 0x80 else { return }
    var folded = String.UnicodeScalarView()
    for scalar in String(decoding: run, as: UTF8.self).lowercased().unicodeScalars {
      switch scalar.value {
      case 0xE0..<(0xE0 + UInt32(plain.count)): folded.append(plain[Int(scalar.value - 0xE0)])
      case 0x300..<0x370: break
      default: folded.append(scalar)
      }
    }
    word = Array(String(folded).utf8)
  }

  /// The letters from à to ž without their accents.
  private static let plain = Array(
    ("aaaaaaæceeeeiiiiðnooooo÷øuuuuyþy" + "aaaaaaccccccccddđđeeeeeeeeeegggggggghhħħiiiiiiiiiıĳĳjjkkĸllllllŀŀłłnnnnnnŉŋŋ"
      + "ooooooœœrrrrrrssssssssttttŧŧuuuuuuuuuuuuwwyyyzzzzzz").unicodeScalars)

  /// The letter or digit at an index: its length in bytes, 0 for anything else, and whether its script has no spaces.
  ///
  /// Beyond ASCII everything counts as a letter but the blocks of punctuation, symbols and pictures.
  private static func letter(_ text: BorrowedBytes, _ index: Int) -> (width: Int, isUnspaced: Bool) {
    let byte = text[index]
    if byte < 0x80 { return (byte.isLetter || byte.isDigit ? 1 : 0, false) }
    let width = byte < 0xC0 ? 0 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    guard width > 0, index + width <= text.count else { return (0, false) }
    let head = UInt32(byte) & (0x7F >> UInt32(width))
    let scalar = text[(index + 1)..<(index + width)].reduce(head) { $0 << 6 | UInt32($1 & 0x3F) }
    switch scalar {
    case 0x80..<0xC0, 0xD7, 0xF7: return (0, false)
    // General punctuation, currency, arrows, mathematics, shapes; punctuation of Chinese and Japanese, full width.
    case 0x2000..<0x3040, 0x30A0, 0x30FB, 0xFF00..<0xFF10, 0xFF1A..<0xFF21, 0xFF3B..<0xFF41, 0xFF5B..<0xFF66:
      return (0, false)
    // Pictures.
    case 0x1F000..<0x20000: return (0, false)
    // Thai and Lao, Burmese, Khmer; kana, Chinese characters.
    case 0xE00..<0xF00, 0x1000..<0x10A0, 0x1780..<0x1800, 0x3040..<0x3100, 0x3400..<0x4DC0, 0x4E00..<0xA000,
      0xF900..<0xFB00, 0x20000..<0x40000:
      return (width, true)
    default: return (width, false)
    }
  }
}
