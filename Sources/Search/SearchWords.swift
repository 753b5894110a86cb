import Printing

/// The words by which a text is found. The script of the site splits what readers type in the same way.
///
/// A word is a run of letters and digits, in lower case. `camelCase` is found whole and by its parts, and a number with
/// dots is one word, so that `2.1.0` is found as a version.
enum SearchWords {
  /// A longer run is data, not a word.
  static let longest = 40

  /// Calls `body` with each word as it is met, parts of words included.
  static func each(in text: BorrowedBytes, _ body: (ArraySlice<UInt8>) -> Void) {
    var index = 0
    var word: [UInt8] = []
    while index < text.count {
      let first = width(text, index)
      if first == 0 {
        index += 1
        continue
      }
      let start = index
      let (end, hasHump) = end(of: text, from: start)
      index = end
      guard end - start <= longest, end - start > 1 || text[start].isDigit else { continue }
      let run = UnsafeBufferPointer(rebasing: text[start..<end])
      lower(run, into: &word)
      body(word[...])
      if hasHump { parts(of: run, word, body) }
    }
  }

  /// Where a run ends, and whether a capital follows a small letter in it.
  private static func end(of text: BorrowedBytes, from start: Int) -> (end: Int, hasHump: Bool) {
    var index = start
    var hasHump = false
    var isNumber = true
    var hasDot = false
    while index < text.count {
      let byte = text[index]
      let width = width(text, index)
      if width > 0 {
        if !byte.isDigit {
          if hasDot { break }
          isNumber = false
        }
        if index > start, byte.isUppercase, text[index - 1].isLowercase { hasHump = true }
        index += width
      } else if byte == UInt8(ascii: "."), isNumber, index + 1 < text.count, text[index + 1].isDigit {
        // A version or a decimal number goes on.
        hasDot = true
        index += 1
      } else {
        break
      }
    }
    return (index, hasHump)
  }

  /// The parts of a word in camel case: `brandPrimary` gives `brand` and `primary`.
  private static func parts(of run: BorrowedBytes, _ word: [UInt8], _ body: (ArraySlice<UInt8>) -> Void) {
    // Letters beyond ASCII may have other lengths in lower case; such a word is found whole.
    guard word.count == run.count else { return }
    var start = 0
    for index in 1...run.count where index == run.count || run[index].isUppercase && run[index - 1].isLowercase {
      if index - start > 1 { body(word[start..<index]) }
      start = index
    }
  }

  private static func lower(_ run: BorrowedBytes, into word: inout [UInt8]) {
    word.removeAll(keepingCapacity: true)
    var all: UInt8 = 0
    for byte in run {
      all |= byte
      word.append(byte.isUppercase ? byte | 0x20 : byte)
    }
    if all >= 0x80 { word = Array(String(decoding: run, as: UTF8.self).lowercased().utf8) }
  }

  /// The length of the letter or digit at an index, in bytes; 0 for anything else.
  ///
  /// Beyond ASCII everything counts as a letter but the blocks of punctuation, symbols and pictures.
  private static func width(_ text: BorrowedBytes, _ index: Int) -> Int {
    let byte = text[index]
    if byte < 0x80 { return byte.isLetter || byte.isDigit ? 1 : 0 }
    let next = index + 1 < text.count ? text[index + 1] : 0
    switch byte {
    case 0xC2: return 0  // Latin-1 punctuation
    case 0xC3: return next == 0x97 || next == 0xB7 ? 0 : 2  // × and ÷
    case 0xC4..<0xE0: return min(2, text.count - index)
    case 0xE2: return 0  // punctuation, currency, arrows, mathematics, shapes
    case 0xE3 where next == 0x80: return 0  // CJK punctuation
    case 0xE0..<0xF0: return min(3, text.count - index)
    case 0xF0 where next == 0x9F: return 0  // pictures
    case 0xF0...: return min(4, text.count - index)
    default: return 0
    }
  }
}
