import Colorimetry
import Printing
import Syntax
import TokenValues
import Wording

/// Values of custom properties as the other readers take them: with references in braces, and colours whose channels stand
/// bare in the function that they are used in.
struct StylesheetValue {
  /// The functions into which properties are put that hold nothing but channels: `rgb` for `rgb(var(--ink))`.
  private var functions: [String: String] = [:]
  /// Whether several properties hold the channels of colours in RGB, so that each of them does.
  private var areChannels = false
  /// The numbers and lengths that calculations may refer to; nil where themes have several.
  private var quantities: [String: Formula.Operand?] = [:]
  private let names: KnownNames

  /// - Parameter trees: the values of all stylesheets.
  init(_ trees: [JSONObject], _ names: KnownNames) {
    self.names = names
    var triples = 0
    for tree in trees {
      for member in tree.members {
        guard let text = member.value.object?["value"]?.string else { continue }
        if Self.isTriple(text) { triples += 1 }
        let quantity = WrittenQuantity(text).map { Formula.Operand(value: $0.value, unit: $0.unit) }
        let isOther = quantities[member.name].map { $0?.unit != quantity?.unit } ?? false
        quantities[member.name] = isOther ? .some(nil) : .some(quantity)
        if let (function, name) = Self.use(in: text), functions[name] == nil { functions[name] = function }
      }
    }
    areChannels = triples > 1
  }

  /// The types of values that `@property` may name.
  static let types = ["<color>": "color", "<length>": "dimension", "<number>": "number", "<time>": "duration"]

  /// Whether a value is nothing but a reference to a property.
  static func refers(_ text: String, to name: String) -> Bool {
    text.hasPrefix("var(") && text.dropFirst(4).prefix { $0 != ")" && $0 != "," }.trimmed == name[...]
  }

  /// The names of the properties and variables that a value refers to.
  static func names(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    return bytes.indices.compactMap { start in
      let isCall = bytes[start...].starts(with: "var(".utf8)
      guard isCall || bytes[start].isOne(of: "$@") else { return nil }
      let rest = bytes[(start + (isCall ? 4 : 1))...].drop(while: \.isSpace)
      let name = rest.prefix(while: Stylesheet.isOfName)
      // The rest of a name with a sign in it that stands behind a backslash is not read.
      return name.isEmpty || rest[name.endIndex...].first == UInt8(ascii: "\\")
        ? nil : String(decoding: name, as: UTF8.self)
    }
  }

  /// The number or length that a property holds, in every theme with the same unit.
  func quantity(of name: String) -> Formula.Operand? { quantities[name] ?? nil }

  /// Whether some stylesheet of the system declares a property.
  func declares(_ name: String) -> Bool { names.hasToken(name) }

  // MARK: References

  /// A value with `{--ink}` for `var(--ink)`, and for `$ink` and `@ink`; nil where it refers to what no stylesheet of the
  /// system declares. Of a list of fonts, what a program declares is left out: `var(--font-inter), Inter, sans-serif`.
  func referring(_ text: String, of name: String) -> String? {
    let bytes = Array(text.utf8)
    guard let made = referring(bytes[...], depth: 0) ?? fonts(text).map({ Array($0.utf8) }) else { return nil }
    let plain = String(decoding: made, as: UTF8.self)
    return withoutFunction(plain) ?? channels(plain, of: name) ?? plain
  }

  private func fonts(_ text: String) -> String? {
    let known = CSSText.parts(of: text[...], at: ",").compactMap { part in
      referring(Array(part.utf8)[...], depth: 0).map { String(decoding: $0, as: UTF8.self) }
    }.joined(separator: ", ")
    return ForeignValue.isFontList(known) ? known : nil
  }

  private static let deepest = 16

  private func referring(_ bytes: ArraySlice<UInt8>, depth: Int) -> [UInt8]? {
    var made: [UInt8] = []
    var at = bytes.startIndex
    var quote: UInt8?
    while at < bytes.endIndex {
      let byte = bytes[at]
      if let open = quote {
        if byte == open { quote = nil }
        if byte.isOne(of: "{}") { return nil }
        made.append(byte)
        at += 1
      } else if byte == UInt8(ascii: "v"), bytes[at...].starts(with: "var(".utf8), made.last?.isPartOfName != true {
        guard depth < Self.deepest, let close = Self.close(bytes, from: at + 4) else { return nil }
        let inner = bytes[(at + 4)..<close]
        let name = Self.trimmed(inner.prefix { $0 != UInt8(ascii: ",") })
        let fallback = inner.firstIndex(of: UInt8(ascii: ",")).map { Self.trimmed(inner[($0 + 1)...]) }
        if names.hasToken(String(decoding: name, as: UTF8.self)) {
          made += [UInt8(ascii: "{")] + name + [UInt8(ascii: "}")]
        } else if let fallback, !fallback.isEmpty, let inner = referring(fallback, depth: depth + 1) {
          made += inner
        } else {
          return nil
        }
        at = close + 1
      } else if byte.isOne(of: "$@") || byte == UInt8(ascii: "#") && bytes[(at + 1)...].starts(with: "{$".utf8) {
        let isPut = byte == UInt8(ascii: "#")
        let start = at + (isPut ? 3 : 1)
        let name = bytes[start...].prefix(while: Stylesheet.isOfName)
        guard names.hasToken(String(decoding: name, as: UTF8.self)) else { return nil }
        made += [UInt8(ascii: "{")] + name + [UInt8(ascii: "}")]
        at = name.endIndex
        if isPut {
          guard at < bytes.endIndex, bytes[at] == UInt8(ascii: "}") else { return nil }
          at += 1
        }
      } else {
        // A brace of its own would be taken for a reference.
        if byte.isOne(of: "{}") { return nil }
        if byte.isOne(of: "\"'") { quote = byte }
        made.append(byte)
        at += 1
      }
    }
    return made
  }

  private static func close(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
    var depth = 0
    for index in start..<bytes.endIndex {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") {
        if depth == 0 { return index }
        depth -= 1
      }
    }
    return nil
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes.drop(while: \.isSpace)
    while let last = bytes.last, last.isSpace { bytes.removeLast() }
    return bytes
  }

  // MARK: Channels

  /// `rgb`, and `--ink`, of `rgb(var(--ink) / 0.5)`.
  private static func use(in text: String) -> (function: String, name: String)? {
    guard let open = text.firstIndex(of: "("), ColorFunctions.names.contains(String(text[..<open])) else { return nil }
    let inner = text[text.index(after: open)...].trimmed
    guard inner.hasPrefix("var(") else { return nil }
    return (String(text[..<open]), String(inner.dropFirst(4).prefix { $0 != ")" && $0 != "," }.trimmed))
  }

  /// `{--ink}` of `rgb({--ink})`: a property with the channels of a colour is that colour here.
  private func withoutFunction(_ text: String) -> String? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")"), ColorFunctions.names.contains(String(text[..<open]))
    else {
      return nil
    }
    let inner = String(text[text.index(after: open)...].dropLast().trimmed)
    return DesignReading.isReference(inner) ? inner : nil
  }

  /// `hsl(222 47% 11%)` of `222 47% 11%`: a hue and two shares can be nothing else, and three whole numbers are a colour
  /// where others are, or where it is used as one.
  private func channels(_ text: String, of name: String) -> String? {
    guard let first = text.utf8.first, first.isDigit || first == UInt8(ascii: ".") else { return nil }
    let function: String
    if Self.isHue(text) {
      function = "hsl"
    } else if let use = functions[name], Self.parts(text).count >= 3 {
      function = use
    } else if Self.isTriple(text), areChannels || DesignKind(leaf: name) == .color {
      function = "rgb"
    } else {
      return nil
    }
    let color = "\(function)(\(text))"
    return CSSText.color(color) == nil ? nil : color
  }

  private static func parts(_ text: String) -> [Substring] {
    text.prefix { $0 != "/" }.split { $0 == " " || $0 == "," }
  }

  private static func isHue(_ text: String) -> Bool {
    let quantities = parts(text).map { WrittenQuantity(String($0)) }
    return quantities.count == 3 && quantities.map { $0?.unit ?? "?" } == ["", "%", "%"]
  }

  private static func isTriple(_ text: String) -> Bool {
    let all = parts(text)
    return all.count == 3 && all.allSatisfy { UInt8($0) != nil }
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool { Stylesheet.isOfName(self) }
}
