import Diagnostics
import Dialects
import Files
import Syntax
import TokenValues

extension Inventory {
  /// Reads an object as a token, with any groups misplaced inside it; false if it is not one.
  mutating func readToken(
    _ object: JSONObject, nameRange: ByteRange, at path: PathNumber, in parent: PathNumber,
    _ reading: inout SourceReading
  ) -> Bool {
    guard let shape = shape(of: object) else { return false }
    if shape.isDollarless {
      let first = reading.dollarless ?? (0, nameRange)
      reading.dollarless = (first.count + 1, first.first)
    }
    var type = DeclaredType.none
    var description: String?
    var deprecation = DeclaredDeprecation.none
    var extensions: JSONObject?
    var children: [JSONObject.Member] = []
    let alpha = alpha(beside: shape.value, in: object)
    for member in object.members {
      switch member.name {
      case "$value": break
      case "$ref": if !shape.isPointer { reportValueAndReference(member, &reading) }
      case "$type": type = readType(member.value, &reading)
      case "$description": description = readText(member, &reading)
      case "$deprecated": deprecation = readDeprecation(member, &reading)
      case "$extensions": extensions = readExtensions(member, &reading)
      case "type" where shape.isDollarless: type = readType(member.value, &reading)
      case "value" where shape.isDollarless: break
      case "description" where shape.isDollarless, "comment" where shape.isDollarless:
        description = readText(member, &reading)
      case "alpha" where alpha != nil:
        let first = reading.alphas ?? (0, member.nameRange)
        reading.alphas = (first.count + 1, first.first)
      case "extensions" where shape.isDollarless: extensions = member.value.object
      default:
        if member.value.object != nil, member.name.utf8.first != UInt8(ascii: "$"), !shape.isDollarless {
          children.append(member)
        } else {
          reportUnknown(member, beside: shape.value, &reading)
        }
      }
    }
    let isOfFigma = reading.notation == .standard && type == .known(.number) && takeMeant(&type, shape, extensions)
    if !shape.isPointer { findModes(extensions, &reading) }
    reading.outline.items.append(Outline.Item(path: path, parent: parent, content: .token(Int32(tokens.count))))
    tokens.append(
      TokenDeclaration(
        file: reading.file, nameRange: nameRange, value: shape.value, isPointer: shape.isPointer, type: type,
        description: description, deprecation: deprecation, extensions: extensions,
        remarks: readRemarks(extensions, &reading), notation: isOfFigma ? .css : reading.notation, alpha: alpha,
        modifier: ColorModifier(extensions)))
    readChildren(children, ofToken: path, &reading)
    return true
  }

  /// Takes what the scopes of a number in Figma say that it is: a length or a weight. A reference with other scopes is what
  /// it refers to.
  ///
  /// - Returns: whether a bare number may be a length.
  private func takeMeant(_ type: inout DeclaredType, _ shape: Shape, _ extensions: JSONObject?) -> Bool {
    guard let scopes = FigmaScopes(extensions) else { return false }
    let isNumber = shape.value.number != nil
    if scopes.areLengths {
      type = .known(.dimension)
      return true
    }
    if scopes.areWeights, isNumber {
      type = .known(.fontWeight)
    } else if shape.value.string?.hasPrefix("{") == true {
      type = .none
    }
    return false
  }

  /// The alpha of a colour that is written beside its value; nil where it is not the only one, or the token may be no
  /// colour.
  private func alpha(beside value: JSONValue, in object: JSONObject) -> Double? {
    guard let alpha = object["alpha"]?.number, (0...1).contains(alpha) else { return nil }
    if let parts = value.object { return parts["colorSpace"] != nil && parts["alpha"] == nil ? alpha : nil }
    return value.string != nil && object["$type"]?.string == TokenType.color.rawValue ? alpha : nil
  }

  private struct Shape {
    let value: JSONValue
    var isPointer = false
    /// Written with `value` and `type`.
    var isDollarless = false
  }

  private func shape(of object: JSONObject) -> Shape? {
    if let value = object["$value"] { return Shape(value: value) }
    if let pointer = object["$ref"] {
      // With tokens beside it, a `$ref` extends a group (section 6.4.1).
      let extends = object.members.contains {
        $0.value.object != nil && ($0.name.utf8.first != UInt8(ascii: "$") || $0.name == "$root")
      }
      return extends ? nil : Shape(value: pointer, isPointer: true)
    }
    if let value = object["value"], value.object == nil || object["type"]?.string != nil {
      return Shape(value: value, isDollarless: true)
    }
    return nil
  }

  private func reportValueAndReference(_ member: JSONObject.Member, _ reading: inout SourceReading) {
    reading.report(
      .valueAndReference, "the token has both $value and $ref", member.nameRange,
      why: "it is unclear which of them counts; the $value is used", fix: "keep one of them")
  }

  private func reportUnknown(_ member: JSONObject.Member, beside value: JSONValue, _ reading: inout SourceReading) {
    if member.name == "alpha", member.value.number != nil, let own = value.object?["alpha"]?.range {
      reading.report(
        .unknownKey, "\"alpha\" is not a property of a token", member.nameRange,
        why: "the alpha in the $value counts, which is \(reading.file.text(own))",
        fix: "keep one of the two, inside the $value")
      return
    }
    let known = ["$value", "$ref", "$type", "$description", "$extensions", "$deprecated"]
    let dollar = known.contains("$" + member.name) ? "$" + member.name : nil
    let meant = dollar ?? Suggestion.nearest(to: member.name, in: known)
    let finding = Diagnostic(
      .unknownKey, "\"\(member.name)\" is not a property of a token", at: reading.file.span(member.nameRange),
      why: "a token has only $value or $ref, $type, $description, $extensions and $deprecated",
      fix: meant.map { reading.misspelt(member, $0) } ?? "put a tool’s own data in $extensions")
    // A tool's own data beside a value takes nothing from it.
    reading.diagnostics.report(meant == nil ? finding.asWarning : finding)
  }

  private mutating func readChildren(
    _ children: [JSONObject.Member], ofToken path: PathNumber, _ reading: inout SourceReading
  ) {
    guard let first = children.first else { return }
    reading.report(
      .tokenAndGroup, "\(paths.paths[Int(path)]) is a token and a group at once", first.nameRange,
      why: "an object with a $value cannot contain tokens or groups; they are read as if it were a group too",
      fix: "move the $value to a token named $root, or move the others out")
    for child in children {
      guard let object = child.value.object, let number = paths.number(of: child.name, in: path) else { continue }
      if !readToken(object, nameRange: child.nameRange, at: number, in: path, &reading) {
        readGroup(object, nameRange: child.nameRange, at: number, in: path, &reading)
      }
    }
  }

  private func findModes(_ extensions: JSONObject?, _ reading: inout SourceReading) {
    guard let extensions, let modes = (extensions["mode"] ?? extensions["modes"])?.object, !modes.members.isEmpty
    else { return }
    reading.modes.append((reading.outline.items.count, modes))
  }
}
