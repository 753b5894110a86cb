import Printing

/// The words of a name, comparable however it is written: `bodyLg`, `body-lg` and `Body Large` have the same.
struct NameWords: Hashable {
  let words: [String]

  init(_ words: [String]) { self.words = words }

  init(_ text: some Sequence<UInt8>) {
    var words: [String] = []
    var word: [UInt8] = []
    var last: UInt8 = 0
    for byte in text {
      let isPart = byte.isLetter || byte.isDigit || byte >= 0x80
      let startsWord = byte.isUppercase && (last.isLetter && !last.isUppercase || last.isDigit)
      if !isPart || startsWord {
        if !word.isEmpty { words.append(Self.plain(word)) }
        word.removeAll(keepingCapacity: true)
      }
      if isPart { word.append(byte.isUppercase ? byte | 0x20 : byte) }
      last = byte
    }
    if !word.isEmpty { words.append(Self.plain(word)) }
    self.words = words
  }

  init(_ text: String) { self.init(text.utf8) }

  /// One spelling of each word.
  private static func plain(_ word: [UInt8]) -> String {
    let text = String(decoding: word, as: UTF8.self)
    return switch text {
    case "colour", "colors", "colours": "color"
    case "grey", "greys", "grays": "gray"
    case "large": "lg"
    case "medium": "md"
    case "small": "sm"
    default: text
    }
  }
}
