import Files
import TokenValues
import Tokens
import Wording

/// The tokens of a system's first theme in the order of its author, by place and by what they are for.
struct TokenStock {
  let themes: TokenThemes
  /// Those that a block can name.
  let tokens: [Token]
  /// The component that a token belongs to, for tokens of components.
  private let components: [TokenPath: String]
  private let byFoundation: [Foundation: [Token]]
  /// By the group that they are directly in, and by every group around them.
  private let byParent: [TokenPath: [Token]]
  private let byGroup: [TokenPath: [Token]]
  private let paths: Set<TokenPath>

  /// - Parameter shown: tokens that are there for others to refer to, and are not drawn.
  init(_ themes: TokenThemes, besides shown: Set<TokenPath> = []) {
    self.themes = themes
    let all = themes.default.tokens.tokens
    tokens = all.filter { Self.isPlain($0.path) && !shown.contains($0.path) }
    let shared = Self.sharedNames(tokens)
    var components: [TokenPath: String] = [:]
    for token in tokens {
      if let name = Self.component(of: token.path, shared: shared) { components[token.path] = name }
    }
    // One value alone makes no page of a component.
    let counts = Dictionary(components.values.map { ($0, 1) }, uniquingKeysWith: +)
    components = components.filter { counts[$0.value, default: 0] > 1 }
    self.components = components
    var byFoundation: [Foundation: [Token]] = [:]
    for token in tokens where components[token.path] == nil {
      byFoundation[Foundation(token), default: []].append(token)
    }
    self.byFoundation = byFoundation
    var byParent: [TokenPath: [Token]] = [:]
    var byGroup: [TokenPath: [Token]] = [:]
    for token in all {
      if let parent = token.path.parent { byParent[parent, default: []].append(token) }
      var group = token.path.parent
      while let path = group {
        byGroup[path, default: []].append(token)
        group = path.parent
      }
    }
    self.byParent = byParent
    self.byGroup = byGroup
    paths = Set(all.map(\.path))
  }

  /// The tokens of a foundation that belong to no component.
  func tokens(of foundation: Foundation) -> [Token] { byFoundation[foundation] ?? [] }

  /// The tokens that belong to no component.
  var common: [Token] { tokens.filter { components[$0.path] == nil } }

  /// The components in the author's order, each with its tokens.
  var componentTokens: [(name: String, tokens: [Token])] {
    var order: [String] = []
    var found: [String: [Token]] = [:]
    for token in tokens {
      guard let name = components[token.path] else { continue }
      if found[name] == nil { order.append(name) }
      found[name, default: []].append(token)
    }
    return order.map { ($0, found[$0] ?? []) }
  }

  // MARK: Names in blocks

  /// The shortest lines with which a block of some types names exactly these tokens, in this order.
  func lines(naming tokens: [Token], of types: Set<TokenType>) -> [String] {
    guard tokens.count > 1, let parent = tokens[0].path.parent else { return tokens.map(\.path.description) }
    func isWhole(_ members: [Token]?) -> Bool {
      guard let members else { return false }
      return members.lazy.filter { types.contains($0.type) }.map(\.path).elementsEqual(tokens.lazy.map(\.path))
    }
    if tokens.allSatisfy({ $0.path.parent == parent }), isWhole(byParent[parent]) { return ["\(parent).*"] }
    var group: TokenPath? = parent
    while let path = group {
      if isWhole(byGroup[path]), !paths.contains(path) { return ["\(path).**"] }
      group = path.parent
    }
    return tokens.map(\.path.description)
  }

  /// Whether a path can stand in a line of a block.
  private static func isPlain(_ path: TokenPath) -> Bool {
    let text = path.description
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return false }
    return !first.properties.isWhitespace && !last.properties.isWhitespace && first != "#" && first != "~"
      && (first != "-" || text.hasPrefix("--")) && !separators.areAny(in: Array(text.utf8)[...])
      && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !"*`\u{7F}\u{2028}".unicodeScalars.contains($0) }
  }

  /// What parts a path from what a block says of it.
  private static let separators: Phrases = [" | ", ": "]

  // MARK: Components

  /// The names with which every path begins.
  private static func sharedNames(_ tokens: [Token]) -> Int {
    guard tokens.count > 1, var shared = tokens.first?.path.segments.dropLast() else { return 0 }
    for token in tokens {
      let segments = token.path.segments.dropLast()
      let same = zip(shared, segments).prefix { $0 == $1 }.count
      shared = shared.prefix(same)
      if shared.isEmpty { return 0 }
    }
    // A lone group such as `color` says what is in it.
    return shared.prefix { !GroupNames.foundations.contains($0.lowercased()) && !isComponent($0) }.count
  }

  /// The component that a path belongs to, by the first name that is more than a frame around others.
  private static func component(of path: TokenPath, shared: Int) -> String? {
    let names = path.segments.dropFirst(shared)
    var rest = names
    while rest.count > 1, let name = rest.first?.lowercased() {
      if GroupNames.aroundComponents.contains(name) {
        return rest.count > 2 ? rest.dropFirst().first : nil
      }
      guard GroupNames.around.contains(name) else { break }
      rest = rest.dropFirst()
    }
    guard let head = rest.first else { return nil }
    if rest.count > 1 { return isComponent(head) ? head : nil }
    // Names without groups: `button-primary-background`.
    let words = NameParts.words(of: head)
    guard words.count > 1, ComponentWords.ofGroups.has(words[0]) else { return nil }
    return words[0]
  }

  private static func isComponent(_ name: String) -> Bool {
    let words = NameParts.words(of: name)
    return words.contains(where: ComponentWords.ofGroups.has)
      && !words.contains { GroupNames.foundations.contains($0) }
  }
}
