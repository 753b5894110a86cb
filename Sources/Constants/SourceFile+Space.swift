import Files
import Printing

extension SourceFile {
  /// A part of a file without the white space around it.
  func withoutSpace(_ part: Range<Int>) -> Range<Int> {
    var part = part
    while let last = part.last, bytes[last].isSpace { part.removeLast() }
    while let first = part.first, bytes[first].isSpace { part.removeFirst() }
    return part
  }
}
