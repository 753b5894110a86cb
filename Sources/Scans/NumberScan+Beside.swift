import Files
import Printing
import Wording

/// Numbers by the words right beside them.
extension NumberScan {
  /// Numbers beside a word for their kind: `radius 16`, `24pt top corners`, `0.04s delay`.
  mutating func readBeside(isProse: Bool) {
    readRowOfTimes(isProse: isProse)
    for (index, lexeme) in scan.lexemes.enumerated() where !used.contains(index) {
      guard let quantity = lexeme.quantity, !scan.isInCode(index), !beginsChange(index), !isInName(index),
        !isInTransform(index), !isExample(index)
      else { continue }
      if quantity.unit?.isTime == true {
        guard kind(of: quantity, beside: [], isDotted: false) != nil, !isProse || speaksOfMotion && !isReplaced(index),
          speaksOfMotion || !scan.isWithinCode(lexeme)
        else { continue }
        // `5s → 8s`: what was, and what is called the same.
        if isChanged(index) || isSaidAgain(index) || isLimit(index) { continue }
        // In brackets, what follows a time says how it is spent: `(220ms standard)`.
        let own =
          declaredName(of: index) ?? nameInCode(before: index) ?? (isProse ? nil : name(rightOf: index).map(whole))
        let before = clause(before: former(of: index) ?? index)
        let isWhole = before.map { beginsSentence($0) && !isOfSentence($0) } ?? false
        let step = isProse || isWhole ? nil : step(of: index).flatMap { isOfSentence($0) ? nil : $0 }
        let spoken = step ?? before ?? (isInBrackets(index) ? nil : clause(after: index))
        // What a sentence says of a time names it only where it is the name of something.
        if isProse || !scan.isExplicit, own == nil, spoken.map(isOfSentence) == true { continue }
        // The title is no name for one of several.
        if own == nil, spoken == nil, hasOtherTimes(than: index) { continue }
        add(named(own ?? spoken ?? around.title ?? figure(quantity), ofTime: index), .duration, quantity, .unit)
      } else if let name = ownerOfOpacity(index, isProse: isProse) {
        add(name, .opacity, quantity, .words(scan.place(ofPieces: index...index)))
      } else if quantity.isSquare, scan.isExplicit, let (kind, evidence) = squareKind(of: quantity),
        let name = scan.ownName
      {
        add(name, kind, quantity, evidence)
      } else if !isProse || isMarked(index), let (kind, phrase) = phrase(beside: index, quantity, isProse: isProse),
        kind.takes(quantity), kind != .radius && kind != .opacity || !isOfShadow(index),
        // `Mono (600, 0.75rem, sizes 9–12px in practice)` in a section about type.
        kind != .size || isProse || around.nearest?.words.contains(.typography) != true || !isWordForSizes(phrase)
      {
        let evidence = phrase.range.map(Evidence.words) ?? .notation
        let sides = sides(from: index, kind)
        let name = owned(remarked(phrase, behind: index), sides.first ?? quantity, kind)
        let labels = kind == .spacing && Self.saysSides(phrase.text) ? ValueList.sides(sides.count) : nil
        for (number, side) in sides.enumerated() {
          let own = labels.map { ", " + $0[number] } ?? " " + figure(side).text
          add(sides.count == 1 ? name : Name(name.text + own), kind, side, evidence)
        }
        used.formUnion(index..<index + sides.count)
      }
    }
  }

  /// Whether a name ends with the word for sizes, whatever they are sizes of.
  private func isWordForSizes(_ name: Name) -> Bool {
    name.text.split(separator: " ").last.map { KindWords(Array($0.utf8)[...]) == .size } ?? false
  }

  /// `--dur-fast` of `` `--dur-fast: 150ms` `` in a sentence.
  private func declaredName(of index: Int) -> Name? {
    guard index > 1, scan.lexemes[index - 1].isColon, scan.isWithinCode(scan.lexemes[index]) else { return nil }
    var first = index - 1
    while first > 0, scan.isWithinCode(scan.lexemes[first - 1]), !scan.lexemes[first - 1].isBreak { first -= 1 }
    guard index - first <= 4 else { return nil }
    return text(from: first, to: index - 1).flatMap { $0.text.contains("-") || $0.text.contains(".") ? $0 : nil }
  }

  /// Whether words are a piece of a sentence and no name: `and deliberately keeps its slower`.
  func isOfSentence(_ name: Name) -> Bool {
    name.text.lowercased().split(separator: " ").contains { Self.ofSentences.contains($0) }
  }

  private static let ofSentences: Set<Substring> = [
    "and", "or", "but", "that", "which", "this", "these", "it", "its", "their", "would", "could", "should", "may",
    "including", "applies", "keeps", "keep", "capped", "than", "because", "if", "so", "under", "about", "mit", "und",
    "e", "y", "et", "que", "qui", "pode", "puede", "peut", "kann",
  ]

  /// Whether a sentence says that something else is to stand in the place of a number: `instead of hard-coded 120ms`.
  func isReplaced(_ index: Int) -> Bool {
    var first = index
    while first > 0 {
      if case .stop = scan.lexemes[first - 1].kind { break }
      first -= 1
    }
    return (first..<index).contains { scan.isWord($0, in: ["instead", "rather", "hard-coded", "hardcoded"]) }
  }

  /// Whether running text gives a number as a value, be it in bold or as code, or in brackets behind a name in code:
  /// `Card padding **16dp**`, `` `xl` (1.5rem) corner radii ``.
  private func isMarked(_ index: Int) -> Bool {
    guard scan.lexemes[index].quantity?.unit?.isLength == true else {
      return nameInCode(before: index)?.text.contains(".") == true
    }
    return scan.isMarked(scan.lexemes[index]) || nameInCode(before: index) != nil
  }

  private func nameInCode(before quantity: Quantity) -> Name? {
    scan.lexemes.firstIndex { $0.start == quantity.start }.flatMap { nameInCode(before: $0) }
  }

  /// `xl` of `` `xl` (1.5rem) ``
  private func nameInCode(before index: Int) -> Name? {
    guard index > 1, index + 1 < scan.lexemes.count, scan.lexemes[index - 1].isOpen, scan.lexemes[index + 1].isClose,
      scan.lexemes[index - 2].isWord, scan.isCode(scan.lexemes[index - 2])
    else { return nil }
    return text(from: index - 2, to: index - 1)
  }

  /// Whether the clause of a number is about a shadow, whose blur some call its radius, or goes on with its offset:
  /// `radius 14, y 5`.
  private func isOfShadow(_ index: Int) -> Bool {
    if index + 3 < scan.lexemes.count, scan.lexemes[index + 1].isComma, scan.isWord(index + 2, in: ["x", "y"]) {
      return true
    }
    if scan.nameWords.contains(.shadow), scan.lexemes[index].quantity?.unit == nil { return true }
    let clause = scan.lexemes[..<index].reversed().prefix { lexeme in
      if case .semicolon = lexeme.kind { false } else { !lexeme.isComma }
    }
    guard let first = clause.last else { return false }
    return KindWords(scan.text[first.start..<scan.lexemes[index].start]).contains(.shadow)
  }

  /// Whether a number is where an animation begins or ends: `opacity 0 → 1`, `opacity: 0 to 1`.
  private func beginsChange(_ index: Int) -> Bool {
    guard let quantity = scan.lexemes[index].quantity, quantity.unit?.isTime != true else { return false }
    if quantity.unit == nil, quantity.low == 0, quantity.high == 1 { return true }
    // `y: 16, opacity: 0 → y: 0, opacity: 1`
    if quantity.unit == nil, quantity.high == nil, [0, 1].contains(quantity.low),
      scan.lexemes.indices.contains(where: { $0 > 0 && scan.isArrow($0) })
    {
      return true
    }
    let isFirst =
      index + 2 < scan.lexemes.count && scan.isArrow(index + 1) && scan.lexemes[index + 2].isQuantity
    return isFirst || index > 1 && scan.isArrow(index - 1) && scan.lexemes[index - 2].isQuantity
  }

  /// `4px 12px`: the lengths of several sides, with nothing between them.
  func sides(from index: Int, _ kind: ValueKind) -> [Quantity] {
    guard var first = scan.lexemes[index].quantity, kind == .spacing || kind == .radius else {
      return scan.lexemes[index].quantity.map { [$0] } ?? []
    }
    // `0 40px`
    if first.unit == nil, first.low == 0, first.high == nil, index + 1 < scan.lexemes.count,
      let unit = scan.lexemes[index + 1].quantity?.unit, unit.isLength
    {
      first = first.with(unit)
    }
    guard first.unit != nil else { return [first] }
    var sides = [first]
    while sides.count < 4, index + sides.count < scan.lexemes.count,
      let next = scan.lexemes[index + sides.count].quantity, next.high == nil, kind.takes(next),
      let unit = next.unit ?? (next.low == 0 ? first.unit : nil)
    {
      sides.append(next.with(unit))
    }
    return sides
  }

  /// `Card, padding` for what an item called `Card` says of its padding; a number without a unit is its own.
  private func owned(_ phrase: Name, _ quantity: Quantity, _ kind: ValueKind) -> Name {
    guard scan.isExplicit, scan.valueStart < scan.lexemes.count, let own = scan.ownName.map(withoutBreakpoint),
      phrase.text != nameInCode(before: quantity)?.text
    else { return phrase }
    if quantity.unit == nil {
      // `Density: loose. Card padding 12`
      if scan.text[..<quantity.start].dropFirst(scan.lexemes[scan.valueStart].start).firstPlace(of: ". ") != nil {
        return phrase
      }
      return kind == .duration && phrase.text.lowercased().hasSuffix("delay") ? Name("\(own.text), delay") : own
    }
    // `Space between cards: `gap: 24px``
    if scan.lexemes[scan.valueStart].isWord,
      phrase.range?.start == scan.place(ofPieces: scan.valueStart...scan.valueStart).start,
      scan.isWithinCode(scan.lexemes[scan.valueStart]), GenericName.matches(phrase.text), scan.nameWords.ownKind == kind
    {
      return own
    }
    let isChoice = Surroundings.isChoice(own.text, below: around.title)
    let isPart = Surroundings.isPart(own.text) && !isChoice
    guard let owner = isPart ? around.title : own, owner.text.count <= Self.longestOwner,
      isPart || isChoice || KindWords(Array(own.text.utf8)[...]).isEmpty || isDeclared(quantity, as: phrase),
      scan.name.map({ $0.upperBound <= scan.lexemes[scan.valueStart - 1].end }) ?? false
    else { return phrase }
    return Name("\(owner.text), \(phrase.text)")
  }

  /// `Desktop` of `Desktop (1200px+)`: a name without the widths that it is for.
  private func withoutBreakpoint(_ name: Name) -> Name {
    guard name.text.hasSuffix(")"), let open = name.text.firstIndex(of: "("), name.text[open...].contains("px") else {
      return name
    }
    return Name(String(name.text[..<open].trimmed))
  }

  /// `width` of `` Time field: `width: 120px` ``, whatever the field is for.
  private func isDeclared(_ quantity: Quantity, as property: Name) -> Bool {
    guard GenericName.matches(property.text), KindWords(Array(property.text.utf8)[...]).ownKind == .size,
      let piece = scan.lexemes.first(where: { $0.start == quantity.start })
    else { return false }
    return scan.isWithinCode(piece)
  }

  /// The text's own name, where the value is behind it.
  private func name(rightOf index: Int) -> Name? {
    guard let range = scan.name, range.upperBound <= scan.lexemes[index].start,
      scan.isExplicit || scan.valueStart == index || scan.lexemes[scan.valueStart].quantity == nil
    else { return nil }
    return scan.ownName
  }

  private static let longestOwner = 40
  /// The most pieces of a remark in brackets.
  private static let longestRemark = 16

  func isInBrackets(_ index: Int) -> Bool {
    let before = scan.lexemes[..<index].suffix(Self.longestRemark).last { $0.isOpen || $0.isClose }
    return before?.isOpen ?? false
  }

  /// `8px gutters (mobile)`: a phrase with the word in brackets behind it.
  private func remarked(_ phrase: Name, behind index: Int) -> Name {
    guard let open = scan.lexemes[index...].firstIndex(where: { !$0.isWord && !$0.isQuantity }), open > index + 1,
      let remark = scan.remark(at: open)
    else { return phrase }
    // `22pt continuous corners (`Radius.card`)`
    return scan.isCode(scan.lexemes[open + 1]) ? remark : Name("\(phrase.text), \(remark.text)")
  }

  /// A sentence about a delay may be about anything that takes time.
  var speaksOfMotion: Bool {
    !KindWords(scan.text[...]).isDisjoint(with: [.motion, .easing]) || around.has([.duration, .motion, .easing])
  }

  /// `24px horizontal` of `24px horizontal and 13px vertical padding`: the word for both is behind the second.
  private func side(at index: Int) -> (ValueKind, Name)? {
    if let side = sideBehind(index) { return side }
    let word = index + 5
    guard word < scan.lexemes.count, [index + 1, index + 4].allSatisfy({ scan.isWord($0, in: Self.sides) }),
      scan.isWord(index + 2, in: ["and"]) || scan.isSlash(index + 2) || scan.lexemes[index + 2].isComma,
      scan.lexemes[index + 3].quantity?.unit != nil, scan.lexemes[word].isWord, let name = scan.word(at: word),
      let side = scan.word(at: index + 1), let kind = KindWords(Array(name.utf8)[...]).ownKind, kind == .spacing
    else { return nil }
    return (kind, Name("\(side) \(name)"))
  }

  /// `12px horizontal` of `8px vertical padding, 12px horizontal`: the word for both is behind the first.
  private func sideBehind(_ index: Int) -> (ValueKind, Name)? {
    guard index > 3, index + 1 < scan.lexemes.count, scan.isWord(index + 1, in: Self.sides),
      scan.isWord(index - 3, in: Self.sides), scan.lexemes[index - 1].isComma || scan.isWord(index - 1, in: ["and"]),
      index + 2 == scan.lexemes.count || scan.lexemes[index + 2].isBreak, let side = scan.word(at: index + 1),
      let name = scan.word(at: index - 2), KindWords(Array(name.utf8)[...]).ownKind == .spacing
    else { return nil }
    return (.spacing, Name("\(side) \(name)"))
  }

  private static let sides: [StaticString] = [
    "horizontal", "vertical", "top", "bottom", "left", "right", "inline", "block",
  ]

  /// `8-10 sizes`
  private func isCount(_ index: Int, _ quantity: Quantity) -> Bool {
    quantity.unit == nil && index + 1 < scan.lexemes.count && scan.isWord(index + 1, in: Self.counted)
  }

  private static let counted: [StaticString] = [
    "sizes", "steps", "levels", "styles", "weights", "families", "fonts", "tokens", "variants",
  ]

  private func phrase(beside index: Int, _ quantity: Quantity, isProse: Bool) -> (ValueKind, Name)? {
    if isCount(index, quantity) || isInCall(index) { return nil }
    if isProse, let token = nameInCode(before: index), let kind = KindWords(Array(token.text.utf8)[...]).ownKind,
      kind != .undrawn
    {
      return (kind, token)
    }
    var first = index
    while first > 0, index - first < 3 {
      let piece = scan.lexemes[first - 1]
      guard piece.isWord || first == index && (piece.isColon || piece.isOpen) else { break }
      first -= 1
    }
    if first < index {
      // The nearest word has to be the one that says what it is.
      // `radius of 12px`, `top corners rounded 20`
      let joins: [StaticString] = quantity.unit == nil ? ["rounded"] : ["of", "rounded"]
      let nearest = (first..<index).last { scan.lexemes[$0].isWord && !scan.isWord($0, in: joins) } ?? first
      let near = KindWords(scan.text[scan.lexemes[nearest].start..<scan.lexemes[nearest].end])
      let all = KindWords(scan.text[scan.lexemes[first].start..<scan.lexemes[index].start])
      // `Font: 14px`
      let isFont = scan.isWord(nearest, in: ["font"]) && quantity.unit?.isLength == true
      if !near.isEmpty, let kind = all.ownKind ?? (isFont ? .type : nil),
        kind != .undrawn, kind != .borderWidth || !isOfOther(index + 1), let name = text(from: first, to: nearest + 1)
      {
        return (kind, name)
      }
    }
    guard quantity.unit?.isLength == true else { return nil }
    if let side = side(at: index) ?? (isProse ? subject(of: index) : nil) { return side }
    return phrase(behind: index)
  }

  /// `corner radii` of `12px corner radii`, also behind other lengths or a bracket: `8px 12px padding`,
  /// `` `xl` (1.5rem) corner radii ``, which has the name in code.
  private func phrase(behind index: Int) -> (ValueKind, Name)? {
    // `12pt (`Radius.small`)`
    if index + 3 < scan.lexemes.count, scan.lexemes[index + 1].isOpen, scan.isCode(scan.lexemes[index + 2]),
      let name = scan.remark(at: index + 1), let kind = KindWords(Array(name.text.utf8)[...]).ownKind, kind != .undrawn
    {
      return (kind, name)
    }
    let token = nameInCode(before: index)
    var start = index + (token == nil ? 1 : 2)
    while start < scan.lexemes.count, start - index < 4, scan.lexemes[start].quantity?.unit?.isLength == true {
      start += 1
    }
    var last = start
    while last < scan.lexemes.count, last - start < 2, scan.lexemes[last].isWord {
      let words = KindWords(scan.text[scan.lexemes[start].start..<scan.lexemes[last].end])
      let kind = words.ownKind ?? (words.contains(.border) ? .borderWidth : nil)
      last += 1
      // `8px border radius`, `2px outline offset`
      if kind == .borderWidth, isOfOther(last) || isOfOther(last - 1) { continue }
      // `Panel: 64px height`
      let isSide = scan.isExplicit && index >= scan.valueStart && !words.isDisjoint(with: [.height, .width])
      guard let kind, kind != .undrawn, kind != .size || isSide, let name = token ?? text(from: start, to: last) else {
        continue
      }
      return start > index + 1 && token == nil && kind != .spacing ? nil : (kind, name)
    }
    return nil
  }

  /// `Gap between stacked cards` of a sentence that a length ends.
  private func subject(of index: Int) -> (ValueKind, Name)? {
    var first = index
    while first > 0, index - first < 6, scan.lexemes[first - 1].isWord { first -= 1 }
    guard first < index, first == 0 || scan.lexemes[first - 1].isBreak,
      !(first..<index).contains(where: { scan.isWord($0, in: ["be", "is", "are", "set", "to", "of", "should"]) }),
      index + 1 == scan.lexemes.count || scan.lexemes[index + 1].isBreak,
      let kind = KindWords(scan.text[scan.lexemes[first].start..<scan.lexemes[index].start]).ownKind,
      kind == .spacing || kind == .radius, let name = text(from: first, to: index)
    else { return nil }
    return (kind, name)
  }
}
