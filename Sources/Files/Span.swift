/// A half-open range of byte offsets into one file.
///
/// Public, because other targets can inline only what is public.
public struct ByteRange: Hashable, Sendable {
  @usableFromInline let low: UInt32
  @usableFromInline let high: UInt32

  /// Offsets past 4 GiB do not occur: files are bounded when they are loaded.
  @inlinable @inline(__always)
  public init(_ start: Int, _ end: Int) {
    low = UInt32(start)
    high = UInt32(max(start, end))
  }

  /// The offset of its first byte.
  @inlinable @inline(__always)
  public var start: Int { Int(low) }
  /// The offset after its last byte.
  @inlinable @inline(__always)
  public var end: Int { Int(high) }
  /// The number of bytes.
  @inlinable @inline(__always)
  public var count: Int { Int(high &- low) }
}

/// A place in a source file: the file and a range of its bytes.
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
