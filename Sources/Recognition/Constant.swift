import Files
import Wording

/// A name with its value in other words than the file's: `primary: #1E88E5` for `val primary = Color(0xFF1E88E5)`.
struct Paraphrase {
  let name: String
  /// Where the name is written, or the last part of it.
  let nameRange: Range<Int>
  let value: [UInt8]
  let valueRange: Range<Int>

  var text: [UInt8] { Array(name.utf8) + Array(": ".utf8) + value }

  /// Where a part of the text is written in the file: a translated value has one place, whatever is read of it.
  func place(_ part: Range<Int>) -> ByteRange {
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

/// A value that code gives a name: `"primary": "#1E88E5"`, `static let body = Font.system(size: 17)`.
struct Constant {
  let said: Paraphrase
  /// Whether the name is written in one piece.
  let isNameWhole: Bool
  /// The style of type that a constructor or an object gives; what else it is, its text says.
  let style: TypeFields?
  /// What is around it, outermost first: the names of its groups, a comment above it, its constructor.
  let around: [Range<Int>]
  let theme: String?
  /// Whether it is declared by itself, and no member of an object.
  let isDeclared: Bool
  /// The number of the group it is in.
  let group: Int
}
