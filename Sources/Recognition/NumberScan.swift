import Files
import Motion
import Printing
import Tokens

/// The numbers, curves and springs of one short text, each with its kind and its name.
struct NumberScan {
  private let scan: TextScan
  private let around: Surroundings
  private var used: Set<Int> = []
  private var values: [RecognizedValue] = []

  private init(_ scan: TextScan, _ around: Surroundings) {
    self.scan = scan
    self.around = around
  }

  /// - Parameter isProse: whether the text is running text, in which a bare length says nothing.
  static func values(_ scan: TextScan, _ around: Surroundings, isProse: Bool = false) -> [RecognizedValue] {
    var pass = NumberScan(scan, around)
    let hasNumber = scan.hasQuantity
    if hasNumber && pass.readSpring() || pass.readEasing() { return pass.values }
    guard hasNumber else { return [] }
    if !isProse {
      pass.readTransition()
      pass.readValue()
    }
    pass.readBeside(isProse: isProse)
    return pass.values
  }

  // MARK: Springs and easings

  private mutating func readSpring() -> Bool {
    let springs = scan.springs
    guard let first = springs.first else { return false }
    let count = first.parameters.given.count
    let isSaid = KindWords(scan.text[...]).contains(.spring)
    let said: Evidence? = isSaid ? .words(scan.place(0..<scan.text.count)) : around.evidence(of: .spring)
    guard let evidence = count > 1 ? .notation : said else { return false }
    let name = scan.nameWords.contains(.spring) ? nil : scan.ownName
    for (spring, pieces) in springs {
      let label = springs.count > 1 ? scan.label(before: pieces.lowerBound) : nil
      let own = label?.text == name?.text ? nil : label
      let full: Name? =
        if let name, scan.isExplicit {
          own.map { Name("\(name.text), \($0.text)") } ?? name
        } else {
          own ?? name ?? around.title ?? scan.ownName
        }
      add(full ?? Name("Spring"), .spring, .spring(spring), scan.place(ofPieces: pieces), evidence)
    }
    return true
  }

  private mutating func readEasing() -> Bool {
    var index = 0
    while let (curve, pieces) = scan.easing(from: index) {
      let at = pieces.lowerBound
      let name = (values.isEmpty ? name(before: at) : clause(before: at)) ?? around.title ?? Name("Easing")
      add(name, .easing, .easing(curve), scan.place(ofPieces: pieces), .notation)
      index = at + 1
    }
    if !values.isEmpty { return true }
    let start = scan.name == nil ? 0 : scan.valueStart
    let keyword = scan.easingKeyword(at: start)
    guard let (curve, pieces) = scan.curve(from: start) ?? keyword.map({ ($0, start...start) }),
      keyword == nil || scan.name != nil
    else { return false }
    let reason = around.kind(beside: scan.nameWords, isDotted: scan.isDotted)
    let isNamed = reason?.kind == .easing
    guard isNamed || scan.isHyphenated(start) && start + 1 == scan.lexemes.count else { return false }
    add(
      scan.ownName ?? around.title ?? Name("Easing"), .easing, .easing(curve), scan.place(ofPieces: pieces),
      isNamed ? evidence(reason?.node) : .notation)
    return true
  }

  /// `Menu: 200ms ease-out`: a keyword beside the time it belongs to.
  private mutating func readTransition() {
    guard scan.name != nil, let index = scan.lexemes.indices.first(where: scan.isHyphenated) else { return }
    for time in max(index - 2, 0)...min(index + 2, scan.lexemes.count - 1) {
      guard scan.lexemes[time].quantity?.unit?.isTime == true,
        abs(time - index) == 1 || scan.lexemes[(index + time) / 2].isComma,
        let curve = scan.easingKeyword(at: index), let name = scan.ownName
      else { continue }
      add(name, .easing, .easing(curve), scan.place(ofPieces: index...index), .notation)
      return
    }
  }

  private func name(before index: Int) -> Name? {
    guard let name = scan.ownName, scan.name.map({ $0.upperBound <= scan.lexemes[index].start }) ?? false else {
      return clause(before: index)
    }
    return name
  }

  // MARK: Name and value

  /// A value right behind its name, or a list of values.
  private mutating func readValue() {
    var start = scan.name == nil ? 0 : scan.valueStart
    if start < scan.lexemes.count, case .other = scan.lexemes[start].kind { start += 1 }
    guard start < scan.lexemes.count, let first = scan.lexemes[start].quantity else { return }
    guard let (kind, evidence) = kind(of: first, beside: scan.nameWords, isDotted: scan.isDotted) else { return }
    let isOwn = if case .above = evidence { false } else { true }
    let list = scan.list(from: start)
    let end = start + list.count * 2 - 1
    if list.count > 1, end >= scan.lexemes.count || scan.lexemes[end].isOpen, list.allSatisfy(kind.takes) {
      let name = isOwn ? scan.ownName : nil
      for (offset, quantity) in list.enumerated() {
        let number = figure(quantity)
        add(name.map { Name("\($0.text) \(number.text)") } ?? number, kind, quantity, evidence)
        used.insert(start + offset * 2)
      }
      return
    }
    guard kind.takes(first), scan.name != nil || start + 1 == scan.lexemes.count || names(start + 1) != nil,
      first.unit?.isTime == true || mayFollow(start + 1, first, isOwn: isOwn)
    else { return }
    if readClauses(from: start, kind, evidence) { return }
    used.insert(start)
    let name = (scan.name == nil ? names(start + 1) : scan.ownName) ?? figure(first)
    add(kind == .duration ? timed(name, start) : name, kind, first, evidence, caption: remark(start + 1))
  }

  /// `Padding: 16 sides, 12 top`: a value of several clauses, each one number with at most three words that name no
  /// kind; false leaves all of it.
  private mutating func readClauses(from start: Int, _ kind: ValueKind, _ evidence: Evidence) -> Bool {
    guard scan.isExplicit, kind != .duration, let first = scan.lexemes[start].quantity,
      scan.lexemes[(start + 1)...].contains(where: \.isQuantity)
    else { return false }
    var clauses: [(number: Int, words: [Int])] = []
    var number: Int?
    var words: [Int] = []
    for index in start...scan.lexemes.count {
      if index < scan.lexemes.count, let isBreak = breaks(index), !isBreak {
        if scan.lexemes[index].isWord {
          words.append(index)
        } else if number == nil {
          number = index
        } else {
          return false
        }
        continue
      }
      guard index == scan.lexemes.count || breaks(index) == true, let found = number, words.count <= 3 else {
        return false
      }
      clauses.append((found, words))
      number = nil
      words = []
    }
    let quantities = clauses.compactMap { scan.lexemes[$0.number].quantity }
    guard clauses.count > 1, quantities.allSatisfy({ kind.takes($0) && ($0.unit == nil) == (first.unit == nil) }),
      clauses.allSatisfy({ isPlace($0.words) }), let name = scan.ownName
    else { return false }
    for (clause, quantity) in zip(clauses, quantities) {
      let words = clause.words.first.flatMap { text(from: $0, to: (clause.words.last ?? $0) + 1) }
      let isFirst = clause.number == clauses[0].number
      let own = words.map { Name("\(name.text), \($0.text)") }
      add(own ?? (isFirst ? name : Name("\(name.text) \(figure(quantity).text)")), kind, quantity, evidence)
      used.insert(clause.number)
    }
    return true
  }

  /// Whether a piece parts two clauses; nil for one that no such value has.
  private func breaks(_ index: Int) -> Bool? {
    switch scan.lexemes[index].kind {
    case .comma, .semicolon: return true
    case .quantity: return false
    case .word:
      let word = scan.text[scan.lexemes[index].start..<scan.lexemes[index].end]
      return word.isWord("and") || word.isWord("or")
    case .colon, .stop, .open, .close, .dash, .other: return nil
    }
  }

  /// Whether words say where a number goes and not what it counts.
  private func isPlace(_ words: [Int]) -> Bool {
    words.allSatisfy { index in
      let word = scan.text[scan.lexemes[index].start..<scan.lexemes[index].end]
      return KindWords(word).isEmpty && !word.isWord("per") && !word.isWord("of")
    }
  }

  /// Whether what is behind a value leaves it one: nothing, a remark, or more words where its kind is beyond doubt.
  private func mayFollow(_ index: Int, _ quantity: Quantity, isOwn: Bool) -> Bool {
    guard index < scan.lexemes.count else { return true }
    switch scan.lexemes[index].kind {
    case .open, .comma, .semicolon, .dash: return true
    case .stop: return index + 1 == scan.lexemes.count
    case .word, .quantity, .colon, .close, .other:
      return scan.isExplicit && (quantity.unit != nil || isOwn)
    }
  }

  /// `4px – tight`: the name behind the value.
  private func names(_ index: Int) -> Name? {
    guard index + 1 < scan.lexemes.count, index + 5 >= scan.lexemes.count else { return nil }
    switch scan.lexemes[index].kind {
    case .dash, .colon: return text(from: index + 1, to: scan.lexemes.count)
    case .open, .word, .quantity, .comma, .semicolon, .stop, .close, .other: return nil
    }
  }

  /// `11 (use sparingly)`: what is in brackets.
  private func remark(_ index: Int) -> String? {
    guard index < scan.lexemes.count, scan.lexemes[index].isOpen else { return nil }
    let rest = scan.text[scan.lexemes[index].end...]
    guard let close = rest.prefix(60).firstIndex(of: UInt8(ascii: ")")) else { return nil }
    let text = TextScan.trimmed(rest[..<close])
    return text.isEmpty ? nil : text
  }

  // MARK: Words beside a number

  /// Numbers beside a word for their kind: `radius 16`, `24pt top corners`, `0.04s delay`.
  private mutating func readBeside(isProse: Bool) {
    for (index, lexeme) in scan.lexemes.enumerated() where !used.contains(index) {
      guard let quantity = lexeme.quantity else { continue }
      if quantity.unit?.isTime == true {
        guard kind(of: quantity, beside: [], isDotted: false) != nil, !isProse || speaksOfMotion else { continue }
        let name = scan.isExplicit && !isProse ? scan.ownName : nil
        let found = name ?? clause(before: index) ?? clause(after: index) ?? around.title ?? figure(quantity)
        add(timed(found, index), .duration, quantity, .unit)
      } else if quantity.isSquare, scan.isExplicit, let (kind, evidence) = squareKind(of: quantity),
        let name = scan.ownName
      {
        add(name, kind, quantity, evidence)
      } else if !isProse, let (kind, phrase) = phrase(beside: index, quantity), kind.takes(quantity) {
        let name = scan.isExplicit && quantity.unit == nil ? scan.ownName : nil
        add(name ?? phrase, kind, quantity, phrase.range.map(Evidence.words) ?? .notation)
      }
    }
  }

  private var speaksOfMotion: Bool {
    let words = KindWords(scan.text[...])
    return !words.isDisjoint(with: [.duration, .motion, .easing]) || around.has([.duration, .motion, .easing])
  }

  /// A time with the word for it that follows: `Items delay` for `Items: … 0.04s delay per item`.
  private func timed(_ name: Name, _ index: Int) -> Name {
    guard let word = scan.word(at: index + 1), KindWords(Array(word.utf8)[...]).contains(.duration) else { return name }
    return name.text.lowercased().contains(word.lowercased()) ? name : Name("\(name.text) \(word)")
  }

  private func phrase(beside index: Int, _ quantity: Quantity) -> (ValueKind, Name)? {
    var first = index
    while first > 0, index - first < 3 {
      let piece = scan.lexemes[first - 1]
      guard piece.isWord || first == index && (piece.isColon || piece.isOpen) else { break }
      first -= 1
    }
    if first < index {
      // The nearest word has to be the one that says what it is.
      let nearest = (first..<index).last { scan.lexemes[$0].isWord } ?? first
      let near = KindWords(scan.text[scan.lexemes[nearest].start..<scan.lexemes[nearest].end])
      let all = KindWords(scan.text[scan.lexemes[first].start..<scan.lexemes[index].start])
      if !near.isEmpty, let kind = all.ownKind, kind != .undrawn, let name = text(from: first, to: index) {
        return (kind, name)
      }
    }
    guard quantity.unit?.isLength == true else { return nil }
    var last = index + 1
    while last < scan.lexemes.count, last - index <= 2, scan.lexemes[last].isWord {
      let words = KindWords(scan.text[scan.lexemes[index].end..<scan.lexemes[last].end])
      let kind = words.ownKind ?? (words.contains(.border) ? .borderWidth : nil)
      last += 1
      if let kind, kind != .undrawn, kind != .size, let name = text(from: index + 1, to: last) { return (kind, name) }
    }
    return nil
  }

  // MARK: Kinds and names

  /// `Circular, 40x40 points`: two sides are a size of what the name or the heading names.
  private func squareKind(of quantity: Quantity) -> (kind: ValueKind, evidence: Evidence)? {
    guard let found = kind(of: quantity, beside: scan.nameWords, isDotted: false), found.kind.takes(quantity) else {
      return nil
    }
    switch found.kind {
    case .size, .box, .icon, .target: return found
    case .color, .spacing, .radius, .borderWidth, .type, .weight, .opacity, .duration, .easing, .spring, .shadow,
      .gradient, .family, .textStyle, .undrawn:
      return nil
    }
  }

  /// At most this many seconds are a duration of motion.
  private static let longest = 60.0

  private func kind(
    of quantity: Quantity, beside own: KindWords, isDotted: Bool
  ) -> (kind: ValueKind, evidence: Evidence)? {
    if let unit = quantity.unit, unit.isTime {
      let seconds = max(quantity.low, quantity.high ?? 0) * (unit == .ms ? 0.001 : 1)
      return seconds <= Self.longest ? (.duration, .unit) : nil
    }
    guard let (kind, node) = around.kind(beside: own, isDotted: isDotted), kind != .undrawn else { return nil }
    return (kind, evidence(node))
  }

  /// A block above the text, or else its own name.
  private func evidence(_ node: Int?) -> Evidence {
    node.map { .above(node: $0) } ?? .words(scan.ownName?.range ?? scan.place(0..<scan.text.count))
  }

  /// The words right before a piece in its clause, at most five.
  private func clause(before index: Int) -> Name? {
    var first = index
    while first > 0, index - first < 5, scan.lexemes[first - 1].isWord { first -= 1 }
    return first < index ? text(from: first, to: index) : nil
  }

  private func clause(after index: Int) -> Name? {
    var last = index + 1
    while last < scan.lexemes.count, last - index < 4, scan.lexemes[last].isWord { last += 1 }
    return last > index + 1 ? text(from: index + 1, to: last) : nil
  }

  private func text(from first: Int, to last: Int) -> Name? {
    guard first < last, last <= scan.lexemes.count else { return nil }
    let name = scan.name(scan.lexemes[first].start..<scan.lexemes[last - 1].end)
    return name.flatMap { $0.text.utf8.count > 60 ? nil : $0 }
  }

  /// A number as its own name.
  private func figure(_ quantity: Quantity) -> Name {
    Name(quantity.low.trimmed(4) + (quantity.high.map { "–" + $0.trimmed(4) } ?? ""))
  }

  private mutating func add(
    _ name: Name, _ kind: ValueKind, _ quantity: Quantity, _ evidence: Evidence, caption: String? = nil
  ) {
    let (quantity, unit) = around.withUnit(quantity, kind)
    values.append(
      RecognizedValue(
        kind, .quantity(quantity), name: name, caption: caption, range: scan.place(quantity.start..<quantity.end),
        node: scan.node, evidence: [evidence] + (unit.map { [$0] } ?? [])))
  }

  private mutating func add(
    _ name: Name, _ kind: ValueKind, _ value: RecognizedValue.Value, _ range: ByteRange, _ evidence: Evidence
  ) {
    values.append(RecognizedValue(kind, value, name: name, range: range, node: scan.node, evidence: [evidence]))
  }
}
