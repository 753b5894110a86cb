import Files
import Printing
import Syntax

/// A description in the front matter of a design document, which others write in Markdown with references.
enum DescribedText {
  /// Its text alone, each `{colors.primary}` by its last name.
  static func plain(_ markdown: String) -> String {
    let file = SourceFile(path: "description.md", text: markdown)
    let document = MarkdownReader.read(ByteRange(0, file.bytes.count), of: file)
    var text: [UInt8] = []
    for block in document.children(of: 0) {
      if !text.isEmpty { text.append(UInt8(ascii: " ")) }
      text += document.plainBytes(of: block)
    }
    return String(decoding: unbraced(text), as: UTF8.self)
  }

  private static func unbraced(_ text: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      out += rest[..<open]
      let path = rest[(open + 1)...].prefix { $0.isLetter || $0.isDigit || separators.contains($0) }
      if let point = path.lastIndex(of: UInt8(ascii: ".")), path.endIndex < rest.endIndex,
        rest[path.endIndex] == UInt8(ascii: "}")
      {
        out += path[(point + 1)...]
        rest = rest[(path.endIndex + 1)...]
      } else {
        out.append(UInt8(ascii: "{"))
        rest = rest[(open + 1)...]
      }
    }
    return out + rest
  }

  private static let separators = [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_")]
}
