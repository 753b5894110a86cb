import Colorimetry
import Differences
import Files
import Plates
import TokenValues
import Wording

/// The values that some blocks of a page state: colours, and numbers with a unit, each with the name that its block begins
/// with.
struct StatedValues {
  private let values: [Value]

  private struct Value {
    let name: String?
    let figure: String
    let color: Color?

    var text: String {
      let shown = Figures.shown(figure)
      guard let name else { return shown }
      // `70% of a screen` says it.
      let isSaid = name.filter { !$0.isWhitespace }.contains(shown.filter { !$0.isWhitespace })
      return isSaid ? name : "\(name) \(shown)"
    }
  }

  /// - Parameters:
  ///   - other: what the other version states, which neither came nor went.
  ///   - names: what the blocks' own version calls its values.
  init(_ blocks: [PageBlock], elsewhere other: Stated, _ names: ValueNames) {
    var seen: Set<String> = []
    // A row that came to a table is one more value, though the text states the same of something else.
    let isInTable = blocks[0].kind == .row && !blocks[0].isHead
    let all = blocks.filter { !$0.isFence || $0.isListing }.flatMap(Self.parts).flatMap { part -> [Value] in
      let figures = Figures.all(in: part.text).filter {
        Self.isValue($0)
          && !other.states($0, of: part.name, inSection: part.heading, isRow: isInTable && part.isRow)
      }
      // What begins a block is the name of one value; of several, each has its own or none.
      let isOne = Set(figures).count == 1
      return figures.compactMap { figure in
        let name = isOne ? part.name : names.name(of: figure, in: part.range)
        // What two things have is two values.
        guard seen.insert("\(name ?? "") \(figure)".lowercased()).inserted else { return nil }
        return Value(name: name, figure: figure, color: Figures.color(figure))
      }
    }
    // What is said again without its name is no other value.
    let named = Set(all.filter { $0.name != nil }.map { $0.figure.lowercased() })
    values = all.filter { $0.name != nil || !named.contains($0.figure.lowercased()) }
  }

  var count: Int { values.count }

  /// `Radius 8 px, Gap 16 px and 5 more`: those that are no colours; nil without any.
  var text: String? {
    let names = Self.families(of: values.filter { $0.color == nil })
    return names.isEmpty ? nil : Plate.list(ChangeWords.shortened(names))
  }

  /// The texts of values, those whose names are steps of one scale as one: `Radius sm–lg 4 px, 8 px, 12 px`.
  private static func families(of values: [Value]) -> [String] {
    var families: [(stem: Substring?, values: [Value])] = []
    var places: [Substring: Int] = [:]
    for value in values {
      let stem = value.name.flatMap(stem)
      if let stem, let place = places[stem] {
        families[place].values.append(value)
      } else {
        if let stem { places[stem] = families.count }
        families.append((stem, [value]))
      }
    }
    return families.flatMap { stem, values -> [String] in
      guard let stem, values.count >= fewestOfFamily, let first = values.first?.name, let last = values.last?.name
      else {
        return values.map(\.text)
      }
      let ends = [first, last].map { $0.dropFirst(stem.count + 1) }.joined(separator: "–")
      let figures = ChangeWords.shortened(values.map { Figures.shown($0.figure) })
      return ["\(stem) \(ends) \(figures.joined(separator: ", "))"]
    }
  }

  /// What a name is without its last word, where that is a step of a scale: `Card` has a padding, a radius and a gap.
  private static func stem(of name: String) -> Substring? {
    guard let blank = name.lastIndex(of: " "), SizeWords.isStep(Substring(name[blank...].dropFirst().lowercased()))
    else {
      return nil
    }
    return name[..<blank]
  }

  private static let fewestOfFamily = 3

  /// The colours among them, on the side where they are.
  func colors(isNew: Bool) -> [ThemedChange] {
    values.compactMap { value in value.color.map { ThemedChange(only: $0, named: value.name, isNew: isNew) } }
  }

  /// A block with its name, or the lines of a listing or a column, each with what is before its colon: `--gap: 8px;`.
  private static func parts(of block: PageBlock) -> [Part] {
    if block.kind == .column {
      return block.text.split(separator: "\n").dropFirst().map { line in
        let bytes = line.utf8
        let colon = bytes.indices.first { bytes[$0] == UInt8(ascii: ":") && bytes[$0...].dropFirst().first == 0x20 }
        return Part(
          name: colon.map { String(line[..<$0]) },
          text: String(line[(colon.map { bytes.index($0, offsetBy: 2) } ?? line.startIndex)...]),
          heading: block.heading, range: block.range)
      }
    }
    guard block.isFence else {
      return [
        Part(
          name: block.label, text: block.text, heading: block.heading, range: block.range, isRow: block.kind == .row)
      ]
    }
    return block.text.split(whereSeparator: \.isNewline).map { line in
      let name = line.firstIndex(of: ":").map { line[..<$0].filter { !$0.isWhitespace && !"\"'".contains($0) } }
      return Part(
        name: name.flatMap { $0.isEmpty || $0.count > 40 || $0.contains("<") ? nil : $0 }, text: String(line),
        heading: block.heading, range: block.range)
    }
  }

  private struct Part {
    let name: String?
    let text: String
    let heading: String
    let range: ByteRange
    var isRow = false
  }

  /// Whether a figure is a value of a design, and not only a count.
  private static func isValue(_ figure: String) -> Bool { Figures.color(figure) != nil || Figures.hasUnit(figure) }
}

extension ThemedChange {
  /// A colour that became another, came or went; nil for one that is only written otherwise, and for none.
  init?(_ before: Color?, _ after: Color?, named name: String? = nil, _ thresholds: Thresholds) {
    guard let before, let after else {
      guard let only = before ?? after else { return nil }
      self.init(only: only, named: name, isNew: before == nil)
      return
    }
    if before == after { return nil }
    let (old, new) = (TokenValue.color(before), TokenValue.color(after))
    self.init(
      themes: [], label: name, before: old, after: new, beforeText: before.hex, afterText: after.hex,
      ground: RevealingGround.of(old, new),
      difference: ValueDifference(old, new, on: nil, engine: nil, thresholds))
  }

  /// A colour that one side alone states.
  init(only color: Color, named name: String? = nil, isNew: Bool) {
    let own = TokenValue.color(color)
    self.init(
      themes: [], label: name, before: isNew ? nil : own, after: isNew ? own : nil,
      beforeText: isNew ? nil : color.hex, afterText: isNew ? color.hex : nil,
      ground: RevealingGround.of(isNew ? nil : own, isNew ? own : nil), difference: nil)
  }
}
