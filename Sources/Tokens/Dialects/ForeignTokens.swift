import Diagnostics
import Files
import Syntax

/// The tokens of a file in a foreign dialect, as the tree that a file of the standard would hold.
///
/// Types are told by the names of types that the dialect has, else by the names of groups and the shape of values. What
/// was found is reported once for the file.
struct ForeignTokens {
  let dialect: ForeignDialect
  let file: SourceFile
  private var reading: DesignReading
  /// The tokens made, and the first of them.
  private var count = 0
  private var first: ByteRange?
  /// Where values are that could not be read, and those of types that nothing draws.
  private var unread: [(name: String, range: ByteRange)] = []
  private var undrawn: [(type: String, range: ByteRange)] = []
  private var path: [String] = []
  /// The paths of all tokens, for references that leave out the name of a set.
  private var known: Set<String> = []
  private var tops: [String] = []

  /// The source of a file, with its finding; nil for a file of the standard.
  static func read(
    _ root: JSONObject, in file: SourceFile, into diagnostics: inout Diagnostics
  ) -> TokenSource? {
    guard let dialect = ForeignDialect(of: root) else { return nil }
    var tokens = ForeignTokens(dialect, file)
    let tree: JSONObject
    switch dialect {
    case .figma: tree = FigmaVariables.tree(of: root)
    case .tokensStudio: tree = TokenSets.isOne(root) ? TokenSets.tree(of: root) : root
    case .styleDictionary, .draft: tree = root
    }
    tokens.note(tree)
    let made = tokens.group(tree, .any, depth: 0)
    tokens.report(into: &diagnostics)
    return TokenSource(made, in: file, notation: .css)
  }

  private init(_ dialect: ForeignDialect, _ file: SourceFile) {
    self.dialect = dialect
    self.file = file
    reading = DesignReading(file: file)
  }

  // MARK: Paths

  private mutating func note(_ root: JSONObject) {
    tops = root.members.filter { $0.value.object != nil }.map(\.name)
    var open: [(object: JSONObject, path: String, depth: Int)] = [(root, "", 0)]
    while let (object, path, depth) = open.popLast() {
      for member in object.members {
        guard let inner = member.value.object, member.name.utf8.first != UInt8(ascii: "$"), depth < Self.deepest else {
          continue
        }
        let name = path.isEmpty ? member.name : "\(path).\(member.name)"
        if Self.value(of: inner) != nil { known.insert(name) } else { open.append((inner, name, depth + 1)) }
      }
    }
  }

  private static let deepest = 32

  /// A reference as the standard has it: without `.value` at its end, and with the name of its set.
  private func reference(_ text: String) -> String {
    var name = String(text.dropFirst().dropLast()).split(separator: " ").joined(separator: " ")
    if known.contains(name) { return "{\(name)}" }
    for end in [".value", ".$value"] where name.hasSuffix(end) { name.removeLast(end.count) }
    if known.contains(name) { return "{\(name)}" }
    let within = tops.filter { known.contains("\($0).\(name)") }
    return within.count == 1 ? "{\(within[0]).\(name)}" : "{\(name)}"
  }

  // MARK: Groups

  /// The value of a token; nil for a group.
  static func value(of object: JSONObject) -> JSONValue? {
    if let value = object["$value"] { return value }
    guard let value = object["value"], value.object == nil || object["type"] != nil else { return nil }
    return value
  }

  private mutating func group(_ object: JSONObject, _ kind: DesignKind, depth: Int) -> JSONObject {
    var members: [JSONObject.Member] = []
    members.reserveCapacity(object.members.count)
    let own = Self.kind(of: object) ?? kind
    for member in object.members {
      if member.name.utf8.first == UInt8(ascii: "$") {
        if ["$description", "$deprecated"].contains(member.name) { members.append(member) }
        continue
      }
      guard let inner = member.value.object, depth < Self.deepest else { continue }
      path.append(member.name)
      defer { path.removeLast() }
      if let value = Self.value(of: inner) {
        guard let token = token(inner, value, own.member(member.name), member.name) else { continue }
        members.append(JSONObject.Member(name: member.name, nameRange: member.nameRange, value: token))
        if first == nil { first = member.nameRange }
      } else {
        let made = group(inner, own.member(member.name), depth: depth + 1)
        if made.members.isEmpty { continue }
        members.append(
          JSONObject.Member(name: member.name, nameRange: member.nameRange, value: member.value.with(.object(made))))
      }
    }
    return JSONObject(members)
  }

  /// The kind that a type names; nil without one.
  private static func kind(of object: JSONObject) -> DesignKind? {
    (object["$type"] ?? object["type"])?.string.flatMap { ForeignType(named: $0)?.kind }
  }

  // MARK: Tokens

  private mutating func token(
    _ object: JSONObject, _ value: JSONValue, _ outer: DesignKind, _ name: String
  ) -> JSONValue? {
    let written = (object["$type"] ?? object["type"])?.string
    if let written, ForeignType.isUndrawn(written) {
      undrawn.append((written, value.range))
      return nil
    }
    let kind = written.flatMap { ForeignType(named: $0)?.kind } ?? outer
    guard let made = self.value(value, kind, name)?.object else {
      unread.append((path.joined(separator: "."), value.range))
      return nil
    }
    count += 1
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
    if let modes = modes(of: object, kind, name) {
      members.removeAll { $0.name == "$extensions" }
      members.append(
        JSONObject.Member(name: "$extensions", nameRange: value.range, value: value.with(.object(modes))))
    }
    return value.with(.object(JSONObject(members)))
  }

  /// The values of a token in other themes, each read as its own.
  private mutating func modes(of object: JSONObject, _ kind: DesignKind, _ name: String) -> JSONObject? {
    let extensions = object["$extensions"]?.object
    guard let modes = (extensions?["mode"] ?? extensions?["modes"])?.object, !modes.members.isEmpty else { return nil }
    let read = modes.members.compactMap { mode -> JSONObject.Member? in
      guard let value = value(mode.value, kind, name)?.object?["$value"] else { return nil }
      // The place is that of the value as written, by which it is told whether two are the same.
      return JSONObject.Member(
        name: mode.name, nameRange: mode.nameRange, value: JSONValue(range: mode.value.range, kind: value.kind))
    }
    guard !read.isEmpty, let place = extensions?.members.first else { return nil }
    return JSONObject([
      JSONObject.Member(
        name: "mode", nameRange: place.nameRange, value: place.value.with(.object(JSONObject(read))))
    ])
  }

  /// A value as a token of the tree.
  private mutating func value(_ value: JSONValue, _ kind: DesignKind, _ name: String) -> JSONValue? {
    switch value.kind {
    case .string(let text) where DesignReading.isReference(text):
      return reading.token(nil, value.with(.string(reference(text))))
    case .string, .number:
      let plain = ForeignValue.scalar(value, kind)
      return reading.group(JSONObject.Member(name: name, nameRange: value.range, value: plain), kind)?.value
    case .array(let list): return array(list, value, kind, name)
    case .object(let object): return composite(object, value, kind, name)
    case .null, .bool: return nil
    }
  }

  private mutating func array(
    _ list: [JSONValue], _ value: JSONValue, _ kind: DesignKind, _ name: String
  ) -> JSONValue? {
    switch kind {
    case .shadow:
      let layers = list.compactMap { $0.object.flatMap { object in shadow(object, value) } }
      return layers.count == list.count && !layers.isEmpty
        ? reading.token(.shadow, value.with(.array(layers))) : nil
    case .gradient: return reading.token(.gradient, value.with(.array(list)))
    case .easing, .motion:
      return list.count == 4 && list.allSatisfy { $0.number != nil } ? reading.token(.cubicBezier, value) : nil
    case .fontFamily, .typography, .any:
      return !list.isEmpty && list.allSatisfy { $0.string != nil } ? reading.token(.fontFamily, value) : nil
    case .color, .fontWeight, .lineHeight, .length, .duration, .border, .opacity, .number, .component: return nil
    }
  }

  private mutating func composite(
    _ object: JSONObject, _ value: JSONValue, _ kind: DesignKind, _ name: String
  ) -> JSONValue? {
    // Colours, lengths and times in the form of the standard.
    if object["colorSpace"] != nil { return reading.token(.color, value) }
    if let unit = object["unit"]?.string, object["value"] != nil {
      return reading.token(TimeSpan.Unit(rawValue: unit) == nil ? .dimension : .duration, value)
    }
    switch kind {
    case .shadow: return shadow(object, value).map { reading.token(.shadow, $0) }
    case .border:
      let parts = ForeignValue.parts(object, ["width": .length, "color": .color, "style": .any], self.reference)
      guard parts.members.count == 3 else { return nil }
      return reading.token(.border, value.with(.object(parts)))
    case .motion:
      if object["duration"] != nil, object["timingFunction"] != nil {
        let parts = ForeignValue.parts(
          object, ["duration": .duration, "delay": .duration, "timingFunction": .easing], self.reference)
        return reading.token(.transition, value.with(.object(parts)))
      }
      return reading.composite(object, value, kind)
    case .typography, .fontFamily, .any:
      return reading.composite(ForeignValue.typography(object, self.reference), value, .typography)
    case .color, .gradient, .fontWeight, .lineHeight, .length, .duration, .easing, .opacity, .number, .component:
      return nil
    }
  }

  /// One layer of a shadow: its parts with units, and inset if it is an inner one.
  private mutating func shadow(_ object: JSONObject, _ value: JSONValue) -> JSONValue? {
    let plain = ForeignValue.shadow(object, self.reference)
    guard let made = reading.composite(plain, value, .shadow)?.object?["$value"] else { return nil }
    return made
  }

  // MARK: Findings

  private func report(into diagnostics: inout Diagnostics) {
    let place = file.span(first ?? ByteRange(0, min(1, file.bytes.count)))
    diagnostics.report(
      .foreignDialect, "\(count) \(count == 1 ? "token is" : "tokens are") written \(dialect.name)", at: place,
      why: "they are read whole, but tools that follow the standard know only its own form",
      fix: "export them in the format of the standard (DTCG 2025.10), if other tools are to read them")
    if let unread = unread.first {
      let names = self.unread.prefix(3).map(\.name).joined(separator: ", ")
      let more = self.unread.count > 3 ? " and \(self.unread.count - 3) more" : ""
      diagnostics.report(
        .unreadValue,
        "\(self.unread.count == 1 ? "a value" : "\(self.unread.count) values") cannot be read: \(names)\(more)",
        at: file.span(unread.range), why: "what cannot be read is neither drawn nor checked",
        fix: "write one value as CSS has it, or a {reference}; nothing is computed",
        related: self.unread.dropFirst().prefix(2).map {
          Diagnostic.Related("\($0.name) here", at: file.span($0.range))
        })
    }
    if let undrawn = undrawn.first {
      var types: [String] = []
      for (type, _) in self.undrawn where !types.contains(type) { types.append(type) }
      let count = self.undrawn.count
      diagnostics.report(
        .textProperty, "\(count == 1 ? "a token" : "\(count) tokens") of type \(types.joined(separator: ", "))",
        at: file.span(undrawn.range), why: "nothing here knows how they look, so they are left out",
        fix: "keep what is for readers in the text of a page")
    }
  }
}
