import Files
import Motion
import Printing
import Scans
import Syntax
import TokenValues
import Wording

/// What the parts of one text say of a thing: `44px tall, radius 8px, padding 0 16px, Inter 15/600`.
///
/// Each part is a property with its value. A length counts only beside a word for what it is.
struct PropertyScan {
  /// A property that a part gives.
  struct Property {
    let kind: ValueKind
    let name: String
    let value: RecognizedValue.Value
    let range: ByteRange
    var evidence = Evidence.notation
  }

  /// What a part says: nothing of values, values, or values that cannot be told.
  private enum Reading { case nothing, understood, unknown }

  /// The text of the part being read.
  var part: TextScan
  var properties: [Property] = []
  /// The fields of the style of type, and where each stands; the size is nought where none is given.
  var type = TypeFields(size: .zero)
  var typeRange: ByteRange?
  var typeName = "text"
  var leadingRange: ByteRange?
  var trackingRange: ByteRange?
  var weightRange: ByteRange?
  /// A length that is the size of type if others say that the thing has a style: `max 32px`.
  var looseSize: (size: Quantity, range: ByteRange, place: ByteRange)?
  /// Where the parts that were understood stand in the file.
  var places: [ByteRange] = []
  var unknown = 0
  /// What the text begins with before a colon, and whether that is a line: `Divider`.
  private let label: Name?
  private let isOfLine: Bool
  /// `6pt vertical` before `12pt horizontal padding`.
  private var looseSide: (side: String, size: Quantity, range: ByteRange)?
  /// Whether one of its sides stands in another part than the word for what both are.
  private(set) var givesSides = false

  /// Nil where most of what has a value is not understood.
  init?(_ text: TextScan, in pieces: Range<Int>) {
    part = text
    label = text.isExplicit ? text.ownName : nil
    isOfLine = label.map { Self.isOfLine($0.text.lowercased().split(separator: " ").map(String.init)) } ?? false
    let parts = text.parts(of: pieces)
    guard parts.count <= Self.mostParts else { return nil }
    for range in parts {
      guard let line = text.line(range) else { return nil }
      part.read(line)
      switch read() {
      case .nothing: continue
      case .understood: places.append(text.place(range))
      case .unknown: unknown += 1
      }
    }
    if looseSide != nil { unknown += 1 }
    finishType()
    guard unknown * 2 <= places.count, isOfThing, isOfFields || isWhole,
      Set(properties.map { "\($0.kind) \($0.name)" }).count == properties.count
    else { return nil }
  }

  private static let mostParts = 24
  private static let mostWords = 8

  /// Whether they say what something looks like: its shape, its type, or a colour that it takes in some time.
  private var isOfThing: Bool {
    let kinds = Set(properties.map(\.kind))
    return !kinds.isDisjoint(with: Self.ofShape) || kinds.contains(.color) && kinds.contains(.duration)
  }

  private static let ofShape: Set<ValueKind> = [
    .radius, .spacing, .size, .borderWidth, .icon, .type, .layer, .weight, .leading, .tracking,
  ]

  /// Whether the weights, leadings and trackings among them belong to a style.
  private var isOfFields: Bool {
    givesType || !properties.contains { [.weight, .leading, .tracking].contains($0.kind) }
  }

  /// Whether one of them is a style of type.
  var givesType: Bool { properties.contains { $0.kind == .type } }
  /// Whether all of them are lengths of a shape, or a style.
  var areLengths: Bool {
    properties.allSatisfy { [.radius, .spacing, .size, .borderWidth, .icon, .type].contains($0.kind) }
  }

  /// Whether all are called as properties are, and not by words of their own.
  var areGeneric: Bool { properties.allSatisfy { GenericName.matches($0.name) } }

  /// How many properties it has.
  var count: Int { Set(properties.map { $0.name.prefix { $0 != "," } }).count }
  /// Whether every part that has a value was understood.
  var isWhole: Bool { unknown == 0 }

  /// The properties as values of what has them.
  ///
  /// Shadows and gradients come before colours, and these before numbers.
  func values(of owner: Name?, in node: Int) -> [RecognizedValue] {
    let layers = properties.filter { $0.kind == .shadow || $0.kind == .gradient }
    let colors = properties.filter { $0.kind == .color }
    let rest = properties.filter { ![.shadow, .gradient, .color].contains($0.kind) }
    return (layers + colors + rest).map { property in
      // The text of `Text`, and what has no name beside a label that is a property.
      let whole = owner ?? label
      let isWhole = property.name.isEmpty || property.name == whole?.text.lowercased()
      let name =
        whole.flatMap { isWhole ? $0 : nil } ?? Name(owner.map { "\($0.text), \(property.name)" } ?? property.name)
      var value = RecognizedValue(
        property.kind, property.value, name: name, range: property.range, node: node, evidence: [property.evidence])
      value.owner = isWhole ? nil : owner?.text
      return value
    }
  }

  // MARK: One part

  private static let ofSprings: [StaticString] = ["stiffness", "damping", "tension", "friction", "mass"]

  private mutating func read() -> Reading {
    var colors = ColorScan(part)
    let hasNumber = part.lexemes.indices.contains { !part.quantities(at: $0).isEmpty } || !crossed.isEmpty
    // `{spacing.lg}` is drawn as the token that it is.
    if part.text.contains(UInt8(ascii: "{")) { return .nothing }
    guard hasNumber || !colors.found.isEmpty else {
      if let weight = FontWeight.written(Trimming.bytes(part.text[...])) { type.weight = type.weight ?? weight }
      return .nothing
    }
    // What is quoted is somebody's words, and a spring is one value.
    guard !part.lexemes.indices.contains(where: { part.isArrowSign($0) || part.isWord($0, in: Self.ofSprings) }),
      !part.isRefusal, !part.text.contains(UInt8(ascii: "\""))
    else { return .unknown }
    if !colors.found.isEmpty, LayerScan.mayBe(in: colors) {
      let layers = colors.takeLayers { _ in nil }
      if layers.count == 1 {
        let rest = words(besides: [layers[0].range])
        guard rest.count <= 2 else { return .unknown }
        add(layers[0].kind, "", layers[0].value, layers[0].range)
        return .understood
      }
    }
    if colors.found.count == 1 { return read(colors.found[0]) }
    if colors.found.count == 2 { return readPair(colors) }
    guard colors.found.isEmpty else { return .unknown }
    return readNumbers()
  }

  /// `background #FFFFFF light / #0E1620 dark`
  private mutating func readPair(_ colors: ColorScan) -> Reading {
    let ranges = colors.found.map(\.range)
    let rest = words(besides: ranges).filter { !Self.ofThemes.contains($0) }
    guard case let pair = colors.values(known: [:]), pair.count == 1, case .themed = pair[0].value, rest.count <= 2,
      !part.lexemes.contains(where: { piece in piece.isQuantity && !ranges.contains { $0.contains(piece.start) } })
    else { return .unknown }
    let name = rest.joined(separator: " ")
    properties.append(Property(kind: .color, name: name, value: pair[0].value, range: pair[0].range))
    return .understood
  }

  private static let ofThemes: Set<String> = ["light", "dark", "mode", "theme"]

  /// `#1A1A1A background`, `border 1px solid #D0D0D0`, `1pt #E8E8E6 between rows` of a divider
  private mutating func read(_ color: ColorScan.Found) -> Reading {
    let numbers = part.lexemes.filter { $0.isQuantity && !color.range.contains($0.start) }
    let said = words(besides: [color.range]).filter { !Self.lineStyles.contains($0) }
    let rest = isOfLine ? said.prefix { !Self.ofPlaces.contains($0) } : said[...]
    guard rest.count <= 2, !rest.contains("for") else { return .unknown }
    let name = rest.joined(separator: " ")
    if let width = numbers.first?.quantity {
      guard numbers.count == 1, width.unit?.isLength == true, width.high == nil,
        Self.isOfLine(rest) || isOfLine && rest.allSatisfy({ $0.allSatisfy(\.isLetter) })
          || rest.isEmpty && hasLineStyle
      else { return .unknown }
      let own = isOfLine && !Self.isOfLine(rest) ? name : rest.isEmpty ? "border" : name
      add(.color, own, .color(color.color), color.range)
      add(.borderWidth, own, .quantity(width), width.start..<width.end)
      return .understood
    }
    add(.color, name, .color(color.color), color.range)
    return .understood
  }

  private static let ofPlaces: Set<String> = [
    "between", "below", "above", "around", "under", "on", "along", "when", "if", "for",
  ]
  private static let lineStyles: Set<String> = ["solid", "dashed", "dotted", "double"]
  private var hasLineStyle: Bool {
    part.lexemes.indices.contains { part.isWord($0, in: ["solid", "dashed", "dotted", "double"]) }
  }

  private static func isOfLine(_ words: some Sequence<String>) -> Bool {
    words.contains { ["border", "outline", "stroke", "ring", "divider", "underline", "hairline"].contains($0) }
  }

  /// The words of the part in small letters, without those that only join them.
  private func words(besides ranges: [Range<Int>]) -> [String] {
    part.lexemes.indices.compactMap { index in
      let lexeme = part.lexemes[index]
      guard lexeme.isWord, !ranges.contains(where: { $0.contains(lexeme.start) }) else { return nil }
      let word = String(decoding: part.text[lexeme.start..<lexeme.end], as: UTF8.self).lowercased()
      return Self.articles.contains(word) ? nil : word
    }
  }

  private static let articles: Set<String> = [
    "a", "an", "the", "of", "with", "and", "has", "have", "is", "are", "at", "in", "its", "use", "uses", "color",
    "colour",
  ]

  private mutating func readNumbers() -> Reading {
    if let (curve, pieces) = part.easing(from: 0) ?? easingKeyword, times.count <= 1 {
      return readMotion(curve, pieces)
    }
    if times.count == 1, let time = times.first { return readTime(time) }
    let said = words(besides: [])
    guard said.count <= Self.mostWords else { return .unknown }
    let text = said.joined(separator: " ")
    let kinds = KindWords(Array(text.utf8)[...])
    // `never 44px tall`, `taller than 44px`
    guard kinds.isDisjoint(with: .avoided), !said.contains(where: Self.ofOthers.contains) else { return .unknown }
    if readType(said, kinds) { return .understood }
    let numbers = quantities.isEmpty ? crossed : quantities
    if numbers.count == 1, numbers[0].unit?.isLength == true, said.count == 1, Self.opposite[said[0]] != nil {
      looseSide = (said[0], numbers[0], part.place(numbers[0].start..<numbers[0].end))
      return .understood
    }
    guard let first = numbers.first, let kind = kind(of: said, kinds, first) else { return .unknown }
    if kind == .undrawn || numbers.allSatisfy({ $0.unit == .percent }), kind != .opacity, kind != .radius {
      return .nothing
    }
    guard numbers.allSatisfy({ kind.takes($0) }),
      numbers.allSatisfy({ $0.unit != nil }) || Self.needNoUnit.contains(kind)
    else { return .unknown }
    guard let name = name(said, kind), said.count <= 4 else { return .unknown }
    let sides = numbers.count > 1 ? ValueList.sides(numbers.count) : nil
    guard numbers.count == 1 || sides != nil && (kind == .spacing || kind == .radius) else { return .unknown }
    takeSide(of: kind, name, said)
    for (index, number) in numbers.enumerated() {
      add(kind, sides.map { "\(name), \($0[index])" } ?? name, .quantity(number), number.start..<number.end)
    }
    return .understood
  }

  /// Gives the side before it what the part says of the other one.
  private mutating func takeSide(of kind: ValueKind, _ name: String, _ said: [String]) {
    guard let loose = looseSide, let other = Self.opposite[loose.side], said.contains(other), kind == .spacing else {
      return
    }
    (looseSide, givesSides) = (nil, true)
    let own = name.replacing(other, with: loose.side)
    properties.append(Property(kind: kind, name: own, value: .quantity(loose.size), range: loose.range))
  }

  private static let opposite = ["vertical": "horizontal", "horizontal": "vertical"]

  /// `13pt × 24pt`
  private var crossed: [Quantity] { part.lexemes.indices.lazy.map(part.crossed).first { !$0.isEmpty } ?? [] }

  /// Words that hold a length against another, or give a condition.
  private static let ofOthers: Set<String> = [
    "than", "not", "no", "if", "when", "below", "above", "under", "over", "until", "from", "to", "between", "per",
    "apart",
    "was", "were",
  ]

  private static let needNoUnit: Set<ValueKind> = [.opacity, .layer, .weight]

  private var times: [Quantity] { part.lexemes.compactMap(\.quantity).filter { $0.unit?.isTime == true } }

  private var easingKeyword: (curve: CubicBezier, pieces: ClosedRange<Int>)? {
    part.lexemes.indices.lazy.compactMap { index in
      part.easingKeyword(at: index).map { ($0, index...index) }
    }.first
  }

  private mutating func readMotion(_ curve: CubicBezier, _ pieces: ClosedRange<Int>) -> Reading {
    let range = part.lexemes[pieces.lowerBound].start..<part.lexemes[pieces.upperBound].end
    let said = words(besides: [range])
    guard said.count <= 3 else { return .unknown }
    let name = said.isEmpty ? "transition" : said.joined(separator: " ")
    add(.easing, name + ", easing", .easing(curve), range)
    if let time = times.first { add(.duration, name, .quantity(time), time.start..<time.end) }
    return .understood
  }

  private mutating func readTime(_ time: Quantity) -> Reading {
    let said = words(besides: [])
    guard said.count <= 3, ValueKind.duration.takes(time), time.low * (time.unit == .ms ? 0.001 : 1) <= 60 else {
      return .unknown
    }
    add(
      .duration, said.isEmpty ? "duration" : said.joined(separator: " "), .quantity(time), time.start..<time.end)
    return .understood
  }

  /// The numbers of the part, a nought in the unit of those beside it; none where slashes join some.
  var quantities: [Quantity] {
    var found: [Quantity] = []
    for index in part.lexemes.indices {
      let here = part.quantities(at: index)
      guard here.count <= 1 else { return [] }
      found += here
    }
    guard let unit = found.first(where: { $0.unit != nil })?.unit else { return found }
    return found.map { $0.unit == nil && $0.low == 0 && $0.high == nil ? $0.with(unit) : $0 }
  }

  // MARK: Kinds

  private func kind(of said: [String], _ kinds: KindWords, _ number: Quantity) -> ValueKind? {
    let isLength = number.unit?.isLength == true
    if said.contains(where: { ["z-index", "z"].contains($0) }), number.unit == nil { return .layer }
    if said.contains(where: { ["blur", "shadow", "offset"].contains($0) }) { return .undrawn }
    if let own = kinds.ownKind, own != .undrawn || !isLength { return own }
    guard isLength else { return nil }
    if said.contains(where: { Self.measures[$0] != nil }) { return .size }
    if said.contains("rounded") || said.contains("round") || said.contains("rounding") { return .radius }
    // `pill 999px`
    if number.low >= 100, said.contains("pill") || said.contains("capsule") { return .radius }
    if Self.isOfLine(said) { return .borderWidth }
    if kinds.contains(.icon) { return .icon }
    return nil
  }

  /// What lengths of a thing are called by the words beside them.
  static let measures = [
    "tall": "height", "high": "height", "height": "height", "wide": "width", "width": "width", "circle": "size",
    "square": "size", "diameter": "diameter", "across": "size", "高": "高", "宽": "宽", "寬": "寬",
  ]

  /// The words that say which property it is, with at most one that says more of it; nil where others stand there too.
  private func name(_ said: [String], _ kind: ValueKind) -> String? {
    var rest = 0
    let words = said.compactMap { word -> String? in
      if kind == .size, let measure = Self.measures[word] { return measure }
      if kind == .radius, said.count == 1, Self.roundings.contains(word) { return "radius" }
      if Self.modifiers.contains(word) || Self.isOfLine([word]) || !KindWords(Array(word.utf8)[...]).isEmpty {
        return spelling(of: word)
      }
      rest += 1
      return nil
    }
    if kind == .radius, said.allSatisfy(Self.roundings.contains) { return "radius" }
    return rest <= 1 && !words.isEmpty ? words.joined(separator: " ") : nil
  }

  private static let roundings: Set<String> = ["rounded", "round", "corners", "corner", "fully", "pill", "capsule"]

  /// A word of the part as it is written there where it is one of code: `borderRadius`.
  private func spelling(of word: String) -> String {
    let written = part.lexemes.lazy.filter(\.isWord).map { [part] piece in
      String(decoding: part.text[piece.start..<piece.end], as: UTF8.self)
    }
    return written.first { $0.lowercased() == word && $0.utf8.dropFirst().contains(where: \.isUppercase) } ?? word
  }

  /// What is said of a property besides what it is.
  private static let modifiers: Set<String> = [
    "top", "bottom", "left", "right", "vertical", "horizontal", "inline", "block", "min", "max", "minimum", "maximum",
    "inner", "outer", "inside", "outside", "internal", "side", "sides", "cell", "row", "column", "offset", "min-width",
    "max-width", "min-height", "max-height", "border-radius", "z-index", "z",
  ]

  private mutating func add(_ kind: ValueKind, _ name: String, _ value: RecognizedValue.Value, _ range: Range<Int>) {
    properties.append(Property(kind: kind, name: name, value: value, range: part.place(range)))
  }
}
