import Differences
import Files
import Guide
import Recognition
import Scans
import Syntax

/// What a version of a page states, and what it calls the values among it.
struct Stated {
  /// All figures, in small letters.
  let figures: Set<String>
  let names: ValueNames

  /// - Parameters:
  ///   - blocks: those of the page.
  ///   - own: those that the other version does not have.
  init(_ blocks: [PageBlock], of page: Page, own: [PageBlock]) {
    figures = Set(blocks.flatMap { Figures.all(in: $0.text) }.map { $0.lowercased() })
    // A block with one figure names it itself.
    names = own.contains { Figures.all(in: $0.text).count > 1 } ? ValueNames(of: page) : ValueNames()
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
