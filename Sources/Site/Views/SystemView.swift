import Colorimetry
import Diagnostics
import Files
import Guide
import Markup
import Plates
import Printing
import Specimens
import Tokens

extension SiteRenderer {
  /// A system's front page: its identity, the author's text if there is one, and links to every part.
  func systemView(_ system: DesignSystem, _ index: Int) -> PageView {
    let url = system.url("index.html")
    let title = system.overview?.title ?? system.settings.name
    let summary = system.overview.map(\.summary) ?? ""
    var slots = SlotValues()
    slots.set(.heading, title)
    slots.set(.owner, owner(of: system, besides: title) ?? (system.slug.isEmpty ? nil : guide.settings.title))
    slots.set(.summary, summary.isEmpty ? system.settings.summary : summary)
    slots.set(.crumbs, markup: Crumbs.trail(to: url, in: system, of: guide, section: nil))
    slots.set(.plates, markup: SystemPlates.strip(of: system).map(\.bytes))
    if let overview = system.overview {
      if Contents.depth(of: overview) != nil { slots.draw(.contents) }
      if hasPager(index) { slots.draw(.pager) }
    }
    return PageView(.system, slots)
  }

  func systemBody(_ system: DesignSystem, into out: inout ByteBuffer, _ diagnostics: inout Diagnostics) {
    if let overview = system.overview { body(of: overview, in: system, into: &out, &diagnostics) }
    if let parts = SystemPlates.parts(of: system, from: system.url("index.html")) { parts.print(into: &out) }
  }
}

/// The identifying features of a system.
enum SystemPlates {
  /// The identity strip: the system's colours edge to edge, with its type on the first; nil if it names no colours.
  static func strip(of system: DesignSystem) -> Node? {
    let tokens = system.identityTokens
    guard !tokens.isEmpty else { return nil }
    let shares = tokens.indices.map { $0 == 0 ? "3fr" : $0 < 3 ? "2fr" : "1fr" }
    let columns = shares.map { "minmax(0, \($0))" }.joined(separator: " ")
    return h("div", .class("strip"), .style("grid-template-columns: \(columns)"), .specimen("identity")) {
      for (index, token) in tokens.enumerated() { field(token, isFirst: index == 0, system) }
    }
  }

  /// The system's sections with their pages; nil if the navigation has only one entry.
  static func parts(of system: DesignSystem, from url: String) -> Node? {
    let sections = system.sections.filter { !$0.pages.isEmpty }
    guard !sections.isEmpty else { return nil }
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
    let springs = system.tokens.tokens.count { $0.type == .spring && $0.aliases.isEmpty }
    let colours = system.tokens.tokens.count { $0.type == .color && $0.aliases.isEmpty }
    let facts = [
      (system.components.count, "component", "components"), (colours, "colour", "colours"),
      (springs, "spring", "springs"), (system.tokens.tokens.count, "token", "tokens"),
    ]
    let counted = facts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    let themes = system.themes.themes.map(\.name)
    return ((themes.count > 1 ? [themes.joined(separator: " and ")] : []) + counted).joined(separator: " · ")
  }

  private static func field(_ token: Token, isFirst: Bool, _ system: DesignSystem) -> Node {
    guard case .color(let color) = token.value else { return .empty }
    let edge = Contrast.wcag(color, .white) < 1.2 ? "edge" : ""
    let ink = ReadableText.on(color).opaqueHex
    let style = "background: \(color.hex); color: \(ink)"
    return h("div", [.style(style), .token(token.path.description)] + (edge.isEmpty ? [] : [.class(edge)])) {
      if isFirst {
        h("span", .class("aa"), .style(typeStyle(of: system))) { "Aa" }
      } else {
        h("span", .class("mono")) { color.hex }
      }
    }
  }

  private static func typeStyle(of system: DesignSystem) -> String {
    guard let path = system.settings.specimenType, case .typography(let type)? = system.tokens[path]?.value else {
      return "font-weight: 700"
    }
    let family = FontStack.css(type.fontFamily)
    return "font-family: \(family); font-weight: \(type.fontWeight.value.trimmed(0))"
  }
}
