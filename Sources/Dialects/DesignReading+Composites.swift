import Files
import Printing
import Syntax
import TokenValues
import Wording

/// Values of several parts: type styles, shadows, borders, transitions, and lengths for several sides.
extension DesignReading {
  func member(_ name: String, _ value: JSONValue) -> JSONObject.Member {
    JSONObject.Member(name: name, nameRange: value.range, value: value)
  }

  /// A map that is one token with words beside it: `{value: "#fff", usage: …}`.
  mutating func wrapped(_ object: JSONObject, _ value: JSONValue, _ kind: DesignKind) -> JSONValue? {
    if object["$value"] != nil { return value }
    guard let inner = object["value"] ?? object["hex"].map(figures) ?? object["val"], inner.object == nil,
      kind != .component
    else { return nil }
    let made: JSONValue?
    switch inner.kind {
    case .string(let text): made = scalar(text, inner, kind)
    case .number(let number): made = self.number(number, inner, kind)
    case .null, .bool, .array, .object: made = nil
    }
    return made.map { described($0, object, value) }
  }

  /// A token with the words that stand beside its value.
  private func described(_ made: JSONValue, _ object: JSONObject, _ value: JSONValue) -> JSONValue {
    guard let token = made.object,
      let words = object.members.first(where: { Self.describes($0.name) && $0.value.string != nil })
    else { return made }
    return value.with(.object(JSONObject(token.members + [member("$description", words.value)])))
  }

  /// The figures of a colour with their sign, which may be missing where the name says what they are: `hex: EF3340`.
  private func figures(_ value: JSONValue) -> JSONValue {
    let text = file.text(value.range).filter { $0 != "\"" && $0 != "'" }
    return text.utf8.allSatisfy(\.isHexDigit) ? value.with(.string("#" + text)) : value
  }

  /// A map that is one value of several parts.
  mutating func composite(_ object: JSONObject, _ value: JSONValue, _ kind: DesignKind) -> JSONValue? {
    if let pair = pair(object, value) { return pair }
    switch kind {
    case .typography, .fontFamily, .any: return typography(object, value)
    case .shadow: return shadow(object, value)
    case .motion: return spring(object, value)
    case .color, .gradient, .fontWeight, .lineHeight, .length, .duration, .easing, .border, .opacity, .number,
      .component:
      return nil
    }
  }

  /// `{light: a, dark: b}`: one colour for each of two themes.
  func pair(_ object: JSONObject, _ value: JSONValue) -> JSONValue? {
    let names = object.members.map(\.name).filter { !Self.describes($0) }
    guard names.count == 2, let dark = object["dark"], let light = object["light"] ?? object["default"] else {
      return nil
    }
    return themed(light: light, dark: dark, value)
  }

  // MARK: Type

  private static let fields: [String: String] = [
    "fontfamily": "fontFamily", "family": "fontFamily", "font": "fontFamily", "typeface": "fontFamily",
    "fontsize": "fontSize", "size": "fontSize", "fontweight": "fontWeight", "weight": "fontWeight",
    "lineheight": "lineHeight", "leading": "lineHeight", "line": "lineHeight", "letterspacing": "letterSpacing",
    "tracking": "letterSpacing",
  ]

  /// The part of a type style that a name means, as the standard calls it: `fontSize` for `font-size` and for `size`.
  /// Nil for any other name.
  package static func field(_ name: String) -> String? {
    fields[String(name.lowercased().filter { $0 != "-" && $0 != "_" })]
  }

  /// Whether a property of the format is one that nothing is drawn with.
  private static func isFeature(_ name: String) -> Bool {
    [
      "fontfeature", "fontfeatures", "fontfeaturesettings", "fontvariation", "fontvariations", "fontvariationsettings",
      "opentypefeatures",
    ]
    .contains(String(name.lowercased().filter { $0 != "-" && $0 != "_" }))
  }

  /// A group of styles, those without a family with the one that the group gives beside them.
  func withFamily(_ group: JSONObject) -> JSONObject {
    let families = group.members.filter { Self.field($0.name) == "fontFamily" && $0.value.object == nil }
    guard families.count == 1, let family = families.first, family.value.string != nil else { return group }
    return JSONObject(
      group.members.map { style in
        guard let object = style.value.object, Self.isStyle(object),
          !object.members.contains(where: { Self.field($0.name) == "fontFamily" })
        else { return style }
        let whole = JSONObject(object.members + [member("fontFamily", family.value)])
        return JSONObject.Member(
          name: style.name, nameRange: style.nameRange, value: style.value.with(.object(whole)))
      })
  }

  /// Whether a map is a type style with more than its size, and holds nothing else.
  static func isWholeStyle(_ object: JSONObject) -> Bool {
    let fields = object.members.compactMap { field($0.name) }
    return fields.contains("fontSize") && fields.contains { ["fontFamily", "fontWeight", "lineHeight"].contains($0) }
      && object.members.allSatisfy { $0.value.object == nil }
  }

  /// Whether a map is a type style by the names of its members.
  static func isStyle(_ object: JSONObject) -> Bool { object.members.contains { field($0.name) == "fontSize" } }

  /// A type style; what it leaves out is as the platform has it and is said to be not given.
  private mutating func typography(_ object: JSONObject, _ value: JSONValue) -> JSONValue? {
    var given: [String: JSONValue] = [:]
    var others: [JSONObject.Member] = []
    for member in object.members {
      if member.value.object != nil, unreferenced(member.value) { return nil }
      // The leading, as Flutter has it.
      let isLeading = member.name == "height" && member.value.number.map { $0 < 4 } ?? false
      if let field = isLeading ? "lineHeight" : Self.field(member.name) {
        given[field] = member.value
      } else {
        others.append(member)
      }
    }
    guard given["fontSize"] != nil else { return nil }
    let usual: [(String, JSONValue.Kind)] = [
      ("fontFamily", .array([value.with(.string("system-ui"))])), ("fontSize", .string("20px")),
      ("fontWeight", .number(400)), ("letterSpacing", .string("0px")), ("lineHeight", .number(1.3)),
    ]
    var missing: [JSONValue] = []
    var members: [JSONObject.Member] = []
    for (field, usual) in usual {
      if let written = given[field], let part = part(written, field) {
        members.append(member(field, part))
      } else {
        if field == "fontSize" { return nil }
        members.append(member(field, value.with(usual)))
        missing.append(value.with(.string(field)))
      }
    }
    let description = others.first { Self.describes($0.name) && $0.value.string != nil }?.value
    for other in others where !Self.describes(other.name) && !Self.isFeature(other.name) {
      note(.beyondFormat, other.nameRange, part: other.name)
    }
    let extensions = missing.isEmpty ? nil : JSONObject([member("specimen.notGiven", value.with(.array(missing)))])
    return token(
      .typography, value.with(.object(JSONObject(members))), description: description, extensions: extensions)
  }

  /// Whether a map is a group, and neither a reference, which YAML reads as a map of one name, nor a length with its unit.
  private func unreferenced(_ value: JSONValue) -> Bool {
    guard let object = value.object, object["unit"]?.string == nil else { return false }
    guard file.bytes[value.range.start] == UInt8(ascii: "{"), object.members.count == 1 else { return true }
    if case .null = object.members[0].value.kind { return false }
    return true
  }

  /// One part of a type style; nil if it is left to the platform, or cannot be read, which is noted.
  private mutating func part(_ written: JSONValue, _ field: String) -> JSONValue? {
    guard let value = Self.measured(written) else { return nil }
    // CSS calls no tracking so.
    if field == "letterSpacing", value.string == "normal" { return value.with(.string("0px")) }
    if let text = value.string, Self.isReference(text) || ["normal", "auto", "inherit"].contains(text) {
      return Self.isReference(text) ? value : nil
    }
    if let object = value.object, object.members.count == 1, let only = object.members.first {
      return value.with(.string("{\(only.name)}"))
    }
    if field == "fontSize" || field == "lineHeight", let largest = value.string.flatMap(Self.largest) {
      note(.fluid, value.range, part: field)
      return value.with(.string(largest))
    }
    if field == "fontFamily", let text = value.string, text.utf8.contains(UInt8(ascii: "{")) {
      return fonts(text, value)
    }
    let isRead: Bool
    switch (field, value.kind) {
    case ("fontFamily", .string(let text)): isRead = !text.isEmpty
    case ("fontFamily", .array(let list)): isRead = !list.isEmpty && list.allSatisfy { $0.string != nil }
    case ("fontWeight", .number(let number)): isRead = (1...1000).contains(number)
    case ("fontWeight", .string(let text)): isRead = Self.isWeight(text)
    case ("lineHeight", .number(let number)):
      // A factor is never that large; it is the leading itself.
      if number >= 4 { return value.with(.string("\(WrittenNumber.text(number))px")) }
      isRead = number > 0
    case ("lineHeight", .string(let text)):
      isRead = WrittenQuantity(text).map { $0.unit.isEmpty || Dimension.Unit(rawValue: $0.unit) != nil } ?? false
    case ("fontSize", .number), ("letterSpacing", .number): isRead = true
    case ("fontSize", .string(let text)), ("letterSpacing", .string(let text)):
      isRead = WrittenQuantity(text).map { $0.unit.isEmpty || Dimension.Unit(rawValue: $0.unit) != nil } ?? false
    default: isRead = false
    }
    if !isRead, computes, let text = value.string, Formula(text) != nil { return value }
    if !isRead { note(.unread, value.range, part: field) }
    return isRead ? value : nil
  }

  /// A length as programs that read Figma files have it, `{"unit": "PERCENT", "value": 120}`, as CSS has it; nil for the
  /// platform's own.
  private static func measured(_ value: JSONValue) -> JSONValue? {
    guard let object = value.object, let unit = object["unit"]?.string else { return value }
    if unit == "AUTO" { return nil }
    guard let number = object["value"]?.number, let sign = ["PIXELS": "px", "PERCENT": "%"][unit] else { return value }
    return value.with(.string(WrittenNumber.text(number) + sign))
  }

  /// A list of fonts, some of them tokens: `{fonts.sans}, sans-serif`.
  func fonts(_ text: String, _ value: JSONValue) -> JSONValue {
    value.with(.array(CSSWords(text, value.range, in: file).parts(at: ",").map(\.json)))
  }

  /// CSS `font`: style, weight, size with leading, families: `600 32px/1.2 Inter, sans-serif`.
  mutating func font(_ text: String, _ value: JSONValue) -> JSONValue? {
    let words = CSSWords(text, value.range, in: file).parts(at: " ")
    guard let place = words.firstIndex(where: { Self.isLength(String($0.text.prefix { $0 != "/" })) }),
      place < words.count - 1, words[..<place].allSatisfy({ Self.isWeight($0.text) || $0.text == "italic" })
    else { return nil }
    let parts = words[place].text.split(separator: "/")
    let families = words[(place + 1)...].map(\.text).joined(separator: " ")
    var members = [
      member("fontSize", JSONValue(range: words[place].range, kind: .string(String(parts[0])))),
      member("fontFamily", value.with(.string(families))),
    ]
    if parts.count == 2 {
      members.append(member("lineHeight", JSONValue(range: words[place].range, kind: .string(String(parts[1])))))
    }
    if let weight = words[..<place].first(where: { Self.isWeight($0.text) }) {
      members.append(member("fontWeight", weight.json))
    }
    return typography(JSONObject(members), value)
  }

  // MARK: Motion

  private mutating func spring(_ object: JSONObject, _ value: JSONValue) -> JSONValue? {
    let isSpring = object["stiffness"] != nil || object["tension"] != nil || object["dampingFraction"] != nil
    guard isSpring, object.members.allSatisfy({ $0.value.number != nil }) else { return nil }
    return token(.spring, value)
  }

  /// Whether a text is a reference whose name has one of some words in it.
  private static func isReference(_ text: String, to words: Set<String>) -> Bool {
    isReference(text) && !words.isDisjoint(with: NameWords(text).words)
  }

  private static let times: Set = ["duration", "durations", "time", "speed", "dur"]
  private static let curves: Set = ["ease", "easing", "easings", "curve", "timing"]

  mutating func transition(_ text: String, _ value: JSONValue) -> JSONValue? {
    var times: [JSONValue] = []
    var curve: JSONValue?
    let words = CSSWords(text, value.range, in: file).parts(at: " ")
    let hasCurve = words.contains { Self.isEasing($0.text) || Self.isReference($0.text, to: Self.curves) }
    for word in words {
      if Self.isTime(word.text), times.count < 2 {
        times.append(word.json)
      } else if curve == nil, Self.isEasing(word.text) {
        curve = word.json
      } else if Self.isReference(word.text) {
        // `150ms {ease-out}`, `all {duration-fast} {ease-out}`: what has no name for its kind is what is missing.
        if times.isEmpty, hasCurve || Self.isReference(word.text, to: Self.times) {
          times.append(word.json)
        } else if curve == nil, !times.isEmpty {
          curve = word.json
        } else {
          return nil
        }
      } else if word.text.contains(",") || word.text.first?.isNumber == true {
        return nil
      }
    }
    guard let duration = times.first, let curve else { return nil }
    return token(
      .transition,
      value.with(
        .object(
          JSONObject([
            member("duration", duration), member("delay", times.count > 1 ? times[1] : value.with(.string("0ms"))),
            member("timingFunction", curve),
          ]))))
  }

  // MARK: Borders

  private struct BorderParts {
    var widths: [CSSWords.Word] = []
    var style: JSONValue?
    var color: JSONValue?
  }

  private func borderParts(_ text: String, _ value: JSONValue) -> BorderParts? {
    var parts = BorderParts()
    for word in CSSWords(text, value.range, in: file).parts(at: " ") {
      if Self.isLength(word.text), parts.widths.count < 4 {
        parts.widths.append(word)
      } else if parts.style == nil, StrokeStyle.Keyword(rawValue: word.text) != nil {
        parts.style = word.json
      } else if parts.color == nil, Self.isReference(word.text) || Self.isColor(word.text) {
        parts.color = word.json
      } else {
        return nil
      }
    }
    return parts
  }

  /// - Parameter isNamed: whether its name says that it is a border, so that its style may be left out.
  mutating func border(_ text: String, _ value: JSONValue, isNamed: Bool = false) -> JSONValue? {
    guard let parts = borderParts(text, value), parts.widths.count == 1, isNamed || parts.style != nil else {
      return nil
    }
    return border(parts.widths[0], parts, value)
  }

  /// A line that is said to have a width and a colour, `1px {colors.line}`, is a solid one.
  private func border(_ width: CSSWords.Word, _ parts: BorderParts, _ value: JSONValue) -> JSONValue? {
    guard let color = parts.color else { return nil }
    let style = parts.style ?? value.with(.string("solid"))
    return token(
      .border,
      value.with(
        .object(JSONObject([member("color", color), member("width", width.json), member("style", style)]))))
  }

  /// A border with a width for each side: one border for each side that has any.
  mutating func borderSides(_ text: String, _ value: JSONValue) -> JSONValue? {
    guard let parts = borderParts(text, value), parts.widths.count > 1 else { return nil }
    let members = zip(Self.sides(parts.widths.count), parts.widths).compactMap { side, width in
      WrittenQuantity(width.text)?.value == 0 ? nil : border(width, parts, value).map { member(side, $0) }
    }
    return members.isEmpty ? nil : value.with(.object(JSONObject(members)))
  }

  /// Lengths for several sides, as in `padding: 12px 24px`: a token for each.
  mutating func sides(_ text: String, _ value: JSONValue) -> JSONValue? {
    let words = CSSWords(text, value.range, in: file).parts(at: " ")
    guard (2...4).contains(words.count),
      words.allSatisfy({ isSide($0.text) })
    else { return nil }
    let isSome = words.contains { WrittenQuantity($0.text)?.value != 0 }
    let members = zip(Self.sides(words.count), words).compactMap { side, word -> JSONObject.Member? in
      // Where a tool has the space of one side, the others are zeros.
      if computes, isSome, WrittenQuantity(word.text)?.value == 0 { return nil }
      // A tool that calculates has bare numbers for lengths.
      return member(side, token(Self.isReference(word.text) && !computes ? nil : .dimension, word.json))
    }
    return value.with(.object(JSONObject(members)))
  }

  private func isSide(_ text: String) -> Bool {
    Self.isLength(text) || Self.isReference(text) || computes && WrittenQuantity(text)?.unit == ""
  }

  /// The sides that as many lengths are for, in the order of CSS.
  private static func sides(_ count: Int) -> [String] {
    switch count {
    case 2: ["block", "inline"]
    case 3: ["top", "inline", "bottom"]
    default: ["top", "right", "bottom", "left"]
    }
  }

  /// A type style as CSS has it in one line, with references: `{weight.bold} {size.lg}/1.2 {family.sans}`.
  mutating func shorthand(_ text: String, _ value: JSONValue) -> JSONValue? {
    let words = CSSText.parts(of: text[...], at: " ")
    guard let place = words.firstIndex(where: { $0.utf8.contains(UInt8(ascii: "/")) }), place <= 1,
      place < words.count - 1
    else { return nil }
    let size = CSSText.parts(of: words[place][...], at: "/")
    guard size.count == 2 else { return nil }
    var parts = [
      ("fontSize", size[0]), ("lineHeight", size[1]), ("fontFamily", words[(place + 1)...].joined(separator: " ")),
    ]
    if place == 1 { parts.append(("fontWeight", words[0])) }
    let members = parts.map { JSONObject.Member(name: $0, nameRange: value.range, value: value.with(.string($1))) }
    return composite(JSONObject(members), value, .typography)
  }
}
