/// Which of several folders a file is in, the innermost where one is in another.
package struct FolderOwners<Owner: Sendable>: Sendable {
  private let folders: [String: Owner]

  /// - Parameter folders: paths without a slash at either end; empty for the folder of everything. Of two owners of a folder,
  ///   the first has it.
  package init(_ folders: some Sequence<(String, Owner)>) {
    self.folders = Dictionary(folders) { first, _ in first }
  }

  /// The owner of the innermost folder of a file; nil if no folder has it.
  package subscript(path: String) -> Owner? {
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      if let owner = folders[String(rest)] { return owner }
    }
    return folders[""]
  }
}

extension Guide {
  /// The slugs of its systems by their folders.
  package var owners: FolderOwners<String> { FolderOwners(systems.map { ($0.folder, $0.slug) }) }
}
