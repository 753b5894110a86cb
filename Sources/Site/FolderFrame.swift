import Files
package import Guide

/// What the pages of a folder have around them, whichever of them is read.
package final class FolderFrame: Sendable {
  /// A folder of the site in which pages of a system stand.
  package struct Place: Sendable {
    let system: DesignSystem
    /// From the root of the site.
    let folder: String
    /// The place of the section whose pages stand there, among the system's; nil where none does.
    let section: Int?
    /// The declarations that set the system's brand colour.
    let identity: String?
  }

  let folder: String
  let navigation: Navigation?
  /// The way down to the pages an author wrote there.
  let crumbs: [UInt8]?
  /// The way up to the root of the site.
  let root: [UInt8]
  /// The declarations that set the system's brand colour.
  let identity: String?

  package init(_ place: Place, of guide: Guide) {
    let system = place.system
    folder = place.folder
    identity = place.identity
    navigation =
      Navigation.isNeeded(for: system)
      ? Navigation(system, of: guide, folder: place.folder, section: place.section) : nil
    let page = Self.page(in: place.folder)
    crumbs = Crumbs.trail(to: page, in: system, of: guide, section: place.section.map { system.sections[$0].title })
    root = Array(RelativePath.link(to: "", from: page).utf8)
  }

  /// A page of a folder that no other has the address of.
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
