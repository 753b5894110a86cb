import Printing
import Statements
import Wording

/// The lengths and colours behind a component's name, each with what it is of: `are 48px tall, 8px radius and 12px 24px
/// padding`, `#1a4fb4 background, white text`.
///
/// All of what stands there is understood, or nothing is.
package struct LengthList {
  package private(set) var all: [ComponentClauses.Clause] = []
  private let bytes: [UInt8]
  private let end: Int
  private var index: Int
  /// Whether it is said of some component of a kind, whose colours are its own.
  private let isAnyOne: Bool

  package init(_ bytes: [UInt8], from start: Int, to end: Int, isAnyOne: Bool) {
    self.isAnyOne = isAnyOne
    self.bytes = bytes
    self.end = end
    index = start
  }

  /// Reads the list up to the end of its clause; false where something else stands in it.
  package mutating func read() -> Bool {
    while true {
      let before = words()
      if isNamedColor(before) {
        index += 1
        continue
      }
      let isColor = index < end && bytes[index] == UInt8(ascii: "#") && !isAnyOne
      guard let (values, range) = isColor ? color() : lengths() else { return false }
      let words = before.filter { !Self.joints.contains($0) }
      let named = ComponentProperty(named: words)
      let behind = self.behind()
      guard words.isEmpty || named != nil, let property = behind ?? named, behind == nil || named == nil,
        isColor ? property.isColor : property.isLength
      else { return false }
      all.append(ComponentClauses.Clause(property: property, values: values, range: range))
      skipBlanks()
      if index < end, bytes[index] == UInt8(ascii: ")") { index += 1 }
      guard index < end, !bytes[index].isOne(of: ".;"), !bytes[index...].starts(with: "—".utf8) else { return true }
      guard
        bytes[index] == UInt8(ascii: ",") || bytes[index...].starts(with: "and ")
          || bytes[index...].starts(with: "with ")
      else { return false }
      if bytes[index] == UInt8(ascii: ",") {
        index += 1
        // `so it is easy to hit` says nothing of other lengths.
        if !bytes[index..<end].contains(where: \.isDigit) { return true }
      }
    }
  }

  private mutating func skipBlanks() {
    while index < end, bytes[index] == UInt8(ascii: " ") { index += 1 }
  }

  /// The words up to the next digit; a sign between them ends the reading there.
  private mutating func words() -> [String] {
    let start = index
    while index < end, !bytes[index].isDigit, bytes[index].isLetter || bytes[index].isOne(of: " :-(") { index += 1 }
    return NameWords(bytes[start..<index]).words
  }

  /// One length, or those of several sides.
  private mutating func lengths() -> ([ComponentClauses.Value], Range<Int>)? {
    let start = index
    var values: [ComponentClauses.Value] = []
    var close = start
    while values.count < 4, index < end, bytes[index].isDigit,
      let (value, next) = WrittenValue.read(bytes, at: index), next <= end, case .quantity(let quantity) = value,
      quantity.pixels != nil
    {
      values.append(.written(value))
      close = next
      index = next
      skipBlanks()
      for joint in ["by ", "x ", "\u{D7} ", "\u{D7}"] where bytes[index...].starts(with: joint.utf8) {
        index += joint.utf8.count
        break
      }
    }
    guard !values.isEmpty else { return nil }
    if index < end, !bytes[index].isDigit, bytes[close..<index].contains(where: { $0 != UInt8(ascii: " ") }) {
      return nil
    }
    return (values, start..<close)
  }

  /// The property that is named behind a value.
  private mutating func behind() -> ComponentProperty? {
    guard let (property, close) = ComponentProperty.leading(bytes[index..<end]) else { return nil }
    index = close
    return property
  }

  /// Whether words up to a comma name a colour, which may be any of the system's: `white background,`.
  private func isNamedColor(_ words: [String]) -> Bool {
    guard index < end, bytes[index] == UInt8(ascii: ","), let last = words.last, words.count < 5 else { return false }
    return words.count > 1 && ["background", "text", "fill", "label"].contains(last)
  }

  /// A colour by its hex; nil where another value follows.
  private mutating func color() -> ([ComponentClauses.Value], Range<Int>)? {
    let start = index
    guard let (value, next) = WrittenValue.read(bytes, at: start), next <= end, case .color = value else { return nil }
    index = next
    skipBlanks()
    return index < end && (bytes[index].isDigit || bytes[index] == UInt8(ascii: "#"))
      ? nil : ([.written(value)], start..<next)
  }

  /// Words that say nothing of the property.
  private static let joints: Set<String> = [
    "is", "are", "has", "have", "use", "uses", "get", "gets", "a", "an", "the", "of", "with", "and", "always",
  ]
}
