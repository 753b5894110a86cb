package import Files

/// A name with its value in other words than the file's: `primary: #1E88E5` for `val primary = Color(0xFF1E88E5)`.
package struct Paraphrase {
  package let name: String
  /// Where the name is written, or the last part of it.
  package let nameRange: Range<Int>
  package let value: [UInt8]
  package let valueRange: Range<Int>

  package init(name: String, nameRange: Range<Int>, value: [UInt8], valueRange: Range<Int>) {
    self.name = name
    self.nameRange = nameRange
    self.value = value
    self.valueRange = valueRange
  }

  package var text: [UInt8] { Array(name.utf8) + Array(": ".utf8) + value }

  /// Where a part of the text is written in the file: a translated value has one place, whatever is read of it.
  package func place(_ part: Range<Int>) -> ByteRange {
    let start = name.utf8.count + 2
    if part.upperBound <= start { return ByteRange(nameRange.lowerBound, nameRange.upperBound) }
    var range = valueRange
    if value.count == valueRange.count {
      let end = valueRange.lowerBound + part.upperBound - start
      range = valueRange.lowerBound + max(part.lowerBound - start, 0)..<end
    }
    if part.lowerBound < start {
      range = min(nameRange.lowerBound, range.lowerBound)..<max(nameRange.upperBound, range.upperBound)
    }
    return ByteRange(range.lowerBound, range.upperBound)
  }
}
