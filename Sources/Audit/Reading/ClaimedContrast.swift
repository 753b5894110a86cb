import Colorimetry
import Files
import Guide
import Printing
import Recognition
import Syntax
import Tokens

/// A colour that a text names: by its hex or by a token.
struct NamedPlace {
  let name: String
  let range: Range<Int>
  let hex: Color?
  let path: TokenPath?

  var isToken: Bool { path != nil }

  func color(in theme: String, _ subject: AuditedSystem) -> Color? {
    if let hex { return hex }
    guard let path, case .color(let color)? = subject.system.themes[theme]?.tokens[path]?.value else { return nil }
    return color
  }
}

/// A text colour and the surface it is said to be on.
struct ColorPair {
  let text: NamedPlace
  let surface: NamedPlace

  init(text: NamedPlace, surface: NamedPlace) {
    self.text = text
    self.surface = surface
  }

  /// Two colours with nothing but `on`, `against` or `over` between them.
  init?(_ first: NamedPlace, _ second: NamedPlace, in text: PageText) {
    let between = NameWords(text.bytes[first.range.upperBound..<second.range.lowerBound]).words
    guard between == ["on"] || between == ["against"] || between == ["over"] else { return nil }
    self.init(text: first, surface: second)
  }

  /// The colours that a text names, in order; a hex in brackets behind its token is the same colour again.
  static func colors(in text: PageText, _ page: AuditedPage) -> [NamedPlace] {
    var found: [NamedPlace] = HexColors.find(in: text.bytes[...]).map {
      NamedPlace(
        name: String(decoding: text.bytes[$0.range], as: UTF8.self), range: $0.range, hex: $0.color, path: nil)
    }
    for mention in text.mentions where page.subject.names.isColor(mention.path) {
      found.append(
        NamedPlace(name: mention.path.description, range: mention.range, hex: nil, path: mention.path))
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

/// A contrast as a text claims it: a ratio, or a level of WCAG.
struct ClaimedContrast {
  private enum Kind {
    case ratio(Double, places: Int)
    case level(Double)
  }

  private let kind: Kind
  let text: String
  let range: Range<Int>

  /// Whether a contrast is what is claimed, as far as the claim is written out.
  func holds(for ratio: Double) -> Bool {
    switch kind {
    case .level(let least): return ratio >= least
    case .ratio(let claimed, let places):
      let step = places == 0 ? 1.0 : places == 1 ? 0.1 : 0.01
      // Rounded or cut off: both are common, and neither is wrong.
      return abs(ratio - claimed) < step
    }
  }

  /// The contrast that is claimed at least; of a level, less for large text.
  ///
  /// - Parameter usual: what AA asks of the text.
  func least(for usual: Double) -> Double {
    switch kind {
    case .ratio(let value, _): value
    case .level(let least): usual < 4.5 ? (least > 4.5 ? 4.5 : 3) : least
    }
  }

  /// The first claim behind a pair, in the same sentence and before any other colour.
  static func first(in text: PageText, after start: Int, of pair: ColorPair) -> ClaimedContrast? {
    let sentence = text.sentence(around: start)
    let words = NameWords(sentence).words
    guard Denial.words.isDisjoint(with: words), words.count <= 30 else { return nil }
    let rest = text.bytes[start..<sentence.endIndex]
    let end = rest.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ";") }
    let clause = rest[..<(end ?? rest.endIndex)]
    let said = NameWords(clause).words
    // Of a demand it is not known whether it is met, nor of which pair `and` makes the claim.
    guard ["and", "lg", "should", "must", "needs"].allSatisfy({ !said.contains($0) }), let claim = read(clause)
    else { return nil }
    return said.contains("least") ? claim.asLeast : claim
  }

  /// The same as a least value.
  private var asLeast: ClaimedContrast {
    guard case .ratio(let value, _) = kind else { return self }
    return ClaimedContrast(kind: .level(value), text: "at least " + text, range: range)
  }

  /// The claim that a text begins with or has.
  static func read(_ text: ArraySlice<UInt8>) -> ClaimedContrast? {
    var index = text.startIndex
    while index < text.endIndex {
      let isStart = index == text.startIndex || !text[index - 1].isLetter && !text[index - 1].isDigit
      if isStart, text[index].isDigit, let found = ratio(text, index) { return found }
      if isStart, text[index...].starts(with: "AA".utf8) { return level(text, index) }
      index += 1
    }
    return nil
  }

  private static func ratio(_ text: ArraySlice<UInt8>, _ start: Int) -> ClaimedContrast? {
    var end = start
    while end < text.endIndex, text[end].isDigit || text[end] == UInt8(ascii: ".") { end += 1 }
    let number = String(decoding: text[start..<end], as: UTF8.self)
    guard let value = Double(number), (1...21).contains(value) else { return nil }
    var close = end
    if close < text.endIndex, text[close] == UInt8(ascii: " ") { close += 1 }
    guard close < text.endIndex, text[close] == UInt8(ascii: ":") else { return nil }
    close += 1
    if close < text.endIndex, text[close] == UInt8(ascii: " ") { close += 1 }
    guard close < text.endIndex, text[close] == UInt8(ascii: "1"),
      close + 1 == text.endIndex || !text[close + 1].isDigit
    else { return nil }
    let places = number.split(separator: ".").dropFirst().first?.count ?? 0
    return ClaimedContrast(
      kind: .ratio(value, places: places), text: String(decoding: text[start...close], as: UTF8.self),
      range: start..<close + 1)
  }

  private static func level(_ text: ArraySlice<UInt8>, _ start: Int) -> ClaimedContrast? {
    var end = start
    while end < text.endIndex, text[end] == UInt8(ascii: "A") { end += 1 }
    guard end - start < 4, end == text.endIndex || !text[end].isLetter else { return nil }
    let least = end - start == 3 ? 7.0 : 4.5
    return ClaimedContrast(
      kind: .level(least), text: String(decoding: text[start..<end], as: UTF8.self), range: start..<end)
  }
}

/// The rows of tables that give two colours and their contrast.
struct ContrastRows {
  let pair: ColorPair
  let claim: ClaimedContrast
  let themes: [String]
  let range: ByteRange

  static func all(_ page: AuditedPage) -> [ContrastRows] {
    let (document, cells) = (page.document, page.cells)
    if cells.isEmpty { return [] }
    var rows: [ContrastRows] = []
    for table in 0..<document.nodes.count where document[table].kind == .table {
      var head: [[String]] = []
      for row in document.children(of: table) {
        let texts = document.children(of: row).map { cells[$0] ?? PageText(empty: $0) }
        if document[row].isHeader {
          head = texts.map { NameWords($0.bytes).words }
          if !head.contains(where: { $0.contains("contrast") || $0 == ["ratio"] || $0 == ["wcag"] }) { break }
        } else if let found = read(texts, head, page) {
          rows.append(found)
        }
      }
    }
    return rows
  }

  private static func read(_ cells: [PageText], _ head: [[String]], _ page: AuditedPage) -> ContrastRows? {
    let column = head.firstIndex { $0.contains("contrast") || $0 == ["ratio"] || $0 == ["wcag"] }
    let figures = head.count { $0.contains("contrast") || $0.contains("ratio") }
    guard let column, column < cells.count, figures == 1, let claim = ClaimedContrast.read(cells[column].bytes[...])
    else { return nil }
    var colors: [NamedPlace] = []
    for (index, cell) in cells.enumerated() where index != column { colors += ColorPair.colors(in: cell, page) }
    guard colors.count == 2 else { return nil }
    let rest = NameWords(cells[column].bytes).words
    guard !rest.contains("lg"), Denial.words.isDisjoint(with: rest) else { return nil }
    return ContrastRows(
      pair: ColorPair(text: colors[0], surface: colors[1]), claim: claim, themes: [],
      range: page.document.range(ofPlain: claim.range, in: cells[column].node))
  }
}
