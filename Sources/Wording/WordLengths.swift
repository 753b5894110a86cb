import Printing

/// Which lengths the words of a list have, by their first letter: most words of a text need no look-up in the list.
struct WordLengths: Sendable {
  /// By the first byte, its letters small; a bit for each length in bytes.
  private var lengths = [UInt64](repeating: 0, count: 256)

  /// - Parameter words: in small letters, none longer than 63 bytes.
  init(_ words: some Sequence<String>) {
    for word in words {
      guard let first = word.utf8.first else { continue }
      lengths[Int(first)] |= 1 << UInt64(word.utf8.count)
    }
  }

  /// Whether a word may be one of the list; false for certain where none begins like it and is as long.
  func mayHold(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first else { return false }
    return lengths[Int(first.lowercased)] & 1 << UInt64(word.count) != 0
  }
}
