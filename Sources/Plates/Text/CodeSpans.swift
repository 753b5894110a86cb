package import Markup

/// Text with code between backticks.
package enum CodeSpans {
  package static func nodes(_ text: String) -> [Node] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count % 2 == 1 else { return [.text(text)] }
    return parts.enumerated().filter { !$1.isEmpty }.map { index, part in
      index % 2 == 1 ? h("code") { Plate.breaking(code: part.utf8) } : .text(part)
    }
  }
}
