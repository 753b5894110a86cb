import Files
package import Guide

extension SourceLoader {
  /// What is around the document or the folder that is loaded.
  ///
  /// Its repository bounds it: the nearest folder above it with a `.git`, or else its own folder.
  package var around: Surroundings {
    let root = root
    var repository = root
    while Disk.kind(repository + "/.git") == nil, repository.count > 1 {
      repository = RelativePath.folder(of: repository)
    }
    if repository.count < 2 { repository = root }
    let bound = repository
    let folder = String(root.dropFirst(bound.count + 1))
    return Surroundings(isOfDocument: !isFolder) { path in
      // A path that begins with a slash is one from the top of the repository.
      let isAbsolute = path.utf8.first == UInt8(ascii: "/")
      let place = isAbsolute ? String(path.drop { $0 == "/" }) : folder.isEmpty ? path : folder + "/" + path
      guard !path.utf8.contains(0), let inside = RelativePath.resolved(place, from: "") else { return nil }
      return Disk.kind(inside.isEmpty ? bound : bound + "/" + inside) != nil
    }
  }
}
