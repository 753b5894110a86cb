import Diagnostics
package import Files
import Printing
package import Syntax

/// A fenced block as its author wrote it: name, options and lines, each with its place.
package struct FencedBlock: Sendable {
  package struct Option: Sendable {
    package let name: String
    package let value: String
  }

  package struct Line: Sendable {
    /// Without surrounding white space and without its caption.
    package let text: String
    /// What the author wrote after ` | `.
    package let caption: String?
    package let span: Span

    /// The two parts of a caption `title | note`; a caption without a bar is a title, and one that begins with a bar a
    /// note.
    package var titleAndNote: (title: String?, note: String?) {
      guard let caption else { return (nil, nil) }
      if caption.hasPrefix("| ") { return (nil, String(caption.dropFirst(2)[...].trimmed)) }
      let parts = caption.split(separator: " | ", maxSplits: 1).map { String($0.trimmed) }
      return (parts.first.flatMap { $0.isEmpty ? nil : $0 }, parts.count > 1 ? parts[1] : nil)
    }

    package init(text: String, caption: String?, span: Span) {
      self.text = text
      self.caption = caption
      self.span = span
    }
  }

  package let name: String
  package let options: [Option]
  package let body: String
  /// Without blank lines and comments.
  package let lines: [Line]
  /// The whole block.
  package let span: Span

  /// - Parameters:
  ///   - info: the info string; its first word is the name.
  ///   - body: the literal content between the fences.
  ///   - span: the whole block, including the fences.
  package init(info: String, body: String, span: Span) {
    let (name, options) = Self.parse(info: info)
    self.name = name
    self.options = options
    self.body = body
    self.span = span
    lines = Self.split(body, in: span)
  }

  /// A block of code of a document.
  package init(_ node: Int, in document: MarkdownDocument) {
    self.init(info: document.info(of: node), body: document.string(of: node), span: document.span(of: node))
  }

  package subscript(option name: String) -> String? { options.first { $0.name == name }?.value }

  /// The parts of the design document that it names as its sources, `source="Buttons; Motion"`; nil where it says nothing.
  package var source: [String]? {
    self[option: "source"].map { $0.split(separator: ";").map { String($0.trimmed) }.filter { !$0.isEmpty } }
  }

  /// The first word of an info string.
  package static func name(ofInfo info: String) -> String {
    String(info.utf8.prefix { $0 != 0x20 && $0 != 0x09 }) ?? info
  }

  private static func parse(info: String) -> (String, [Option]) {
    var rest = info.utf8[...].drop { $0 == 0x20 }
    let name = rest.prefix { $0 != 0x20 }
    rest = rest[name.endIndex...]
    var options: [Option] = []
    while true {
      rest = rest.drop { $0 == 0x20 || $0 == UInt8(ascii: ",") }
      let key = rest.prefix { $0 != UInt8(ascii: "=") && $0 != 0x20 }
      guard !key.isEmpty else { break }
      rest = rest[key.endIndex...]
      guard rest.first == UInt8(ascii: "=") else {
        options.append(Option(name: String(Substring(key)), value: ""))
        continue
      }
      rest = rest.dropFirst()
      let quoted = rest.first == UInt8(ascii: "\"")
      if quoted { rest = rest.dropFirst() }
      let value = rest.prefix { $0 != (quoted ? UInt8(ascii: "\"") : 0x20) }
      rest = rest[value.endIndex...].drop { quoted && $0 == UInt8(ascii: "\"") }
      options.append(Option(name: String(Substring(key)), value: String(Substring(value))))
    }
    return (String(Substring(name)), options)
  }

  private static func split(_ body: String, in span: Span) -> [Line] {
    var places = LinePlaces(after: span)
    var lines: [Line] = []
    for raw in body.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let whole = Substring(raw).trimmed
      let place = places.next(holding: whole)
      guard !whole.isEmpty, whole != "#", !whole.hasPrefix("# ") else { continue }
      var text = whole
      var caption: String?
      if let bar = bar(in: whole) {
        caption = String(whole[whole.utf8.index(after: bar)...].trimmed)
        text = whole[..<bar].trimmed
      }
      lines.append(Line(text: String(text), caption: caption, span: span.file.span(place)))
    }
    return lines
  }

  /// The first `|` with a space on either side.
  static func bar(in line: Substring) -> Substring.Index? {
    let bytes = line.utf8
    var rest = bytes[...]
    while let bar = rest.firstIndex(of: UInt8(ascii: "|")) {
      let next = bytes.index(after: bar)
      if bar > bytes.startIndex, bytes[bytes.index(before: bar)] == 0x20, next < bytes.endIndex, bytes[next] == 0x20 {
        return bar
      }
      rest = bytes[next...]
    }
    return nil
  }
}

/// The lines of a file after the first line of a block; in them the block's own lines may be indented or quoted.
private struct LinePlaces {
  private let file: SourceFile
  private let end: Int
  private var offset: Int

  init(after span: Span) {
    file = span.file
    end = min(span.range.end, span.file.bytes.count)
    offset = span.range.start
    skipLine()
  }

  /// The position of a line's text in the next line of the file, or the start of that line if it is not found.
  mutating func next(holding text: Substring) -> ByteRange {
    let start = min(offset, end)
    skipLine()
    let line = file.bytes[start..<max(start, min(offset, end))]
    guard let found = line.firstPlace(of: Array(text.utf8)[...]) else { return ByteRange(start, start) }
    return ByteRange(found.lowerBound, found.upperBound)
  }

  private mutating func skipLine() {
    while offset < end, file.bytes[offset] != 0x0A { offset += 1 }
    offset += 1
  }
}
