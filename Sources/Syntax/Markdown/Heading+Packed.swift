package import Files
package import Printing

extension Heading {
  package func pack(into out: inout PackedWriter) {
    out.put(level)
    out.put(id)
    out.put(text)
    range.pack(into: &out)
    out.put(node)
  }

  /// - Parameter file: the file in which it stands.
  package init(_ reader: inout PackedReader, of file: SourceFile) throws(PackedFault) {
    (level, id, text) = (try reader.int(), try reader.string(), try reader.string())
    range = try ByteRange(&reader, of: file)
    node = try reader.int()
  }
}

extension ByteRange {
  package func pack(into out: inout PackedWriter) {
    out.put(start)
    out.put(end)
  }

  /// - Parameter file: the file in which it has to be.
  package init(_ reader: inout PackedReader, of file: SourceFile) throws(PackedFault) {
    let (start, end) = (try reader.int(), try reader.int())
    guard 0 <= start, start <= end, end <= file.bytes.count else { throw PackedFault() }
    self.init(start, end)
  }
}
