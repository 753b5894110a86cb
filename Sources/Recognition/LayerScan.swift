import Colorimetry
import Files
import Tokens

/// CSS `box-shadow` values and gradients of a short text: what holds colours and is more than them.
struct LayerScan {
  struct Found {
    let range: Range<Int>
    let value: RecognizedEntry.Value
    /// Whether it can be nothing else; a shadow of two lengths and an opaque colour needs the word beside it.
    let isCertain: Bool

    var kind: ValueKind { if case .shadow = value { .shadow } else { .gradient } }
  }

  private let scan: TextScan
  private let colors: [ColorScan.Found]
  /// The piece to be read next.
  private var index = 0

  /// In their order in the text.
  static func find(in colors: ColorScan) -> [Found] {
    let gradients = GradientScan.find(in: colors.scan)
    guard !colors.found.isEmpty, colors.scan.hasQuantity else { return gradients }
    var found = gradients
    var pass = LayerScan(scan: colors.scan, colors: colors.found)
    for color in colors.found where !found.contains(where: { $0.range.overlaps(color.range) }) {
      if let shadow = pass.shadow(around: color) { found.append(shadow) }
    }
    return gradients.isEmpty ? found : found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether a text may hold any: a word as long as the names of gradients, or two lengths in a row.
  static func mayStand(in colors: ColorScan) -> Bool {
    let mayHoldShadow = colors.scan.hasQuantity && !colors.found.isEmpty
    guard mayHoldShadow || colors.scan.text.contains(UInt8(ascii: "(")) else { return false }
    var isBehindQuantity = false
    for lexeme in colors.scan.lexemes {
      if lexeme.end - lexeme.start == 15, lexeme.isWord { return true }
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
    var start = first
    while start > 0, length(at: start - 1) != nil || isInset(start - 1) { start -= 1 }
    guard !isOfText(before: start) else { return nil }
    index = start
    guard let layer = layer() else { return nil }
    var layers = [layer]
    var end = index
    while isComma(end) {
      index = end + 1
      guard let next = self.layer() else { break }
      layers.append(next)
      end = index
    }
    guard end == scan.lexemes.count || scan.lexemes[end].quantity == nil else { return nil }
    let bounds = scan.lexemes[start].start..<(end < scan.lexemes.count ? scan.lexemes[end].start : scan.text.count)
    let isCertain = layers.contains { $0.lengths > 2 && ($0.shadow.color.opacity < 1 || $0.shadow.inset) }
    return Found(range: bounds, value: .shadow(layers.map(\.shadow)), isCertain: isCertain)
  }

  // MARK: Grammar

  private mutating func layer() -> (shadow: Shadow, lengths: Int)? {
    var parts = ShadowParts()
    while let (part, next) = part(), parts.take(part) { index = next }
    return parts.shadow.map { ($0, parts.lengths.count) }
  }

  /// What stands at the next piece, and the piece behind it.
  private func part() -> (ShadowParts.Part, next: Int)? {
    guard index < scan.lexemes.count else { return nil }
    if isInset(index) { return (.inset, index + 1) }
    let start = scan.lexemes[index].start
    guard let found = colors.first(where: { $0.range.lowerBound == start }) else {
      return length(at: index).map { (.length($0), index + 1) }
    }
    let next = scan.lexemes[index...].firstIndex { $0.start >= found.range.upperBound }
    return (.color(found.color), next ?? scan.lexemes.count)
  }

  /// A length of CSS: with its unit, or nought.
  private func length(at index: Int) -> Dimension? {
    guard index < scan.lexemes.count, let quantity = scan.lexemes[index].quantity, quantity.high == nil,
      !quantity.isSquare, quantity.low.magnitude <= Self.longest
    else { return nil }
    return switch quantity.unit {
    case .px: Dimension(quantity.low, .px)
    case .rem: Dimension(quantity.low, .rem)
    case .em: Dimension(quantity.low, .em)
    case nil where quantity.low == 0: .zero
    case .pt, .dp, .sp, .percent, .ms, .s, nil: nil
    }
  }

  /// Longer ones are no offsets of a shadow and would fill the page.
  private static let longest = 400.0

  private func isInset(_ index: Int) -> Bool {
    index < scan.lexemes.count && scan.lexemes[index].isWord
      && Byte.isWord(scan.text[scan.lexemes[index].start..<scan.lexemes[index].end], "inset")
  }

  /// Whether the value before which it stands is `text-shadow` or `drop-shadow(…)`, which cast no box.
  private func isOfText(before index: Int) -> Bool {
    var index = index
    while index > 0, scan.lexemes[index - 1].isOpen || scan.lexemes[index - 1].isColon { index -= 1 }
    guard index > 0, scan.lexemes[index - 1].isWord else { return false }
    let word = scan.text[scan.lexemes[index - 1].start..<scan.lexemes[index - 1].end]
    return Byte.isWord(word, "text-shadow") || Byte.isWord(word, "drop-shadow")
  }

  private func isComma(_ index: Int) -> Bool { index < scan.lexemes.count && scan.lexemes[index].isComma }
}

extension ColorScan {
  /// Takes the shadows and gradients that are beyond doubt, or that stand beside the word for them, out of the colours.
  ///
  /// - Parameter speaksOfShadow: whether what stands above or beside the text says so.
  mutating func takeLayers(speaksOfShadow: () -> Bool) -> [LayerScan.Found] {
    var layers = LayerScan.find(in: self)
    guard !layers.isEmpty else { return [] }
    if !layers.allSatisfy(\.isCertain), !KindWords(scan.text[...]).contains(.shadow), !speaksOfShadow() {
      layers.removeAll { !$0.isCertain }
    }
    // A colour behind a layer is spoken of beside it; the text's name is not its name.
    if let first = layers.first { found.removeAll { $0.range.lowerBound >= first.range.lowerBound } }
    return layers
  }

  /// Layers as entries: the first is called what the text is called, each further one after the words before it.
  ///
  /// - Parameter isProse: whether the text is running text, whose first words are no name.
  func entries(
    _ layers: [LayerScan.Found], node: Int, isProse: Bool = false, title: @autoclosure () -> String?
  ) -> [RecognizedEntry] {
    layers.enumerated().map { index, layer in
      let isNamed =
        index == 0 && (!isProse || scan.isExplicit)
        && scan.name.map { $0.upperBound <= layer.range.lowerBound } ?? false
      let name = [isNamed ? scan.nameText : nil, words(before: layer.range.lowerBound, after: 0)].lazy.compactMap(
        \.self
      ).first {
        !Self.properties.contains($0.lowercased())
      }
      let fallback = layer.kind == .shadow ? "Shadow" : "Gradient"
      return RecognizedEntry(
        name: name ?? title() ?? fallback, kind: layer.kind, value: layer.value, caption: nil, node: node)
    }
  }

  /// Names of CSS that say what a value is and not what it is called.
  private static let properties: Set<String> = ["box-shadow", "shadow", "background", "background-image", "gradient"]
}
