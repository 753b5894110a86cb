import Diagnostics
import Files
import Syntax
import TokenValues

/// What the readers of all value types share; each type has its own function.
///
/// Every function returns nil if there is no value, after reporting why or recording what must be resolved first.
extension Resolution {
  /// A literal value of a type, which may contain references.
  mutating func value(_ json: JSONValue, as type: TokenType) -> TokenValue? {
    switch type {
    case .color: colorLiteral(json).map(TokenValue.color)
    case .dimension: dimensionLiteral(json).map(TokenValue.dimension)
    case .fontFamily: fontFamilyLiteral(json).map(TokenValue.fontFamily)
    case .fontWeight: fontWeightLiteral(json).map(TokenValue.fontWeight)
    case .duration: durationLiteral(json).map(TokenValue.duration)
    case .cubicBezier: cubicBezierLiteral(json).map(TokenValue.cubicBezier)
    case .number: numberLiteral(json).map(TokenValue.number)
    case .strokeStyle: strokeStyleLiteral(json).map(TokenValue.strokeStyle)
    case .border: borderLiteral(json).map(TokenValue.border)
    case .transition: transitionLiteral(json).map(TokenValue.transition)
    case .shadow: shadowLiteral(json).map(TokenValue.shadow)
    case .gradient: gradientLiteral(json).map(TokenValue.gradient)
    case .typography: typographyLiteral(json).map(TokenValue.typography)
    case .spring: springLiteral(json).map(TokenValue.spring)
    case .haptic: hapticLiteral(json).map(TokenValue.haptic)
    }
  }

  /// A value within another: a literal, a token of `type`, or a pointer to a literal.
  mutating func part<Value>(
    _ json: JSONValue, _ type: TokenType, _ extract: (TokenValue) -> Value?,
    _ literal: (inout Resolution, JSONValue) -> Value?
  ) -> Value? {
    if let formula = formula(json) { return value(of: formula, as: type, at: json.range).flatMap(extract) }
    guard let reference = ReferenceSyntax(json) else { return literal(&self, json) }
    checkReferenceKeys(json)
    reading.wanted = type
    switch follow(reference, at: json.range) {
    case .token(let path):
      guard let token = use(path, at: json.range) else { return nil }
      return fitted(token.value, to: .known(type), path: token.path, at: json).flatMap(extract)
    case .raw(let raw):
      record(raw.owner, json.range)
      return referred(raw, noun: type.noun, at: json.range) { literal(&$0, raw.value) }
    case .failed: return nil
    }
  }

  /// A part of a value that cannot be a token by itself, such as a colour's components: a literal or a pointer.
  ///
  /// - Parameter convert: the part as read from a whole token, since some tools write {} where only `$ref` is allowed.
  mutating func primitive<Value>(
    _ json: JSONValue, _ noun: String, _ convert: (TokenValue) -> Value? = { _ in nil },
    _ literal: (inout Resolution, JSONValue) -> Value?
  ) -> Value? {
    guard let reference = ReferenceSyntax(json) else { return literal(&self, json) }
    checkReferenceKeys(json)
    reading.wanted = nil
    switch follow(reference, at: json.range) {
    case .token(let path):
      guard let token = use(path, at: json.range) else { return nil }
      guard let value = convert(token.value) else {
        reportWrongType("\(token.path) is \(token.type.noun), where \(noun) is expected", json.range)
        return nil
      }
      if json.string != nil {
        reading.report(
          .misplacedAlias, "{\(token.path)} is used where only a JSON Pointer is allowed", json.range,
          why: "this part of a value has no token type of its own", fix: "write \(pointer(to: token.path))")
      }
      return value
    case .raw(let raw):
      record(raw.owner, json.range)
      return referred(raw, noun: noun, at: json.range) { literal(&$0, raw.value) }
    case .failed: return nil
    }
  }

  /// A reference to the value of a token, or to a part of it, as a JSON Pointer.
  func pointer(to path: TokenPath, part: String? = nil) -> String {
    let segments = path.segments.map { segment in
      segment.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
        .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
    }
    let rest = part.map { "/" + $0 } ?? ""
    return "{\"$ref\": \"#/\(segments.joined(separator: "/"))/$value\(rest)\"}"
  }

  /// Reads the target of a pointer in its own file; faults are reported at the target.
  mutating func referred<Value>(
    _ raw: RawTarget, noun: String, at range: ByteRange, _ read: (inout Resolution) -> Value?
  ) -> Value? {
    let file = reading.file
    reading.file = raw.file
    reading.quiet += 1
    let value = read(&self)
    reading.quiet -= 1
    reading.file = file
    if value == nil, reading.open.isEmpty {
      reportWrongType("this leads to \(raw.file.excerpt(raw.value.range, 40)), where \(noun) is expected", range)
    }
    return value
  }

  /// A token's value as the wanted type; nil if it has another type, which is reported.
  mutating func fitted(
    _ value: TokenValue, to type: DeclaredType, path: TokenPath, at json: JSONValue
  ) -> TokenValue? {
    guard case .known(let type) = type, value.type != type else {
      if case .unusable = type { return nil }
      return value
    }
    // Other tools have one kind of number.
    if !reading.isStandard, type == .dimension, case .number(let number) = value {
      return .dimension(Dimension(number, number == 0 ? .px : reading.bareUnit))
    }
    if !reading.isStandard, type == .fontWeight, case .number(let number) = value, (1...1000).contains(number) {
      return .fontWeight(FontWeight(number))
    }
    let converted = converted(value, to: type)
    reportWrongType("\(path) is \(value.type.noun), where \(type.noun) is expected", json.range)
    return converted
  }

  mutating func reportWrongType(_ message: Message, _ range: ByteRange) {
    reading.report(
      .wrongType, message, range,
      fix: "refer to another token, or write the value itself")
  }

  /// A value of another type with only one possible meaning.
  private func converted(_ value: TokenValue, to type: TokenType) -> TokenValue? {
    if case .number(let number) = value, type == .fontWeight, (1...1000).contains(number) {
      return .fontWeight(FontWeight(number))
    }
    if case .fontWeight(let weight) = value, type == .number { return .number(weight.value) }
    return nil
  }

  /// An object that is a reference contains only its `$ref`.
  mutating func checkReferenceKeys(_ json: JSONValue) {
    guard let object = json.object, object.members.count > 1 else { return }
    for member in object.members where member.name != "$ref" {
      reading.report(
        .unknownKey, "\"\(member.name)\" is not allowed beside a $ref", member.nameRange,
        why: "within a value, a reference is an object with a $ref and nothing else", fix: "remove it")
    }
  }

  /// Reports a value that is not of the kind required at its place.
  mutating func reportInvalid(_ json: JSONValue, _ noun: String, why: String? = nil, fix: Fix) {
    guard !json.isUnreadable else { return }
    if case .null = json.kind {
      reading.report(
        .nullValue, "null is not \(noun)", json.range,
        fix: fix)
      return
    }
    reading.report(
      .invalidValue, "\(reading.file.excerpt(json.range, 40)) is not \(noun)", json.range,
      why: json.string?.contains("{") == true
        ? "a reference has to be the whole string, and nothing is computed from it" : why,
      fix: fix)
  }
}

extension Resolution {
  /// The members of an object value; unknown and missing members are reported.
  ///
  /// - Parameters:
  ///   - required: members that must be present; if one is missing, the result is nil.
  ///   - lenient: members that must be present but have one clear meaning if they are missing.
  mutating func fields(
    _ json: JSONValue, of noun: String, required: [String], lenient: [String] = [], optional: [String] = [],
    why: String? = nil, fix: String
  ) -> JSONObject? {
    guard let object = json.object else {
      reportInvalid(json, noun, why: why, fix: Fix(fix))
      return nil
    }
    for member in object.members {
      let isKnown = required.contains(member.name) || lenient.contains(member.name) || optional.contains(member.name)
      if !isKnown { reportUnknownKey(member, of: noun, known: required + lenient + optional) }
    }
    let missing = (required + lenient).filter { object[$0] == nil }
    guard !missing.isEmpty else { return object }
    reading.report(
      .missingKey, "\(noun) lacks \(missing.joined(separator: " and "))",
      json.range, why: "every part of the value must be written", fix: Fix(fix))
    return required.allSatisfy { object[$0] != nil } ? object : nil
  }

  mutating func reportUnknownKey(_ member: JSONObject.Member, of noun: String, known: [String]) {
    reading.report(
      .unknownKey, "\"\(member.name)\" is not a part of \(noun)", member.nameRange,
      why: "a value has exactly the parts of its type",
      fix: Suggestion.nearest(to: member.name, in: known).map { "did you mean \"\($0)\"?" }
        ?? "remove it; a tool’s own data goes in $extensions")
  }

  /// Reads one member, keeping track of its place within the value.
  mutating func member<Value>(
    _ object: JSONObject, _ name: String, _ read: (inout Resolution, JSONValue) -> Value?
  ) -> Value? {
    guard let value = object[name] else { return nil }
    reading.steps.append(.name(name))
    defer { reading.steps.removeLast() }
    return read(&self, value)
  }

  /// Reads every element of a list, keeping track of its place within the value; nil if one cannot be read.
  mutating func elements<Value>(
    _ list: [JSONValue], _ read: (inout Resolution, JSONValue) -> Value?
  ) -> [Value]? {
    var values: [Value] = []
    values.reserveCapacity(list.count)
    var isWhole = true
    for (index, element) in list.enumerated() {
      reading.steps.append(.index(index))
      if let value = read(&self, element) { values.append(value) } else { isWhole = false }
      reading.steps.removeLast()
    }
    return isWhole ? values : nil
  }
}
