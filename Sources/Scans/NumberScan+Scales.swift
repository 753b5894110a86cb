import Files
import Printing
import Wording

/// Scales: numbers that are steps of one thing.
extension NumberScan {
  /// What scales are called.
  static let ofScales: KindWords = [.ramp, .size, .value]

  /// A paragraph that is a scale and nothing else: `2 / 4 / 8 / 12`, `The spacing scale is 4px, 8px and 16px.`
  ///
  /// - Parameter onBase: whether it has to say what it is a multiple of: `4px grid: 4 / 8 / 12. The gutter is 24px.`
  mutating func readScale(onBase: Bool = false) -> Bool {
    // `4dp base scale: 4 / 8 / 12`
    let base = scan.isExplicit && (scan.nameWords.contains(.ramp) || isGrid) ? scan.lexemes.first?.quantity : nil
    if onBase, base?.unit?.isLength != true { return false }
    let first = base == nil ? 0 : scan.valueStart
    guard let start = scan.lexemes.indices.dropFirst(first).first(where: { !scan.quantities(at: $0).isEmpty }),
      start <= 7, scan.lexemes[..<start].dropFirst(base == nil ? 0 : 1).allSatisfy({ $0.isWord || $0.isColon }),
      let list = ValueList(scan, from: start) ?? sentence(from: start), list.isPlain, list.items.count >= 3
    else { return false }
    let words = start == 0 ? [] : KindWords(scan.text[..<scan.lexemes[start].start])
    guard start == 0 || isGrid || !words.isDisjoint(with: [.ramp, .size, .value, .spacing, .radius]),
      let (kind, node) = kindOfScale(words, onBase: onBase), list.items.allSatisfy({ kind.takes($0.quantity) }),
      list.items.contains(where: { $0.quantity.unit != nil }) || base?.unit != nil
        || around.withUnit(list.items[0].quantity, kind).evidence != nil || isOfSteps(list, words, kind)
    else { return false }
    add(list, kind, in: base?.unit, evidence(node))
    if base != nil { used.insert(0) }
    return true
  }

  /// Adds the steps of a scale, in a unit that is written elsewhere where they have none.
  private mutating func add(_ list: ValueList, _ kind: ValueKind, in unit: Quantity.Unit?, _ evidence: Evidence) {
    for item in list.items {
      let quantity = item.quantity.unit == nil ? unit.map(item.quantity.with) ?? item.quantity : item.quantity
      add(figure(quantity), kind, quantity, evidence)
      used.formUnion(item.pieces)
    }
  }

  /// Whether a list without a unit is a scale by its label and its steps: `Spacing scale: 4, 8, 16, 24.`
  private func isOfSteps(_ list: ValueList, _ words: KindWords, _ kind: ValueKind) -> Bool {
    words.ownKind == kind && (scan.isExplicit || words.contains(.ramp)) && list.items.count > 3
      && list.items[list.items.count - 1].quantity.low >= Self.leastOfLongest
      && zip(list.items, list.items.dropFirst()).allSatisfy { $0.quantity.low < $1.quantity.low }
  }

  /// Steps that are all smaller may be counted, and not measured.
  private static let leastOfLongest = 8.0

  /// The scale that a sentence is: `Spacing ramp: 4 · 8 · 16 · 24`.
  package static func scale(_ scan: TextScan, _ around: Surroundings) -> [RecognizedValue] {
    var pass = NumberScan(scan, around)
    return pass.readScale() ? pass.values : []
  }

  /// `Base unit 4px. Scale: 4 · 8 · 16. Density …`: a scale behind the word for it, in the unit of its base if there is one.
  mutating func readLabelledScale() -> Bool {
    guard
      let colon = scan.lexemes.indices.dropFirst().first(where: { index in
        let word = scan.lexemes[index - 1]
        return scan.lexemes[index].isColon && word.isWord && KindWords(scan.text[word.start..<word.end]).contains(.ramp)
      }), let list = ValueList(scan, from: colon + 1) ?? sentence(from: colon + 1), list.isPlain,
      list.items.count > 2, case let words = wordsOfLabel(before: colon),
      let (kind, node) = around.kind(beside: words, isDotted: false), kind == .spacing || kind == .radius,
      case let unit = list.items[0].quantity.unit ?? scan.lexemes[..<colon].lazy.compactMap({ $0.quantity?.unit }).first,
      unit?.isLength ?? isOfSteps(list, words, kind)
    else { return false }
    add(list, kind, in: unit, evidence(node))
    used.formUnion(0..<colon)
    return true
  }

  /// What the words of a sentence up to its colon are about.
  private func wordsOfLabel(before colon: Int) -> KindWords {
    let start = scan.lexemes[..<colon].lastIndex { !$0.isWord }.map { $0 + 1 } ?? 0
    return KindWords(scan.text[scan.lexemes[start].start..<scan.lexemes[colon].start])
  }

  /// `Base unit: 4px; preferred 8, 12, 16, 24`: a scale behind a semicolon and some words, in the unit of its base.
  mutating func readScaleBehindBase() -> Bool {
    let sign = scan.lexemes.firstIndex { if case .semicolon = $0.kind { true } else { false } }
    guard let sign, scan.isExplicit,
      let start = scan.lexemes.indices.dropFirst(sign + 1).first(where: { !scan.lexemes[$0].isWord }),
      (1...4).contains(start - sign - 1),
      let unit = scan.lexemes[..<sign].lazy.compactMap({ $0.quantity?.unit }).first, unit.isLength,
      let list = ValueList(scan, from: start) ?? sentence(from: start), list.isPlain, list.items.count > 2,
      zip(list.items, list.items.dropFirst()).allSatisfy({ $0.quantity.low < $1.quantity.low }),
      list.items.allSatisfy({ $0.quantity.unit == nil || $0.quantity.unit == unit })
    else { return false }
    let reason = around.kind(beside: scan.nameWords, isDotted: false)
    let kind = isGrid ? .spacing : reason?.kind
    guard let kind, kind == .spacing || kind == .radius, list.items.allSatisfy({ kind.takes($0.quantity) }) else {
      return false
    }
    add(list, kind, in: unit, evidence(isGrid ? nil : reason?.node))
    used.formUnion(0..<sign)
    return true
  }

  /// Whether the name is that of the grid for all distances: `4px grid`.
  private var isGrid: Bool { scan.ownName.map { $0.text.lowercased().hasSuffix("grid") } ?? false }

  private func kindOfScale(_ words: KindWords, onBase: Bool) -> (kind: ValueKind, node: Int?)? {
    if onBase, isGrid { return (.spacing, nil) }
    return around.kind(beside: words, isDotted: false).flatMap { $0.kind == .undrawn ? nil : $0 }
  }

  /// `spacing on an 8pt scale (4/8/12/16)`: a scale in brackets, behind words that say what it is of.
  mutating func readScaleInBrackets() -> Bool {
    guard !scan.isExplicit,
      let open = scan.lexemes.indices.dropLast().first(where: {
        scan.lexemes[$0].isOpen && !scan.quantities(at: $0 + 1).isEmpty
      }), let close = scan.lexemes[open...].firstIndex(where: \.isClose),
      let list = ValueList(scan, from: open + 1, to: close), list.isPlain, list.items.count >= 3,
      zip(list.items, list.items.dropFirst()).allSatisfy({ $0.quantity.low < $1.quantity.low })
    else { return false }
    let start = max(scan.lexemes[..<open].lastIndex { $0.isBreak }.map { $0 + 1 } ?? 0, open - Self.mostBeforeScale)
    guard start < open else { return false }
    let words = KindWords(scan.text[scan.lexemes[start].start..<scan.lexemes[open].start])
    guard words.contains(.ramp), let kind = words.ownKind, kind == .spacing || kind == .radius || kind == .type,
      list.items.allSatisfy({ kind.takes($0.quantity) })
    else { return false }
    let unit = scan.lexemes[start..<open].lazy.compactMap { $0.quantity?.unit }.first { $0.isLength }
    add(list, kind, in: unit, evidence(nil))
    used.formUnion(start..<open)
    return true
  }

  private static let mostBeforeScale = 8

  /// A list that a sentence of several ends with.
  private func sentence(from start: Int) -> ValueList? {
    let stop = scan.lexemes.indices.dropFirst(start).first { index in
      if case .stop = scan.lexemes[index].kind { true } else { false }
    }
    return stop.flatMap { ValueList(scan, from: start, to: $0) }
  }
}
