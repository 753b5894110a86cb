import Files
import Printing
import Wording

/// The blocks of a stylesheet: those of variables are read, and rules are left out.
extension CodeLines {
  struct Block {
    /// `light` or `dark`, where it is for that theme.
    let theme: String?
    /// The name of another theme: `ocean` of `[data-theme="ocean"]`.
    var name: Range<Int>?
    let isSkipped: Bool
    /// Whether it hands variables on under the names of utilities, as `@theme inline` of Tailwind does.
    var isInline = false
  }

  /// `box-shadow: …`: whether a text begins with the name of a property of CSS.
  func isOfProperty(_ text: Range<Int>) -> Bool {
    let name = file.bytes[text].prefix { $0 != UInt8(ascii: ":") }
    return name.count > 3 && name.endIndex < text.upperBound
      && name.allSatisfy { $0.isLetter && !$0.isUppercase || $0 == UInt8(ascii: "-") }
  }

  /// Whether code begins with a variable of Sass, `$blue: (`, whatever language its fence names.
  static func beginsSass(_ code: ArraySlice<UInt8>) -> Bool {
    let text = code.drop(while: \.isSpace)
    guard text.first == UInt8(ascii: "$") else { return false }
    let name = text.dropFirst().prefix { $0.isLetter || $0.isDigit || $0.isOne(of: "-_") }
    return !name.isEmpty && text[name.endIndex...].first == UInt8(ascii: ":")
  }

  /// `@import "tailwindcss";`, `@tailwind base;`
  func isAtRule(_ line: Range<Int>) -> Bool {
    guard starts(line, "@"), !isLessVariable(line), line.count > 1, let last = line.last else { return false }
    return file.bytes[last] == UInt8(ascii: ";") || ["@import", "@tailwind", "@use"].contains { starts(line, $0) }
  }

  /// `-webkit-background-clip: text;`
  func isOfVendor(_ line: Range<Int>) -> Bool {
    ["-webkit-", "-moz-", "-ms-", "-o-"].contains { starts(line, $0) } && place(of: ":", in: line) != nil
  }

  /// `@ink: #102030`
  func isLessVariable(_ line: Range<Int>) -> Bool {
    guard starts(line, "@") else { return false }
    let name = file.bytes[line].dropFirst().prefix { $0.isLetter || $0.isDigit || $0.isOne(of: "-_") }
    return !name.isEmpty && file.bytes[name.endIndex..<line.upperBound].first { !$0.isSpace } == UInt8(ascii: ":")
  }

  /// Whether a line gives a variable of CSS, Sass or Less.
  /// Whether nothing but variables is in it.
  package var areVariables: Bool { lines.allSatisfy { isVariable($0.range) } }

  func isVariable(_ line: Range<Int>) -> Bool {
    starts(line, "--") || starts(line, "$") || file.bytes[..<line.lowerBound].last == UInt8(ascii: "@")
  }

  /// `:root { --ink: #000000; --paper: #FFFFFF; }` on one line.
  mutating func read(block selector: Range<Int>, _ members: Range<Int>) -> Bool {
    guard enter(selector) else { return false }
    defer { open.removeLast() }
    if open.last?.isSkipped == true { return true }
    if place(of: "{", in: members) != nil { return read(members) }
    return file.bytes[members].split(separator: UInt8(ascii: ";")).allSatisfy {
      read(declaration: trimmed($0.startIndex..<$0.endIndex))
    }
  }

  /// Passes a line within a rule that is left out, up to the end of the rule.
  mutating func pass(_ line: Range<Int>) -> Bool {
    for index in line {
      if file.bytes[index] == UInt8(ascii: "{") {
        open.append(Block(theme: nil, isSkipped: true))
      } else if file.bytes[index] == UInt8(ascii: "}") {
        guard open.popLast() != nil else { return false }
      }
    }
    return true
  }

  /// Enters a block of variables, or a rule that is left out; false for what is neither.
  mutating func enter(_ selector: Range<Int>) -> Bool {
    let selector = trimmed(selector)
    let text = String(decoding: file.bytes[selector], as: UTF8.self)
    let scope = StyleScope(text)
    // `body` is styled, too: only what is variable says something of the whole.
    if scope == .page, !text.contains(":"), !text.hasPrefix("@") { hasRules = true }
    if let (theme, name) = themes(of: scope, selector) {
      open.append(
        Block(
          theme: theme ?? open.last?.theme, name: name, isSkipped: false, isInline: text.hasPrefix("@theme inline")))
      return true
    }
    if text.hasPrefix("@media") {
      open.append(Block(theme: open.last?.theme, isSkipped: true))
      return true
    }
    guard isStylesheet else { return false }
    hasRules = true
    label = nil
    open.append(Block(theme: nil, isSkipped: true))
    return true
  }

  /// The theme that variables are declared for, `light` or `dark`, or the place of the name of another; nil for a part of
  /// the page.
  private func themes(of scope: StyleScope, _ selector: Range<Int>) -> (theme: String?, name: Range<Int>?)? {
    switch scope {
    case .page, .any: return (nil, nil)
    case .part:
      // In a document, an attribute alone is one of the page: `[data-density="spacious"]`.
      let text = file.bytes[selector]
      guard text.starts(with: "[data-".utf8), text.last == UInt8(ascii: "]"), !text.contains(where: \.isSpace),
        let sign = text.firstIndex(of: UInt8(ascii: "="))
      else { return nil }
      let name = text[(sign + 1)...].dropLast().drop { $0.isOne(of: "\"'") }.prefix { !$0.isOne(of: "\"'") }
      return (nil, name.isEmpty ? nil : name.startIndex..<name.endIndex)
    case .theme(let choices):
      let name = choices[0].name
      if let theme = ["dark", "light"].first(where: { name.hasPrefix($0) }) { return (theme, nil) }
      return (nil, place(of: name, in: selector).map { $0..<$0 + name.utf8.count })
    }
  }

  /// Beside variables for the dark theme the others are those for the light one.
  mutating func giveThemes() {
    guard lines.contains(where: { $0.theme == "dark" }), lines.contains(where: { $0.theme == nil }) else { return }
    lines = lines.map {
      Line(
        range: $0.range, label: $0.label, theme: $0.theme ?? ($0.owner == nil ? "light" : nil), said: $0.said,
        owner: $0.owner)
    }
  }

  /// The dark theme is often given twice: by what the system prefers and by what the reader chose.
  mutating func removeRepetitions() {
    var seen: Set<[UInt8]> = []
    lines.removeAll { $0.theme == "dark" && !seen.insert(Array(file.bytes[$0.range])).inserted }
  }
}
