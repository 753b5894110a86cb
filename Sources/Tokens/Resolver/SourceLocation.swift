import Files
import Syntax

/// A JSON value with its file.
struct Located {
  let value: JSONValue
  let file: SourceFile

  var span: Span { file.span(value.range) }
  var place: Place { Place(file, value.range) }
}

/// A set or modifier, with overrides from the reference to it.
struct Definition {
  let name: String
  let object: JSONObject
  let file: SourceFile
  /// The keys beside the `$ref` and their file.
  var overrides: (object: JSONObject, file: SourceFile)?

  /// A property; an override replaces it whole.
  subscript(name: String) -> Located? {
    if name != "$ref", let overrides, let value = overrides.object[name] {
      return Located(value: value, file: overrides.file)
    }
    return object[name].map { Located(value: $0, file: file) }
  }

  /// The names of the properties, each with its place.
  var members: [(member: JSONObject.Member, file: SourceFile)] {
    let own = object.members.map { (member: $0, file: file) }
    guard let overrides else { return own }
    return own.filter { overrides.object[$0.member.name] == nil }
      + overrides.object.members.filter { $0.name != "$ref" }.map { (member: $0, file: overrides.file) }
  }
}

/// The parsed text of a reference object.
struct SourceReference {
  /// The path before the `#`, empty within one file.
  let file: String
  /// The segments after the `#`.
  let pointer: [String]

  /// Nil if the part after the `#` is not a JSON Pointer.
  init?(_ text: String) {
    let hash = text.firstIndex(of: "#")
    file = String(text[..<(hash ?? text.endIndex)])
    guard let hash else {
      pointer = []
      return
    }
    // `file.json#sets/name` is among the examples in the standard.
    var fragment = String(text[text.index(after: hash)...])
    if !fragment.isEmpty, !fragment.hasPrefix("/"), !file.isEmpty { fragment = "/" + fragment }
    guard case .pointer(let segments) = ReferenceSyntax.parsePointer("#" + fragment) else { return nil }
    pointer = segments.map { ReferenceSyntax.percentDecoded($0) ?? $0 }
  }

  var isRemote: Bool {
    if file.hasPrefix("//") { return true }
    guard let colon = file.firstIndex(of: ":") else { return false }
    return colon != file.startIndex
      && file[..<colon].utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "+")
      }
  }
}
