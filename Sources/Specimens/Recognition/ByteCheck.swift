import Files

/// Cheap answers from the bytes of a file, so that blocks without values cost no more than a glance.
enum ByteCheck {
  /// Whether a list or table holds a digit, a `#`, a word of CSS for an easing or a gradient, or one that every font
  /// stack has; without one of them there is no value in it.
  ///
  /// - Parameter speaksUIKit: whether any code span counts, since it may name one of Apple's colours; else only those
  ///   that begin as UIKit's names do.
  static func mayHoldValue(_ file: SourceFile, _ range: ByteRange, speaksUIKit: Bool) -> Bool {
    let signs = blockSigns
    return file.bytes.withUnsafeBufferPointer { bytes in
      let end = min(range.end, bytes.count)
      var index = signs.next(in: bytes, from: range.start, to: end)
      while index < end {
        switch bytes[index] {
        case UInt8(ascii: "e"):
          guard index + 1 < end, bytes[index + 1] == UInt8(ascii: "a") else { break }
          if starts(bytes, index, end, "ease-") || starts(bytes, index, end, "ease`") { return true }
          if starts(bytes, index, end, "ear`") { return true }
        case UInt8(ascii: "f"): if starts(bytes, index, end, "family") || ends(bytes, index, "serif") { return true }
        case UInt8(ascii: "g"): if starts(bytes, index, end, "gradient(") { return true }
        case UInt8(ascii: "m"):
          if starts(bytes, index, end, "monospace") || starts(bytes, index, end, "m-ui") { return true }
        case UInt8(ascii: "`"): if speaksUIKit || namesSystemColor(bytes, index + 1, end) { return true }
        default: return true
        }
        index = signs.next(in: bytes, from: index + 1, to: end)
      }
      return false
    }
  }

  private static let blockSigns = ByteClass("#0123456789`efgm")

  /// Whether the source of a table's cell may hold a colour, and any value at all, by the signs each has one of: `#`
  /// and `(` for colours, digits and the dash of `ease-in` for numbers; a character reference may stand for any.
  static func hints(_ file: SourceFile, _ range: ByteRange) -> (color: Bool, value: Bool) {
    let found = file.bytes.withUnsafeBufferPointer {
      cellSigns.union(of: UnsafeBufferPointer(rebasing: $0[range.start..<min(range.end, $0.count)]))
    }
    return (found & 1 != 0, found != 0)
  }

  private static let cellSigns = ByteClass("#(&", "0123456789-")

  /// Whether running text holds two colours in one sentence, a number with a unit of time, two lengths in a row, a
  /// Bézier curve, a gradient or a word every spring has.
  static func mayHoldProseValue(_ file: SourceFile, _ range: ByteRange) -> Bool {
    // `(` stands for `gradient(` and `p` for `damping`: they are rarer than the first letters.
    let signs = proseSigns
    return file.bytes.withUnsafeBufferPointer { bytes in
      let end = min(range.end, bytes.count)
      var index = range.start
      var colors = 0
      while true {
        index = signs.next(in: bytes, from: index, to: end)
        guard index < end else { return false }
        switch bytes[index] {
        case UInt8(ascii: "#"):
          if index + 3 < end, isHexDigit(bytes[index + 1]), isHexDigit(bytes[index + 3]) { colors += 1 }
          if colors > 1 { return true }
          index += 1
          while index < end, isHexDigit(bytes[index]) { index += 1 }
          continue
        case UInt8(ascii: "."): if index + 1 < end, Byte.isSpace(bytes[index + 1]) { colors = 0 }
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          while index < end, bytes[index] &- 0x30 < 10 { index += 1 }
          let unit = index < end && (bytes[index] == 0x20 || bytes[index] == UInt8(ascii: "-")) ? index + 1 : index
          if unit < end, bytes[unit] == UInt8(ascii: "m") || bytes[unit] == UInt8(ascii: "s") { return true }
          if unit + 3 < end, bytes[unit] == UInt8(ascii: "p"), bytes[unit + 2] == 0x20,
            Byte.isDigit(bytes[unit + 3]) || bytes[unit + 3] == UInt8(ascii: "-")
          {
            return true
          }
          continue
        case UInt8(ascii: "b"):
          if starts(bytes, index, end, "bezier") || starts(bytes, index, end, "bounce") { return true }
        case UInt8(ascii: "p"): if index - 3 >= range.start, starts(bytes, index - 3, end, "damping") { return true }
        case UInt8(ascii: "("): if index - 8 >= range.start, starts(bytes, index - 8, end, "gradient(") { return true }
        default: if starts(bytes, index, end, "friction") { return true }
        }
        index += 1
      }
    }
  }

  private static let proseSigns = ByteClass("#.0123456789bfp(")

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

  private static func isHexDigit(_ byte: UInt8) -> Bool { Byte.isDigit(byte) || (byte | 0x20) &- 0x61 < 6 }

  private static func namesSystemColor(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> Bool {
    starts(bytes, index, end, "system") || starts(bytes, index, end, "secondary")
      || starts(bytes, index, end, "tertiary") || starts(bytes, index, end, "label`")
  }

  /// Whether a word ends with the letter at a place.
  private static func ends(_ bytes: UnsafeBufferPointer<UInt8>, _ last: Int, _ word: StaticString) -> Bool {
    let start = last + 1 - word.utf8CodeUnitCount
    return start >= 0 && starts(bytes, start, last + 1, word)
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

/// A few ASCII characters in a table of all bytes, so that asking for one costs next to nothing.
private struct ByteClass {
  /// For each byte a bit for each set that holds it.
  private let table: [UInt8]

  /// - Parameter sets: at most eight.
  init(_ sets: StaticString...) {
    var table = [UInt8](repeating: 0, count: 256)
    for (bit, set) in sets.enumerated() {
      for index in 0..<set.utf8CodeUnitCount { table[Int(set.utf8Start[index])] |= 1 << UInt8(bit) }
    }
    self.table = table
  }

  /// Where the next byte of any set stands; `end` where there is none.
  func next(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
    table.withUnsafeBufferPointer { table in
      var index = start
      while index < end, table[Int(bytes[index])] == 0 { index += 1 }
      return index
    }
  }

  /// A bit for each set that any of some bytes is in.
  func union(of bytes: UnsafeBufferPointer<UInt8>) -> UInt8 {
    table.withUnsafeBufferPointer { table in
      var found: UInt8 = 0
      for byte in bytes { found |= table[Int(byte)] }
      return found
    }
  }
}
