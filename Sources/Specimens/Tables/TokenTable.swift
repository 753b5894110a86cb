import Colorimetry
import Files
package import Guide
package import Markup
import Motion
package import Plates
import Printing
import TokenValues
package import Tokens

/// Tokens as rows: name, value in every theme, aliases and description.
package enum TokenTable {
  /// - Parameters:
  ///   - users: who uses the tokens, on the page that links to tokens lead to; its rows then have ids.
  ///   - beside: what stands below the names of tokens: what they were over time, what is wrong with them.
  ///   - label: the accessible name of the table.
  package static func table(
    _ tokens: [ThemedToken], of system: DesignSystem, pageURL: String, users: TokenUsers? = nil,
    beside: (TokenPath) -> Node = { _ in .empty }, label: String? = nil
  ) -> Node {
    let isReference = users != nil
    let hasChains = tokens.contains {
      $0.byTheme.contains { !$0.token.aliases.isEmpty || $0.token.formula != nil }
    }
    let hasWords = tokens.contains { $0.token.description != nil }
    let specimen: [Attribute] = isReference ? [.specimen("tokens")] : []
    return h("table", [.class("rows")] + specimen + (label.map { [.label($0)] } ?? [])) {
      h("thead") {
        h("tr") {
          h("th", .attr("scope", "col")) { "Token" }
          h("th", .attr("scope", "col")) { "Value" }
          if hasChains { h("th", .attr("scope", "col")) { "Resolves through" } }
          if hasWords { h("th", .attr("scope", "col")) { "Description" } }
        }
      }
      h("tbody") {
        for token in tokens {
          row(token, system, pageURL, users, beside(token.path), hasChains: hasChains, hasWords: hasWords)
        }
      }
    }
  }

  private static func row(
    _ themed: ThemedToken, _ system: DesignSystem, _ pageURL: String, _ users: TokenUsers?, _ beside: Node,
    hasChains: Bool, hasWords: Bool
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
        if isReference, let origin = system.settings.origin(of: themed.path) {
          h("span", .class("meta")) { origin.words }
        }
        if let users { self.users(of: themed.path, users, system, pageURL) }
        beside
      }
      h("td", .attr("data-label", "Value")) { values(of: themed, scene) }
      if hasChains {
        h("td", .class("chain"), .attr("data-label", "Resolves through")) { chains(of: themed, scene) }
      }
      if hasWords {
        h("td", .attr("data-label", "Description")) { Plate.breaking(code: (token.description ?? "").utf8) }
      }
    }
  }

  /// Who uses a token, folded: the tokens that refer to it and the components whose pages name it.
  private static func users(
    of path: TokenPath, _ users: TokenUsers, _ system: DesignSystem, _ pageURL: String
  ) -> Node {
    let (tokens, pages) = (users.tokens(using: path), users.pages(using: path))
    guard !tokens.isEmpty || !pages.isEmpty else { return .empty }
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

  /// The value, or the value in each theme if they differ.
  private static func values(of themed: ThemedToken, _ scene: Scene) -> [Node] {
    let variants = themed.variants
    return variants.map {
      value($0, of: themed.token, label: variants.count > 1 ? $0.label ?? "" : $0.label, scene)
    }
  }

  /// The value drawn small, and its figure.
  private static func value(
    _ variant: Sample.Variant, of token: Token, label: String?, _ scene: Scene
  ) -> Node {
    let isDrawn = isDrawn(variant.value, variant.missing)
    return h("div", [.class("valued")] + scene.shown(in: variant.themes)) {
      h("span", .class("seen-small")) {
        isDrawn
          ? TokenGlyph.node(
            variant.value, on: Surface.under(variant, scene), by: scene.system?.settings.springEngine,
            family: variant.value.dimension == nil ? .size : .drawn(token)) : .empty
      }
      h("span") {
        if let label { h("span", .class("meta")) { label } }
        h("code", PlatformCode.attributes(of: variant.value, at: token.path, by: scene.springEngine)) {
          Plate.breaking(code: told(variant, by: scene.springEngine).utf8)
        }
      }
    }
  }

  private static func told(_ variant: Sample.Variant, by engine: SpringEngine?) -> String {
    if case .haptic(let haptic) = variant.value, variant.missing.isEmpty { return haptic.names(by: engine) }
    return TokenText.told(variant.value, missing: variant.missing)
  }

  /// Whether all that a picture of a value shows is given; of a shadow, the shape says enough.
  private static func isDrawn(_ value: TokenValue, _ missing: [String]) -> Bool {
    switch value {
    case .typography, .border, .transition, .gradient, .spring: missing.isEmpty
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .shadow, .haptic:
      !Token.isNotGiven(value, missing)
    }
  }

  /// The chain of the alias, or those of the themes if they differ.
  private static func chains(of themed: ThemedToken, _ scene: Scene) -> [Node] {
    guard let system = scene.system else { return [] }
    let pageURL = scene.pageURL
    let groups = themed.groups { $0.aliases == $1.aliases && $0.formula == $1.formula }
    guard groups.count > 1 else { return chain(themed.token, system, pageURL) }
    return groups.map { group in
      let token = group.token
      return h("div", [.class("themed")] + scene.shown(in: group.themes)) {
        h("span", .class("meta")) { group.label ?? "" }
        h("span") { token.aliases.isEmpty ? [Node.text("its own value")] : chain(token, system, pageURL) }
      }
    }
  }

  /// The most tokens shown of a chain: the nearest and its end. A chain of n tokens has n rows, each with a chain.
  private static let mostAliases = 8

  /// The chain of an alias, the calculation of a value, or the references inside a composite one.
  private static func chain(_ token: Token, _ system: DesignSystem, _ pageURL: String) -> [Node] {
    if let formula = token.formula { return [h("code") { formula }] }
    if !token.aliases.isEmpty {
      let isLong = token.aliases.count > mostAliases
      let shown = isLong ? token.aliases.prefix(mostAliases - 1) + token.aliases.suffix(1) : token.aliases[...]
      return shown.enumerated().flatMap { index, path in
        (index > 0 ? [Node.text(isLong && index == mostAliases - 1 ? " → … → " : " → ")] : []) + [
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
