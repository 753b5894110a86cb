import Files
import Printing
import Syntax
import Tokens
import Wording

/// The parts of a type style in brackets behind its name: `{typography.body} (Inter 15px / 700)`.
extension StatementScan {
  /// What brackets behind a style say of its size and its weight.
  func styleParts(of mention: TokenMention) -> [Statement] {
    guard isStyle(mention.path), let (joint, start) = joint(at: mention.range.upperBound), joint == .bracket,
      let first = firstDigit(from: start),
      case (.quantity(let size), let sizeEnd)? = WrittenValue.read(bytes, at: first), size.unit == .px,
      let second = behindSlash(sizeEnd),
      case (.quantity(let weight), let weightEnd)? = WrittenValue.read(bytes, at: second),
      weight.unit == nil, (100...1000).contains(weight.low), isPartEnd(weightEnd)
    else { return listedParts(of: mention) }
    return [(Statement.Field.size, size, first..<sizeEnd), (.weight, weight, second..<weightEnd)].map {
      field, value, range in
      Statement(
        tokens: [mention.path], isReference: true, field: field, themes: [], value: .quantity(value),
        range: document.range(ofPlain: range, in: text.node))
    }
  }

  /// What a list of parts behind a style says of it: `{typography.body} (17px, 500)`, `{typography.body} at 17px`.
  private func listedParts(of mention: TokenMention) -> [Statement] {
    guard isStyle(mention.path), let (joint, start) = joint(at: mention.range.upperBound), !text.isStruck(start) else {
      return []
    }
    let isSet = joint == .blank && bytes[start...].starts(with: "at ")
    return statements(of: [mention.path], from: start, joint, false, isReference: true, least: isSet ? 1 : 2)
  }

  /// The first digit of a bracket, behind nothing but the name of a font.
  private func firstDigit(from start: Int) -> Int? {
    let end = bytes[start...].prefix(60).firstIndex { !$0.isLetter && $0 != UInt8(ascii: " ") }
    return end.flatMap { bytes[$0].isDigit && ($0 == start || bytes[$0 - 1] == UInt8(ascii: " ")) ? $0 : nil }
  }

  private func behindSlash(_ end: Int) -> Int? {
    let rest = bytes[end...].drop { $0 == UInt8(ascii: " ") }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    return rest.dropFirst().firstIndex { $0 != UInt8(ascii: " ") }
  }

  /// Whether the bracket ends, or another part follows.
  private func isPartEnd(_ end: Int) -> Bool {
    let next = bytes[end...].first { $0 != UInt8(ascii: " ") }
    return next == UInt8(ascii: ")") || next == UInt8(ascii: "/") || next == UInt8(ascii: ",")
  }
}

/// Lists of what a style is: `**Display** (700, 3.5rem, lh 1.05)`, `Body: 15px/24px Inter`, `Captions are 12px Inter`.
extension StatementScan {
  /// What an item that begins with the name of a style says of it.
  func styleItem() -> [Statement] {
    guard text.kind == .item || text.kind == .paragraph, let nameEnd = nameEnd(),
      let (joint, start) = joint(at: nameEnd), joint != .verb, joint != .blank, !text.isStruck(start)
    else { return [] }
    let name = NameWords(bytes[..<nameEnd])
    guard !name.words.isEmpty, name.words.count <= 4 else { return [] }
    let tokens = subject.names.meant(by: name, in: section.mode, around: { section.words }).filter(isStyle)
    guard !tokens.isEmpty else { return [] }
    return statements(of: tokens, from: start, joint, isOtherSpelling(bytes[..<nameEnd], tokens))
  }

  /// What an item says of a part of the one style that the heading above it names: `Size: 15px` below `Body`.
  func partOfStyle() -> [Statement] {
    guard text.kind == .item, let nameEnd = nameEnd(), nameEnd < 20,
      let field = Self.parts[NameWords(bytes[..<nameEnd]).words],
      let (joint, start) = joint(at: nameEnd), joint == .colon, !text.isStruck(start),
      let (value, end) = WrittenValue.read(bytes, at: start), case .quantity(let quantity) = value,
      isEnd(end, joint, value), !hasMore(from: end, like: value)
    else { return [] }
    let isWeight = quantity.unit == nil && (100...1000).contains(quantity.low)
    guard field == .weight ? isWeight : field != .size || quantity.unit?.isLength == true else { return [] }
    let tokens = subject.names.meant(by: NameWords(section.heading), in: section.mode, around: { section.words })
      .filter(isStyle)
    guard tokens.count == 1, !text.isDenied(around: start..<end) else { return [] }
    return [
      Statement(
        tokens: tokens, isReference: false, field: field, themes: [], value: value,
        range: document.range(ofPlain: start..<end, in: text.node))
    ]
  }

  private static let parts: [[String]: Statement.Field] = [
    ["size"]: .size, ["font", "size"]: .size, ["weight"]: .weight, ["font", "weight"]: .weight,
    ["line", "height"]: .leading, ["leading"]: .leading, ["letter", "spacing"]: .tracking, ["tracking"]: .tracking,
  ]

  /// What a list of parts says of some styles: all of its parts are understood, or none.
  func statements(
    of tokens: [TokenPath], from start: Int, _ joint: Joint, _ isOtherSpelling: Bool, isReference: Bool = false,
    least: Int = 2
  ) -> [Statement] {
    guard let style = StyleFields(bytes, from: start, isBracket: joint == .bracket),
      style.count >= least || style.isLabelled && !isReference,
      let last = style.all.last, !text.isDenied(around: start..<last.range.upperBound)
    else { return [] }
    return style.all.map { part in
      Statement(
        tokens: tokens, isReference: isReference, isOtherSpelling: isOtherSpelling, field: part.field, themes: [],
        value: part.value, range: document.range(ofPlain: part.range, in: text.node))
    }
  }
}

/// The parts of a type style in one list.
private struct StyleFields {
  struct Part {
    let field: Statement.Field
    let value: WrittenValue
    let range: Range<Int>
  }

  private(set) var all: [Part] = []
  /// How many parts there are with the names of fonts and weights.
  private(set) var count = 0
  /// Whether the first part says what it is of, or a weight stands behind its name.
  private(set) var isLabelled = false
  /// Whether a size is given as a range.
  private var isFluid = false
  private let bytes: [UInt8]
  private var index: Int
  private var size: Quantity?

  /// Nil for a list with anything else in it.
  init?(_ bytes: [UInt8], from start: Int, isBracket: Bool) {
    self.bytes = bytes
    index = start
    while true {
      skipJoints()
      guard readPart() else { return nil }
      count += 1
      readRemark()
      let end = index
      skipBlanks()
      if isEnd(isBracket) { break }
      if index < bytes.count, bytes[index] == UInt8(ascii: ",") || bytes[index] == UInt8(ascii: "/") {
        index += 1
      } else if bytes[index...].starts(with: "·") {
        index += 2
      } else if index == end {
        return nil
      }
      skipBlanks()
    }
    guard isFluid || isLabelled || all.contains(where: { $0.field == .size || $0.field == .weight }) else { return nil }
  }

  /// Passes words between parts: `with a`, `and`, `at`.
  private mutating func skipJoints() {
    while let joint = Self.joints.first(where: { bytes[index...].starts(with: $0.utf8) }) { index += joint.utf8.count }
  }

  private static let joints = ["with ", "and ", "a ", "an ", "at ", "in ", "set "]

  /// A weight in brackets behind its name, `bold (700)`, and a word behind a range, `2–3rem fluid`.
  private mutating func readRemark() {
    if bytes[index...].starts(with: " ("), let close = bytes[index...].prefix(8).firstIndex(of: UInt8(ascii: ")")),
      case (.quantity(let weight), close)? = WrittenValue.read(bytes, at: index + 2), weight.unit == nil,
      (100...1000).contains(weight.low), !all.contains(where: { $0.field == .weight })
    {
      all.append(Part(field: .weight, value: .quantity(weight), range: index + 2..<close))
      index = close + 1
      isLabelled = true
    }
    if isFluid, bytes[index...].starts(with: " fluid") { index += 6 }
    for (word, field) in Self.units where all.last?.field == field && bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
    }
  }

  /// What a number is of, where that is said behind it: `0.01em tracking`.
  private static let units: [(String, Statement.Field)] = [
    (" tracking", .tracking), (" letter-spacing", .tracking), (" leading", .leading), (" line-height", .leading),
    (" line height", .leading), (" weight", .weight),
  ]

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
  }

  private func isEnd(_ isBracket: Bool) -> Bool {
    guard index < bytes.count else { return !isBracket }
    if isBracket { return bytes[index] == UInt8(ascii: ")") }
    let isStop = bytes[index] == UInt8(ascii: ".") && (index + 1 == bytes.count || bytes[index + 1].isSpace)
    return isStop || bytes[index] == UInt8(ascii: ";")
  }

  private mutating func readPart() -> Bool {
    let label = label()
    guard index < bytes.count else { return false }
    if bytes[index].isDigit || bytes[index] == UInt8(ascii: "-") {
      if label == nil, let end = fluidSize() {
        (isFluid, index) = (true, end)
        return true
      }
      guard let (quantity, end) = quantity(), let field = field(of: quantity, label) else { return false }
      if label != nil, count == 0 { isLabelled = true }
      all.append(Part(field: field, value: .quantity(quantity), range: index..<end))
      index = end
      return true
    }
    return label == nil && readName()
  }

  /// The end of a size that is a range, which says nothing of the one that a style has.
  private func fluidSize() -> Int? {
    var reader = QuantityReader(bytes, at: index)
    guard let quantity = reader.read(), quantity.high != nil, quantity.unit?.isLength == true else { return nil }
    return reader.index
  }

  /// The number here, up to a slash that may be joined to it: `15px/24px`.
  private func quantity() -> (Quantity, end: Int)? {
    let rest = bytes[index...].prefix(Self.longestNumber)
    let number = Array(rest[..<(rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex)])
    guard case (.quantity(let quantity), let end)? = WrittenValue.read(number, at: 0) else { return nil }
    return (quantity, index + end)
  }

  private static let longestNumber = 24

  /// What a number is of, by the label before it, its unit and its place.
  private mutating func field(of quantity: Quantity, _ label: Statement.Field?) -> Statement.Field? {
    if let label { return label }
    let isSlashed =
      all.last.map { last in
        bytes[last.range.upperBound..<index].contains(UInt8(ascii: "/"))
      } ?? false
    switch quantity.unit {
    case .px, .pt, .rem, .sp, .dp:
      if let size {
        // `56px / 40px` are two sizes; lines are at least as high as the type.
        // A line height behind them says that the two are sizes of two devices.
        return isSlashed && size.unit == quantity.unit && quantity.low >= size.low && !namesLeading ? .leading : nil
      }
      size = quantity
      return .size
    case .em: return .tracking
    case nil:
      let isWeight = (100...900).contains(quantity.low) && quantity.low.truncatingRemainder(dividingBy: 50) == 0
      if isWeight { return .weight }
      return size != nil && (0.8...2.2).contains(quantity.low) ? .leading : nil
    case .percent, .ms, .s: return nil
    }
  }

  private var namesLeading: Bool {
    ["line-height", "line height", "leading"].contains {
      bytes[index...].prefix(60).firstPlace(of: Array($0.utf8)[...]) != nil
    }
  }

  private static let labels: [(String, Statement.Field)] = [
    ("weight of ", .weight), ("line height of ", .leading), ("line-height of ", .leading), ("size of ", .size),
    ("font size of ", .size), ("leading of ", .leading), ("line height: ", .leading), ("weight: ", .weight),
    ("lh ", .leading), ("line-height ", .leading), ("line height ", .leading), ("leading ", .leading),
    ("ls ", .tracking), ("letter-spacing ", .tracking), ("letter spacing ", .tracking), ("tracking ", .tracking),
    ("weight ", .weight), ("size ", .size),
  ]

  private mutating func label() -> Statement.Field? {
    for (name, field) in Self.labels where bytes[index...].starts(with: name.utf8) {
      index += name.utf8.count
      return field
    }
    return nil
  }

  /// A font or a weight by its name: words that begin with a capital, or that mean a weight.
  private mutating func readName() -> Bool {
    let start = index
    var isOne = false
    while index < bytes.count, bytes[index].isLetter {
      let word = bytes[index...].prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
      let isName =
        bytes[index].isUppercase
        || Self.weights.contains(String(decoding: word, as: UTF8.self))
      guard isName else { return false }
      isOne = true
      index = word.endIndex
      guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: " "), bytes[index + 1].isLetter else { break }
      index += 1
    }
    if isOne { addFamily(start..<index) }
    return isOne
  }

  /// Takes the name before a weight as that of a family: `Inter 700`.
  private mutating func addFamily(_ name: Range<Int>) {
    guard all.isEmpty, count == 0, bytes[name.lowerBound].isUppercase, index < bytes.count,
      bytes[index] == UInt8(ascii: " "),
      case (.quantity(let weight), _)? = WrittenValue.read(bytes, at: index + 1), weight.unit == nil,
      (100...900).contains(weight.low)
    else { return }
    let text = String(decoding: bytes[name], as: UTF8.self)
    guard Self.weights.isDisjoint(with: NameWords(text).words) else { return }
    all.append(Part(field: .family, value: .family(text), range: name))
  }

  private static let weights: Set<String> = [
    "regular", "medium", "semibold", "semi-bold", "bold", "light", "thin", "black", "extrabold", "heavy", "italic",
    "uppercase",
  ]
}
