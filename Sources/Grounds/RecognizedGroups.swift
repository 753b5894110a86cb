import Colorimetry
import Files
import Motion
import Printing
import Recognition
package import Scans
package import Syntax
import TokenValues
package import Wording

/// Values of one kind that are drawn together.
package struct RecognizedGroup: Sendable {
  package let kind: ValueKind
  /// The list, table or paragraph they are in.
  package let node: Int
  /// The headings, lead-in and parent items they may be captioned with, outermost first.
  package let titles: [Int]
  package internal(set) var values: [RecognizedValue]
  /// Whether only its title is seen at first: it repeats what is drawn further up, or details a part on a long page.
  package internal(set) var isFolded = false
}

/// The groups that are drawn behind a block of the document's own.
package struct RecognizedBlock: Sendable {
  package let node: Int
  /// The number of its first group in the document, from 1.
  package let first: Int
  package fileprivate(set) var groups: [RecognizedGroup]
  /// What its values describe, drawn before them.
  package fileprivate(set) var components: [RecognizedComponent] = []
}

/// Which values of a document are drawn, and which of them together.
///
/// A drawing is worth its room: a value alone is marked where it stands, few values in each of several lists are drawn
/// together at the end of their section, a colour that is on a plate already is not repeated as a part of something, and
/// code that lists again what is drawn further up has its drawings folded. On a long page the parts of components are
/// folded too.
package struct RecognizedGroups {
  /// In the order of the document.
  package private(set) var blocks: [RecognizedBlock] = []
  /// The values that are not drawn on a plate, each alone where it stands: numbers, and colours in code.
  package private(set) var lone: [RecognizedValue] = []
  /// How many values are in no figure because the document has too many.
  package private(set) var omitted = 0
  let document: MarkdownDocument
  /// The groups and figures counted so far, and the colours in them with their names.
  private var count = 0
  private var figures = 0
  private var drawn: Set<Color> = []
  /// The shadows, curves and gradients drawn so far, by what they are.
  private var forms: Set<String> = []
  private var names: Set<String> = []
  /// What each kind of value was drawn with so far.
  private var said: Set<String> = []
  package private(set) var isLong = false
  /// The lists and tables of colours under headings about colour, the block of the first of them, and their colours.
  private var palettes: Set<Int> = []
  private var firstPalette: Int?
  private var inPalettes: Set<Color> = []

  /// The most values in one figure; a group of more has several.
  package static let mostValues = 64
  /// The most figures in a document.
  package static let mostFigures = 200
  /// A group of so many is drawn with the others of its section.
  static let few = 2

  /// - Parameter values: in the order of the document.
  package init(_ values: [RecognizedValue], in document: MarkdownDocument) {
    self.document = document
    var found: [(node: Int, groups: [RecognizedGroup])] = []
    let curves = values.filter { $0.kind == .easing && !$0.isMention }.map(\.range)
    // `350ms ease-in-out`: what is drawn of a motion is its curve and its time.
    let isOnlyNear = { (value: RecognizedValue) in
      value.isOnlyNear && !(value.kind == .duration && curves.contains { $0.isBeside(value.range) })
    }
    var rest = values.filter { !$0.isMention && !$0.isNoDelay && !isOnlyNear($0) && !$0.isShadowOfText }[...]
    findPalettes(in: rest)
    for value in values where isOnlyNear(value) && !value.isMention { mark(value) }
    while let block = rest.first?.block {
      let own = rest.prefix { $0.block == block }
      rest = rest.dropFirst(own.count)
      found.append((block, withoutRepetitions(merged(Self.grouped(own), into: block, of: own))))
    }
    joinSmall(&found)
    for (node, groups) in found { add(groups, behind: node) }
    foldParts()
    add(RecognizedComponents(values, in: document))
  }

  /// Draws each component behind its block, and folds what is drawn in it already.
  private mutating func add(_ components: RecognizedComponents) {
    guard !components.all.isEmpty else { return }
    for (node, own) in Dictionary(grouping: components.all, by: \.block) {
      if let index = blocks.firstIndex(where: { $0.node == node }) {
        blocks[index].components = own
      } else {
        blocks.append(RecognizedBlock(node: node, first: count + 1, groups: [], components: own))
      }
    }
    blocks.sort { $0.node < $1.node }
    for block in blocks.indices {
      for index in blocks[block].groups.indices where blocks[block].groups[index].values.allSatisfy(components.shows) {
        blocks[block].groups[index].isFolded = true
      }
    }
  }

  private mutating func add(_ groups: [RecognizedGroup], behind node: Int) {
    var kept: [RecognizedGroup] = []
    for group in groups where !group.values.isEmpty {
      if group.saysLittle(in: document) {
        for value in group.values { mark(value) }
        continue
      }
      let room = (Self.mostFigures - figures) * Self.mostValues
      omitted += max(group.values.count - room, 0)
      guard room > 0 else { continue }
      var group = group
      if group.values.count > room { group.values.removeLast(group.values.count - room) }
      group.isFolded = isListedAgain(group)
      figures += (group.values.count + Self.mostValues - 1) / Self.mostValues
      kept.append(group)
    }
    guard !kept.isEmpty else { return }
    blocks.append(RecognizedBlock(node: node, first: count + 1, groups: kept))
    count += kept.count
  }

  /// A chip stands before each colour of a text anyway, but for those in code.
  private mutating func mark(_ value: RecognizedValue) {
    if value.color == nil || document[value.node].kind == .codeBlock { lone.append(value) }
  }

  // MARK: Folds

  /// Whether all values of some code are drawn further up, under whatever names; notes those that are new.
  private mutating func isListedAgain(_ group: RecognizedGroup) -> Bool {
    let said = group.values.map(\.said)
    let isCode =
      group.values.count >= Self.fewestAgain && group.values.allSatisfy { document[$0.node].kind == .codeBlock }
    if isCode, said.allSatisfy({ self.said.contains($0) }) { return true }
    self.said.formUnion(said)
    return false
  }

  /// Folds what describes the parts of something where the page is long, and the rest of the same block.
  private mutating func foldParts() {
    let count = blocks.reduce(0) { $0 + $1.groups.reduce(0) { $0 + $1.values.count } }
    isLong = count > 0 && PageLength(document, figures: figures, values: count).isLong
    guard isLong else { return }
    for block in blocks.indices {
      let groups = blocks[block].groups
      let parts = groups.filter(\.isOfParts).reduce(0) { $0 + $1.values.count }
      let isOfParts = parts * 2 > groups.reduce(0) { $0 + $1.values.count }
      for index in groups.indices where isOfParts || groups[index].isOfParts {
        blocks[block].groups[index].isFolded = true
        for value in groups[index].values where value.color != nil { mark(value) }
      }
    }
  }

  /// The code blocks of a long page whose every line gives a value that is drawn openly, so that they say little more.
  package var listings: Set<Int> {
    guard isLong else { return [] }
    var starts: [Int: Set<Int>] = [:]
    for group in blocks.lazy.flatMap(\.groups) where !group.isFolded {
      for value in group.values where document[value.node].kind == .codeBlock {
        starts[value.node, default: []].insert(value.range.start)
      }
    }
    return Set(starts.lazy.filter { isListing($0.key, of: $0.value) }.map(\.key))
  }

  private func isListing(_ node: Int, of starts: Set<Int>) -> Bool {
    guard let content = document.contentRange(of: node) else { return false }
    var lines = 0
    var start = content.start
    for line in document.file[content].split(separator: 0x0A, omittingEmptySubsequences: false) {
      let range = start...start + line.count
      start += line.count + 1
      guard line.contains(where: { $0.isLetter || $0.isDigit }) else { continue }
      let words = line.drop { $0 == 0x20 || $0 == 0x09 }
      if words.starts(with: "/*".utf8) || words.starts(with: "//".utf8) || words.last == UInt8(ascii: "{") { continue }
      guard starts.contains(where: range.contains) else { return false }
      lines += 1
    }
    return lines >= Self.fewestAgain
  }

  private static let fewestAgain = 3

  // MARK: Palettes

  /// Finds the first list or table of colours under a heading about colour, and the colours of all of them.
  private mutating func findPalettes(in values: ArraySlice<RecognizedValue>) {
    let colors = values.lazy.filter { $0.kind == .color && $0.color != nil && $0.owner == nil }
    for (node, own) in Dictionary(grouping: colors, by: \.container)
    where own.count >= Self.fewestOfPalette && isPalette(node, below: own[0].above) {
      firstPalette = min(firstPalette ?? own[0].block, own[0].block)
      palettes.insert(node)
      inPalettes.formUnion(own.compactMap(\.color))
    }
  }

  private static let fewestOfPalette = 3

  private func isPalette(_ node: Int, below above: [Int]) -> Bool {
    (document[node].kind == .list || document[node].kind == .table) && isOfColors(above)
  }

  private func isOfColors(_ above: [Int]) -> Bool {
    above.contains { document[$0].kind == .heading && KindWords(document.plainBytes(of: $0)).contains(.color) }
  }

  /// Whether a group only speaks of colours before the palettes that give them; under a heading about colour it gives them
  /// itself, however few they are.
  private func isBeforePalettes(_ group: RecognizedGroup) -> Bool {
    guard let firstPalette, group.values[0].block < firstPalette, !isOfColors(group.values[0].above) else {
      return false
    }
    return document[group.node].kind == .list || document[group.node].kind == .paragraph
  }

  // MARK: Repetitions

  /// The groups without the colours that are drawn further up: as parts of something, or under the same name.
  private mutating func withoutRepetitions(_ groups: [RecognizedGroup]) -> [RecognizedGroup] {
    groups.compactMap { group in
      guard group.kind == .color else { return isRepeated(group) ? nil : group }
      var group = group
      let isAlone = group.values.count == 1
      let isBefore = isBeforePalettes(group)
      let isRepeated = { [drawn, names, inPalettes] (value: RecognizedValue) in
        guard let color = value.color else { return false }
        if isBefore { return inPalettes.contains(color) }
        guard drawn.contains(color) else { return false }
        return isAlone || value.owner != nil || value.name == color.hex || names.contains("\(value.name) \(color.hex)")
      }
      // Of the parts of one thing all are drawn or none.
      let owners = Set(group.values.lazy.filter { !isRepeated($0) }.compactMap(\.owner))
      let isLeftOut = { value in isRepeated(value) && !(value.owner.map(owners.contains) ?? false) }
      // What tells colours again is left out or told whole.
      let isWhole =
        isSet(group) || group.values.contains { palettes.contains($0.container) }
        || !isBefore && group.values.count >= Self.fewestOfPalette && group.values.allSatisfy { $0.owner == nil }
      if !isWhole || group.values.allSatisfy(isRepeated) {
        for value in group.values where isLeftOut(value) { mark(value) }
        group.values.removeAll(where: isLeftOut)
      }
      for value in group.values {
        guard let color = value.color, !value.isApart else { continue }
        drawn.insert(color)
        names.insert("\(value.name) \(color.hex)")
      }
      return group.values.isEmpty ? nil : group
    }
  }

  /// Whether a group is a combination, whose colours are told apart by what they are for alone: `Background`, `Text`, `Link`.
  private func isSet(_ group: RecognizedGroup) -> Bool {
    let generic = group.values.count { GenericName.matches($0.name) }
    // `Border: #D4DCE7`, `Focus border: #0057B7`: of the few colours of one thing all are drawn or none.
    if generic > 0, group.values.count == 2, group.values.allSatisfy({ $0.owner == nil }),
      document[group.node].kind == .list || document[group.node].kind == .codeBlock
    {
      return true
    }
    return generic > 1 && group.values.count > 2 && generic * 2 >= group.values.count
      && group.values.allSatisfy { $0.owner == nil } && Set(group.values.map(\.name)).count == group.values.count
  }

  /// Whether all shadows, curves or gradients of a group are drawn further up, and these are the one value of their text or
  /// parts of something: `Card, box-shadow`.
  private mutating func isRepeated(_ group: RecognizedGroup) -> Bool {
    let forms = group.values.compactMap(\.form)
    guard forms.count == group.values.count, !forms.isEmpty else { return false }
    let isOfParts = forms.count == 1 || group.values.allSatisfy { $0.owner != nil }
    if isOfParts, forms.allSatisfy({ self.forms.contains($0) }) { return true }
    self.forms.formUnion(forms)
    return false
  }

  // MARK: Lists

  /// The values of each kind in each list, table and paragraph.
  private static func grouped(_ values: ArraySlice<RecognizedValue>) -> [RecognizedGroup] {
    var groups: [RecognizedGroup] = []
    var places: [GroupKey: Int] = [:]
    for value in values {
      let key = GroupKey(kind: value.kind, node: value.container)
      if let place = places[key] {
        groups[place].values.append(value)
      } else {
        places[key] = groups.count
        groups.append(RecognizedGroup(kind: value.kind, node: value.container, titles: value.above, values: [value]))
      }
    }
    joinSizes(&groups)
    return groups
  }

  /// Puts the one size of an icon, an avatar or a target among the other sizes of its list.
  private static func joinSizes(_ groups: inout [RecognizedGroup]) {
    for index in groups.indices where [.icon, .box, .target].contains(groups[index].kind) {
      guard groups[index].values.count == 1,
        let sizes = groups.firstIndex(where: {
          $0.kind == .size && $0.node == groups[index].node && $0.values.count > few
        })
      else { continue }
      groups[sizes].values += groups[index].values
      groups[sizes].values.sort { $0.range.start < $1.range.start }
      groups[index].values = []
    }
    groups.removeAll { $0.values.isEmpty }
  }

  struct GroupKey: Hashable {
    let kind: ValueKind
    let node: Int
  }

  /// One or two values of an inner list are drawn with those of the whole block.
  private func merged(
    _ groups: [RecognizedGroup], into block: Int, of values: ArraySlice<RecognizedValue>
  ) -> [RecognizedGroup] {
    if groups.allSatisfy({ $0.node == block }) { return groups }
    var merged: [RecognizedGroup] = []
    /// Where the group of each kind is that is drawn with the whole block.
    var places: [ValueKind: Int] = [:]
    let counts = Dictionary(groups.map { ($0.kind, 1) }, uniquingKeysWith: +)
    for group in groups {
      let isOwn = group.node == block
      if !isOwn, group.values.count >= 3 {
        merged.append(group)
      } else if let place = places[group.kind] {
        merged[place].values += group.values
      } else {
        places[group.kind] = merged.count
        let titles = isOwn || counts[group.kind] == 1 ? group.titles : values.last.map(titles) ?? []
        merged.append(RecognizedGroup(kind: group.kind, node: block, titles: titles, values: group.values))
      }
    }
    for place in places.values { merged[place].values = toldApart(merged[place].values) }
    return merged
  }

  /// What is above a value and not an item around it.
  private func titles(of value: RecognizedValue) -> [Int] {
    value.above.filter { node in document.parent(of: node).map { document[$0].kind != .item } ?? true }
  }
}

extension RecognizedValue {
  /// Whether it is the shadow of letters, which is none of a box: `Text shadow`.
  fileprivate var isShadowOfText: Bool {
    guard kind == .shadow else { return false }
    let letters = name.lowercased().filter { $0 != " " && $0 != "-" }
    return letters.contains("textshadow")
  }
}

extension ByteRange {
  /// Whether nothing but a space, a comma or a letter of code stands between both.
  fileprivate func isBeside(_ other: ByteRange) -> Bool {
    let gap = max(start, other.start) - min(end, other.end)
    return (0...2).contains(gap)
  }
}

extension RecognizedGroup {
  /// Whether all its values are parts of something: `Padding` of a button.
  fileprivate var isOfParts: Bool {
    kind != .family && values.allSatisfy { $0.owner != nil || GenericName.matches($0.name) }
  }
}

extension RecognizedValue {
  /// Whether words near it are all that says what it is, so that a plate would show more than is known. A curve, a shadow
  /// or a gradient says itself what it is.
  fileprivate var isOnlyNear: Bool {
    guard naming == .nearness else { return false }
    switch value {
    case .quantity, .color, .themed, .type, .families: return true
    case .easing, .spring, .shadow, .gradient: return false
    }
  }
}
