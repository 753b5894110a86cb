import Colorimetry
import Diagnostics
import Files
import Printing

/// The value of one declaration while it is checked.
struct CSSValue {
  /// The value, printed again from its tokens.
  private(set) var text = ""
  /// The custom properties that it uses, without their dashes, in order.
  private(set) var tokens: [(name: String, range: Range<Int>)] = []
  /// Literals that should be tokens of the system, as written.
  private(set) var hardCoded: [(text: String, range: Range<Int>)] = []
  /// The first part that is not allowed in a preview at all.
  private(set) var refused: (what: String, range: Range<Int>)?

  /// Functions that compute values or combine colours; all others load, read or hide something.
  private static let functions: Set<String> = [
    "calc", "min", "max", "clamp", "linear-gradient", "radial-gradient", "conic-gradient", "repeating-linear-gradient",
    "repeating-conic-gradient", "scale", "scalex", "scaley", "rotate", "translate", "translatex", "translatey", "skew",
    "repeat", "minmax", "fit-content", "color-mix", "blur", "brightness", "saturate", "opacity",
  ]
  private static let colorFunctions = ColorFunctions.names.union(["light-dark"])
  private static let timing: Set<String> = ["cubic-bezier", "linear", "steps"]
  private static let deepest = 8

  init(_ tokens: ArraySlice<CSSToken>, of property: CSSProperty, named name: String) {
    var index = tokens.startIndex
    while index < tokens.endIndex, refused == nil {
      read(tokens, &index, of: property, named: name, inside: [])
    }
    while text.last == " " { text.removeLast() }
  }

  private mutating func read(
    _ tokens: ArraySlice<CSSToken>, _ index: inout Int, of property: CSSProperty, named name: String,
    inside functions: [String]
  ) {
    let token = tokens[index]
    index += 1
    switch token.kind {
    case .space: if !text.isEmpty, text.last != " ", text.last != "(" { text += " " }
    case .ident(let word): ident(word, token.range, of: property, named: name, inside: functions)
    case .number(let number, let unit): self.number(number, unit, token.range, of: property, inside: functions)
    case .hash(let digits):
      hardCoded.append(("#" + digits, token.range))
      text += "#" + digits
    case .string(let string): area(string, token.range, property)
    case .function("var"): variable(tokens, &index, token.range)
    case .function(let function):
      call(function, tokens, &index, token.range, of: property, named: name, inside: functions)
    case .mark(let mark) where mark == "," || mark == "/" || mark == "*" || mark == "+" || mark == "-":
      text.append(mark)
    case .mark("(") where !functions.isEmpty:
      call("", tokens, &index, token.range, of: property, named: name, inside: functions)
    case .mark(let mark): refuse("“\(mark)”", token.range)
    case .atKeyword(let keyword): refuse("@\(keyword)", token.range)
    case .bad: refuse("an escape or an unfinished string", token.range)
    }
  }

  private mutating func refuse(_ what: String, _ range: Range<Int>) {
    if refused == nil { refused = (what, range) }
  }

  private mutating func ident(
    _ word: String, _ range: Range<Int>, of property: CSSProperty, named name: String, inside functions: [String]
  ) {
    text += word
    let lower = word.lowercased()
    switch property.words {
    case .any: break
    case .anyButColors: if isColorName(lower) { hardCoded.append((word, range)) }
    case .neutral: if !Self.neutral.contains(lower) { hardCoded.append((word, range)) }
    case .only(let words): if !words.contains(lower) { refuse("\(name): \(lower)", range) }
    }
  }

  private static let neutral: Set<String> = ["inherit", "initial", "unset", "normal"]

  /// Common keywords in place of a colour that need not be tokens.
  private static let plain: Set<String> = [
    "none", "solid", "inherit", "transparent", "currentcolor", "thin", "inset", "dashed", "dotted",
  ]

  private func isColorName(_ word: String) -> Bool {
    if Self.plain.contains(word) { return false }
    do {
      _ = try Color(css: word)
      return true
    } catch { return false }
  }

  private mutating func number(
    _ number: String, _ unit: String, _ range: Range<Int>, of property: CSSProperty, inside functions: [String]
  ) {
    let isZero = number.utf8.allSatisfy { !$0.isDigit || $0 == UInt8(ascii: "0") }
    text += number + unit
    if isZero { return }
    switch unit {
    case "%", "fr", "deg", "turn", "rad", "grad": return
    case "": if property.takesNumbers || !functions.isEmpty { return }
    default: break
    }
    hardCoded.append((number + unit, range))
  }

  private mutating func area(_ string: String, _ range: Range<Int>, _ property: CSSProperty) {
    let isArea = string.utf8.allSatisfy { $0.isNamePart || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ".") }
    if property.takesStrings, isArea { text += "\"\(string)\"" } else { refuse("a string", range) }
  }

  /// `var(--name)`, without a fallback: a missing token is reported.
  private mutating func variable(_ tokens: ArraySlice<CSSToken>, _ index: inout Int, _ start: Range<Int>) {
    func skipSpace() { while index < tokens.endIndex, tokens[index].kind == .space { index += 1 } }
    skipSpace()
    guard index < tokens.endIndex, case .ident(let name) = tokens[index].kind, name.hasPrefix("--"), name.count > 2
    else { return refuse("var() without a token", start) }
    let range = tokens[index].range
    index += 1
    skipSpace()
    guard index < tokens.endIndex, tokens[index].isMark(")") else { return refuse("a fallback in var()", start) }
    index += 1
    self.tokens.append((String(name.dropFirst(2)), range))
    text += "var(\(name))"
  }

  private mutating func call(
    _ function: String, _ tokens: ArraySlice<CSSToken>, _ index: inout Int, _ start: Range<Int>,
    of property: CSSProperty, named name: String, inside functions: [String]
  ) {
    let isValue = Self.colorFunctions.contains(function) || Self.timing.contains(function)
    guard isValue || function.isEmpty || Self.functions.contains(function) else {
      return refuse("\(function)()", start)
    }
    guard functions.count < Self.deepest else {
      return refuse("a function nested more than \(Self.deepest) deep", start)
    }
    text += function + "("
    let counted = hardCoded.count
    while index < tokens.endIndex, !tokens[index].isMark(")"), refused == nil {
      read(tokens, &index, of: property, named: name, inside: functions + [function])
    }
    guard refused == nil else { return }
    guard index < tokens.endIndex else { return refuse("a parenthesis that never closes", start) }
    while text.last == " " { text.removeLast() }
    text += ")"
    let end = tokens[index].range.upperBound
    index += 1
    if isValue {
      hardCoded.removeSubrange(counted...)
      hardCoded.append((function + "()", start.lowerBound..<end))
    }
  }
}
