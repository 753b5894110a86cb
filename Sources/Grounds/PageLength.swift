import Files
package import Syntax

/// About how long a page gets, in pixels on a wide screen, before it is drawn: whether some of its figures are folded.
///
/// The measures are those of the theme, taken from real documents.
package struct PageLength {
  private var pixels: Int

  /// - Parameters:
  ///   - figures: how many are drawn.
  ///   - values: how many are in them.
  package init(_ document: MarkdownDocument, figures: Int, values: Int) {
    pixels = Self.frame + figures * Self.figure + values * Self.value
    let (written, broken) = Self.lines(of: document.file.bytes)
    pixels += written * Self.block + broken * Self.line
  }

  /// Whether a reader would have to scroll so far that what says nothing new is folded.
  package var isLong: Bool { pixels > Self.most }

  private static let most = 12_000
  /// The head and the foot of a page, what is around a line of the document, a line as it is broken, a figure with its
  /// caption, and a value in it.
  private static let (frame, block, line, figure, value) = (1000, 12, 24, 150, 50)
  /// The bytes in a line.
  private static let width = 90

  /// The lines that are not empty, and those that they are broken into on the page.
  private static func lines(of text: [UInt8]) -> (written: Int, broken: Int) {
    var (written, broken, start) = (0, 0, 0)
    text.withUnsafeBufferPointer { text in
      for index in text.indices where text[index] == 0x0A || index + 1 == text.count {
        if index > start + 1 {
          written += 1
          broken += 1 + (index - start) / width
        }
        start = index + 1
      }
    }
    return (written, broken)
  }
}
