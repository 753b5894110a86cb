package import Files

/// A text of a file in parts, each with its place; a part within brackets or braces is never cut.
package struct CSSWords {
  package struct Word {
    package let text: String
    package let range: ByteRange

    package init(text: String, range: ByteRange) {
      self.text = text
      self.range = range
    }

    /// The part as a string of the tree.
    package var json: JSONValue { JSONValue(range: range, kind: .string(text)) }
  }

  private let bytes: [UInt8]
  /// The offset in the file of the first byte; nil if the text is written otherwise than it reads, as with escapes.
  private let start: Int?
  private let whole: ByteRange

  package init(_ text: String, _ range: ByteRange, in file: SourceFile) {
    bytes = Array(text.utf8)
    whole = range
    let isQuoted = file.bytes[range.start] == UInt8(ascii: "\"") || file.bytes[range.start] == UInt8(ascii: "'")
    let first = range.start + (isQuoted ? 1 : 0)
    let end = min(first + bytes.count, file.bytes.count)
    start = file.bytes[first..<end].elementsEqual(bytes) ? first : nil
  }

  package init(_ word: Word, in file: SourceFile) { self.init(word.text, word.range, in: file) }

  /// The parts between separators, without the spaces around them; empty parts are left out.
  package func parts(at separator: Character) -> [Word] {
    let separator = separator.asciiValue
    var words: [Word] = []
    var depth = 0
    var from = 0
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
      case separator where depth == 0:
        add(from..<index, to: &words)
        from = index + 1
      default: break
      }
    }
    add(from..<bytes.count, to: &words)
    return words
  }

  private func add(_ part: Range<Int>, to words: inout [Word]) {
    var part = part
    while let first = part.first, bytes[first] <= 0x20 { part.removeFirst() }
    while let last = part.last, bytes[last] <= 0x20 { part.removeLast() }
    guard !part.isEmpty else { return }
    let place = start.map { ByteRange($0 + part.lowerBound, $0 + part.upperBound) } ?? whole
    words.append(Word(text: String(decoding: bytes[part], as: UTF8.self), range: place))
  }
}
