package import Diagnostics
package import Files

/// A fenced block as its author wrote it: name, options and lines, each with its place.
package struct FencedBlock: Sendable {
  package struct Option: Sendable {
    package let name: String
    package let value: String
  }

  package struct Line: Sendable {
    /// Without the white space around it and without its caption.
    package let text: String
    /// What the author wrote after ` | `.
    package let caption: String?
    package let span: Span
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
  ///   - body: the literal content, and `bodyStart` the offset in the file at which it begins.
  package init(info: String, body: String, bodyStart: Int, span: Span) {
    let (name, options) = Self.parse(info: info)
    self.name = name
    self.options = options
    self.body = body
    self.span = span
    lines = Self.split(body, at: bodyStart, in: span)
  }

  package subscript(option name: String) -> String? { options.first { $0.name == name }?.value }

  /// The first word of an info string.
  package static func name(ofInfo info: String) -> String {
    String(info.prefix { $0 != " " && $0 != "\t" })
  }

  private static func parse(info: String) -> (String, [Option]) {
    var rest = info[...].drop { $0 == " " }
    let name = String(rest.prefix { $0 != " " })
    rest = rest.dropFirst(name.count)
    var options: [Option] = []
    while true {
      rest = rest.drop { $0 == " " || $0 == "," }
      let key = String(rest.prefix { $0 != "=" && $0 != " " })
      guard !key.isEmpty else { break }
      rest = rest.dropFirst(key.count)
      guard rest.first == "=" else {
        options.append(Option(name: key, value: ""))
        continue
      }
      rest = rest.dropFirst()
      let quoted = rest.first == "\""
      if quoted { rest = rest.dropFirst() }
      let value = String(rest.prefix { quoted ? $0 != "\"" : $0 != " " })
      rest = rest.dropFirst(value.count).drop { quoted && $0 == "\"" }
      options.append(Option(name: key, value: value))
    }
    return (name, options)
  }

  private static func split(_ body: String, at start: Int, in span: Span) -> [Line] {
    var offset = start
    var lines: [Line] = []
    for raw in body.split(separator: "\n", omittingEmptySubsequences: false) {
      let length = raw.utf8.count
      defer { offset += length + 1 }
      let leading = raw.prefix { $0 == " " || $0 == "\t" }.utf8.count
      var text = raw.trimmed
      guard !text.isEmpty, text != "#", !text.hasPrefix("# ") else { continue }
      let range = ByteRange(
        min(offset + leading, span.file.bytes.count),
        min(offset + leading + text.utf8.count, span.file.bytes.count))
      var caption: String?
      if let bar = text.firstRange(of: " | ") {
        caption = String(text[bar.upperBound...].trimmed)
        text = text[..<bar.lowerBound].trimmed
      }
      lines.append(Line(text: String(text), caption: caption, span: span.file.span(range)))
    }
    return lines
  }
}

extension Substring {
  /// Without spaces, tabs and line endings at either end.
  var trimmed: Substring {
    var result = drop { $0.isWhitespace }
    while let last = result.last, last.isWhitespace { result.removeLast() }
    return result
  }
}
