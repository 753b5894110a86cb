import Colorimetry
import Files
import Motion
import Syntax
import TokenValues

/// Single values: what a text or a number is, by the kind of its group and by its shape.
extension DesignReading {
  /// A token of the tree.
  func token(
    _ type: TokenType?, _ value: JSONValue, description: JSONValue? = nil, extensions: JSONObject? = nil
  ) -> JSONValue {
    var members: [JSONObject.Member] = []
    func add(_ name: String, _ value: JSONValue) {
      members.append(JSONObject.Member(name: name, nameRange: value.range, value: value))
    }
    if let type { add("$type", value.with(.string(type.rawValue))) }
    add("$value", value)
    if let description { add("$description", description) }
    if let extensions { add("$extensions", value.with(.object(extensions))) }
    return value.with(.object(JSONObject(members)))
  }

  /// A text as a token; nil if it is no value.
  mutating func scalar(_ text: String, _ value: JSONValue, _ kind: DesignKind) -> JSONValue? {
    if Self.isReference(text) {
      references.insert(String(text.dropFirst().dropLast()))
      return token(nil, value)
    }
    if let own = typed(text, value, kind) { return own }
    // The name of a group may promise less than it holds.
    return shaped(text, value, kind)
  }

  /// Whether a text is one reference and nothing else.
  package static func isReference(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "{") && text.utf8.last == UInt8(ascii: "}")
      && text.utf8.dropFirst().dropLast().allSatisfy { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
  }

  private mutating func typed(_ text: String, _ value: JSONValue, _ kind: DesignKind) -> JSONValue? {
    switch kind {
    case .color: return color(text, value)
    case .gradient: return gradient(text, value) ?? color(text, value)
    case .typography: return font(text, value) ?? (ForeignValue.isFontList(text) ? fontList(text, value) : nil)
    case .fontFamily: return Self.isFamily(text) ? token(.fontFamily, value) : nil
    case .fontWeight: return Self.isWeight(text) ? token(.fontWeight, value) : nil
    case .lineHeight:
      guard let quantity = WrittenQuantity(text) else { return nil }
      return quantity.unit.isEmpty ? token(.number, value) : length(text, value)
    case .length, .component: return length(text, value) ?? sides(text, value)
    case .shadow: return shadow(text, value)
    case .duration, .easing, .motion: return time(text, value) ?? easing(text, value) ?? transition(text, value)
    case .border: return border(text, value, isNamed: true) ?? borderSides(text, value) ?? length(text, value)
    case .opacity, .number:
      guard let quantity = WrittenQuantity(text), ["", "%"].contains(quantity.unit) else { return nil }
      return token(.number, value)
    case .any: return nil
    }
  }

  private func fontList(_ text: String, _ value: JSONValue) -> JSONValue { token(.fontFamily, fonts(text, value)) }

  /// A text that is one value by its shape alone; names of colours are words here.
  private mutating func shaped(_ text: String, _ value: JSONValue, _ kind: DesignKind) -> JSONValue? {
    let first = text.utf8.first ?? 0
    if first == UInt8(ascii: "#") || text.utf8.contains(UInt8(ascii: "(")) || kind == .component,
      let found = color(text, value) ?? gradient(text, value) ?? easing(text, value)
    {
      return found
    }
    // Of a group that tells of no kind, `none` is a word.
    if text == "none", kind == .any { return nil }
    if let found = shadow(text, value) ?? border(text, value) ?? transition(text, value) ?? time(text, value) {
      return found
    }
    guard let quantity = WrittenQuantity(text) else { return nil }
    return quantity.unit.isEmpty
      ? (kind == .any || kind == .component ? token(.number, value) : nil) : length(text, value)
  }

  /// A number as a token, by the kind of its group.
  mutating func number(_ number: Double, _ value: JSONValue, _ kind: DesignKind) -> JSONValue? {
    switch kind {
    case .length, .shadow, .border:
      if number != 0 { note(.unitless, value.range) }
      return token(.dimension, value.with(.string("\(WrittenNumber.text(number))px")))
    case .fontWeight: return (1...1000).contains(number) ? token(.fontWeight, value) : nil
    case .lineHeight, .opacity, .number, .any, .component, .typography: return token(.number, value)
    case .duration, .motion:
      if number == 0 { return token(.duration, value.with(.string("0ms"))) }
      // So many seconds no motion takes.
      guard number >= 10, kind == .duration || isNamedAsTime else { return nil }
      note(.unitlessTime, value.range)
      return token(.duration, value.with(.string("\(WrittenNumber.text(number))ms")))
    case .color, .gradient, .fontFamily, .easing: return nil
    }
  }

  // MARK: Colours

  mutating func color(_ text: String, _ value: JSONValue) -> JSONValue? {
    if Self.isColor(text) { return token(.color, value) }
    guard text.lowercased().hasPrefix("light-dark("), text.last == ")" else { return nil }
    return pair(text, value)
  }

  /// Whether a text is a colour, which may be made of others: `rgba({ink}, 0.4)`.
  static func isColor(_ text: String) -> Bool { CSSText.color(text) != nil || ReferringColor(text) != nil }

  /// `light-dark(a, b)`: one colour for each of two themes.
  private func pair(_ text: String, _ value: JSONValue) -> JSONValue? {
    let raw = file.text(value.range)
    guard let open = raw.firstIndex(of: "("), let close = raw.lastIndex(of: ")") else { return nil }
    let inner = String(raw[raw.index(after: open)..<close])
    let start = value.range.start + raw[...open].utf8.count
    let range = ByteRange(start, start + inner.utf8.count)
    let parts = CSSWords(inner, range, in: file).parts(at: ",")
    guard parts.count == 2 else { return nil }
    return themed(light: parts[0].json, dark: parts[1].json, value)
  }

  /// A colour in two themes; nil unless both are colours or references.
  func themed(light: JSONValue, dark: JSONValue, _ value: JSONValue) -> JSONValue? {
    let isPair = [light, dark].allSatisfy { ($0.string).map { Self.isReference($0) || Self.isColor($0) } ?? false }
    guard isPair else { return nil }
    let modes = JSONObject([
      JSONObject.Member(name: "light", nameRange: light.range, value: light),
      JSONObject.Member(name: "dark", nameRange: dark.range, value: dark),
    ])
    let extensions = JSONObject([
      JSONObject.Member(name: "mode", nameRange: value.range, value: value.with(.object(modes)))
    ])
    let areAliases = [light, dark].allSatisfy { $0.string.map(Self.isReference) ?? false }
    return token(areAliases ? nil : .color, light, extensions: extensions)
  }

  /// A colour that YAML takes for a comment since it has no quotes: `ink: #1a1c1e`.
  mutating func commented(_ member: JSONObject.Member, _ kind: DesignKind) -> JSONValue? {
    guard kind == .color || kind == .component || kind == .any else { return nil }
    var at = member.nameRange.end
    while at < file.bytes.count, [0x3A, 0x20, 0x09].contains(file.bytes[at]) { at += 1 }
    guard at < file.bytes.count, file.bytes[at] == UInt8(ascii: "#") else { return nil }
    let end = file.bytes[at...].firstIndex { $0 <= 0x20 } ?? file.bytes.count
    let range = ByteRange(at, end)
    let text = file.text(range)
    guard Self.isColor(text) else { return nil }
    note(.comment, range)
    return token(.color, JSONValue(range: range, kind: .string(text)))
  }

  /// A value that goes on where YAML begins a comment: `1px solid #000` without quotes.
  mutating func withComment(_ value: JSONValue, _ kind: DesignKind) -> JSONValue? {
    let end = file.bytes[value.range.end...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? file.bytes.count
    let rest = file.bytes[value.range.end..<end].drop { $0 == 0x20 }
    let hasQuotes = file.bytes[value.range.start] == 0x22 || file.bytes[value.range.start] == 0x27
    guard rest.first == UInt8(ascii: "#"), rest.startIndex > value.range.end, !hasQuotes else { return nil }
    var line = file.text(ByteRange(value.range.start, end))
    while line.last?.isWhitespace == true { line.removeLast() }
    let whole = JSONValue(
      range: ByteRange(value.range.start, value.range.start + line.utf8.count), kind: .string(line))
    guard let made = scalar(line, whole, kind) else { return nil }
    note(.comment, whole.range)
    return made
  }

  private func gradient(_ text: String, _ value: JSONValue) -> JSONValue? {
    // `linear-gradient (45deg, …)`, with a blank that CSS does not allow
    guard text.utf8.last == UInt8(ascii: ")"), case let css = text.replacing("-gradient (", with: "-gradient("),
      let gradient = CSSGradient.Written(css: css, isColor: { Self.isReference($0) || Self.isColor($0) })
    else { return nil }
    let stops = zip(gradient.colors, gradient.positions).map { color, position in
      value.with(
        .object(
          JSONObject([
            JSONObject.Member(name: "color", nameRange: value.range, value: value.with(.string(color))),
            JSONObject.Member(name: "position", nameRange: value.range, value: value.with(.number(position))),
          ])))
    }
    let course =
      gradient.angleDegrees.map { ("specimen.angle", JSONValue.Kind.number($0)) } ?? (
        "specimen.shape", .string("radial")
      )
    return token(
      .gradient, value.with(.array(stops)),
      extensions: JSONObject([
        JSONObject.Member(name: course.0, nameRange: value.range, value: value.with(course.1))
      ]))
  }

  // MARK: Quantities

  static func isLength(_ text: String) -> Bool {
    guard let quantity = WrittenQuantity(text) else { return false }
    return quantity.unit.isEmpty ? quantity.value == 0 : Dimension.Unit(rawValue: quantity.unit) != nil
  }

  private mutating func length(_ text: String, _ value: JSONValue) -> JSONValue? {
    guard let quantity = WrittenQuantity(text) else { return nil }
    if quantity.unit.isEmpty, quantity.value != 0 { note(.unitless, value.range) }
    return quantity.unit.isEmpty || Dimension.Unit(rawValue: quantity.unit) != nil ? token(.dimension, value) : nil
  }

  static func isTime(_ text: String) -> Bool {
    WrittenQuantity(text).map { TimeSpan.Unit(rawValue: $0.unit) != nil } ?? false
  }

  private func time(_ text: String, _ value: JSONValue) -> JSONValue? {
    Self.isTime(text) ? token(.duration, value) : nil
  }

  static func isEasing(_ text: String) -> Bool {
    do {
      switch try Easing(css: text) {
      case .linear, .cubicBezier: return true
      case .steps, .linearStops: return false
      }
    } catch { return false }
  }

  private func easing(_ text: String, _ value: JSONValue) -> JSONValue? {
    if let keyword = Self.keywordsInCode[text] { return token(.cubicBezier, value.with(.string(keyword))) }
    return Self.isEasing(text) ? token(.cubicBezier, value) : nil
  }

  /// The keywords of CSS as code has them; the curves are the same.
  ///
  /// Source: https://api.flutter.dev/flutter/animation/Curves-class.html, https://motion.dev/docs/easing-functions
  private static let keywordsInCode = ["easeIn": "ease-in", "easeOut": "ease-out", "easeInOut": "ease-in-out"]

  // MARK: Type

  private static func isFamily(_ text: String) -> Bool {
    text.utf8.contains { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A } && !text.utf8.contains(UInt8(ascii: "("))
      && WrittenQuantity(text) == nil && !text.hasPrefix("U+") && !displays.contains(text)
  }

  /// What CSS says of how a font is shown while it loads: no font is called so.
  private static let displays: Set<String> = ["swap", "fallback", "optional", "block", "auto"]

  static func isWeight(_ text: String) -> Bool {
    if let quantity = WrittenQuantity(text) { return quantity.unit.isEmpty && (1...1000).contains(quantity.value) }
    let letters = text.lowercased().filter(\.isLetter)
    return FontWeight.keywords.contains { $0.keyword.filter(\.isLetter) == letters }
  }
}

/// Numbers as text.
enum WrittenNumber {
  static func text(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? String(number) }
}
