import Files
import Printing

/// A stylesheet cut into what stands before its braces and semicolons, in one pass over its bytes.
///
/// Comments, strings and brackets may hold any of these signs. What is not closed ends with the file.
struct StylesheetWalk {
  enum Notation {
    case css, sass, less

    /// What the name of a variable begins with.
    var sign: UInt8? {
      switch self {
      case .css: nil
      case .sass: UInt8(ascii: "$")
      case .less: UInt8(ascii: "@")
      }
    }
  }

  /// What a part ends with.
  enum End { case open, close, semicolon, file }

  private let file: SourceFile
  private let hasLineComments: Bool
  private var at: Int
  private var isDone = false
  /// The comment that stands in lines of its own above the last part, and above those right below each other.
  private(set) var heading: Range<Int>?

  init(_ file: SourceFile, _ notation: Notation) {
    self.file = file
    hasLineComments = notation != .css
    at = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next part, without the blanks and comments before it; nil at the end.
  mutating func next() -> (text: Range<Int>, end: End)? {
    if isDone { return nil }
    let bytes = file.bytes
    skipToPart()
    let start = at
    // The brackets that are open: braces among them are those of `#{…}`, and of a value that is a block.
    var open: [UInt8] = []
    var braces = 0
    while at < bytes.count {
      let byte = bytes[at]
      if let end = comment(at) {
        at = end
        continue
      }
      switch byte {
      case UInt8(ascii: "\\"): at += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"): at = string(at) - 1
      case UInt8(ascii: "("), UInt8(ascii: "["): open.append(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        if let last = open.last, last != UInt8(ascii: "{") { open.removeLast() }
      case UInt8(ascii: "{") where isWithin(start, open):
        open.append(byte)
        braces += 1
      case UInt8(ascii: "}") where braces > 0:
        while open.popLast() != UInt8(ascii: "{") {}
        braces -= 1
      case UInt8(ascii: "{"): return part(start, .open)
      case UInt8(ascii: "}"): return part(start, .close)
      case UInt8(ascii: ";") where open.isEmpty: return part(start, .semicolon)
      default: break
      }
      at += 1
    }
    at = bytes.count
    isDone = true
    return (file.withoutBlanks(start..<at), .file)
  }

  /// Skips blanks and comments. An empty line ends what a comment is above, and so does the end of a block.
  private mutating func skipToPart() {
    let bytes = file.bytes
    let start = at
    if start > 0, bytes[start - 1] == UInt8(ascii: "}") { heading = nil }
    var lines = start == 0 || bytes[start - 1] == UInt8(ascii: "{") ? 1 : 0
    var found: Range<Int>?
    while at < bytes.count {
      if let end = comment(at) {
        // A comment without a word in it is a line.
        if lines > 0, bytes[at..<end].contains(where: { $0.isLetter || $0 >= 0x80 }) { found = at..<end }
        at = end
      } else if bytes[at].isSpace {
        if bytes[at] == 0x0A { lines += 1 }
        at += 1
      } else {
        break
      }
    }
    if let found { heading = found } else if lines > 1 { heading = nil }
  }

  private mutating func part(_ start: Int, _ end: End) -> (text: Range<Int>, end: End) {
    defer { at += 1 }
    return (file.withoutBlanks(start..<at), end)
  }

  /// Whether a brace is part of a text: in `#{$x}`, in brackets, or in the value of a property.
  private func isWithin(_ start: Int, _ open: [UInt8]) -> Bool {
    if !open.isEmpty || at > start && file.bytes[at - 1].isOne(of: "#@") { return true }
    return file.bytes[start..<at].starts(with: "--".utf8) && file.bytes[start..<at].contains(UInt8(ascii: ":"))
  }

  /// The place behind a comment that begins here.
  private func comment(_ start: Int) -> Int? {
    let bytes = file.bytes
    guard bytes[start] == UInt8(ascii: "/"), start + 1 < bytes.count else { return nil }
    if bytes[start + 1] == UInt8(ascii: "*") {
      var end = start + 2
      while end + 1 < bytes.count {
        if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { return end + 2 }
        end += 1
      }
      return bytes.count
    }
    // `https://` within brackets is no comment.
    guard hasLineComments, bytes[start + 1] == UInt8(ascii: "/"), start == 0 || bytes[start - 1] != UInt8(ascii: ":")
    else { return nil }
    return bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  }

  /// The place behind a string that begins here: a line break ends it too.
  private func string(_ start: Int) -> Int {
    let bytes = file.bytes
    var end = start + 1
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "\\") {
        end += 1
      } else if bytes[end] == bytes[start] || bytes[end] == 0x0A || bytes[end] == 0x0D {
        return end + 1
      }
      end += 1
    }
    return bytes.count
  }

  // MARK: Values

  /// A text without comments and what is said of its weight, `!important`, blanks being one each, and the place of what is
  /// left.
  func value(_ range: Range<Int>) -> (text: String, range: ByteRange) {
    let bytes = file.bytes
    var words: [UInt8] = []
    var (first, last) = (range.upperBound, range.lowerBound)
    var at = range.lowerBound
    var quote: UInt8?
    scan: while at < range.upperBound {
      let byte = bytes[at]
      if let open = quote {
        if byte == open { quote = nil }
      } else if let end = comment(at) {
        at = min(end, range.upperBound)
        if let last = words.last, last != 0x20 { words.append(0x20) }
        continue
      } else if byte.isSpace {
        if let last = words.last, last != 0x20 { words.append(0x20) }
        at += 1
        continue
      } else if byte.isOne(of: "\"'") {
        quote = byte
      } else if byte == UInt8(ascii: "!") {
        break scan
      }
      words.append(byte)
      first = min(first, at)
      last = at + 1
      at += 1
    }
    while words.last == 0x20 { words.removeLast() }
    let place = first < last ? ByteRange(first, last) : ByteRange(range.lowerBound, range.lowerBound)
    return (String(decoding: words, as: UTF8.self), place)
  }
}
