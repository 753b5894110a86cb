/// A drawing of a page in two versions that look different: a component's preview, its states, its redlines, a screen.
package struct ComponentPair: Sendable {
  /// The path of the page's source, as it is now.
  package let page: String
  package let pageTitle: String
  /// The name of the block that asks for it: `preview`.
  package let block: String
  /// The author's title of the figure, or else the heading it stands under.
  package let title: String?
  /// The changes that made it look different, those of its own page first; none where nothing was found that could.
  package let causes: [ChangeKey]
  /// Its markup; nil where there was no such drawing.
  let before: [UInt8]?
  /// Its markup; nil where there is no such drawing any more.
  let after: [UInt8]?

  /// `Buttons › Glow: preview`.
  package var name: String { pageTitle + (title.map { " › " + $0 } ?? "") + ": " + block }
}

/// The drawings of a review that look different.
package struct ComponentPairs: Sendable {
  package var shown: [ComponentPair] = []
  /// How many more blocks could look different, and were not drawn: a review stays of a size that can be mailed.
  package var left = 0

  package init() {}

  /// Those that a change is a cause of.
  func all(of change: Change) -> [ComponentPair] { shown.filter { $0.causes.contains(change.key) } }

  /// Those that are shown with a change: the first cause of a drawing has it.
  func pairs(under change: Change) -> [ComponentPair] { shown.filter { $0.causes.first == change.key } }

  /// Those that are shown with another change, and have this one as a cause too.
  func pairs(besides change: Change) -> [ComponentPair] {
    shown.filter { $0.causes.dropFirst().contains(change.key) }
  }
}
