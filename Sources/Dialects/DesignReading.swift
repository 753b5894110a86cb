import Diagnostics
import Files
import Printing
import Syntax
import TokenValues

/// The reading of one design document: values become members of the tree that a token file would hold.
package struct DesignReading {
  let file: SourceFile
  let computes: Bool
  /// How many tokens have been made.
  var count = 0
  /// The names that values refer to.
  var references: Set<String> = []
  /// The names in each group at the top, with their paths: `lg` in `rounded` is `rounded.lg`.
  var scales: [String: [String: String]] = [:]
  /// The names from the top down to what is being read.
  private(set) var path: [String] = []
  private(set) var remarks: [Remark] = []

  /// Why a value was not read, or not as it is written.
  enum Cause: Hashable {
    case unread, computed, comment, unitless, unitlessTime, text
    /// A size between two lengths, of which the larger is read.
    case fluid
    /// A property of type that the format does not have.
    case beyondFormat
  }

  struct Remark {
    let cause: Cause
    /// Its top-level group.
    let group: String
    /// Its path within that.
    let name: String
    let range: ByteRange
  }

  /// - Parameter computes: whether a value may be a calculation.
  init(file: SourceFile, computes: Bool = false) {
    self.file = file
    self.computes = computes
  }

  /// - Parameter part: the part of the value that is meant.
  mutating func note(_ cause: Cause, _ range: ByteRange, part: String? = nil) {
    let names = path.dropFirst() + (part.map { [$0] } ?? [])
    remarks.append(
      Remark(cause: cause, group: path.first ?? "", name: names.joined(separator: "."), range: range))
  }

  /// Drops what was noted about a group that turns out to hold no tokens.
  mutating func forget(_ group: String) { remarks.removeAll { $0.group == group } }

  /// Whether at most one value in ten could not be read.
  var isNearlyWhole: Bool {
    let lost = remarks.count { remark in
      switch remark.cause {
      case .unread, .computed, .comment: true
      case .text: DesignKind(key: remark.group) != .component
      case .unitless, .unitlessTime, .beyondFormat, .fluid: false
      }
    }
    return lost * 10 <= count
  }

  /// What was noted for one of some causes, by name and place.
  func noted(_ causes: Set<Cause>) -> [(name: String, place: Span)] {
    remarks.filter { causes.contains($0.cause) }.map { remark in
      (remark.name.isEmpty ? remark.group : "\(remark.group).\(remark.name)", file.span(remark.range))
    }
  }

  /// Whether the name of what is being read tells that it is a time.
  var isNamedAsTime: Bool {
    path.last.map { name in
      name == "ms" || ["Ms", "_ms", "-ms"].contains(where: name.hasSuffix)
        || ["duration", "delay"].contains { name.lowercased().contains($0) }
    } ?? false
  }

  // MARK: Groups

  /// A member as a token or as a group of tokens; nil if nothing in it can be read.
  mutating func group(_ member: JSONObject.Member, _ kind: DesignKind) -> JSONObject.Member? {
    at(member.name) { $0.value(of: member, kind) }.map {
      JSONObject.Member(name: member.name, nameRange: member.nameRange, value: $0)
    }
  }

  /// Reads within a member.
  mutating func at<T>(_ name: String, _ read: (inout DesignReading) -> T) -> T {
    path.append(name)
    defer { path.removeLast() }
    return read(&self)
  }

  private mutating func value(of member: JSONObject.Member, _ kind: DesignKind) -> JSONValue? {
    let value = member.value
    switch value.kind {
    // Nothing is there to be drawn, as its author says.
    case .string("none") where isInComponent: return nil
    case .string(let text):
      return made(named(text, value) ?? scalar(text, value, kind) ?? withComment(value, kind), value)
    case .number(let number): return made(self.number(number, value, kind), value)
    case .array(let list): return self.list(list, value, kind)
    case .object(let object): return self.object(object, value, kind)
    case .null:
      if let color = commented(member, kind) { return made(color, value) }
      if path.count < 2 { return nil }
      note(.unread, member.nameRange)
      return unread(value)
    case .bool:
      note(.text, value.range)
      return unread(value)
    }
  }

  /// A reference to a step of the group that a property of a component is called after: `rounded: lg`.
  private mutating func named(_ text: String, _ value: JSONValue) -> JSONValue? {
    guard isInComponent, let property = path.last, WrittenQuantity(text) == nil,
      let name = scales[property]?[text] ?? named(text, by: property)
    else { return nil }
    references.insert(name)
    return token(nil, value.with(.string("{\(name)}")))
  }

  /// The colour or the style that a property of a component names without brackets: `bg: brand`, `font: title`.
  private func named(_ text: String, by property: String) -> String? {
    let letters = DesignKind.letters(property[...])
    let kind = Self.coloured.contains(letters) ? DesignKind.color : Self.styled.contains(letters) ? .typography : nil
    guard let kind else { return nil }
    return scales.keys.sorted().lazy.filter { DesignKind(key: $0) == kind }.compactMap { scales[$0]?[text] }.first
  }

  /// Properties with a colour, and those with a style, in small letters and without signs.
  private static let coloured: Set = [
    "bg", "background", "backgroundcolor", "text", "textcolor", "color", "fg", "foreground", "bordercolor", "fill",
    "ink", "iconcolor",
  ]
  private static let styled: Set = ["font", "type", "typography", "textstyle", "style"]

  private mutating func made(_ token: JSONValue?, _ value: JSONValue) -> JSONValue? {
    if let token {
      count += 1
      return token
    }
    if let name = path.last, Self.telling.contains(name), isWords(value), path.count > 1 { return unread(value) }
    // No type has angles, but they are values: those of gradients, and of turns.
    if !isInComponent, let text = value.string, Self.isAngle(text) { return unread(value) }
    guard let cause = cause(ofUnread: file[value.range]) else { return nil }
    note(cause, value.range)
    return unread(value)
  }

  /// A token without a value, for one that cannot be read: what refers to it has no value either, which is no fault of
  /// its own.
  func unread(_ value: JSONValue) -> JSONValue { token(.number, value.with(.number(.nan))) }

  /// Why a text or a number is no value; nil where it is none by its looks, and stands below a name that tells of no
  /// values.
  private func cause(ofUnread text: ArraySlice<UInt8>) -> Cause? {
    let own = text.drop { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    if Self.functions.contains(where: { own.starts(with: $0.utf8) }) { return .computed }
    if isInComponent || isOfMotion && Self.isSentence(own) || Self.isRatio(own) { return .text }
    if path.dropLast().contains(where: { DesignKind(key: $0) != nil }) { return .unread }
    return own.contains(where: Self.isSign) || path.last.flatMap { DesignKind(key: $0) } != nil ? .text : nil
  }

  private var isOfMotion: Bool {
    path.first.flatMap { DesignKind(key: $0) }.map { [.motion, .duration, .easing].contains($0) } ?? false
  }

  /// Whether a text is several words, and has no sign of a value in it: `respects the settings of the system`.
  private static func isSentence(_ text: ArraySlice<UInt8>) -> Bool {
    text.split { $0.isSpace }.count { $0.contains(where: \.isLetter) } > 2 && !text.contains(where: isSign)
  }

  /// Whether a text is the ratio of two sides: `16 / 9`.
  private static func isRatio(_ text: ArraySlice<UInt8>) -> Bool {
    let sides = text.split { $0.isOne(of: "/:") }
    return sides.count == 2 && text.allSatisfy { $0.isDigit || $0.isOne(of: "/: \"'") }
  }

  /// Whether a value is a text without a sign of any value in it.
  private func isWords(_ value: JSONValue) -> Bool {
    value.string.map { !$0.utf8.contains(where: Self.isSign) } ?? false
  }

  private static func isAngle(_ text: String) -> Bool {
    WrittenQuantity(text).map { ["deg", "rad", "turn", "grad"].contains($0.unit) } ?? false
  }

  /// Whether a byte is in values and rarely in words.
  private static func isSign(_ byte: UInt8) -> Bool {
    byte.isDigit || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{")
  }

  /// Names of what is told about a group in words, and is no value of it.
  private static let telling: Set = [
    "type", "kind", "name", "humanName", "label", "title", "mode", "philosophy", "category", "status", "strategy",
    "approach", "rationale", "source", "platforms",
  ]

  /// Functions of CSS whose values only a browser knows.
  private static let functions = ["clamp(", "calc(", "min(", "max("]

  /// The largest length of `clamp(42px, 7.5vw, 78px)`.
  static func largest(of text: String) -> String? {
    guard text.hasPrefix("clamp("), text.hasSuffix(")"), let comma = text.lastIndex(of: ",") else { return nil }
    let last = text[text.index(after: comma)...].dropLast().drop { $0 == " " }
    return isLength(String(last)) ? String(last) : nil
  }

  private var isInComponent: Bool { path.contains { DesignKind(key: $0) == .component } }

  /// The kind of a member; a map in a component is a state or a part of it, whatever it is called.
  private func kind(of member: JSONObject.Member, in kind: DesignKind) -> DesignKind {
    guard let object = member.value.object else { return kind.member(member.name) }
    switch kind {
    case .component: return DesignKind(key: member.name) == .typography ? .typography : .component
    case .typography: return Self.isStyle(object) ? .typography : kind.member(member.name)
    case .color, .gradient, .fontFamily, .fontWeight, .lineHeight, .length, .shadow, .duration, .easing, .motion,
      .border, .opacity, .number, .any:
      return kind.member(member.name)
    }
  }

  private mutating func object(_ object: JSONObject, _ value: JSONValue, _ kind: DesignKind) -> JSONValue? {
    if let reference = unquoted(object, value) {
      count += 1
      return token(nil, reference)
    }
    if let token = wrapped(object, value, kind) ?? composite(object, value, kind) {
      count += 1
      return token
    }
    let object = kind == .color ? withPairs(object, value) : kind == .typography ? withFamily(object) : object
    var members: [JSONObject.Member] = []
    members.reserveCapacity(object.members.count)
    for member in object.members {
      if Self.describes(member.name), let text = member.value.string {
        members.append(
          JSONObject.Member(name: "$description", nameRange: member.nameRange, value: member.value.with(.string(text))))
      } else if Self.standard.contains(member.name) {
        members.append(member)
      } else if member.name.utf8.first == UInt8(ascii: "$") {
        note(.text, member.nameRange, part: member.name)
      } else if let made = group(member, self.kind(of: member, in: kind)) {
        members.append(made)
      }
    }
    return members.isEmpty ? nil : value.with(.object(JSONObject(members)))
  }

  /// Whether a member says something about a group or a token, as the notation has it or as a comment of JSON, which has none:
  /// `description`, `_comment`, `//`.
  static func describes(_ name: String) -> Bool {
    name.hasPrefix("//") || describing.contains(name.first == "_" ? String(name.dropFirst()) : name)
  }

  private static let describing: Set = [
    "description", "desc", "doc", "docs", "usage", "use", "note", "notes", "comment", "purpose", "role",
  ]

  /// The properties of the standard that a group may have here too.
  private static let standard: Set = [
    "$type", "$value", "$description", "$deprecated", "$extensions", "$extends", "$root", "$ref",
  ]

  /// A reference without quotes: for YAML, `{colors.ink}` is a map with one key.
  private func unquoted(_ object: JSONObject, _ value: JSONValue) -> JSONValue? {
    guard object.members.count == 1, let only = object.members.first, case .null = only.value.kind,
      file.bytes[value.range.start] == UInt8(ascii: "{")
    else { return nil }
    return value.with(.string("{\(only.name)}"))
  }

  /// A list: of fonts, or of values that are named by their place or by a name of their own.
  private mutating func list(_ list: [JSONValue], _ value: JSONValue, _ kind: DesignKind) -> JSONValue? {
    if kind == .fontFamily, !list.isEmpty, list.allSatisfy({ $0.string != nil }) {
      count += 1
      return token(.fontFamily, value)
    }
    if !list.isEmpty, list.allSatisfy({ $0.number != nil }) {
      if kind == .easing || kind == .motion, list.count == 4 {
        count += 1
        return token(.cubicBezier, value)
      }
      // Numbers one by one are parts of something, and no values of these kinds.
      if [.motion, .easing, .color, .gradient, .any].contains(kind) { return nil }
    }
    // Names of things, and no values: `bleedExceptions: [hero, gallery]`.
    if kind == .length || kind == .number, list.allSatisfy(isWords) {
      let words = list.enumerated().map { index, word in
        JSONObject.Member(name: String(index + 1), nameRange: word.range, value: unread(word))
      }
      return words.isEmpty ? nil : value.with(.object(JSONObject(words)))
    }
    var members: [JSONObject.Member] = []
    for (index, element) in list.enumerated() {
      let name = Self.naming.lazy.compactMap { element.object?[$0]?.string }.first
      var inner = element
      if name != nil, let object = element.object {
        inner = element.with(.object(JSONObject(object.members.filter { !Self.naming.contains($0.name) })))
      }
      let member = JSONObject.Member(name: name ?? String(index + 1), nameRange: element.range, value: inner)
      if let made = group(member, kind) { members.append(made) }
    }
    return members.isEmpty ? nil : value.with(.object(JSONObject(members)))
  }

  /// What an element of a list is called by.
  private static let naming = ["name", "token", "title", "label", "id"]

  /// Whether an element of a list has a name and is a type style or a colour.
  static func isNamedValue(_ object: JSONObject) -> Bool {
    guard naming.contains(where: { object[$0]?.string != nil }) else { return false }
    if let size = object.members.first(where: { field($0.name) == "fontSize" })?.value {
      return size.number != nil || size.string.map(isLength) ?? false
    }
    return (object["value"] ?? object["hex"] ?? object["color"])?.string.map(isColor) ?? false
  }
}

extension JSONValue {
  /// Another value in the same place.
  func with(_ kind: Kind) -> JSONValue { JSONValue(range: range, kind: kind) }
}
