/// A table in the text of a page.
enum MarkdownTable {
  static func text(_ heads: [String], _ rows: [[String]]) -> String {
    ([heads, heads.map { _ in "---" }] + rows.map { $0.map(escaped) }).map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  /// In a cell a bar has a backslash before it, even in code.
  private static func escaped(_ cell: String) -> String { cell.replacing("|", with: "\\|") }

  /// The names in code at the start of the rows of the first table below a heading.
  static func names(in text: String, below heading: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("#") && $0.drop { $0 == "#" } == " " + heading }) else {
      return []
    }
    let rest = lines[(start + 1)...].drop { !$0.hasPrefix("|") && !$0.hasPrefix("#") }
    return rest.prefix { $0.hasPrefix("|") }.dropFirst(2).compactMap { row in
      row.firstMatch(of: /^\| `([^`|]+)` \|/).map { String($0.1) }
    }
  }
}
