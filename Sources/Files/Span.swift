/// A half-open range of byte offsets into one file.
package struct ByteRange: Hashable, Sendable {
  @usableFromInline let low: UInt32
  @usableFromInline let high: UInt32

  /// Offsets past 4 GiB do not occur: files are bounded when they are loaded.
  @inlinable
  package init(_ start: Int, _ end: Int) {
    low = UInt32(start)
    high = UInt32(max(start, end))
  }

  @inlinable package var start: Int { Int(low) }
  @inlinable package var end: Int { Int(high) }
  @inlinable package var count: Int { end - start }
}

/// Where something stands: a file and a range of its bytes.
package struct Span: Sendable {
  package let file: SourceFile
  package let range: ByteRange

  package init(file: SourceFile, range: ByteRange) {
    self.file = file
    self.range = range
  }

  package var text: String { file.text(range) }
}

extension Span: Equatable {
  package static func == (a: Span, b: Span) -> Bool { a.file === b.file && a.range == b.range }
}
