import Printing

/// The words and numbers of a text, in lower case and without most signs between them, each number in one spelling.
///
/// With them a table is compared with the drawing of its values, which writes `80/84 px` for a size of 80px with a
/// leading of 1.05.
struct SpokenWords {
  private(set) var all: Set<String> = []
  private var word = ""
  private var isNumber = false
  /// The number before the word, and whether a slash is between the two.
  private var before: (number: Double, isAtSlash: Bool)?

  init(text: ArraySlice<UInt8>) { read(String(decoding: text, as: UTF8.self).unicodeScalars) }

  /// Of what is printed between the tags; only `<wbr>` is inside a word.
  init(markup: UnsafeBufferPointer<UInt8>) {
    var text: [UInt8] = []
    var rest = markup[...]
    while let first = rest.first {
      let isTag = first == UInt8(ascii: "<")
      if isTag || first == UInt8(ascii: "&") {
        let end = rest.firstIndex(of: isTag ? UInt8(ascii: ">") : UInt8(ascii: ";")) ?? rest.endIndex - 1
        if !rest[...end].elementsEqual("<wbr>".utf8) { text.append(UInt8(ascii: " ")) }
        rest = rest[(end + 1)...]
      } else {
        let run = rest.prefix { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }
        text += run
        rest = rest[run.endIndex...]
      }
    }
    self.init(text: text[...])
  }

  private mutating func read(_ scalars: String.UnicodeScalarView) {
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      scalars.formIndex(after: &index)
      let next = index < scalars.endIndex ? scalars[index] : " "
      let isInNumber =
        Self.isDigit(scalar) || scalar == "." && isNumber && !word.contains(".") && Self.isDigit(next)
      if isInNumber || Self.isLetter(scalar) {
        if isInNumber != isNumber { close() }
        isNumber = isInNumber
        word.unicodeScalars.append(scalar)
      } else if scalar != Self.softHyphen {
        close()
        if Self.comparisons.contains(scalar) { all.insert(String(scalar)) }
        if scalar == "/" { before?.isAtSlash = true } else if scalar != " " { before = nil }
      }
    }
    close()
  }

  /// The signs that change what a number says.
  private static let comparisons: Set<Unicode.Scalar> = ["<", ">", "≤", "≥", "~", "≈", "±", "%"]
  private static let softHyphen: Unicode.Scalar = "\u{AD}"

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? UInt8(truncatingIfNeeded: scalar.value).isLetter : scalar.properties.isAlphabetic
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private mutating func close() {
    guard !word.isEmpty else { return }
    if isNumber, word.utf8.count <= Self.mostDigits, let number = Double(word) {
      all.insert(number.trimmed(4))
      addFactor(of: number)
      before = (number, false)
    } else {
      all.insert(word.lowercased())
      before = nil
    }
    word = ""
    isNumber = false
  }

  /// A leading is written as a length after the size, or as a factor of it.
  private mutating func addFactor(of leading: Double) {
    guard let before, before.isAtSlash, before.number > 0, leading < before.number * 10 else { return }
    for places in 1...3 { all.insert((leading / before.number).trimmed(places)) }
  }

  /// The most digits of a number that is compared as such.
  private static let mostDigits = 12
}
