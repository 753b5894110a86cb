/// Texts as parts of Markdown documents, of CommonMark and of GitHub's.
package enum MarkdownText {
  /// A text on one line in which nothing is markup.
  package static func escaped(_ text: String) -> String {
    escaped(text) { "\\`*_{[]<>&~".unicodeScalars.contains($0) ? "\\\($0)" : nil }
  }

  /// A text for a comment on GitHub, in a cell of a table too: it notifies nobody and refers to no issue.
  ///
  /// GitHub looks for `@name` and `#1` in what is left once Markdown is read, escapes included; an empty HTML comment
  /// keeps the sign apart from what follows.
  package static func comment(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "@", "#": "\(scalar)<!-- -->"
      case _ where "\\`*_{}[]<>|~&$".unicodeScalars.contains(scalar): "\\\(scalar)"
      default: nil
      }
    }
  }

  /// - Parameter escape: what stands for a sign; nil for the sign itself.
  private static func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}" {
        out.append(" ")
      } else if let escaped = escape(scalar) {
        out.append(contentsOf: escaped.unicodeScalars)
      } else {
        out.append(scalar)
      }
    }
    return String(out)
  }

  /// The same as `escaped` for a cell of a table.
  package static func cell(_ text: String) -> String { escaped(text).replacing("|", with: "\\|") }

  /// A code span for a cell; its fence is longer than any run of backticks in it.
  package static func code(_ text: String) -> String {
    // Nearly all code is a path or a value, without anything that has a meaning here.
    let isPlain = text.utf8.allSatisfy { $0 != 0x60 && $0 != 0x7C && $0 >= 0x20 && $0 < 0x80 }
    if isPlain { return "`\(text)`" }
    let line = escaped(text) { $0 == "|" ? "\\|" : nil }
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
    link.replacing("(", with: "%28").replacing(")", with: "%29")
  }
}
