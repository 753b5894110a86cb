import Colorimetry
import Recognition
import Syntax

/// Values of one kind that are drawn together.
struct RecognizedGroup: Sendable {
  let kind: ValueKind
  /// The list, table or paragraph they are in.
  let node: Int
  /// The headings, lead-in and parent items they may be captioned with, outermost first.
  let titles: [Int]
  var values: [RecognizedValue]
}

/// The groups that are drawn behind a block of the document's own.
struct RecognizedBlock: Sendable {
  let node: Int
  /// The number of its first figure in the document, from 1.
  let first: Int
  let groups: [RecognizedGroup]
}

/// Which values of a document are drawn, and which of them together.
struct RecognizedGroups {
  /// In the order of the document.
  private(set) var blocks: [RecognizedBlock] = []
  private let document: MarkdownDocument
  /// The figures counted so far, and the colours in them.
  private var count = 0
  private var drawn: [Color] = []

  /// Bounds of what is drawn; more than that stays text.
  static let mostValues = 64
  static let mostFigures = 200

  /// - Parameter values: in the order of the document.
  init(_ values: [RecognizedValue], in document: MarkdownDocument) {
    self.document = document
    var rest = values.filter { !$0.isMention }[...]
    while let block = rest.first?.block {
      let own = rest.prefix { $0.block == block }
      rest = rest.dropFirst(own.count)
      add(own, of: block)
    }
  }

  private mutating func add(_ values: ArraySlice<RecognizedValue>, of block: Int) {
    var groups = merged(Self.grouped(values), into: block, of: values)
    groups.removeAll { isRepeated($0) }
    if !groups.isEmpty, count + groups.count <= Self.mostFigures {
      blocks.append(RecognizedBlock(node: block, first: count + 1, groups: groups))
    }
    count += groups.count
    for group in groups where group.kind == .color { drawn += group.values.compactMap(\.color) }
  }

  /// The values of each kind in each list, table and paragraph.
  private static func grouped(_ values: ArraySlice<RecognizedValue>) -> [RecognizedGroup] {
    var groups: [RecognizedGroup] = []
    var places: [GroupKey: Int] = [:]
    for value in values {
      let key = GroupKey(kind: value.kind, node: value.container)
      if let place = places[key] {
        if groups[place].values.count < mostValues { groups[place].values.append(value) }
      } else {
        places[key] = groups.count
        groups.append(RecognizedGroup(kind: value.kind, node: value.container, titles: value.above, values: [value]))
      }
    }
    return groups
  }

  private struct GroupKey: Hashable {
    let kind: ValueKind
    let node: Int
  }

  /// Whether a group is one colour that is on a plate already: beside its text the chip is enough.
  private func isRepeated(_ group: RecognizedGroup) -> Bool {
    guard group.values.count == 1, let color = group.values[0].color else { return false }
    return drawn.contains(color)
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
        if isOwn || merged[place].values.count < Self.mostValues { merged[place].values += group.values }
      } else {
        places[group.kind] = merged.count
        let titles = isOwn || counts[group.kind] == 1 ? group.titles : values.last.map(titles) ?? []
        merged.append(RecognizedGroup(kind: group.kind, node: block, titles: titles, values: group.values))
      }
    }
    return merged
  }

  /// What is above a value and not an item around it.
  private func titles(of value: RecognizedValue) -> [Int] {
    value.above.filter { node in document.parent(of: node).map { document[$0].kind != .item } ?? true }
  }
}
