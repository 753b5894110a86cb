import Diagnostics
import Files
import Syntax
import TokenValues

/// The tokens of a source in a foreign dialect, as the tree that a file of the standard would hold.
///
/// Types are told by the names of types that the dialect has, else by the names of groups and the shape of values.
package struct ForeignTokens {
  private let dialect: ForeignDialect
  private let file: SourceFile
  private let names: KnownNames
  private let factors: Factors
  let values: ForeignValue
  private let bareLengths: BareLengths
  var reading: DesignReading
  private var report: DialectReport
  private var path: [String] = []

  /// The source of a tree that a file holds, or that has been made of one.
  ///
  /// - Parameter report: takes what was found.
  static func read(
    _ tree: JSONObject, _ dialect: ForeignDialect, in file: SourceFile, _ names: KnownNames, _ factors: Factors,
    into report: inout DialectReport
  ) -> TokenSource {
    var tokens = ForeignTokens(
      dialect, file, names, factors, report, dialect.notation == .unitless ? BareLengths(tree) : BareLengths())
    let made = tokens.group(tree, .any, depth: 0)
    report = tokens.report
    return TokenSource(made, in: file, notation: dialect.notation)
  }

  private init(
    _ dialect: ForeignDialect, _ file: SourceFile, _ names: KnownNames, _ factors: Factors, _ report: DialectReport,
    _ bareLengths: BareLengths
  ) {
    self.bareLengths = bareLengths
    (self.dialect, self.file, self.names, self.factors, self.report) = (dialect, file, names, factors, report)
    values = ForeignValue(dialect: dialect, names: names)
    reading = DesignReading(file: file, computes: dialect == .tokensStudio)
  }

  static let deepest = 32

  // MARK: Groups

  /// A token with others in it as a group in which it is the one that stands for all.
  private mutating func group(
    of token: JSONValue, _ children: JSONObject, _ kind: DesignKind, _ member: JSONObject.Member, _ depth: Int
  ) -> JSONValue {
    let root = JSONObject.Member(name: "$root", nameRange: member.nameRange, value: token)
    return member.value.with(.object(JSONObject([root] + group(children, kind, depth: depth + 1).members)))
  }

  private mutating func group(_ object: JSONObject, _ kind: DesignKind, depth: Int) -> JSONObject {
    var members: [JSONObject.Member] = []
    members.reserveCapacity(object.members.count)
    var words: JSONObject.Member?
    let own = Self.kind(of: object) ?? kind
    for member in object.members {
      if member.name.utf8.first == UInt8(ascii: "$") {
        if ["$description", "$deprecated"].contains(member.name) { members.append(member) }
        continue
      }
      if let text = member.value.string, Self.describing.contains(member.name), !text.isEmpty, depth > 0 {
        words = words ?? JSONObject.Member(name: "$description", nameRange: member.nameRange, value: member.value)
      }
      guard let inner = member.value.object, depth < Self.deepest else { continue }
      path.append(member.name)
      defer { path.removeLast() }
      // A style without `value` may stand among tokens that have one.
      if let value = Self.value(of: inner) ?? (DesignReading.isWholeStyle(inner) ? member.value : nil) {
        let count = report.count
        var token = token(inner, value, own.member(member.name), member.name)
        let whole = path.joined(separator: ".")
        if names.isSplit(whole) || dialect.nests && names.isGroup(whole) {
          token = group(of: token, JSONObject(Self.children(of: inner)), own.member(member.name), member, depth)
        }
        members.append(JSONObject.Member(name: member.name, nameRange: member.nameRange, value: token))
        if report.count > count { report.first = report.first ?? file.span(member.nameRange) }
      } else if let whole = ExplodedValue(inner), let token = token(whole, member) {
        members.append(JSONObject.Member(name: member.name, nameRange: member.nameRange, value: token))
      } else {
        let made = group(inner, own.member(member.name), depth: depth + 1)
        if made.members.isEmpty { continue }
        members.append(
          JSONObject.Member(name: member.name, nameRange: member.nameRange, value: member.value.with(.object(made))))
      }
    }
    if let words, !members.isEmpty, object["$description"] == nil { members.append(words) }
    return JSONObject(members)
  }

  /// What is said of a group, which the dialects have no sign before.
  private static let describing: Set = ["description", "comment"]

  /// A token of a value whose parts are tokens in a group; nil if the parts give no value.
  private mutating func token(_ whole: ExplodedValue, _ member: JSONObject.Member) -> JSONValue? {
    let value = member.value.with(whole.value)
    guard let made = self.value(value, whole.kind, member.name)?.object, !Self.isUnread(made) else { return nil }
    report.count += 1
    report.first = report.first ?? file.span(member.nameRange)
    report.undrawn += whole.undrawn.map { ($0.name, file.span($0.range)) }
    return value.with(.object(made))
  }

  // MARK: Tokens

  private mutating func token(
    _ object: JSONObject, _ value: JSONValue, _ outer: DesignKind, _ name: String
  ) -> JSONValue {
    // A number below colours is what its own name says: `color.button.borderRadius`.
    let outer = outer == .color && ForeignValue.bareNumber(value) != nil ? DesignKind(leaf: name) ?? outer : outer
    var written = type(of: object)
    let font = written.flatMap { ForeignType.font($0, within: outer, named: name) }
    if let font {
      // Of words, only those that a font goes by are read.
      written = font == .fontFamily ? TokenType.fontFamily.rawValue : TokenType.fontWeight.rawValue
    } else if let written, ForeignType.isUndrawn(written) {
      report.undrawn.append((written, file.span(value.range)))
      return reading.unread(value)
    }
    if let library = object["$libraryName"]?.string, let text = value.string, DesignReading.isReference(text),
      !names.hasVariable(text)
    {
      report.elsewhere.append((library, path.joined(separator: "."), file.span(value.range)))
      return reading.unread(value)
    }
    if leadsNowhere(value) {
      report.elsewhere.append(("", path.joined(separator: "."), file.span(value.range)))
      return reading.unread(value)
    }
    let value = Self.withUnit(value, object)
    let isFactor = dialect == .tokensStudio && factors.contains(path, values.referring(value))
    let known = isFactor ? .number : kind(named: written, value, outer)
    let own =
      [TokenType.strokeStyle.rawValue, "borderStyle"].contains(written)
        || written == nil && ForeignValue.isLineStyle(value, in: path)
      ? reading.token(.strokeStyle, value) : self.value(value, known ?? outer, name, isTyped: known != nil)
    guard let made = own?.object, !Self.isUnread(made) else {
      // What a tool has no type for may be anything, such as a word.
      if font != nil {
        report.undrawn.append((type(of: object) ?? "", file.span(value.range)))
      } else if let written, written.lowercased() == ForeignType.other {
        report.undrawn.append((written, file.span(value.range)))
      } else if value.string.map({ ForeignValue.isFilter($0) || written == nil && ForeignValue.isOfWords($0, outer) })
        ?? false
      {
        report.words.append((path.joined(separator: "."), file.span(value.range)))
      } else if value.string != "" {
        report.unread.append((path.joined(separator: "."), file.span(value.range)))
      }
      return reading.unread(value)
    }
    report.count += 1
    var members = made.members
    // Lengths of several sides have become a group, which has no description of its own.
    guard made["$value"] != nil else { return value.with(.object(made)) }
    let words = object["$description"] ?? object["description"] ?? object["comment"]
    if let words, let text = words.string, !text.isEmpty {
      members.append(JSONObject.Member(name: "$description", nameRange: words.range, value: words))
    }
    if let deprecated = object["$deprecated"] ?? object["deprecated"],
      deprecated.bool != nil || deprecated.string != nil
    {
      members.append(JSONObject.Member(name: "$deprecated", nameRange: deprecated.range, value: deprecated))
    }
    var extensions = made["$extensions"]?.object?.members ?? []
    extensions += modes(of: object, known ?? outer, name)?.members ?? []
    if !isFactor, let written, ForeignType.measures(written) {
      extensions.append(
        JSONObject.Member(
          name: ForeignType.key, nameRange: value.range, value: value.with(.string(written.lowercased()))))
    }
    if let modifier = ColorModifier.member(of: object, names) { extensions.append(modifier) }
    if !extensions.isEmpty {
      members.removeAll { $0.name == "$extensions" }
      members.append(
        JSONObject.Member(
          name: "$extensions", nameRange: value.range, value: value.with(.object(JSONObject(extensions)))))
    }
    return value.with(.object(JSONObject(members)))
  }

  /// The kind that a type names; a number of a group of weights is one, and a share called a colour is the opacity of
  /// others.
  private func kind(named written: String?, _ value: JSONValue, _ outer: DesignKind) -> DesignKind? {
    let kind = written.flatMap { ForeignType(named: $0)?.kind }
    if kind == .color, value.string.flatMap(WrittenQuantity.init)?.unit == "%" { return .opacity }
    guard kind == .number, outer == .fontWeight, let number = ForeignValue.bareNumber(value),
      (100...950).contains(number)
    else { return kind }
    return outer
  }

  /// Whether a value refers to a variable that is not here: a tool that exports variables writes no reference that leads
  /// nowhere in its own.
  private func leadsNowhere(_ value: JSONValue) -> Bool {
    dialect == .figma && value.string.map { DesignReading.isReference($0) && names.lack($0) } ?? false
  }

  private static func isUnread(_ made: JSONObject) -> Bool { made["$value"]?.isUnreadable ?? false }

  /// A bare number with the unit that stands beside it: `{"value": "4", "unit": "px"}`.
  private static func withUnit(_ value: JSONValue, _ object: JSONObject) -> JSONValue {
    guard let unit = object["unit"]?.string, let number = ForeignValue.bareNumber(value),
      Dimension.Unit(rawValue: unit) ?? .notGiven != .notGiven || TimeSpan.Unit(rawValue: unit) != nil
    else { return value }
    return value.with(.string(WrittenNumber.text(number) + unit))
  }

  /// The type that a token names; of a variable, the one that its use tells.
  private func type(of object: JSONObject) -> String? {
    let written = Self.typeName(of: object) ?? Self.category(of: object)
    guard dialect == .figma, let written else { return written }
    return FigmaVariables.type(written, path.joined(separator: "/"), FigmaVariables.scopes(of: object))
  }

  /// The values of a token in other themes, each read as its own.
  private mutating func modes(of object: JSONObject, _ kind: DesignKind, _ name: String) -> JSONObject? {
    let extensions = object["$extensions"]?.object
    let own = Self.valuesByMode(of: object)
    let given = own ?? (extensions?["mode"] ?? extensions?["modes"])?.object ?? Self.modesBeside(object)
    guard let modes = given, !modes.members.isEmpty else { return nil }
    let read = modes.members.compactMap { mode -> JSONObject.Member? in
      guard !leadsNowhere(mode.value), let value = value(mode.value, kind, name)?.object?["$value"], !value.isUnreadable
      else { return nil }
      // The place is that of the value as written, by which it is told whether two are the same.
      return JSONObject.Member(
        name: mode.name, nameRange: mode.nameRange, value: JSONValue(range: mode.value.range, kind: value.kind))
    }
    guard !read.isEmpty, let place = (own ?? extensions)?.members.first ?? modes.members.first else { return nil }
    return JSONObject([
      JSONObject.Member(
        name: "mode", nameRange: place.nameRange, value: place.value.with(.object(JSONObject(read))))
    ])
  }

  /// A value as a token of the tree.
  ///
  /// - Parameter isTyped: whether its own type names the kind: a number that it refers to is then a length, for example.
  private mutating func value(
    _ written: JSONValue, _ group: DesignKind, _ name: String, isTyped: Bool = false
  ) -> JSONValue? {
    let value = values.referring(written)
    // Among movements, a number of this size is a time.
    let isTime = group == .motion && ForeignValue.bareNumber(value).map((20...20_000).contains) ?? false
    let kind = isTime ? .duration : group
    switch value.kind {
    case .string(let text) where DesignReading.isReference(text):
      let reference = names.reference(text, of: path.joined(separator: "."))
      return reading.token(isTyped && kind == .length ? .dimension : nil, value.with(.string(reference)))
    case .string(let text)
    where (WrittenQuantity(text) == nil || text.utf8.contains(UInt8(ascii: "{"))) && computes(text, written):
      let formula = JSONObject.Member(name: Formula.key, nameRange: value.range, value: value)
      return reading.token(
        isTyped && kind == .length ? .dimension : nil, value.with(.string(names.references(in: text))),
        extensions: JSONObject([formula]))
    case .string(let text) where kind == .fontFamily && text.utf8.contains(UInt8(ascii: "{")):
      let fonts = names.references(in: text)
      let families = CSSText.parts(of: fonts[...], at: ",")
      let areFonts = families.allSatisfy { DesignReading.isReference($0) || !$0.utf8.contains(UInt8(ascii: "{")) }
      return areFonts ? reading.token(.fontFamily, reading.fonts(fonts, value)) : reading.shorthand(fonts, value)
    case .string(let text) where kind == .any && ForeignValue.isFontList(text):
      return reading.token(.fontFamily, reading.fonts(text, value))
    case .string, .number:
      var plain = values.part(value, kind)
      if kind == .length, dialect.notation == .unitless, let number = ForeignValue.bareNumber(value), number != 0 {
        let unit = bareLengths.unit(of: path) ?? .notGiven
        report.unitless.append((path.joined(separator: "."), file.span(value.range)))
        report.units.insert(unit)
        plain = value.with(.string(WrittenNumber.text(number) + unit.rawValue))
      }
      return reading.group(JSONObject.Member(name: name, nameRange: value.range, value: plain), kind)?.value
    case .array(let list): return array(list, value, kind, name)
    case .object(let object): return composite(object.withoutPartTypes, value, kind, name)
    case .null, .bool: return nil
    }
  }

  /// Whether a text is a calculation that is made: any in Tokens Studio and in `calc()`, elsewhere a reference with a unit.
  private func computes(_ text: String, _ written: JSONValue) -> Bool {
    guard let formula = Formula(text) else { return false }
    return reading.computes || formula.isReferenceWithUnit || written.string?.hasPrefix("calc(") ?? false
  }
}
