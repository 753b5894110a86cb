import Tokens

/// The front page of a system: what there is, with its size.
enum FrontPage {
  static func file(title: String, summary: String?, _ pages: [StarterPage]) -> StarterFile {
    var text = MarkdownText()
    text.frontMatter([("title", title), ("summary", summary ?? "")])
    var body = MarkdownText()
    let counted = pages.filter { $0.count != nil && !$0.path.hasPrefix(ComponentPages.folder) }
    body.table(
      ["Foundation", "Tokens"],
      counted.map { ["[\(MarkdownText.escaped($0.title))](\($0.path))", String($0.count ?? 0)] })
    return StarterFile(path: "index.md", text: text.text + (counted.isEmpty ? "" : "\n" + body.text))
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
    add("surfaces", Array(roles.surfaces.prefix(2)))
    if !roles.surfaces.isEmpty { add("text", Array(roles.texts.prefix(2))) }
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
      style.path.segments.flatMap { NameWords.words(of: $0) }.contains { large.contains($0) }
    } ?? styles.first
  }
}
