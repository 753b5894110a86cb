import Files
import Printing
import Syntax
import TokenValues
import Wording

/// The properties of a stylesheet as the tree that a token file would hold: what each is, its name and the form of its
/// value tell.
enum StylesheetTokens {
  /// - Parameter report: takes what was found.
  static func source(
    of root: JSONObject, in file: SourceFile, _ values: StylesheetValue, into report: inout DialectReport
  ) -> TokenSource {
    var reading = DesignReading(file: file)
    let ramps = Dictionary(grouping: root.members.compactMap { step(of: $0.name) }) { $0.ramp }
    let members = root.members.compactMap { member -> JSONObject.Member? in
      guard let value = member.value.object?["value"], let text = value.string else { return nil }
      let type = member.value.object?["type"]?.string
      let kind = type.flatMap(ForeignType.init)?.kind
      let made = values.referring(text, of: member.name).flatMap { plain in
        token(plain, value.with(.string(plain)), kind, named: member.name, values, &reading)
      }.map { Self.token($0, ofType: type) }
      if made == nil, let gone = gone(in: text, values, ramps) {
        report.gone.append((member.name, gone.name, gone.nearest, file.span(value.range)))
      } else if made == nil, !isSilent(text) {
        report.unread.append((member.name, file.span(member.nameRange)))
      }
      if made != nil {
        report.count += 1
        report.first = report.first ?? file.span(member.nameRange)
      }
      return JSONObject.Member(
        name: member.name, nameRange: member.nameRange, value: made ?? reading.unread(value))
    }
    return TokenSource(JSONObject(members), in: file, notation: .css)
  }

  /// A property whose name ends in a number, as a step of a ramp: `--neutral-95`.
  private static func step(of name: String) -> (ramp: Substring, number: Int)? {
    guard let dash = name.lastIndex(of: "-"), let number = Int(name[name.index(after: dash)...]) else { return nil }
    return (name[...dash], number)
  }

  /// The step that a value refers to and no stylesheet declares, of a ramp with other steps, and the nearest of these. What
  /// else nothing declares may be set by a program.
  private static func gone(
    in text: String, _ values: StylesheetValue, _ ramps: [Substring: [(ramp: Substring, number: Int)]]
  ) -> (name: String, nearest: String)? {
    for name in StylesheetValue.names(in: text) where !values.declares(name) {
      guard let (ramp, number) = step(of: name), let steps = ramps[ramp],
        (2...mostSteps).contains(steps.count),
        let nearest = steps.min(by: { abs($0.number - number) < abs($1.number - number) })
      else { continue }
      return (name, ramp + String(nearest.number))
    }
    return nil
  }

  /// A ramp has no more steps; what has is numbered for another reason.
  private static let mostSteps = 40

  /// A token with what its name says that its length or number is for.
  private static func token(_ made: JSONValue, ofType type: String?) -> JSONValue {
    guard let type, ForeignType.measures(type), let token = made.object, token["$value"] != nil else { return made }
    let said = JSONObject.Member(name: ForeignType.key, nameRange: made.range, value: made.with(.string(type)))
    let extensions = (token["$extensions"]?.object?.members ?? []) + [said]
    return made.with(
      .object(
        JSONObject(
          token.members.filter { $0.name != "$extensions" } + [
            JSONObject.Member(
              name: "$extensions", nameRange: made.range, value: made.with(.object(JSONObject(extensions))))
          ])))
  }

  /// Whether a value is a word that leaves something to others, and has no look: `initial`.
  private static func isSilent(_ text: String) -> Bool {
    ["initial", "inherit", "unset", "revert", "none", "auto", "normal"].contains(text)
  }

  private static func token(
    _ text: String, _ value: JSONValue, _ type: DesignKind?, named name: String, _ values: StylesheetValue,
    _ reading: inout DesignReading
  ) -> JSONValue? {
    if DesignReading.isReference(text) { return reading.token(nil, value) }
    // A colour relative to another one is made by the browser.
    if text.contains("(from ") { return nil }
    // What is played is called by its name: `spin 1s linear infinite`.
    if name.lowercased().contains("animat"), text.utf8.contains(0x20) { return nil }
    if isOfType(name), let largest = DesignReading.largest(of: text) {
      return read(largest, value, type, named: name, &reading).map { noted($0, text) }
    }
    if let (inner, formula) = ForeignValue.calculation(in: text) ?? calculation(in: text, reading.file) {
      guard let result = formula.result({ values.quantity(of: $0) }),
        result.unit.isEmpty || Dimension.Unit(rawValue: result.unit) != nil
          || TimeSpan.Unit(rawValue: result.unit) != nil
      else { return nil }
      if formula.references.isEmpty {
        return read(WrittenNumber.text(result.value) + result.unit, value, type, named: name, &reading)
      }
      let original = JSONObject.Member(name: Formula.key, nameRange: value.range, value: value)
      return reading.token(nil, value.with(.string(inner)), extensions: JSONObject([original]))
    }
    return read(text, value, type, named: name, &reading)
  }

  /// Whether a name is that of a size of type, which is set at its greatest: `--text-2xl`, `--h1`.
  private static func isOfType(_ name: String) -> Bool {
    NameWords(Array(name.utf8)[...]).words.contains { ofType.contains($0) }
  }

  private static let ofType: Set = [
    "text", "font", "fs", "type", "heading", "headline", "title", "display", "h1", "h2", "h3", "h4", "h5", "h6",
  ]

  /// The greatest length of a fluid one as a token that says beside it what its source does: `clamp(1rem, 2vw, 3rem)`.
  private static func noted(_ made: JSONValue, _ text: String) -> JSONValue {
    guard let token = made.object, token["$value"] != nil, token["$description"] == nil else { return made }
    let said = JSONObject.Member(name: "$description", nameRange: made.range, value: made.with(.string(text)))
    return made.with(.object(JSONObject(token.members + [said])))
  }

  /// `{base} * 2` of Sass and Less, which calculate without a word for it.
  private static func calculation(in text: String, _ file: SourceFile) -> (text: String, formula: Formula)? {
    file.path.hasSuffix(".css") || !text.utf8.contains(UInt8(ascii: "{")) ? nil : Formula(text).map { (text, $0) }
  }

  private static func read(
    _ text: String, _ value: JSONValue, _ type: DesignKind?, named name: String, _ reading: inout DesignReading
  ) -> JSONValue? {
    let kind = type ?? kind(of: text, named: name)
    let value = value.with(.string(text))
    if text.utf8.contains(UInt8(ascii: "{")), kind == .fontFamily || kind == .typography || kind == .any {
      if let style = reading.shorthand(text, value) { return style }
      let fonts = CSSText.parts(of: text[...], at: ",")
      let areFonts = fonts.allSatisfy { DesignReading.isReference($0) || !$0.utf8.contains(UInt8(ascii: "{")) }
      if kind == .fontFamily { return areFonts ? reading.token(.fontFamily, reading.fonts(text, value)) : nil }
    }
    for kind in kind == .any ? [.any] : [kind, DesignKind.any] {
      let member = JSONObject.Member(name: name, nameRange: value.range, value: value)
      // Lengths of several sides are no value of one property.
      let made = reading.group(member, kind)?.value
      if let value = made?.object?["$value"], !value.isUnreadable { return made }
    }
    return nil
  }

  private static func kind(of text: String, named name: String) -> DesignKind {
    if CSSText.color(text) != nil { return .color }
    let stem = String(name.drop { $0 == "-" })
    if ForeignType.isOfLetters(stem) { return ForeignValue.isFontList(text) ? .fontFamily : .any }
    let first = text.utf8.first ?? 0
    let isBare = WrittenQuantity(text).map { $0.unit.isEmpty && $0.value != 0 } ?? false
    switch DesignKind(leaf: stem) {
    // In a stylesheet, a length has its unit: any other number multiplies or counts.
    case .length? where isBare, .duration? where isBare, .border? where isBare, .shadow? where isBare: return .number
    // A whole style in one line.
    case .fontFamily? where first.isDigit: return .typography
    case .component?, nil:
      if ForeignValue.isFontList(text) { return .fontFamily }
      return stem.lowercased().contains("ease") && DesignReading.isEasing(text) ? .easing : .any
    case let kind?: return kind
    }
  }
}
