import Printing

/// Which lengths the words of a list have, by their first letter: most words of a text need no look-up in the list.
struct WordLengths: Sendable {
  /// By the first byte, its letters small; a bit for each length in bytes, the last for all that are longer.
  private var lengths = [UInt64](repeating: 0, count: 256)

  /// - Parameter words: in small letters.
  init(_ words: some Sequence<String>) {
    for word in words { if let first = word.utf8.first { insert(first: first, count: word.utf8.count) } }
  }

  init() {}

  mutating func insert(first: UInt8, count: Int) { lengths[Int(first)] |= 1 << UInt64(min(count, 63)) }

  /// Whether a word may be one of the list; false for certain where none begins like it and is as long.
  func mayHold(_ word: ArraySlice<UInt8>) -> Bool {
    word.first.map { mayHold(first: $0.lowercased, count: word.count) } ?? false
  }

  /// The same for a word in small letters.
  func mayHold(utf8 word: String) -> Bool {
    let bytes = word.utf8
    return bytes.first.map { mayHold(first: $0, count: bytes.count) } ?? false
  }

  /// - Parameter first: the first byte of a word, a small letter.
  func mayHold(first: UInt8, count: Int) -> Bool { lengths[Int(first)] & 1 << UInt64(min(count, 63)) != 0 }
}
