import Differences
import Files
import Guide
import Recognition
import Scans
import Syntax

/// What a version of a page states, and what it calls the values among it.
struct Stated {
  /// Those of the blocks that the other version does not have.
  private let own: StatedFigures
  /// Those of the items and rows that begin with a name, by that.
  private let named: [String: StatedFigures]
  /// Those of each section, by its heading.
  private let sections: [String: StatedFigures]
  let names: ValueNames

  /// - Parameters:
  ///   - blocks: those of the page.
  ///   - own: those that the other version does not have.
  init(_ blocks: [PageBlock], of page: Page, own: [PageBlock]) {
    self.own = StatedFigures(in: own)
    sections = Dictionary(grouping: blocks, by: \.heading).mapValues(StatedFigures.init)
    named = Dictionary(grouping: blocks.filter { $0.label != nil }) { $0.label?.lowercased() ?? "" }
      .mapValues(StatedFigures.init)
    // A block with one figure names it itself.
    names = own.contains { Figures.all(in: $0.text).count > 1 } ? ValueNames(of: page) : ValueNames()
  }
}

extension Stated {
  /// Whether a figure of the other version is stated here too: by what is gone there, under the same name or, of what is no
  /// row of a table, in the same section. What is said of something else is another value.
  func states(_ figure: String, of name: String?, inSection heading: String, isRow: Bool) -> Bool {
    own.have(figure) || name.flatMap { named[$0.lowercased()] }?.have(figure) == true
      || !isRow && sections[heading]?.have(figure) == true
  }
}

/// The figures of some blocks, which are found only where one may be that is asked for.
private final class StatedFigures {
  private let texts: [String]
  /// In small letters, by the places of their texts.
  private var found: [Int: Set<String>] = [:]

  init(in blocks: [PageBlock]) { texts = blocks.map(\.text) }

  func have(_ figure: String) -> Bool {
    let figure = figure.lowercased()
    // Whatever else is written otherwise, its first digits are not.
    let digits = Array(figure.utf8.drop { !($0 &- UInt8(ascii: "0") < 10) }.prefix { $0 &- UInt8(ascii: "0") < 10 })
    return texts.indices.contains { place in
      guard figure.utf8.first == UInt8(ascii: "#") || texts[place].utf8.firstRange(of: digits) != nil else {
        return false
      }
      return figures(of: place).contains(figure)
    }
  }

  private func figures(of place: Int) -> Set<String> {
    if let known = found[place] { return known }
    let figures = Set(Figures.all(in: texts[place]).map { $0.lowercased() })
    found[place] = figures
    return figures
  }
}

/// What a page calls the values that it states, as grammar tells: by row and column, bullet or sentence.
struct ValueNames {
  /// By figures in small letters, in the order of the page.
  private var places: [String: [(offset: Int, name: String)]] = [:]

  init() {}

  init(of page: Page) {
    let document = page.document
    for value in Recognition.values(in: document) where value.naming != .nearness && Figures.all(in: value.name).isEmpty
    {
      if case .themed(let colors) = value.value {
        for color in colors { add("\(value.name), \(color.theme)", color.range, in: document.file) }
      } else {
        add(value.theme.map { "\(value.name), \($0)" } ?? value.name, value.range, in: document.file)
      }
    }
  }

  private mutating func add(_ name: String, _ range: ByteRange, in file: SourceFile) {
    let figures = Set(Figures.all(in: file.text(range)))
    guard figures.count == 1, let figure = figures.first else { return }
    places[figure.lowercased(), default: []].append((range.start, name))
  }

  /// The name that a figure has within a range; nil where it has none, or several.
  func name(of figure: String, in range: ByteRange) -> String? {
    let own = (places[figure.lowercased()] ?? []).filter { range.start <= $0.offset && $0.offset < range.end }
    return Set(own.map(\.name)).count == 1 ? own[0].name : nil
  }
}
