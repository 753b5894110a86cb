import Syntax

/// The anchors of a page with too many headings to search them all for every link.
struct Anchors: Sendable {
  private static let few = 64

  let all: Set<String>
  /// The first thousand anchors, sorted, for suggestions.
  let sorted: [String]

  init(_ headings: [Heading]) {
    all = Set(headings.map(\.id))
    sorted = headings.prefix(1000).map(\.id).sorted()
  }

  /// The anchors of a page; nil if it has few.
  static func many(of headings: [Heading]) -> Anchors? { headings.count > few ? Anchors(headings) : nil }
}
