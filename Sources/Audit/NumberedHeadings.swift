import Syntax
import Wording

extension MarkdownDocument {
  /// The number that a heading begins with: `4 Rules`, `2. Cards`.
  func number(ofHeading node: Int) -> Int? {
    heading(of: node).flatMap { NameWords($0.text).words.first }.flatMap { Int($0) }
  }

  /// Whether a heading's number is its place in a row: the heading of its level before or behind it has the one before or
  /// behind that.
  func isNumbered(_ node: Int) -> Bool {
    guard let own = number(ofHeading: node) else { return false }
    return neighbors(ofHeading: node).contains { number(ofHeading: $0.node).map { abs($0 - own) == 1 } ?? false }
  }
}
