import Files
import Printing
import Recognition
import Scans
import Syntax
import Wording

/// Which values of several lists and sections are drawn together.
extension RecognizedGroups {
  /// Whether a group is one value, or the few parts of something.
  private func isSmall(_ group: RecognizedGroup) -> Bool {
    guard group.kind != .spring else { return false }
    return group.values.count == 1 || group.values.count <= Self.few && group.values.allSatisfy { $0.owner != nil }
  }

  /// Draws groups of few values together with the others of their kind under the same heading, behind the last of them.
  func joinSmall(_ found: inout [(node: Int, groups: [RecognizedGroup])]) {
    var places: [GroupKey: [(block: Int, group: Int)]] = [:]
    for block in found.indices {
      for (index, group) in found[block].groups.enumerated() where isSmall(group) {
        places[GroupKey(kind: group.kind, node: headings(over: group).last ?? 0), default: []].append((block, index))
      }
    }
    for same in places.values where same.count > 1 { join(same, in: &found) }
    joinApart(&found)
    joinSiblings(&found)
    joinNumbers(&found)
  }

  /// Draws a colour that has a paragraph to itself with the palette below the same heading.
  private func joinApart(_ found: inout [(node: Int, groups: [RecognizedGroup])]) {
    var palettes: [Int: (block: Int, group: Int)] = [:]
    var apart: [(heading: Int, block: Int, group: Int)] = []
    for block in found.indices {
      for (index, group) in found[block].groups.enumerated() where group.kind == .color {
        guard let heading = headings(over: group).last else { continue }
        if group.values.count > 1 {
          if palettes[heading] == nil { palettes[heading] = (block, index) }
        } else if let value = group.values.first, isNamedColor(value) {
          apart.append((heading, block, index))
        }
      }
    }
    for one in apart {
      guard let place = palettes[one.heading] else { continue }
      let palette = found[place.block].groups[place.group]
      let values = palette.values + found[one.block].groups[one.group].values
      found[place.block].groups[place.group] = RecognizedGroup(
        kind: .color, node: palette.node, titles: headings(over: palette),
        values: values.sorted { $0.range.start < $1.range.start })
      found[one.block].groups[one.group].values = []
    }
  }

  /// Draws the one value of each of several sections that only says what of them it is, `Background` below `Small button`
  /// and below `Icon button`, together behind the last, each with the name of its section.
  private func joinSiblings(_ found: inout [(node: Int, groups: [RecognizedGroup])]) {
    var places: [GroupKey: [(block: Int, group: Int)]] = [:]
    for block in found.indices {
      for (index, group) in found[block].groups.enumerated() where group.values.count == 1 {
        let headings = headings(over: group)
        guard headings.count > 1, let last = headings.last, let value = group.values.first, value.owner == nil,
          Title.text(of: last, in: document) != nil,
          isNamedColor(value)
            || GenericName.matches(value.name)
              && (document[last].level > 2 || document[value.node].kind == .tableCell)
        else { continue }
        places[GroupKey(kind: group.kind, node: headings[headings.count - 2]), default: []].append((block, index))
      }
    }
    for same in places.values {
      // A number is marked where it stands, unless it goes on from section to section.
      let isMarked = found[same[0].block].groups[same[0].group].values[0].isLone
      guard same.count > (isMarked && found[same[0].block].groups[same[0].group].kind != .color ? 2 : 1) else {
        continue
      }
      for place in same {
        guard let last = headings(over: found[place.block].groups[place.group]).last,
          let title = Title.text(of: last, in: document)
        else { continue }
        let value = found[place.block].groups[place.group].values[0]
        if isNamedColor(value) { continue }
        let name = value.name
        found[place.block].groups[place.group].values[0].name = "\(title), \(name)"
      }
      join(same, in: &found, below: headings(over: found[same[0].block].groups[same[0].group]).dropLast())
    }
  }

  /// Draws the lone numbers of one kind that several parts of a chapter give, the radius of `Buttons` and that of `Cards`,
  /// together behind the last, where they are not all the same.
  private func joinNumbers(_ found: inout [(node: Int, groups: [RecognizedGroup])]) {
    var places: [GroupKey: [(block: Int, group: Int)]] = [:]
    for block in found.indices {
      for (index, group) in found[block].groups.enumerated() where group.values.count == 1 {
        let headings = headings(over: group)
        guard let value = group.values.first, mayBeCompared(value), isGiven(value), headings.count > 1,
          let last = headings.last, Title.text(of: last, in: document) != nil,
          document[last].level > 2 || value.owner != nil || GenericName.matches(value.name)
        else { continue }
        places[GroupKey(kind: group.kind, node: headings[headings.count - 2]), default: []].append((block, index))
      }
    }
    for same in places.values where same.count > 1 {
      guard Set(same.map { found[$0.block].groups[$0.group].values[0].said }).count > 1 else { continue }
      for place in same {
        let group = found[place.block].groups[place.group]
        guard group.values[0].owner == nil, !group.values[0].name.contains(", "),
          let title = headings(over: group).last.flatMap({ Title.text(of: $0, in: document) }),
          title != group.values[0].name
        else { continue }
        found[place.block].groups[place.group].values[0].name = "\(title), \(group.values[0].name)"
      }
      join(same, in: &found, below: headings(over: found[same[0].block].groups[same[0].group]).dropLast())
    }
  }

  /// Whether a value is a number, or another one with a name that does not say of what it is, that is seen better beside
  /// others of its kind than alone; a weight without a size is not.
  private func mayBeCompared(_ value: RecognizedValue) -> Bool {
    switch value.value {
    case .quantity(let quantity):
      if value.kind == .type { return GenericName.matches(value.name) || isNamedByHeading(value) }
      return value.isLone && quantity.low > 0 && ![.weight, .leading, .tracking, .target].contains(value.kind)
    case .easing, .shadow, .gradient, .type: return GenericName.matches(value.name) || isNamedByHeading(value)
    case .color, .themed, .spring, .families: return false
    }
  }

  /// Whether its name is the heading right above it, or that and what of it the value is.
  private func isNamedByHeading(_ value: RecognizedValue) -> Bool {
    guard let last = value.above.last(where: { document[$0].kind == .heading }),
      let title = Title.text(of: last, in: document)
    else { return false }
    return value.name == title || value.owner == title
  }

  /// Whether a number stands behind its name and a colon, in a cell or in code, and not within a sentence.
  private func isGiven(_ value: RecognizedValue) -> Bool {
    if document[value.node].kind != .paragraph || value.name.contains(", ") { return true }
    // `8px radius` in an item
    if value.naming == .grammar, GenericName.matches(value.name),
      document.parent(of: value.node).map({ document[$0].kind == .item }) == true
    {
      return true
    }
    guard let name = value.nameRange, name.end <= value.range.start else { return false }
    let between = document.file[ByteRange(name.end, value.range.start)].prefix(24)
    return between.contains(UInt8(ascii: ":")) || between.firstPlace(of: "：") != nil
  }

  /// Whether a value is a colour with a name of its own that has a paragraph to itself.
  private func isNamedColor(_ value: RecognizedValue) -> Bool {
    value.color != nil && value.isApart && value.nameRange != nil && !GenericName.matches(value.name)
  }

  /// - Parameter titles: what the joined group is captioned with, where it is not what is over its last value.
  private func join(
    _ same: [(block: Int, group: Int)], in found: inout [(node: Int, groups: [RecognizedGroup])],
    below titles: [Int]? = nil
  ) {
    guard let last = same.last else { return }
    let group = found[last.block].groups[last.group]
    let values = toldApart(same.flatMap { found[$0.block].groups[$0.group].values })
    for place in same { found[place.block].groups[place.group].values = [] }
    found[last.block].groups[last.group] = RecognizedGroup(
      kind: group.kind, node: group.node, titles: titles ?? headings(over: group), values: values)
  }

  /// The values with what stands over them before the names that several have: `Primary scale, Base` and `Accent scale,
  /// Base`.
  func toldApart(_ values: [RecognizedValue]) -> [RecognizedValue] {
    var places: [String: [Int]] = [:]
    for (index, value) in values.enumerated() { places[value.name.lowercased(), default: []].append(index) }
    var named = values
    for same in places.values where same.count > 1 && Set(same.map { values[$0].said }).count > 1 {
      let titles = same.map { index in values[index].above.last.flatMap { Title.text(of: $0, in: document) } }
      guard titles.allSatisfy({ $0 != nil }), Set(titles).count == same.count else { continue }
      for (index, title) in zip(same, titles.compactMap(\.self)) where values[index].owner == nil {
        named[index].name = "\(title), \(values[index].name)"
      }
    }
    return named
  }

  /// The headings over a group; one that names its only value is not over it.
  private func headings(over group: RecognizedGroup) -> [Int] {
    let headings = group.titles.filter { document[$0].kind == .heading }
    guard group.kind == .color || group.kind == .family, group.values.count == 1, let last = headings.last,
      Title.text(of: last, in: document) == group.values[0].name
    else { return headings }
    return headings.dropLast()
  }
}
