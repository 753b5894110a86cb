import TokenValues
import Tokens

/// The front page of a system: a look at its main foundations, each with its page. All pages are listed below it anyway.
enum FrontPage {
  /// The foundations that a system is known by.
  private static let main: Set = ["Colour", "Colour roles", "Colour palette", "Typography", "Spacing", "Shape"]

  static func file(title: String, summary: String?, _ pages: [StarterPage]) -> StarterFile {
    var text = StarterBody()
    text.frontMatter([("title", title), ("summary", summary ?? "")])
    var body = StarterBody()
    for page in pages where main.contains(page.title) {
      guard let plate = page.highlight else { continue }
      body.heading(page.title)
      body.block(plate)
      body.paragraph("[All of it](\(page.path)): \(StarterBody.escaped(page.summary))")
    }
    return StarterFile(path: "index.md", text: text.text + (body.text.isEmpty ? "" : "\n" + body.text))
  }
}

/// The settings of a system.
enum SystemFile {
  static func file(title: String, of themes: TokenThemes, _ stock: TokenStock, _ roles: ColourRoles) -> StarterFile {
    var text = "name: \(YAMLText.scalar(title))\n"
    if let summary = themes.summary { text += "summary: \(YAMLText.scalar(summary))\n" }
    if let brand = roles.brand { text += "brand: \(YAMLText.quoted(brand.path.description))\n" }
    func add(_ key: String, _ tokens: [Token]) {
      if !tokens.isEmpty { text += "\(key): \(YAMLText.list(tokens.map(\.path.description)))\n" }
    }
    let judged = roles.judged
    add("surfaces", judged.surfaces)
    add("text", judged.texts)
    add("identity", roles.identity)
    if let type = specimenType(stock) { text += "specimen-type: \(YAMLText.quoted(type.path.description))\n" }
    text += "sections: { foundations: Foundations, \(ComponentPages.folder): Component values }\n"
    return StarterFile(path: "system.yml", text: text)
  }

  /// The style that shows the system best: the first of its large ones.
  private static func specimenType(_ stock: TokenStock) -> Token? {
    let styles = stock.common.filter { $0.type == .typography }
    let large: Set = ["display", "hero", "headline", "heading", "title"]
    return styles.first { style in
      NameParts.words(of: style.path).contains { large.contains($0) }
    } ?? styles.first
  }
}
