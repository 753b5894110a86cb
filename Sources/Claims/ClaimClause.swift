import Printing
import Statements
import Tokens
import Wording

/// A clause as the words and the figures that it has, each with its place; nil where it has any other sign.
struct ClaimClause {
  struct Word {
    /// In English.
    let text: String
    let range: Range<Int>
    /// As it stands in the text, in small letters and without accents.
    var written = ""
  }

  struct Figure {
    let quantity: Quantity
    let range: Range<Int>
    /// How many words stand before it.
    let place: Int
  }

  private(set) var words: [Word] = []
  private(set) var figures: [Figure] = []
  /// The paths in curly brackets.
  private(set) var mentions: [TokenPath] = []
  /// Before which word the first colon is.
  private(set) var colon: Int?
  private let bytes: [UInt8]
  private let end: Int
  private let text: PageText
  /// Where a bracket ends that is read as a part of the clause.
  private var close: Int?

  init?(_ clause: Range<Int>, in text: PageText) {
    self.text = text
    bytes = text.bytes
    end = clause.upperBound
    guard !text.isStruck(clause.lowerBound) else { return nil }
    var index = clause.lowerBound
    while index < end {
      guard let next = read(at: index), words.count <= Self.mostWords else { return nil }
      index = next
    }
    joinSides()
  }

  private static let mostWords = 28

  /// Reads what stands at an offset, and returns where it ends; nil for a sign that is not understood.
  private mutating func read(at index: Int) -> Int? {
    let byte = bytes[index]
    if byte.isDigit { return readFigure(at: index) }
    if byte.isLetter || isAccented(index) { return readWord(at: index) }
    if byte >= 0xE3, let word = ClaimWords.unspaced(bytes[index..<end]) {
      words.append(Word(text: word.english, range: index..<index + word.count))
      return index + word.count
    }
    switch byte {
    case 0xEF where bytes[index..<end].starts(with: "：".utf8):
      colon = colon ?? words.count
      return index + 3
    case UInt8(ascii: ":"):
      colon = colon ?? words.count
      return index + 1
    case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: "-"): return index + 1
    case UInt8(ascii: "+"):
      // `44px+`
      guard figures.last?.range.upperBound == index else { return nil }
      words.append(Word(text: "least", range: index..<index + 1))
      return index + 1
    case UInt8(ascii: "("): return readBracket(at: index)
    case UInt8(ascii: ")"): return index == close ? index + 1 : nil
    case UInt8(ascii: "{"):
      guard let mention = text.mentions.first(where: { $0.range.lowerBound == index && $0.isBraced }) else {
        return nil
      }
      mentions.append(mention.path)
      return mention.range.upperBound
    case UInt8(ascii: ">"), UInt8(ascii: "<"):
      let length = index + 1 < end && bytes[index + 1] == UInt8(ascii: "=") ? 2 : 1
      words.append(Word(text: byte == UInt8(ascii: ">") ? "least" : "most", range: index..<index + length))
      return index + length
    case 0xC2:
      // `·` and a blank that does not break.
      guard index + 1 < end, bytes[index + 1] == 0xB7 || bytes[index + 1] == 0xA0 else { return nil }
      return index + 2
    case 0xE2:
      guard index + 2 < end, bytes[index + 1] == 0x89 else { return nil }
      guard bytes[index + 2] == 0xA5 || bytes[index + 2] == 0xA4 else { return nil }
      words.append(Word(text: bytes[index + 2] == 0xA5 ? "least" : "most", range: index..<index + 3))
      return index + 3
    default: return nil
    }
  }

  private mutating func readWord(at start: Int) -> Int {
    var index = start
    while index < end, bytes[index].isLetter || isAccented(index) { index += bytes[index].isLetter ? 1 : 2 }
    if let next = elided(start..<index) { return next }
    append(start..<index)
    // `system’s`, `don't`.
    if bytes[index..<end].starts(with: "\u{2019}") {
      index += 3
    } else if index < end, bytes[index] == 0x27 {
      index += 1
    } else {
      return index
    }
    while index < end, bytes[index].isLetter { index += 1 }
    return index
  }

  /// Whether a letter of two bytes begins at an offset: `é`, `ü`.
  private func isAccented(_ index: Int) -> Bool {
    bytes[index] == 0xC3 && index + 1 < end && bytes[index + 1] != 0x97 && bytes[index + 1] != 0xB7
  }

  /// Where the next word begins behind one that is cut short before it: `l'espacement`, `n'est`.
  private mutating func elided(_ word: Range<Int>) -> Int? {
    let sign = bytes[word.upperBound..<end].starts(with: "\u{2019}") ? 3 : 1
    guard word.count < 3, word.upperBound + sign < end, sign == 3 || bytes[word.upperBound] == 0x27,
      bytes[word.upperBound + sign].isLetter || isAccented(word.upperBound + sign)
    else { return nil }
    switch bytes[word].lowercasedText {
    case "l", "d", "s", "qu", "un": break
    case "n": words.append(Word(text: "not", range: word))
    default: return nil
    }
    return word.upperBound + sign
  }

  /// Adds a word, in English where it is one of another language, and with the one before it where the two are a phrase.
  private mutating func append(_ range: Range<Int>) {
    let isPlain = bytes[range].allSatisfy(\.isLetter)
    let word =
      isPlain
      ? bytes[range].lowercasedText : NameWords(bytes[range]).words.joined()
    if let last = words.last, last.range.upperBound + 1 == range.lowerBound, colon != words.count,
      let phrase = ClaimWords.english(last.written, word)
    {
      words[words.count - 1] = Word(text: phrase, range: last.range.lowerBound..<range.upperBound)
      return
    }
    words.append(Word(text: ClaimWords.english(word) ?? word, range: range, written: word))
  }

  private mutating func readFigure(at start: Int) -> Int? {
    guard start == 0 || !bytes[start - 1].isLetter && bytes[start - 1] != UInt8(ascii: ".") else { return nil }
    var reader = QuantityReader(bytes, at: start)
    let read = reader.read()
    // `3-size scale`
    let digits = bytes[start..<end].prefix(while: \.isDigit).endIndex
    if read == nil, digits - start < 3, digits + 1 < end, bytes[digits] == UInt8(ascii: "-"), bytes[digits + 1].isLetter
    {
      reader = QuantityReader(Array(bytes[..<digits]), at: start)
    }
    guard let quantity = read ?? reader.read(), reader.index <= end else { return nil }
    // The number of a name: `space-1`.
    let isOfName = start > 1 && bytes[start - 1] == UInt8(ascii: "-") && bytes[start - 2].isLetter
    if isOfName, quantity.unit == nil { return nil }
    figures.append(Figure(quantity: quantity, range: start..<reader.index, place: words.count))
    return reader.index
  }

  /// A weight in brackets belongs to its name; what else is in brackets behind a figure only explains it.
  private mutating func readBracket(at start: Int) -> Int? {
    guard self.close == nil, let close = bytes[start..<end].firstIndex(of: UInt8(ascii: ")")) else { return nil }
    let inner = bytes[(start + 1)..<close]
    if inner.allSatisfy(\.isDigit), inner.count == 3 {
      guard readFigure(at: start + 1) != nil else { return nil }
    } else if figures.isEmpty && inner.contains(where: \.isDigit) || isCount && inner.contains(UInt8(ascii: ",")) {
      self.close = close
      return start + 1
    }
    return close + 1
  }

  /// Whether the one figure says how many there are of what is in brackets behind it: `2 weights (400, 500)`.
  private var isCount: Bool {
    guard figures.count == 1, let first = figures.first, first.quantity.unit == nil else { return false }
    return first.quantity.high == nil && !first.quantity.isFraction && first.quantity.low < 13
  }

  /// `44 by 44 pixels` is one figure.
  private mutating func joinSides() {
    guard figures.count == 2, figures[0].quantity.low == figures[1].quantity.low,
      let by = words.firstIndex(where: { $0.text == "by" }), figures[0].place == by, figures[1].place == by + 1
    else { return }
    figures = [
      Figure(
        quantity: figures[1].quantity, range: figures[0].range.lowerBound..<figures[1].range.upperBound,
        place: figures[0].place)
    ]
  }
}
