import Colorimetry
package import Files
import Printing
package import Wording

/// A value with the words that say what it is of: `14` of `Body` below `Size`, `44px` in `Buttons are 44px tall`.
///
/// Unlike a `NamedValue`, it needs no name that means the same everywhere. What it is of is told by its label and by the
/// headings above, and whether two are of the same by what else the places they stand in have in common.
package struct LabelledValue: Sendable {
  /// The words of its label that say what it is of, in the order of the alphabet.
  package let thing: [String]
  /// Of a cell, the words of its row, which the header of its column says nothing of.
  package var row: [String] = []
  /// Those of the headings above it that do.
  package let context: [String]
  /// The words of the nearest heading.
  package let heading: [String]
  package let property: LabelledProperty
  /// The words that say in which case it holds: `dark`, `mobile`.
  package let limits: [String]
  /// Its label as it is written.
  package let label: String
  package let value: WrittenValue
  package let span: Span
  /// Whether a block of code declares it.
  package var isInCode = false
  /// The list, table or text that it stands in.
  package let block: Int
  /// The sections that it stands in, from the outermost in.
  package let sections: [Int]
  /// How many headings are above it, without the page's title.
  package let depth: Int

  /// Those of the words of the nearest heading that say which thing it is of.
  package var nearest: [String] { LabelWords.things(ofHeading: heading) }

  /// Whether its label is a name in code: `S.xxl`, `--header-height`.
  package var isCode: Bool { CodeName.isWhole(Array(label.utf8)[...]) }

  /// The section that it stands in.
  package var section: Int { sections.last ?? 0 }

  /// Whether its label names no more than a part, of which every thing has its own: `background`.
  package var isOfPart: Bool {
    thing.allSatisfy { word in
      NamedValues.parts.contains(word) && (property == .color || !Self.styles.contains(word)) || Int(word) != nil
    }
  }

  /// Parts that are styles of type too.
  private static let styles: Set<String> = ["body", "title", "heading", "caption", "label"]

  /// Whether its label names no more than a role, which many things have: `primary`.
  package var isOfRole: Bool { thing.allSatisfy { NamedValues.generic.contains($0) || Int($0) != nil } }

  /// Whether its label is one word for a colour: `black`.
  package var isColorName: Bool {
    guard property == .color, thing.count == 1 else { return false }
    return NamedValues.isColorWord(thing[0])
  }

  /// What it is of, as far as its label says.
  package var name: String { thing.joined(separator: " ") + " | " + limits.joined(separator: " ") }

  /// What it is of, with what the headings say.
  package var whole: String {
    Set(thing + context).sorted().joined(separator: " ") + " | " + limits.joined(separator: " ")
  }

  /// The same value as that of something which uses it.
  func used(by thing: [String], as property: LabelledProperty, _ label: String) -> LabelledValue {
    LabelledValue(
      thing: thing, context: context, heading: heading, property: property, limits: limits, label: label, value: value,
      span: span, block: block, sections: sections, depth: depth)
  }

  /// Whether two values are the same as far as they are written out; nil where one says nothing of the other.
  package func matches(_ other: LabelledValue) -> Bool? {
    if case .quantity(let own) = value, case .quantity(let said) = other.value, own.high != nil || said.high != nil {
      guard own.high != nil, said.high != nil, own.unit == said.unit else { return nil }
      return own.low == said.low && own.high == said.high
    }
    return value.matches(other.value)
  }
}

/// What of a thing a labelled value is.
package enum LabelledProperty: String, Sendable {
  case size, weight, leading, tracking, height, width, radius, padding, margin, gap, spacing, border, opacity
  case duration, curve, color
  /// A length of which no word says what it is of.
  case length

  /// Whether it is a length whose thing may have others.
  package var isLength: Bool {
    switch self {
    case .size, .height, .width, .radius, .padding, .margin, .gap, .spacing, .border, .length: true
    case .weight, .leading, .tracking, .opacity, .duration, .curve, .color: false
    }
  }
}

extension WrittenValue {
  /// Whether two values are the same as far as they are written out; nil where one says nothing of the other.
  package func matches(_ other: WrittenValue) -> Bool? {
    switch (self, other) {
    case (.color(let a, let first), .color(let b, let second)):
      Comparison.isSame(a, b).map { $0 && (!first || !second || abs(a.opacity - b.opacity) < 0.006) }
    case (.curve(let a), .curve(let b)): a == b
    case (.quantity(let a), .quantity(let b)): a.isSame(as: b)
    case (.color, _), (.curve, _), (.quantity, _), (.family, _): nil
    }
  }
}
