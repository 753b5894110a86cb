import Files
package import Guide
import Markup
package import Printing

/// The parts around the text that all pages of a folder share.
package final class FolderFrame: Sendable {
  /// A folder of the site that contains pages of a system.
  package struct Place: Sendable {
    let system: DesignSystem
    /// From the root of the site.
    let folder: String
    /// The index of the section whose pages are in it, among the sections of the system; nil if there is none.
    let section: Int?
    /// The declarations that set the system's brand colour.
    let identity: String?
  }

  let folder: String
  let navigation: Navigation?
  /// The breadcrumbs of an author's pages in the folder.
  let crumbs: [UInt8]?
  /// The path up to the root of the site.
  let root: [UInt8]
  /// The declarations that set the system's brand colour.
  let identity: String?
  /// The notations of the system's platforms.
  let notations: String

  /// - Parameters:
  ///   - hasChanges: whether the site has a page of the system's changes.
  ///   - hasHealth: whether it has a page of the system's health.
  package init(_ place: Place, of guide: Guide, hasChanges: Bool = false, hasHealth: Bool = false) {
    let system = place.system
    folder = place.folder
    identity = place.identity
    notations = system.settings.notations.joined(separator: ", ")
    navigation =
      Navigation.isNeeded(for: system)
      ? Navigation(
        system, of: guide, folder: place.folder, section: place.section, hasChanges: hasChanges, hasHealth: hasHealth)
      : nil
    let page = Self.page(in: place.folder)
    crumbs =
      Crumbs.trail(to: page, in: system, of: guide, section: place.section.map { system.sections[$0].title })?
      .bytes
    root = Array(RelativePath.link(to: "", from: page).utf8)
  }

  /// Prints all that the pages of the folder show around their texts.
  package func print(into out: inout ByteBuffer) {
    navigation?.printShared(into: &out)
    for text in [crumbs ?? [], root, Array((identity ?? "").utf8), Array(notations.utf8)] {
      out.put(text)
      out.put("\n")
    }
  }

  /// An address in a folder, for what all its pages share.
  static func page(in folder: String) -> String { folder.isEmpty ? "page.html" : folder + "/page.html" }

  /// The folders of a system: its own, that of its components, and those of its sections.
  package static func places(of system: DesignSystem) -> [Place] {
    let identity = Identity.declarations(of: system)
    var places = system.sections.enumerated().compactMap { index, section in
      section.pages.first.map { Place(system: system, folder: $0.folder, section: index, identity: identity) }
    }
    let others = [system.url("index.html")] + (system.componentsSection == nil ? [] : [system.componentsURL])
    for folder in others.map(RelativePath.folder) {
      if places.contains(where: { $0.folder == folder }) { continue }
      places.append(Place(system: system, folder: folder, section: nil, identity: identity))
    }
    return places
  }
}
