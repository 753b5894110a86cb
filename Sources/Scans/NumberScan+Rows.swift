import Files
import Printing
import Wording

/// Values in rows of short clauses, each a length beside the words for what has it.
extension NumberScan {
  private struct Found {
    let name: Name
    let piece: Int
    let quantity: Quantity
    let kind: ValueKind
    let evidence: Evidence
    var isOfHeading: Bool { if case .above = evidence { true } else { false } }
  }

  /// What is said before the clauses of a row: its name, and what its words say that all numbers are.
  private struct Label {
    var name: Name?
    var kind: (kind: ValueKind, evidence: Evidence)?
    /// Whether the name says no more than that values follow: `Sizes`.
    var isScale: Bool {
      let words = name.map { KindWords(Array($0.text.utf8)[...]) } ?? []
      return !words.isEmpty && words.isSubset(of: NumberScan.ofScales)
    }
  }

  /// `Grid 4px. Screen gutter 20px. Card gap 12px.`, `12px default controls · 16px list cards · 18px rich cards`,
  /// `Heights: 40 (inline), 46 (paired)`: clauses of a length and a few words, of which several are beside each other.
  ///
  /// - Parameter isProse: whether a word for a kind right before its number says so within running text.
  @discardableResult
  mutating func readRows(isProse: Bool) -> Bool {
    let start = values.count
    let sentences = parts(of: 0..<scan.lexemes.count) { isEndOfSentence($0) }
    var found: [Found] = []
    var singles: [Found] = []
    for sentence in sentences where sentence.contains(where: { scan.lexemes[$0].isQuantity }) {
      if isOfThePast(sentence) { continue }
      let isAdvice = isOfAdvice(sentence)
      if !isAdvice, let row = row(in: sentence) {
        found += row
      } else if isProse || !scan.isExplicit, !isAdvice || isOfLeast(sentence), let target = target(in: sentence) {
        found.append(target)
      } else if isProse, !isAdvice, let single = clause(sentence, Label(), last: nil, mayBeBare: false) {
        singles.append(single)
      } else if !isProse, sentences.count == 1, scan.lexemes[0].isQuantity, !isOfVerb(1),
        let one = clause(sentence, Label(), last: nil, mayBeBare: false), one.isOfHeading, one.kind != .type
      {
        // `12px default controls`, an item of its own
        found.append(one)
      } else if isProse {
        let parts = parts(of: sentence) { isSeparator($0) || scan.lexemes[$0].isColon }
        found += parts.filter { !isOfAdvice($0) }.compactMap(terse)
      }
    }
    let isRow = scan.lexemes.contains(where: scan.isPoint)
    if singles.count > (isRow ? 2 : 1), singles.count * 3 >= sentences.count * (isRow ? 2 : 1) { found += singles }
    if !isProse {
      // `14px vertical, 28px horizontal; 12px / 20px (small)`: what goes on with a number is of the same row.
      let read = Set(found.map(\.piece))
      let isAll = sentences.allSatisfy { sentence in
        scan.lexemes[sentence.lowerBound].isWord && !sentence.contains(where: read.contains)
          || sentence.allSatisfy { read.contains($0) || scan.lexemes[$0].quantity?.unit?.isLength != true }
      }
      guard isAll else { return false }
    }
    take(found.sorted { $0.piece < $1.piece })
    return values.count > start
  }

  private func isSeparator(_ index: Int) -> Bool {
    scan.lexemes[index].isComma
      || scan.text[scan.lexemes[index].start..<scan.lexemes[index].end].elementsEqual("+".utf8)
  }

  private mutating func take(_ found: [Found]) {
    for value in found where !used.contains(value.piece) {
      add(value.name, value.kind, value.quantity, value.evidence)
      used.insert(value.piece)
    }
  }

  // MARK: Rows

  /// The clauses of a sentence that commas part, behind a colon where it has one.
  private func row(in sentence: Range<Int>) -> [Found]? {
    var label = Label()
    var rest = sentence
    if let colon = colon(in: sentence) {
      label = self.label(sentence.lowerBound..<colon)
      rest = colon + 1..<sentence.upperBound
    }
    let clauses = parts(of: rest) { isSeparator($0) || scan.isWord($0, in: ["and", "or", "und", "et", "y"]) }
    if areWeights(rest) { label.kind = (.weight, around.evidence(of: .typography) ?? .notation) }
    let isKnown = label.kind != nil
    guard clauses.count > (isKnown ? 1 : 2), clauses.count <= 32 else { return nil }
    var found: [Found] = []
    for part in clauses {
      guard let clause = clause(part, label, last: found.last, mayBeBare: isKnown) else { return nil }
      found.append(clause)
    }
    // What is above says nothing of one number among others that say themselves what they are.
    guard Set(found.map(\.kind)).count == 1 || !found.contains(where: \.isOfHeading) else { return nil }
    let bare = found.count { $0.quantity.unit == nil }
    guard bare == 0 || bare == found.count && Set(found.map(\.kind)).count == 1, isWhole(found) else { return nil }
    return found
  }

  /// Whether no name is said twice, and not all are numbers again.
  private func isWhole(_ found: [Found]) -> Bool { Set(found.map(\.name.text)).count == found.count }

  private func label(_ pieces: Range<Int>) -> Label {
    var pieces = pieces
    // `Sizes, named in `size.avatar`: …`
    if let comma = pieces.first(where: { scan.lexemes[$0].isComma }), comma > pieces.lowerBound,
      comma - pieces.lowerBound <= 4
    {
      let name = text(from: pieces.lowerBound, to: comma)
      return Label(name: name, kind: kind(said: pieces))
    }
    if let open = pieces.first(where: { scan.lexemes[$0].isOpen }), open > pieces.lowerBound {
      pieces = pieces.lowerBound..<open
    }
    let isShort = pieces.count <= 4 && pieces.allSatisfy { scan.lexemes[$0].isWord }
    return Label(
      name: isShort ? text(from: pieces.lowerBound, to: pieces.upperBound) : nil, kind: kind(said: pieces))
  }

  /// What the words of some pieces themselves say that numbers are.
  private func kind(said pieces: Range<Int>) -> (kind: ValueKind, evidence: Evidence)? {
    guard let first = pieces.first, let last = pieces.last else { return nil }
    let bytes = scan.lexemes[first].start..<scan.lexemes[last].end
    let words = KindWords(scan.text[bytes])
    guard words.ownKind != nil, words.ownKind != .undrawn,
      let (kind, node) = around.kind(beside: words, isDotted: false), node == nil
    else { return nil }
    return Self.drawn.contains(kind) ? (kind, .words(scan.place(bytes))) : nil
  }

  private static let drawn: Set<ValueKind> = [.spacing, .radius, .borderWidth, .size, .box, .icon, .target, .type]

  // MARK: Clauses

  /// A length with the words before or behind it, or in a bracket behind it.
  private func clause(_ part: Range<Int>, _ label: Label, last: Found?, mayBeBare: Bool) -> Found? {
    var pieces = part
    while let first = pieces.first, scan.isWord(first, in: Self.joiningClauses) { pieces.removeFirst() }
    var remark: Name?
    if let close = pieces.last, scan.lexemes[close].isClose,
      let open = pieces.last(where: { scan.lexemes[$0].isOpen }), open > pieces.lowerBound
    {
      guard !(open..<close).contains(where: { scan.lexemes[$0].isQuantity }) else { return nil }
      let end =
        (open + 1..<close).first {
          scan.lexemes[$0].isBreak && !scan.isArrow($0) || scan.lexemes[$0].isColon
        } ?? close
      remark = end - open <= 6 ? text(from: open + 1, to: end) : nil
      pieces = pieces.lowerBound..<open
    }
    let numbers = pieces.filter { scan.lexemes[$0].isQuantity }
    guard numbers.count == 1, let number = numbers.first, let quantity = scan.lexemes[number].quantity,
      !quantity.isSquare, quantity.low > 0, quantity.unit?.isLength ?? mayBeBare, !used.contains(number),
      (1...6).contains(pieces.count), pieces.allSatisfy({ $0 == number || isOfName($0) }),
      !pieces.contains(where: { scan.isWord($0, in: Self.ofSentences) })
    else { return nil }
    if pieces.count == 1 {
      guard let remark, let own = label.name, let (kind, evidence) = label.kind, isTaken(quantity, by: kind) else {
        return nil
      }
      return Found(
        name: label.isScale ? remark : Name("\(own.text), \(remark.text)"), piece: number, quantity: quantity,
        kind: kind, evidence: evidence)
    }
    guard let name = name(of: pieces, beside: number, isLabelled: label.name != nil && !label.isScale),
      let (kind, evidence) = kind(of: name, pieces, quantity, label, last), isTaken(quantity, by: kind)
    else { return nil }
    return Found(
      name: full(name, label, kind), piece: number, quantity: quantity, kind: kind, evidence: evidence)
  }

  private static let joiningClauses: [StaticString] = ["and", "or", "then", "und", "et", "y", "e", "with"]

  private static let ofSentences: [StaticString] = [
    "that", "which", "this", "these", "it", "its", "would", "could", "should", "may", "must", "above", "below", "under",
    "over", "because", "when", "while", "every", "each", "times", "wide", "by", "away", "into", "from", "apart",
  ]

  private func isOfName(_ index: Int) -> Bool {
    scan.lexemes[index].isWord || scan.isHyphen(index) || scan.isSlash(index)
  }

  /// The words of a clause behind its number, or before it; with a word or two behind that too.
  private func name(of pieces: Range<Int>, beside number: Int, isLabelled: Bool = false) -> Name? {
    if number == pieces.lowerBound {
      var first = number + 1
      while !isLabelled, first < pieces.upperBound, scan.isWord(first, in: Self.leadingToNames) { first += 1 }
      return text(from: first, to: pieces.upperBound).flatMap { $0.text.contains(where: \.isLetter) ? $0 : nil }
    }
    var (first, end) = (pieces.lowerBound, number)
    while first < end, scan.isWord(first, in: Self.articles) { first += 1 }
    guard number + 1 < pieces.upperBound else {
      while end > first, scan.isWord(end - 1, in: Self.leadingToNumbers) { end -= 1 }
      return text(from: first, to: end).flatMap { $0.text.contains(where: \.isLetter) ? $0 : nil }
    }
    // `Cards take 24px padding`, `radius 26 haut`, `sidebar 248px fixe`
    guard pieces.upperBound - number <= 2, first < end else { return nil }
    if scan.isWord(end - 1, in: Self.having), end - 1 > first, KindWords(bytes(number + 1)).ownKind != nil,
      let owner = text(from: first, to: end - 1), let word = text(from: number + 1, to: pieces.upperBound)
    {
      return Name("\(owner.text), \(word.text)")
    }
    guard let name = text(from: first, to: end),
      FrameWords.isPart(name.text) || KindWords(bytes(end - 1)).ownKind != nil
    else { return nil }
    return name
  }

  private func bytes(_ piece: Int) -> ArraySlice<UInt8> {
    scan.text[scan.lexemes[piece].start..<scan.lexemes[piece].end]
  }

  private static let articles: [StaticString] = ["the", "a", "an", "la", "le", "el", "der", "die", "das"]
  private static let having: [StaticString] = ["take", "takes", "get", "gets", "has", "have", "use", "uses", "with"]
  private static let leadingToNames: [StaticString] = [
    "for", "für", "pour", "para", "per", "voor", "in", "on", "at", "between", "the", "as", "zwischen", "entre", "en",
  ]
  private static let leadingToNumbers: [StaticString] = [
    "is", "are", "of", "at", "use", "uses", "to", "a", "an", "the", "ist", "sind", "est", "sont", "es", "son", "de",
    "at", "least", "about", "around", "max", "min", "minimum", "maximum", "with", "has", "have",
  ]

  /// What a clause says that its number is, or its row or what is above it; what the clause before it said where that
  /// was more than its row.
  private func kind(
    of name: Name, _ pieces: Range<Int>, _ quantity: Quantity, _ label: Label, _ last: Found?
  ) -> (kind: ValueKind, evidence: Evidence)? {
    let words = KindWords(scan.text[scan.lexemes[pieces.lowerBound].start..<scan.lexemes[pieces.upperBound - 1].end])
    if let own = words.ownKind {
      guard own != .undrawn, let said = kind(said: pieces) else { return nil }
      return said
    }
    if let kind = label.kind { return kind }
    if let last, label.name != nil { return (last.kind, last.evidence) }
    let isFrame = FrameWords.isPart(name.text) && quantity.low >= 20
    let frame: (ValueKind, Evidence)? = isFrame ? (.size, .words(name.range ?? scan.place(0..<scan.text.count))) : nil
    guard let (kind, node) = around.kind(beside: [], isDotted: false), let node, Self.drawn.contains(kind),
      kind == .type
        ? words.isDisjoint(with: Self.besideType) && quantity.low >= 0.5
        : (words.kind ?? kind) == kind, isTaken(quantity, by: kind)
    else { return frame }
    // Under `Spacing and radii` a length may be either.
    guard !(around.nearest?.words.isSuperset(of: [.spacing, .radius]) ?? false) else { return frame }
    return (kind, .above(node: node))
  }

  private static let besideType: KindWords = [
    .spacing, .leading, .line, .letter, .radius, .height, .width, .border, .icon, .target, .touch, .undrawn,
  ]

  func isTaken(_ quantity: Quantity, by kind: ValueKind) -> Bool {
    kind.takes(quantity)
      && (kind != .spacing && kind != .radius || quantity.low <= 200 || kind == .radius && quantity.low > 900)
  }

  /// `Card, padding` behind a label, below a heading or in what a bold name is said of, where the clause says no more than
  /// what of a thing it gives.
  private func full(_ name: Name, _ label: Label, _ kind: ValueKind) -> Name {
    if let own = label.name {
      if label.isScale {
        guard around.isBelowLine, let title = around.title else { return name }
        return Name("\(title.text), \(name.text)")
      }
      // `Padding: 14pt vertical, corner radius 24pt`: of another kind.
      let isOther = GenericName.matches(own.text) && label.kind.map { $0.kind != kind } ?? false
      return isOther ? name : Name("\(own.text), \(name.text)")
    }
    guard GenericName.matches(name.text), let owner = boldOwner ?? around.title else { return name }
    return Name("\(owner.text), \(name.text)")
  }

  /// What is bold at the start of the text.
  private var boldOwner: Name? {
    let bold = scan.boldLength
    guard bold > 0, bold <= 40 else { return nil }
    return scan.name(0..<bold).map { Name($0.text.hasSuffix(".") ? String($0.text.dropLast()) : $0.text) }
  }

  /// `never smaller than 44px`, `no less than 48dp`
  private func isOfLeast(_ sentence: Range<Int>) -> Bool {
    guard let than = sentence.first(where: { scan.isWord($0, in: ["than"]) }), than > sentence.lowerBound + 1 else {
      return false
    }
    return scan.isWord(than - 1, in: ["smaller", "less", "lower", "shorter", "narrower"]) && scan.isNegation(than - 2)
  }

  /// `Touch targets are at least 44pt`, `44×44 px touch targets`: the only length of a sentence about targets.
  private func target(in sentence: Range<Int>) -> Found? {
    let words = sentence.filter { scan.lexemes[$0].isWord }
    let numbers = sentence.filter { index in
      scan.lexemes[index].quantity.map { $0.unit?.isLength ?? $0.isSquare } ?? false
    }
    guard numbers.count == 1, let number = numbers.first, let quantity = scan.lexemes[number].quantity,
      quantity.low >= 20, !used.contains(number), ValueKind.target.takes(quantity),
      let target = words.first(where: { KindWords(bytes($0)).contains(.target) }),
      // `cible tactile`, `área de toque`
      let touch = [target, target - 1, target + 1, target + 2].first(where: {
        words.contains($0) && KindWords(bytes($0)).contains(.touch)
      }), case let pieces = min(target, touch)...max(target, touch), (target - number).magnitude <= 6,
      !pieces.contains(number), let name = text(from: pieces.lowerBound, to: pieces.upperBound + 1)
    else { return nil }
    return Found(
      name: name, piece: number, quantity: quantity, kind: .target, evidence: .words(scan.place(ofPieces: pieces)))
  }

  /// `radius 16–18`, `padding 13–18px` among the commas of a sentence: a word for its kind right before a number.
  private func terse(_ pieces: Range<Int>) -> Found? {
    if let time = movement(pieces) { return time }
    guard (2...6).contains(pieces.count), let number = pieces.last(where: { scan.lexemes[$0].isQuantity }),
      number > pieces.lowerBound, pieces.upperBound - number <= 2, let quantity = scan.lexemes[number].quantity,
      pieces.allSatisfy({ $0 == number || scan.lexemes[$0].isWord }), !quantity.isSquare, !used.contains(number),
      !pieces.contains(where: { scan.isWord($0, in: Self.ofSentences) }),
      let name = name(of: pieces, beside: number), case let word = scan.lexemes[number - 1],
      let kind = FrameWords.isPart(name.text) && quantity.low >= 20
        ? .size
        : scan.isWord(number - 1, in: ["radio"]) ? .radius : KindWords(scan.text[word.start..<word.end]).ownKind,
      kind == .radius || kind == .spacing || kind == .size && FrameWords.isPart(name.text),
      kind == .radius ? quantity.unit?.isLength ?? true : quantity.unit?.isLength == true,
      isTaken(quantity, by: kind)
    else { return nil }
    return Found(
      name: full(name, Label(), kind), piece: number, quantity: quantity, kind: kind,
      evidence: .words(scan.place(word.start..<word.end)))
  }

  /// `slide-up 300ms`, `fade 150 ms` among the commas of a sentence: the word for a movement right before its time.
  private func movement(_ pieces: Range<Int>) -> Found? {
    guard (2...4).contains(pieces.count), let number = pieces.last, let time = scan.lexemes[number].quantity,
      time.unit?.isTime == true, time.high == nil, pieces.dropLast().allSatisfy({ scan.lexemes[$0].isWord }),
      !used.contains(number), let (kind, evidence) = kind(of: time, beside: [], isDotted: false),
      case let word = String(decoding: bytes(number - 1), as: UTF8.self).lowercased(),
      Self.movements.contains(where: word.hasPrefix), let name = text(from: pieces.lowerBound, to: number)
    else { return nil }
    return Found(name: name, piece: number, quantity: time, kind: kind, evidence: evidence)
  }

  private static let movements = [
    "slide", "fade", "pop", "zoom", "scale", "expand", "collapse", "bounce", "shake", "pulse", "flip", "transition",
    "animation", "crossfade", "cross-fade", "dissolve", "animación", "transición", "übergang", "fondu", "glisse",
  ]
}
