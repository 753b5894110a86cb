import Printing

/// What a selector or an at-rule of a stylesheet says of the custom properties that are declared under it: that they are
/// for the whole page, for a theme of it, or for a part of it.
package enum StyleScope: Equatable {
  /// `:root`, `html`, `@theme`
  case page
  /// `.dark`, `[data-theme="ocean"]`, `@media (prefers-color-scheme: dark)`: what is chosen, by name.
  case theme([Choice])
  /// A component, a state, a width of the screen.
  case part
  /// Nothing: `@layer base` only orders what is in it.
  case any

  /// One of several that a page has one of: `ocean` of `theme`, `compact` of `density`.
  package struct Choice: Hashable {
    package let modifier: String
    package let name: String

    package init(modifier: String, name: String) {
      self.modifier = modifier
      self.name = name
    }
  }

  /// What stands before the brace of a rule, without comments.
  package init(_ prelude: String) {
    // No hand writes so much, and brackets in brackets are followed.
    guard prelude.utf8.count <= Self.longest else {
      self = .part
      return
    }
    let text = prelude.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    self = text.utf8.first == UInt8(ascii: "@") ? Self.scope(ofRule: text) : Self.scope(ofSelectors: text)
  }

  private static let longest = 600

  /// The theme that a list of selectors is for beside the whole page: `light` of `:root, .light`.
  package static func themeOfPage(_ prelude: String) -> Choice? {
    guard prelude.utf8.count <= longest else { return nil }
    let scopes = parts(of: prelude[...], at: ",").map { Self.scope(ofSelector: $0) }
    guard scopes.contains(.page) else { return nil }
    for case .theme(let choices) in scopes where choices.count == 1 { return choices[0] }
    return nil
  }

  /// What each of several selectors says: `.theme-ocean, .theme-forest` are two themes; one for the whole page counts for all,
  /// and of a known theme, `[data-theme="dark"], .night` says the same twice.
  package static func all(_ prelude: String) -> [StyleScope] {
    let first = StyleScope(prelude)
    guard case .theme(let choices) = first, prelude.utf8.contains(UInt8(ascii: ",")),
      prelude.utf8.first != UInt8(ascii: "@")
    else { return [first] }
    var found = [first]
    let text = prelude.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for selector in parts(of: text[...], at: ",") {
      let scope = scope(ofSelector: selector)
      guard case .theme(let others) = scope, others.map(\.modifier) == choices.map(\.modifier), !found.contains(scope),
        zip(choices, others).allSatisfy({ (themeName($0.name) == nil) == (themeName($1.name) == nil) })
      else { continue }
      found.append(scope)
    }
    return found
  }

  /// Both of two scopes one of which is in the other.
  package func within(_ outer: StyleScope) -> StyleScope {
    switch (outer, self) {
    case (.part, _), (_, .part): .part
    case (_, .any), (.theme, .page): outer
    case (.any, _), (.page, _): self
    case (.theme(let first), .theme(let second)): .theme(second.reduce(first) { Self.choices($0, and: $1) })
    }
  }

  /// A page that follows its device has two themes, one for each that a device may have: `[data-theme="system"]` where dark
  /// is preferred is the theme `system-dark`.
  private static func choices(_ chosen: [Choice], and other: Choice) -> [Choice] {
    if chosen.contains(other) { return chosen }
    guard let place = chosen.firstIndex(where: { $0.modifier == other.modifier }) else { return chosen + [other] }
    let names = [chosen[place].name, other.name]
    guard let follower = names.first(where: followers.contains), let theme = names.first(where: { $0 != follower }),
      ["light", "dark"].contains(theme)
    else { return chosen + [other] }
    var chosen = chosen
    chosen[place] = Choice(modifier: other.modifier, name: "\(follower)-\(theme)")
    return chosen
  }

  private static let followers: Set = ["system", "auto", "os", "device"]

  // MARK: Rules

  private static func scope(ofRule text: String) -> StyleScope {
    let name = text.dropFirst().prefix { $0.isLetter || $0 == "-" }.lowercased()
    let rest = text.dropFirst(name.utf8.count + 1).trimmed
    switch name {
    case "theme": return .page
    case "layer": return .any
    case "variant": return themeName(rest).map { .theme([Choice(modifier: "theme", name: $0)]) } ?? .part
    case "media": return scope(ofMedia: rest.lowercased())
    default: return .part
    }
  }

  /// Of several conditions that all have to hold, the themes that they ask for: `screen and (prefers-color-scheme: dark)`.
  private static func scope(ofMedia condition: String) -> StyleScope {
    if condition.contains(",") || condition.contains("not ") { return scope(ofOneCondition: condition) }
    return condition.split(separator: " and ").reduce(StyleScope.any) { outer, part in
      scope(ofOneCondition: String(part)).within(outer)
    }
  }

  private static func scope(ofOneCondition condition: String) -> StyleScope {
    let plain = condition.filter { $0 != " " }
    for theme in ["dark", "light"] where plain == "(prefers-color-scheme:\(theme))" {
      return .theme([Choice(modifier: "theme", name: theme)])
    }
    // `high` is what the first drafts call it.
    if ["(prefers-contrast:more)", "(prefers-contrast:high)"].contains(plain) {
      return .theme([Choice(modifier: "contrast", name: "more")])
    }
    if plain == "(prefers-contrast:less)" { return .theme([Choice(modifier: "contrast", name: "less")]) }
    return ["screen", "onlyscreen", "all"].contains(plain) ? .any : .part
  }

  // MARK: Selectors

  /// Of several selectors, one for the whole page counts most, and one for a part of it is passed over beside others.
  private static func scope(ofSelectors text: String) -> StyleScope {
    var chosen: [Choice] = []
    for selector in parts(of: text[...], at: ",") {
      switch scope(ofSelector: selector) {
      case .page: return .page
      // `[data-theme="dark"], .dark` says the same twice.
      case .theme(let choices): if chosen.isEmpty { chosen = choices }
      case .part, .any: continue
      }
    }
    return chosen.isEmpty ? .part : .theme(chosen)
  }

  private static func scope(ofSelector text: Substring) -> StyleScope {
    var scope = StyleScope.any
    for compound in parts(of: text, at: " ") where ![">", "+", "~"].contains(compound) {
      scope = Self.scope(ofCompound: compound).within(scope)
    }
    return scope == .any ? .part : scope
  }

  /// `:root[data-theme="dark"]`
  private static func scope(ofCompound text: Substring) -> StyleScope {
    var choices: [Choice] = []
    var isRoot = false
    for simple in simples(of: text) {
      switch simple.first {
      case ".":
        guard let name = theme(ofClass: simple.dropFirst(), onRoot: isRoot) else { return .part }
        choices.append(Choice(modifier: "theme", name: name))
      case "[":
        guard let choice = choice(ofAttribute: simple.dropFirst().dropLast(), onRoot: isRoot) else { return .part }
        if let choice = choice.value { choices.append(choice) } else { isRoot = true }
      case ":":
        let name = simple.prefix { $0 != "(" }.lowercased()
        let inner = simple.dropFirst(name.count + 1).dropLast()
        switch name {
        case ":root", ":host", ":host-context", ":where", ":is":
          if name.hasPrefix(":root") || name.hasPrefix(":host") { isRoot = true }
          if inner.isEmpty { continue }
          switch scope(ofSelectors: String(inner)) {
          case .page: isRoot = true
          case .theme(let inner): choices += inner
          case .part, .any: return .part
          }
        // What is not dark is as it is anyway.
        case ":not": continue
        default: return .part
        }
      default:
        guard ["html", "body", "&"].contains(simple.lowercased()) else { return .part }
        isRoot = simple.lowercased() != "body" || isRoot
        if choices.isEmpty, simple == text { return .page }
      }
    }
    return choices.isEmpty ? (isRoot ? .page : .part) : .theme(choices)
  }

  /// The theme that a class is for: `.dark`, `.theme-ocean`, `.ocean-theme`, and any beside `:root`.
  private static func theme(ofClass name: Substring, onRoot: Bool) -> String? {
    let lower = name.lowercased()
    if let theme = themeName(lower) { return theme }
    let words = lower.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = words.first, let last = words.last else { return nil }
    if words.count > 1, first == "theme" { return words.dropFirst().joined(separator: "-") }
    if words.count > 1, last == "theme" { return words.dropLast().joined(separator: "-") }
    return onRoot ? lower : nil
  }

  /// `light`, `dark` or `high-contrast`, where a name says nothing else.
  private static func themeName(_ name: some StringProtocol) -> String? {
    var words = name.lowercased().split { !$0.isLetter }.map(String.init).filter { !ThemeName.isMode($0) }
    let isContrast = words.contains("contrast")
    words.removeAll { ["high", "contrast"].contains($0) }
    guard words.count < 2, words.isEmpty ? isContrast : ["light", "dark"].contains(words[0]) else { return nil }
    return (words + (isContrast ? ["high-contrast"] : [])).joined(separator: "-")
  }

  /// What a page has one of besides a theme; any other attribute tells where it is embedded, or what it is doing.
  private static let axes: Set<Substring> = [
    "brand", "density", "contrast", "palette", "accent", "skin", "tone", "radius", "font", "size", "color", "colour",
    "platform", "appearance",
  ]

  /// What may be chosen beside a theme, though its name has the word for a theme in it.
  private static let partsOfThemes: Set<Substring> = ["accent", "density", "contrast", "radius", "font", "size"]

  private struct Attribute {
    let value: Choice?
  }

  /// `data-theme="dark"`: what is chosen by an attribute of the page; without a value nothing, and nil for any other.
  private static func choice(ofAttribute text: Substring, onRoot: Bool) -> Attribute? {
    let name = text.prefix { !"=~|^$*".contains($0) }.trimmed
    var value = text.dropFirst(text.prefix { $0 != "=" }.count + 1).trimmed
    if value.last.map({ $0 == "i" || $0 == "s" }) == true, value.dropLast().last.map({ "\"' ".contains($0) }) == true {
      value = value.dropLast().trimmed
    }
    value = value.filter { $0 != "\"" && $0 != "'" }[...]
    let words = name.lowercased().split { $0 == "-" || $0 == "_" }.filter { $0 != "data" }
    if words == ["class"] {
      return theme(ofClass: value, onRoot: false).map { Attribute(value: Choice(modifier: "theme", name: $0)) }
    }
    let isOfTheme = words.contains { ThemeName.isMode(String($0)) && $0 != "variant" || $0 == "scheme" }
    // `data-theme-accent`: what a theme has one of is chosen beside it.
    let isTheme = isOfTheme && !words.contains(where: partsOfThemes.contains)
    guard isOfTheme || onRoot && words.contains(where: axes.contains) || words == ["brand"] else { return nil }
    // With any accent is not without one.
    if value.isEmpty { return isTheme ? Attribute(value: nil) : nil }
    let modifier = isTheme ? "theme" : words.joined(separator: "-")
    return Attribute(value: Choice(modifier: modifier, name: themeName(value) ?? String(value)))
  }

  // MARK: Text

  /// The simple selectors of a compound: `html`, `.dark`, `[data-x="y"]`, `:not(.z)`.
  private static func simples(of text: Substring) -> [Substring] {
    var found: [Substring] = []
    var start = text.startIndex
    var depth = 0
    for index in text.indices {
      let sign = text[index]
      if depth == 0, index > start, ".[:&#".contains(sign), !(sign == ":" && text[start..<index] == ":") {
        found.append(text[start..<index])
        start = index
      }
      if "([".contains(sign) { depth += 1 }
      if ")]".contains(sign) { depth -= 1 }
    }
    return start < text.endIndex ? found + [text[start...]] : found
  }

  /// The parts between signs outside of brackets and quotes, without blanks around them.
  private static func parts(of text: Substring, at separator: Character) -> [Substring] {
    var depth = 0
    var quote: Character?
    let pieces = text.split { sign in
      if let open = quote {
        if sign == open { quote = nil }
        return false
      }
      if sign == "\"" || sign == "'" { quote = sign }
      if "([".contains(sign) { depth += 1 }
      if ")]".contains(sign) { depth -= 1 }
      return depth == 0 && sign == separator
    }
    return pieces.map(\.trimmed).filter { !$0.isEmpty }
  }
}
