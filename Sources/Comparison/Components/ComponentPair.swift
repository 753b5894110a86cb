package import Differences

/// A drawing of a page in two versions that look different: a component's preview, its states, its redlines, a screen.
package struct ComponentPair: Sendable {
  /// The path of the page's source, as it is now.
  package let page: String
  package let pageTitle: String
  /// The name of the block that asks for it: `preview`.
  package let block: String
  /// The author's title of the figure, or else the heading it is under.
  package let title: String?
  /// The changes that made it look different, those of its own page first; none where nothing was found that could.
  package let causes: [ChangeKey]
  /// Its markup; nil where there was no such drawing.
  package let before: [UInt8]?
  /// Its markup; nil where there is no such drawing any more.
  package let after: [UInt8]?

  /// `Buttons › Glow: preview`.
  package var name: String { pageTitle + (title.map { " › " + $0 } ?? "") + ": " + block }
}

/// The drawings of a review that look different.
package struct ComponentPairs: Sendable {
  package var shown: [ComponentPair] = []
  /// How many more blocks could look different, and were not drawn: a review stays of a size that can be mailed.
  package var left = 0

  package init() {}

  /// The most blocks that are drawn in both versions, and the most bytes of what is shown.
  static let mostBlocks = 600
  private static let mostBytes = 2 << 20

  /// - Parameters:
  ///   - drawn: what the first blocks look like in both versions, nil where nobody sees a difference.
  ///   - count: how many blocks may look different, drawn or not.
  init(_ drawn: [ComponentPair?], of count: Int) {
    var bytes = 0
    for (index, pair) in drawn.enumerated() {
      guard bytes < Self.mostBytes else {
        left = count - index
        return
      }
      guard let pair else { continue }
      bytes += (pair.before?.count ?? 0) + (pair.after?.count ?? 0)
      shown.append(pair)
    }
    left = count - drawn.count
  }

  /// Those that a change is a cause of.
  package func all(of change: Change) -> [ComponentPair] { shown.filter { $0.causes.contains(change.key) } }

  /// Those that are shown with a change: the first cause of a drawing has it.
  package func pairs(under change: Change) -> [ComponentPair] { shown.filter { $0.causes.first == change.key } }

  /// Those that are shown with another change, and have this one as a cause too.
  package func pairs(besides change: Change) -> [ComponentPair] {
    shown.filter { $0.causes.dropFirst().contains(change.key) }
  }
}
