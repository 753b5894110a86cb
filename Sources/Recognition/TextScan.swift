import Files
import Syntax

/// One short text of a document while its values are looked for: its bytes, its pieces and what stands around it.
struct TextScan {
  private(set) var text: [UInt8] = []
  private(set) var lexemes: [Lexeme] = []
  /// Whether any of its pieces is a number.
  private(set) var hasQuantity = false
  private var split = Split()

  /// Where the name before the value ends; nil where the text has none.
  var name: Range<Int>? { split.name }
  /// The first piece of the value.
  var valueStart: Int { split.valueStart }
  /// Whether a colon parts name and value, or the name is a dotted one.
  var isExplicit: Bool { split.isExplicit }
  var isDotted: Bool { split.isDotted }

  init() {}

  init(_ text: [UInt8]) {
    self.text = text
    cut()
  }

  /// Takes the text of a block or a cell; its pieces are those of the text before until it is cut.
  ///
  /// One scan serves many texts, so that its buffers are made once.
  mutating func load(_ node: Int, of document: MarkdownDocument) {
    text.removeAll(keepingCapacity: true)
    document.appendPlainText(of: node, to: &text)
  }

  /// Cuts the text into its pieces.
  mutating func cut() {
    Lexeme.split(text, into: &lexemes)
    split = Split(text, lexemes)
    hasQuantity = lexemes.contains { $0.quantity != nil }
  }

  /// The words right before a piece, at most four, with a bracket or a colon between; nil where there are none.
  func label(before index: Int) -> String? {
    var end = index
    while end > 0, lexemes[end - 1].isOpen || lexemes[end - 1].isColon { end -= 1 }
    var first = end
    while first > 0, end - first < 4, lexemes[first - 1].isWord, !isJoining(lexemes[first - 1]) { first -= 1 }
    guard first < end else { return nil }
    let label = string(lexemes[first].start..<lexemes[end - 1].end)
    return label.isEmpty || label.utf8.count > Split.longestName ? nil : label
  }

  private func isJoining(_ lexeme: Lexeme) -> Bool {
    switch lexeme.end - lexeme.start {
    case 2: Byte.isWord(text[lexeme.start..<lexeme.end], "is") || Byte.isWord(text[lexeme.start..<lexeme.end], "to")
    case 3: Byte.isWord(text[lexeme.start..<lexeme.end], "and") || Byte.isWord(text[lexeme.start..<lexeme.end], "the")
    case 4: Byte.isWord(text[lexeme.start..<lexeme.end], "with") || Byte.isWord(text[lexeme.start..<lexeme.end], "then")
    default: false
    }
  }

  func string(_ range: Range<Int>) -> String { Self.trimmed(text[range]) }

  var nameText: String? { name.map(string).flatMap { $0.isEmpty ? nil : $0 } }

  /// Bytes as text where they begin and end with letters or digits, so that `trimmed` leaves them as they are.
  static func plain(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard let first = bytes.first, let last = bytes.last, Byte.isLetter(first) || Byte.isDigit(first),
      Byte.isLetter(last) || Byte.isDigit(last)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Bytes as text without spaces, list signs and opening brackets at its ends.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: trimming(bytes), as: UTF8.self) }

  /// The same as bytes.
  static func trimming(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while let first = bytes.first {
      if first < 0x80 {
        guard Byte.isSpace(first) || isOuter(first) || first == UInt8(ascii: ".") else { break }
        bytes.removeFirst()
      } else {
        guard isSign(bytes.prefix(3)) else { break }
        bytes.removeFirst(3)
      }
    }
    while let last = bytes.last {
      if last < 0x80 {
        guard Byte.isSpace(last) || isOuter(last) || "=(~".utf8.contains(last) else { break }
        bytes.removeLast()
      } else {
        guard isSign(bytes.suffix(3)) else { break }
        bytes.removeLast(3)
      }
    }
    return bytes
  }

  private static func isOuter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "\"")
  }

  /// A dash, a quotation mark, a bullet, an arrow or `≈`: three bytes each.
  private static func isSign(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count == 3, bytes.first == 0xE2 else { return false }
    switch (bytes[bytes.startIndex + 1], bytes[bytes.startIndex + 2]) {
    case (0x80, 0x93), (0x80, 0x94), (0x80, 0x98), (0x80, 0x9C), (0x80, 0xA2), (0x86, 0x92), (0x89, 0x88): return true
    default: return false
    }
  }
}

/// Where a text's name ends and its value begins.
private struct Split {
  var name: Range<Int>?
  var valueStart = 0
  var isExplicit = false
  var isDotted = false

  static let longestName = 60
  static let mostWords = 7

  init() {}

  init(_ text: [UInt8], _ lexemes: [Lexeme]) {
    guard let first = lexemes.first else { return }
    if first.isWord, Self.isDotted(text[first.start..<first.end]) {
      name = first.start..<first.end
      isDotted = true
      isExplicit = true
      valueStart = 1
      if lexemes.count > 1 {
        switch lexemes[1].kind {
        case .colon, .dash: valueStart = 2
        case .word, .quantity, .comma, .semicolon, .stop, .open, .close, .other: break
        }
      }
      return
    }
    var depth = 0
    var dash: Int?
    pieces: for (index, lexeme) in lexemes.enumerated() {
      switch lexeme.kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .colon where depth <= 0 && index > 0:
        isExplicit = isName(first.start..<lexeme.start, words: index, index + 1)
        return
      case .dash where depth <= 0 && index > 0 && dash == nil: dash = index
      case .semicolon where depth <= 0, .stop where depth <= 0: break pieces
      case .word, .quantity, .comma, .semicolon, .stop, .colon, .dash, .other: continue
      }
    }
    if let dash, isName(first.start..<lexemes[dash].start, words: dash, dash + 1) { return }
    if let number = lexemes.firstIndex(where: { $0.quantity != nil }), (1...4).contains(number),
      lexemes[..<number].allSatisfy(\.isWord)
    {
      _ = isName(first.start..<lexemes[number].start, words: number, number)
    }
  }

  private mutating func isName(_ range: Range<Int>, words: Int, _ valueStart: Int) -> Bool {
    guard range.count <= Self.longestName, words <= Self.mostWords + 2 else { return false }
    name = range
    self.valueStart = valueStart
    return true
  }

  /// `color.brand.primary`: letters, digits, `-` and `_` in parts joined by points, each part not empty.
  static func isDotted(_ word: ArraySlice<UInt8>) -> Bool {
    var hasDot = false
    for byte in word {
      if byte == UInt8(ascii: ".") { hasDot = true }
      guard Byte.isLetter(byte) || Byte.isDigit(byte) || "._-".utf8.contains(byte) else { return false }
    }
    return hasDot
  }
}
