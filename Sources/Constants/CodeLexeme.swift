import Files
import Printing
import Wording

/// One piece of source code in any language: a word, a string, a number with its unit, a comment or a sign.
struct CodeLexeme {
  enum Kind: Equatable {
    case word, string, number, comment, newline
    /// `=>` or `->`
    case arrow
    case sign(UInt8)
  }

  let kind: Kind
  /// Its place in the file; that of a string without its quotation marks.
  let range: Range<Int>

  func isSign(_ sign: Unicode.Scalar) -> Bool { kind == .sign(UInt8(ascii: sign)) }

  var isOpening: Bool { isSign("(") || isSign("[") || isSign("{") }
  var isClosing: Bool { isSign(")") || isSign("]") || isSign("}") }

  /// Whether it may be a part of a reference to a member: `base.lime[300]`, `palette["blue"]`.
  var isOfReference: Bool {
    switch kind {
    case .word, .number, .string: true
    case .sign: isSign(".") || isSign("[") || isSign("]")
    case .comment, .newline, .arrow: false
    }
  }
}

extension CodeLexeme {
  /// The pieces of a part of a file; nil where a string or a comment does not end.
  ///
  /// - Parameter hasHashComments: whether `#` begins a comment.
  static func split(_ bytes: [UInt8], _ part: Range<Int>, hasHashComments: Bool) -> [CodeLexeme]? {
    var pieces: [CodeLexeme] = []
    var index = part.lowerBound
    while index < part.upperBound {
      let start = index
      let byte = bytes[index]
      let next = index + 1 < part.upperBound ? bytes[index + 1] : 0
      if byte == 0x0A {
        index += 1
        pieces.append(CodeLexeme(kind: .newline, range: start..<index))
      } else if byte.isSpace {
        index += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
        guard let end = endOfComment(bytes, start..<part.upperBound) else { return nil }
        index = end
        pieces.append(CodeLexeme(kind: .comment, range: start..<end))
      } else if hasHashComments, byte == UInt8(ascii: "#") {
        index = bytes[start..<part.upperBound].firstIndex(of: 0x0A) ?? part.upperBound
        pieces.append(CodeLexeme(kind: .comment, range: start..<index))
      } else if byte.isOne(of: "\"'`") {
        guard let end = endOfString(bytes, start..<part.upperBound) else { return nil }
        index = end + 1
        pieces.append(CodeLexeme(kind: .string, range: start + 1..<end))
      } else if byte.isDigit || byte == UInt8(ascii: ".") && next.isDigit {
        index = endOfNumber(bytes, start..<part.upperBound)
        pieces.append(CodeLexeme(kind: .number, range: start..<index))
      } else if isOfWord(byte) {
        while index < part.upperBound, isOfWord(bytes[index]) { index += 1 }
        pieces.append(CodeLexeme(kind: .word, range: start..<index))
      } else if byte == UInt8(ascii: "=") || byte == UInt8(ascii: "-"), next == UInt8(ascii: ">") {
        index += 2
        pieces.append(CodeLexeme(kind: .arrow, range: start..<index))
      } else {
        index += 1
        pieces.append(CodeLexeme(kind: .sign(byte), range: start..<index))
      }
    }
    return pieces
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private static func endOfComment(_ bytes: [UInt8], _ part: Range<Int>) -> Int? {
    guard bytes[part.lowerBound + 1] == UInt8(ascii: "*") else {
      return bytes[part].firstIndex(of: 0x0A) ?? part.upperBound
    }
    return bytes[part.dropFirst(2)].firstPlace(of: "*/")?.upperBound
  }

  /// Where the closing quotation mark is; only a template goes on in the next line.
  private static func endOfString(_ bytes: [UInt8], _ part: Range<Int>) -> Int? {
    let mark = bytes[part.lowerBound]
    var index = part.lowerBound + 1
    while index < part.upperBound, bytes[index] != mark {
      if bytes[index] == 0x0A, mark != UInt8(ascii: "`") { return nil }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index < part.upperBound ? index : nil
  }

  /// Digits with the letters right behind them, and a unit behind a point: `0xFF1E88E5`, `16f`, `16.dp`.
  private static func endOfNumber(_ bytes: [UInt8], _ part: Range<Int>) -> Int {
    var index = part.lowerBound
    while index < part.upperBound, isOfWord(bytes[index]) && bytes[index] < 0x80 || bytes[index] == UInt8(ascii: ".") {
      // `1...3`, `16.`
      if bytes[index] == UInt8(ascii: "."), index + 1 == part.upperBound || !isOfWord(bytes[index + 1]) { break }
      index += 1
    }
    return index < part.upperBound && bytes[index] == UInt8(ascii: "%") ? index + 1 : index
  }
}
