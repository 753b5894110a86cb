import Diagnostics
import Files

/// What addresses mean in the site that a tool makes of a project, and on what basis that is told.
extension LinkIndex {
  /// Whether a file or a page that a tool publishes at an address from the root is in a folder above those that are read.
  func isPublished(_ written: String) -> Bool {
    guard let surroundings else { return false }
    let path = String(written.drop { $0 == "/" })
    var above = ""
    while surroundings.hasFile(above.isEmpty ? "." : above) != nil {
      let meant = WrittenAddress.folders.map { $0 + path } + [".md", ".mdx", "/index.md"].map { path + $0 }
      if meant.contains(where: { surroundings.hasFile(above + $0) == true }) { return true }
      above += "../"
    }
    return false
  }

  /// Whether a file that is no page is where a relative address leads from a page as it is published, with the files of one
  /// of the project's folders: `../../static/a.png` to `_site/static/a.png`.
  func isOfPublishedPage(_ written: String) -> Bool {
    let parts = written.split(separator: "/", omittingEmptySubsequences: false)
    let rest = parts.drop { $0 == ".." }
    guard rest.count > 1, rest.count < parts.count, !ProjectLayout.isPage(written), let surroundings else {
      return false
    }
    let path = rest.joined(separator: "/")
    return WrittenAddress.sources.contains { surroundings.hasFile($0 + path) == true }
  }

  /// On what basis an address from a root leads below the folder that is checked: its first folder is there, others lead to
  /// files from a folder around its page, or it names a document, as only sources do, in what is a whole repository.
  func basis(ofRootOf written: String, on page: Page) -> Basis {
    let isWhole = surroundings.map { $0.hasFile("..") == nil } ?? true
    let isShown =
      ProjectLayout.isPage(written) && isWhole || addresses?.hasFolder(of: written) ?? true
      || addresses?.hasRoot(around: page.path) ?? true
    return Basis.assumed("the folder that is checked is the root of the site").unless(isShown)
  }

  /// On what basis a file is missing: nobody may have passed on what is hidden, or written by programs.
  func basis(ofAbsent path: String, in system: DesignSystem) -> Basis {
    guard !system.isDeclared, let folder = addresses?.folderLeftOut(of: path) else { return .given }
    return .assumed("the files of \(folder) are not left out here")
  }
}
