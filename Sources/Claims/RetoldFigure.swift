package import Files
package import Guide
import Printing

/// A figure with which a page tells again what it, or another one, says: in a line of `issues`, in the title of a figure.
package struct RetoldFigure: Sendable {
  /// In what it stands. What one of them says is not told again by the next of its kind.
  package enum Place: Sendable {
    case text, issues, disagreements, notGiven, evidence, row, pairs, caption, measured

    /// Whether its lines speak of what the page says.
    var isRemark: Bool { [.issues, .disagreements, .notGiven, .evidence].contains(self) }
  }

  package enum Unit: Sendable {
    case none, length, time, percent, other
  }

  /// As it is written, without its unit; a hex in capitals.
  package let number: String
  package let unit: Unit
  package let place: Place
  package let range: ByteRange
  /// The paths of the pages to which its line points.
  package let pages: [String]

  package var isColor: Bool { number.utf8.first == UInt8(ascii: "#") }

  /// Whether it stands where an author says of what is elsewhere on the page or on the pages named beside it.
  package var isOfPlace: Bool { place == .issues || place == .disagreements || place == .evidence }
}

/// The figures of a page, by their digits: which it tells again, and which it gives.
package struct PageFigures: Sendable {
  package private(set) var retold: [RetoldFigure] = []
  /// What its blocks measure against each other: the names or patterns of texts and of surfaces, block by block.
  package private(set) var pairs: [(texts: [String], surfaces: [String])] = []
  /// The dotted names that its remarks write as code, and where they are.
  package private(set) var names: [(name: String, range: ByteRange)] = []
  /// In which places and units each number stands.
  private var given: [String: Set<Standing>] = [:]

  private struct Standing: Hashable {
    let place: RetoldFigure.Place
    let unit: RetoldFigure.Unit
  }

  private let bytes: [UInt8]
  private let path: String
  private let isOfComponent: Bool
  private let readsNumbers: Bool
  /// What blocks of the page measure, of which its sentences may tell.
  private let measures: (contrast: Bool, motion: Bool)
  /// The column of the table that is read in which its contrasts are.
  private var ratios: Int?

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
    read()
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
  package func gives(_ figure: RetoldFigure, onItsOwnPage: Bool) -> Bool {
    guard let standings = given[figure.number] else { return false }
    return standings.contains { standing in
      !(onItsOwnPage && standing.place == figure.place)
        && (figure.unit == .none || standing.unit == .none || standing.unit == figure.unit)
    }
  }

  // MARK: Lines

  private mutating func read() {
    var start = 0
    // The fence that is open, and what its lines are.
    var fence = 0
    var place = RetoldFigure.Place.text
    var isInTable = false
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let ticks = bytes[start..<end].prefix { $0 == UInt8(ascii: "`") }.count
      if fence > 0, ticks >= fence, bytes[(start + ticks)..<end].allSatisfy(\.isSpace) {
        (fence, place) = (0, .text)
      } else if fence == 0, ticks > 2 {
        fence = ticks
        place = Self.place(ofBlock: bytes[(start + ticks)..<end].prefix { $0.isLetter || $0 == UInt8(ascii: "-") })
        if place == .pairs { pairs.append(([], [])) }
        readLine(start..<end, .text, quoted: " title=\"")
      } else {
        let isRow = fence == 0 && bytes[start] == UInt8(ascii: "|")
        if isRow, !isInTable { ratios = columnOfRatios(start..<end) }
        isInTable = isRow
        readLine(start..<end, fence == 0 && isMeasured(start..<end) ? .measured : place, quoted: "data-part=\"")
      }
      start = end + 1
    }
  }

  private static func place(ofBlock name: ArraySlice<UInt8>) -> RetoldFigure.Place {
    switch String(decoding: name, as: UTF8.self) {
    case "issues": .issues
    case "disagreements": .disagreements
    case "not-given": .notGiven
    case "evidence": .evidence
    case "choreography", "springs", "radii", "borders", "opacity": .row
    case "contrast": .pairs
    default: .text
    }
  }

  /// Whether a line of text says what contrast something reaches, or how a spring moves.
  private func isMeasured(_ line: Range<Int>) -> Bool {
    isOfContrast(line)
      || isOfSpring(line) || measures.motion && bytes[line].firstPlace(of: " overshoots") != nil
  }

  /// Whether a line says which figures a spring has; those of other programs have words of their own.
  private func isOfSpring(_ line: Range<Int>) -> Bool {
    measures.motion && (bytes[line].firstPlace(of: "spring has ") ?? bytes[line].firstPlace(of: "spring of ")) != nil
  }

  private func isOfContrast(_ line: Range<Int>) -> Bool {
    measures.contrast && bytes[line].firstPlace(of: " reach") != nil
  }

  /// The column of a table whose header says that it has the contrasts.
  private func columnOfRatios(_ header: Range<Int>) -> Int? {
    guard measures.contrast else { return nil }
    return bytes[header].split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).firstIndex { cell in
      ["Ratio", "Contrast"].contains { cell.drop(while: \.isSpace).prefix { !$0.isSpace }.elementsEqual($0.utf8) }
    }
  }

  /// Whether a number is all that stands in the column of contrasts of a row.
  private func isRatio(_ number: Range<Int>, in line: Range<Int>) -> Bool {
    guard let ratios, bytes[line.lowerBound] == UInt8(ascii: "|") else { return false }
    let before = bytes[line.lowerBound..<number.lowerBound]
    return before.count { $0 == UInt8(ascii: "|") } == ratios
      && before.reversed().first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "|")
      && bytes[number.upperBound..<line.upperBound].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "|")
  }

  /// - Parameter quoted: what begins a part in quotation marks that is a caption.
  private mutating func readLine(_ line: Range<Int>, _ place: RetoldFigure.Place, quoted: StaticString) {
    if place == .pairs { readPair(line) }
    if place.isRemark { readNames(line) }
    guard readsNumbers else { return }
    var captions: [Range<Int>] = []
    if place == .text, bytes[line].contains(UInt8(ascii: "\"")) {
      var rest = bytes[line]
      while let sign = rest.firstPlace(of: quoted) {
        let end = rest[sign.upperBound...].firstIndex(of: UInt8(ascii: "\"")) ?? line.upperBound
        captions.append(sign.upperBound..<end)
        rest = bytes[end..<line.upperBound]
      }
    }
    var linked: [String]?
    // Of a row of a drawing, what it draws comes first.
    let told = place == .row ? bytes[line].firstIndex(of: UInt8(ascii: "|")) ?? line.upperBound : line.lowerBound
    var index = line.lowerBound
    while index < line.upperBound {
      guard let (number, end, after) = number(at: index, in: line) else {
        index += 1
        continue
      }
      let unit = unit(behind: end, in: line)
      let isCaption = captions.contains { $0.contains(index) } || place == .row && index > told
      let isFigure = place == .text && isRatio(index..<end, in: line)
      let own: RetoldFigure.Place = isCaption ? .caption : isFigure ? .measured : place
      given[number, default: []].insert(Standing(place: own, unit: unit.kind))
      if own != .text, own != .row, own != .pairs, isTold(number, unit.kind, own, index..<end, in: line) {
        let pages = linked ?? self.pages(of: line)
        linked = pages
        retold.append(
          RetoldFigure(
            number: number, unit: unit.kind, place: own, range: ByteRange(index, max(end, unit.end)), pages: pages))
      }
      index = after
    }
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

  // MARK: Figures

  /// A number or a hex that begins at an offset, where it ends, and where the next may begin.
  private func number(at start: Int, in line: Range<Int>) -> (text: String, end: Int, after: Int)? {
    let first = bytes[start]
    let before = start > line.lowerBound ? bytes[start - 1] : UInt8(ascii: " ")
    if first == UInt8(ascii: "#") {
      let digits = bytes[(start + 1)..<line.upperBound].prefix(while: \.isHexDigit)
      guard digits.count == 6 else { return nil }
      return ("#" + String(decoding: digits, as: UTF8.self).uppercased(), digits.endIndex, digits.endIndex)
    }
    guard first.isDigit, !before.isDigit, before != UInt8(ascii: "."), before != UInt8(ascii: "_") else { return nil }
    var end = start
    while end < line.upperBound, bytes[end].isDigit { end += 1 }
    if end + 1 < line.upperBound, bytes[end] == UInt8(ascii: "."), bytes[end + 1].isDigit {
      end += 1
      while end < line.upperBound, bytes[end].isDigit { end += 1 }
    }
    // A version, a number of a section with more parts, or a part of a name.
    let isPart =
      end < line.upperBound && (bytes[end] == UInt8(ascii: ".") && end + 1 < line.upperBound && bytes[end + 1].isDigit)
    guard !isPart, end - start <= 8, !before.isLetter else { return nil }
    return (String(decoding: bytes[start..<end], as: UTF8.self), end, end)
  }

  private func unit(behind end: Int, in line: Range<Int>) -> (kind: RetoldFigure.Unit, end: Int) {
    var start = end
    if start < line.upperBound, bytes[start] == UInt8(ascii: " ") { start += 1 }
    // A blank that does not break a line.
    if start + 1 < line.upperBound, bytes[start] == 0xC2, bytes[start + 1] == 0xA0 { start += 2 }
    if start < line.upperBound, bytes[start] == UInt8(ascii: "%") { return (.percent, start + 1) }
    let word = bytes[start..<line.upperBound].prefix(while: \.isLetter)
    switch String(decoding: word, as: UTF8.self) {
    case "px", "pt", "dp", "sp": return (.length, word.endIndex)
    case "ms", "s", "seconds": return (.time, word.endIndex)
    case let rest: return (start == end && !rest.isEmpty && rest != "x" ? .other : .none, end)
    }
  }

  /// Whether a figure is one that something has to give: a colour, or what has a unit or two places behind the point.
  private func isTold(
    _ number: String, _ unit: RetoldFigure.Unit, _ place: RetoldFigure.Place, _ range: Range<Int>, in line: Range<Int>
  ) -> Bool {
    if place == .notGiven {
      // What a whole guide leaves open is given on other pages, if at all; what is not given is named first.
      guard isOfComponent, bytes[line.lowerBound..<range.lowerBound].contains(UInt8(ascii: "|")) else { return false }
    }
    if place == .measured {
      if unit == .none, isParameter(range, line) { return isOfSpring(line) }
      return unit == .none
        ? hasTwoPlaces(number) && !isInBrackets(range, line) && (isOfContrast(line) || isRatio(range, in: line))
        : [.percent, .time].contains(unit) && number != "0" && measures.motion
          && bytes[line].firstPlace(of: " overshoots") != nil
    }
    if number.utf8.first == UInt8(ascii: "#") { return true }
    switch unit {
    case .length, .time, .percent: return number != "0"
    case .none: return hasTwoPlaces(number) && !isInBrackets(range, line) || isParameter(range, line)
    case .other: return false
    }
  }

  private func hasTwoPlaces(_ number: String) -> Bool {
    guard let point = number.utf8.firstIndex(of: UInt8(ascii: ".")) else { return false }
    return number.utf8.distance(from: point, to: number.utf8.endIndex) == 3
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

  /// The paths of the pages that the words of a line lead to.
  private func pages(of line: Range<Int>) -> [String] {
    bytes[line].split { $0.isOne(of: " |,()") }.compactMap { word in
      let target = word.prefix { $0 != UInt8(ascii: "#") }
      guard target.suffix(3).elementsEqual(".md".utf8) else { return nil }
      return RelativePath.resolved(String(decoding: target, as: UTF8.self), from: path)
    }
  }
}
