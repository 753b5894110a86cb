package import Comparison
package import Markup
import Printing

/// The changes of a release as a list of sentences, for feeds.
package enum ReleaseList {
  private static let most = 100

  package static func node(of changes: [Change], in release: Release) -> Node {
    h("ul") {
      for change in changes.prefix(most) {
        h("li") {
          let subject = release.changes.pages[change.subject] ?? change.subject
          h("b") { plain(subject + (change.heading.map { " › " + $0 } ?? "")) }
          plain(" " + change.words + (ChangeWords.values(of: change).map { ": " + $0 } ?? ""))
        }
      }
      if changes.count > most { h("li") { "and \(changes.count - most) more" } }
    }
  }

  /// Text without the characters that XML does not allow, on one line.
  package static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let isControl = scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value)
          return isControl ? " " : scalar
        }))
  }
}
