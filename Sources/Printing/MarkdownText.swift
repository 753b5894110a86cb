/// Texts as parts of Markdown documents, of CommonMark and of GitHub's.
package enum MarkdownText {
  /// A text on one line in which nothing is markup.
  package static func escaped(_ text: String) -> String {
    escaped(text) { byte in
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "{"),
        UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
        UInt8(ascii: "~"):
        (UInt8(ascii: "\\"), "")
      default: nil
      }
    }
  }

  /// A sentence on one line in which nothing is markup but code: what is between backticks, and what is in brackets, as
  /// `[1, 1, 1]` and `{color.brand}` are.
  package static func sentence(_ text: String) -> String {
    var out = ""
    var rest = Array(text.utf8)[...]
    // Without a bracket that closes, none of those behind it is looked at.
    while let start = rest.firstIndex(where: { codeEnds[$0] != nil }), let end = endOfCode(at: start, in: rest) {
      out += escaped(String(decoding: rest[..<start], as: UTF8.self))
      let isQuoted = rest[start] == UInt8(ascii: "`")
      out += code(String(decoding: isQuoted ? rest[(start + 1)..<end] : rest[start...end], as: UTF8.self))
      rest = rest[(end + 1)...]
    }
    return out + escaped(String(decoding: rest, as: UTF8.self))
  }

  private static let codeEnds: [UInt8: UInt8] = [
    UInt8(ascii: "`"): UInt8(ascii: "`"), UInt8(ascii: "["): UInt8(ascii: "]"), UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]

  /// Where the code that begins at a sign ends; nil if it is empty or does not.
  private static func endOfCode(at start: Int, in text: ArraySlice<UInt8>) -> Int? {
    let opening = text[start]
    var depth = 1
    for index in (start + 1)..<text.endIndex {
      if text[index] == codeEnds[opening] {
        depth -= 1
        if depth == 0 { return index > start + 1 ? index : nil }
      } else if text[index] == opening {
        depth += 1
      }
    }
    return nil
  }

  /// A text for a comment on GitHub, in a cell of a table too: it notifies nobody and refers to no issue.
  ///
  /// GitHub looks for `@name` and `#1` in what is left once Markdown is read, escapes included; an empty HTML comment
  /// keeps the sign apart from what follows.
  package static func comment(_ text: String) -> String {
    escaped(text) { byte in
      switch byte {
      case UInt8(ascii: "@"), UInt8(ascii: "#"): (nil, "<!-- -->")
      case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "{"),
        UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "|"), UInt8(ascii: "~"), UInt8(ascii: "&"), UInt8(ascii: "$"):
        (UInt8(ascii: "\\"), "")
      default: nil
      }
    }
  }

  /// - Parameter around: what stands before a sign and behind it; nil for what is no sign.
  private static func escaped(_ text: String, _ around: (UInt8) -> (before: UInt8?, behind: StaticString)?) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      guard let (before, behind) = around(byte) else {
        out.append(byte < 0x20 || byte == 0x7F ? UInt8(ascii: " ") : byte)
        continue
      }
      if let before { out.append(before) }
      out.append(byte)
      behind.withUTF8Buffer { out.append(contentsOf: $0) }
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// The same as `escaped` for a cell of a table.
  package static func cell(_ text: String) -> String { escaped(text).replacing("|", with: "\\|") }

  /// A code span for a cell; its fence is longer than any run of backticks in it.
  package static func code(_ text: String) -> String {
    // Nearly all code is a path or a value, without anything that has a meaning here.
    let isPlain = text.utf8.allSatisfy { $0 != 0x60 && $0 != 0x7C && $0 >= 0x20 && $0 < 0x80 }
    if isPlain { return "`\(text)`" }
    let line = escaped(text) { $0 == UInt8(ascii: "|") ? (UInt8(ascii: "\\"), "") : nil }
    let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let space = longest > 0 ? " " : ""
    return fence + space + line + space + fence
  }

  /// A row of a table, its cells already escaped.
  package static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

  /// The line below the head of a table.
  package static func rule(_ columns: Int) -> String { row(Array(repeating: "---", count: columns)) }

  /// An item of a list: a link and what is behind it.
  package static func item(_ title: String, _ link: String, _ summary: String) -> String {
    "- [\(escaped(title))](\(destination(link)))\(summary.isEmpty ? "" : ": " + escaped(summary))\n"
  }

  /// An address as the destination of a link; spaces are percent-encoded already.
  package static func destination(_ link: String) -> String {
    guard link.utf8.contains(where: { $0.isOne(of: "()") }) else { return link }
    return link.replacing("(", with: "%28").replacing(")", with: "%29")
  }
}
