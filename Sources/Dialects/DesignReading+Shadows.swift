import Files
import Printing
import Syntax
import TokenValues

/// Shadows: as CSS has them, by the names of their parts, and as maps.
extension DesignReading {
  mutating func shadow(_ text: String, _ value: JSONValue) -> JSONValue? {
    if text == "none" {
      // A shadow of no colour: the standard has no word for none.
      let nothing = CSSWords.Word(text: "0 0 0 0 transparent", range: value.range)
      return layer(nothing).map { token(.shadow, value.with(.array([$0]))) }
    }
    let words = CSSWords(text, value.range, in: file)
    let filters = words.parts(at: " ").map(dropShadow)
    let written = filters.isEmpty || filters.contains { $0 == nil } ? words.parts(at: ",") : filters.compactMap(\.self)
    let layers = written.map { layer($0) }
    let made = layers.compactMap(\.self)
    guard !made.isEmpty, made.count == layers.count else { return spokenShadow(words, value) }
    return token(.shadow, value.with(.array(made)))
  }

  /// `alpha 0.05, blur 3, offset 0 1`: a shadow by the names of its parts, which gives no colour.
  private func spokenShadow(_ words: CSSWords, _ value: JSONValue) -> JSONValue? {
    var given: [String: JSONValue] = [:]
    var share: Double?
    for part in words.parts(at: ",") {
      let words = CSSWords(part, in: file).parts(at: " ")
      guard let name = words.first?.text.lowercased(), words.count > 1 else { return nil }
      let numbers = words.dropFirst()
      guard numbers.allSatisfy({ WrittenQuantity($0.text) != nil && isLengthOrReference($0.text) }) else { return nil }
      if ["alpha", "opacity"].contains(name), let written = WrittenQuantity(numbers[1].text), written.unit.isEmpty {
        share = written.value
      } else if name == "offset", numbers.count == 2 {
        (given["offsetX"], given["offsetY"]) = (numbers[1].json, numbers[2].json)
      } else if let part = Self.shadowParts[name], part != "color", part != "inset", numbers.count == 1 {
        given[part] = numbers[1].json
      } else {
        return nil
      }
    }
    guard let share, (0...1).contains(share), given["blur"] != nil, given["offsetY"] != nil else { return nil }
    let color = value.with(.string("rgba(0, 0, 0, \(WrittenNumber.text(share)))"))
    let members = ["offsetX", "offsetY", "blur", "spread"].map { name in
      member(name, given[name] ?? value.with(.string("0px")))
    }
    return token(
      .shadow, value.with(.object(JSONObject([member("color", color)] + members))),
      extensions: JSONObject([member("specimen.notGiven", value.with(.array([value.with(.string("color"))])))]))
  }

  /// The shadow in `drop-shadow(…)`, of which a filter has one or several.
  private func dropShadow(_ word: CSSWords.Word) -> CSSWords.Word? {
    let name = "drop-shadow("
    guard word.text.hasPrefix(name), word.text.hasSuffix(")") else { return nil }
    return CSSWords.Word(text: String(word.text.dropFirst(name.utf8.count).dropLast()), range: word.range)
  }

  private func layer(_ written: CSSWords.Word) -> JSONValue? {
    var lengths: [JSONValue] = []
    var color: JSONValue?
    var isInset = false
    let words = CSSWords(written, in: file).parts(at: " ")
    // Of several references, the last is the colour.
    let last = words.lastIndex { Self.isReference($0.text) || Self.isColor($0.text) }
    for (index, word) in words.enumerated() {
      if index == last {
        color = word.json
      } else if Self.isReference(word.text) || WrittenQuantity(word.text) != nil, isLengthOrReference(word.text),
        lengths.count < 4
      {
        lengths.append(word.json)
      } else if word.text == "inset", !isInset {
        isInset = true
      } else {
        return nil
      }
    }
    guard let color, lengths.count >= 2 else { return nil }
    let place = JSONValue(range: written.range, kind: .string("0px"))
    let names = ["offsetX", "offsetY", "blur", "spread"]
    var members = [member("color", color)]
    for (index, name) in names.enumerated() {
      members.append(member(name, index < lengths.count ? lengths[index] : place))
    }
    if isInset { members.append(member("inset", place.with(.bool(true)))) }
    return place.with(.object(JSONObject(members)))
  }

  private static let shadowParts: [String: String] = [
    "color": "color", "colour": "color", "x": "offsetX", "offsetx": "offsetX", "y": "offsetY", "offsety": "offsetY",
    "blur": "blur", "radius": "blur", "blurradius": "blur", "spread": "spread", "spreadradius": "spread",
    "inset": "inset",
  ]

  mutating func shadow(_ object: JSONObject, _ value: JSONValue) -> JSONValue? {
    guard object["color"] != nil || object["colour"] != nil else { return nil }
    var given: [String: JSONValue] = [:]
    for member in object.members {
      let name = String(member.name.lowercased().filter { $0 != "-" && $0 != "_" })
      guard let part = Self.shadowParts[name] else { continue }
      given[part] = member.value
    }
    guard let color = given["color"]?.string, Self.isReference(color) || Self.isColor(color) else { return nil }
    var members = [member("color", given["color"] ?? value)]
    for name in ["offsetX", "offsetY", "blur", "spread"] {
      let written = given[name] ?? value.with(.string("0px"))
      guard written.number != nil || written.string.map(isLengthOrReference) ?? false else { return nil }
      members.append(member(name, written))
    }
    if let inset = given["inset"], inset.bool != nil { members.append(member("inset", inset)) }
    return token(.shadow, value.with(.object(JSONObject(members))))
  }

  private func isLengthOrReference(_ text: String) -> Bool {
    Self.isReference(text) || WrittenQuantity(text)?.unit == "" || Self.isLength(text)
      || computes && Formula(text) != nil
  }
}
