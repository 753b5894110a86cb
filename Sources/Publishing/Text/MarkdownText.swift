import Files

/// Pieces of Markdown made of texts that are not.
enum MarkdownText {
  /// A text on one line in which nothing is markup.
  static func escaped(_ text: String) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if marks.contains(byte) { out.append(UInt8(ascii: "\\")) }
      out.append(lineBreaks.contains(byte) ? UInt8(ascii: " ") : byte)
    }
    return String(decoding: out, as: UTF8.self)
  }

  private static let marks = ByteSet("\\`*_[]<>&")
  private static let lineBreaks = ByteSet("\n\r")

  /// The same for a cell of a table.
  static func cell(_ text: String) -> String { escaped(text).replacing("|", with: "\\|") }

  /// A code span for a cell; its fence is longer than any run of backticks in it.
  static func code(_ text: String) -> String {
    // Nearly all code is a path or a value, without anything that has a meaning here.
    let isPlain = text.utf8.allSatisfy { $0 != 0x60 && $0 != 0x7C && $0 >= 0x20 && $0 < 0x80 }
    if isPlain { return "`\(text)`" }
    let line = text.map { $0.isNewline ? " " : String($0) }.joined().replacing("|", with: "\\|")
    let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    return longest > 0 ? "\(fence) \(line) \(fence)" : "\(fence)\(line)\(fence)"
  }

  /// A row of a table, its cells already escaped.
  static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

  /// The line below the head of a table.
  static func rule(_ columns: Int) -> String { row(Array(repeating: "---", count: columns)) }

  /// An item of a list: a link and what is behind it.
  static func item(_ title: String, _ link: String, _ summary: String) -> String {
    "- [\(escaped(title))](\(destination(link)))\(summary.isEmpty ? "" : ": " + escaped(summary))\n"
  }

  /// An address as the destination of a link; spaces are percent-encoded already.
  static func destination(_ link: String) -> String {
    link.replacing("(", with: "%28").replacing(")", with: "%29")
  }
}
