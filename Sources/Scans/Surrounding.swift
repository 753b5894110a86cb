import Files
import Printing
package import Syntax
package import Wording

/// A heading, a lead-in line or a parent item above a value: what it says the value is.
package struct Surrounding {
  /// The block whose text it is.
  let node: Int
  package let words: KindWords
  /// What numbers below it are.
  package let kind: ValueKind?
  /// The unit it names: `Durations (milliseconds)`, `Type ramp (sizes in points)`.
  let unit: Quantity.Unit?
  /// What it says, where it is a line of a code block or of a paragraph.
  package let line: Name?
  /// Whether it is a comment in code, below which the names of variables are whole.
  package let isComment: Bool
  /// Whether it is running text, whose words may be pictures: `playful curves`.
  let isSentence: Bool

  package init(_ node: Int, in document: MarkdownDocument) {
    self.node = node
    let text = document.plainBytes(of: node)
    let isHeading = document[node].kind == .heading
    var words = text.count <= Self.longest ? KindWords(text) : []
    if isHeading, Self.isOfAvoided(text) { words.insert(.avoided) }
    // A sentence that advises against something is not about what follows it.
    if !isHeading, words.contains(.avoided), !Self.isLabel(text) { words.remove(.avoided) }
    // `Text: use the styles, avoid sizes of your own`
    if isHeading, words.contains(.avoided), !Self.isOfAvoided(Self.subject(of: text)) { words.remove(.avoided) }
    if isHeading, words.contains(.text), Self.namesType(text) {
      words.insert(.typography)
    }
    if isHeading, Self.namesShape(text) || Self.namesRadii(text, in: document) { words.insert(.radius) }
    self.words = words
    // A remark in brackets speaks only where the rest does not: `Type ramp (sizes and line heights in points)`.
    kind = text.firstIndex(of: UInt8(ascii: "(")).flatMap { KindWords(text[..<$0]).kind } ?? Self.kind(of: words)
    // A sentence speaks of its own numbers.
    isSentence = document[node].kind == .paragraph && text.last == UInt8(ascii: ".")
    unit = text.count <= Self.longest && (!isSentence || Self.speaksOfAll(text)) ? Quantity.Unit(in: text) : nil
    line = nil
    isComment = false
  }

  /// `All sizes are in sp.`, `A 4dp grid, with room where it helps.`: a sentence that says how every number below it is meant.
  private static func speaksOfAll(_ text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: "All ".utf8) && !text.contains(where: \.isDigit)
      || grids.contains { text.firstPlace(of: $0[...]) != nil }
  }

  private static let grids = ["dp", "pt", "px"].flatMap { unit in
    ["grid", "base", "scale", "unit"].map { Array("\(unit) \($0)".utf8) }
  }

  private static func isOfAvoided(_ text: ArraySlice<UInt8>) -> Bool {
    KindWords(text).contains(.avoided) || antiPatterns.contains { text.firstPlace(of: $0[...]) != nil }
  }

  private static let antiPatterns = ["nti-pattern", "nti-Pattern", "NTI-PATTERN"].map { Array($0.utf8) }

  /// The first line of a paragraph, which names what the others give.
  package init(title: Name, of paragraph: Int) {
    node = paragraph
    let text = Array(title.text.utf8)[...]
    words = KindWords(text)
    kind = Self.kind(of: words)
    unit = Quantity.Unit(in: text)
    line = title
    isComment = false
    isSentence = false
  }

  /// `Font sizes and line heights` is about type, though a line height alone is no size.
  private static func kind(of words: KindWords) -> ValueKind? {
    guard let kind = words.kind else { return nil }
    return words.isSuperset(of: [.typography, .size]) && [.undrawn, .leading, .tracking].contains(kind) ? .type : kind
  }

  /// A comment or a label within a code block.
  package init(line: Range<Int>, of code: Int, in document: MarkdownDocument) {
    node = code
    let text = document.file.bytes[line]
    unit = Quantity.Unit(in: text)
    let signs = "/*# :".utf8
    let before = document.file.bytes[..<line.lowerBound].suffix(8).filter { !$0.isOne(of: " \t-=") }
    isSentence = false
    isComment =
      text.starts(with: "/*") || text.starts(with: "//") || before.last == UInt8(ascii: "*")
      || before.suffix(2).elementsEqual("//".utf8)
    var part = line
    while let last = part.last, signs.contains(document.file.bytes[last]) { part.removeLast() }
    while let first = part.first, signs.contains(document.file.bytes[first]) { part.removeFirst() }
    var words = KindWords(text)
    if isComment, words.contains(.avoided), !Self.isAboutAvoiding(document.file.bytes[part]) { words.remove(.avoided) }
    self.words = words
    kind = words.kind
    self.line = Name(
      String(decoding: document.file.bytes[part], as: UTF8.self), ByteRange(part.lowerBound, part.upperBound))
  }

  /// `Shape`, `4. Shapes`, `形状`: as systems call the rounding of what they have.
  private static func namesShape(_ heading: ArraySlice<UInt8>) -> Bool {
    let title = Trimming.bytes(heading.dropFirst(TitleWords.numbering(heading)))
    let name = String(decoding: title, as: UTF8.self).lowercased()
    return ["shape", "shapes", "shape scale", "shape system", "形状", "形狀", "形"].contains(name)
  }

  /// `Radios`, `3. Radios`: in Spanish the radii, where another language has buttons.
  private static func namesRadii(_ heading: ArraySlice<UInt8>, in document: MarkdownDocument) -> Bool {
    let title = Trimming.bytes(heading.dropFirst(TitleWords.numbering(heading)))
    return title.count == "radios".utf8.count && title.isWord("radios") && SpanishText.isOne(document.file.bytes)
  }

  /// `Type`, `Type stack`, `3. Type system`
  package static func namesType(_ heading: ArraySlice<UInt8>) -> Bool {
    // `Type — no decoration`
    let ends = ["(", ":", " — ", " – "].compactMap { heading.firstPlace(of: Array($0.utf8)[...])?.lowerBound }
    let words = heading[..<(ends.min() ?? heading.endIndex)].split { !$0.isLetter }
    guard let place = words.firstIndex(where: { $0.isWord("type") }) else { return false }
    guard place + 1 < words.count else { return place == 0 }
    return ["stack", "system", "hierarchy", "faces"].contains {
      words[place + 1].elementsEqual($0.utf8, by: { $0 | 0x20 == $1 })
    }
  }

  /// Whether a comment begins or ends with the word for what to avoid: what is declared below `Text, never pure black` is
  /// declared all the same.
  private static func isAboutAvoiding(_ comment: ArraySlice<UInt8>) -> Bool {
    let words = comment.split { !$0.isLetter && $0 < 0x80 && $0 != UInt8(ascii: "'") }
    // `never use directly`: who uses it, and not whether it is one.
    if speaksOfUse(comment) { return false }
    return [words.first, words.last].contains { $0.map { KindWords($0).contains(.avoided) } ?? false }
  }

  /// A heading up to its first colon, be it one of full width, to a dash, or to brackets that say how values are used and not that
  /// they are none: `Colors (never hardcode)`, but not `Pitfalls (avoid)`.
  private static func subject(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let colons = [":", "：", " (", "（", " — ", " – ", ", "].compactMap { sign -> Int? in
      guard let place = text.firstPlace(of: Array(sign.utf8)[...]) else { return nil }
      switch sign {
      case " (", "（": return speaksOfUse(text[place.lowerBound...]) ? place.lowerBound : nil
      // `Geometry — nearly square, never round`, but not `Pitfalls — avoid`.
      case " — ", " – ", ", ": return text[place.upperBound...].count { $0 == 0x20 } > 0 ? place.lowerBound : nil
      default: return place.lowerBound
      }
    }
    return colons.min().map { text[..<$0] } ?? text
  }

  /// `never hardcode`, `never use directly`
  private static func speaksOfUse(_ text: ArraySlice<UInt8>) -> Bool {
    text.split { !$0.isLetter }.contains { word in
      ["hardcode", "hardcoded", "hard", "directly", "inline"].contains { word.elementsEqual($0.utf8) }
    }
  }

  /// Longer ones are prose, which says nothing about the numbers below it.
  package static let longest = 160

  /// Whether a text is the label of what follows it, such as `Avoid:`, and no sentence.
  private static func isLabel(_ text: ArraySlice<UInt8>) -> Bool {
    text.count <= longestLabel && !text.contains { $0.isOne(of: ".,;") }
  }

  private static let longestLabel = 40
}

/// What is above the values of one block, outermost first.
package struct Surroundings {
  private let document: MarkdownDocument
  package private(set) var levels: [Surrounding] = []

  package init(in document: MarkdownDocument) { self.document = document }

  /// What the nearest heading or lead-in calls the values below it.
  package var title: Name? {
    let names = levels.reversed().lazy.compactMap(name(of:))
    return names.first { !Title.saysNothing($0.text) } ?? names.first
  }

  /// The same where the nearest of them is about the stops of a gradient.
  package var titleAboveStops: Name? {
    let levels = levels.suffix(1).contains { $0.words.contains(.color) } ? levels.dropLast() : levels[...]
    return levels.reversed().lazy.compactMap(name(of:)).first
  }

  /// What the values below are parts of: the lead-in or item right above them, where it is more than a word for them.
  package var owner: Name? {
    guard isBelowLine, let level = levels.last, level.words.isDisjoint(with: Self.ofNoOwner),
      let name = name(of: level),
      mayBeOwner(name, level)
    else { return nil }
    switch level.kind {
    case nil where Self.isPart(name.text):
      let outer = levels.dropLast().last.flatMap(self.name(of:))
      return Self.isChoice(name.text, below: outer) ? name : outer
    case nil: return name
    case .icon, .box, .type: return name.text.contains(" ") ? name : nil
    case .color, .spacing, .size, .target, .radius, .borderWidth, .weight, .opacity, .duration, .easing, .spring,
      .shadow, .gradient, .layer, .family, .textStyle, .leading, .tracking, .undrawn:
      return nil
    }
  }

  /// A bold line is a name of some words; any other line may be a sentence.
  private func mayBeOwner(_ name: Name, _ level: Surrounding) -> Bool {
    let first = document.children(of: level.node).first { _ in true }
    let isBold = level.line != nil || first.map { document[$0].kind == .strong } ?? false
    return name.text.utf8.count <= Self.longestOwner && (isBold || name.text.utf8.count { $0 == 0x20 } < 3)
  }

  private static let longestOwner = 48

  /// Whether a name is that of a part of what the heading names.
  package static func isPart(_ name: String) -> Bool { parts.contains(name.lowercased()) }

  /// Whether a name is that of one of several: `Default` below `Sizes`.
  static func isChoice(_ name: String, below title: Name?) -> Bool {
    name.lowercased() == "default" && title.map { choices.contains($0.text.lowercased()) } ?? false
  }

  private static let choices: Set<String> = [
    "sizes", "variants", "states", "types", "modes", "größen", "tailles", "tamaños", "tamanhos", "размеры", "サイズ", "尺寸",
  ]

  private static let parts: Set<String> = [
    "base", "container", "default", "default state", "dimensions", "effects", "layout", "properties", "specs",
    "specifications", "style", "styles", "styling", "visual", "spezifikation", "spezifikationen", "spécifications",
    "especificaciones", "especificações", "仕様", "规格", "規格", "スタイル", "样式", "樣式", "스타일", "stil", "estilo", "stile",
  ]

  private static let ofNoOwner: KindWords = [.light, .dark, .avoided, .ramp, .value]

  /// What a level says: a line by itself, or all of its block but for code.
  package func text(of level: Surrounding) -> ArraySlice<UInt8> {
    if let line = level.line { return Array(line.text.utf8)[...] }
    return document.plainBytes(of: level.node)
  }

  private func name(of level: Surrounding) -> Name? { level.line ?? Title.name(of: level.node, in: document) }

  /// The theme that the nearest of them is for; a sentence is about one that it begins with, as in `In dark mode, …`.
  package var theme: String? {
    guard let nearest = levels.last else { return nil }
    guard nearest.isSentence else { return ThemeName.theme(nearest.words) }
    let first = text(of: nearest).split { !$0.isLetter }.prefix(3).joined(separator: [0x20])
    return ThemeName.theme(KindWords(Array(first)[...]))
  }

  /// Whether the nearest of them is a lead-in or an item and not a heading.
  package var isBelowLine: Bool { levels.last.map { $0.line != nil || document[$0.node].kind != .heading } ?? false }

  package var nearest: Surrounding? { levels.last }
  package var nodes: [Int] { levels.lazy.filter { $0.line == nil }.map(\.node) }
  package var count: Int { levels.count }

  package mutating func push(_ level: Surrounding) { levels.append(level) }
  package mutating func pop(to count: Int) { levels.removeLast(max(levels.count - count, 0)) }

  /// What a number is by the words right beside it and by what is above it; a size is one of whatever that names.
  ///
  /// - Returns: `node` is the heading, lead-in or parent item that says so; nil where the words beside it do.
  package func kind(beside own: KindWords, isDotted: Bool) -> (kind: ValueKind, node: Int?)? {
    if let kind = isDotted ? own.kind : own.ownKind {
      guard kind == .size, own.isDisjoint(with: [.height, .width]) else { return (kind, nil) }
      return (refined(from: levels.count), nil)
    }
    for index in levels.indices.reversed() {
      guard let kind = levels[index].kind else { continue }
      if levels[index].isSentence, kind == .easing || kind == .undrawn,
        levels[..<index].contains(where: { $0.kind != nil })
      {
        continue
      }
      let (node, words) = (levels[index].node, levels[index].words)
      guard kind == .size, words.isLeading || words.isDisjoint(with: [.height, .width]) else { return (kind, node) }
      return (refined(from: index), node)
    }
    return nil
  }

  /// What the sizes below a level are sizes of.
  private func refined(from end: Int) -> ValueKind {
    for index in levels.indices.prefix(end).reversed() {
      switch levels[index].kind {
      case .icon: return .icon
      case .box: return .box
      case .type: return .type
      case .radius: return .radius
      case .spacing: return .spacing
      case .borderWidth: return .borderWidth
      case .color, .size, .target, .weight, .opacity, .duration, .easing, .spring, .shadow, .gradient, .layer, .family,
        .textStyle, .leading, .tracking, .undrawn, nil:
        continue
      }
    }
    return .size
  }

  /// A number without a unit in the one that is named above it; none for a share or a weight.
  package func withUnit(_ quantity: Quantity, _ kind: ValueKind) -> (quantity: Quantity, evidence: Evidence?) {
    guard quantity.unit == nil else { return (quantity, nil) }
    let level: Surrounding? =
      switch kind {
      case .duration: levels.last { $0.unit?.isTime ?? false }
      case .spacing, .size, .box, .icon, .target, .radius, .borderWidth, .type:
        levels.last { $0.unit?.isLength ?? false }
      case .color, .weight, .opacity, .easing, .spring, .shadow, .gradient, .layer, .family, .textStyle, .leading,
        .tracking, .undrawn:
        nil
      }
    guard let level, let unit = level.unit else { return (quantity, nil) }
    return (quantity.with(unit), .above(node: level.node))
  }

  /// Whether times are waited for and move nothing, as a text says or, where it does not speak of motion, the nearest
  /// level that does either.
  package func isOfWaiting(beside text: ArraySlice<UInt8>) -> Bool {
    let own = KindWords(text)
    if !own.isDisjoint(with: Self.ofMotion) { return false }
    // A sentence above speaks of its own times.
    let said = levels.last { !$0.isSentence && !$0.words.isDisjoint(with: Self.ofMotion.union(.waiting)) }?.words ?? []
    if !said.isDisjoint(with: Self.ofMotion) { return false }
    return own.contains(.waiting) || said.contains(.waiting)
  }

  private static let ofMotion: KindWords = [.motion, .easing]

  /// The nearest of them that has any of some words.
  package func evidence(of words: KindWords) -> Evidence? {
    levels.last { !$0.words.isDisjoint(with: words) }.map { .above(node: $0.node) }
  }

  /// The themes in the order in which the nearest of them names both with a slash: `Palette (light / dark)`; else none.
  package var themesOfPairs: [String] {
    for node in nodes.reversed() {
      let text = document.plainBytes(of: node)
      if text.count <= Surrounding.longest, case let themes = ThemeName.pair(in: text), !themes.isEmpty {
        return themes
      }
    }
    return []
  }

  package func has(_ words: KindWords) -> Bool { levels.contains { !$0.words.isDisjoint(with: words) } }
}
