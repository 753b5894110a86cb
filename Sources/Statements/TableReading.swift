import Files
package import Motion
import Printing
import Syntax
package import Tokens
import Wording

/// A row of a table that names a token.
package struct TokenRow: Sendable {
  /// The tokens that its name may mean: one where it is a token's path.
  package let tokens: [TokenPath]
  let isReference: Bool
  /// Whether its name writes a size otherwise than the tokens do.
  var isOtherSpelling = false
  var isPrefixed = false
  /// Where the name is.
  let column: Int
  /// The columns that hold one value each.
  let values: [Int]
  package let cells: [PageText]

  var name: PageText { cells[column] }
  /// Whether its name is one of several words in code, or that of a variable, with nothing behind it.
  var isCode: Bool {
    let bytes = TableReading.withoutCall(name.bytes[...])
    return CodeName.isVariable(bytes) || name.isWholeCode && CodeName.isWhole(bytes)
  }
  /// The cells beside the name.
  package var others: [PageText] { cells.indices.filter { $0 != column }.map { cells[$0] } }
}

/// Finds what a table says of tokens: each row names one, by its path or by the words of its first cell, and each column
/// says what its cells are.
package struct TableReading {
  let rows: [[PageText]]
  let columns: [Column]
  let section: PageSection
  let document: MarkdownDocument
  let subject: AuditedSystem

  struct Column {
    let words: [String]
    let themes: [String]
    /// The theme that its header names, whether or not the system has one.
    let mode: String?
    /// Whether its header is in a script that is read by nobody here.
    let isForeign: Bool
  }

  /// Nil for a table without a head, or in a section whose values are not the system's own.
  ///
  /// - Parameter ofDevices: whether values that hold on some devices only are asked for too.
  init?(
    _ table: Int, _ cells: [Int: PageText], _ sections: [PageSection], _ document: MarkdownDocument,
    _ subject: AuditedSystem, ofDevices: Bool = false
  ) {
    var rows: [[PageText]] = []
    var head: [PageText] = []
    for row in document.children(of: table) {
      let texts = document.children(of: row).map { cells[$0] ?? PageText(empty: $0) }
      if document[row].isHeader { head = texts } else { rows.append(texts) }
    }
    guard let first = head.first, case let place = sections[first.section],
      !place.isAside || ofDevices && place.isOfDevices
    else { return nil }
    // Several groups of the same columns stand for as many rows: `Class | Value | Class | Value`.
    let titles = head.map { NameWords($0.bytes).words }
    if let period = Self.period(of: titles) {
      rows = rows.flatMap { row in
        stride(from: 0, to: row.count, by: period).map { Array(row[$0..<min(row.count, $0 + period)]) }
      }
      head = Array(head.prefix(period))
    }
    self.rows = rows
    self.document = document
    self.subject = subject
    section = sections[first.section]
    columns = head.indices.map { column in
      let words = ClaimWords.english(NameWords(Self.header(of: column, head).bytes).words)
      return Column(
        words: words, themes: ThemeWords.named(alone: words, subject.names), mode: ThemeWords.mode(ofHeading: words),
        isForeign: !words.isEmpty && words.allSatisfy { $0.utf8.allSatisfy { $0 >= 0x80 } })
    }
    nameColumn = columnOfNames()
    isWithoutThemes =
      columns.contains { $0.mode == "light" } && subject.names.allThemes.count < 2 && !subject.names.hasThemeGroups
    hasOneColumnOfValues = columns.contains(where: \.isForeign) && columnsOfValues == 1
  }

  /// After how many columns all headers begin again; nil where they do not. A column of names may be called by whose they
  /// are, and one without a header may part the groups: `Token | Value | Background token | Value`.
  private static func period(of titles: [[String]]) -> Int? {
    func begins(_ words: [String]) -> Bool {
      words == titles[0] || words.last.map(heads.contains) == true && titles[0].last.map(heads.contains) == true
    }
    guard let first = titles.first, !first.isEmpty, let period = titles.dropFirst().firstIndex(where: begins),
      period > 1, titles.count % period == 0 || (titles.count + 1) % period == 0 && isBlank(titles[period - 1]),
      titles.indices.allSatisfy({ $0 % period == 0 ? begins(titles[$0]) : titles[$0] == titles[$0 % period] })
    else { return nil }
    return period
  }

  /// Whether a header is empty, or a sign: `·`.
  private static func isBlank(_ words: [String]) -> Bool {
    words.allSatisfy {
      $0.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic && $0.properties.numericType == nil }
    }
  }

  /// Words that end the header of a column of names.
  private static let heads: Set = ["token", "tokens", "name", "names", "variable", "variables"]

  /// The header of a column: one without any goes on with the column to its left, unless that is the first, of the names.
  private static func header(of column: Int, _ head: [PageText]) -> PageText {
    guard column > 1, head[column].bytes.isEmpty, !head[column - 1].bytes.isEmpty else { return head[column] }
    return head[column - 1]
  }

  /// Of a table with headers in a script that is read by nobody, whether only one of its columns holds values.
  private var hasOneColumnOfValues = false
  private var isWithoutThemes = false

  /// The column of names: the first, or one further on that its header calls so, where its cells are written as code and
  /// those of the first say what they are for: `Use | Token | Hex`.
  private(set) var nameColumn = 0

  private func columnOfNames() -> Int {
    let column = columns.indices.dropFirst().first { Self.names.contains(columns[$0].words) }
    guard let column, !rows.isEmpty,
      rows.allSatisfy({ row in
        column < row.count && row[column].isWholeCode && CodeName.isName(row[column].bytes[...])
          && row[..<column].allSatisfy { !$0.isWholeCode && value($0) == nil }
      })
    else { return 0 }
    return column
  }

  private static let names: Set = [
    ["name"], ["token"], ["tokens"], ["variable"], ["css", "variable"], ["css", "var"], ["token", "name"], ["key"],
  ]

  /// The rows that name tokens, and those that say of one what its value is.
  func namedRows() -> [TokenRow] { withoutDeclarations(rows.compactMap(named)) }

  private func named(_ cells: [PageText]) -> TokenRow? {
    var named: (path: TokenPath, column: Int)?
    for (column, cell) in cells.enumerated() {
      guard let path = path(cell) else { continue }
      // A row that names two tokens says which value is whose by its columns, if at all.
      guard named == nil else { return nil }
      named = (path, column)
    }
    let own = variable(in: cells) ?? columns.firstIndex { $0.words == ["name"] || $0.words == ["token"] } ?? 0
    let nameColumn = named?.column ?? own
    let values = cells.indices.filter { $0 != nameColumn && $0 < columns.count && value(cells[$0]) != nil }
    if let named {
      return TokenRow(tokens: [named.path], isReference: true, column: named.column, values: values, cells: cells)
    }
    guard own < cells.count else { return nil }
    // The header of the only column of values says what these are; of several, what each is of the row's thing, so that
    // rows below `Size` are the sizes of a thing.
    let isOfAThing = values.count > 1 && Self.sizes.contains(columns[own].words)
    var header = values.count == 1 ? columns[values[0]].words : []
    // What is written as code in a row with one colour is the name of a colour.
    if values.count == 1, cells[own].isWholeCode, case .color? = value(cells[values[0]])?.value {
      header.append("color")
    }
    let tokens = meant(by: cells[own], besides: header, isOfAThing: isOfAThing)
    return tokens.isEmpty
      ? nil
      : TokenRow(
        tokens: tokens, isReference: false,
        isOtherSpelling: tokens.allSatisfy { NameWords.differInSize(cells[own].bytes, $0.description.utf8) },
        isPrefixed: isPrefixed(cells[own]), column: own, values: values.filter { $0 != own }, cells: cells)
  }

  /// The column of the one cell of a row that names a variable which is a token, and nothing else.
  private func variable(in cells: [PageText]) -> Int? {
    cells.indices.filter { column in
      cells[column].isWholeCode && CodeName.isVariable(Self.withoutCall(cells[column].bytes[...]))
        && !meant(by: cells[column], besides: []).isEmpty
    }.only
  }

  /// A variable without the function that reads it: `var(--gap)`.
  fileprivate static func withoutCall(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    name.starts(with: "var(".utf8) && name.last == UInt8(ascii: ")") ? name.dropFirst(4).dropLast() : name
  }

  /// What a row says the values of its tokens are.
  func statements(of row: TokenRow) -> [Statement] {
    if isOfNamesake(row) { return [] }
    return row.values.compactMap { column in
      if let statement = statement(of: row, inPairAt: column) { return statement }
      guard let (value, range) = value(row.cells[column]),
        let field = field(columns[column], of: row.tokens, namedIn: row.column), !isOfOtherTheme(column, in: row)
      else { return nil }
      var themes =
        columns[column].themes.isEmpty
        ? ThemeWords.named(alone: section.heading, subject.names) : columns[column].themes
      if themes.isEmpty, let mode = section.mode { themes = subject.names.themes(named: mode) }
      let mode = columns[column].mode
      let tokens =
        row.isReference || mode.map(isOfSystem) ?? true ? row.tokens : subject.names.inMode(mode ?? "", of: row.tokens)
      guard !tokens.isEmpty else { return nil }
      return Statement(
        tokens: tokens, isReference: row.isReference, isOtherSpelling: row.isOtherSpelling,
        isPrefixed: row.isPrefixed, field: field,
        themes: themes, value: value,
        range: document.range(ofPlain: range, in: row.cells[column].node), isCode: row.isCode)
    }
  }

  /// Whether a system has nothing for several themes, so that what it has is for the light one if it is for one at all.
  private func isOfSystem(_ mode: String) -> Bool { mode == "light" && isWithoutThemes }

  /// What a column for a theme says of a system without themes that has a token for the dark one beside each: `success` and
  /// `success-dark`.
  private func statement(of row: TokenRow, inPairAt column: Int) -> Statement? {
    guard let mode = columns[column].mode, subject.names.themes(named: mode).isEmpty,
      row.tokens.count == 1, let light = row.tokens.first, let (value, range) = value(row.cells[column]),
      let name = light.segments.last
    else { return nil }
    let pairs = subject.names.named(NameWords(NameWords(name).words + ["dark"])).filter { $0.parent == light.parent }
    guard pairs.count == 1, let dark = pairs.first else { return nil }
    return Statement(
      tokens: [["dark", "night"].contains(mode) ? dark : light], isReference: row.isReference,
      isOtherSpelling: row.isOtherSpelling,
      isPrefixed: row.isPrefixed, field: .whole, themes: [], value: value,
      range: document.range(ofPlain: range, in: row.cells[column].node), isCode: row.isCode)
  }

  /// Whether a remark in a row names the variable that is its token: the row itself is of a namesake in another scale.
  private func isOfNamesake(_ row: TokenRow) -> Bool {
    guard !row.isReference, !CodeName.isVariable(row.name.bytes[...]) else { return false }
    return row.others.contains { cell in
      cell.code.contains { code in
        CodeName.isVariable(cell.bytes[code])
          && !subject.names.named(asVariable: NameWords(cell.bytes[code])).filter(row.tokens.contains).isEmpty
      }
    }
  }

  /// Whether the tokens of a system without themes are those for the dark one, by what a row has in another column.
  private func isOfOtherTheme(_ column: Int, in row: TokenRow) -> Bool {
    guard columns[column].mode == "light", columns[column].themes.isEmpty else { return false }
    return row.values.contains { other in
      guard other != column, let (value, _) = value(row.cells[other]) else { return false }
      return row.tokens.contains { path in
        subject.names.tokens(path).contains { Comparison.matches(value, .whole, $0.token.value) == true }
      }
    }
  }

  /// What cells say that hold a colour's name with its hex behind it: `Ink Primary #1c1e24`.
  func namedCells(besides known: [Statement]) -> [Statement] {
    rows.joined().compactMap { cell in
      guard let hex = cell.code.last, hex.upperBound == cell.bytes.count, hex.lowerBound > 1, cell.struck.isEmpty,
        cell.bytes[hex.lowerBound - 1] == UInt8(ascii: " "),
        let (value, end) = WrittenValue.read(cell.bytes, at: hex.lowerBound), end == hex.upperBound,
        case .color = value,
        cell.bytes[..<hex.lowerBound].allSatisfy({ $0.isLetter || $0.isDigit || $0.isOne(of: " -") })
      else { return nil }
      let name = NameWords(cell.bytes[..<hex.lowerBound])
      let tokens = subject.names.meant(by: name, in: section.mode, around: { section.words + ["color"] })
        .filter(subject.names.isColor)
      let range = document.range(ofPlain: hex, in: cell.node)
      guard tokens.count == 1, name.words.count < 5, !known.contains(where: { $0.range == range }) else { return nil }
      return Statement(
        tokens: tokens, isReference: false,
        isOtherSpelling: tokens.allSatisfy {
          NameWords.differInSize(cell.bytes[..<hex.lowerBound], $0.description.utf8)
        },
        field: .whole, themes: ThemeWords.named(alone: section.heading, subject.names), value: value, range: range)
    }
  }

  /// The token that a cell names and nothing else.
  func path(_ cell: PageText) -> TokenPath? {
    let mentions = subject.names.mentions(in: cell)
    guard mentions.count == 1, let mention = mentions.first, cell.mentions.count <= 1 else { return nil }
    let name = Self.withoutGloss(cell.bytes[...])
    guard name.endIndex >= mention.range.upperBound, !cell.isStruck(mention.range.lowerBound) else { return nil }
    let rest = name[..<mention.range.lowerBound] + name[mention.range.upperBound...]
    return rest.allSatisfy { $0 == UInt8(ascii: " ") } ? mention.path : nil
  }

  /// The name of a cell without what stands in brackets behind it, unless that says in which case it holds:
  /// ``text/primary` (Charcoal)`.
  private static func withoutGloss(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard cell.last == UInt8(ascii: ")"), let open = cell.firstPlace(of: " (")?.lowerBound,
      case let gloss = cell[(open + 2)...].dropLast(),
      gloss.allSatisfy({ $0.isLetter || $0.isOne(of: " -'") || $0 >= 0x80 }),
      NamedValues.qualifiers.isDisjoint(with: NameWords(gloss).words)
    else { return cell }
    return cell[..<open]
  }

  private static let sizes: Set = [["size"], ["sizes"]]

  /// The tokens whose name the first cell of a row is, where the page says the rest.
  func meant(by cell: PageText, besides header: [String], isOfAThing: Bool = false) -> [TokenPath] {
    let written = Self.withoutCall(Self.withoutGloss(cell.bytes[...]))
    guard written.count <= 60, cell.struck.isEmpty,
      written.allSatisfy({ $0.isLetter || $0.isDigit || $0.isOne(of: " -_./") })
    else { return [] }
    let name = NameWords(written)
    // `color/ink`: some tools part the segments of a path by slashes.
    if written.contains(UInt8(ascii: "/")) {
      return cell.code.first == written.indices ? subject.names.named(name) : []
    }
    guard !name.words.isEmpty else { return [] }
    guard name.words.contains(where: { $0.utf8.contains(where: \.isLetter) }) else { return step(name) }
    if isPrefixed(cell) { return subject.names.named(asVariable: name) }
    // Where the variable itself is a token, nothing looser is meant.
    if CodeName.isVariable(written), case let own = subject.names.whole(name), !own.isEmpty { return own }
    // A column for a theme says of which it is itself.
    let mode = columns.contains { $0.mode != nil } ? nil : section.mode
    return subject.names.meant(
      by: name, in: mode,
      around: {
        let around = section.words + header + (columns.first?.words ?? [])
        return isOfAThing ? around.filter { !Self.sizes.contains([$0]) } : around
      })
  }

  /// The colour of a number below a heading that names its ramp, or the step of the scale that the heading names: `500` below
  /// `Brand`, `4` below `Spacing`.
  private func step(_ number: NameWords) -> [TokenPath] {
    let ramp = section.heading.filter { !Self.ramps.contains($0) }
    guard number.words.count == 1, !ramp.isEmpty else { return [] }
    let colors = ramp.count > 2 ? [] : subject.names.named(NameWords(ramp + number.words)).filter(subject.names.isColor)
    return colors.isEmpty ? subject.names.meant(by: number, around: { section.heading }) : colors
  }

  /// Words of headings that name no ramp.
  private static let ramps: Set<String> = [
    "color", "ramp", "scale", "palette", "shades", "the", "tokens", "primitive", "primitives", "core",
  ]

  private func isPrefixed(_ cell: PageText) -> Bool {
    guard let prefix = subject.names.prefix, CodeName.isVariable(cell.bytes[...]) else { return false }
    return NameWords(cell.bytes).words.first == prefix
  }

  /// How many columns hold values.
  var columnsOfValues: Int { columns.indices.count { at in rows.contains { at < $0.count && value($0[at]) != nil } } }

  /// What of the tokens a column holds; nil where its header says something else.
  private func field(_ column: Column, of tokens: [TokenPath], namedIn name: Int) -> Statement.Field? {
    let header = Set(column.words)
    if let parameter = Self.parameter(column.words) { return .parameter(parameter) }
    if !header.isDisjoint(with: ["leading", "lineheight"]) || header.isSuperset(of: ["line", "height"]) {
      return .leading
    }
    if !header.isDisjoint(with: ["tracking", "letterspacing", "letter", "kerning"]) { return .tracking }
    if header.contains("weight") { return .weight }
    let kind = header.subtracting(Self.units)
    if kind == ["size"] || kind == ["font", "size"] || header == ["default"] || header == ["default", "size"] {
      return .size
    }
    if !column.themes.isEmpty { return .whole }
    // What a system without themes has is for the light one, if it is for one at all.
    if column.mode == "light", subject.names.allThemes.count < 2 { return .whole }
    if header.isSubset(of: Self.values) { return header.isEmpty ? nil : .whole }
    if column.isForeign, hasOneColumnOfValues { return .whole }
    // Beside a column of values, one that repeats a word of the name numbers something: `Value | File | Line`.
    let others = columns.enumerated().filter { $0.offset != name && !$0.element.words.isEmpty }
    if others.contains(where: { Set($0.element.words).isSubset(of: Self.values) }) { return nil }
    let path = Set(tokens.flatMap { NameWords($0.description).words })
    return header.isSubset(of: path) ? .whole : nil
  }

  /// Units that headers give in brackets: `Size (px)`.
  private static let units: Set<String> = ["px", "rem", "pt", "dp", "sp"]

  /// Words of headers that say no more than that a value follows.
  static let values: Set<String> = [
    "value", "values", "color", "hex", "code", "default", "px", "pt", "dp", "points", "pixels", "ms", "duration",
    "curve", "easing", "bezier", "cubic", "radius", "spacing", "rgb", "rgba", "css", "in", "token", "resolved",
  ]

  /// What the figures below a header are of, where it is that of a part of a spring.
  package static func parameter(_ words: [String]) -> SpringParameter? {
    switch words {
    case ["stiffness"]: .stiffness
    case ["damping"]: .damping
    case ["mass"]: .mass
    case ["response"]: .response
    case ["bounce"]: .bounce
    case ["damping", "fraction"], ["dampingfraction"]: .dampingFraction
    case ["damping", "ratio"], ["dampingratio"], ["zeta"]: .dampingRatio
    case ["tension"]: .tension
    case ["friction"]: .friction
    default: nil
    }
  }
}
