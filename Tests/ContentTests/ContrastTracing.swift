import Colorimetry
import Guide
import Plates
import TestSupport
import TokenValues
import Tokens

/// The ratios that a page prints of two tokens, against those of their colours.
struct ContrastTracing {
  private let page: HTMLPage
  private let system: DesignSystem

  init(_ html: String, of system: DesignSystem) {
    page = HTMLPage(html)
    self.system = system
  }

  private func ratio(_ text: TokenPath, on surface: TokenPath, in theme: Theme) -> String? {
    guard let text = color(text, theme), let surface = color(surface, theme), !surface.isTranslucent else { return nil }
    return Contrast.figure(Contrast.wcag(foreground: text, background: surface))
  }

  private func color(_ path: TokenPath, _ theme: Theme) -> Color? {
    guard let token = theme.tokens[path], !token.isNotGiven else { return nil }
    if case .border(let border) = token.value { return token.notGiven.contains("color") ? nil : border.color }
    return token.color
  }

  // MARK: Matrices

  /// Cells of contrast matrices with another ratio than that of the tokens of their row and column.
  var wrong: [String] {
    var found: [String] = []
    for index in page.elements.indices where page.elements[index].name == "table" {
      let isMatrix = page.isInside(page.elements[index]) { $0.attributes["data-specimen"] == "contrast" }
      if isMatrix { found += wrong(in: index) }
    }
    return found
  }

  private func wrong(in table: Int) -> [String] {
    let inside = page.elements.indices.filter { isInside($0, table) }
    let caption = inside.first { page.elements[$0].name == "caption" }.map { page.elements[$0].text }
    guard let theme = caption.map({ system.themes[$0] }) ?? system.defaultTheme else { return [] }
    let surfaces = inside.filter { page.elements[$0].attributes["scope"] == "col" }.compactMap {
      page.elements[$0].attributes["data-token"]
    }
    return inside.filter { page.elements[$0].name == "tr" }.flatMap { row -> [String] in
      guard let text = page.elements[row].attributes["data-token"] else { return [] }
      let cells = inside.filter { page.elements[$0].name == "td" && isInside($0, row) }
      return zip(cells, surfaces).compactMap { cell, surface in
        guard let expected = ratio(TokenPath(text), on: TokenPath(surface), in: theme) else { return nil }
        let said = inside.first { page.elements[$0].name == "b" && isInside($0, cell) }.map { page.elements[$0].text }
        guard let said, said != expected else { return nil }
        return "\(text) on \(surface) in \(theme.name): \(said), not \(expected)"
      }
    }
  }

  private func isInside(_ index: Int, _ ancestor: Int) -> Bool {
    var next = page.elements[index].parent
    while let parent = next {
      if parent == ancestor { return true }
      next = page.elements[parent].parent
    }
    return false
  }

  // MARK: Checks

  /// Rows of a page's lines `- pair: TOKEN on TOKEN | … | words` that lack a ratio of the two in some theme.
  func wrongChecks(of markdown: String) -> [String] {
    let rows = page.elements.indices.filter { page.elements[$0].name == "tr" }.map { page.elements[$0].text }
    let pairs = markdown.matches(of: #/\n- pair: (\S+) on (\S+) \| (?:text|graphic|backdrop) \| ([^|\n]+)/#)
    return pairs.flatMap { pair -> [String] in
      let (text, surface, words) = (TokenPath(String(pair.1)), TokenPath(String(pair.2)), String(pair.3))
      let told = rows.filter { $0.contains(words) }
      if told.isEmpty { return ["\(words): no row"] }
      return system.themes.themes.compactMap { theme in
        guard let expected = ratio(text, on: surface, in: theme) else { return nil }
        return told.contains { $0.contains("\(expected) : 1") } ? nil : "\(words) in \(theme.name): not \(expected)"
      }
    }
  }
}
