package import Colorimetry
import Printing
import TokenValues
package import Wording

/// CSS `box-shadow` values and gradients of a short text: what holds colours and is more than them.
package struct LayerScan {
  package struct Found {
    package let range: Range<Int>
    package let value: RecognizedValue.Value
    /// Whether it can be nothing else; a shadow of two lengths and an opaque colour needs the word beside it.
    var isCertain: Bool
    /// Whether its colours have names of their own.
    var isOfNamed = false
    package var evidence = Evidence.notation

    package var kind: ValueKind { if case .shadow = value { .shadow } else { .gradient } }
  }

  private let scan: TextScan
  private let colors: [ColorScan.Found]
  /// The piece to be read next.
  private var index = 0
  /// The colours of layers beside others that are not known.
  private var refused: [Range<Int>] = []

  /// In their order in the text.
  ///
  /// - Returns: also the colours of shadows that are not known whole, which are no colours of their own.
  static func find(in colors: ColorScan) -> (layers: [Found], refused: [Range<Int>]) {
    let gradients = GradientScan.find(in: colors.scan, colors.references)
    guard !colors.found.isEmpty, colors.scan.hasQuantity else { return (gradients, []) }
    var found = gradients
    var pass = LayerScan(scan: colors.scan, colors: colors.found)
    for color in colors.found where !found.contains(where: { $0.range.overlaps(color.range) }) {
      if let shadow = pass.shadow(around: color) { found.append(shadow) }
    }
    return (
      gradients.isEmpty ? found : found.sorted { $0.range.lowerBound < $1.range.lowerBound }, pass.refused
    )
  }

  /// Whether a text may hold any: a word as long as the names of gradients, or two lengths in a row.
  package static func mayBe(in colors: ColorScan) -> Bool {
    if mayNameParts(colors.scan) || GradientScan.mayBlend(colors) { return true }
    let mayHoldShadow = colors.scan.hasQuantity && !colors.found.isEmpty
    guard mayHoldShadow || colors.scan.text.contains(where: { $0.isOne(of: "(#") }) else { return false }
    var isBehindQuantity = false
    for lexeme in colors.scan.lexemes {
      if lexeme.isWord, lexeme.end - lexeme.start == 15 || lexeme.end - lexeme.start == 8 { return true }
      let isQuantity = lexeme.isQuantity
      if isQuantity, isBehindQuantity { return true }
      isBehindQuantity = isQuantity
    }
    return false
  }

  private init(scan: TextScan, colors: [ColorScan.Found]) {
    self.scan = scan
    self.colors = colors
  }

  /// The shadow whose first colour this is.
  private mutating func shadow(around color: ColorScan.Found) -> Found? {
    guard let first = scan.lexemes.firstIndex(where: { $0.start >= color.range.lowerBound }) else { return nil }
    var start = opacity(before: first)?.start ?? first
    while start > 0, length(at: start - 1) != nil || isInset(start - 1) { start -= 1 }
    guard !isOfText(before: start), !isBehindReference(start) else {
      refused.append(color.range)
      return nil
    }
    // `0 2 8` in the units that the document means, but not `Level 1 0 2 8`.
    let isBound = start == 0 || !scan.lexemes[start - 1].isWord || isShadowWord(start - 1)
    index = start
    guard let layer = layer() else { return nil }
    var layers = [layer]
    var end = index
    while isComma(end) {
      index = end + 1
      guard let next = self.layer() else {
        // A layer whose colour is not known is missing.
        if length(at: end + 1) != nil {
          refused.append(color.range)
          return nil
        }
        break
      }
      layers.append(next)
      end = index
    }
    guard end == scan.lexemes.count || scan.lexemes[end].quantity == nil else { return nil }
    let part = scan.lexemes[start].start..<scan.lexemes[end - 1].end
    let isBare = scan.lexemes[start..<end].contains { lexeme in
      guard let quantity = lexeme.quantity, quantity.unit == nil, quantity.low != 0 else { return false }
      return !colors.contains { $0.range.contains(lexeme.start) }
    }
    guard !isBare || isBound && layers.allSatisfy({ $0.lengths > 2 }) else { return nil }
    let isCertain =
      !isBare && layers.contains { $0.lengths > 2 && ($0.shadow.color.opacity < 1 || $0.shadow.inset) }
    return Found(range: part, value: .shadow(layers.map(\.shadow)), isCertain: isCertain)
  }

  /// Whether a layer with a colour that is not known is right before a piece: `0 4px 16px var(--mist), …`.
  private func isBehindReference(_ index: Int) -> Bool {
    guard index > 1, isComma(index - 1), scan.lexemes[index - 2].isClose,
      let open = scan.lexemes[..<(index - 2)].lastIndex(where: \.isOpen), open > 0
    else { return false }
    return scan.isWord(open - 1, in: ["var"])
  }

  /// `Shadow 0 8 24 rgba(…)`
  private func isShadowWord(_ index: Int) -> Bool {
    KindWords(scan.text[scan.lexemes[index].start..<scan.lexemes[index].end]).contains(.shadow)
  }

  // MARK: Grammar

  private mutating func layer() -> (shadow: Shadow, lengths: Int)? {
    var parts = ShadowParts()
    while let (part, next) = part(), parts.take(part) { index = next }
    return parts.shadow.map { ($0, parts.lengths.count) }
  }

  /// What is at the next piece, and the piece behind it.
  private func part() -> (ShadowParts.Part, next: Int)? {
    guard index < scan.lexemes.count else { return nil }
    if isInset(index) { return (.inset, index + 1) }
    if scan.lexemes[index].isWord, scan.isWord(index, in: ["at"]), let colour = mutedColour(at: index) { return colour }
    let start = scan.lexemes[index].start
    guard let found = colors.first(where: { $0.range.lowerBound == start }) else {
      return length(at: index).map { (.length($0), index + 1) }
    }
    let next = scan.lexemes[index...].firstIndex { $0.start >= found.range.upperBound }
    return (.color(found.color), next ?? scan.lexemes.count)
  }

  /// `at 14% opacity of #2F281C`
  private func mutedColour(at index: Int) -> (ShadowParts.Part, next: Int)? {
    guard
      let place = scan.lexemes[index...].prefix(6).firstIndex(where: { lexeme in
        colors.contains { $0.range.lowerBound == lexeme.start }
      }), let opacity = opacity(before: place), opacity.start == index,
      let found = colors.first(where: { $0.range.lowerBound == scan.lexemes[place].start })
    else { return nil }
    let next = scan.lexemes[place...].firstIndex { $0.start >= found.range.upperBound }
    return (.color(found.color.withOpacity(opacity.share)), next ?? scan.lexemes.count)
  }

  /// The opacity that words before a colour give it, and where they begin.
  private func opacity(before colour: Int) -> (share: Double, start: Int)? {
    var index = colour
    while index > 0, scan.lexemes[index - 1].isOther || scan.isWord(index - 1, in: ["of", "opacity", "alpha"]) {
      index -= 1
    }
    guard index > 1, index < colour, let share = scan.lexemes[index - 1].quantity, share.unit == .percent,
      share.high == nil, share.low <= 100, scan.isWord(index - 2, in: ["at"])
    else { return nil }
    return (share.low / 100, index - 2)
  }

  /// A length of CSS: with its unit, or nought. Without a unit it is one where all else says that this is a shadow.
  private func length(at index: Int) -> Dimension? {
    guard index < scan.lexemes.count, let quantity = scan.lexemes[index].quantity, quantity.high == nil,
      !quantity.isSquare, quantity.low.magnitude <= Self.longest
    else { return nil }
    return switch quantity.unit {
    case .px: Dimension(quantity.low, .px)
    case .rem: Dimension(quantity.low, .rem)
    case .em: Dimension(quantity.low, .em)
    case nil: quantity.low == 0 ? .zero : Dimension(quantity.low, .px)
    case .pt, .dp, .sp, .percent, .ms, .s: nil
    }
  }

  /// Longer ones are no offsets of a shadow and would fill the page.
  private static let longest = 400.0

  private func isInset(_ index: Int) -> Bool {
    index < scan.lexemes.count && scan.lexemes[index].isWord
      && scan.text[scan.lexemes[index].start..<scan.lexemes[index].end].isWord("inset")
  }

  /// Whether what is before the value is `text-shadow`, `text shadows of` or `drop-shadow(…)`, which cast no box.
  private func isOfText(before index: Int) -> Bool {
    var index = index
    while index > 0, scan.lexemes[index - 1].isOpen || scan.lexemes[index - 1].isColon { index -= 1 }
    if index > 0, scan.isWord(index - 1, in: ["drop-shadow"]) { return true }
    for place in scan.lexemes.indices.prefix(index).suffix(3).reversed() {
      guard scan.lexemes[place].isWord else { return false }
      if scan.isWord(place, in: ["text-shadow", "text-shadows", "textshadow"]) { return true }
      if scan.isWord(place, in: ["shadow", "shadows"]) { return place > 0 && scan.isWord(place - 1, in: ["text"]) }
    }
    return false
  }

  private func isComma(_ index: Int) -> Bool { index < scan.lexemes.count && scan.lexemes[index].isComma }
}

// MARK: - Named parts

extension LayerScan {
  /// Whether a text may give a shadow by the names of its parts: `X=0, Y=10, Blur=30, Color=Black/300`.
  package static func mayNameParts(_ scan: TextScan) -> Bool {
    scan.hasQuantity && scan.lexemes.indices.contains { isBlur($0, scan) }
      && scan.lexemes.indices.contains { part($0, scan) != nil && !isBlur($0, scan) }
  }

  private static func isBlur(_ index: Int, _ scan: TextScan) -> Bool {
    scan.lexemes[index].end - scan.lexemes[index].start == 4 && scan.lexemes[index].isWord
      && scan.isWord(index, in: ["blur"])
  }

  private static let parts: [StaticString] = ["x", "y", "blur", "spread"]

  /// The number of the part that a word names, behind a colon or an equals sign.
  private static func part(_ index: Int, _ scan: TextScan) -> (number: Int, length: Dimension, piece: Int)? {
    guard scan.lexemes[index].isWord, scan.lexemes[index].end - scan.lexemes[index].start <= 6,
      index + 1 < scan.lexemes.count,
      let number = parts.firstIndex(where: { scan.isWord(index, in: [$0]) })
    else { return nil }
    let isSigned = scan.lexemes[index + 1].isColon || scan.lexemes[index + 1].isDash
    let place = index + (isSigned ? 2 : 1)
    guard place < scan.lexemes.count, let quantity = scan.lexemes[place].quantity, quantity.high == nil,
      quantity.low.magnitude <= longest, quantity.unit == nil || quantity.unit == .px || quantity.unit == .pt
    else { return nil }
    return (number, quantity.low == 0 ? .zero : Dimension(quantity.low, .px), place)
  }

  /// A shadow of offsets, a blur and a colour that are each named; the colour may be one that the document names.
  static func named(in colors: ColorScan, _ known: [String: Color]) -> Found? {
    let scan = colors.scan
    var lengths: [Dimension?] = [nil, nil, nil, nil]
    var pieces: [Int] = []
    for index in scan.lexemes.indices {
      guard let part = part(index, scan), lengths[part.number] == nil else { continue }
      lengths[part.number] = part.length
      pieces += [index, part.piece]
    }
    guard let y = lengths[1], let blur = lengths[2], blur.value >= 0, let first = pieces.first, let last = pieces.last
    else { return nil }
    let start = scan.lexemes[first].start
    var end = scan.lexemes[last].end
    let color: Color
    if colors.found.count == 1, let found = colors.found.first, found.range.lowerBound > start {
      color = found.color
      end = max(end, found.range.upperBound)
    } else if let named = named(in: scan, known) {
      color = named.color
      end = max(end, named.end)
    } else {
      return nil
    }
    let shadow = Shadow(
      color: color, offsetX: lengths[0] ?? .zero, offsetY: y, blur: blur, spread: lengths[3] ?? .zero, inset: false)
    return Found(range: start..<end, value: .shadow([shadow]), isCertain: false)
  }

  /// `Color=Neon Green @ 40% opacity`: a colour by its name, and its opacity.
  private static func named(in scan: TextScan, _ known: [String: Color]) -> (color: Color, end: Int)? {
    guard let word = scan.lexemes.indices.first(where: { scan.isWord($0, in: ["color", "colour"]) }),
      word + 2 < scan.lexemes.count, scan.lexemes[word + 1].isColon || scan.lexemes[word + 1].isDash
    else { return nil }
    let start = scan.lexemes[word + 2].start
    let rest = scan.text[start...]
    let text = rest.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: ";") }
    let name = Trimming.text(text)
    guard name.utf8.count <= 60, let color = known[name.lowercased()] else { return nil }
    guard let at = text.endIndex < rest.endIndex && rest[text.endIndex] == UInt8(ascii: "@") ? text.endIndex : nil,
      let share = scan.lexemes.first(where: { $0.start > at })?.quantity, share.unit == .percent, share.low <= 100
    else { return (color, text.endIndex) }
    return (color.withOpacity(share.low / 100), share.end)
  }
}

extension ColorScan {
  /// Takes the shadows and gradients that are beyond doubt, or that are beside the word for them, out of the colours.
  ///
  /// - Parameters:
  ///   - around: what is above or beside the text and says that it is about shadows.
  ///   - colors: the colours that the text may name.
  package mutating func takeLayers(colors: [String: Color] = [:], around: (KindWords) -> Evidence?) -> [LayerScan.Found]
  {
    var (layers, refused) = LayerScan.find(in: withDigits)
    found.removeAll { color in refused.contains { $0.overlaps(color.range) } }
    if layers.isEmpty, let found = LayerScan.named(in: self, colors) ?? GradientScan.blend(of: self) {
      layers = [found]
    }
    guard !layers.isEmpty else { return [] }
    if !layers.allSatisfy(\.isCertain) {
      let said = KindWords(scan.text[...])
      for index in layers.indices where !layers[index].isCertain {
        let word: KindWords = layers[index].kind == .shadow ? .shadow : .gradient
        let own: Evidence? = said.contains(word) ? .words(scan.place(0..<scan.text.count)) : nil
        guard let evidence = own ?? around(word) else { continue }
        layers[index].evidence = evidence
        layers[index].isCertain = true
      }
      layers.removeAll { !$0.isCertain }
    }
    // A colour behind a layer is spoken of beside it; the text's name is not its name.
    if let first = layers.first(where: { !$0.isOfNamed }) {
      found.removeAll { $0.range.lowerBound >= first.range.lowerBound }
    }
    return layers
  }

  /// Layers as values: the first is called what the text is called, each further one after the words before it.
  ///
  /// - Parameters:
  ///   - isProse: whether the text is running text, whose first words are not a name.
  ///   - title: what the values are called where the text does not say.
  package func values(_ layers: [LayerScan.Found], isProse: Bool = false, title: Name?) -> [RecognizedValue] {
    let behind = namesBehind(layers)
    return layers.enumerated().map { index, layer in
      if let behind {
        return RecognizedValue(
          layer.kind, layer.value, name: behind[index], range: scan.place(layer.range), node: scan.node,
          evidence: [layer.evidence])
      }
      let isNamed =
        index == 0 && (!isProse || scan.isExplicit)
        && scan.name.map { $0.upperBound <= layer.range.lowerBound } ?? false
      let own = isNamed ? scan.ownName : nil
      let near =
        layer.isOfNamed
        ? nil
        : words(before: layer.range.lowerBound, after: own == nil ? 0 : scan.name?.upperBound ?? 0)
          ?? (isProse ? subject(before: layer.range.lowerBound) : nil)
      // A sentence before a colon is no name where a nearer word is.
      let names =
        (isProse ? [near, own] : [own, near]).compactMap(\.self)
        + [bold(before: layer.range.lowerBound)].compactMap(\.self)
      let isKind = title.map { title in
        title.text.split { !$0.isLetter }.allSatisfy { !KindWords(Array($0.utf8)[...]).isEmpty }
      }
      let name =
        names.first {
          let text = $0.text.lowercased()
          // `Shadow` beside `Shadow SM`, below a heading that says no more.
          return !Self.properties.contains(text)
            || isKind == true && (text == "shadow" || text == "gradient" || $0.text == "Background")
        } ?? title
        ?? own.flatMap { Self.kinds.contains($0.text) ? $0 : nil }
      return RecognizedValue(
        layer.kind, layer.value, name: name ?? Name(layer.kind == .shadow ? "Shadow" : "Gradient"),
        range: scan.place(layer.range), node: scan.node, evidence: [layer.evidence])
    }
  }

  /// `base` and `ambient` of `(0 0 6px … base + 0 8px 12px … ambient)`, where a word stands behind each of several layers
  /// and none before it.
  private func namesBehind(_ layers: [LayerScan.Found]) -> [Name]? {
    guard layers.count > 1 else { return nil }
    var names: [Name] = []
    for layer in layers {
      let start = pieces(before: layer.range.upperBound)
      let words = scan.lexemes[start...].prefix { $0.isWord }
      guard (1...2).contains(words.count), let first = words.first, let last = words.last,
        !JoiningWords.all.contains(String(decoding: scan.text[first.start..<first.end], as: UTF8.self).lowercased()),
        words.endIndex == scan.lexemes.count || isJoint(words.endIndex) || scan.lexemes[words.endIndex].isClose,
        case let before = pieces(before: layer.range.lowerBound) - 1, before >= 0,
        scan.lexemes[before].isOpen || scan.lexemes[before].isColon || isJoint(before),
        let name = scan.name(first.start..<last.end)
      else { return nil }
      names.append(name)
    }
    return names
  }

  private func isJoint(_ index: Int) -> Bool {
    scan.lexemes[index].isComma || scan.text[scan.lexemes[index].start] == UInt8(ascii: "+")
  }

  /// `Card shadow` of `**Card shadow** (`box-shadow: 0 1px 2px …`)`: what is bold before a bracket in which a property has
  /// its value.
  private func bold(before end: Int) -> Name? {
    guard scan.boldLength > 0, scan.boldLength < end, found.count < 2,
      case let between = scan.text[scan.boldLength..<end], between.count <= 24,
      between.drop(while: \.isSpace).first == UInt8(ascii: "(")
    else { return nil }
    return scan.name(0..<scan.boldLength)
  }

  /// `Floating toolbar` of a sentence `Floating toolbar: a shadow is fine here, 0 14px 30px …` behind others.
  private func subject(before end: Int) -> Name? {
    let pieces = scan.lexemes.prefix { $0.end <= end }
    let start = pieces.lastIndex { if case .stop = $0.kind { true } else { false } }.map { $0 + 1 } ?? 0
    guard start > 0, let colon = pieces[start...].firstIndex(where: \.isColon), (1...4).contains(colon - start),
      pieces[start..<colon].allSatisfy(\.isWord)
    else { return nil }
    return scan.name(pieces[start].start..<pieces[colon - 1].end)
  }

  /// Those of them that code has for the first of several.
  private static let kinds: Set<String> = ["shadow", "gradient"]

  /// Names of CSS that say what a value is and not what it is called.
  private static let properties: Set<String> = ["box-shadow", "shadow", "background", "background-image", "gradient"]
}
