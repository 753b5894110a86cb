import Diagnostics
import Files
import Printing
import Syntax
import Wording

/// Places on pages, to which links lead by their anchors.
extension LinkIndex {
  /// Where a link leads, before anybody looks at the anchors of a page.
  enum Place {
    case settled(Target)
    /// A page, by the path that is wanted, with the anchor of the link if it has one.
    case on(Page, String, String?)
  }

  /// The pages to which the links of a page lead that name places there: all whose headings such a link depends on.
  package func pages(withPlacesNamedOn page: Page, in system: DesignSystem) -> [Page] {
    page.contents.destinations.compactMap { destination in
      destination.withBytes { bytes in
        guard bytes.contains(UInt8(ascii: "#")), case .on(let known, _, _?) = place(of: bytes, on: page, in: system)
        else { return nil }
        return known === page ? nil : known
      }
    }
  }

  /// A page, at one of its headings if a link names one.
  func target(of known: Page, _ wanted: String, _ anchor: String?, _ system: DesignSystem) -> Target {
    guard let written = anchor else { return .page(url: known.url, anchor: nil) }
    // HTML Standard, “Scrolling to a fragment”: `#top` is the top of any page.
    if written.lowercased() == "top" { return .page(url: known.url, anchor: written) }
    let headings = known.contents.targets
    let many = known.anchors
    func isHeading(_ anchor: String) -> Bool {
      many?.all.contains(anchor) ?? headings.contains { $0.id == anchor }
    }
    // The anchor of the title's heading is the top of the page.
    func page(at anchor: String) -> Target {
      .page(url: known.url, anchor: anchor == known.titleHeading?.id ? nil : anchor)
    }
    if isHeading(written) { return page(at: written) }
    let anchors = many ?? Anchors(headings)
    if !system.isDeclared, anchors.written.contains(written) { return page(at: written) }
    let anchor = system.isDeclared ? written : WrittenAddress.anchor(written)
    guard isHeading(anchor) || !system.isDeclared && anchors.written.contains(anchor) else {
      if !system.isDeclared, let id = anchors.unaccented[anchor] { return .page(url: known.url, anchor: id) }
      if !system.isDeclared, isOfAnotherTool(written, anchors, on: known) { return .external }
      let all = anchors.sorted
      let longer = all.filter { $0.hasPrefix(anchor + "-") }
      let near = Suggestion.nearest(to: anchor, in: all) ?? (longer.count == 1 ? longer[0] : nil)
      // Components of MDX have the anchors of many headings, some of which are called nearly so.
      let isMade = known.contents.takesInOthers && (near == nil || MDX.isDocument(known.path))
      if isMade, !system.isDeclared { return .external }
      return .broken(
        BrokenLink(
          .brokenAnchor, "\(wanted) has no heading #\(anchor)",
          fix: near.map { "did you mean #\($0)?" } ?? "link to one of its headings", page: known.url,
          on: system.isDeclared ? .given : basis(ofAnchor: anchor, anchors)))
    }
    return page(at: anchor)
  }

  /// On what basis the headings of a page are all that it is made of, with the anchors that they have.
  private func basis(ofAnchor anchor: String, _ anchors: Anchors) -> Basis {
    if anchors.all.isEmpty { return .assumed("the file is a whole page, though it has no headings") }
    return anchors.mayBeOfATemplate(anchor)
      ? .assumed("what a template writes into a heading is no part of its anchor") : .given
  }

  /// Whether an anchor is one of a code host, or of the tool that makes a site of the pages.
  private func isOfAnotherTool(_ anchor: String, _ anchors: Anchors, on page: Page) -> Bool {
    // `#Button/#examples` is an address within a program that makes a site of the pages, and `#guide` that of `guide.md`.
    SiteAnchors.isOfLines(anchor) || anchor.utf8.contains(UInt8(ascii: "/"))
      || RelativePath.name(of: page.path).hasPrefix(anchor + ".")
      || surroundings.map { anchors.madeByTools.has(anchor, on: page.path, hasFile: $0.hasFile) } ?? false
  }
}
