import Tokens

/// The contrast of what names call text on what they call a surface.
enum ContrastPage {
  static func page(of roles: ColourRoles, _ stock: TokenStock) -> StarterPage? {
    var body = StarterBody()
    let (texts, surfaces) = (Array(roles.texts.prefix(10)), Array(roles.surfaces.prefix(6)))
    if !texts.isEmpty, !surfaces.isEmpty {
      body.heading("Text on surfaces")
      body.block(matrix(texts, surfaces, title: "Text on surfaces"))
    }
    if !roles.pairs.isEmpty {
      body.heading("Made for each other")
      body.paragraph("Names such as “on primary” say what a colour is for: text and icons on the colour named.")
      for (ground, texts) in roles.pairs.prefix(12) {
        body.block(matrix(texts, [ground], title: "On \(NameParts.title(of: ground.path.displayName).lowercased())"))
      }
    }
    guard !body.text.isEmpty else { return nil }
    return StarterPage(
      path: "foundations/contrast.md", title: "Contrast",
      summary: "What the names call text, on what they call a surface.", body: body)
  }

  private static func matrix(_ texts: [Token], _ surfaces: [Token], title: String) -> PlateBlock {
    PlateBlock(
      specimen: "contrast", title: title,
      lines: texts.map { "text: \($0.path)" } + surfaces.map { "surface: \($0.path)" })
  }
}

extension TokenPath {
  /// The last name that says something: that of the group for a token called `$root`.
  var displayName: String { name == "$root" ? parent?.name ?? name : name }
}
