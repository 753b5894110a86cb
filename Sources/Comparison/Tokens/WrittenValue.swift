import Diagnostics
import Files
import Syntax
import Tokens

/// The text of a token's value without what does not matter: white space, the order of members, and the names of
/// tokens that were only renamed.
enum WrittenValue {
  /// Whether two tokens are written with the same value.
  static func isSame(_ a: Token, _ b: Token, renaming names: [TokenPath: TokenPath]) -> Bool {
    let (a, b) = (a.valueSpan, b.valueSpan)
    if names.isEmpty, a.file[a.range].elementsEqual(b.file[b.range]) { return true }
    return canonical(a, names) == canonical(b, [:])
  }

  private static func canonical(_ span: Span, _ names: [TokenPath: TokenPath]) -> String {
    var unused = Diagnostics()
    let file = SourceFile(path: "value.json", bytes: Array(span.file[span.range]))
    guard let value = JSONReader.read(file, into: &unused), unused.isEmpty else {
      // A value that is written in another language, as in front matter: its words.
      return span.text.split { $0.isWhitespace }.joined(separator: " ")
    }
    var out = ""
    print(value, names, into: &out)
    return out
  }

  private static func print(_ value: JSONValue, _ names: [TokenPath: TokenPath], into out: inout String) {
    if let object = value.object {
      out += "{"
      for member in object.members.sorted(by: { $0.name < $1.name }) {
        out += member.name + ":"
        print(member.value, names, into: &out)
        out += ","
      }
      out += "}"
    } else if let array = value.array {
      out += "["
      for element in array {
        print(element, names, into: &out)
        out += ","
      }
      out += "]"
    } else if let text = value.string {
      out += "\"" + renamed(text, names) + "\""
    } else if let number = value.number {
      out += String(number)
    } else if let bool = value.bool {
      out += bool ? "true" : "false"
    } else {
      out += value.kindName
    }
  }

  private static func renamed(_ text: String, _ names: [TokenPath: TokenPath]) -> String {
    guard !names.isEmpty, text.hasPrefix("{"), text.hasSuffix("}") else { return text }
    return names[TokenPath(String(text.dropFirst().dropLast()))].map { "{\($0)}" } ?? text
  }
}
