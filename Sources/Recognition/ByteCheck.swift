import Files
import Syntax

/// Cheap answers from the bytes of a file, so that blocks without values cost no more than a glance.
enum ByteCheck {
  /// Whether a list or table holds a digit, a `#`, a word of CSS for an easing or a gradient, or one that every font
  /// stack has; without one of them there is no value in it.
  ///
  /// - Parameter speaksUIKit: whether any code span counts, since it may name one of Apple's colours; else only those
  ///   that begin as UIKit's names do.
  static func mayHoldValue(_ file: SourceFile, _ range: ByteRange, speaksUIKit: Bool) -> Bool {
    file.bytes.withUnsafeBufferPointer {
      mayHoldValue(
        UnsafeBufferPointer(rebasing: $0[range.start..<min(range.end, $0.count)]), speaksUIKit: speaksUIKit)
    }
  }

  static func mayHoldValue(_ bytes: UnsafeBufferPointer<UInt8>, speaksUIKit: Bool) -> Bool {
    let (signs, end) = (blockSigns, bytes.count)
    func stands(_ word: StaticString, at start: Int) -> Bool { start >= 0 && starts(bytes, start, end, word) }
    var from = 0
    while let index = signs.firstIndex(in: bytes, from: from) {
      // Each word by one of its rarer letters.
      switch bytes[index] {
      case UInt8(ascii: "f"): if stands("serif", at: index - 4) { return true }
      case UInt8(ascii: "y"): if stands("family", at: index - 5) { return true }
      case UInt8(ascii: "p"): if stands("monospace", at: index - 5) { return true }
      case UInt8(ascii: "("): if stands("gradient(", at: index - 8) { return true }
      case UInt8(ascii: "-"): if stands("ease-", at: index - 4) || stands("m-ui", at: index - 1) { return true }
      case UInt8(ascii: "`"):
        if speaksUIKit || namesSystemColor(bytes, index + 1, end) { return true }
        if stands("ease`", at: index - 4) || stands("ear`", at: index - 3) { return true }
      default: return true
      }
      from = index + 1
    }
    return false
  }

  /// Whether a text is one sentence with a colour in it and no number, so that the colour's chip is all there is to it.
  static func onlySpeaksOfColor(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      guard bytes.last == UInt8(ascii: "."), let color = HexColors.next(in: bytes, from: 0),
        HexColors.next(in: bytes, from: color.upperBound) == nil
      else { return false }
      return sentenceSigns.firstIndex(in: UnsafeBufferPointer(rebasing: bytes.dropLast())) == nil && !holdsNumber(text)
    }
  }

  /// What may part a name from a value, write a colour another way or end another sentence.
  private static let sentenceSigns = ByteSet(":(.")

  private static let blockSigns = ByteSet("#0123456789`fyp(-")

  /// Whether the source of a table's cell may hold a colour, and any value at all, by the signs each has one of: `#`
  /// and `(` for colours, digits and the dash of `ease-in` for numbers; a character reference may stand for any.
  static func hints(_ file: SourceFile, _ range: ByteRange) -> (color: Bool, value: Bool) {
    file.bytes.withUnsafeBufferPointer { bytes in
      let cell = UnsafeBufferPointer(rebasing: bytes[range.start..<min(range.end, bytes.count)])
      let isColor = colorSigns.firstIndex(in: cell) != nil
      return (isColor, isColor || numberSigns.firstIndex(in: cell) != nil)
    }
  }

  private static let colorSigns = ByteSet("#(&")
  private static let numberSigns = ByteSet("0123456789-")

  /// Whether running text, the addresses of its links left out, holds two colours in one sentence, a number with a unit
  /// of time, two lengths in a row, a gradient, or any number beside a Bézier curve or a word every spring has.
  static func mayHoldProseValue(_ node: Int, in document: MarkdownDocument) -> Bool {
    document.file.bytes.withUnsafeBufferPointer { bytes in
      let range = document[node].range
      let end = min(range.end, bytes.count)
      var index = range.start
      /// Where the colour before ends.
      var color: Int?
      var hasNumber = false
      while true {
        index = nextSign(in: bytes, from: index, to: end)
        guard index < end else { break }
        switch bytes[index] {
        case UInt8(ascii: "#"):
          let isColor = index + 3 < end && Byte.isHexDigit(bytes[index + 1]) && Byte.isHexDigit(bytes[index + 3])
          if isColor, let color, !holdsStop(bytes, color..<index) { return true }
          index += 1
          while index < end, Byte.isHexDigit(bytes[index]) { index += 1 }
          if isColor { color = index }
        case UInt8(ascii: "("):
          if index - 8 >= range.start, starts(bytes, index - 8, end, "gradient(") { return true }
          let mayLead = index > range.start && bytes[index - 1] == UInt8(ascii: "]")
          index = mayLead ? document.linkEnd(behind: index, in: node) ?? index + 1 : index + 1
        default:
          hasNumber = true
          while index < end, bytes[index] &- 0x30 < 10 { index += 1 }
          let unit = index < end && (bytes[index] == 0x20 || bytes[index] == UInt8(ascii: "-")) ? index + 1 : index
          if unit < end, bytes[unit] == UInt8(ascii: "m") || bytes[unit] == UInt8(ascii: "s") { return true }
          if unit + 3 < end, bytes[unit] == UInt8(ascii: "p"), bytes[unit + 2] == 0x20,
            Byte.isDigit(bytes[unit + 3]) || bytes[unit + 3] == UInt8(ascii: "-")
          {
            return true
          }
        }
      }
      return hasNumber && speaksOfMotion(UnsafeBufferPointer(rebasing: bytes[range.start..<end]))
    }
  }

  /// Whether a text holds a digit that is none of a hex colour.
  static func holdsNumber(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        if Byte.isDigit(bytes[index]) { return true }
        let isHash = bytes[index] == UInt8(ascii: "#")
        index += 1
        while isHash, index < bytes.count, Byte.isHexDigit(bytes[index]) { index += 1 }
      }
      return false
    }
  }

  /// Where the next `#`, `(` or digit stands: few sentences have one, so eight bytes are looked at together.
  private static func nextSign(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
    let memory = UnsafeRawBufferPointer(bytes)
    var index = start
    while index &+ 8 <= end {
      let word = memory.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // Digits are among the sixteen bytes from 0x30 on.
      let isDigitOrNear = holdsZero((word & (ones &* 0xF0)) ^ (ones &* 0x30))
      if isDigitOrNear || holdsZero(word ^ (ones &* 0x23)) || holdsZero(word ^ (ones &* 0x28)) { break }
      index &+= 8
    }
    while index < end, !isSign(bytes[index]) { index += 1 }
    return index
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// Whether any byte of a word is zero.
  ///
  /// Source: https://graphics.stanford.edu/~seander/bithacks.html#ZeroInWord
  private static func holdsZero(_ word: UInt64) -> Bool { (word &- ones) & ~word & (ones &* 0x80) != 0 }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || byte == UInt8(ascii: "(") || Byte.isDigit(byte)
  }

  /// Whether a full stop ends a sentence in a part of a text.
  private static func holdsStop(_ bytes: UnsafeBufferPointer<UInt8>, _ part: Range<Int>) -> Bool {
    part.contains { bytes[$0] == UInt8(ascii: ".") && Byte.isSpace(bytes[$0 + 1]) }
  }

  /// Whether a text names a Bézier curve or a parameter that every spring has one of.
  private static func speaksOfMotion(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let (signs, end) = (motionSigns, bytes.count)
    var from = 0
    while let index = signs.firstIndex(in: bytes, from: from) {
      switch bytes[index] {
      case UInt8(ascii: "b"):
        if starts(bytes, index, end, "bezier") || starts(bytes, index, end, "bounce") { return true }
      case UInt8(ascii: "d"): if starts(bytes, index, end, "damping") { return true }
      default: if starts(bytes, index, end, "friction") { return true }
      }
      from = index + 1
    }
    return false
  }

  private static let motionSigns = ByteSet("bdf")

  /// Whether a heading or lead-in speaks of Apple's text styles: `Dynamic Type`, `Text styles`.
  static func namesTextStyles(_ file: SourceFile, _ range: ByteRange) -> Bool {
    file.bytes.withUnsafeBufferPointer { bytes in
      let end = min(range.end, bytes.count)
      var index = range.start
      // Both have a `y`, and few headings have one.
      while index < end {
        if bytes[index] == UInt8(ascii: "y"), index > range.start {
          if starts(bytes, index, end, "ynamic Type") || starts(bytes, index, end, "ynamic type") { return true }
          let style = index - 6
          if style > range.start, starts(bytes, style, end, "ext Styles") || starts(bytes, style, end, "ext styles") {
            return true
          }
        }
        index += 1
      }
      return false
    }
  }

  private static func namesSystemColor(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> Bool {
    starts(bytes, index, end, "system") || starts(bytes, index, end, "secondary")
      || starts(bytes, index, end, "tertiary") || starts(bytes, index, end, "label`")
  }

  private static func starts(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int, _ word: StaticString
  ) -> Bool {
    let count = word.utf8CodeUnitCount
    // Most words are told apart by their second letter.
    guard index + count <= end, bytes[index + 1] == word.utf8Start[1] else { return false }
    for offset in 0..<count where bytes[index + offset] != word.utf8Start[offset] { return false }
    return true
  }
}
