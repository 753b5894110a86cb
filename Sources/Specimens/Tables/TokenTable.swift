import Colorimetry
import Files
package import Guide
package import Markup
import Motion
package import Plates
import Printing
import TokenValues
package import Tokens

/// Tokens as rows: name, value in every theme with what it resolves through, description and users.
package enum TokenTable {
  /// What the tables of a page have, so that their columns are at the same places.
  package struct Columns {
    fileprivate let hasWords: Bool

    package init(of tokens: [ThemedToken], users: TokenUsers? = nil) {
      hasWords = tokens.contains { $0.token.description != nil || users?.isEmpty(of: $0.path) == false }
    }
  }

  /// - Parameters:
  ///   - users: who uses the tokens, on the page that links to tokens lead to; its rows then have ids.
  ///   - columns: those of all tables of the page; nil for a table of its own.
  ///   - common: who gives most of the tokens their names, as it is said above the table.
  ///   - beside: what stands below the names of tokens: what they were over time, what is wrong with them.
  ///   - label: the accessible name of the table.
  package static func table(
    _ tokens: [ThemedToken], of system: DesignSystem, pageURL: String, users: TokenUsers? = nil,
    columns: Columns? = nil, common: NameOrigin? = nil, beside: (TokenPath) -> Node = { _ in .empty },
    label: String? = nil
  ) -> Node {
    let isReference = users != nil
    let columns = columns ?? Columns(of: tokens, users: users)
    let hasChains = tokens.contains { $0.byTheme.contains { isChained($0.token) } }
    let specimen: [Attribute] = isReference ? [.specimen("tokens")] : []
    return h("table", [.class("rows")] + specimen + (label.map { [.label($0)] } ?? [])) {
      h("thead") {
        h("tr") {
          h("th", .attr("scope", "col")) { "Token" }
          h("th", .attr("scope", "col")) { hasChains ? "Value, and what it resolves through" : "Value" }
          if columns.hasWords {
            h("th", .attr("scope", "col")) { isReference ? "Description and users" : "Description" }
          }
        }
      }
      h("tbody") {
        for token in tokens { row(token, system, pageURL, users, common, beside(token.path), columns) }
      }
    }
  }

  private static func isChained(_ token: Token) -> Bool {
    !token.aliases.isEmpty || token.formula != nil || !token.references.isEmpty
  }

  private static func hasSameChain(_ one: Token, _ other: Token) -> Bool {
    one.aliases == other.aliases && one.formula == other.formula
      && one.references.elementsEqual(other.references) { $0.pointer == $1.pointer && $0.target == $1.target }
  }

  private static func row(
    _ themed: ThemedToken, _ system: DesignSystem, _ pageURL: String, _ users: TokenUsers?, _ common: NameOrigin?,
    _ beside: Node, _ columns: Columns
  ) -> Node {
    let isReference = users != nil
    let token = themed.token
    let scene = Scene(system: system, pageURL: pageURL, id: "")
    let link = link(to: themed.path, system, pageURL)
    let id: [Attribute] = isReference ? [.id(TokenAnchor.id(of: themed.path))] : []
    return h("tr", id + [.token(themed.path.description)]) {
      h("th", .attr("scope", "row")) {
        if isReference {
          h("code") { Plate.breaking(themed.path) }
        } else {
          h("a", .href(link)) { h("code") { Plate.breaking(themed.path) } }
        }
        if let name = token.documentName { h("span", .class("meta")) { "“\(name)”" } }
        if let deprecation = token.deprecation {
          h("span", .class("meta")) { "deprecated" + (deprecation.reason.map { ": " + $0 } ?? "") }
        }
        if isReference, let origin = system.settings.origin(of: themed.path), origin != common {
          h("span", .class("meta")) { origin.words }
        }
        beside
      }
      h("td", .attr("data-label", "Value")) { values(of: themed, scene) }
      if columns.hasWords {
        h("td", .attr("data-label", "Description")) {
          let users = users.map { self.users(of: themed.path, $0, system, pageURL) } ?? .empty
          Plate.breaking(code: (token.description ?? "").utf8)
          users
        }
      }
    }
  }

  /// Who uses a token, behind its description: the only component whose page names it, or, folded, all of these and
  /// the tokens that refer to it.
  private static func users(
    of path: TokenPath, _ users: TokenUsers, _ system: DesignSystem, _ pageURL: String
  ) -> Node {
    let (tokens, pages) = (users.tokens(using: path), users.pages(using: path))
    guard !tokens.isEmpty || !pages.isEmpty else { return .empty }
    if tokens.isEmpty, pages.count == 1 {
      let link = RelativePath.link(to: pages[0].url, from: pageURL)
      return .fragment([" ", h("span", .class("user")) { h("a", .href(link)) { pages[0].title } }])
    }
    let counts = [
      tokens.isEmpty ? nil : tokens.count.counted("token"),
      pages.isEmpty ? nil : pages.count.counted("component"),
    ]
    return h("details", .class("users")) {
      h("summary") { "Used by " + counts.compactMap(\.self).joined(separator: " and ") }
      h("ul") {
        for page in pages {
          h("li") { h("a", .href(RelativePath.link(to: page.url, from: pageURL))) { page.title } }
        }
        for token in tokens {
          h("li") { h("a", .href(link(to: token, system, pageURL))) { h("code") { Plate.breaking(token) } } }
        }
      }
    }
  }

  /// The value, or the value in each theme if they differ, each with its chain; a chain that is the same in all themes
  /// stands once.
  private static func values(of themed: ThemedToken, _ scene: Scene) -> [Node] {
    let groups = themed.groups { ThemedToken.isSame($0, $1) && hasSameChain($0, $1) }
    let first = groups[0].token
    let isOneChain = groups.allSatisfy { hasSameChain($0.token, first) }
    let isShared = isOneChain && groups.count > 1 && isChained(first)
    let values = groups.map { group in
      let variant = Sample.Variant(group.token, label: group.label, themes: group.themes)
      let chain = isShared ? [] : chain(of: group.token, isOneChain, scene)
      return value(variant, of: themed.token, label: group.label, chain, scene)
    }
    guard isShared else { return values }
    return [h("div", .class("shared")) { values + [h("div", .class("chain")) { chain(of: first, true, scene) }] }]
  }

  /// The value drawn small, its figure and what it resolves through.
  private static func value(
    _ variant: Sample.Variant, of token: Token, label: String?, _ chain: [Node], _ scene: Scene
  ) -> Node {
    let isDrawn = isDrawn(variant.value, variant.missing) && !token.isBoolean
    return h("div", [.class("valued")] + scene.shown(in: variant.themes)) {
      h("span", .class("seen-small")) {
        isDrawn
          ? TokenGlyph.node(
            variant.value, of: token, on: Surface.under(variant, scene), by: scene.system?.settings.springEngine)
          : .empty
      }
      h("span") {
        if let label { h("span", .class("meta")) { label } }
        h("code", PlatformCode.attributes(of: variant.value, at: token.path, by: scene.springEngine)) {
          Plate.breaking(code: (TokenText.truth(token) ?? told(variant, by: scene.springEngine)).utf8)
        }
      }
      if !chain.isEmpty { h("span", .class("chain")) { chain } }
    }
  }

  private static func told(_ variant: Sample.Variant, by engine: SpringEngine?) -> String {
    if case .haptic(let haptic) = variant.value, variant.missing.isEmpty { return haptic.names(by: engine) }
    return TokenText.told(variant.value, missing: variant.missing)
  }

  /// Whether all that a picture of a value shows is given; of a shadow, the shape says enough.
  private static func isDrawn(_ value: TokenValue, _ missing: [String]) -> Bool {
    switch value {
    case .typography: Set(missing).isDisjoint(with: ["fontFamily", "fontSize", "fontWeight"])
    case .border, .transition, .gradient, .spring: missing.isEmpty
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .shadow, .haptic:
      !Token.isNotGiven(value, missing)
    }
  }

  /// The chain of a token in some themes; where it has one in others alone, that the value is its own.
  private static func chain(of token: Token, _ isOneChain: Bool, _ scene: Scene) -> [Node] {
    guard let system = scene.system else { return [] }
    if !isOneChain, !isChained(token) { return ["its own value"] }
    return chain(token, system, scene.pageURL)
  }

  /// The most tokens shown of a chain: the nearest and its end. A chain of n tokens has n rows, each with a chain.
  private static let mostAliases = 8

  /// The chain of an alias, the calculation of a value, or the references inside a composite one.
  private static func chain(_ token: Token, _ system: DesignSystem, _ pageURL: String) -> [Node] {
    if let formula = token.formula { return ["= ", h("code") { formula }] }
    if !token.aliases.isEmpty {
      let isLong = token.aliases.count > mostAliases
      let shown = isLong ? token.aliases.prefix(mostAliases - 1) + token.aliases.suffix(1) : token.aliases[...]
      return shown.enumerated().flatMap { index, path in
        [Node.text(isLong && index == mostAliases - 1 ? " → … → " : index > 0 ? " → " : "→ ")] + [
          h("a", .href(link(to: path, system, pageURL))) { h("code") { Plate.breaking(path) } }
        ]
      }
    }
    return token.references.enumerated().flatMap { index, reference in
      (index > 0 ? [Node.text(", ")] : [])
        + [
          .text(reference.pointer.first.map { $0 + " " } ?? ""),
          h("a", .href(link(to: reference.target, system, pageURL))) { h("code") { Plate.breaking(reference.target) } },
        ]
    }
  }

  private static func link(to path: TokenPath, _ system: DesignSystem, _ pageURL: String) -> String {
    RelativePath.link(to: system.url("tokens.html"), from: pageURL) + "#" + TokenAnchor.id(of: path)
  }
}
