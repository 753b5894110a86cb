import Colorimetry
import Files
import Printing
import Scans
import Syntax
import TokenValues
import Wording

/// Colours that are given by the name of a system, or again in a sentence.
extension DocumentWalk {
  /// Turns the colours of sentences that speak of nothing but colours given elsewhere into mentions: they need no
  /// drawing of their own.
  mutating func mentionAgain() {
    let headings = Set(ofHeadings.map(\.heading))
    var below: [Int: [Int]] = [:]
    for index in headings.isEmpty ? 0..<0 : values.indices {
      for heading in values[index].above where headings.contains(heading) { below[heading, default: []].append(index) }
    }
    for (index, heading) in ofHeadings {
      let color = values[index].color
      values[index].isMention = (below[heading] ?? []).contains { !values[$0].isMention && values[$0].color == color }
    }
    if !ofContrast.isEmpty {
      sentences += values.indices.filter { values[$0].above.contains(where: ofContrast.contains) }.map { $0..<$0 + 1 }
    }
    guard !sentences.isEmpty else { return }
    let spoken = Set(sentences.joined())
    var given: Set<String> = []
    for index in values.indices where !spoken.contains(index) { given.formUnion(values[index].givenColors.map(\.hex)) }
    for sentence in sentences where sentence.allSatisfy({ hasColor(at: $0, among: given) }) {
      for index in sentence { values[index].isMention = true }
    }
  }

  private func hasColor(at index: Int, among given: Set<String>) -> Bool {
    guard let color = values[index].color else { return false }
    return given.contains(color.hex)
  }

  /// Adds the colour of a heading that names it, `#148D8D – Teal`, `Ocean (#0077B6)`, or the names of Tailwind's palette in
  /// its brackets: `Blue (`blue-500`, `blue-600`)`.
  mutating func addColors(ofHeading node: Int, _ colors: ColorScan) -> Bool {
    guard document[node].level > 1, !ofContrast.contains(node) else { return false }
    var found: [RecognizedValue] = []
    if colors.found.count == 1, let value = colors.named(in: node) {
      found = [value]
    } else if colors.found.isEmpty {
      found = classes(inHeading: node)
    }
    guard !found.isEmpty else { return false }
    prepareSurroundings()
    // It is called what the heading says, and belongs with those of the headings beside it.
    around.pop(to: max(around.count - 1, 0))
    let start = values.count
    add(found, in: node)
    ofHeadings += (start..<values.count).map { ($0, node) }
    return true
  }

  private mutating func classes(inHeading node: Int) -> [RecognizedValue] {
    guard let open = text.lexemes.firstIndex(where: \.isOpen), open > 0, text.lexemes.last?.isClose == true,
      let owner = text.name(0..<text.lexemes[open - 1].end)
    else { return [] }
    let spans = document.children(of: node).filter { document[$0].kind == .code }
    let found = spans.compactMap { span -> RecognizedValue? in
      let name = document.string(of: span)
      guard let color = ClassColors.color(named: name[...]), !tailwind.gives(name[...], otherThan: color) else {
        return nil
      }
      let place = document.innerRange(of: span)
      var value = RecognizedValue(
        .color, .color(color), name: Name("\(owner.text), \(name)"), range: place, node: node, evidence: [.notation])
      value.owner = owner.text
      return value
    }
    return found.count == spans.count && !found.isEmpty && tailwind.isVersion3 ? found : []
  }

  /// The colour a code span names, under a heading or beside a name that says it is one.
  mutating func systemColors(_ paragraph: Int) -> [RecognizedValue] {
    var found: [RecognizedValue] = []
    for node in paragraph..<Int(document[paragraph].end) where document[node].kind == .code {
      guard document.literal(of: node).count <= SystemColors.longestName,
        let color = SystemColors.color(named: document.string(of: node), speaksUIKit: speaksUIKit),
        let evidence = text.nameWords.contains(.color)
          ? text.ownName?.range.map(Evidence.words) : around.evidence(of: .color)
      else { continue }
      if color.name == document.string(of: node) { speaksUIKit = true }
      let place = document.innerRange(of: node)
      let values = [("light", color.light), ("dark", color.dark)].map {
        ThemedColor(theme: $0.0, color: $0.1, range: place)
      }
      found.append(
        RecognizedValue(
          .color, .themed(values), name: text.ownName ?? Name(color.name, place), caption: "Apple’s \(color.name)",
          range: place, node: paragraph, evidence: [evidence]))
    }
    return found
  }

  /// Takes `221 83% 53%` for a colour, and `#666` under a heading or beside a name for colours.
  mutating func takeDigits(of colors: inout ColorScan) {
    if text.isExplicit, text.valueStart < text.lexemes.count {
      colors.takeChannels(from: text.lexemes[text.valueStart].start)
      colors.takeBlackOrWhite(from: text.lexemes[text.valueStart].start)
      if text.hasQuantity { colors.takeShare(from: text.valueStart) { known.colors(of: values) } }
      // `--surface: white`
      if text.isDotted, text.startsWithVariable { colors.takeWord(from: text.lexemes[text.valueStart].start) }
    }
    colors.takeDigits {
      prepareSurroundings()
      return around.has(.color) || !text.nameWords.isDisjoint(with: [.color, .border])
        || text.ownName.map { GenericName.matches($0.text) } ?? false
    }
    colors.takeBareHexInBrackets {
      prepareSurroundings()
      return around.has(.color) || text.nameWords.contains(.color)
    }
  }

  /// The one colour of a list that only describes it is called what the list is about.
  mutating func nameAfterOwner(since start: Int, in list: Int) {
    let colors = values.indices.dropFirst(start).filter { values[$0].container == list && values[$0].kind == .color }
    guard colors.count == 1, let index = colors.first, !values[index].isMention else { return }
    if let name = values[index].nameRange {
      guard name.start >= values[index].range.end, around.owner != nil else { return }
      values[index].caption = values[index].name
    } else if values[index].name != values[index].color?.hex {
      return
    }
    // The only colour below a heading that is its name, as `Success`.
    let title =
      around.isBelowLine || around.has(.color) && around.nearest?.words.contains(.color) == true ? nil : around.title
    guard let owner = around.owner ?? title else { return }
    (values[index].name, values[index].nameRange, values[index].naming) = (owner.text, owner.range, .place)
  }

  /// The colours of a line that arrows join with the name of the line above it, `Bars, from light to dark:`, and their place
  /// in the row; as they are where most of them have names already.
  func numbered(_ colors: [RecognizedValue], _ scan: ColorScan) -> [RecognizedValue] {
    guard scan.isChain, let first = scan.found.first, scan.wordsBefore(first.range.lowerBound) == 0, around.isBelowLine,
      let title = around.title,
      colors.count(where: { $0.nameRange == nil }) * 2 > colors.count
    else { return colors }
    let name = Trimming.text(Array(title.text.utf8).prefix { !$0.isOne(of: "(,") })
    guard !name.isEmpty else { return colors }
    return colors.enumerated().map { number, color in
      var color = color
      (color.name, color.nameRange) = ("\(name) \(number + 1)", title.range)
      return color
    }
  }

  /// The colours of a line whose label is a measure, `Height: 44px, surface fill #EEF0F3`, which is what none of them is
  /// called: each has the words right before it for its name.
  func besideMeasure(_ colors: [RecognizedValue]) -> [RecognizedValue] {
    guard text.isExplicit, let label = text.ownName, let range = label.range, GenericName.matches(label.text),
      [.size, .spacing, .radius, .icon, .target].contains(KindWords(Array(label.text.utf8)[...]).ownKind)
    else { return colors }
    return colors.map { color in
      guard color.nameRange == range, color.range.start > range.end else { return color }
      var color = color
      let before = document.file[ByteRange(range.end, color.range.start)]
      let start = before.lastIndex { $0.isOne(of: ":;,(/") }.map { $0 + 1 } ?? before.startIndex
      // `border 1px solid #E5E7EB`
      let words = before[start...].filter { !$0.isOne(of: "`*_") }.split(separator: 0x20).filter { word in
        !word.contains(where: \.isDigit) && !Self.lineStyles.contains(String(decoding: word, as: UTF8.self))
      }
      if (1...3).contains(words.count) {
        (color.name, color.nameRange) = (String(decoding: Array(words.joined(separator: [0x20])), as: UTF8.self), nil)
      } else {
        color.isMention = true
      }
      return color
    }
  }

  private static let lineStyles = Set(StrokeStyle.Keyword.allCases.map(\.rawValue))

  /// Whether a value below a comment is that of a variable: `--border` is all its name.
  func isVariable(_ value: RecognizedValue) -> Bool {
    guard around.nearest?.isComment == true, let start = value.nameRange?.start, start > 0 else { return false }
    return document.file.bytes[start - 1].isOne(of: "-$@") || document.file.bytes[start].isOne(of: "-$@")
  }
}

extension ColorScan {
  /// The only colour, where it begins or ends a heading that names it beside a dash, a colon or a bracket.
  fileprivate func named(in heading: Int) -> RecognizedValue? {
    guard let color = found.first else { return nil }
    let signs = " `-–—:("
    let before = scan.text[..<color.range.lowerBound]
    let behind = scan.text[color.range.upperBound...].drop { $0.isOne(of: " `)") }
    let isFirst = before.allSatisfy { $0.isOne(of: " `") }
    guard isFirst != behind.isEmpty else { return nil }
    var part = Substring(decoding: isFirst ? behind : before, as: UTF8.self)
    let sign =
      isFirst ? part.prefix { signs.contains($0) } : Substring(part.reversed().prefix { signs.contains($0) }.reversed())
    part = isFirst ? part.dropFirst(sign.count) : part.dropLast(sign.count)
    guard sign.contains(where: { "-–—:(".contains($0) }), !part.isEmpty, part.utf8.count <= 48,
      part.utf8.count(where: { $0 == 0x20 }) < 6, part.contains(where: \.isLetter)
    else { return nil }
    return RecognizedValue(
      .color, .color(color.color), name: Name(String(part)), range: scan.place(color.range), node: scan.node,
      evidence: [.notation])
  }
}
