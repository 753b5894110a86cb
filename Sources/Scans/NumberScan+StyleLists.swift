import Files
import Printing
import Wording

/// Styles of type that are lists of their fields.
extension NumberScan {
  /// `Lede (Inter, 20px, weight 400, line-height 1.55): …`, `Nav links: Inter, 14px, uppercase`, or `Mono 11 / 500 / 0.15em`
  /// and nothing else below what it is the style of.
  var listedStyle: RecognizedValue? { styleInBracket ?? styleBehindName ?? styleAlone }

  private var isOfType: Bool {
    around.has([.typography]) || around.nearest?.kind == .type || !scan.nameWords.isDisjoint(with: [.typography])
  }

  private static let longestListedName = 7
  private static let fewWords = 4

  /// A list in the bracket right behind the name that a text begins with.
  private var styleInBracket: RecognizedValue? {
    guard let open = scan.lexemes.firstIndex(where: \.isOpen), (1...Self.longestListedName).contains(open),
      scan.lexemes[..<open].allSatisfy({ $0.isWord || $0.isQuantity || $0.isOther || $0.isDash }),
      !scan.hasLength(in: 0..<open),
      let close = close(of: open), let name = text(from: 0, to: open),
      let list = StyleList(scan, open + 1..<close), isStyle(list, named: name)
    else { return nil }
    let behind = close + 1
    // `The figure uses this style (DM Mono 48sp).`: a sentence names nothing.
    let isEnd = behind == scan.lexemes.count || behind + 1 == scan.lexemes.count && open < Self.fewWords
    guard isEnd || scan.lexemes[behind].isColon || scan.lexemes[behind].isDash || scan.lexemes[behind].isComma else {
      return nil
    }
    return value(list, named: name, saidBehind: open)
  }

  private func close(of open: Int) -> Int? {
    var depth = 0
    for index in scan.lexemes.indices.dropFirst(open) {
      if scan.lexemes[index].isOpen { depth += 1 }
      if scan.lexemes[index].isClose { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// A list behind the colon, up to the end of its sentence.
  private var styleBehindName: RecognizedValue? {
    guard scan.isExplicit, scan.valueStart < scan.lexemes.count, let name = scan.ownName,
      let list = StyleList(scan, scan.valueStart..<endOfClause(from: scan.valueStart)), list.remarks < 3,
      isStyle(list, named: name),
      // `18px (desktop) / 16px (mobile)` are two.
      TypeScan.styles(of: scan, from: scan.valueStart).count(where: { $0.label != nil }) < 2
    else { return nil }
    return value(list, named: name, saidBehind: scan.valueStart)
  }

  /// The first full stop, dash or semicolon behind a piece that is in no bracket.
  private func endOfClause(from start: Int) -> Int {
    var depth = 0
    for index in scan.lexemes.indices.dropFirst(start) {
      switch scan.lexemes[index].kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .stop where depth == 0, .semicolon where depth == 0: return index
      case .dash where depth == 0 && !scan.text[scan.lexemes[index].start].isOne(of: "|="): return index
      case .word, .quantity, .colon, .comma, .semicolon, .stop, .dash, .other: continue
      }
    }
    return scan.lexemes.count
  }

  /// A text that is a list and nothing else, which has the name of the heading.
  private var styleAlone: RecognizedValue? {
    guard !scan.isExplicit, scan.text.count <= Self.longestAlone, let title = around.title,
      let list = StyleList(scan, 0..<endOfClause(from: 0)), list.remarks == 0, list.isSaid,
      list.pieces.upperBound + 2 >= scan.lexemes.count,
      let fields = list.fields, fields.size.unit != nil || fields.families != nil && fields.weight != nil,
      fields.saysTwice
    else { return nil }
    return value(list, named: title)
  }

  private static let longestAlone = 80

  /// Whether a list is the style of what a name names, and says more than a size.
  private func isStyle(_ list: StyleList, named name: Name) -> Bool {
    guard let fields = list.fields, fields.saysMore, fields.size.unit != nil || fields.saysTwice else { return false }
    let words = KindWords(Array(name.text.utf8)[...])
    guard words.isDisjoint(with: [.spacing, .radius, .border, .icon, .avatar, .target, .shadow, .opacity, .duration]),
      list.isSaid || isOfType
    else { return false }
    return isOfType || fields.saysTwice || (fields.families != nil || fields.weight != nil) && !list.hasTail
  }

  /// - Parameter start: where the list begins, behind which the text may say more of the style.
  private func value(_ list: StyleList, named name: Name, saidBehind start: Int? = nil) -> RecognizedValue? {
    guard var fields = list.fields else { return nil }
    if let start, case let styles = TypeScan.styles(of: scan, from: start), styles.count == 1, let said = styles.first {
      fields.weight = fields.weight ?? said.fields.weight
      fields.leading = fields.leading ?? said.fields.leading
      fields.tracking = fields.tracking ?? said.fields.tracking
    }
    let (size, unit) = around.withUnit(fields.size, .type)
    fields.size = size
    // A heading about type names none of its styles.
    let title = around.title.flatMap { title in
      KindWords(Array(title.text.utf8)[...]).isDisjoint(with: [.typography, .text]) ? title : nil
    }
    let own = GenericName.matches(name.text) ? around.owner ?? title ?? name : name
    return RecognizedValue(
      .type, .type(fields), name: own, range: scan.place(ofPieces: list.pieces), node: scan.node,
      evidence: [isOfType ? around.evidence(of: .typography) ?? evidence(nil) : evidence(nil)]
        + (unit.map { [$0] } ?? []))
  }

  // MARK: Runs

  /// The styles of a text that is a row of them; none of any other.
  package static func styleRun(_ scan: TextScan, _ around: Surroundings) -> [RecognizedValue] {
    var pass = NumberScan(scan, around)
    return pass.readStyleRun() ? pass.values : []
  }

  /// `.text-h1 1.4rem/700 · .text-body 0.95rem/1.6 · …`, `Page title 24px / 700, section 18px / 600`: styles in a row, each
  /// behind its name, below a heading about type.
  mutating func readStyleRun() -> Bool {
    guard around.has([.typography]) || around.nearest?.kind == .type, scan.text.count <= Self.longestRun else {
      return false
    }
    let isLed = scan.isExplicit && !scan.isDotted && scan.valueStart < scan.lexemes.count
    let parts = runParts(from: isLed ? scan.valueStart : 0)
    guard parts.count > 1 else { return false }
    var found: [RecognizedValue] = []
    var styles = 0
    for part in parts {
      guard let first = part.first(where: { !scan.quantities(at: $0).isEmpty }), first > part.lowerBound,
        first - part.lowerBound <= Self.longestListedName,
        part.prefix(while: { $0 < first }).allSatisfy({ scan.lexemes[$0].isWord || scan.isHyphen($0) || isFullStop($0) }
        ),
        let name = text(from: part.lowerBound, to: first),
        KindWords(Array(name.text.utf8)[...]).isSubset(of: [.text, .typography, .size]),
        let list = StyleList(scan, first..<part.upperBound), let fields = list.fields, fields.size.unit != nil,
        list.remarks < 2, let style = value(list, named: name)
      else { return false }
      if fields.saysMore { styles += 1 }
      found.append(style)
    }
    guard styles > 1, styles * 2 >= found.count else { return false }
    values += found
    return true
  }

  private static let longestRun = 600

  /// The point of a class: `.text-h1`.
  private func isFullStop(_ index: Int) -> Bool {
    if case .stop = scan.lexemes[index].kind {
      scan.text[scan.lexemes[index].start] == UInt8(ascii: ".")
    } else {
      false
    }
  }

  /// The parts of a row up to the end of its sentence.
  private func runParts(from start: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var first = start
    var depth = 0
    for index in scan.lexemes.indices.dropFirst(start) {
      let lexeme = scan.lexemes[index]
      if lexeme.isOpen { depth += 1 }
      if lexeme.isClose { depth -= 1 }
      var isSign = lexeme.isComma || scan.isPoint(lexeme)
      if case .semicolon = lexeme.kind { isSign = true }
      let isEnd = isFullStop(index) && (index + 1 == scan.lexemes.count || scan.text[lexeme.end].isSpace)
      guard depth == 0, isSign || isEnd else { continue }
      if first < index { parts.append(first..<index) }
      first = index + 1
      if isEnd { return parts }
    }
    return first < scan.lexemes.count ? parts + [first..<scan.lexemes.count] : parts
  }
}

extension TypeFields {
  /// Whether two things besides the size are said.
  fileprivate var saysTwice: Bool {
    [weight != nil, leading != nil, tracking != nil, families != nil].count { $0 } > 1
  }
}

extension TextScan {
  fileprivate func hasLength(in pieces: Range<Int>) -> Bool {
    pieces.contains { quantities(at: $0).contains { $0.unit != nil } }
  }
}
