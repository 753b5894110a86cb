import Comparison
import Differences
import Markup
import Motion
import Plates
import Printing
import Tokens

/// What was and what is, drawn or word by word.
struct ChangeDrawing {
  let change: Change
  let engine: SpringEngine?

  private static let mostPlates = 12
  /// The values by theme, and the members of a group, that are seen without unfolding.
  private static let mostOpen = 2
  private static let mostMembers = 60
  private static let mostChips = 36
  /// The paragraphs of a text that came or went.
  private static let mostBlocks = 5

  var node: Node {
    if let pictures = change.pictures, let drawn = PicturePair(pictures, change).node { return drawn }
    if change.isRetuned { return StepStrip(change).node }
    if !change.values.isEmpty { return h("div", .class("plates")) { plates(of: change) } }
    if !change.properties.isEmpty { return PropertyList(properties: change.properties).node }
    if [.stylesheetChanged, .templateChanged, .unusedSourceChanged].contains(change.kind) { return lines }
    if let before = change.before, let after = change.after, change.isComparedByWords || change.kind == .described {
      return words(before, after)
    }
    // The names are in its title already, and the value is drawn.
    if change.formerly != nil, !change.kept.isEmpty {
      return h("div", .class("plates")) { plates(of: change, isKept: true) }
    }
    return .fragment([sides, stated, chips, members].compactMap(\.self))
  }

  /// What was and what is, in words. Of a group whose tokens are below it, only what they do not say.
  private var sides: Node? {
    let isListed = !change.radius.members.isEmpty
    let count = change.radius.members.count.counted(change.memberNoun)
    let size = change.size.flatMap { isListed && $0 == count ? nil : $0 }
    func side(_ text: String?) -> String? { isListed && text?.contains("*") == true ? nil : text }
    let (before, after) = (side(change.before), side(change.after))
    if before == nil, after == nil, size == nil { return nil }
    return h("dl", .class("lines")) {
      if let before { line("before", before) }
      if let after { line("after", after) }
      if let size { line(isListed && change.kind.area == .token ? "tokens" : "value", size) }
    }
  }

  /// The colours of a text that came or went, each with its name.
  private var stated: Node? {
    let shown = change.colors.prefix(Self.mostChips)
    if shown.isEmpty { return nil }
    return h("p", .class("size")) {
      for color in shown {
        ColorChips(color).node
        h("span") { color.named }
        " "
      }
    }
  }

  /// The colours of a group that came, went or moved, where the list of its tokens is folded.
  private var chips: Node? {
    guard change.kind != .valueChanged, change.radius.members.count > ChangeFollowers.mostMembers else { return nil }
    let values = change.radius.members.compactMap { ($0.values + $0.kept).first }
    let chips = values.prefix(Self.mostChips).compactMap { ColorChips($0).node }
    return chips.count < 2 ? nil : h("p", .class("row")) { chips }
  }

  /// The tokens of a group that look different, each with its plates.
  private var members: Node? {
    let seen = change.radius.members.filter {
      ($0.kind == .valueChanged || $0.also.contains(.valueChanged)) && $0.severity > .quiet
    }
    if seen.isEmpty { return nil }
    func node(_ member: Change) -> Node {
      .fragment([
        h("h4") { h("code") { Plate.breaking(TokenPath(member.subject)) } },
        h("div", .class("plates")) { plates(of: member) },
      ])
    }
    return h("div", .class("members")) {
      node(seen[0])
      if seen.count > 1 {
        h("details") {
          h("summary") { "\(seen.count - 1) more drawn" }
          for member in seen.dropFirst().prefix(Self.mostMembers) { node(member) }
        }
      }
    }
  }

  /// - Parameter isKept: whether the values are the same in both versions.
  private func plates(of change: Change, isKept: Bool = false) -> [Node] {
    let values = isKept ? change.kept : change.values
    let plates = values.prefix(Self.mostPlates).enumerated().map { index, value in
      PairPlate(
        change: value, path: TokenPath(change.subject), engine: engine, isKept: isKept, id: "\(change.key)-\(index)"
      ).node
    }
    let left = values.count - Self.mostPlates
    let note =
      left > 0
      ? [h("p") { "and \(left.counted("more theme")) with values of \(left == 1 ? "its" : "their") own" }] : []
    if plates.count <= Self.mostOpen + 1 { return plates + note }
    let folded = h("details") {
      h("summary") { (plates.count - Self.mostOpen).counted("more theme") }
      Array(plates.dropFirst(Self.mostOpen)) + note
    }
    return plates.prefix(Self.mostOpen) + [folded]
  }

  private func line(_ side: String, _ text: String) -> Node {
    h("div", .class(side == "before" ? "is-old" : side == "after" ? "is-new" : "")) {
      h("dt") { side }
      h("dd") {
        if isCode {
          h("pre", .attr("tabindex", "0")) { text }
        } else if text.contains("\n") {
          let blocks = text.split(separator: "\n").map { block in h("p") { TableCells.parted(String(block)) } }
          Array(blocks.prefix(Self.mostBlocks))
          if blocks.count > Self.mostBlocks {
            h("details") {
              h("summary") { "\(blocks.count - Self.mostBlocks) more" }
              Array(blocks.dropFirst(Self.mostBlocks))
            }
          }
        } else {
          TableCells.parted(text)
        }
      }
    }
  }

  private var isCode: Bool { change.isOfFence }

  /// The declarations that differ, with those beside them.
  private var lines: Node {
    let hunks = LineDifference(change.before ?? "", change.after ?? "").hunks
    return h("pre", .class("changed"), .attr("tabindex", "0")) {
      for (index, hunk) in hunks.enumerated() {
        if index > 0 { h("span", .class("place")) { "…\n" } }
        for line in hunk {
          switch line {
          case .same(let text): "\(text)\n"
          case .removed(let text): h("del") { "\(text)\n" }
          case .added(let text): h("ins") { "\(text)\n" }
          }
        }
      }
    }
  }

  /// Prose word by word; what both versions have is written once.
  @NodeBuilder private func words(_ before: String, _ after: String) -> Node {
    if isCode, [before, after].contains(where: { $0.count { $0 == "\n" } > Self.mostLines }) {
      lines
    } else if isCode {
      h("pre", .class("changed"), .attr("tabindex", "0")) { ChangedWords(before, after).nodes }
    } else {
      h("p", .class("changed")) { ChangedWords(before, after).clipped }
    }
    if isCode, !change.colors.isEmpty, change.colors.allSatisfy({ $0.label != nil }) {
      named
    } else if measured != nil || !change.colors.isEmpty {
      h("p", .class("size")) {
        for color in change.colors.prefix(Self.mostChips) { ColorChips(color).node }
        if let measured { h("b") { measured } }
      }
    }
  }

  /// The colours of a listing one by one, each with its name and how far it went.
  private var named: Node {
    let left = change.colors.count - Self.mostChips
    return h("ul", .class("named")) {
      for color in change.colors.prefix(Self.mostChips) {
        h("li") {
          ColorChips(color).node
          if color.before != nil, color.after != nil {
            color.told
          } else {
            "\(color.before == nil ? "+" : "−") \(color.named)"
          }
        }
      }
      if left > 0 { h("li") { "and \(left) more" } }
    }
  }

  /// The longest code that is compared word by word.
  private static let mostLines = 16

  /// How far it goes; nil for lines of a block that came and went, which are marked in it.
  private var measured: String? { isCode && change.size?.contains("→") == false ? nil : change.size }
}

/// Two texts word by word; what both have is written once.
struct ChangedWords {
  private let pieces: [WordDifference.Piece]

  init(_ before: String, _ after: String) { pieces = WordDifference(before, after).pieces }

  var nodes: [Node] { Self.nodes(pieces) }

  /// The same with a few words on either side of what differs.
  var clipped: [Node] {
    Self.nodes(
      pieces.enumerated().map { index, piece in
        guard case .same(let text) = piece else { return piece }
        let words = text.split { $0 == " " }
        let (isFirst, isLast) = (index == 0, index == pieces.count - 1)
        if words.count <= (isFirst || isLast ? 1 : 2) * Self.most + 4 { return piece }
        let head = isFirst ? [] : words.prefix(Self.most)
        let tail = isLast ? [] : words.suffix(Self.most)
        return .same((head + ["…"] + tail).joined(separator: " "))
      })
  }

  /// The words beside a difference that are seen.
  private static let most = 16

  private static func nodes(_ pieces: [WordDifference.Piece]) -> [Node] {
    pieces.enumerated().map { index, piece -> Node in
      let space: Node = index == 0 ? .empty : .text(" ")
      return switch piece {
      case .same(let text): .fragment([space, TableCells.parted(Self.lines(text))])
      case .removed(let text): .fragment([space, h("del") { TableCells.parted(Self.lines(text)) }])
      case .added(let text): .fragment([space, h("ins") { TableCells.parted(Self.lines(text)) }])
      }
    }
  }

  private static func lines(_ text: String) -> String {
    text.replacing(" \n ", with: "\n").replacing("\n ", with: "\n")
  }
}

/// The cells of a row of a table, with a line between them.
enum TableCells {
  static func parted(_ text: String) -> Node {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.contains("|") else { return .text(text) }
    var nodes: [Node] = []
    var run: [Substring] = []
    func end() {
      if !run.isEmpty { nodes.append(.text(run.joined(separator: " "))) }
      run = []
    }
    for (place, word) in words.enumerated() {
      guard word == "|" else {
        run.append(word)
        continue
      }
      end()
      nodes += [place > 0 ? .text(" ") : .empty, h("span", .class("bar")) { "|" }]
      if place < words.count - 1 { nodes.append(.text(" ")) }
    }
    end()
    return .fragment(nodes)
  }
}
