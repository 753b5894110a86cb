import Files
import Printing

/// What addresses may mean in the site that another tool makes of documents: it leaves out their endings, makes a folder of
/// each page, and may publish a folder of documents below another name.
struct SiteAddresses: Sendable {
  /// The names of all pages, without endings; a folder's front page has the name of the folder.
  private let names: Set<Substring>

  /// The sources of pages by their names without a number before them.
  private let sources: [Substring: [String]]
  /// The outermost folders of the project.
  private let folders: Set<Substring>
  /// The folders from which addresses that begin with a slash lead somewhere.
  private let roots: Set<String>
  /// The folders that are often left out and are here.
  private let kept: Set<String>

  /// - Parameter unpublished: what exists and is no part of a site.
  init(_ pages: [Page], files: Set<String>, unpublished: Set<String>) {
    kept = Set((Array(files) + unpublished).compactMap(WrittenAddress.folderLeftOut))
    roots = Self.roots(of: pages, files: files.union(unpublished))
    names = Set(pages.map { Self.name(of: $0.path) })
    sources = Dictionary(grouping: pages.map(\.path)) { Self.unnumbered(RelativePath.name(of: $0)) }
    folders = Set((pages.map(\.path) + files).filter { $0.contains("/") }.map { $0.prefix { $0 != "/" } })
  }

  /// The one page with the name of an address in another folder, or with another number before it, as one that was moved:
  /// `05-grammar.md` for `04-grammar.md`. As a page would link to it; nil for none, or for several.
  func moved(_ written: String, on page: String) -> String? {
    let name = RelativePath.name(of: written)
    if Self.fronts.contains(where: name.lowercased().hasPrefix) { return nil }
    let alike = (sources[Self.unnumbered(name)] ?? []).filter { $0 != page }
    let same = alike.filter { RelativePath.name(of: $0) == name }
    let found = same.isEmpty ? alike : same
    return found.count == 1 ? RelativePath.link(to: found[0], from: page) : nil
  }

  private static func unnumbered(_ name: String) -> Substring {
    let rest = name.drop(while: \.isNumber)
    return rest.first == "-" || rest.first == "_" ? rest.dropFirst() : name[...]
  }

  private static func roots(of pages: [Page], files: Set<String>) -> Set<String> {
    let sources = Set(pages.map(\.path))
    var roots: Set<String> = []
    for page in pages {
      for destination in page.contents.destinations {
        let rooted = destination.withBytes { bytes in
          bytes.first == UInt8(ascii: "/") ? LinkIndex.written(bytes) : nil
        }
        guard let rooted, rooted.count > 1 else { continue }
        let root = WrittenAddress.roots(of: page.path).first { root in
          WrittenAddress.pages(meantBy: rooted, from: root).contains(where: sources.contains)
            || WrittenAddress.files(meantBy: rooted, from: root).contains(where: files.contains)
        }
        if let root { roots.insert(root) }
      }
    }
    return roots
  }

  /// Whether another address from the root leads to a file below a folder around a page, which is then the root.
  func hasRoot(around page: String) -> Bool { WrittenAddress.roots(of: page).contains(where: roots.contains) }

  /// The folder that a missing file would be in, if it is one that is often left out and nothing of it is here.
  func folderLeftOut(of path: String) -> String? {
    WrittenAddress.folderLeftOut(in: path).flatMap { kept.contains($0) ? nil : $0 }
  }

  /// Whether the first folder of an address from the root is one of the project.
  func hasFolder(of written: String) -> Bool { folders.contains(written.drop { $0 == "/" }.prefix { $0 != "/" }) }

  /// Whether an address has the form of one in a site, and ends with the name of some page.
  func mayHave(_ written: String) -> Bool {
    guard Self.isOfASite(written) else { return false }
    let name = Self.name(of: written)
    return !name.isEmpty && names.contains(name)
  }

  /// Whether an address is one between sources whose pages are published elsewhere: `./tabs` in `menu.doc.md` beside
  /// `tabs.doc.md`, wherever that is.
  func isOfSources(_ written: String, on page: String) -> Bool {
    let parts = RelativePath.name(of: page).split(separator: ".")
    let name = RelativePath.name(of: written)
    return parts.count > 2 && !name.utf8.contains(UInt8(ascii: ".")) && names.contains("\(name).\(parts[1])")
  }

  /// Whether an address names a page as a site has it: from its root, as a folder, or as a file of HTML.
  static func isOfASite(_ written: String) -> Bool {
    let end = written.utf8.last == UInt8(ascii: "/")
    let name = RelativePath.name(of: end ? String(written.dropLast()) : written)
    if name.hasSuffix(".html") || name.hasSuffix(".htm") { return true }
    return (end || written.utf8.first == UInt8(ascii: "/")) && !name.utf8.contains(UInt8(ascii: "."))
  }

  /// The path that an address names from a page that is published as a folder of its own.
  static func path(of written: String, fromFolderOf page: String) -> String? {
    guard let dot = page.utf8.lastIndex(of: UInt8(ascii: ".")), written.utf8.first != UInt8(ascii: "/") else {
      return nil
    }
    return RelativePath.resolved(written, from: page[..<dot] + "/")
  }

  private static let fronts: Set<Substring> = ["index", "readme"]

  /// The last part of a path that is no more than the front page of a folder.
  private static func name(of path: String) -> Substring {
    let end = path.utf8.lastIndex { $0 != UInt8(ascii: "/") }.map { path.utf8.index(after: $0) } ?? path.startIndex
    let start = path.utf8[..<end].lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
    var last = path[start..<end]
    if let dot = last.utf8.lastIndex(of: UInt8(ascii: ".")) { last = last[..<dot] }
    // Few names are as long as those of front pages.
    guard fronts.contains(where: { $0.utf8.count == last.utf8.count }), fronts.contains(Substring(last.lowercased())),
      let folder = path[..<start].split(separator: "/").last
    else { return last }
    return folder
  }
}
