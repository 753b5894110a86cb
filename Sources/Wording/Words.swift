public import Printing

extension UInt8 {
  /// Whether it begins a character of a script that parts no words: kana, hanzi or hangul.
  package var startsUnparted: Bool { (0xE3...0xED).contains(self) }
}

extension ArraySlice<UInt8> {
  /// Whether a text is a name of small letters, in any case.
  @inlinable
  public func isWord(_ name: StaticString) -> Bool {
    guard count == name.utf8CodeUnitCount else { return false }
    for offset in 0..<count where self[startIndex + offset].lowercased != name.utf8Start[offset] { return false }
    return true
  }
}
