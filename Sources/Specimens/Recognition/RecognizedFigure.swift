import Colorimetry
import Diagnostics
import Files
import Guide
import Markup
import Motion
import Printing
import Syntax
import Tokens

/// A group of recognised values as tokens of a system of their own, drawn by the specimen for their kind.
struct RecognizedFigure {
  private let group: RecognizedGroup
  private let document: MarkdownDocument
  /// The unit of lengths that have none.
  private let lengthUnit: Dimension.Unit
  private var tokens: [NamedToken] = []
  private var names = FigureNames()
  /// What the themes of a document say of its colours.
  private var themed: [(theme: String, token: Token)] = []
  private let span: Span

  init(_ group: RecognizedGroup, in document: MarkdownDocument, lengthUnit: Dimension.Unit) {
    self.group = group
    self.document = document
    self.lengthUnit = lengthUnit
    span = document.span(of: group.node)
  }

  /// - Parameter id: unique on the page.
  mutating func draw(id: @autoclosure () -> String, into out: inout ByteBuffer, _ diagnostics: inout Diagnostics) {
    if !drawPlain(into: &out) { drawTokens(id: id(), into: &out, &diagnostics) }
  }

  /// Draws colours and lengths that need nothing of a token, as most are; false leaves the group.
  private func drawPlain(into out: inout ByteBuffer) -> Bool {
    switch group.kind {
    case .color:
      guard let colors = group.plainValues(\.color), !Self.mayBeRamp(colors) else { return false }
      Swatches.draw(colors, title: title(count: colors.count, first: colors[0].mark), into: &out)
    case .spacing, .size:
      guard let lengths = group.plainValues(length) else { return false }
      Scale.draw(lengths, title: title(count: lengths.count, first: lengths[0].mark), into: &out)
    case .box, .icon, .target, .radius, .borderWidth, .type, .weight, .opacity, .duration, .easing, .spring, .shadow,
      .gradient, .family, .textStyle, .undrawn:
      return false
    }
    return true
  }

  private func length(_ entry: RecognizedEntry) -> Dimension? {
    guard case .quantity(let quantity) = entry.value, quantity.high == nil else { return nil }
    return Dimension(quantity.low, unit(quantity))
  }

  private mutating func drawTokens(id: String, into out: inout ByteBuffer, _ diagnostics: inout Diagnostics) {
    tokens.reserveCapacity(group.entries.count)
    names.reserve(group.entries.count)
    let entries = group.entries.joinedThemes
    for index in entries.indices.prefix(DocumentScan.mostEntries) { add(entries[index]) }
    if !themed.isEmpty { spreadThemes() }
    guard var (name, options) = group.kind.specimen(count: tokens.count), let first = tokens.first else { return }
    if group.kind == .color, isRamp { name = "ramp" }
    guard let specimen = AllSpecimens.byName[name] else { return }
    if let title = title(count: tokens.count, first: first.token.path.description) {
      options.append(FencedBlock.Option(name: "title", value: title))
    }
    let request = SpecimenRequest(
      block: FencedBlock(recognized: name, options: options, span: span), system: Self.plainSystem, pageURL: "",
      stylesheet: nil, id: id, recognized: tokens)
    specimen.draw(request, into: &diagnostics).print(into: &out)
  }

  // MARK: Title

  /// - Parameter first: the name of the first of the values.
  private func title(count: Int, first: String) -> String? {
    var texts = group.titles.reversed().lazy.compactMap { [document] in FigureTitle.text(of: $0, in: document) }
      .makeIterator()
    guard let text = texts.next() else { return group.kind == .textStyle ? group.kind.noun : nil }
    if group.kind == .spring || group.kind == .color {
      return count == 1 && first == text ? nil : text
    }
    let kind = Self.kind(of: text)
    guard kind == .size, let outer = texts.next() else {
      return kind == group.kind ? text : "\(text): \(group.kind.noun)"
    }
    return "\(outer): \(Self.kind(of: outer) == group.kind ? text.lowercased() : group.kind.noun)"
  }

  private static func kind(of title: String) -> ValueKind? {
    let words = Array(title.utf8)
    return words.firstIndex(of: UInt8(ascii: "(")).flatMap { KindWords(words[..<$0]).kind }
      ?? KindWords(words[...]).kind
  }

  // MARK: Tokens

  /// What recognised values belong to: the request has their tokens itself.
  private static let plainSystem: DesignSystem = {
    let theme = Theme(name: plainTheme, tokens: TokenSet(tokens: []))
    return DesignSystem(
      slug: "", settings: SystemSettings(name: ""), themes: TokenThemes(default: theme), overview: nil, sections: [])
  }()

  private static let plainTheme = "default"

  /// Gives every colour a value in each theme the document names: its own, or the one it has first.
  private mutating func spreadThemes() {
    var themes: [String] = []
    for (theme, _) in themed where !themes.contains(theme) { themes.append(theme) }
    tokens = tokens.map { named in
      let values = themes.map { theme in
        let own = themed.first { $0.theme == theme && $0.token.path == named.token.path }
        return (theme: theme, token: own?.token ?? named.token.token)
      }
      return NamedToken(token: ThemedToken(values), caption: named.caption)
    }
  }

  private mutating func add(_ entry: RecognizedEntry) {
    switch entry.value {
    case .color(let color): add(entry, .color(color))
    case .themed(let colors):
      guard let first = colors.first, let path = add(entry, .color(first.color)) else { return }
      themed += colors.map { ($0.theme, token(path, .color($0.color))) }
    case .easing(let curve): add(entry, .cubicBezier(curve))
    case .spring(let spring): add(entry, .spring(spring))
    case .shadow(let layers): add(entry, .shadow(layers))
    case .gradient(let gradient): add(entry, .gradient(gradient.stops), extensions: Self.course(of: gradient))
    case .families(let families): addFamilies(entry, families)
    case .type(let type): addType(entry, type)
    case .quantity(let quantity): addQuantity(entry, quantity)
    }
  }

  private mutating func addQuantity(_ entry: RecognizedEntry, _ quantity: Quantity) {
    if entry.kind == .type {
      addType(entry, TypeFields(size: quantity))
    } else if entry.kind == .weight {
      addWeight(entry, quantity)
    } else if let high = quantity.high {
      add(entry, value(quantity.low, quantity, entry.kind), part: "-min")
      add(entry, value(high, quantity, entry.kind), part: "-max")
    } else {
      add(entry, value(quantity.low, quantity, entry.kind))
    }
  }

  private func value(_ number: Double, _ quantity: Quantity, _ kind: ValueKind) -> TokenValue {
    switch kind {
    case .duration:
      let isSeconds = quantity.unit == .s || quantity.unit == nil && quantity.isFraction && number < 20
      return .duration(TimeSpan(number, isSeconds ? .s : .ms))
    case .opacity: return .number(quantity.unit == .percent ? number / 100 : number)
    case .color, .spacing, .size, .box, .icon, .target, .radius, .borderWidth, .type, .weight, .easing, .spring,
      .shadow, .gradient, .family, .textStyle, .undrawn:
      return .dimension(Dimension(number, unit(quantity)))
    }
  }

  private func unit(_ quantity: Quantity) -> Dimension.Unit {
    switch quantity.unit {
    case .px: .px
    case .pt: .pt
    case .dp: .dp
    case .sp: .sp
    case .rem: .rem
    case .em: .em
    case .percent: .percent
    case .ms, .s, nil: lengthUnit
    }
  }

  @discardableResult
  private mutating func add(
    _ entry: RecognizedEntry, _ value: TokenValue, part: String = "", extensions: JSONObject? = nil
  ) -> TokenPath? {
    let name = names.take(Self.pathName(entry.name), part: part) { [tokens] in
      part != "-max" && tokens[$0].token.value == value
    }
    guard let name else { return nil }
    let path = TokenPath(name)
    let caption = entry.kind.isMotionOrType ? nil : entry.caption
    tokens.append(
      NamedToken(token: ThemedToken(token(path, value, extensions), theme: Self.plainTheme), caption: caption))
    return path
  }

  private func token(_ path: TokenPath, _ value: TokenValue, _ extensions: JSONObject? = nil) -> Token {
    Token(path: path, value: value, extensions: extensions, span: span, valueSpan: span)
  }

  /// A name as one segment of a path, unless it is a dotted name itself.
  private static func pathName(_ name: String) -> String {
    guard name.holdsPoint, name.utf8.contains(0x20) || name.hasSuffix(".") || name.hasPrefix(".")
    else { return name }
    return name.split(separator: ".").joined(separator: "\u{2024}")
  }

  // MARK: Type

  private mutating func addType(_ entry: RecognizedEntry, _ type: TypeFields) {
    var missing: [String] = []
    if type.weight == nil { missing.append("fontWeight") }
    if type.families == nil { missing.append("fontFamily") }
    if type.tracking == nil { missing.append("letterSpacing") }
    let size = Dimension(type.size.low, unit(type.size))
    var leading = 1.3
    if let given = type.leading, given.low > 0, size.pixels > 0 {
      leading =
        given.unit == .percent
        ? given.low / 100
        : given.low < 4 && given.unit == nil
          ? given.low : Dimension(given.low, unit(given)).pixels / size.pixels
    } else {
      missing.append("lineHeight")
    }
    let tracking = type.tracking.map {
      Dimension($0.unit == .percent ? $0.low / 100 : $0.low, $0.unit == .percent ? .em : unit($0))
    }
    add(
      entry,
      .typography(
        Typography(
          fontFamily: type.families ?? ["system-ui"], fontSize: size, fontWeight: type.weight ?? FontWeight(400),
          letterSpacing: tracking ?? .zero, lineHeight: leading)),
      extensions: Self.notGiven(missing))
  }

  private mutating func addWeight(_ entry: RecognizedEntry, _ quantity: Quantity) {
    add(
      entry,
      .typography(
        Typography(
          fontFamily: ["system-ui"], fontSize: Dimension(20, .px), fontWeight: FontWeight(quantity.low),
          letterSpacing: .zero, lineHeight: 1.3)),
      extensions: Self.notGiven(["fontSize", "fontFamily", "letterSpacing", "lineHeight"]))
  }

  private mutating func addFamilies(_ entry: RecognizedEntry, _ families: [String]) {
    add(
      entry,
      .typography(
        Typography(
          fontFamily: families, fontSize: Dimension(20, .px), fontWeight: FontWeight(400), letterSpacing: .zero,
          lineHeight: 1.3)),
      extensions: Self.notGiven(["fontSize", "fontWeight", "letterSpacing", "lineHeight"]))
  }

  /// How a gradient runs, as a token says it.
  private static func course(of gradient: GradientFields) -> JSONObject {
    let nowhere = ByteRange(0, 0)
    let (name, kind): (String, JSONValue.Kind) =
      gradient.angleDegrees.map { ("specimen.angle", .number($0)) } ?? ("specimen.shape", .string("radial"))
    return JSONObject([
      JSONObject.Member(name: name, nameRange: nowhere, value: JSONValue(range: nowhere, kind: kind))
    ])
  }

  private static func notGiven(_ fields: [String]) -> JSONObject? {
    guard !fields.isEmpty else { return nil }
    let nowhere = ByteRange(0, 0)
    let values = fields.map { JSONValue(range: nowhere, kind: .string($0)) }
    return JSONObject([
      JSONObject.Member(
        name: "specimen.notGiven", nameRange: nowhere, value: JSONValue(range: nowhere, kind: .array(values)))
    ])
  }

  // MARK: Ramps

  /// Whether colours may be one scale, by their names.
  private static func mayBeRamp(_ colors: [PlainValue<Color>]) -> Bool {
    colors.count >= fewestSteps && colors.allSatisfy { $0.mark.utf8.last.map(Byte.isDigit) ?? false }
  }

  private static let fewestSteps = 5

  /// Whether the colours are one scale: one stem and rising numbers, `Gray 50`, `Gray 100`, …
  private var isRamp: Bool {
    guard tokens.count >= Self.fewestSteps, themed.isEmpty else { return false }
    var stem: Substring?
    var last = -1
    for named in tokens {
      let name = named.token.path.description
      guard let end = name.utf8.last, Byte.isDigit(end) else { return false }
      let digits = name.utf8.reversed().prefix { Byte.isDigit($0) }.count
      guard digits <= 4, let number = Int(name.suffix(digits)), number > last else { return false }
      let own = name.dropLast(digits)
      guard stem == nil || stem == own else { return false }
      stem = own
      last = number
    }
    return true
  }
}

extension ValueKind {
  fileprivate var isMotionOrType: Bool {
    switch self {
    case .type, .weight, .duration, .easing, .spring, .family, .textStyle: true
    case .color, .spacing, .size, .box, .icon, .target, .radius, .borderWidth, .opacity, .shadow, .gradient, .undrawn:
      false
    }
  }
}

extension [RecognizedEntry] {
  /// `color.card.light` and `color.card.dark` as one colour in two themes, where the first of them stood.
  fileprivate var joinedThemes: [RecognizedEntry] {
    guard first?.kind == .color, contains(where: { $0.themeName != nil }) else { return self }
    var joined: [RecognizedEntry] = []
    var places: [String: Int] = [:]
    for entry in self {
      guard case .color(let color) = entry.value, let (stem, theme) = entry.themeName else {
        joined.append(entry)
        continue
      }
      if let place = places[stem], case .themed(let colors) = joined[place].value, colors.count == 1,
        colors[0].theme != theme
      {
        let value = RecognizedEntry.Value.themed(colors + [(theme, color)])
        joined[place] = RecognizedEntry(
          name: stem, kind: .color, value: value, caption: nil, node: entry.node)
      } else {
        places[stem] = joined.count
        joined.append(
          RecognizedEntry(
            name: entry.name, kind: .color, value: .themed([(theme, color)]), caption: entry.caption, node: entry.node))
      }
    }
    return joined.map { entry in
      guard case .themed(let colors) = entry.value, colors.count == 1 else { return entry }
      return RecognizedEntry(
        name: entry.name, kind: .color, value: .color(colors[0].color), caption: entry.caption, node: entry.node)
    }
  }
}

extension RecognizedEntry {
  /// Its theme and the name without it.
  fileprivate var themeName: (stem: String, theme: String)? {
    if let theme { return (name, theme) }
    guard name.holdsPoint else { return nil }
    for theme in ["light", "dark"] where name.hasSuffix("." + theme) {
      return (String(name.dropLast(theme.count + 1)), theme)
    }
    return nil
  }
}

extension FencedBlock {
  /// A block that nobody wrote, for values found in the text: one line that stands for all of them.
  fileprivate init(recognized name: String, options: [Option], span: Span) {
    self.name = name
    self.options = options
    body = "**"
    lines = [Line(text: "**", caption: nil, span: span)]
    self.span = span
  }
}
