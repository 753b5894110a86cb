import Printing

/// Reads the tokens of CSS Syntax 3 that occur in colours from UTF-8, one at a time.
///
/// Spaces and comments between tokens are skipped. Only the text of a requested name is allocated.
struct ColorScanner {
  enum Token: Equatable {
    case number(Double)
    case percentage(Double)
    /// A number and the bytes of its unit.
    case dimension(Double, unit: Range<Int>)
    case name(Range<Int>)
    /// A name with the parenthesis directly after it, which is not in the range.
    case function(Range<Int>)
    /// The name after a `#`.
    case hash(Range<Int>)
    case comma
    case slash
    case close
    case other
    case unclosedComment
    case end
  }

  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0
  /// Where the last token began.
  private(set) var start = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func next() -> Token {
    guard skipSpace() else {
      start = position
      position = bytes.count
      return .unclosedComment
    }
    start = position
    guard let byte = byte() else { return .end }
    if startsNumber() { return number() }
    if startsName() {
      let name = name()
      guard self.byte() == UInt8(ascii: "(") else { return .name(name) }
      position += 1
      return .function(name)
    }
    position += 1
    switch byte {
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: "/"): return .slash
    case UInt8(ascii: ")"): return .close
    case UInt8(ascii: "#"): return .hash(name())
    default: return .other
    }
  }

  /// The byte at some distance ahead, if there is one.
  private func byte(_ ahead: Int = 0) -> UInt8? {
    let index = position + ahead
    return index < bytes.count ? bytes[index] : nil
  }

  /// Skips spaces and comments; false at an unclosed comment.
  private mutating func skipSpace() -> Bool {
    while let byte = byte() {
      if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
        var end = position + 2
        while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/") {
          end += 1
        }
        guard end + 1 < bytes.count else { return false }
        position = end + 2
      } else if byte.isSpace {
        position += 1
      } else {
        return true
      }
    }
    return true
  }

  private func startsNumber() -> Bool {
    guard let first = byte() else { return false }
    let sign = first == UInt8(ascii: "+") || first == UInt8(ascii: "-") ? 1 : 0
    if byte(sign)?.isDigit ?? false { return true }
    return byte(sign) == UInt8(ascii: ".") && (byte(sign + 1)?.isDigit ?? false)
  }

  private func startsName() -> Bool {
    guard byte() == UInt8(ascii: "-") else { return startsNamePart(0, asFirst: true) }
    return byte(1) == UInt8(ascii: "-") || startsNamePart(1, asFirst: true)
  }

  private func startsNamePart(_ ahead: Int, asFirst: Bool = false) -> Bool {
    guard let byte = byte(ahead) else { return false }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...:
      return true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): return !asFirst
    case UInt8(ascii: "\\"): return self.byte(ahead + 1).map { $0 != 0x0A && $0 != 0x0D && $0 != 0x0C } ?? false
    default: return false
    }
  }

  private mutating func name() -> Range<Int> {
    let begin = position
    while startsNamePart(0) {
      if bytes[position] == UInt8(ascii: "\\") { skipEscape() } else { position += 1 }
    }
    return begin..<position
  }

  /// Source: CSS Syntax 3, section 4.3.7 (consume an escaped code point).
  private mutating func skipEscape() {
    position += 1
    let end = position + 6
    guard byte().flatMap(hexValue) != nil else { return position += 1 }
    while position < end, byte().flatMap(hexValue) != nil { position += 1 }
    if byte().map(\.isSpace) ?? false { position += 1 }
  }

  private mutating func number() -> Token {
    var reader = NumberReader(bytes, at: position)
    let value = reader.read()
    position = reader.position
    if byte() == UInt8(ascii: "%") {
      position += 1
      return .percentage(value)
    }
    return startsName() ? .dimension(value, unit: name()) : .number(value)
  }
}
