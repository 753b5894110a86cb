import Differences
import Files
import Wording

/// The custom properties that a stylesheet declares, each with the theme or the rule that it is in.
struct SheetProperties {
  struct Property: Hashable {
    /// `dark`, or the selector of a rule that is not for the whole page; nil for `:root`.
    let place: String?
    /// `--accent`
    let name: String

    var label: String { [place, name].compactMap(\.self).joined(separator: " ") }
  }

  /// In the author's order; of several declarations of one property, the last is in force.
  private(set) var properties: [Property] = []
  private(set) var values: [Property: String] = [:]

  init(_ file: SourceFile) {
    var rules: [String] = []
    var text = ""
    func declare(_ sheet: inout SheetProperties) {
      let words = text.split { $0.isWhitespace }.joined(separator: " ")
      text = ""
      guard words.hasPrefix("--"), let colon = words.firstIndex(of: ":") else { return }
      let property = Property(place: Self.place(of: rules), name: words[..<colon].filter { $0 != " " })
      let value = words[words.index(after: colon)...].trimmingPrefix(" ")
      if sheet.values.updateValue(String(value), forKey: property) == nil { sheet.properties.append(property) }
    }
    // Signs within strings and brackets part nothing: `url("data:image/png;base64,…")`.
    var quote: Character?
    var depth = 0
    for character in Self.withoutComments(String(decoding: file.bytes, as: UTF8.self)) {
      if let open = quote {
        if character == open || character.isNewline { quote = nil }
        text.append(character)
        continue
      }
      switch character {
      case "\"", "'":
        quote = character
        text.append(character)
      case "(", ")":
        depth = max(0, depth + (character == "(" ? 1 : -1))
        text.append(character)
      case _ where depth > 0: text.append(character)
      case "{":
        rules.append(text.split { $0.isWhitespace }.joined(separator: " "))
        text = ""
      case "}":
        declare(&self)
        _ = rules.popLast()
      case ";": declare(&self)
      default: text.append(character)
      }
    }
  }

  private static func withoutComments(_ text: String) -> String {
    var parts = text.split(separator: "/*", omittingEmptySubsequences: false)
    let first = parts.removeFirst()
    // What follows an open comment is part of it.
    return parts.reduce(into: String(first)) { plain, part in
      if let end = part.firstRange(of: "*/") { plain += " " + part[end.upperBound...] }
    }
  }

  /// The theme or the rule that a declaration is in, from the outermost rule in.
  private static func place(of rules: [String]) -> String? {
    let places = rules.compactMap { rule -> String? in
      if rule.hasPrefix("@") {
        guard let condition = rule.firstIndex(of: "("), rule.hasPrefix("@media") else { return nil }
        return theme(of: rule) ?? String(rule[condition...])
      }
      let selectors = rule.split(separator: ",").map { $0.trimmingPrefix(" ") }
      return selectors.contains { wholePage.contains(String($0)) } ? nil : theme(of: rule) ?? rule
    }
    return places.isEmpty ? nil : places.joined(separator: " ")
  }

  /// `dark` for `[data-theme="dark"]`, `.theme-dark` and `(prefers-color-scheme: dark)`.
  private static func theme(of rule: String) -> String? {
    if rule.contains("prefers-color-scheme") { return ThemeName.theme(named: rule) }
    let plain = rule.replacing(/\[[^\]]*\]/, with: "")
    // `[data-theme="dark"] .card` is a part of the page.
    if plain.contains(where: { " >+~".contains($0) }) { return nil }
    if let sign = rule.firstIndex(of: "="), rule.contains("theme") || rule.contains("mode") {
      return String(rule[rule.index(after: sign)...].drop { "\"' ".contains($0) }.prefix { !"\"' ]".contains($0) })
    }
    return ThemeName.theme(named: rule)
  }

  private static let wholePage: Set<String> = [":root", ":host", "html", "body", "*", ""]
}
