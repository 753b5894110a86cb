import Diagnostics
import Files
import Syntax
import TokenValues

extension Inventory {
  func readText(_ member: JSONObject.Member, _ reading: inout SourceReading) -> String? {
    if let text = member.value.string { return text }
    reading.report(
      .invalidProperty, "\(member.name) is \(member.value.kindName), not a string", member.value.range,
      fix: "write it as a string")
    return nil
  }

  func readExtensions(_ member: JSONObject.Member, _ reading: inout SourceReading) -> JSONObject? {
    if let object = member.value.object { return object }
    reading.report(
      .invalidProperty, "$extensions is \(member.value.kindName), not an object", member.value.range,
      fix: "write an object with a name of your own inside, as in {\"org.example\": …}")
    return nil
  }

  /// What `$extensions` say of the values of a token or a group.
  func readRemarks(_ extensions: JSONObject?, _ reading: inout SourceReading) -> ValueRemarks {
    var remarks = ValueRemarks()
    guard let extensions else { return remarks }
    if let name = extensions["specimen.name"], name.string == nil {
      reading.report(
        .invalidProperty, "specimen.name is \(name.kindName), not a string", name.range,
        why: "plates take the token’s name from its path", fix: "write what the document calls it, as a string")
    }
    if let mark = extensions["specimen.boolean"], mark.bool == nil {
      reading.report(
        .invalidProperty, "specimen.boolean is \(mark.kindName), not true or false", mark.range,
        why: "the token is shown as a number", fix: "write true for a number that stands for yes or no")
    }
    if let unit = extensions["specimen.unit"] { remarks.unit = readUnit(unit, &reading) }
    if let fields = extensions["specimen.notGiven"] {
      let names = fields.array?.compactMap(\.string) ?? []
      if names.count != fields.array?.count {
        reading.report(
          .invalidProperty, "specimen.notGiven is \(fields.kindName), not a list of names", fields.range,
          why: "what the source leaves out would be printed as if it were given",
          fix: #"write a list such as ["lineHeight"], or ["value"] for the whole value"#)
      }
      remarks.notGiven = names
    }
    return remarks
  }

  /// The units of `specimen.unit`: those that are one CSS pixel each.
  private func readUnit(_ value: JSONValue, _ reading: inout SourceReading) -> Dimension.Unit? {
    if let unit = value.string.flatMap(Dimension.Unit.init(rawValue:)), unit.isAbsolute { return unit }
    let units = Dimension.Unit.allCases.filter(\.isAbsolute).map { "\"\($0.rawValue)\"" }
    reading.report(
      .invalidProperty, "specimen.unit is \(reading.file.excerpt(value.range, 40)), which is not a unit of the screen",
      value.range, why: "the lengths are told in the system’s unit",
      fix: "write one of \(units.joined(separator: ", "))")
    return nil
  }

  func readDeprecation(_ member: JSONObject.Member, _ reading: inout SourceReading) -> DeclaredDeprecation {
    switch member.value.kind {
    case .bool(let isDeprecated): return isDeprecated ? .deprecated(reason: nil) : .current
    case .string(let reason): return .deprecated(reason: reason)
    case .null, .number, .array, .object:
      reading.report(
        .invalidProperty, "$deprecated is \(member.value.kindName), not true, false or a string", member.value.range,
        fix: "write true, or the reason as a string")
      return .none
    }
  }

  func readType(_ value: JSONValue, _ reading: inout SourceReading) -> DeclaredType {
    guard let name = value.string else {
      reading.report(
        .unknownType, "$type is \(value.kindName), not a string", value.range, fix: "name one of the standard’s types")
      return .unusable(reading.file.excerpt(value.range, 40))
    }
    if let type = TokenType(rawValue: name) { return .known(type) }
    if let type = Self.foreignTypes[name.lowercased()] {
      reading.report(
        .legacyType, "\"\(name)\" is another tool’s name for the type \(type.rawValue)", value.range,
        why: "the standard defines thirteen types and their exact names",
        fix: Fix(
          "write \"\(type.rawValue)\"", replacing: reading.file.span(value.range), with: "\"\(type.rawValue)\""))
      return .known(type)
    }
    reading.unknownTypes.append((name, value.range, Self.typeFix(name, value, reading)))
    return .unusable(name)
  }

  /// What to write in place of a type that there is not.
  private static func typeFix(_ name: String, _ value: JSONValue, _ reading: SourceReading) -> Fix {
    let own = TokenType.allCases.map(\.rawValue)
    let word = name.lowercased()
    if Self.wordsForText.contains(word) {
      return "name the standard’s type that the value has; put plain text in $extensions or a $description"
    }
    if word.hasPrefix("custom") || Self.wordsForOthers.contains(word) {
      return "no type of the standard is for that: put the value in $extensions"
    }
    if let near = own.first(where: { Suggestion.isSlip(name, for: $0) }) {
      return Fix(guess: "did you mean \"\(near)\"?", replacing: reading.file.span(value.range), with: "\"\(near)\"")
    }
    return Fix("use one of \(Self.standardTypes.joined(separator: ", "))")
  }

  private static let standardTypes = TokenType.allCases.filter { $0 != .spring && $0 != .haptic }.map(\.rawValue)

  /// Other tools' types of words, and the kind that JSON calls so.
  private static let wordsForText: Set<String> = [
    "string", "text", "content", "textcase", "textdecoration", "texttransform", "name", "label",
  ]
  /// Types of what no type of the standard can hold.
  private static let wordsForOthers: Set<String> = [
    "boolean", "bool", "object", "array", "asset", "other", "composition", "null", "mediaquery", "file", "image",
  ]

  /// The type that a name means, in the standard or in another tool.
  static func type(named name: String) -> TokenType? { TokenType(rawValue: name) ?? foreignTypes[name.lowercased()] }

  /// Other tools' names that mean exactly one of the standard's types, in lower case.
  ///
  /// *Source:* the type lists of Tokens Studio and Style Dictionary.
  private static let foreignTypes: [String: TokenType] = {
    var types: [String: TokenType] = [
      "sizing": .dimension, "spacing": .dimension, "borderradius": .dimension, "borderwidth": .dimension,
      "fontsize": .dimension, "fontsizes": .dimension, "letterspacing": .dimension, "paragraphspacing": .dimension,
      "size": .dimension, "opacity": .number, "lineheight": .number, "lineheights": .number,
      "fontfamilies": .fontFamily,
      "fontweights": .fontWeight, "boxshadow": .shadow, "time": .duration, "easing": .cubicBezier,
    ]
    // The standard's own names in another letter case.
    for type in TokenType.allCases { types[type.rawValue.lowercased()] = type }
    return types
  }()
}
