/// The script in which a document is written, and so the samples of its type.
package enum SampleScript: Sendable {
  case latin, chinese, japanese, korean

  /// The one that the beginning of a text has most of: Latin, unless every sixteenth byte begins a letter of another.
  ///
  /// - Parameter text: in UTF-8.
  package init(of text: ArraySlice<UInt8>) {
    var (ideographs, kana, hangul) = (0, 0, 0)
    let bytes = text.prefix(Self.enough)
    for (first, second) in zip(bytes, bytes.dropFirst()) where first >= 0xE3 && first <= 0xED {
      switch first {
      case 0xE3: kana += second == 0x81 || second == 0x82 || second == 0x83 ? 1 : 0
      case 0xE4...0xE9: ideographs += 1
      default: hangul += 1
      }
    }
    if ideographs + kana + hangul < max(bytes.count / 16, 1) {
      self = .latin
    } else if hangul > ideographs + kana {
      self = .korean
    } else {
      // Only Japanese has kana, and about as many of them as ideographs.
      self = kana * 8 > ideographs ? .japanese : .chinese
    }
  }

  /// In bytes.
  private static let enough = 8192
}
