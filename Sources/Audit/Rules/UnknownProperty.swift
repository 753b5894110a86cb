package import Claims
package import Diagnostics
import Files
import Guide
import Statements
import Syntax
import Tokens
import Wording

/// Properties of components that the format of design documents does not have.
package enum UnknownProperty: AuditRule {
  package static let rule = Rule(
    "unknown-property", .note, "A component in a design document has a property that is not in the format.",
    why: "Tools that follow the format warn about it or ignore it; if it is misspelt, its value is lost.",
    example: "A component has a `textColour`, which the format calls `textColor`.")

  private static func document(_ properties: String, after text: String = "Text.") -> String {
    "---\ncolors:\n  primary: \"#113355\"\ncomponents:\n  tab:\n\(properties)\n---\n\n## Overview\n\n\(text)"
  }

  package static let flags = [
    RuleExample(page: document("    backgroundColor: \"#ffffff\"\n    ↓textColour: \"{colors.primary}\"")),
    RuleExample(page: document("    ↓background-color: \"#ffffff\"")),
    RuleExample(page: document("    ↓fontSize: 14px\n    weight: 600\n    backgroundColor: \"#ffffff\"")),
    RuleExample(page: document("    backgroundColor: \"#ffffff\"\n    ↓borderColor: \"#113355\"\n    cursor: pointer")),
  ]

  package static let passes = [
    RuleExample(
      page: document(
        "    backgroundColor: \"#ffffff\"\n    textColor: \"{colors.primary}\"\n    rounded: 4px\n    padding: 8px 16px\n    size: 40px\n    height: 40px\n    width: 100px\n    description: One of several."
      )),
    // Only the format's own documents are asked, and only for properties.
    RuleExample(page: document("    hover:\n      backgroundColor: \"#eeeeee\"")),
    RuleExample(tokens: "components.tab.borderColor: #113355", page: "# Tabs\n\nText."),
  ]

  /// *Source:* the DESIGN.md format, section "Component Property Tokens".
  private static let known = [
    "backgroundColor", "textColor", "typography", "rounded", "padding", "size", "height", "width",
  ]
  /// What the format gives as `typography`.
  private static let typeParts: Set<String> = [
    "weight", "font", "fontweight", "fontsize", "fontfamily", "lineheight", "letterspacing",
  ]
  /// What is said about a component, and to nobody's loss passed over.
  private static let describing: Set<String> = [
    "description", "desc", "usage", "use", "note", "notes", "comment", "purpose", "role",
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    guard let components = DesignSections(page)?.group("components") else { return }
    let file = page.document.file
    var others: [(name: String, range: ByteRange)] = []
    for component in components.value.members {
      for property in component.value.members where isUnknown(property) {
        if property.value.elements.isEmpty, let meant = meant(by: property.key) {
          diagnostics.report(
            rule, "\(property.key) is not a property of components in the format", at: file.span(property.keyRange),
            why: "tools that follow the format find no \(meant) there", fix: "did you mean \(meant)?")
        } else if isRead(property.key, of: component.key, page.subject.names) {
          others.append((property.key, property.keyRange))
        }
      }
    }
    guard let first = others.first else { return }
    var names: [String] = []
    for other in others where !names.contains(other.name) { names.append(other.name) }
    let hasType = names.contains { typeParts.contains(NameWords($0).words.joined()) }
    let style = hasType ? "; parts of type are given by a style, as in typography: \"{typography.label}\"" : ""
    diagnostics.report(
      rule,
      "\(Sentence.list(names)) \(word: names.count == 1 ? "is not a property" : "are not properties") of components in the format",
      at: file.span(first.range),
      why: "tools that follow the format warn of \(names.count == 1 ? "it or pass over it" : "them or pass over them")",
      fix: "say it in the text of the document as well, or use one of \(known.joined(separator: ", "))\(style)")
  }

  private static func isUnknown(_ property: YAMLValue.Member) -> Bool {
    property.value.members.isEmpty && !known.contains(property.key) && !describing.contains(property.key.lowercased())
  }

  /// Whether a property has a value; of one that has none it is said elsewhere that it is not drawn.
  private static func isRead(_ property: String, of component: String, _ names: TokenNames) -> Bool {
    let path = TokenPath("components").appending(component).appending(property)
    return names.has(path) || names.hasGroup(path)
  }

  /// The property of which a name is another spelling, or a slip.
  private static func meant(by name: String) -> String? {
    let words = NameWords(name).words.joined()
    // A weight is no slip for a height.
    if words == "weight" { return nil }
    // `paddingX` is one side of a padding.
    if let last = name.last, "XY".contains(last) { return nil }
    return known.first { property in
      NameWords(property).words.joined() == words || Suggestion.isSlip(name, for: property)
    }
  }
}
