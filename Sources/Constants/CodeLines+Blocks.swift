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
    let text = String(decoding: file.bytes[selector], as: UTF8.self).lowercased()
    let theme: String? = text.contains("dark") ? "dark" : text.contains("light") ? "light" : open.last?.theme
    if text.hasPrefix("@media") {
      open.append(Block(theme: theme, isSkipped: !text.contains("prefers-color-scheme")))
      return true
    }
    if text.split(separator: ",").allSatisfy({ Self.holdsVariables($0.trimmed) }) {
      open.append(
        Block(
          theme: theme, name: theme == nil ? nameOfTheme(selector) : nil, isSkipped: false,
          isInline: text.hasPrefix("@theme inline")))
      return true
    }
    guard isStylesheet else { return false }
    hasRules = true
    label = nil
    open.append(Block(theme: nil, isSkipped: true))
    return true
  }

  /// Whether a selector or an at-rule is one under which variables are declared for the whole page or a theme.
  private static func holdsVariables(_ selector: Substring) -> Bool {
    if atRules.contains(where: { selector.hasPrefix($0) }) { return true }
    guard !selector.contains(where: { $0.isWhitespace || $0 == ">" }) else { return false }
    let isTheme = selector.hasPrefix(".theme-") || selector.hasPrefix(".") && selector.hasSuffix("-theme")
    return isTheme || roots.contains { selector.hasPrefix($0) } || themes.contains(String(selector))
  }

  private static let atRules = ["@theme", "@layer base", "@layer theme", "@variant"]
  private static let roots = [":root", ":host", "html[", "html.", "body[", "body.", "[data-"]
  private static let themes: Set<String> = [".dark", ".light", ".dark-mode", ".light-mode"]

  /// `ocean` of `[data-theme="ocean"]`, `.theme-ocean` or `html.ocean`.
  private func nameOfTheme(_ selector: Range<Int>) -> Range<Int>? {
    let first = file.bytes[selector].prefix { $0 != UInt8(ascii: ",") }
    var name: ArraySlice<UInt8>
    if let sign = first.firstIndex(of: UInt8(ascii: "=")) {
      name = first[(sign + 1)...].prefix { $0 != UInt8(ascii: "]") }
    } else if let point = first.lastIndex(of: UInt8(ascii: ".")) {
      name = first[(point + 1)...]
    } else {
      return nil
    }
    while let sign = name.first, sign.isOne(of: "\"' ") { name.removeFirst() }
    while let sign = name.last, sign.isOne(of: "\"' ") { name.removeLast() }
    if name.starts(with: "theme-") { name = name.dropFirst(6) }
    if name.suffix(6).elementsEqual("-theme".utf8) { name = name.dropLast(6) }
    return name.isEmpty ? nil : name.startIndex..<name.endIndex
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
