package import Files
import Printing
package import Wording

/// The styles of type that the rules of a stylesheet give: `.text-h1 { font-size: 2.5rem; font-weight: 700; }`.
///
/// Styles of states, and rules of parts within parts and of media are left out: they say how a style changes, or what it is
/// in one place. Of the rule of a state only its colours and shadows are read.
package struct CodeRules {
  package private(set) var constants: [Constant] = []
  /// What each rule says of how its class looks.
  package private(set) var parts: [CodePart] = []
  private let file: SourceFile

  /// Nil for code that is no stylesheet or has no such rule; one style alone is an example of use.
  ///
  /// - Parameters:
  ///   - code: its place in the file.
  ///   - language: in small letters.
  package init?(_ code: Range<Int>, of file: SourceFile, language: CodeLanguage) {
    guard language == .stylesheet, code.count <= Self.longest else { return nil }
    self.file = file
    var index = code.lowerBound
    while let open = file.bytes[index..<code.upperBound].firstIndex(of: UInt8(ascii: "{")) {
      let start = file.bytes[index..<open].lastIndex { $0.isOne(of: ";}") }.map { $0 + 1 } ?? index
      let selector = behindComments(start..<open)
      // The rules of a layer are rules.
      if file.bytes[selector].starts(with: "@layer".utf8) {
        index = open + 1
        continue
      }
      guard let close = closing(open, before: code.upperBound) else { break }
      read(selector, open + 1..<close)
      index = close + 1
    }
    if constants.count < 2 { constants = [] }
    if constants.isEmpty, parts.isEmpty { return nil }
  }

  private static let longest = 100_000

  private func trimmed(_ range: Range<Int>) -> Range<Int> { file.withoutSpace(range) }

  /// What stands behind the comments that a range begins with.
  private func behindComments(_ range: Range<Int>) -> Range<Int> {
    var rest = trimmed(range)
    while true {
      let text = file.bytes[rest]
      let open = text.firstPlace(of: "/*")?.lowerBound ?? text.endIndex
      if let end = text.firstPlace(of: "*/"), open == text.startIndex || open > end.lowerBound {
        // A semicolon within a comment may have cut it.
        rest = trimmed(end.upperBound..<rest.upperBound)
      } else if text.starts(with: "//".utf8) {
        rest = trimmed((text.firstIndex(of: 0x0A) ?? text.endIndex)..<rest.upperBound)
      } else {
        return rest
      }
    }
  }

  /// A value without the comment behind it.
  private func beforeComment(_ value: Range<Int>) -> Range<Int> {
    let text = file.bytes[value]
    guard let comment = text.firstPlace(of: "/*") ?? text.firstPlace(of: " //") else { return value }
    return trimmed(value.lowerBound..<comment.lowerBound)
  }

  /// The bracket that closes the one at a place.
  private func closing(_ open: Int, before end: Int) -> Int? {
    var depth = 0
    for index in open..<end {
      if file.bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if file.bytes[index] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  // MARK: Rules

  private mutating func read(_ selector: Range<Int>, _ body: Range<Int>) {
    guard let name = name(of: selector), let body = ownDeclarations(of: body) else { return }
    var fields: [String: [UInt8]] = [:]
    var places: [String: Range<Int>] = [:]
    // Some leave the semicolons out.
    let sign = file.bytes[body].contains(UInt8(ascii: ";")) ? UInt8(ascii: ";") : 0x0A
    for declaration in file.bytes[body].split(separator: sign) {
      let whole = behindComments(declaration.startIndex..<declaration.endIndex)
      let text = file.bytes[whole]
      guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon - text.startIndex < 80 else { continue }
      var value = beforeComment(trimmed(colon + 1..<text.endIndex))
      let property = CodeConstants.key(file.bytes[trimmed(text.startIndex..<colon)])
      // `2px solid var(--accent)`, `transform 200ms var(--ease)`: how wide it is, or how long it takes, is known.
      let isOfLine = (property == "outline" || property == "border") && file.bytes[value].first?.isDigit == true
      if isOfLine || property == "transition" || property == "animation",
        let reference = file.bytes[value].firstPlace(of: " var(")
      {
        value = value.lowerBound..<reference.lowerBound
      }
      guard !value.isEmpty, value.count <= 200, file.bytes[value].firstPlace(of: "var(") == nil else { continue }
      fields[property] = file.bytes[value].map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
      places[property] = value
    }
    let isOfState = file.bytes[selector].contains(UInt8(ascii: ":")) && file.bytes[name].firstPlace(of: "::") == nil
    let declarations = places.filter { !isOfState || Self.ofStates.contains($0.key) }
      .sorted { $0.value.lowerBound < $1.value.lowerBound }
      .map { property, range in
        CodePart.Declaration(property: property, value: fields[property] ?? [], range: range)
      }
    if let part = CodePart(name, declarations) { parts.append(part) }
    guard !file.bytes[name].contains(where: { $0.isOne(of: ".:") }) else { return }
    if let style = CodeConstants.style(fields, isPoints: false), let size = places["fontsize"] {
      let said = Paraphrase(
        name: String(decoding: file.bytes[name], as: UTF8.self), nameRange: name, value: [], valueRange: size)
      constants.append(
        Constant(said: said, isNameWhole: true, style: style, around: [], theme: nil, isDeclared: true, group: 0))
    }
  }

  /// The declarations of a rule, which stand before those of the rules nested in it; nil where it has none.
  private func ownDeclarations(of body: Range<Int>) -> Range<Int>? {
    guard let nested = file.bytes[body].firstIndex(of: UInt8(ascii: "{")) else { return body }
    return file.bytes[body.lowerBound..<nested].lastIndex(of: UInt8(ascii: ";")).map { body.lowerBound..<$0 + 1 }
  }

  /// The class or the element that is all of the first selector, with another class of its own, its state or what is
  /// before or behind it: `.badge.high`, `input:focus`, `.switch::after`. Nil for one of a part within a part or of
  /// everything.
  private func name(of selector: Range<Int>) -> Range<Int>? {
    let comma = file.bytes[selector].firstIndex(of: UInt8(ascii: ",")) ?? selector.upperBound
    let first = file.bytes[trimmed(selector.lowerBound..<comma)]
    // `*:focus-visible`, which is of everything and so of the state alone.
    let ofAll = first.first == UInt8(ascii: "*") ? first.dropFirst() : first
    if ofAll.first == UInt8(ascii: ":"), ofAll.count > 1, ofAll.dropFirst().allSatisfy({ $0.isLetter || $0 == 0x2D }) {
      return ofAll.startIndex + 1..<ofAll.endIndex
    }
    let name = first.first == UInt8(ascii: ".") ? first.dropFirst() : first
    let element = name.prefix { $0.isLetter || $0.isDigit || $0.isOne(of: "-_") }
    guard (1...40).contains(name.count), name.allSatisfy({ $0.isLetter || $0.isDigit || $0.isOne(of: "-_.:") }),
      name.first?.isLetter == true, name.last?.isLetter == true || name.last?.isDigit == true,
      first.first == UInt8(ascii: ".") || Self.elements.contains(String(decoding: element, as: UTF8.self))
    else { return nil }
    return name.startIndex..<name.endIndex
  }

  /// What tells a state from the part at rest, which has the rest.
  private static let ofStates: Set<String> = [
    "background", "backgroundcolor", "color", "bordercolor", "boxshadow", "outline",
  ]

  /// The elements of HTML whose rules are those of a style or a part.
  private static let elements: Set<String> = [
    "h1", "h2", "h3", "h4", "h5", "h6", "body", "p", "small", "code", "pre", "blockquote", "label", "button", "input",
    "a", "table", "th", "td", "tr", "textarea", "select", "nav", "header", "footer", "ul", "li", "hr",
  ]
}
