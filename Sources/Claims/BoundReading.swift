import Guide
import Printing
import Statements
import Tokens
import Wording

/// Reads a clause as a claim: each word is one of its subject, of its bound, or one that says nothing more.
struct BoundReading {
  let clause: ClaimClause
  let text: PageText
  let page: AuditedPage
  private(set) var relations: Set<Relation> = []
  private(set) var isNegated = false
  /// Whether it is said of every one.
  private(set) var isOfAll = false
  /// How many values there are said to be.
  private(set) var count: Int?
  /// The words that are left, in order: those of the subject.
  private(set) var said: [String] = []
  /// The first word that makes it a bound.
  private var sign: Int?

  enum Relation {
    case less, more, least, most, smallest, largest, between, only, limit
  }

  init(_ clause: ClaimClause, _ text: PageText, _ page: AuditedPage) {
    self.clause = clause
    self.text = text
    self.page = page
  }

  var claim: BoundClaim? {
    var reading = self
    guard reading.sort(), let subject = reading.subject, let (bound, figures) = reading.bound(of: subject),
      reading.isMeant(subject, bound, figures)
    else { return nil }
    let own = clause.figures.suffix(ownFigures)
    guard let first = own.first, let last = own.last, !isDeclaration(around: first.range) else { return nil }
    let range = first.range.lowerBound..<last.range.upperBound
    let start = min(reading.sign ?? range.lowerBound, range.lowerBound)
    return BoundClaim(
      subject: subject, bound: bound, figures: figures, text: text, figureRange: range,
      range: start..<max(range.upperBound, reading.sign ?? 0))
  }

  /// Whether figures are in a declaration in code, which is that of one thing: `.page { padding: 0 24px; }`.
  private func isDeclaration(around range: Range<Int>) -> Bool {
    text.code.contains { code in
      code.contains(range.lowerBound) && text.bytes[code].contains { $0.isOne(of: ";{") }
    }
  }

  // MARK: Words

  /// Sorts the words of the clause; false where one of them takes back what the others say.
  private mutating func sort() -> Bool {
    let words = Array(clause.words.prefix(endOfBound).map(\.text))
    var labels: [Int] = []
    for (index, word) in words.enumerated() {
      let next = index + 1 < words.count ? words[index + 1] : ""
      if Self.negations.contains(word) {
        // What is not so of all is so of some; what used to be so is past.
        if next == "all" || next == "every" { return false }
        isNegated = true
      } else if word == "used", next == "to" {
        return false
      } else if word == "up" {
        add(next == "to" ? .most : .least, index)
      } else if let relation = Self.relations[word], !isInVariable(index) {
        add(relation, index)
      } else if let number = word == "one" ? 1 : CountWords.number(Array(word.utf8)[...]) {
        guard count == nil else { return false }
        count = number
        sign = sign ?? clause.words[index].range.lowerBound
      } else if Self.quantifiers.contains(word) {
        isOfAll = true
      } else if !Self.plain.contains(word) {
        if isLabel(index) { labels.append(said.count) }
        said.append(word)
      }
    }
    // `Two weights: 400 for reading, 600 for titles`: each of the figures has a use.
    if count == clause.figures.count || isCounted {
      for place in labels.reversed() { said.remove(at: place) }
    }
    return said.count <= 6
  }

  /// Whether a word is part of the name of a custom property or of a token, and compares nothing: `--duration-slower`.
  private func isInVariable(_ index: Int) -> Bool {
    let place = clause.words[index].range.lowerBound
    return text.code.contains { $0.contains(place) && CodeName.isValue(text.bytes[$0]) }
  }

  private mutating func add(_ relation: Relation, _ index: Int) {
    relations.insert(relation)
    let word = clause.words[index]
    let isAt = index > 0 && clause.words[index - 1].text == "at" && (word.text == "least" || word.text == "most")
    sign = sign ?? (isAt ? clause.words[index - 1].range.lowerBound : word.range.lowerBound)
  }

  // MARK: Subjects

  private var subject: BoundClaim.Subject? {
    var rest = said
    let isOfLines = removeLines(&rest)
    if !clause.mentions.isEmpty { return mentioned(rest, isOfLines) }
    if let targets = targets(rest) {
      if isOfLines { return nil }
      return targets ? .targets : pressed(rest)
    }
    var topics = Set(rest.compactMap { Self.topics[$0] })
    // `Headlines are never bolder than 600.`
    if topics.isEmpty, clause.words.contains(where: { Self.heavier.contains($0.text) }) { topics = [.weights] }
    rest.removeAll { Self.topics[$0] != nil || Self.neutral.contains($0) }
    let isOfType = rest.contains { Self.typeWords.contains($0) }
    rest.removeAll { Self.typeWords.contains($0) }
    let dimensions = rest.compactMap { Self.dimensions[$0] }
    rest.removeAll { Self.dimensions[$0] != nil }
    guard topics.count + (isOfLines ? 1 : 0) <= 1 else { return nil }
    if isOfLines || topics.first == .leading {
      guard dimensions.isEmpty else { return nil }
      if rest.isEmpty { return .leading([]) }
      let styles = styles(rest)
      return styles.isEmpty ? nil : .leading(styles)
    }
    guard let topic = topics.first else { return unnamed(rest, isOfType, dimensions) }
    switch topic {
    case .radii where !rest.isEmpty && !isOfType:
      return Self.moods.isSuperset(of: rest) ? .radii : components(rest, .radius)
    case .radii: return isOfType || !dimensions.isEmpty ? nil : .radii
    case .spaces: return rest.isEmpty && !isOfType && dimensions.isEmpty ? .spaces : nil
    case .weights: return dimensions.isEmpty ? weights(rest) : nil
    case .durations: return Self.speeds.isSuperset(of: rest) && !isOfType && dimensions.isEmpty ? .durations : nil
    case .leading: return nil
    }
  }

  /// The weights of all styles, of those of a family, or of those with a name.
  private func weights(_ words: [String]) -> BoundClaim.Subject? {
    let rest = words.filter { !Self.weightNames.contains($0) }
    if rest.isEmpty { return .weights([]) }
    // `Body weights` are those of the style of that name, whatever its family is called.
    let own = styles(rest)
    if !own.isEmpty { return .weights(own) }
    let family = page.subject.styles.filter { style in
      style.families.contains { NameWords($0).words.allSatisfy(rest.contains) }
    }
    let named = Set(family.flatMap(\.families).flatMap { NameWords($0).words })
    let others = rest.filter { !named.contains($0) && $0 != "style" && $0 != "styles" }
    let styles = others.isEmpty ? family.map(\.path) : styles(others)
    return styles.isEmpty ? nil : .weights(styles)
  }

  /// The styles or the component that are named in curly brackets.
  private func mentioned(_ words: [String], _ isOfLines: Bool) -> BoundClaim.Subject? {
    let names = page.subject.names
    let topics = Set(words.compactMap { Self.topics[$0] })
    let rest = words.filter { Self.topics[$0] == nil && !Self.neutral.contains($0) && !Self.typeWords.contains($0) }
    if clause.mentions.allSatisfy(names.isStyle) {
      let groups = clause.mentions.compactMap { $0.segments.last }.flatMap { NameWords($0).words }
      guard rest.allSatisfy(groups.contains) else { return nil }
      if isOfLines || topics == [.leading] { return .leading(clause.mentions) }
      if topics == [.weights] { return .weights(clause.mentions) }
      return topics.isEmpty && !isOfLines ? .styles(clause.mentions) : nil
    }
    let components = clause.mentions.compactMap { path -> TokenPath? in
      guard path.segments.count == 2, path.segments[0].hasPrefix("component") else { return nil }
      return page.subject.components[NameWords(path.segments[1])]
    }
    let dimensions = rest.compactMap { Self.dimensions[$0] }
    guard components.count == clause.mentions.count, topics.isEmpty, !isOfLines, dimensions.count == rest.count else {
      return nil
    }
    return .components(components, words: [], dimensions.first ?? .height)
  }

  enum Topic { case radii, spaces, weights, durations, leading }

  /// `line height`, which is no height.
  private func removeLines(_ words: inout [String]) -> Bool {
    guard let place = words.firstIndex(of: "line"), place + 1 < words.count, words[place + 1].hasPrefix("height")
    else { return false }
    words.removeSubrange(place...place + 1)
    return true
  }

  /// Whether the subject is what is pressed; nil where nothing speaks of that.
  private func targets(_ words: [String]) -> Bool? {
    let isNamed = !Self.targetNouns.isDisjoint(with: words)
    let isPressed = !Self.pressing.isDisjoint(with: words)
    let isOfPeople = words.contains("you") && words.contains("can") && isPressed
    guard isNamed || isOfPeople || isPressed && !Self.pressedNouns.isDisjoint(with: words) else { return nil }
    return words.allSatisfy { word in
      Self.targetNouns.contains(word) || Self.pressing.contains(word) || Self.pressedNouns.contains(word)
        || Self.neutral.contains(word) || Self.dimensions[word] != nil || isOfPeople && (word == "you" || word == "can")
        || word == "square"
    }
  }

  /// The subject of a clause that names no scale: type, its styles or components.
  private func unnamed(
    _ rest: [String], _ isOfType: Bool, _ dimensions: [ComponentProperty]
  ) -> BoundClaim.Subject? {
    if dimensions.isEmpty, !isOfType, let subject = subjectOfHeading(rest) { return subject }
    if rest.isEmpty {
      guard dimensions.isEmpty else { return nil }
      if isOfType { return .type }
      let isNothing = isNegated && clause.words.contains { $0.text == "nothing" }
      let isBelowType = BoundClaim.isTypeHeading(page.heading(above: text)) && (isNegated || said.contains("size"))
      return isNothing || isBelowType ? .type : nil
    }
    if clause.figures.count > 1, rest.allSatisfy(Self.weightNames.contains) { return .weights([]) }
    let styles = dimensions.isEmpty ? styles(rest) : []
    if isOfType { return styles.isEmpty ? nil : .styles(styles) }
    let own = components(rest, dimensions.first ?? .height)
    if styles.isEmpty { return own }
    return own == nil ? .styles(styles) : nil
  }

  /// The styles that some words name, in the singular or in the plural.
  private func styles(_ words: [String]) -> [TokenPath] {
    if page.subject.names.isEmpty { return [] }
    let own = words.count > 1 ? words.filter { !Self.styleNouns.contains($0) } : words
    for name in [words, Self.singular(words), own] {
      let found = page.subject.names.meant(
        by: NameWords(name.joined(separator: " ")), around: { page.words(around: text) + ["type"] }
      ).filter(page.subject.names.isStyle)
      if !found.isEmpty { return found }
    }
    // `Display sizes` are all whose names begin so.
    let group = NameWords(own.joined(separator: " ")).words
    guard !group.isEmpty else { return [] }
    return page.subject.styles.map(\.path).filter { path in
      let name = NameWords(path.segments.last ?? "").words
      return name.count > group.count && name.starts(with: group) && Self.emphases.isDisjoint(with: name)
    }
  }

  /// The components whose names have some words; of a page without any, what the words name.
  func components(_ words: [String], _ property: ComponentProperty) -> BoundClaim.Subject? {
    let said = words.count > 1 ? words.filter { $0 != "form" } : words
    let kind = NameWords(Self.singular(said).joined(separator: " ")).words.map { Self.synonyms[$0] ?? $0 }
    let found = page.subject.components.filter { name, _ in
      Set(kind).isSubset(of: name.words) && Self.isWhole(name)
    }.map(\.value).sorted { $0.description < $1.description }
    if found.isEmpty, page.subject.hasTokens || !Self.pressedComponents.contains(kind.last ?? "") { return nil }
    return .components(found, words: kind, property)
  }

  private static func singular(_ words: [String]) -> [String] {
    words.dropLast() + words.suffix(1).map(\.singular)
  }

  // MARK: Bounds

  /// How many figures are values; the first of more may say how many there are.
  private var ownFigures: Int { isCounted ? clause.figures.count - 1 : clause.figures.count }

  /// `3 sizes: 12, 16 and 32`.
  var isCounted: Bool {
    guard clause.figures.count > 2, let first = clause.figures.first, first.quantity.unit == nil else { return false }
    return first.quantity.low == Double(clause.figures.count - 1)
      && clause.figures[1].place > first.place
  }

  private func bound(of subject: BoundClaim.Subject) -> (BoundClaim.Bound, [Double])? {
    let quantities = clause.figures.suffix(ownFigures).map(\.quantity)
    let unit = quantities.last?.unit
    var figures: [Double] = []
    for quantity in quantities {
      for number in [quantity.low, quantity.high].compactMap(\.self) {
        guard let figure = Self.figure(number, quantity.unit ?? unit, subject) else { return nil }
        figures.append(figure)
      }
    }
    let isRange = quantities.count == 1 && figures.count == 2
    if relations == [.between] || relations.isEmpty && isRange && (isOfAll || isOfMotion(subject)) {
      return !isNegated && figures.count == 2 && figures[0] < figures[1] ? (.between, figures) : nil
    }
    if let denied = denied(subject, figures) { return denied }
    if isRange, !isNegated, relations == [.limit] || relations == [.most] { return (.most, [figures[1]]) }
    if figures.count > 1 || count != nil { return list(figures, subject).map { ($0, figures) } }
    guard quantities.first?.high == nil else { return nil }
    if relations == [.only], case .components = subject, let figure = figures.first, unit != nil {
      return isNegated ? nil : (.between, [figure, figure])
    }
    if relations == [.only] || relations.isEmpty {
      guard !isNegated, isOfAll || relations == [.only], hasOneValue(subject), unit != nil || !isLength(subject)
      else { return nil }
      return (.only, figures)
    }
    guard unit != nil || !isLength(subject) else { return nil }
    return one.map { ($0, figures) }
  }

  /// What the words make of one figure.
  private var one: BoundClaim.Bound? {
    switch relations {
    case [.less]: isNegated ? .least : .most
    case [.more]: isNegated ? .most : .least
    case [.least], [.least, .more]: isNegated ? nil : .least
    case [.most], [.most, .less], [.limit]: isNegated ? nil : .most
    case [.least, .less]: isNegated ? .least : nil
    case [.most, .more]: isNegated ? .most : nil
    case [.smallest]: isNegated ? nil : .smallest
    case [.largest]: isNegated ? nil : .largest
    default: nil
    }
  }

  /// What the words make of several figures: all there are, or some of them.
  private func list(_ figures: [Double], _ subject: BoundClaim.Subject) -> BoundClaim.Bound? {
    guard !isNegated, subject.isEverything, clause.figures.allSatisfy({ $0.quantity.high == nil }),
      relations.isEmpty || relations == [.only] || relations == [.limit],
      count == nil || count == figures.count
    else { return nil }
    if count != nil || isCounted || !relations.isEmpty { return .only }
    let verbs = clause.words.contains { $0.text == "is" || $0.text == "are" }
    let isScale = said.contains { ["scale", "steps", "values", "sizes"].contains($0) }
    if case .type = subject, !isScale { return nil }
    if verbs, isScale || isOfAll { return .only }
    guard clause.colon != clause.words.count else { return isScale ? .only : .listed }
    // `scale 4 / 8 / 16`, and nothing behind it.
    if isScale, figures.count > 2, clause.figures.first?.place == clause.words.count { return .only }
    return verbs ? .listed : nil
  }

  /// Whether there may be one value of it in all places.
  private func hasOneValue(_ subject: BoundClaim.Subject) -> Bool {
    switch subject {
    case .weights, .radii, .spaces, .leading, .durations: true
    case .type, .targets, .components, .styles: false
    }
  }

  private func isLength(_ subject: BoundClaim.Subject) -> Bool {
    switch subject {
    case .weights, .leading, .durations: false
    case .targets, .components, .type, .styles, .radii, .spaces: true
    }
  }

  /// A number in the unit in which the subject is compared; nil where it has another.
  private static func figure(
    _ number: Double, _ unit: Quantity.Unit?, _ subject: BoundClaim.Subject
  ) -> Double? {
    switch subject {
    case .targets, .components, .type, .styles, .radii, .spaces:
      switch unit {
      case .px, .pt, .dp, nil: return number
      case .rem: return number * 16
      case .sp, .em, .percent, .ms, .s: return nil
      }
    case .durations: return unit == .ms ? number : unit == .s ? number * 1000 : nil
    case .weights: return unit == nil && (100...1000).contains(number) ? number : nil
    case .leading:
      if unit == .percent { return number / 100 }
      return (unit == nil || unit == .em) && number < 4 ? number : nil
    }
  }
}
