import Files

/// The tags of a Mustache template in file order; `{{=<% %>=}}` changes the delimiters of those after it.
///
/// For malformed text it finds some of the tags; the engine is what rejects it.
struct TemplateTags: Sequence, IteratorProtocol {
  struct Tag {
    enum Kind {
      /// A slot, escaped or not.
      case variable
      /// `{{#name}}` or `{{^name}}`.
      case section
      /// `{{$name}}`: a definition inside a parent, otherwise a place for one.
      case block
      /// `{{<name}}`: another template, with the blocks for it up to its end tag.
      case parent
      /// `{{>name}}`: another template.
      case partial
      case end
    }

    let kind: Kind
    let name: String
    let range: ByteRange
  }

  private let file: SourceFile
  private let bytes: [UInt8]
  private var index = 0
  private var open = Array("{{".utf8)
  private var close = Array("}}".utf8)

  init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
  }

  mutating func next() -> Tag? {
    while let start = place(of: open, from: index) {
      var inner = start + open.count
      guard let end = place(of: close, from: inner) else {
        index = bytes.count
        return nil
      }
      index = end + close.count
      let sigil = inner < end ? bytes[inner] : UInt8(ascii: "!")
      let kind: Tag.Kind
      switch sigil {
      case UInt8(ascii: "!"), UInt8(ascii: "%"): continue
      case UInt8(ascii: "="):
        setDelimiters(inner + 1..<end)
        continue
      case UInt8(ascii: "#"), UInt8(ascii: "^"): kind = .section
      case UInt8(ascii: "$"): kind = .block
      case UInt8(ascii: "<"): kind = .parent
      case UInt8(ascii: ">"): kind = .partial
      case UInt8(ascii: "/"): kind = .end
      case UInt8(ascii: "{"), UInt8(ascii: "&"): kind = .variable
      default:
        kind = .variable
        inner -= 1
      }
      return tag(kind, inner + 1..<end)
    }
    return nil
  }

  private func tag(_ kind: Tag.Kind, _ range: Range<Int>) -> Tag {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, Self.isSpace(bytes[start]) { start += 1 }
    while end > start, Self.isSpace(bytes[end - 1]) { end -= 1 }
    let name = ByteRange(start, end)
    return Tag(kind: kind, name: file.text(name), range: name)
  }

  private mutating func setDelimiters(_ range: Range<Int>) {
    let parts = bytes[range].split { Self.isSpace($0) || $0 == UInt8(ascii: "=") }
    guard parts.count == 2 else { return }
    (open, close) = (Array(parts[0]), Array(parts[1]))
  }

  private func place(of text: [UInt8], from start: Int) -> Int? {
    bytes[Swift.min(start, bytes.count)...].firstPlace(of: text[...])?.lowerBound
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
