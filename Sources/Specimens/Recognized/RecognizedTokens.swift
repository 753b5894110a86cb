import Colorimetry
import Files
import Motion
import Recognition
import Syntax
import Tokens

/// Recognised values as tokens, each with a name of its own.
struct RecognizedTokens {
  /// The theme of tokens that have no other.
  static let theme = "default"

  private(set) var tokens: [NamedToken] = []
  private var names = FigureNames()
  /// What the themes of a document say of its colours.
  private var themed: [(theme: String, token: Token)] = []
  /// The unit of lengths that have none.
  private let lengthUnit: Dimension.Unit
  private let span: Span

  init(_ entries: [RecognizedValue], lengthUnit: Dimension.Unit, span: Span) {
    self.lengthUnit = lengthUnit
    self.span = span
    tokens.reserveCapacity(entries.count)
    names.reserve(entries.count)
    let joined = entries.joinedThemes
    for index in joined.indices.prefix(RecognizedGroups.mostValues) { add(joined[index]) }
    if !themed.isEmpty { spreadThemes() }
  }

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

  private mutating func add(_ entry: RecognizedValue) {
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

  private mutating func addQuantity(_ entry: RecognizedValue, _ quantity: Quantity) {
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
      return .dimension(Dimension(number, quantity.unit(or: lengthUnit)))
    }
  }

  @discardableResult
  private mutating func add(
    _ entry: RecognizedValue, _ value: TokenValue, part: String = "", extensions: JSONObject? = nil
  ) -> TokenPath? {
    let name = names.take(Self.pathName(entry.name), part: part) { [tokens] in
      part != "-max" && tokens[$0].token.value == value
    }
    guard let name else { return nil }
    let path = TokenPath(name)
    let caption = entry.kind.isMotionOrType ? nil : entry.caption
    tokens.append(
      NamedToken(token: ThemedToken(token(path, value, extensions), theme: Self.theme), caption: caption))
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

  private mutating func addType(_ entry: RecognizedValue, _ type: TypeFields) {
    var missing: [String] = []
    if type.weight == nil { missing.append("fontWeight") }
    if type.families == nil { missing.append("fontFamily") }
    if type.tracking == nil { missing.append("letterSpacing") }
    let size = Dimension(type.size.low, type.size.unit(or: lengthUnit))
    var leading = 1.3
    if let given = type.leading, given.low > 0, size.pixels > 0 {
      leading =
        given.unit == .percent
        ? given.low / 100
        : given.low < 4 && given.unit == nil
          ? given.low : Dimension(given.low, given.unit(or: lengthUnit)).pixels / size.pixels
    } else {
      missing.append("lineHeight")
    }
    let tracking = type.tracking.map {
      Dimension($0.unit == .percent ? $0.low / 100 : $0.low, $0.unit == .percent ? .em : $0.unit(or: lengthUnit))
    }
    add(
      entry,
      .typography(
        Typography(
          fontFamily: type.families ?? ["system-ui"], fontSize: size, fontWeight: type.weight ?? FontWeight(400),
          letterSpacing: tracking ?? .zero, lineHeight: leading)),
      extensions: Self.notGiven(missing))
  }

  private mutating func addWeight(_ entry: RecognizedValue, _ quantity: Quantity) {
    add(
      entry,
      .typography(
        Typography(
          fontFamily: ["system-ui"], fontSize: Dimension(20, .px), fontWeight: FontWeight(quantity.low),
          letterSpacing: .zero, lineHeight: 1.3)),
      extensions: Self.notGiven(["fontSize", "fontFamily", "letterSpacing", "lineHeight"]))
  }

  private mutating func addFamilies(_ entry: RecognizedValue, _ families: [String]) {
    add(
      entry,
      .typography(
        Typography(
          fontFamily: families, fontSize: Dimension(20, .px), fontWeight: FontWeight(400), letterSpacing: .zero,
          lineHeight: 1.3)),
      extensions: Self.notGiven(["fontSize", "fontWeight", "letterSpacing", "lineHeight"]))
  }

  /// How a gradient runs, as a token says it.
  private static func course(of gradient: CSSGradient) -> JSONObject {
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

  static let fewestSteps = 5

  /// Whether the colours are one scale: one stem and rising numbers, `Gray 50`, `Gray 100`, …
  var areRamp: Bool {
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

extension RecognizedValue {
  /// Its length, where it is one, in a unit that stands for none.
  func length(_ unit: Dimension.Unit) -> Dimension? {
    guard case .quantity(let quantity) = value, quantity.high == nil else { return nil }
    return Dimension(quantity.low, quantity.unit(or: unit))
  }
}

extension Quantity {
  /// Its unit as a length has it.
  fileprivate func unit(or lengthUnit: Dimension.Unit) -> Dimension.Unit {
    switch unit {
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

extension [RecognizedValue] {
  /// `color.card.light` and `color.card.dark` as one colour in two themes, where the first of them stood.
  fileprivate var joinedThemes: [RecognizedValue] {
    guard first?.kind == .color, contains(where: { $0.themeName != nil }) else { return self }
    var joined: [RecognizedValue] = []
    var places: [String: Int] = [:]
    for entry in self {
      guard case .color(let color) = entry.value, let (stem, theme) = entry.themeName else {
        joined.append(entry)
        continue
      }
      if let place = places[stem], case .themed(let colors) = joined[place].value, colors.count == 1,
        colors[0].theme != theme
      {
        joined[place].value = .themed(colors + [ThemedColor(theme: theme, color: color, range: entry.range)])
        joined[place].name = stem
        joined[place].caption = nil
      } else {
        places[stem] = joined.count
        var first = entry
        first.value = .themed([ThemedColor(theme: theme, color: color, range: entry.range)])
        joined.append(first)
      }
    }
    for index in joined.indices {
      if case .themed(let colors) = joined[index].value, colors.count == 1 {
        joined[index].value = .color(colors[0].color)
      }
    }
    return joined
  }
}

extension RecognizedValue {
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
