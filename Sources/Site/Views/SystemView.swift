import Diagnostics
import Files
import Guide
import Markup
import Plates
import Printing
import Specimens
import TokenValues
import Tokens

extension SiteRenderer {
  /// A system's front page: its identity, the author's text if there is one, and links to every part.
  func systemView(_ system: DesignSystem) -> PageView {
    let url = system.url("index.html")
    let title = system.overview?.title ?? system.settings.name
    let summary = system.overview.map(\.summary) ?? ""
    var slots = SlotValues()
    slots.set(title: title)
    slots.set(.owner, owner(of: system, besides: title) ?? (system.slug.isEmpty ? nil : guide.settings.title))
    slots.set(.summary, Lede(summary.isEmpty ? system.settings.summary : summary).opening)
    slots.set(.crumbs, markup: Crumbs.trail(to: url, in: system, of: guide, section: nil))
    if !system.isDocumentation { slots.set(.plates, markup: IdentityPlate.node(of: system)) }
    if let overview = system.overview, Contents.depth(of: overview) != nil { slots.draw(.contents) }
    return PageView(.system, slots)
  }

  func systemBody(_ system: DesignSystem, into out: inout ByteBuffer, _ diagnostics: inout Diagnostics) {
    if let overview = system.overview { body(of: overview, in: system, into: &out, &diagnostics) }
    let reference = Navigation.reference(
      of: system, hasChanges: history != nil, hasHealth: health(of: system) != nil)
    SystemPlates.parts(of: system, reference, from: system.url("index.html"))?.print(into: &out)
  }
}

/// What a system consists of, in lists and figures.
enum SystemPlates {
  /// The system's sections with their pages; nil if the navigation has only one entry.
  ///
  /// - Parameter reference: the titles and addresses of its generated pages.
  static func parts(of system: DesignSystem, _ reference: [(title: String, url: String)], from url: String) -> Node? {
    let sections = system.sections.filter { !$0.pages.isEmpty }
    guard !sections.isEmpty || !reference.isEmpty else { return nil }
    return h("div", .class("parts")) {
      for section in sections {
        h("section", .id(anchor(of: section))) {
          h("h2") { section.title.isEmpty ? "Pages" : section.title }
          h("ul") {
            if section.slug == system.componentsSection {
              let index = RelativePath.link(to: system.componentsURL, from: url)
              h("li") { h("a", .href(index)) { SiteRenderer.componentsTitle } }
            }
            for page in section.pages where page.url != system.componentsURL {
              h("li") { h("a", .href(RelativePath.link(to: page.url, from: url))) { Plate.breaking(page.title) } }
            }
          }
        }
      }
      if !reference.isEmpty {
        h("section") {
          h("h2") { "Reference" }
          h("ul") {
            for page in reference {
              h("li") { h("a", .href(RelativePath.link(to: page.url, from: url))) { page.title } }
            }
          }
        }
      }
    }
  }

  /// The id of a section's list of pages; ids of headings never contain a colon.
  static func anchor(of section: Section) -> String { "pages:" + section.slug }

  /// The contents of a system in a line: "11 components · 5 springs".
  static func counts(of system: DesignSystem) -> String {
    let facts = [
      (system.components.count, "component", "components"),
      (system.originals(of: .color).count, "colour", "colours"),
      (system.originals(of: .spring).count, "spring", "springs"), (system.allTokens.tokens.count, "token", "tokens"),
    ]
    let counted = facts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    let themes = system.themes.themes.map(\.name)
    return ((themes.count > 1 ? [themes.joined(separator: " and ")] : []) + counted).joined(separator: " · ")
  }
}
