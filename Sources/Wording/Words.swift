import Printing

extension UInt8 {
  /// Whether it begins a character of a script that parts no words: kana, hanzi or hangul.
  package var startsUnparted: Bool { (0xE3...0xED).contains(self) }
}

extension ArraySlice<UInt8> {
  /// Whether a text is a name of small letters, in any case.
  package func isWord(_ name: StaticString) -> Bool {
    guard count == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { letters in
      letters.indices.allSatisfy { self[startIndex + $0].lowercased == letters[$0] }
    }
  }
}
