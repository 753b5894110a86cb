import Differences
import Files
import Guide
import Syntax

/// The headings of two versions of a page, as readers and links find them.
struct PageHeadings {
  private let texts: Set<String>
  private let anchors: Set<String>
  /// The anchors of the old version, by the places of their headings.
  private let former: [Int: String]

  /// - Parameter blocks: those of the new version.
  init(_ blocks: [PageBlock], _ old: Page, _ new: Page) {
    texts = Set(blocks.filter(\.isHeading).map(\.text))
    anchors = Set(new.document.headings.map(\.id))
    former = Dictionary(old.document.headings.map { ($0.range.start, $0.id) }) { first, _ in first }
  }

  /// Whether the new version has one of the same words.
  func have(_ heading: PageBlock) -> Bool { texts.contains(heading.text) }

  /// Whether links to one of the old version lead to one of the new version.
  func isReached(_ heading: PageBlock) -> Bool { former[heading.range.start].map(anchors.contains) ?? false }
}
