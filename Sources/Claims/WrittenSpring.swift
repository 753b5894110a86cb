import Files
package import Motion
import Printing
package import Statements
import Syntax
import Wording

/// A spring that a page writes out by its figures: in a row below their names, in a call, in a sentence.
package struct WrittenSpring: Sendable {
  /// What the first cell of a row calls it; empty in a sentence.
  package let name: String
  package let spring: Spring
  /// Of a row, the cells without figures.
  package var remarks: [PageText] = []
  /// The section that it stands in.
  package let section: Int

  // MARK: Tables

  /// Those of the page's tables that are no tokens.
  package static func inTables(of page: AuditedPage) -> [WrittenSpring] {
    guard !page.cells.isEmpty else { return [] }
    let document = page.document
    var found: [WrittenSpring] = []
    for table in 0..<document.nodes.count where document[table].kind == .table {
      var columns: [Int: SpringParameter] = [:]
      for row in document.children(of: table) {
        let cells = document.children(of: row).map { page.cells[$0] ?? PageText(empty: $0) }
        if document[row].isHeader {
          for (column, cell) in cells.enumerated() {
            columns[column] = TableReading.parameter(ClaimWords.english(NameWords(cell.bytes).words))
          }
          if columns.count < 2 || cells.first.map(page.isAside) ?? true { break }
        } else if let own = read(cells, columns), !page.rows.contains(where: { $0.cells.first === cells.first }) {
          found.append(own)
        }
      }
    }
    return found
  }

  private static func read(_ cells: [PageText], _ columns: [Int: SpringParameter]) -> WrittenSpring? {
    guard let first = cells.first, columns[0] == nil, first.struck.isEmpty else { return nil }
    var parameters = SpringParameters()
    for (column, parameter) in columns where column < cells.count {
      guard let start = cells[column].bytes.firstIndex(where: { $0 != UInt8(ascii: " ") }),
        let (value, end) = figure(cells[column].bytes, start, parameter),
        cells[column].bytes[end...].allSatisfy({ $0 == UInt8(ascii: " ") })
      else { return nil }
      parameters[parameter] = value
    }
    guard let spring = spring(parameters) else { return nil }
    let remarks = cells.indices.dropFirst().filter { columns[$0] == nil }.map { cells[$0] }
    return WrittenSpring(
      name: String(decoding: first.bytes, as: UTF8.self), spring: spring, remarks: remarks, section: first.section)
  }

  // MARK: Sentences

  /// The one spring that a sentence gives the figures of: `stiffness 300, damping 12`, `spring(response: 0.4,
  /// dampingFraction: 0.6)`; nil where it gives a figure twice.
  package static func read(_ sentence: ArraySlice<UInt8>, in text: PageText) -> WrittenSpring? {
    var parameters = SpringParameters()
    var index = sentence.startIndex
    while index < sentence.endIndex {
      let isStart = index == sentence.startIndex || !text.bytes[index - 1].isLetter
      guard isStart, text.bytes[index].isLetter, let (parameter, end) = parameter(at: index, in: sentence) else {
        index += 1
        continue
      }
      index = end
      guard let start = sentence[end...].firstIndex(where: { !$0.isOne(of: " :=") }), start < end + 5,
        let (value, close) = figure(text.bytes, start, parameter)
      else { continue }
      guard parameters[parameter] == nil else { return nil }
      parameters[parameter] = value
      index = close
    }
    return spring(parameters).map { WrittenSpring(name: "", spring: $0, section: text.section) }
  }

  private static func parameter(at start: Int, in text: ArraySlice<UInt8>) -> (SpringParameter, end: Int)? {
    for (name, parameter) in names {
      guard text[start...].starts(withWords: name) else { continue }
      let end = start + name.count
      return end < text.endIndex && text[end].isLetter ? nil : (parameter, end)
    }
    return nil
  }

  /// In small letters, the longer before those that they begin with.
  private static let names: [([UInt8], SpringParameter)] = spellings.map { (Array($0.utf8), $1) }
  private static let spellings: [(String, SpringParameter)] = [
    ("stiffness", .stiffness), ("dampingfraction", .dampingFraction), ("damping fraction", .dampingFraction),
    ("dampingratio", .dampingRatio), ("damping ratio", .dampingRatio), ("damping", .damping), ("mass", .mass),
    ("response", .response), ("duration", .duration), ("bounce", .bounce), ("tension", .tension),
    ("friction", .friction),
  ]

  // MARK: Figures

  /// A figure of a parameter: seconds for a time, and else a number without a unit.
  private static func figure(_ text: [UInt8], _ start: Int, _ parameter: SpringParameter) -> (Double, end: Int)? {
    guard case (.quantity(let quantity), let end)? = WrittenValue.read(text, at: start) else { return nil }
    let isTime = parameter == .response || parameter == .duration
    switch quantity.unit {
    case nil: return isTime && quantity.low > longest ? nil : (quantity.low, end)
    case .s: return isTime ? (quantity.low, end) : nil
    case .ms: return isTime ? (quantity.low / 1000, end) : nil
    case .px, .pt, .dp, .sp, .rem, .em, .percent: return nil
    }
  }

  /// In seconds; a larger number without a unit is one of milliseconds.
  private static let longest = 10.0

  private static func spring(_ written: SpringParameters) -> Spring? {
    var parameters = written
    if parameters.stiffness != nil {
      // A mass that nobody gives is 1 in every engine. No coefficient is as small as a ratio is.
      parameters.mass = parameters.mass ?? 1
      if let damping = parameters.damping, damping <= largestRatio, parameters.dampingRatio == nil {
        (parameters.damping, parameters.dampingRatio) = (nil, damping)
      }
    }
    if parameters.response != nil, parameters.dampingFraction == nil {
      let ratio = parameters.dampingRatio ?? parameters.damping
      (parameters.damping, parameters.dampingRatio, parameters.dampingFraction) = (nil, nil, ratio)
    }
    guard case .success(let resolved) = parameters.resolved(by: .swiftUI), resolved.fromDefaults.isEmpty else {
      return nil
    }
    return resolved.spring
  }

  private static let largestRatio = 1.5
}
