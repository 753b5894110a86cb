import Colorimetry
package import Diagnostics
import Files
import Grounds
package import Markup
import Plates
package import Printing
import Recognition
import Scans
package import Syntax
import TokenValues
import Tokens
import Wording

/// The figures of the values in a plain document, by the block that each follows.
///
/// Values are recognised by exact grammar and by the words of their heading, their lead-in or their own name; the text
/// is unchanged. At most 64 values are drawn in a figure and 200 figures in a document; what is left out is counted
/// behind the last of them.
package struct RecognizedValues: Sendable {
  private let document: MarkdownDocument
  /// In document order.
  private let found: [RecognizedBlock]
  private let lengthUnit: Dimension.Unit
  private let ground: Surface?
  /// That of the dark theme.
  private let darkGround: Surface?
  /// What components stand on where that is no dark one.
  private let pageGround: Surface?
  /// How many values are left out behind the last figure.
  private let omitted: Int
  /// The numbers that stand alone, by the paragraph, cell or code block that they are in.
  private let lone: [Int: [RecognizedValue]]
  /// Those with words behind them, by the text or code span that they are in.
  private let inner: [Int: InnerMark]
  /// Whether a reader would have to scroll so far that what says nothing new is folded.
  private let isLong: Bool
  /// The code blocks that say little more than their drawings.
  private let listings: Set<Int>
  private let grounds: Grounds

  package init(_ document: MarkdownDocument) {
    self.init(document, drawing: Recognition.values(in: document))
  }

  /// - Parameters:
  ///   - values: those of the document that are drawn.
  ///   - drawn: those that are drawn as tokens, and marked where they stand.
  init(_ document: MarkdownDocument, drawing values: [RecognizedValue], marking drawn: [RecognizedValue] = []) {
    self.document = document
    let groups = RecognizedGroups(values, in: document)
    found = groups.blocks
    omitted = groups.omitted
    isLong = groups.isLong
    listings = groups.listings
    let shown = groups.blocks.flatMap { block in
      block.groups.flatMap(\.values) + (block.components.isEmpty ? [] : values.filter { $0.block == block.node })
    }
    grounds = Grounds(values + drawn, drawn: shown + drawn, in: document)
    // Behind several numbers it would not say which it marks.
    let last = (groups.lone + drawn.filter { $0.color == nil }).filter {
      $0.color != nil || $0.isLastNumber(in: document)
    }
    let lengthUnit = Self.lengthUnit(of: values, in: document)
    var (lone, inner): ([Int: [RecognizedValue]], [Int: InnerMark]) = ([:], [:])
    for value in last {
      if let place = MarkPlace(value, in: document), let gauge = InlineGauge(value, lengthUnit) {
        inner[place.node] = InnerMark(range: place.range, mark: gauge.node)
      } else {
        lone[value.node, default: []].append(value)
      }
    }
    (self.lone, self.inner, self.lengthUnit) = (lone, inner, lengthUnit)
    ground = .dark(among: values)
    pageGround = .ofPage(among: values)
    darkGround = .ofDarkTheme(among: values) ?? (values.contains(where: \.isForDark) ? .black : nil)
  }

  /// What marks a number in running text.
  package struct InnerMark: Sendable {
    /// The number's bytes in the literal of its text or code span.
    package let range: Range<Int>
    /// What goes right behind it.
    package let mark: Node
  }

  /// Whether a value is marked in running text.
  package var hasMarks: Bool { !lone.isEmpty || !inner.isEmpty }

  /// The mark in a text or code span: of a number that stands alone and has words behind it.
  package func mark(in node: Int) -> InnerMark? { inner[node] }

  /// Marks the values that stand alone in a paragraph or cell and end it.
  package func mark(_ node: Int, into out: inout ByteBuffer) {
    for value in lone[node] ?? [] { InlineGauge(value, lengthUnit)?.node.print(into: &out) }
  }

  /// Whether a code block says little more than its drawings, which need the room of its page.
  package func areDrawn(inCode node: Int) -> Bool { listings.contains(node) }

  /// The marks in a code block, by the bytes of its code before them: at the end of the line of each number that stands
  /// alone, and before a colour that is drawn further up.
  package func marks(inCode node: Int) -> [(offset: Int, mark: Node)] {
    guard let values = lone[node], let content = document.contentRange(of: node),
      content.count == document.literal(of: node).count
    else { return [] }
    let marks: [(offset: Int, mark: Node)] = values.compactMap { value in
      guard value.range.end <= content.end else { return nil }
      if let color = value.color { return (value.range.start - content.start, Plate.chip(color.paint)) }
      guard let gauge = InlineGauge(value, lengthUnit) else { return nil }
      return (value.lineEnd(in: document.file.bytes[..<content.end]) - content.start, gauge.node)
    }
    return marks.sorted { $0.offset < $1.offset }
  }

  /// Draws the figures that follow a block; those that are folded together and last.
  ///
  /// - Parameter diagnostics: receives findings of drawing, such as springs that lack a number.
  package func draw(after node: Int, into out: inout ByteBuffer, _ diagnostics: inout Diagnostics) {
    var (low, high) = (0, found.count)
    while low < high {
      let middle = (low + high) / 2
      if found[middle].node < node { low = middle + 1 } else { high = middle }
    }
    guard low < found.count, found[low].node == node else { return }
    for (index, component) in found[low].components.enumerated() {
      let id = "component\(found[low].node)-\(index + 1)"
      component.draw(id: id, on: ground ?? pageGround, dark: darkGround, lengthUnit).print(into: &out)
    }
    draw(found[low], isFolded: false, into: &out, &diagnostics)
    let folded = found[low].groups.filter(\.isFolded)
    if !folded.isEmpty {
      FoldedFigures(folded, in: document).print(into: &out) { out in
        draw(found[low], isFolded: true, into: &out, &diagnostics)
      }
    }
    if low + 1 == found.count, omitted > 0 {
      h("p") { "Not drawn: \(omitted) more values. A page has at most \(RecognizedGroups.mostFigures) figures." }
        .print(into: &out)
    }
  }

  private func draw(
    _ block: RecognizedBlock, isFolded: Bool, into out: inout ByteBuffer, _ diagnostics: inout Diagnostics
  ) {
    for (index, group) in block.groups.enumerated() where group.isFolded == isFolded {
      let figure = RecognizedFigure(
        group, grounds, in: document, lengthUnit: lengthUnit, on: ground(of: group), dark: darkGround,
        isOnLongPage: isLong && !isFolded)
      figure.draw(id: "value\(block.first + index)", into: &out, &diagnostics)
    }
  }

  /// What a group is drawn on: the dark ground among its own colours, that of the theme which it is for, or that of all.
  private func ground(of group: RecognizedGroup) -> Surface? {
    let isForDark = darkGround != nil && group.values.allSatisfy { $0.theme == "dark" }
    return Surface.own(of: group.values) ?? (isForDark ? darkGround : ground)
  }

  /// Reports what drawing would find, without drawing.
  package func report(into diagnostics: inout Diagnostics) {
    for group in found.lazy.flatMap(\.groups) where group.kind == .spring {
      RecognizedFigure(group, grounds, in: document, lengthUnit: lengthUnit).report(into: &diagnostics)
    }
  }

  /// The unit of a length without one: the one the document writes most, or pixels.
  private static func lengthUnit(of values: [RecognizedValue], in document: MarkdownDocument) -> Dimension.Unit {
    var counts = (px: 0, pt: 0, dp: 0)
    for index in values.indices {
      guard case .quantity(let quantity) = values[index].value else { continue }
      switch quantity.unit {
      case .px: counts.px += 1
      case .pt: counts.pt += 1
      case .dp: counts.dp += 1
      case .sp, .rem, .em, .percent, .ms, .s, nil: break
      }
    }
    // A document whose values have no units may say what it counts in: `8pt grid`.
    if counts == (0, 0, 0) { counts = written(in: document.file.bytes[...]) }
    if counts.pt > counts.px, counts.pt >= counts.dp { return .pt }
    return counts.dp > counts.px ? .dp : .px
  }

  /// How often a text has a number with each of the units right behind it.
  private static func written(in text: ArraySlice<UInt8>) -> (px: Int, pt: Int, dp: Int) {
    var counts = (px: 0, pt: 0, dp: 0)
    for index in text.indices.dropFirst().dropLast(2) where text[index - 1].isDigit {
      let end = index + 2
      guard end == text.endIndex || !text[end].isLetter && !text[end].isDigit else { continue }
      switch (text[index], text[index + 1]) {
      case (UInt8(ascii: "p"), UInt8(ascii: "x")): counts.px += 1
      case (UInt8(ascii: "p"), UInt8(ascii: "t")): counts.pt += 1
      case (UInt8(ascii: "d"), UInt8(ascii: "p")): counts.dp += 1
      default: continue
      }
    }
    return counts
  }
}

extension Surface {
  /// What stands for the ground of a dark theme that a document does not give.
  fileprivate static let black = Surface(path: TokenPath("black"), name: "black", color: .black)
}

extension RecognizedValue {
  /// Whether it is, or has, a colour for a dark theme.
  fileprivate var isForDark: Bool {
    if case .themed(let colors) = value { return colors.contains { $0.theme == "dark" } }
    return theme == "dark"
  }

  /// Whether no other number is behind it in its text, but for itself in another unit, as in `20px (1.25rem)`, or the
  /// curve of a time.
  fileprivate func isLastNumber(in document: MarkdownDocument) -> Bool {
    let end = max(range.end, document[node].range.end)
    var rest = document.file.bytes[range.end..<end]
    if document[node].kind == .codeBlock {
      rest = rest[..<lineEnd(in: rest)]
      if let comment = rest.firstPlace(of: "/*") { rest = rest[..<comment.lowerBound] }
    }
    if kind == .duration, let curve = rest.firstPlace(of: Self.curve[...]),
      let close = rest[curve.upperBound...].firstIndex(of: UInt8(ascii: ")")),
      !rest[..<curve.lowerBound].contains(where: \.isDigit)
    {
      rest = rest[(close + 1)...]
    }
    if let close = rest.firstIndex(of: UInt8(ascii: ")")), repeats(rest[..<close]) { rest = rest[(close + 1)...] }
    // The digits of a class belong to its word: `16px (p-4)`.
    return !rest.split(whereSeparator: { !$0.isLetter && !$0.isDigit && !$0.isOne(of: "-._#") }).contains { word in
      word.contains(where: \.isDigit) && !(word.first?.isLetter ?? false)
    }
  }

  /// Where its line ends.
  fileprivate func lineEnd(in text: ArraySlice<UInt8>) -> Int {
    text[range.end...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.endIndex
  }

  private static let curve = Array("cubic-bezier(".utf8)

  /// Whether what is behind it opens a bracket with the same length in another unit.
  private func repeats(_ text: ArraySlice<UInt8>) -> Bool {
    let inner = text.filter { !$0.isOne(of: " *`") }
    guard case .quantity(let quantity) = value, inner.first == UInt8(ascii: "("), inner.count > 1, inner[1].isDigit
    else {
      return false
    }
    var reader = QuantityReader(inner, at: 1)
    guard let other = reader.read(), reader.index == inner.count, let pixels = other.pixels else { return false }
    return other.unit != quantity.unit && quantity.pixels == pixels
  }
}
