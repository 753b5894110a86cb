import Printing

/// MDX: Markdown with modules and components of JavaScript. Its Markdown is read like any other, and its components are
/// shown as they are written, like HTML.
package enum MDX {
  package static func isDocument(_ path: String) -> Bool {
    path.utf8.suffix(4).elementsEqual(".mdx".utf8) { $0 | 0x20 == $1 }
  }

  /// The same text with blanks in place of `import` and `export`, which show nothing. Each reaches to the next empty
  /// line, and every byte keeps its place.
  ///
  /// Source: https://mdxjs.com/docs/what-is-mdx/#esm
  package static func withoutModules(_ bytes: [UInt8]) -> [UInt8] {
    var text = bytes
    var fence: UInt8?
    var isFrontMatter = bytes.starts(with: "---\n") || bytes.starts(with: "---\r\n")
    var isModule = false
    var isBehindGap = true
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[start..<end]
      let isEmpty = line.allSatisfy(\.isSpace)
      if isFrontMatter {
        isFrontMatter = start == 0 || !line.starts(with: "---")
        isBehindGap = true
      } else if let open = fence {
        if mark(of: line) == open { fence = nil }
      } else if let mark = mark(of: line) {
        fence = mark
      } else {
        if isEmpty { isModule = false }
        if isBehindGap, line.starts(with: "import ") || line.starts(with: "export ") { isModule = true }
        if isModule { for index in line.indices where !text[index].isSpace { text[index] = UInt8(ascii: " ") } }
        isBehindGap = isEmpty || isModule
      }
      start = end + 1
    }
    return text
  }

  /// The mark of a line that opens or closes a block of code.
  static func mark(of line: ArraySlice<UInt8>) -> UInt8? {
    let text = line.drop { $0 == UInt8(ascii: " ") }
    guard let first = text.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else { return nil }
    return text.prefix { $0 == first }.count >= 3 ? first : nil
  }
}
