import Files
import Motion
import Printing
import Tokens

/// The numbers, curves and springs of one short text, each with its kind and its name.
struct NumberScan {
  let scan: TextScan
  let around: Surroundings
  let node: Int
  private var used: Set<Int> = []
  private(set) var entries: [RecognizedEntry] = []

  private init(_ scan: TextScan, _ around: Surroundings, node: Int) {
    self.scan = scan
    self.around = around
    self.node = node
  }

  /// - Parameter isProse: whether the text is running text, in which a bare length says nothing.
  static func entries(
    _ scan: TextScan, _ around: Surroundings, node: Int, isProse: Bool = false
  ) -> [RecognizedEntry] {
    var pass = NumberScan(scan, around, node: node)
    let hasNumber = scan.hasQuantity
    if hasNumber && pass.readSpring() || pass.readEasing() { return pass.entries }
    guard hasNumber else { return [] }
    if !isProse {
      pass.readTransition()
      pass.readValue()
    }
    pass.readBeside(isProse: isProse)
    return pass.entries
  }

  // MARK: Springs and easings

  private mutating func readSpring() -> Bool {
    let springs = scan.springs
    guard let first = springs.first else { return false }
    let count = first.parameters.given.count
    guard count > 1 || around.has(.spring) || KindWords(scan.text[...]).contains(.spring) else { return false }
    let name = scan.nameText.flatMap { KindWords(Array($0.utf8)[...]).contains(.spring) ? nil : $0 }
    for (spring, start) in springs {
      let own = springs.count > 1 ? scan.label(before: start).flatMap { $0 == name ? nil : $0 } : nil
      let names = [scan.isExplicit ? name : nil, own].compactMap(\.self)
      let full = names.isEmpty ? name ?? around.title ?? scan.nameText ?? "Spring" : names.joined(separator: ", ")
      add(full, .spring, .spring(spring))
    }
    return true
  }

  private mutating func readEasing() -> Bool {
    var index = 0
    while let (curve, at) = scan.easing(from: index) {
      let isFirst = entries.isEmpty
      add((isFirst ? name(before: at) : clause(before: at)) ?? around.title ?? "Easing", .easing, .easing(curve))
      index = at + 1
    }
    if !entries.isEmpty { return true }
    let start = scan.name == nil ? 0 : scan.valueStart
    let keyword = scan.easingKeyword(at: start)
    guard let curve = scan.curve(from: start) ?? keyword, keyword == nil || scan.name != nil else { return false }
    let own = scan.name.map { KindWords(scan.text[$0]) } ?? []
    let isNamed = around.kind(beside: own, isDotted: scan.isDotted)?.kind == .easing
    guard isNamed || scan.isHyphenated(start) && start + 1 == scan.lexemes.count else { return false }
    add(scan.nameText ?? around.title ?? "Easing", .easing, .easing(curve))
    return true
  }

  /// `Menu: 200ms ease-out`: a keyword beside the time it belongs to.
  private mutating func readTransition() {
    guard scan.name != nil, let index = scan.lexemes.indices.first(where: scan.isHyphenated) else { return }
    for time in max(index - 2, 0)...min(index + 2, scan.lexemes.count - 1) {
      guard scan.lexemes[time].quantity?.unit?.isTime == true,
        abs(time - index) == 1 || scan.lexemes[(index + time) / 2].isComma,
        let curve = scan.easingKeyword(at: index), let name = scan.nameText
      else { continue }
      add(name, .easing, .easing(curve))
      return
    }
  }

  private func name(before index: Int) -> String? {
    guard let name = scan.nameText, scan.name.map({ $0.upperBound <= scan.lexemes[index].start }) ?? false else {
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
    let own = scan.name.map { KindWords(scan.text[$0]) } ?? []
    guard let (kind, isOwn) = kind(of: first, beside: own, isDotted: scan.isDotted) else { return }
    let list = scan.list(from: start)
    let end = start + list.count * 2 - 1
    if list.count > 1, end >= scan.lexemes.count || scan.lexemes[end].isOpen, list.allSatisfy(kind.takes) {
      for (offset, quantity) in list.enumerated() {
        let number = figure(quantity)
        add(isOwn ? scan.nameText.map { "\($0) \(number)" } ?? number : number, kind, .quantity(quantity))
        used.insert(start + offset * 2)
      }
      return
    }
    guard kind.takes(first), scan.name != nil || start + 1 == scan.lexemes.count || names(start + 1) != nil,
      first.unit?.isTime == true || mayFollow(start + 1, first, isOwn: isOwn)
    else { return }
    if readClauses(from: start, kind) { return }
    used.insert(start)
    let name = scan.name == nil ? names(start + 1) ?? figure(first) : scan.nameText ?? figure(first)
    add(kind == .duration ? timed(name, start) : name, kind, .quantity(first), caption: remark(start + 1))
  }

  /// `Padding: 16 sides, 12 top`: a value of several clauses, each one number with at most three words that name no
  /// kind; false leaves all of it.
  private mutating func readClauses(from start: Int, _ kind: ValueKind) -> Bool {
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
      clauses.allSatisfy({ isPlace($0.words) }), let name = scan.nameText
    else { return false }
    for (clause, quantity) in zip(clauses, quantities) {
      let words = clause.words.first.flatMap { text(from: $0, to: (clause.words.last ?? $0) + 1) }
      let isFirst = clause.number == clauses[0].number
      add(words.map { "\(name), \($0)" } ?? (isFirst ? name : "\(name) \(figure(quantity))"), kind, .quantity(quantity))
      used.insert(clause.number)
    }
    return true
  }

  /// Whether a piece parts two clauses; nil for one that stands in no such value.
  private func breaks(_ index: Int) -> Bool? {
    switch scan.lexemes[index].kind {
    case .comma, .semicolon: return true
    case .quantity: return false
    case .word:
      let word = scan.text[scan.lexemes[index].start..<scan.lexemes[index].end]
      return Byte.isWord(word, "and") || Byte.isWord(word, "or")
    case .colon, .stop, .open, .close, .dash, .other: return nil
    }
  }

  /// Whether words say where a number goes and not what it counts.
  private func isPlace(_ words: [Int]) -> Bool {
    words.allSatisfy { index in
      let word = scan.text[scan.lexemes[index].start..<scan.lexemes[index].end]
      return KindWords(word).isEmpty && !Byte.isWord(word, "per") && !Byte.isWord(word, "of")
    }
  }

  /// Whether what stands behind a value leaves it one: nothing, a remark, or more words where its kind is beyond doubt.
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
  private func names(_ index: Int) -> String? {
    guard index + 1 < scan.lexemes.count, index + 5 >= scan.lexemes.count else { return nil }
    switch scan.lexemes[index].kind {
    case .dash, .colon: return text(from: index + 1, to: scan.lexemes.count)
    case .open, .word, .quantity, .comma, .semicolon, .stop, .close, .other: return nil
    }
  }

  /// `11 (use sparingly)`: what stands in brackets.
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
        let name = scan.isExplicit && !isProse ? scan.nameText : nil
        let found = name ?? clause(before: index) ?? clause(after: index) ?? around.title ?? figure(quantity)
        add(timed(found, index), .duration, .quantity(quantity))
      } else if quantity.isSquare, scan.isExplicit, let kind = squareKind(of: quantity), let name = scan.nameText {
        add(name, kind, .quantity(quantity))
      } else if !isProse, let (kind, phrase) = phrase(beside: index, quantity), kind.takes(quantity) {
        let name = scan.isExplicit && quantity.unit == nil ? scan.nameText : nil
        add(name ?? phrase, kind, .quantity(quantity))
      }
    }
  }

  private var speaksOfMotion: Bool {
    let words = KindWords(scan.text[...])
    return !words.isDisjoint(with: [.duration, .motion, .easing]) || around.has([.duration, .motion, .easing])
  }

  /// A time with the word for it that follows: `Items delay` for `Items: … 0.04s delay per item`.
  private func timed(_ name: String, _ index: Int) -> String {
    guard let word = scan.word(at: index + 1), KindWords(Array(word.utf8)[...]).contains(.duration) else { return name }
    return name.lowercased().contains(word.lowercased()) ? name : "\(name) \(word)"
  }

  private func phrase(beside index: Int, _ quantity: Quantity) -> (ValueKind, String)? {
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
  private func squareKind(of quantity: Quantity) -> ValueKind? {
    let own = scan.name.map { KindWords(scan.text[$0]) } ?? []
    guard let kind = kind(of: quantity, beside: own, isDotted: false)?.kind, kind.takes(quantity) else { return nil }
    switch kind {
    case .size, .box, .icon, .target: return kind
    case .color, .spacing, .radius, .borderWidth, .type, .weight, .opacity, .duration, .easing, .spring, .shadow,
      .gradient, .family, .textStyle, .undrawn:
      return nil
    }
  }

  /// At most this many seconds are a duration of motion.
  private static let longest = 60.0

  private func kind(of quantity: Quantity, beside own: KindWords, isDotted: Bool) -> (kind: ValueKind, isOwn: Bool)? {
    if let unit = quantity.unit, unit.isTime {
      let seconds = max(quantity.low, quantity.high ?? 0) * (unit == .ms ? 0.001 : 1)
      return seconds <= Self.longest ? (.duration, true) : nil
    }
    guard let found = around.kind(beside: own, isDotted: isDotted) else { return nil }
    return found.kind == .undrawn ? nil : found
  }

  /// The words right before a piece in its clause, at most five.
  private func clause(before index: Int) -> String? {
    var first = index
    while first > 0, index - first < 5, scan.lexemes[first - 1].isWord { first -= 1 }
    return first < index ? text(from: first, to: index) : nil
  }

  private func clause(after index: Int) -> String? {
    var last = index + 1
    while last < scan.lexemes.count, last - index < 4, scan.lexemes[last].isWord { last += 1 }
    return last > index + 1 ? text(from: index + 1, to: last) : nil
  }

  private func text(from first: Int, to last: Int) -> String? {
    guard first < last, last <= scan.lexemes.count else { return nil }
    let text = TextScan.trimmed(scan.text[scan.lexemes[first].start..<scan.lexemes[last - 1].end])
    return text.isEmpty || text.utf8.count > 60 ? nil : text
  }

  private func figure(_ quantity: Quantity) -> String {
    quantity.low.trimmed(4) + (quantity.high.map { "–" + $0.trimmed(4) } ?? "")
  }

  private mutating func add(
    _ name: String, _ kind: ValueKind, _ value: RecognizedEntry.Value, caption: String? = nil
  ) {
    var value = value
    if case .quantity(let quantity) = value, quantity.unit == nil, let unit = around.unit(for: kind) {
      value = .quantity(quantity.with(unit))
    }
    entries.append(RecognizedEntry(name: name, kind: kind, value: value, caption: caption, node: node))
  }
}
