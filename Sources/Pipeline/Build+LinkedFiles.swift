import Diagnostics
import Files
import Guide
import Printing
import Syntax

/// The files that pages show or lead to.
extension Build {
  /// Files that pages show or lead to, at their addresses, where no other file of the site is.
  static func copies(
    of linked: [SiteFiles.Other], from guide: Guide, beside pages: [String], _ assets: [SiteFiles.Other],
    into diagnostics: inout Diagnostics
  ) -> [SiteFiles.Other] {
    if linked.isEmpty { return [] }
    var taken = Set(pages + assets.map(\.path))
    // A page that is there and not built is worth another word than one that is missing; a copy of it is no page.
    return linked.filter { !ProjectLayout.isPage($0.path) }.compactMap { file in
      let url = LinkedFiles.url(of: file.path)
      guard taken.insert(url).inserted else {
        let holder = guide.pages.first { $0.url == url }?.path
        let finding = Diagnostic(
          .repeatedAddress,
          "\(file.path) would be published at \(url), which is taken by \(holder ?? "another file of the site")",
          at: place(of: file.path, in: guide), why: "links to it lead to the other file",
          fix: "give the file another name or folder")
        // Outside of any project, a file is called as its own place wants it.
        diagnostics.report(guide.systems.contains(where: \.isDeclared) ? finding : finding.with(.warning))
        return nil
      }
      return SiteFiles.Other(path: url, print: file.print)
    }
  }

  /// The first link to a file, or the first picture that shows it.
  private static func place(of path: String, in guide: Guide) -> Span? {
    guard let page = guide.systems.lazy.flatMap(\.pages).first(where: { $0.linkedPaths.contains(path) }) else {
      return nil
    }
    let document = page.document
    var places: [ByteRange] = []
    document.forEachDestination { node, destination in
      if LinkIndex.path(of: destination, from: page.path) == path { places.append(document[node].range) }
    }
    places += document.htmlAddresses.filter { address in
      address.address.withBytes { LinkIndex.path(of: $0, from: page.path) } == path
    }.map(\.range)
    return document.file.span(places.first ?? ByteRange(0, 0))
  }

  /// The link targets of a guide, and the files among them by their paths in the project, with the paths of what is there
  /// and no part of a site.
  typealias Linked = (files: [SiteFiles.Other], unpublished: Set<String>, links: LinkIndex)

  static func links(
    of guide: Guide, _ sources: Sources, _ options: BuildOptions, beside find: FileFinder
  ) -> Linked {
    let (files, unpublished) = linkedFiles(of: guide, sources, beside: find)
    let links = LinkIndex(
      guide, files: Set(files.map(\.path)), unpublished: unpublished, surroundings: options.surroundings)
    return (files, unpublished, links)
  }

  /// The existing files that pages show or link to, in path order, and the paths of what is there and no part of a site.
  private static func linkedFiles(
    of guide: Guide, _ sources: Sources, beside find: FileFinder
  ) -> (files: [SiteFiles.Other], unpublished: Set<String>) {
    var linked: Set<String> = []
    for system in guide.systems {
      for page in system.pages where !page.linkedPaths.isEmpty { linked.formUnion(page.linkedPaths) }
    }
    if linked.isEmpty { return ([], []) }
    linked.subtract(guide.systems.flatMap(\.sources))
    var files: [SiteFiles.Other] = []
    var unpublished: Set<String> = []
    for path in linked.sorted() {
      if let source = sources[path] {
        files.append(SiteFiles.Other(Artifact(path: path, bytes: source.bytes)))
        continue
      }
      switch find(path) {
      case .file(let print)? where LinkedFiles.isVisible(path): files.append(SiteFiles.Other(path: path, print: print))
      case .file?, .folder?: unpublished.insert(path)
      case nil: break
      }
    }
    return (files, unpublished)
  }
}
