/// One file of input: its path within the project and its bytes, never changed after loading.
///
/// A class so that every span can name its file at the cost of one reference.
package final class SourceFile: Sendable {
  /// Relative to the project, with `/` between folders on every platform.
  package let path: String
  package let bytes: [UInt8]
  /// The path as whoever runs the program would write it, used in findings. It never appears on a site.
  package let place: String
  /// Whether no author wrote it: a page that is made of tokens.
  package let isMade: Bool

  /// - Parameter place: defaults to `path`.
  package init(path: String, bytes: [UInt8], place: String? = nil, isMade: Bool = false) {
    self.path = path
    self.bytes = bytes
    self.place = place ?? path
    self.isMade = isMade
  }

  package convenience init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  package subscript(range: ByteRange) -> ArraySlice<UInt8> { bytes[range.start..<range.end] }

  /// The whole lines that a range begins and ends in, without the break behind the last.
  package func lines(around range: ByteRange) -> ArraySlice<UInt8> {
    let (start, end) = (min(range.start, bytes.count), min(range.end, bytes.count))
    let first = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return bytes[first..<(bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)]
  }

  package func text(_ range: ByteRange) -> String { String(decoding: self[range], as: UTF8.self) }

  package func span(_ range: ByteRange) -> Span { Span(file: self, range: range) }
}
