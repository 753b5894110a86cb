import Colorimetry
import Printing
import Syntax
import TokenValues

/// Values of other tools as CSS writes them, so that one reader does for all.
struct ForeignValue {
  let dialect: ForeignDialect
  let names: KnownNames

  /// What a bare number means as a length, unless the names of its group tell otherwise.
  private static let unit = "px"

  /// A number without a unit, as a number or as text.
  static func bareNumber(_ value: JSONValue) -> Double? {
    value.number ?? value.string.flatMap(WrittenQuantity.init).flatMap { $0.unit.isEmpty ? $0.value : nil }
  }

  /// Whether a text is a list of fonts by its shape: names, and at the end a family that CSS has for all systems.
  static func isFontList(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: ",")), !text.utf8.contains(UInt8(ascii: "(")) else { return false }
    return CSSText.parts(of: text[...], at: ",").last.map { generics.contains(String($0)) } ?? false
  }

  private static let generics: Set = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-monospace", "ui-sans-serif", "ui-serif",
  ]

  /// Whether a text of no declared type is right and has no look: a file, a condition, the name of a variable, or a word
  /// where no colour is meant.
  static func isOfWords(_ text: String, _ kind: DesignKind) -> Bool {
    if text.hasPrefix("(") || text.hasPrefix("var(--") || text.hasPrefix("url(") || text.contains("://") { return true }
    if ["(min-", "(max-", "@media"].contains(where: text.contains) { return true }
    // Words for the look of the whole page, and for platforms.
    if words.contains(text) { return true }
    let name = text.split(separator: "/").last ?? ""
    if let dot = name.lastIndex(of: "."), !text.utf8.contains(UInt8(ascii: " ")) {
      let ending = name[name.index(after: dot)...]
      if (2...5).contains(ending.utf8.count), ending.first?.isLetter ?? false { return true }
    }
    return kind != .color && !text.isEmpty && text.utf8.allSatisfy { $0.isLetter || $0 == UInt8(ascii: "-") }
  }

  /// Whether a value of no declared type is a line style of CSS, in groups of borders: `border.style.solid`.
  static func isLineStyle(_ value: JSONValue, in path: [String]) -> Bool {
    value.string.map { StrokeStyle.Keyword(rawValue: $0) != nil } ?? false
      && path.contains { name in lines.contains { name.lowercased().contains($0) } }
  }

  private static let lines = ["border", "stroke", "outline", "divider"]

  /// Whether a text is a filter of CSS, which is drawn with a picture or not at all.
  static func isFilter(_ text: String) -> Bool { filters.contains(where: text.hasPrefix) }

  private static let filters = ["blur(", "invert(", "brightness(", "drop-shadow(", "grayscale(", "saturate("]
  private static let words: Set = ["light", "dark", "auto", "web", "ios", "android"]

  /// A text or a number of a kind: numbers of lengths have the unit that the tool means, those of times are
  /// milliseconds, and leading in per cent is a factor.
  func scalar(_ value: JSONValue, _ kind: DesignKind) -> JSONValue {
    let text = value.string ?? value.number.map(WrittenNumber.text) ?? ""
    let quantity = WrittenQuantity(text)
    switch kind {
    case .length:
      guard let quantity, quantity.unit.isEmpty else { return value }
      return value.with(.string(WrittenNumber.text(quantity.value) + Self.unit))
    case .duration:
      guard let quantity, quantity.unit.isEmpty else { return value }
      return value.with(.string(WrittenNumber.text(quantity.value) + "ms"))
    case .lineHeight:
      guard let quantity else { return value }
      if quantity.unit == "%" { return value.with(.number(quantity.value / 100)) }
      let isLength = quantity.unit.isEmpty && quantity.value > 4
      return isLength ? value.with(.string(WrittenNumber.text(quantity.value) + Self.unit)) : value
    case .opacity:
      // Figma counts opacity in per cent.
      guard let quantity, quantity.unit == "%" || dialect == .figma && quantity.value > 1 else { return value }
      return value.with(.number(quantity.value / 100))
    case .fontWeight:
      if let quantity, quantity.unit.isEmpty { return value.with(.number(quantity.value)) }
      return value.with(.string(Self.upright(text)))
    case .number:
      guard let quantity, quantity.unit.isEmpty else { return value }
      return value.with(.number(quantity.value))
    case .color, .gradient, .typography, .fontFamily, .shadow, .easing, .motion, .border, .component, .any:
      return value
    }
  }

  /// `Bold Italic` as `Bold`: a slope is no weight.
  private static func upright(_ text: String) -> String {
    text.split(separator: " ").filter { !["italic", "oblique"].contains($0.lowercased()) }.joined(separator: " ")
  }

  /// The named parts of an object, each as its kind.
  func parts(_ object: JSONObject, _ kinds: [String: DesignKind]) -> JSONObject {
    JSONObject(
      object.members.compactMap { member in
        let name = kinds[member.name] == nil ? Self.joined(member.name) : member.name
        guard let kind = kinds[name] else { return nil }
        return JSONObject.Member(name: name, nameRange: member.nameRange, value: part(member.value, kind))
      })
  }

  /// `fontSize` of `font-size` and `font_size`.
  private static func joined(_ name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" }
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The parts of a transition, whose curve may be called `easing`; without a delay, it has none, as in CSS.
  func transition(_ object: JSONObject, _ value: JSONValue) -> JSONObject {
    var members = object.members.map { member in
      let isCurve = member.name == "easing" && object["timingFunction"] == nil
      return JSONObject.Member(
        name: isCurve ? "timingFunction" : member.name, nameRange: member.nameRange, value: member.value)
    }
    if object["delay"] == nil {
      members.append(JSONObject.Member(name: "delay", nameRange: value.range, value: value.with(.string("0ms"))))
    }
    return parts(JSONObject(members), ["duration": .duration, "delay": .duration, "timingFunction": .easing])
  }

  /// A text that refers to tokens in another way, in the usual one: `$color.ink`, of the first versions of Tokens Studio,
  /// as `{color.ink}`, and `{ink}, 0.4` as a function of CSS. A colour with its opacity behind it, and a calculation
  /// without references, as what comes of it. Anything else as it is.
  func referring(_ value: JSONValue) -> JSONValue {
    guard let written = value.string else { return value }
    let text = names.withAttributes(written)
    let value = text == written ? value : value.with(.string(text))
    if ReferringColor.isShort(text) { return value.with(.string("rgba(\(text))")) }
    if let color = ReferringColor.plain(text) { return value.with(.string(color.opacity < 1 ? color.css : color.hex)) }
    if let (inner, formula) = Self.calculation(in: text) {
      if let result = formula.result({ _ in nil }) {
        return value.with(.string(WrittenNumber.text(result.value) + result.unit))
      }
      if !formula.references.isEmpty { return value.with(.string(inner)) }
    }
    guard text.utf8.contains(UInt8(ascii: "$")) else { return value }
    let name = text.utf8.dropFirst()
    if text.utf8.first == UInt8(ascii: "$"), name.contains(where: \.isLetter), name.allSatisfy(Self.isPartOfName) {
      return value.with(.string("{\(text.dropFirst())}"))
    }
    guard dialect == .tokensStudio, !text.utf8.contains(UInt8(ascii: "{")) else { return value }
    let braced = Self.braced(text)
    return Formula(braced) != nil || Self.isList(braced) ? value.with(.string(braced)) : value
  }

  /// What `calc()` is to compute, as a text and read; nil for anything else.
  static func calculation(in text: String) -> (text: String, formula: Formula)? {
    guard text.hasPrefix("calc("), text.utf8.last == UInt8(ascii: ")") else { return nil }
    let inner = String(text.dropFirst("calc(".count).dropLast())
    return Formula(inner).map { (inner, $0) }
  }

  /// Whether a text is a list of references and lengths: `0 0 {space.b} 0`.
  private static func isList(_ text: String) -> Bool {
    let words = CSSText.parts(of: text[...], at: " ")
    return words.count > 1 && words.allSatisfy { DesignReading.isReference($0) || WrittenQuantity($0) != nil }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte.isOne(of: ".-_") }

  /// `$base * 2` as `{base} * 2`.
  private static func braced(_ text: String) -> String {
    var made: [UInt8] = []
    var isName = false
    for byte in text.utf8 {
      if isName, !isPartOfName(byte) {
        made.append(UInt8(ascii: "}"))
        isName = false
      }
      if byte == UInt8(ascii: "$") {
        made.append(UInt8(ascii: "{"))
        isName = true
      } else {
        made.append(byte)
      }
    }
    return String(decoding: isName ? made + [UInt8(ascii: "}")] : made, as: UTF8.self)
  }

  /// The same for a text that may refer to tokens.
  func part(_ written: JSONValue, _ kind: DesignKind) -> JSONValue {
    let value = referring(written)
    guard let text = value.string, text.utf8.contains(UInt8(ascii: "{")) else { return scalar(value, kind) }
    return value.with(.string(names.references(in: text)))
  }

  /// A layer of a shadow with units.
  func shadow(_ object: JSONObject) -> JSONObject {
    var members: [JSONObject.Member] = []
    for member in object.members {
      var value = member.value
      switch member.name {
      case "type", "shadowType":
        // Which side of the edge a shadow is on.
        let isInner = value.string.map { $0.lowercased().hasPrefix("inner") } ?? false
        members.append(
          JSONObject.Member(name: "inset", nameRange: member.nameRange, value: value.with(.bool(isInner))))
        continue
      case "color", "inset": value = part(value, .color)
      default: value = part(value, .length)
      }
      members.append(JSONObject.Member(name: member.name, nameRange: member.nameRange, value: value))
    }
    return JSONObject(members)
  }

  /// A type style with units and without what is not drawn.
  func typography(_ object: JSONObject) -> JSONObject {
    let kinds: [String: DesignKind] = [
      "fontFamily": .fontFamily, "fontFamilies": .fontFamily, "fontSize": .length, "fontWeight": .fontWeight,
      "lineHeight": .lineHeight, "letterSpacing": .length,
    ]
    var whole = parts(object, kinds)
    // Nobody sets type at so few pixels.
    if let size = whole["fontSize"], dialect.notation == .unitless,
      let number = object.members.first(where: { Self.joined($0.name) == "fontSize" }).flatMap({
        Self.bareNumber($0.value)
      }),
      number > 0, number <= 5
    {
      whole = JSONObject(
        whole.members.map { member in
          guard member.name == "fontSize" else { return member }
          let rem = size.with(.string(WrittenNumber.text(number) + "rem"))
          return JSONObject.Member(name: member.name, nameRange: member.nameRange, value: rem)
        })
    }
    return JSONObject(
      whole.members.filter { member in
        // Neither the platform's own leading nor nothing is a value.
        !["auto", ""].contains(member.value.string?.lowercased())
      })
  }
}
