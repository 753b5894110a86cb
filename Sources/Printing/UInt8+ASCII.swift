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

  /// The lower-case form of a capital letter; any other byte unchanged.
  @inlinable public var lowercased: UInt8 { isUppercase ? self | 0x20 : self }
}
