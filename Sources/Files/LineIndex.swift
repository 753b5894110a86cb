/// A line and a column as editors count them: both from 1, columns in Unicode scalars.
package struct Position: Hashable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Turns byte offsets of one file into lines and columns. LF, CRLF and a lone CR each end a line.
package struct LineIndex: Sendable {
  private let bytes: [UInt8]
  /// The offset of the start of each line.
  private let starts: [Int]
  /// The number of scalars that begin before every 1,024th byte, so that columns on a very long line are not counted
  /// from its start.
  private let scalars: [Int]

  private static let stride = 1024

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { continue }
      if byte == 0x0A || byte == 0x0D { starts.append(index) }
    }
    self.starts = starts
    var scalars = [0]
    scalars.reserveCapacity(bytes.count / Self.stride + 1)
    var count = 0
    for block in 0..<bytes.count / Self.stride {
      count += Self.scalars(bytes[(block * Self.stride)..<((block + 1) * Self.stride)])
      scalars.append(count)
    }
    self.scalars = scalars
  }

  /// The number of scalars that begin before an offset.
  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.stride
    return scalars[block] + Self.scalars(bytes[(block * Self.stride)..<offset])
  }

  /// The number of scalars that begin in some bytes.
  private static func scalars(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }

  package var lineCount: Int { starts.count }

  /// The position of a byte offset; one past the end is the position after the last character. O(log lines).
  package func position(at offset: Int) -> Position {
    let offset = min(max(0, offset), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var start = starts[low]
    if low == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, offset) }
    let column = scalars(before: offset) - scalars(before: start) + 1
    return Position(line: low + 1, column: column)
  }

  /// The byte offset of the start of a line (from 1), or the end of the file for lines after the last.
  package func offset(ofLine line: Int) -> Int {
    line - 1 < starts.count ? starts[max(0, line - 1)] : bytes.count
  }

  /// The bytes of a line (from 1), without its line ending or a byte order mark.
  package func text(ofLine line: Int) -> ArraySlice<UInt8> {
    var start = offset(ofLine: line)
    var end = offset(ofLine: line + 1)
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    if line == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, end) }
    return bytes[start..<end]
  }
}
