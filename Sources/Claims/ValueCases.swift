import Files
package import Statements

/// Tells whether two values of one name are those of two cases: of themes, brands, versions or languages, whatever the
/// headings above them are called.
///
/// Sections beside each other that give other values to the same names are cases of one thing, and so are lists, tables
/// and blocks of code in one section. Where one name alone differs among several that agree, or a sentence or a single
/// item repeats what a list says, it is one case, and one of the two values is wrong.
package struct ValueCases {
  /// The values of a section, a list or a table by their names.
  private struct Group {
    private(set) var keys: [String] = []
    private(set) var values: [String: NamedValue] = [:]
    /// The names that it gives another value the second time.
    private(set) var doubled: Set<String> = []

    mutating func add(_ value: NamedValue) {
      if let first = values[value.key] {
        if first.matches(value) == false { doubled.insert(value.key) }
        return
      }
      values[value.key] = value
      keys.append(value.key)
    }
  }

  private struct Place: Hashable {
    let path: String
    var section = -1
    var block = -1
  }

  private var groups: [Place: Group] = [:]
  /// The values that each name is given.
  private var byKey: [String: [NamedValue]] = [:]
  private var compared: [[Place]: (same: Int, other: Int)] = [:]

  package init(_ pages: [PageEvidence]) {
    for page in pages {
      for value in page.values {
        let path = value.span.file.path
        for section in value.sections { groups[Place(path: path, section: section), default: Group()].add(value) }
        groups[Self.block(of: value), default: Group()].add(value)
        byKey[value.key, default: []].append(value)
      }
    }
  }

  private static func block(of value: NamedValue) -> Place {
    Place(path: value.span.file.path, section: value.isInCode ? value.sections.last ?? 0 : -1, block: value.block)
  }

  /// How sure it is that two values of one name, which are of no two cases, are of one thing; nil where code that
  /// repeats nothing shows what may be set.
  ///
  /// A name alone makes it likely. It is sure where the two places say the same of other names, where a sentence repeats a
  /// name that nothing else has, or where several places say the one and only this the other.
  package mutating func confidence(_ a: NamedValue, _ b: NamedValue) -> Confidence? {
    let same = agreement(a, b)
    // Each document may be about a thing of its own, whose names are for that alone: `--height`.
    if a.span.file !== b.span.file, same < Self.several {
      let isOwn = a.isOwnColor && b.isOwnColor || same > 0 && a.isListed != b.isListed
      return isOwn ? .likely : nil
    }
    if same == 0, isExample(a, besides: b) || isExample(b, besides: a) { return nil }
    if same >= Self.several { return .sure }
    let areWhole = a.isWholeName && b.isWholeName || a.isOwnColor && b.isOwnColor
    if areWhole, same > 0 || a.isListed != b.isListed { return .sure }
    let few = (byKey[a.key] ?? []).prefix(Self.mostCounted)
    let agreeing = [a, b].map { one in 1 + few.count { $0.span != one.span && $0.matches(one) == true } }
    return agreeing.min() == 1 && agreeing.max() ?? 0 >= Self.several ? .sure : .likely
  }

  /// How many other names have the same value where two values stand: in their lists or in their sections.
  private mutating func agreement(_ a: NamedValue, _ b: NamedValue) -> Int {
    let blocks = (Self.block(of: a), Self.block(of: b))
    let inBlocks = blocks.0 == blocks.1 ? 0 : counts(blocks.0, blocks.1).same
    let sections = [a, b].map { Place(path: $0.span.file.path, section: $0.sections.last ?? 0) }
    return max(inBlocks, sections[0] == sections[1] ? 0 : counts(sections[0], sections[1]).same)
  }

  /// Whether code sets variables of which a list or other code gives the values, below another heading or no more than a few:
  /// it shows how to set them.
  private func isExample(_ code: NamedValue, besides other: NamedValue) -> Bool {
    code.isInCode && code.isListed && other.isListed
      && (code.sections != other.sections || (groups[Self.block(of: code)]?.keys.count ?? 0) < Self.fewest)
  }

  /// Whether two values that differ are those of two cases.
  package mutating func areTwo(_ a: NamedValue, _ b: NamedValue) -> Bool {
    let (path, other) = (a.span.file.path, b.span.file.path)
    guard path == other else {
      let places = [Place(path: path, section: 0), Place(path: other, section: 0)]
      let counts = counts(places[0], places[1])
      // Documents of which each has a palette, and that agree on nothing, are alternatives.
      let haveOwn = places.allSatisfy { groups[$0].map { $0.keys.count >= Self.fewest } ?? false }
      return counts.other > 1 || counts.same == 0 && haveOwn
    }
    // Two rows of one table that differ in nothing but the value; several such names are listed once for each case.
    if a.block == b.block, a.beside != nil, a.beside == b.beside {
      return groups[Self.block(of: a)].map { $0.doubled.count > 1 } ?? false
    }
    if isStray(a, b) || isStray(b, a) { return false }
    if let split = zip(a.sections, b.sections).first(where: { $0 != $1 }) {
      let counts = counts(Place(path: path, section: split.0), Place(path: path, section: split.1))
      // Of many names that agree, a few may be slips.
      if counts.other > 1, counts.other * Self.few > counts.same { return true }
      if Self.isOfUse(a.heading, b.heading) { return false }
      // Somebody's own name for a colour means the same in any two sections that are not about versions of it.
      if a.isOwnColor, b.isOwnColor, !Self.areOfVariants(a.around, b.around) { return false }
      if a.isPart, b.isPart, !Self.areOfVariants(a.around, b.around) { return false }
      // A token that is written as code has one value in all sections that are not about versions of it.
      let isToken = a.isCode && b.isCode && !Self.areOfVariants(a.around, b.around)
      // Sentences below two headings that name it so refer to the same one.
      if isToken, !a.isListed, !b.isListed { return false }
      return a.isListed == b.isListed && counts.same < (isToken ? 1 : Self.several)
    }
    guard a.isListed, b.isListed else { return false }
    let (first, second) = (Self.block(of: a), Self.block(of: b))
    let counts = counts(first, second)
    if counts.other == 1, counts.same >= Self.several { return false }
    // A single item repeats what a list says; a single line of code is an example of what may be set.
    let sizes = [groups[first]?.keys.count ?? 0, groups[second]?.keys.count ?? 0]
    let single = sizes[1] == 1 ? b : a
    guard sizes.contains(1), !single.isInCode else { return true }
    // Of two single items, a proper name means the same below the heading and below one of its parts.
    return sizes == [1, 1] && (a.sections == b.sections || !isProper(a.name) || a.isInCode)
  }

  /// Whether one value is only mentioned in a sentence, by a name that means the same everywhere, and stands nowhere else for
  /// that name, which lists give one value: of two cases, each has a list.
  private func isStray(_ mention: NamedValue, _ listed: NamedValue) -> Bool {
    guard !mention.isListed, !mention.isInCode, listed.isListed,
      mention.isCode && listed.isCode || mention.isOwnColor && listed.isOwnColor || mention.name.hasPrefix("--"),
      !Self.areOfVariants(mention.heading, listed.heading), let all = byKey[listed.key]
    else { return false }
    return all.allSatisfy { $0.span == mention.span || $0.matches(mention) == false }
      && all.allSatisfy { !$0.isListed || $0.matches(listed) == true }
  }

  /// Whether one of two headings is that of all values, and the other that of how they are used.
  private static func isOfUse(_ a: [String], _ b: [String]) -> Bool {
    guard !areOfVariants(a, b) else { return false }
    func isOne(_ first: [String], _ second: [String]) -> Bool {
      !definitions.isDisjoint(with: first) && !uses.isDisjoint(with: second)
    }
    return isOne(a, b) || isOne(b, a)
  }

  private static let definitions: Set<String> = [
    "palette", "color", "swatches", "tokens", "variables", "foundations", "hues",
  ]
  private static let uses: Set<String> = [
    "rules", "usage", "use", "accessibility", "a11y", "guidelines", "contrast", "summary", "reference", "principles",
    "checklist",
  ]
  /// Whether one of two headings speaks of versions of a thing; `Visual theme and atmosphere` is about the only one.
  static func areOfVariants(_ headings: [String]...) -> Bool {
    headings.contains { words in
      words.contains {
        variants.contains($0) && !($0 == "theme" && (words.contains("visual") || words.contains("atmosphere")))
      }
    }
  }

  private static let variants: Set<String> = [
    "option", "options", "variant", "variants", "theme", "themes", "brand", "brands", "version", "email", "print",
    "marketing", "mode", "dark", "light", "legacy", "alternative", "v1", "v2", "v3",
  ]

  private func isProper(_ name: String) -> Bool { name.allSatisfy { $0.isLetter || $0 == " " } }

  /// How many names make a palette of a document.
  private static let fewest = 3
  /// How many names have to agree for another one to be a slip.
  private static let several = 2
  /// How many times as many have to agree where more than one differs.
  private static let few = 4
  /// The most values of one name that are asked whether they agree.
  private static let mostCounted = 50
  /// The most names that are compared.
  private static let most = 200

  /// How many of the names that two groups share have the same value in both, and how many another.
  private mutating func counts(_ a: Place, _ b: Place) -> (same: Int, other: Int) {
    if let known = compared[[a, b]] { return known }
    var counts = (same: 0, other: 0)
    if let first = groups[a], let second = groups[b] {
      let (small, large) = first.keys.count < second.keys.count ? (first, second) : (second, first)
      for key in small.keys.prefix(Self.most) {
        guard let value = small.values[key], let other = large.values[key] else { continue }
        switch value.matches(other) {
        case true?: counts.same += 1
        case false?: counts.other += 1
        case nil: continue
        }
      }
    }
    compared[[a, b]] = counts
    return counts
  }
}
