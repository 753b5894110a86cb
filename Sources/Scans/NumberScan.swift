import Files
import Motion
import Printing
import Tokens
import Wording

/// The numbers, curves and springs of one short text, each with its kind and its name.
package struct NumberScan {
  let scan: TextScan
  let around: Surroundings
  /// The pieces whose numbers are read.
  var used: Set<Int> = []
  var values: [RecognizedValue] = []

  init(_ scan: TextScan, _ around: Surroundings) {
    self.scan = scan
    self.around = around
  }

  /// - Parameter isProse: whether the text is running text, in which a bare length says nothing.
  package static func values(_ scan: TextScan, _ around: Surroundings, isProse: Bool = false) -> [RecognizedValue] {
    var pass = NumberScan(scan, around)
    pass.read(isProse: isProse)
    if !pass.values.contains(where: { $0.kind == .easing }) { pass.readSpokenCurve() }
    if pass.values.contains(where: { $0.kind == .duration }) { pass.readKeywordBehindTime() }
    return pass.values
  }

  private mutating func read(isProse: Bool) {
    let hasNumber = scan.hasQuantity
    if hasNumber && readSpring() {
      if !isProse { readTimeOfSpring() }
      return
    }
    if readEasing() {
      if isProse { readTimedClauses() }
      if !isProse || isTimeMarked { readTimes() }
      return
    }
    if !isProse {
      if readOffsets() { return }
      readRounded()
    }
    guard hasNumber, scan.ownName?.text.lowercased() != "background-size", !isOfExamples, !isAxis else { return }
    if !isProse, readBreakpoint() { return readBeside(isProse: false) }
    if readStyleRun() { return }
    if readCodes() || readDotted() { return readBeside(isProse: isProse) }
    if isProse {
      if !readScale(), !readLabelledScale(), readScaleInBrackets() || readSentence() || readClauses() { return }
      readRows(isProse: true)
    } else {
      if readLeadings() || readNamedTimes() || readPairs() || readRoles() || readType() { return }
      readTransition()
      if !readRows(isProse: false), !readRun(), !readScale(onBase: true), !readLabelledScale(),
        !readScaleBehindBase()
      {
        readValue()
      }
    }
    readBeside(isProse: isProse)
  }

  /// The radii, the space, the sizes and the widths of lines that a text gives beside its colours and shadows:
  /// `background #FFFFFF, radius 12px, padding 16px`, `Border: 1px solid #E5E7EB`.
  package static func lengths(
    _ scan: TextScan, beside colors: ColorScan, _ layers: [LayerScan.Found], _ around: Surroundings
  ) -> [RecognizedValue] {
    guard scan.hasQuantity else { return [] }
    var pass = NumberScan(scan, around)
    for range in colors.found.map(\.range) + layers.map(\.range) {
      pass.used.formUnion(scan.lexemes.indices.filter { range.contains(scan.lexemes[$0].start) })
    }
    pass.readLines()
    if scan.lexemes.contains(where: \.isComma) { pass.readBeside(isProse: false) }
    return pass.values.filter { value in
      guard [.radius, .spacing, .borderWidth, .size].contains(value.kind), case .quantity(let quantity) = value.value
      else {
        return false
      }
      return quantity.unit?.isLength == true
    }
  }

  // MARK: Name and value

  /// A value right behind its name, or a list of values.
  private mutating func readValue() {
    if readMostWidth() || readWeights() || readRecord() || readNamed() || readBracket() || readScaleInBrackets()
      || readClauses()
    {
      return
    }
    var start = scan.name == nil ? 0 : scan.valueStart
    if start < scan.lexemes.count, case .other = scan.lexemes[start].kind, scan.quantities(at: start).isEmpty,
      scan.crossed(at: start).isEmpty
    {
      start += 1
    }
    if start + 1 < scan.lexemes.count, scan.lexemes[start + 1].isQuantity, scan.isWord(start, in: Self.nearly) {
      start += 1
    }
    guard start < scan.lexemes.count else { return }
    if readVariable(at: start) { return }
    let utility = utility(at: start)
    if utility != nil { start += 2 }
    let first = scan.lexemes[start].quantity
    guard let (kind, evidence) = first.map(kind(of:)) ?? wordKind,
      !(utility.map { Self.says($0, otherThan: kind) } ?? false)
    else { return }
    if readBox(at: start, kind, evidence) { return }
    guard let number = first ?? scan.quantities(at: start).first ?? scan.crossed(at: start).first else {
      // `Vertical 12px, horizontal 24px`
      if scan.isExplicit, scan.lexemes[start].isWord { _ = readList(from: start, kind, evidence, isOwn: true) }
      return
    }
    var isOwn = true
    if case .above = evidence {
      isOwn = false
      // `10px vertical padding` under a heading for something else.
      guard !saysOther(behind: start, than: kind) else { return }
    }
    // `Reduce the offsets (6px → 4px)`
    if kind == .size, start > 0, scan.lexemes[start - 1].isOpen, start + 1 < scan.lexemes.count, scan.isArrow(start + 1)
    {
      return
    }
    // `Opacity: 0 → 1`, `Grid: 1 → 2 → 3 columns`
    if first?.unit?.isLength != true, start + 1 < scan.lexemes.count, scan.isArrow(start + 1) { return }
    // `Layers: 0 (blur) → 1 (border)`
    if kind == .layer, scan.lexemes.indices.contains(where: scan.isArrow) { return }
    // `margin: 0 auto`
    if first?.low == 0, start + 1 < scan.lexemes.count, scan.isWord(start + 1, in: ["auto"]) {
      used.insert(start)
      return
    }
    if readList(from: start, kind, evidence, isOwn: isOwn) { return }
    guard let first, kind.takes(number),
      scan.name != nil || start + 1 == scan.lexemes.count || names(start + 1) != nil
        || start == 0 && first.unit != nil && (isRemarked(first, 1, kind) || isNamedInBrackets(kind)),
      first.unit?.isTime == true || mayFollow(start + 1, first, isOwn: isOwn)
    else { return }
    if readParts(from: start, kind, evidence) { return }
    used.insert(start)
    let name = (scan.name == nil ? names(start + 1) ?? nameInBrackets(start + 1) : scan.ownName) ?? figure(first)
    add(kind == .duration ? named(whole(name), ofTime: start) : name, kind, first, evidence, caption: remark(start + 1))
  }

  /// `Tile: 133x160px`: the two sides of what is no square.
  private mutating func readBox(at start: Int, _ kind: ValueKind, _ evidence: Evidence) -> Bool {
    guard [.size, .box, .icon].contains(kind), let own = scan.ownName, case let sides = scan.crossed(at: start),
      sides.count == 2
    else { return false }
    for (side, name) in zip(sides, ["width", "height"]) { add(Name("\(own.text), \(name)"), .size, side, evidence) }
    used.insert(start)
    return true
  }

  /// What is said of a number that is not exact.
  private static let nearly: [StaticString] = [
    "around", "about", "approximately", "roughly", "circa", "etwa", "rund", "environ", "unos", "cerca", "circa",
  ]

  /// `Card: var(--radius-card) (16px)`: what a variable is, in brackets behind it.
  private mutating func readVariable(at start: Int) -> Bool {
    guard scan.isExplicit, let own = scan.ownName, scan.isWord(start, in: ["var"]),
      let close = scan.lexemes[start...].prefix(6).firstIndex(where: \.isClose), close + 4 == scan.lexemes.count,
      scan.lexemes[close + 1].isOpen, let quantity = scan.lexemes[close + 2].quantity,
      let (kind, evidence) = kind(of: quantity), kind.takes(quantity)
    else { return false }
    add(own, kind, quantity, evidence)
    used.insert(close + 2)
    return true
  }

  /// The class that a number is given for: `p-4` of `Gap: p-4 – 16px`.
  private func utility(at index: Int) -> String? {
    guard scan.name != nil, index + 2 < scan.lexemes.count, scan.lexemes[index + 1].isDash,
      scan.lexemes[index + 2].isQuantity, let word = scan.word(at: index), Self.isClass(word)
    else { return nil }
    return word
  }

  /// `4px (xs)`, but not `14px (default)`, which is a remark.
  private func nameInBrackets(_ index: Int) -> Name? {
    guard let remark = scan.remark(at: index), !Self.remarks.contains(remark.text.lowercased()) else { return nil }
    return remark
  }

  /// `4px (xs) — between words`: a name for nothing of another kind in brackets right behind a value.
  private func isNamedInBrackets(_ kind: ValueKind) -> Bool {
    guard let name = nameInBrackets(1) else { return false }
    let said = KindWords(Array(name.text.utf8)[...]).kind
    return said == nil || said == kind
  }

  private static let remarks: Set<String> = [
    "default", "base", "standard", "recommended", "preferred", "standaard", "par défaut", "défaut", "recommandé",
    "por defecto", "predeterminado", "recomendado", "padrão", "predefinito", "predefinita", "consigliato", "empfohlen",
    "デフォルト", "標準", "默认", "預設", "기본", "기본값",
  ]

  /// Whether a value that no name stands before has no more behind it than a remark of its kind or the same in another
  /// unit, in brackets, or a mark: `14px (default)`, `16px (1rem)`, `40px ⭐`.
  private func isRemarked(_ first: Quantity, _ index: Int, _ kind: ValueKind) -> Bool {
    let rest = Trimming.bytes(scan.text[first.end...])
    if rest.isEmpty { return true }
    guard scan.lexemes[index].isOpen, scan.lexemes[scan.lexemes.count - 1].isClose else { return false }
    let inner = scan.lexemes[(index + 1)..<(scan.lexemes.count - 1)]
    if inner.count == 1, let other = inner.first?.quantity { return first.isInOtherUnit(than: other) }
    let said = KindWords(rest).kind
    return !inner.isEmpty && inner.count <= 6 && inner.allSatisfy(\.isWord) && (said == nil || said == kind)
  }

  func kind(of quantity: Quantity) -> (kind: ValueKind, evidence: Evidence)? {
    kind(of: quantity, beside: scan.nameWords, isDotted: scan.isDotted)
  }

  /// What the words beside and above say that numbers are.
  var wordKind: (kind: ValueKind, evidence: Evidence)? {
    guard let (kind, node) = around.kind(beside: scan.nameWords, isDotted: scan.isDotted) else { return nil }
    if kind != .undrawn { return (kind, evidence(node)) }
    let first = scan.lexemes.lazy.compactMap(\.quantity).first
    return first.map { isBreakpoint($0, node) } == true ? (.size, evidence(node)) : nil
  }

  /// Whether the words right behind a number are for another kind.
  func saysOther(behind index: Int, than kind: ValueKind) -> Bool {
    var end = index + 1
    while end < scan.lexemes.count, end - index <= 3, scan.lexemes[end].isWord || scan.lexemes[end].isOther { end += 1 }
    guard end > index + 1 else { return false }
    let words = KindWords(scan.text[scan.lexemes[index].end..<scan.lexemes[end - 1].end])
    return words.kind.map { $0 != kind && ($0 != .size || kind != .box && kind != .icon && kind != .target) } ?? false
  }

  /// Whether what is behind a value leaves it one: nothing, a remark, or more words where its kind is beyond doubt.
  private func mayFollow(_ index: Int, _ quantity: Quantity, isOwn: Bool) -> Bool {
    guard index < scan.lexemes.count else { return true }
    switch scan.lexemes[index].kind {
    // `Multiply by 2, 3 or 4`
    case .comma where quantity.unit == nil && !scan.isExplicit:
      return index + 1 == scan.lexemes.count || !scan.lexemes[index + 1].isQuantity
    // `Material 3 (M3) guide`
    case .open where quantity.unit == nil && !scan.isExplicit:
      return scan.lexemes[index...].firstIndex(where: \.isClose).map { $0 + 1 == scan.lexemes.count } ?? false
    case .open, .comma, .semicolon, .dash: return true
    // `8dp: least`
    case .colon where scan.name == nil: return true
    // `Small: 4px. The default.`
    case .stop: return index + 1 == scan.lexemes.count || scan.isExplicit && quantity.unit != nil
    case .word where scan.name == nil && scan.isWord(index, in: Self.forWords): return true
    case .word, .quantity, .colon, .close, .other:
      return scan.isExplicit && (quantity.unit != nil || isOwn) || Trimming.bytes(scan.text[quantity.end...]).isEmpty
    }
  }

  /// `4px – tight`: the name behind the value, without a remark in brackets that is long or about another number.
  private func names(_ index: Int) -> Name? {
    guard index + 1 < scan.lexemes.count else { return nil }
    // The same in another unit: `4px = 0.25rem = space-1`.
    if scan.lexemes[index].isDash, let first = scan.lexemes[..<index].last?.quantity,
      let other = scan.lexemes[index + 1].quantity, first.isInOtherUnit(than: other)
    {
      return names(index + 2)
    }
    // `4px (0.25rem) – tight`
    if scan.lexemes[index].isOpen, index + 3 < scan.lexemes.count, scan.lexemes[index + 2].isClose,
      let first = scan.lexemes[..<index].last?.quantity, let other = scan.lexemes[index + 1].quantity,
      first.isInOtherUnit(than: other)
    {
      return names(index + 3)
    }
    let isLong = index + 7 < scan.lexemes.count
    let bracket = scan.lexemes[(index + 1)...].prefix(7).firstIndex { lexeme in
      lexeme.isOpen && (isLong || scan.lexemes.contains { $0.isQuantity && $0.start > lexeme.start })
    }
    var end = bracket ?? scan.lexemes.count
    // `8px: input fields, search fields and the cards within others`
    if end - index > 7, scan.lexemes[index].isColon {
      end = scan.lexemes[(index + 1)...].firstIndex { $0.isBreak || $0.isOpen } ?? end
    }
    guard end > index + 1, end - index <= 7 else { return nil }
    switch scan.lexemes[index].kind {
    case .dash, .colon: return text(from: index + 1, to: end)
    // `8px for cards`
    case .word where scan.isWord(index, in: Self.forWords): return text(from: index + 1, to: end)
    case .open, .word, .quantity, .comma, .semicolon, .stop, .close, .other: return nil
    }
  }

  private static let forWords: [StaticString] = ["for", "für", "pour", "para", "per", "voor"]

  /// `11 (use sparingly)`: what is in brackets.
  private func remark(_ index: Int) -> String? {
    guard index < scan.lexemes.count, scan.lexemes[index].isOpen else { return nil }
    let rest = scan.text[scan.lexemes[index].end...]
    guard let close = rest.prefix(60).firstIndex(of: UInt8(ascii: ")")) else { return nil }
    let text = Trimming.text(rest[..<close])
    return text.isEmpty ? nil : text
  }

  // MARK: Kinds and names

  /// A block above the text, or else its own name.
  func evidence(_ node: Int?) -> Evidence {
    node.map { .above(node: $0) } ?? .words(scan.ownName?.range ?? scan.place(0..<scan.text.count))
  }

  /// The words right before a piece in its clause, at most five; before a bracket all of a short clause.
  func clause(before index: Int) -> Name? {
    var end = index
    while end > 0, scan.lexemes[end - 1].isOpen { end -= 1 }
    let most = end < index ? 7 : 5
    var first = end
    while first > 0, end - first < most, scan.lexemes[first - 1].isWord { first -= 1 }
    if end < index, first > 0, scan.lexemes[first - 1].isWord { return nil }
    while end > first, scan.isWord(end - 1, in: Self.joining) { end -= 1 }
    return first < end ? text(from: first, to: end) : nil
  }

  /// Words that lead over to a number.
  private static let joining: [StaticString] = [
    "is", "are", "of", "at", "in", "for", "over", "to", "within", "use", "uses", "take", "takes", "last", "lasts",
    "after", "by", "up", "run", "runs", "a", "an", "the", "with", "may", "can", "pode", "puede", "peut", "durar",
    "dura", "dure", "dauert",
    "em", "en", "de", "por", "durante",
  ]

  func clause(after index: Int) -> Name? {
    var last = index + 1
    while last < scan.lexemes.count, last - index < 4, scan.lexemes[last].isWord { last += 1 }
    return last > index + 1 ? text(from: index + 1, to: last) : nil
  }

  func text(from first: Int, to last: Int) -> Name? {
    guard first < last, last <= scan.lexemes.count else { return nil }
    let name = scan.name(scan.lexemes[first].start..<scan.lexemes[last - 1].end)
    return name.flatMap { $0.text.utf8.count > 60 ? nil : $0 }
  }

  /// A number as its own name.
  func figure(_ quantity: Quantity) -> Name {
    Name(quantity.low.trimmed(4) + (quantity.high.map { "–" + $0.trimmed(4) } ?? ""))
  }

  mutating func add(
    _ name: Name, _ kind: ValueKind, _ quantity: Quantity, _ evidence: Evidence, caption: String? = nil
  ) {
    let (quantity, unit) = around.withUnit(quantity, kind)
    values.append(
      RecognizedValue(
        kind, .quantity(quantity), name: name, caption: caption, range: scan.place(quantity.start..<quantity.end),
        node: scan.node, evidence: [evidence] + (unit.map { [$0] } ?? [])))
  }

  mutating func add(
    _ name: Name, _ kind: ValueKind, _ value: RecognizedValue.Value, _ range: ByteRange, _ evidence: Evidence
  ) {
    values.append(RecognizedValue(kind, value, name: name, range: range, node: scan.node, evidence: [evidence]))
  }
}
