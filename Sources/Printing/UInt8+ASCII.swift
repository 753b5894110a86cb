/// ASCII classes of bytes in UTF-8 text; bytes from 0x80 on belong to none of them.
extension UInt8 {
  /// `0` … `9`.
  @inlinable public var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// `0` … `9`, `a` … `f`, `A` … `F`.
  @inlinable public var isHexDigit: Bool { isDigit || (self | 0x20) &- UInt8(ascii: "a") < 6 }

  /// `a` … `z`, `A` … `Z`.
  @inlinable public var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  /// `A` … `Z`.
  @inlinable public var isUppercase: Bool { self &- UInt8(ascii: "A") < 26 }

  /// `a` … `z`.
  @inlinable public var isLowercase: Bool { self &- UInt8(ascii: "a") < 26 }

  /// A space, tab, line feed, form feed or carriage return: HTML's and CSS's white space.
  @inlinable public var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D }

  /// Whether it is one of some characters of ASCII.
  ///
  /// With a literal this becomes a few comparisons; `"…".utf8.contains` makes a string and walks through it.
  @inlinable public func isOne(of characters: StaticString) -> Bool {
    for index in 0..<characters.utf8CodeUnitCount where characters.utf8Start[index] == self { return true }
    return false
  }

  /// The lower-case form of a capital letter; any other byte unchanged.
  @inlinable public var lowercased: UInt8 { isUppercase ? self | 0x20 : self }
}

extension Sequence<UInt8> {
  /// The text of bytes, its letters of ASCII small.
  @inlinable public var lowercasedText: String { String(decoding: map { $0.lowercased }, as: UTF8.self) }

  /// Whether it begins with some characters of ASCII.
  @inlinable public func starts(with text: StaticString) -> Bool {
    var index = 0
    for byte in self {
      guard index < text.utf8CodeUnitCount else { return true }
      guard byte == text.utf8Start[index] else { return false }
      index += 1
    }
    return index == text.utf8CodeUnitCount
  }
}
