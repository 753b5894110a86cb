public import Printing

extension UInt8 {
  /// Whether it begins a character of a script that parts no words: kana, hanzi or hangul.
  package var startsUnparted: Bool { (0xE3...0xED).contains(self) }
}

extension ArraySlice<UInt8> {
  /// Whether a text begins with a phrase of small letters, in any case.
  @inlinable
  public func starts(withWords phrase: StaticString) -> Bool {
    count >= phrase.utf8CodeUnitCount && phrase.withUTF8Buffer { starts(withWords: $0) }
  }

  /// The same for a phrase given as bytes.
  @inlinable
  public func starts(withWords phrase: some Collection<UInt8>) -> Bool {
    count >= phrase.count && zip(self, phrase).allSatisfy { $0.lowercased == $1 }
  }

  /// Whether a text is a name of small letters, in any case.
  @inlinable
  public func isWord(_ name: StaticString) -> Bool {
    guard count == name.utf8CodeUnitCount else { return false }
    for offset in 0..<count where self[startIndex + offset].lowercased != name.utf8Start[offset] { return false }
    return true
  }
}
