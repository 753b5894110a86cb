import Files
import Printing

/// A lexical token of a stylesheet with its place; comments are skipped.
struct CSSToken {
  enum Kind: Equatable {
    case ident(String)
    /// A name with the parenthesis that opens its arguments.
    case function(String)
    case atKeyword(String)
    case hash(String)
    case string(String)
    /// A number as written, followed by a unit, `%`, or nothing.
    case number(String, unit: String)
    case space
    /// Any other single character.
    case mark(Character)
    /// Anything that the strict subset excludes: escapes, unclosed strings.
    case bad
  }

  let kind: Kind
  let range: Range<Int>

  func isMark(_ character: Character) -> Bool { if case .mark(let own) = kind { own == character } else { false } }
}

/// Splits the bytes of a stylesheet into tokens. Linear and total: every byte belongs to a token or a comment.
struct CSSScanner {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  static func tokens(_ bytes: [UInt8]) -> [CSSToken] {
    var scanner = CSSScanner(bytes)
    var tokens: [CSSToken] = []
    while let token = scanner.next() {
      if token.kind == .space, tokens.last?.kind == .space { continue }
      tokens.append(token)
    }
    return tokens
  }

  private mutating func next() -> CSSToken? {
    guard offset < bytes.count else { return nil }
    let start = offset
    let kind = scan()
    return CSSToken(kind: kind, range: start..<offset)
  }

  private mutating func scan() -> CSSToken.Kind {
    let byte = bytes[offset]
    if byte.isSpace || startsComment {
      while offset < bytes.count, bytes[offset].isSpace || startsComment { skipSpaceOrComment() }
      return .space
    }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return string(byte) }
    if startsNumber { return number() }
    if startsName(at: offset) { return name() }
    offset += 1
    switch byte {
    case UInt8(ascii: "#"): return startsNamePart ? .hash(takeName()) : .mark("#")
    case UInt8(ascii: "@"): return startsNamePart ? .atKeyword(takeName()) : .mark("@")
    case UInt8(ascii: "\\"): return .bad
    case 0x21...0x7E: return .mark(Character(Unicode.Scalar(byte)))
    default: return .bad
    }
  }

  private var startsComment: Bool {
    bytes[offset] == UInt8(ascii: "/") && byte(offset + 1) == UInt8(ascii: "*")
  }

  private mutating func skipSpaceOrComment() {
    guard startsComment else {
      offset += 1
      return
    }
    let end = bytes[min(offset + 2, bytes.count)...].firstPlace(of: "*/")
    offset = end?.upperBound ?? bytes.count
  }

  private mutating func string(_ quote: UInt8) -> CSSToken.Kind {
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != quote {
      if bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\\") {
        offset += bytes[offset] == UInt8(ascii: "\\") ? 1 : 0
        return .bad
      }
      offset += 1
    }
    guard offset < bytes.count else { return .bad }
    offset += 1
    return .string(String(decoding: bytes[start..<offset - 1], as: UTF8.self))
  }

  private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private var startsNumber: Bool {
    var index = offset
    if let sign = byte(index), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { index += 1 }
    if byte(index) == UInt8(ascii: ".") { index += 1 }
    return byte(index)?.isDigit ?? false
  }

  private mutating func number() -> CSSToken.Kind {
    let start = offset
    offset += 1
    while let next = byte(offset), next.isDigit || (next == UInt8(ascii: ".") && byte(offset + 1)?.isDigit ?? false) {
      offset += 1
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if byte(offset) == UInt8(ascii: "%") {
      offset += 1
      return .number(text, unit: "%")
    }
    let unit = offset
    while let next = byte(offset), next.isLetter { offset += 1 }
    return .number(text, unit: bytes[unit..<offset].lowercasedText)
  }

  private func startsName(at index: Int) -> Bool {
    guard let first = byte(index) else { return false }
    if first == UInt8(ascii: "-") {
      guard let second = byte(index + 1) else { return false }
      return second.isLetter || second == UInt8(ascii: "-") || second == UInt8(ascii: "_")
    }
    return first.isLetter || first == UInt8(ascii: "_")
  }

  private var startsNamePart: Bool { byte(offset).map(Self.isPart) ?? false }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  private mutating func takeName() -> String {
    let start = offset
    while let next = byte(offset), Self.isPart(next) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func name() -> CSSToken.Kind {
    let name = takeName()
    guard byte(offset) == UInt8(ascii: "(") else { return .ident(name) }
    offset += 1
    return .function(name.utf8.lowercasedText)
  }
}

extension UInt8 {
  /// Whether names of elements, attributes and classes in markup may contain it.
  package var isNamePart: Bool {
    isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self == UInt8(ascii: ":")
  }
}
