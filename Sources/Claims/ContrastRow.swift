import Files
import Guide
import Printing
import Statements
import Syntax
import Wording

/// The cells of tables that give the contrast of two colours.
struct ContrastRow {
  let pair: ColorPair
  let claim: ClaimedContrast
  let range: ByteRange

  static func all(_ page: AuditedPage, _ names: ColorNames) -> [ContrastRow] {
    let (document, cells) = (page.document, page.cells)
    if cells.isEmpty { return [] }
    var found: [ContrastRow] = []
    for table in 0..<document.nodes.count where document[table].kind == .table {
      var reading: ContrastTable?
      var filled: FilledRows?
      for row in document.children(of: table) {
        let texts = document.children(of: row).map { cells[$0] ?? PageText(empty: $0) }
        if document[row].isHeader {
          let head = texts.map { ClaimWords.english(NameWords($0.bytes).words) }
          filled = FilledRows(head)
          reading = ContrastTable(texts, head, names, page)
          reading?.takeGrounds(
            of: document.children(of: table).filter { !document[$0].isHeader }.map { row in
              document.children(of: row).map { cells[$0] ?? PageText(empty: $0) }
            })
        } else {
          let own = reading?.rows(texts) ?? []
          found += own
          let others = grounded(texts, names, page) + [filled?.row(texts, page)].compactMap(\.self)
          found += others.filter { row in !own.contains { $0.range == row.range } }
        }
      }
    }
    return found
  }

  /// Ratios whose ground stands in their own cell, of the only colour of the other cells: `7.9:1 on bg`.
  private static func grounded(_ cells: [PageText], _ names: ColorNames, _ page: AuditedPage) -> [ContrastRow] {
    cells.indices.flatMap { index -> [ContrastRow] in
      let cell = cells[index]
      guard ClaimedContrast.read(cell.bytes[...]) != nil else { return [] }
      let own = cells.indices.filter { $0 != index }.flatMap { ColorPair.colors(in: cells[$0], page) }
      guard own.count == 1 else { return [] }
      return ColorPairScan(cell, names, on: page).groundedPairs(of: own[0]).map { pair, claim in
        ContrastRow(pair: pair, claim: claim, range: page.document.range(ofPlain: claim.range, in: cell.node))
      }
    }
  }
}

/// The rows of a table with a column of texts and one of what they are filled with.
private struct FilledRows {
  private let ink: Int
  private let fill: Int

  /// - Parameter head: the words of each header. Nil where there are no such columns.
  init?(_ head: [[String]]) {
    func column(_ headers: Set<[String]>) -> Int? { head.indices.filter { headers.contains(head[$0]) }.only }
    guard let ink = column(ContrastTable.texts), let fill = column(ContrastTable.surfaces.union([["fill"]])) else {
      return nil
    }
    (self.ink, self.fill) = (ink, fill)
  }

  /// The ratio in brackets behind the text of a row, on what the row is filled with: `#7a4f12 (contrast 5.3:1)`.
  func row(_ cells: [PageText], _ page: AuditedPage) -> ContrastRow? {
    guard max(ink, fill) < cells.count, let text = ColorPair.colors(in: cells[ink], page).only,
      let surface = ColorPair.colors(in: cells[fill], page).only,
      case let rest = cells[ink].bytes[text.range.upperBound...], let claim = ClaimedContrast.read(rest),
      claim.isFigure,
      case let said = ClaimWords.english(NameWords(rest[..<claim.range.lowerBound]).words), !said.isEmpty,
      said.allSatisfy({ ["contrast", "ratio", "wcag"].contains($0) })
    else { return nil }
    return ContrastRow(
      pair: ColorPair(text: text, surface: surface), claim: claim,
      range: page.document.range(ofPlain: claim.range, in: cells[ink].node))
  }
}

/// A table with a column of contrasts: of the two colours of each row, or of its one colour with that of the header.
private struct ContrastTable {
  private let names: ColorNames
  private let page: AuditedPage
  private let head: [[String]]
  /// The columns that give the contrast of a row's two colours: the ratio, or the level of WCAG.
  private let columns: [Int]
  /// The columns that say whether it is enough.
  private let verdicts: [ContrastVerdict]
  /// The columns that give the contrast with the colour in their header: `On white`, `Contrast on black`.
  private var grounds: [Int: NamedPlace]

  /// Nil for a table without such a column.
  ///
  /// - Parameter words: those of each cell of the head, in English.
  init?(_ head: [PageText], _ words: [[String]], _ names: ColorNames, _ page: AuditedPage) {
    self.names = names
    self.page = page
    self.head = words
    var grounds: [Int: NamedPlace] = [:]
    for (index, cell) in head.enumerated() { grounds[index] = Self.ground(cell, words[index], names, page) }
    self.grounds = grounds
    let ratios = words.indices.filter {
      grounds[$0] == nil && (words[$0].contains("contrast") || words[$0].contains("ratio"))
    }
    let levels = words.indices.filter { grounds[$0] == nil && Self.levels.contains(words[$0]) }
    let figures = ratios.count < 2 ? ratios + levels.filter { !ratios.contains($0) } : []
    let columns = figures.filter { Self.demands.isDisjoint(with: words[$0]) }
    self.columns = columns
    verdicts = words.indices.compactMap { index in
      grounds[index] == nil && !columns.contains(index) ? ContrastVerdict(index, head: words[index]) : nil
    }
    if columns.isEmpty, verdicts.isEmpty, grounds.isEmpty { return nil }
  }

  /// Takes a ground that the table itself gives, in a row of its name, before what has the name elsewhere.
  mutating func takeGrounds(of rows: [[PageText]]) {
    for (column, ground) in grounds {
      let name = Self.words(before: UInt8(ascii: "("), in: Array(ground.name.utf8))
      let own = rows.first { cells in
        !name.isEmpty && cells.first.map { Self.words(before: UInt8(ascii: "("), in: $0.bytes) } == name
      }
      guard let own, let color = colors(of: own).only?.hex else { continue }
      grounds[column] = NamedPlace(name: ground.name, range: ground.range, hex: color, path: nil)
    }
  }

  private static func words(before sign: UInt8, in text: [UInt8]) -> [String] {
    NameWords(text.prefix { $0 != sign }).words
  }

  private static let levels: Set<[String]> = [["wcag"], ["level"], ["wcag", "level"], ["rating"], ["grade"]]

  /// Words of headers above what is asked for.
  private static let demands: Set<String> = ["minimum", "min", "required", "requirement", "target", "least", "aspect"]

  private static let joints = (["on", "vs", "against", "to"] + ClaimWords.grounds.sorted()).map { Array("\($0) ".utf8) }

  private static func ground(
    _ cell: PageText, _ words: [String], _ names: ColorNames, _ page: AuditedPage
  ) -> NamedPlace? {
    // `White background contrast`, as it stands in East Asian languages too.
    if let first = words.first, ["white", "black"].contains(first), words.count < 4,
      words.dropFirst().allSatisfy({ ["background", "contrast", "ratio"].contains($0) }), words.contains("contrast")
    {
      return names.place([first], at: 0..<cell.bytes.count, in: cell)
    }
    guard
      let joint = words.indices.first(where: { index in
        ["on", "vs", "against"].contains(words[index]) || ClaimWords.grounds.contains(words[index])
          || words[index] == "to" && index > 0 && ["contrast", "ratio"].contains(words[index - 1])
      }), joint < 5,
      words[..<joint].allSatisfy({ ["contrast", "ratio", "as", "text", "icon", "wcag", "used"].contains($0) }),
      let start = cell.bytes.indices.first(where: { index in
        (index == 0 || cell.bytes[index - 1] == UInt8(ascii: " "))
          && joints.contains { cell.bytes[index...].starts(withWords: $0) }
      }),
      let blank = cell.bytes[start...].firstIndex(of: UInt8(ascii: " ")),
      let (place, end) = ColorPairScan(cell, names, on: page).surface(from: blank + 1)
    else { return nil }
    return end == cell.bytes.count ? place : nil
  }

  func rows(_ cells: [PageText]) -> [ContrastRow] {
    var found: [ContrastRow] = []
    for (index, ground) in grounds.sorted(by: { $0.key < $1.key }) where index < cells.count {
      guard let claim = ClaimedContrast.whole(cells[index]), let own = colors(of: cells).only else { continue }
      found.append(row(ColorPair(text: own, surface: ground), claim, cells[index]))
    }
    let pair = pair(cells)
    let claims = columns.filter { $0 < cells.count }.compactMap { column -> ContrastRow? in
      let cell = cells[column]
      guard let claim = ClaimedContrast.whole(cell, isRatio: !Self.levels.contains(head[column])) else { return nil }
      let own = ColorPair.colors(in: cell, page).only.map { ownPair(of: $0, in: cell, cells) } ?? pair
      return own.map { row($0, claim, cell) }
    }
    guard let pair = claims.first?.pair ?? pair else { return found }
    // Of several pairs in a row, nothing says which one a verdict is about.
    let isOfOne = claims.allSatisfy { $0.pair.areColors(of: pair, page.subject) }
    let passes = isOfOne ? passes(cells).map { row(pair, $0.0, $0.1) } : []
    guard let first = claims.first, let last = columns.last(where: { $0 < cells.count }) else { return found + passes }
    if isForLarge(Array(cells[...last])) {
      // Of a level for large text, the ratio beside it is a figure like any other.
      let names = cells.indices.filter { $0 <= last && !Self.levels.contains(head[$0]) }.map { cells[$0] }
      return isForLarge(names) || !first.claim.isFigure ? found : found + [first]
    }
    // What a remark behind the figures takes back is no figure that was measured.
    if isForLarge(cells) { return found + claims.filter(\.claim.isMeasured).prefix(1) }
    // A level that follows from the ratio says the same again, and one that is not reached is what is asked for.
    let isFailed = cells.contains { ClaimedContrast.fails($0.bytes[...]) }
    return found
      + (claims.filter { !(isFailed && $0.claim.isLevel) } + passes)
      .filter {
        $0.range == first.range || !$0.pair.areColors(of: first.pair, page.subject) || !first.claim.implies($0.claim)
      }
  }

  /// The colour that stands beside a ratio in its cell, `#9ca3af (7.8:1)`, on the ground of its row.
  private func ownPair(of text: NamedPlace, in cell: PageText, _ cells: [PageText]) -> ColorPair? {
    let columns = head.indices.filter { index in
      index < cells.count && cells[index] !== cell && !Self.groundWords.isDisjoint(with: head[index])
    }
    return columns.only.flatMap { ColorPair.colors(in: cells[$0], page).only }.map {
      ColorPair(text: text, surface: $0)
    }
  }

  private static let groundWords: Set<String> = ["background", "bg", "surface", "ground", "canvas", "page"]

  /// What the cells say that is enough, in a row about text of any size.
  private func passes(_ cells: [PageText]) -> [(ClaimedContrast, PageText)] {
    if verdicts.isEmpty || isForLarge(cells) { return [] }
    let asked = head.indices.first { $0 < cells.count && !Self.demands.isDisjoint(with: head[$0]) }
    let needed = asked.flatMap { ClaimedContrast.read(cells[$0].bytes[...]) }
    return verdicts.filter { $0.column < cells.count }.compactMap { verdict in
      verdict.claim(cells[verdict.column], needed: needed).map { ($0, cells[verdict.column]) }
    }
  }

  /// Whether a row is about what needs less contrast: large text, or what is no text.
  private func isForLarge(_ cells: [PageText]) -> Bool {
    cells.contains { !Self.others.isDisjoint(with: NameWords($0.bytes).words) }
  }

  private static let others: Set<String> = [
    "lg", "icon", "icons", "border", "borders", "graphic", "graphics", "decorative", "disabled", "ui", "non",
    "placeholder",
    "heading", "headings", "headline", "headlines", "bold", "display",
  ]

  private func row(_ pair: ColorPair, _ claim: ClaimedContrast, _ cell: PageText) -> ContrastRow {
    ContrastRow(pair: pair, claim: claim, range: page.document.range(ofPlain: claim.range, in: cell.node))
  }

  /// The two colours of a row: in one cell (`Slate on white`), below headers for text and ground, or the only two.
  private func pair(_ cells: [PageText]) -> ColorPair? {
    let joined = cells.filter { ColorPairScan.mayHold($0) }.flatMap { ColorPairScan($0, names, on: page).pairs() }
    let own = colors(of: cells)
    // What a row writes out beside the names of its colours is what was measured.
    let isWritten =
      own.count == 2 && areBeside(cells)
      && cells.contains { cell in
        ColorPairScan.mayHold(cell) && HexColors.find(in: cell.bytes[...]).isEmpty
          && !ColorPairScan(cell, names, on: page).pairs().isEmpty
      }
    if joined.count == 1, let first = joined.first {
      return isWritten ? ColorPair(text: own[0], surface: own[1]) : first.pair
    }
    guard joined.isEmpty else { return nil }
    if own.count == 2, !hasThemes, areBeside(cells) || namesSides { return ColorPair(text: own[0], surface: own[1]) }
    if let text = cell(cells, below: Self.texts), let surface = cell(cells, below: Self.surfaces) {
      return ColorPair(text: text, surface: surface)
    }
    return nil
  }

  /// Whether one cell holds both colours of a row.
  private func areBeside(_ cells: [PageText]) -> Bool { cells.contains { ColorPair.colors(in: $0, page).count > 1 } }

  /// Whether a header says that its column is one of texts or of grounds: two colours may also be those of two themes, or
  /// of two versions.
  private var namesSides: Bool { head.contains { !Self.sides.isDisjoint(with: $0) } }

  private static let sides: Set<String> = [
    "text", "foreground", "fg", "ink", "label", "font", "on", "background", "bg", "surface", "ground", "against",
    "fill",
    "pair", "pairing", "combination", "texte", "fond", "texto", "fondo", "fundo", "testo", "sfondo", "schrift",
    "hintergrund", "vordergrund", "文字", "背景", "前景", "テキスト", "텍스트", "배경",
  ]

  /// Whether columns are those of themes: `Light mode` and `Dark mode` beside each other hold no pairs.
  private var hasThemes: Bool {
    head.indices.contains { !columns.contains($0) && !ThemeWords.modes.isDisjoint(with: head[$0]) }
  }

  static let texts: Set<[String]> = [
    ["text"], ["foreground"], ["fg"], ["text", "color"], ["foreground", "color"], ["ink"],
  ]
  static let surfaces: Set<[String]> = [
    ["background"], ["bg"], ["surface"], ["on"], ["background", "color"], ["against"],
  ]

  /// The colour of the only cell below one of some headers.
  private func cell(_ cells: [PageText], below headers: Set<[String]>) -> NamedPlace? {
    let columns = head.indices.filter { headers.contains(head[$0]) && $0 < cells.count }
    guard let cell = columns.only.map({ cells[$0] }) else { return nil }
    let own = ColorPair.colors(in: cell, page)
    if let color = own.only { return color }
    return own.isEmpty
      ? names.place(NameWords(cell.bytes).words, at: 0..<cell.bytes.count, in: cell) : nil
  }

  /// The colours that the cells beside those of contrasts write out.
  private func colors(of cells: [PageText]) -> [NamedPlace] {
    cells.indices.filter { !columns.contains($0) && grounds[$0] == nil }.flatMap {
      ColorPair.colors(in: cells[$0], page)
    }
  }
}

extension Array {
  /// The element of an array that has one.
  fileprivate var only: Element? { count == 1 ? self[0] : nil }
}
