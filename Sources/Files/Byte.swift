/// Classes of bytes in UTF-8 text.
public enum Byte {
  /// `0` to `9`.
  @inlinable public static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// A digit or a letter from `a` to `f`, in either case.
  @inlinable public static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6
  }

  /// A letter of ASCII, in either case.
  @inlinable public static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  /// A capital letter of ASCII.
  @inlinable public static func isUpper(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }

  /// Whether a word is a name of lower-case letters, in any case.
  @inlinable public static func isWord(_ word: ArraySlice<UInt8>, _ name: StaticString) -> Bool {
    guard word.count == name.utf8CodeUnitCount else { return false }
    var letter = name.utf8Start
    for byte in word {
      guard (isUpper(byte) ? byte | 0x20 : byte) == letter.pointee else { return false }
      letter += 1
    }
    return true
  }

  /// Whether a word is exactly this.
  @inlinable public static func equals(_ word: UnsafeBufferPointer<UInt8>, _ name: StaticString) -> Bool {
    guard word.count == name.utf8CodeUnitCount else { return false }
    for offset in word.indices where word[offset] != name.utf8Start[offset] { return false }
    return true
  }

  /// A space, a tab or a line ending.
  @inlinable public static func isSpace(_ byte: UInt8) -> Bool {

    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")

  }
}
