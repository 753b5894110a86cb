import Files
import Syntax
import TokenValues
import Tokens

extension TokenTree {
  /// Adds the tokens that a document gives itself, with their references and their values in other themes.
  mutating func add(_ themes: TokenThemes) {
    let set = themes.default.tokens
    var paths: [TokenPath: [String]] = [:]
    var taken: Set<[String]> = []
    let groups = Set(set.groups.map(\.path))
    let tokens = Set(set.tokens.map(\.path))
    for token in set.tokens {
      guard StandardValue.json(token.value) != nil else {
        omit(token.path.description, Self.reason(token.value), at: token.span.range)
        continue
      }
      var path = Self.path(of: token.path, groups: groups, tokens: tokens)
      var number = 2
      while !taken.insert(path).inserted {
        path[path.count - 1] += "-\(number)"
        number += 1
      }
      paths[token.path] = path
    }
    for token in set.tokens {
      guard let path = paths[token.path], let value = Self.value(of: token, in: set, paths) else { continue }
      var details = Details(range: token.span.range, description: token.description)
      details.extensions = kept(token.extensions)
      if token.extensions?["specimen.unit"] == nil, let unit = Self.platformUnit(of: token.value) {
        details.extensions.append(("specimen.unit", .string(unit.rawValue)))
      }
      let modes = modes(of: token, in: themes, paths)
      if !modes.isEmpty { details.extensions.insert(("mode", .object(modes)), at: 0) }
      add(path, token.type, value, details)
    }
    for group in set.groups {
      guard let words = group.description else { continue }
      describe(Self.path(of: group.path, groups: groups, tokens: tokens), words)
    }
  }

  /// The names of a path, none of which contains what the standard reserves. Dots that cut no groups are part of a name.
  private static func path(of path: TokenPath, groups: Set<TokenPath>, tokens: Set<TokenPath>) -> [String] {
    var names: [String] = []
    var open: [String] = []
    var so = TokenPath("")
    for (index, segment) in path.segments.enumerated() {
      so = index == 0 ? TokenPath(segment) : so.appending(segment)
      open.append(segment)
      if so == path || groups.contains(so) && !tokens.contains(so) {
        names.append(TokenName.allowed(open.joined(separator: "-")))
        open = []
      }
    }
    return names
  }

  private static func value(of token: Token, in set: TokenSet, _ paths: [TokenPath: [String]]) -> JSONText? {
    if let target = token.aliases.first, let path = paths[target], set[target]?.type == token.type {
      return .string(reference(path))
    }
    var references: [String: String] = [:]
    for found in token.references where found.pointer.count == 1 {
      let part = found.pointer[0]
      guard let path = paths[found.target], let type = set[found.target]?.type,
        StandardValue.type(ofPart: part) == type
      else { continue }
      references[part] = reference(path)
    }
    return StandardValue.json(token.value, references)
  }

  /// The platform's unit of a value's lengths, which the standard writes as pixels; nil if they have none.
  static func platformUnit(of value: TokenValue) -> Dimension.Unit? {
    let length: Dimension? =
      switch value {
      case .dimension(let length): length
      case .typography(let style): style.fontSize
      case .border(let border): border.width
      case .shadow(let layers): layers.first?.blur
      case .color, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .transition, .gradient,
        .spring, .haptic:
        nil
      }
    return length.map(\.unit).flatMap { $0.isAbsolute && !$0.isStandard ? $0 : nil }
  }

  static func reference(_ path: [String]) -> String { "{" + path.joined(separator: ".") + "}" }

  /// The values by theme, where they differ.
  private func modes(
    of token: Token, in themes: TokenThemes, _ paths: [TokenPath: [String]]
  ) -> [(name: String, value: JSONText)] {
    let values = themes.themes.map { theme in (name: theme.name, set: theme.tokens, token: theme.tokens[token.path]) }
    guard values.contains(where: { $0.token.map { $0.value != token.value } ?? false }) else { return [] }
    return values.compactMap { item in
      item.token.flatMap { Self.value(of: $0, in: item.set, paths) }.map { (item.name, $0) }
    }
  }

  /// What a token's extensions say that is not said anew.
  private func kept(_ extensions: JSONObject?) -> [(String, JSONText)] {
    (extensions?.members ?? []).compactMap { member in
      ["mode", "modes", SourceMark.key].contains(member.name) ? nil : (member.name, JSONText(member.value))
    }
  }

  private static func reason(_ value: TokenValue) -> String {
    switch value {
    case .dimension(let length): "a length in \(length.unit.rawValue) depends on where it is used"
    case .color, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .border, .transition,
      .shadow,
      .gradient, .typography, .spring, .haptic:
      "a length of it depends on where it is used"
    }
  }
}

extension JSONText {
  init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .object([])
    case .bool(let flag): self = .bool(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let items): self = .array(items.map(JSONText.init))
    case .object(let object): self = .object(object.members.map { ($0.name, JSONText($0.value)) })
    }
  }
}

/// Names of tokens made of the words of a document.
enum TokenName {
  /// Without what the standard reserves.
  static func allowed(_ name: String) -> String {
    var allowed = ""
    for scalar in name.unicodeScalars {
      if ".{}".unicodeScalars.contains(scalar) || scalar.value < 0x20 {
        allowed += "-"
      } else {
        allowed.unicodeScalars.append(scalar)
      }
    }
    if allowed.first == "$" { allowed.removeFirst() }
    return allowed.isEmpty ? "value" : allowed
  }

  /// Words as one name: in lower case with dashes, unless they are a name already, such as `bgMuted`.
  static func of(_ words: String) -> String {
    if words.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }), words.first?.isLowercase == true {
      return words
    }
    var parts: [String] = []
    var part = ""
    for character in words {
      if character.isLetter || character.isNumber {
        part += character.lowercased()
      } else if !part.isEmpty, character != "'", character != "’" {
        parts.append(part)
        part = ""
      }
    }
    if !part.isEmpty { parts.append(part) }
    return parts.isEmpty ? "value" : parts.prefix(8).joined(separator: "-")
  }

  /// Words as the parts of a path: those that slashes part, as in `White/900`, are one each, and so are a thing and what
  /// belongs to it, as in `Card, Padding`.
  static func parts(_ words: String) -> [String] {
    let owned = words.split(separator: ", ").map(String.init)
    if owned.count == 2 { return owned.map(of) }
    let parts = words.split(separator: "/").map(String.init)
    let isPath =
      (2...4).contains(parts.count)
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") } }
    return isPath ? parts.map(of) : [of(words)]
  }

  /// A name that is written as a path of groups, such as `color.brand.primary`; nil for any other.
  static func path(_ name: String) -> [String]? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isPath =
      (2...8).contains(parts.count)
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
      }
    return isPath && parts[0].first?.isLetter == true ? parts : nil
  }
}
