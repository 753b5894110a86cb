import Syntax

/// The anchors of a page that has too many headings to be looked through at every link.
struct Anchors: Sendable {
  private static let few = 64

  let all: Set<String>
  /// The first thousand of them, among which what was meant is looked for.
  let sorted: [String]

  init(_ headings: [Heading]) {
    all = Set(headings.map(\.id))
    sorted = headings.prefix(1000).map(\.id).sorted()
  }

  /// Those of a page; nil for one that has few.
  static func many(of headings: [Heading]) -> Anchors? { headings.count > few ? Anchors(headings) : nil }
}
