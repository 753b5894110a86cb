package import Statements
import Wording

/// Holds the values that a page gives to things against each other, by their labels.
///
/// Two labels mean the same thing where the headings above them do not say otherwise. They do so the more surely the more
/// else the two places have in common: of two lists that agree in several names, one name that differs is a slip; lists that
/// differ in several are of two things.
package struct LabelledPairs {
  package struct Pair {
    package let first: LabelledValue
    package let second: LabelledValue
    /// Sure where the two places say the same of several other things, or where both labels are one whole name.
    package fileprivate(set) var confidence = Confidence.likely
  }

  /// Two sections, or two blocks of one.
  private struct Places: Hashable {
    /// The section of two blocks; below 0 a way in which two sections are held against each other.
    let kind: Int
    let first: Int
    let second: Int
  }

  fileprivate struct Counts {
    var same = 0
    /// Of these, how many have a name that is not one of a part, of which every thing has its own.
    var named = 0
    var others: [Pair] = []
  }

  /// The pairs that say different things of the same.
  package private(set) var different: [Pair] = []
  /// How many say the same.
  package private(set) var same = 0
  private var counts: [Places: Counts] = [:]
  /// How many values of a property each name has.
  private let uses: [String: Int]

  package init(_ values: [LabelledValue]) {
    uses = Dictionary(grouping: values, by: \.use).mapValues(\.count)
    var byName: [String: [LabelledValue]] = [:]
    for value in values { byName[value.thing.isEmpty ? value.whole : value.name, default: []].append(value) }
    for (_, own) in byName where own.count > 1 { compare(Array(own.prefix(Self.most))) }
    compareCovering(values)
    compareRows(values)
    for theme in ["dark", "light"] { compareUnthemed(values, with: theme) }
    func isBefore(_ a: Places, _ b: Places) -> Bool {
      (a.kind, a.first, a.second) < (b.kind, b.first, b.second)
    }
    for (places, found) in counts.sorted(by: { isBefore($0.key, $1.key) }) {
      same += places.kind < -1 ? 0 : found.same
      let others = found.others
      guard others.count == 1 || others.count * Self.few <= found.same,
        others.allSatisfy({ Self.areComparable($0.first, $0.second) })
      else { continue }
      different += others.filter { places.kind < -1 ? found.named >= Self.several : isSlip($0, besides: found) }
        .map { pair in
          var pair = pair
          if found.named >= Self.leastOfSure || Self.areOneName(pair) { pair.confidence = .sure }
          return pair
        }
    }
  }

  /// How many other things two places have to give the same value to be surely about the same.
  private static let leastOfSure = 2

  /// Whether two labels are one name in code of several words.
  private static func areOneName(_ pair: Pair) -> Bool {
    let names = [pair.first, pair.second]
    return names.allSatisfy(\.isCode) && pair.first.property == pair.second.property
      && NameWords(pair.first.label).words.count > 1
      && NameWords(pair.first.label) == NameWords(pair.second.label)
  }

  /// The most values of one name that are compared.
  private static let most = 60
  /// How many rows of two tables, or names of two themes, have to agree.
  private static let several = 3
  /// How many times as many have to agree where more than one differs.
  private static let few = 4

  /// What two places say of one thing.
  private mutating func compare(_ own: [LabelledValue], as kind: Int = -1) {
    let sections = Dictionary(grouping: own) { $0.section }.sorted { $0.key < $1.key }
    for (index, first) in sections.enumerated() {
      for second in sections.dropFirst(index + 1) where !Self.areParallel(first.value[0], second.value[0]) {
        let places = Places(kind: kind, first: first.key, second: second.key)
        Self.compare(first.value, second.value, into: &counts[places, default: Counts()])
      }
      if kind < -1 { continue }
      let blocks = Dictionary(grouping: first.value) { $0.block }.sorted { $0.key < $1.key }
      for (index, one) in blocks.enumerated() {
        for other in blocks.dropFirst(index + 1) {
          let places = Places(kind: first.key, first: one.key, second: other.key)
          Self.compare(one.value, other.value, into: &counts[places, default: Counts()])
        }
      }
    }
  }

  /// Whether two sections have the same heading: each is of a thing of its own.
  private static func areParallel(_ a: LabelledValue, _ b: LabelledValue) -> Bool {
    a.heading == b.heading && !a.heading.isEmpty
  }

  private static func compare(_ first: [LabelledValue], _ second: [LabelledValue], into counts: inout Counts) {
    for value in first where isOnly(value, of: first) {
      let known = second.filter { $0.property == value.property }
      let meant = known.isEmpty ? lengths(of: value, first, second) : known
      guard let one = meant.first, meant.allSatisfy({ $0.matches(one) == true || value.matches($0) == true }) else {
        continue
      }
      counts.add(value, meant)
    }
  }

  /// The one length that a length can be where one of both does not say which it is.
  private static func lengths(
    of value: LabelledValue, _ first: [LabelledValue], _ second: [LabelledValue]
  ) -> [LabelledValue] {
    guard value.property.isLength else { return [] }
    let own = first.filter(\.property.isLength)
    let others = second.filter(\.property.isLength)
    guard own.count == 1, others.count == 1, value.property == .length || others[0].property == .length else {
      return []
    }
    return others
  }

  /// Whether a place gives a thing one value of a kind.
  private static func isOnly(_ value: LabelledValue, of values: [LabelledValue]) -> Bool {
    values.allSatisfy { $0.property != value.property || $0.matches(value) != false }
  }

  // MARK: Tables of the same rows

  /// What two tables say of rows with the same names, whatever their columns are called: where several agree, one that does
  /// not is a slip.
  private mutating func compareRows(_ values: [LabelledValue]) {
    let rows = Dictionary(grouping: values.filter { !$0.row.isEmpty && $0.property == .color }) { value in
      value.row.joined(separator: " ") + " | " + value.limits.joined(separator: " ")
    }
    for own in rows.values where own.count > 1 { compare(Array(own.prefix(Self.most)), as: -2) }
  }

  /// What lists of one theme say of names that others have in each.
  private mutating func compareUnthemed(_ values: [LabelledValue], with theme: String) {
    let own = values.filter { value in
      value.limits == [theme] && value.property == .color && !value.thing.isEmpty && !value.isInCode
    }
    if own.isEmpty { return }
    let others = Dictionary(grouping: values.filter { $0.limits.isEmpty && $0.property == .color }) { $0.thing }
    for value in own {
      for other in (others[value.thing] ?? []).prefix(Self.most) where other.section != value.section {
        let (first, second) = value.block < other.block ? (value, other) : (other, value)
        counts[Places(kind: theme == "dark" ? -3 : -4, first: first.section, second: second.section), default: Counts()]
          .add(first, [second])
      }
    }
  }

  // MARK: Names that the headings make whole

  /// What one place says of a thing by its label, and another by its label and the headings above it: `Card title` in a
  /// table, and `Title` below `Cards`.
  private mutating func compareCovering(_ values: [LabelledValue]) {
    let groups = Dictionary(grouping: values.filter { !$0.thing.isEmpty }) { value in
      value.property.rawValue + value.limits.joined(separator: " ")
    }
    for (_, own) in groups where own.count > 1 && own.count <= Self.mostCovered {
      for (index, first) in own.enumerated() {
        let covered = own.indices.filter { $0 != index && Self.covers(first, own[$0]) }
        guard covered.count == 1, covered[0] > index, case let second = own[covered[0]],
          own.indices.count(where: { $0 != covered[0] && Self.covers(second, own[$0]) }) == 1
        else { continue }
        let places = Places(kind: -1, first: first.section, second: second.section)
        counts[places, default: Counts()].add(first, [second])
      }
    }
  }

  private static let mostCovered = 300

  /// Whether the words of two labels are not the same, and each has those of the other in its headings.
  private static func covers(_ a: LabelledValue, _ b: LabelledValue) -> Bool {
    guard a.section != b.section, a.thing != b.thing, !areParallel(a, b) else { return false }
    return b.thing.allSatisfy { a.thing.contains($0) || a.context.contains($0) }
      && a.thing.allSatisfy { b.thing.contains($0) || b.context.contains($0) }
  }

  // MARK: Judgement

  /// Whether the labels of two values can be those of one thing: neither is empty or ends in a preposition, names in code
  /// are the same as a whole, and a state or a size alone is no name beyond its section.
  private static func areComparable(_ a: LabelledValue, _ b: LabelledValue) -> Bool {
    let words = [a, b].map { NameWords($0.label).words }
    guard words.allSatisfy({ $0.last.map { !NamedValues.leading.contains($0) } ?? false }) else { return false }
    if isCompound(a.label), isCompound(b.label) { return words[0] == words[1] }
    if a.section != b.section, [a, b].allSatisfy({ !$0.row.isEmpty && $0.row.allSatisfy(states.contains) }) {
      return false
    }
    return a.label == b.label || ![a, b].contains { $0.isInCode && sizes.contains($0.label.lowercased()) }
  }

  /// Whether a label is one name of several words, as code has them.
  private static func isCompound(_ label: String) -> Bool {
    label.utf8.contains(UInt8(ascii: "-")) && !label.utf8.contains(UInt8(ascii: " "))
  }

  private static let states = NamedValues.states.union(["enabled", "default", "selected", "success", "warning", "rest"])
  /// Words for sizes and weights, of which every scale has its own.
  private static let sizes: Set<String> = [
    "sm", "md", "lg", "xs", "xl", "small", "medium", "large", "thin", "light", "regular", "normal", "semibold", "bold",
    "black", "base",
  ]

  /// Whether two values stand in parts of one chapter, which are of things beside each other.
  private static func areSiblings(_ a: LabelledValue, _ b: LabelledValue) -> Bool {
    a.section != b.section && a.depth == b.depth && a.depth >= depthOfParts
      && a.sections.dropLast() == b.sections.dropLast()
  }

  /// A chapter and its part.
  private static let depthOfParts = 2

  /// Whether code sets a variable: where it repeats nothing that a list gives, it shows what may be set.
  private static func isExample(_ value: LabelledValue) -> Bool { value.isInCode && isCompound(value.label) }

  private func isSlip(_ pair: Pair, besides counts: Counts) -> Bool {
    let (first, second) = (pair.first, pair.second)
    let isOfPart = first.isOfPart || second.isOfPart
    // What stylesheets give variables is told by their names.
    if first.isInCode, second.isInCode { return false }
    if counts.same == 0, [first, second].contains(where: Self.isExample) { return false }
    if first.heading != second.heading, ValueCases.areOfVariants(first.heading, second.heading) {
      return counts.named >= Self.several && !isOfPart
    }
    // Two tables of one chapter that agree in nothing are of two things.
    if first.section == second.section, !first.row.isEmpty, !second.row.isEmpty, counts.same == 0 { return false }
    // Lists below two lines of one chapter: `Home page:`, `Shop page:`
    if first.section == second.section, first.heading != second.heading { return false }
    // `Footer` and `Table` below `Components`
    if Self.areSiblings(first, second) { return false }
    // `Radius` below `Modals`, and `Modals` below `Radius`
    if first.isHeading(of: second) || second.isHeading(of: first) { return first.property == second.property }
    if first.thing.contains("touch"), first.thing.contains("target"), first.thing == second.thing { return true }
    if first.whole == second.whole {
      if isOfPart, first.context.isEmpty || first.section == second.section || first.heading != second.heading {
        return first.thing.isEmpty != second.thing.isEmpty && counts.same >= 1
      }
      if counts.same >= 1 { return true }
      // `Primary` may be the colour of text, and of buttons.
      if first.isOfRole, first.heading != second.heading || first.isInCode != second.isInCode { return false }
      return first.property == second.property && first.property != .length
    }
    if isOfPart { return false }
    let contexts = (Set(first.context), Set(second.context))
    let areNested = contexts.0.isSubset(of: contexts.1) || contexts.1.isSubset(of: contexts.0)
    // A name in code means the same everywhere.
    if first.isCode, second.isCode, first.thing == second.thing { return true }
    // The same words for one property stand nowhere else.
    if first.thing == second.thing, first.thing.count > 1, first.property == second.property,
      first.property != .length, uses[first.use] == 2, areNested,
      first.property != .color || counts.named > 0
    {
      return true
    }
    if first.thing == second.thing, first.isColorName, areNested, uses[first.use] == 2 { return true }
    let isOwn = first.thing == second.thing && (first.thing.count > 1 || first.isColorName)
    return counts.named >= (isOwn ? 1 : areNested ? 2 : 3)
  }
}

extension LabelledPairs.Counts {
  /// Counts what another place says of the thing of a value.
  fileprivate mutating func add(_ value: LabelledValue, _ meant: [LabelledValue]) {
    if meant.contains(where: { value.matches($0) == true }) {
      same += 1
      if !value.isOfPart { named += 1 }
    } else if let other = meant.first, value.matches(other) == false {
      others.append(LabelledPairs.Pair(first: value, second: other))
    }
  }
}

extension LabelledValue {
  /// Whether the heading above it, which is of nothing else, says what the label of another one does.
  fileprivate func isHeading(of other: LabelledValue) -> Bool {
    thing.isEmpty && !other.thing.isEmpty && property != .length
      && Set(nearest) == Set(other.thing)
  }

  /// What it is of, and what of it.
  fileprivate var use: String { name + property.rawValue }
}
