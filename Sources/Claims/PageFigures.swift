package import Files
package import Guide
import Printing
import Syntax
import Wording

/// The figures of a page: which it tells again, and which it gives.
package struct PageFigures {
  package private(set) var retold: [RetoldFigure] = []
  /// What its blocks measure against each other: the names or patterns of texts and of surfaces, block by block.
  package private(set) var pairs: [(texts: [String], surfaces: [String])] = []
  /// The dotted names that its remarks write as code, and where they are.
  package private(set) var names: [(name: String, range: ByteRange)] = []
  /// The figures of each amount, and in which places they stand.
  private var given: [Double: Set<Standing>] = [:]
  private var colors: Set<Standing> = []

  private struct Standing: Hashable {
    let place: RetoldFigure.Place
    let figure: Figure
  }

  private let bytes: [UInt8]
  private let path: String
  private let isOfComponent: Bool
  private let readsNumbers: Bool
  /// What blocks of the page measure, of which its sentences may tell.
  private let measures: (contrast: Bool, motion: Bool)

  /// - Parameter numbers: whether not only the names are asked for.
  package init(of page: Page, numbers: Bool = true) {
    readsNumbers = numbers
    bytes = page.source.bytes
    path = page.path
    isOfComponent = page.kind == .component
    let names = page.blockNames
    measures = (
      names.contains { $0 == "contrast" || $0 == "checks" },
      names.contains { $0 == "spring" || $0 == "springs" || $0 == "choreography" }
    )
    read(page.document)
  }

  /// Whether a page may tell something again: nearly none outside of a guide has such a block.
  package static func mayRetell(_ page: Page) -> Bool {
    hasRemarks(page) || page.blockNames.contains(where: retelling.contains)
  }

  /// Whether blocks of a page speak of what it says.
  package static func hasRemarks(_ page: Page) -> Bool { page.blockNames.contains(where: remarks.contains) }

  private static let remarks: Set<String> = ["issues", "disagreements", "not-given", "evidence"]

  private static let retelling: Set<String> = [
    "contrast", "checks", "springs", "spring", "choreography", "preview",
    "anatomy", "radii", "borders", "opacity",
  ]

  /// Whether the page gives a figure in a text, or in a block that tells something else again.
  package func gives(_ told: RetoldFigure, onItsOwnPage: Bool) -> Bool {
    let standings: [Set<Standing>?] =
      if let amount = told.figure.amount { [given[amount], given[amount / 1000], given[amount * 1000]] } else {
        [colors]
      }
    return standings.contains { standings in
      standings?.contains { standing in
        !(onItsOwnPage && standing.place == told.place) && told.figure.isGiven(by: standing.figure)
      } ?? false
    }
  }

  // MARK: Blocks

  private mutating func read(_ document: MarkdownDocument) {
    if let front = document.frontMatter { readLine(Line(front.range, .text)) }
    for node in document.nodes.indices {
      let block = document[node]
      switch block.kind {
      case .codeBlock: readCode(node, of: document)
      case .paragraph, .heading, .htmlBlock:
        let range = block.range.start..<block.range.end
        readLine(Line(block.range, isMeasured(range) ? .measured : .text, captions: "data-part=\""))
      case .table: readTable(node, of: document)
      case .document, .blockQuote, .list, .item, .thematicBreak, .tableRow, .tableCell, .text, .softBreak, .lineBreak,
        .code, .htmlInline, .emphasis, .strong, .strikethrough, .link, .image:
        continue
      }
    }
  }

  private mutating func readCode(_ node: Int, of document: MarkdownDocument) {
    let place = Self.place(
      ofBlock: document.info(of: node).prefix { (sign: Character) in sign.isLetter || sign == "-" })
    if place == .pairs { pairs.append(([], [])) }
    if let fence = document.fence(of: node) { readLine(Line(fence, .text, captions: " title=\"")) }
    for range in document.codeLines(of: node) { readLine(Line(range, place, captions: "data-part=\"")) }
  }

  private mutating func readTable(_ table: Int, of document: MarkdownDocument) {
    var ratios: Int?
    for row in document.children(of: table) {
      let cells = document.children(of: row).map { document[$0].range }
      if document[row].isHeader, measures.contrast {
        let heads = document.children(of: row).map { NameWords(document.plainBytes(of: $0)).words.first ?? "" }
        ratios = heads.firstIndex { ["ratio", "contrast"].contains($0) }
      }
      let range = document[row].range.start..<document[row].range.end
      var line = Line(document[row].range, isMeasured(range) ? .measured : .text, captions: "data-part=\"")
      line.ratio = ratios.flatMap { $0 < cells.count ? trimmed(cells[$0]) : nil }
      readLine(line)
    }
  }

  private func trimmed(_ range: ByteRange) -> Range<Int> {
    let isSpace = { (byte: UInt8) in byte.isSpace || byte == UInt8(ascii: "|") }
    let cell = bytes[range.start..<range.end].drop(while: isSpace)
    return cell.startIndex..<(cell.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? cell.startIndex)
  }

  private static func place(ofBlock name: Substring) -> RetoldFigure.Place {
    switch name {
    case "issues": .issues
    case "disagreements": .disagreements
    case "not-given": .notGiven
    case "evidence": .evidence
    case "choreography", "springs", "radii", "borders", "opacity": .row
    case "contrast": .pairs
    default: .text
    }
  }

  // MARK: What is measured

  /// Whether a text says what contrast something reaches, or how a spring moves.
  private func isMeasured(_ line: Range<Int>) -> Bool {
    isOfContrast(line)
      || isOfSpring(line) || measures.motion && bytes[line].firstPlace(of: " overshoots") != nil
  }

  /// Whether a text says which figures a spring has; those of other programs have words of their own.
  private func isOfSpring(_ line: Range<Int>) -> Bool {
    measures.motion && (bytes[line].firstPlace(of: "spring has ") ?? bytes[line].firstPlace(of: "spring of ")) != nil
  }

  private func isOfContrast(_ line: Range<Int>) -> Bool {
    measures.contrast && bytes[line].firstPlace(of: " reach") != nil
  }

  // MARK: Lines

  /// A line of a block of code, or a paragraph, a heading or a row as a whole.
  private struct Line {
    let range: Range<Int>
    let place: RetoldFigure.Place
    /// What begins a part in quotation marks that is a caption.
    let captions: StaticString
    /// The cell of a row in the column of contrasts.
    var ratio: Range<Int>?

    init(_ range: ByteRange, _ place: RetoldFigure.Place, captions: StaticString = "data-part=\"") {
      (self.range, self.place, self.captions) = (range.start..<range.end, place, captions)
    }
  }

  private mutating func readLine(_ line: Line) {
    if line.place == .pairs { readPair(line.range) }
    if line.place.isRemark { readNames(line.range) }
    guard readsNumbers else { return }
    let captions = line.place == .text ? captions(of: line) : []
    var linked: [String]?
    // Of a row of a drawing, what it draws comes first.
    let told =
      line.place == .row
      ? bytes[line.range].firstIndex(of: UInt8(ascii: "|")) ?? line.range.upperBound : line.range.lowerBound
    var index = line.range.lowerBound
    while index < line.range.upperBound {
      guard bytes[index].isDigit || bytes[index].isLetter || bytes[index] == UInt8(ascii: "#"),
        let (figure, end) = Figure.read(bytes, at: index), end <= line.range.upperBound
      else {
        index += 1
        continue
      }
      let isCaption = captions.contains { $0.contains(index) } || line.place == .row && index > told
      let own: RetoldFigure.Place =
        isCaption ? .caption : line.place == .text && isRatio(index..<end, of: line) ? .measured : line.place
      give(figure, in: own)
      if own != .text, own != .row, own != .pairs, isTold(figure, own, index..<end, in: line) {
        let pages = linked ?? self.pages(of: line.range)
        linked = pages
        retold.append(RetoldFigure(figure: figure, place: own, range: ByteRange(index, end), pages: pages))
      }
      // The numbers of `rgba(…)` are figures too.
      index = bytes[index].isLetter ? index + 1 : end
    }
  }

  private mutating func give(_ figure: Figure, in place: RetoldFigure.Place) {
    if let amount = figure.amount {
      given[amount, default: []].insert(Standing(place: place, figure: figure))
    } else {
      colors.insert(Standing(place: place, figure: figure))
    }
  }

  private func captions(of line: Line) -> [Range<Int>] {
    var captions: [Range<Int>] = []
    var rest = bytes[line.range]
    while let sign = rest.firstPlace(of: line.captions) {
      let end = rest[sign.upperBound...].firstIndex(of: UInt8(ascii: "\"")) ?? rest.endIndex
      captions.append(sign.upperBound..<end)
      rest = rest[end...]
    }
    return captions
  }

  private mutating func readPair(_ line: Range<Int>) {
    func name(behind sign: StaticString) -> String? {
      guard sign.withUTF8Buffer({ bytes[line].starts(with: $0) }) else { return nil }
      return bytes[line].dropFirst(sign.utf8CodeUnitCount).drop(while: \.isSpace).firstName
    }
    if let text = name(behind: "text:") { pairs[pairs.count - 1].texts.append(text) }
    if let surface = name(behind: "surface:") { pairs[pairs.count - 1].surfaces.append(surface) }
  }

  private mutating func readNames(_ line: Range<Int>) {
    var rest = bytes[line]
    while let open = rest.firstIndex(of: UInt8(ascii: "`")) {
      let name = rest[(open + 1)...].prefix { $0 != UInt8(ascii: "`") }
      guard name.endIndex < line.upperBound else { return }
      let isPath = name.allSatisfy { $0.isLetter || $0.isDigit || $0.isOne(of: ".-_") }
      if isPath, name.contains(UInt8(ascii: ".")) {
        names.append((String(decoding: name, as: UTF8.self), ByteRange(name.startIndex, name.endIndex)))
      }
      rest = bytes[(name.endIndex + 1)..<line.upperBound]
    }
  }

  /// The paths of the pages that the words of a line lead to.
  private func pages(of line: Range<Int>) -> [String] {
    bytes[line].split { $0.isOne(of: " |,()") }.compactMap { word in
      let target = word.prefix { $0 != UInt8(ascii: "#") }
      guard target.suffix(3).elementsEqual(".md".utf8) else { return nil }
      return RelativePath.resolved(String(decoding: target, as: UTF8.self), from: path)
    }
  }

  // MARK: What is told

  /// Whether a figure is one that something has to give: a colour, or what has a unit or two places behind the point.
  private func isTold(_ figure: Figure, _ place: RetoldFigure.Place, _ range: Range<Int>, in line: Line) -> Bool {
    if place == .notGiven {
      // What a whole guide leaves open is given on other pages, if at all; what is not given is named first.
      guard isOfComponent, bytes[line.range.lowerBound..<range.lowerBound].contains(UInt8(ascii: "|")) else {
        return false
      }
    }
    switch figure {
    case .part: return false
    // Three digits behind a number sign may number an issue.
    case .color: return place != .measured && range.count > 6
    case .length(let amount): return place != .measured && amount != 0
    case .time(let amount), .percent(let amount):
      return amount != 0 && (place != .measured || isOfMotion(line.range))
    case .number:
      guard place == .measured else {
        return hasTwoPlaces(range) && !isInBrackets(range, line.range) || isParameter(range, line.range)
      }
      if isParameter(range, line.range) { return isOfSpring(line.range) }
      return hasTwoPlaces(range) && !isInBrackets(range, line.range)
        && (isOfContrast(line.range) || isRatio(range, of: line))
    }
  }

  private func isOfMotion(_ line: Range<Int>) -> Bool {
    measures.motion && bytes[line].firstPlace(of: " overshoots") != nil
  }

  /// Whether a number is all of the cell of contrasts, with or without `:1` behind it.
  private func isRatio(_ number: Range<Int>, of line: Line) -> Bool {
    guard let cell = line.ratio, cell.lowerBound == number.lowerBound else { return false }
    return cell == number || bytes[number.upperBound..<cell.upperBound].elementsEqual(":1".utf8)
  }

  private func hasTwoPlaces(_ number: Range<Int>) -> Bool {
    bytes[number].firstIndex(of: UInt8(ascii: ".")).map { number.upperBound - $0 == 3 } ?? false
  }

  /// Whether a number stands alone or with others in brackets, as those of sections do: `(5.8, 5.10)`.
  private func isInBrackets(_ range: Range<Int>, _ line: Range<Int>) -> Bool {
    let isOfList = { (byte: UInt8) in byte.isDigit || byte.isOne(of: "., ") }
    return bytes[line.lowerBound..<range.lowerBound].last { !isOfList($0) } == UInt8(ascii: "(")
      && bytes[range.upperBound..<line.upperBound].first { !isOfList($0) } == UInt8(ascii: ")")
  }

  /// Whether the word before a number says what it is: `weight 600`, `damping 12`.
  private func isParameter(_ range: Range<Int>, _ line: Range<Int>) -> Bool {
    let before = bytes[line.lowerBound..<range.lowerBound]
    guard before.last == UInt8(ascii: " ") else { return false }
    let words = before.dropLast()
    let start = words.lastIndex { !$0.isLetter }.map { $0 + 1 } ?? words.startIndex
    return Self.parameters.contains(words[start...].lowercasedText)
  }

  private static let parameters: Set<String> = [
    "weight", "damping", "stiffness", "response", "fraction", "mass", "opacity", "elevation",
  ]
}
