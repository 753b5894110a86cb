import Colorimetry
package import Files
import Printing
package import Wording

/// A value that a page gives to a name which is no token: `**Emerald**: #10B981`, `--gutter: 16px`.
package struct NamedValue: Sendable {
  /// The name and all that limits it; wherever that is the same, the same thing is meant.
  package let key: String
  /// The name as it is written.
  package let name: String
  /// The words of the name, and of the header above the value.
  package let words: [String]
  package let value: WrittenValue
  /// Where the value is.
  package let span: Span
  /// The words of the nearest heading above it.
  package let heading: [String]
  /// Whether a heading above it speaks of type.
  package let isBelowType: Bool
  /// The list or table that it stands in.
  package let block: Int
  /// The sections that it stands in, from the outermost in.
  package let sections: [Int]
  /// Whether it begins an item or a row, or is set in code, and is not only mentioned in a sentence.
  package var isListed = false
  /// Of a row of a table, what its other cells say; nil elsewhere.
  package var beside: String?
  /// Whether it is set in a block of code.
  package var isInCode = false
  /// Whether its name is written as code.
  package var isCode = false
  /// The words that limit it: `dark`.
  var limits: [String] = []
  /// Whether its name is that of a part of a thing: `button height`.
  package var isPart = false
  /// How far its name means the same.
  var reach = Reach.place
  /// The words of the title and of the headings above it.
  package var around: [String] = []
  /// In a block of code, a value that the comment behind it begins with.
  package var remark: Remark?

  /// From how far the same name means the same thing.
  enum Reach: Int {
    case everywhere, document, section
    /// One list or table, or one lead-in.
    case place
  }

  package struct Remark: Sendable {
    package let value: WrittenValue
    package let span: Span
  }

  /// The same as a value of what another one is of.
  func meaning(_ other: NamedValue, isListed: Bool = true) -> NamedValue {
    NamedValue(
      key: other.key, name: name, words: words, value: value, span: span, heading: heading, isBelowType: isBelowType,
      block: block, sections: sections, isListed: isListed, isInCode: isInCode, isCode: true, limits: other.limits,
      around: around)
  }

  /// Whether its name is one word of code, whatever joins its parts.
  var isWhole: Bool { CodeName.isName(Array(name.utf8)[...]) }

  /// Whether its name is one that code alone has: a variable, a path or several words.
  package var isWholeName: Bool {
    let name = Array(name.utf8)[...]
    return CodeName.isVariable(name) || isCode && CodeName.isWhole(name)
  }

  /// Whether its name is somebody's own for a colour: `Lagoon Orange`.
  package var isOwnColor: Bool {
    let words = NameWords(name).words
    let isHue = words.contains(where: NamedValues.isColorWord)
    return isHue && words.count > 1 && NamedValues.isProper(words, value)
  }

  /// Whether two values are the same as far as they are written out; nil where one says nothing of the other.
  package func matches(_ other: NamedValue) -> Bool? { value.matches(other.value) }
}
