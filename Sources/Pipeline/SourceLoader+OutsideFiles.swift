import Files
package import Guide

extension SourceLoader {
  /// What is around the document or the folder that is loaded.
  ///
  /// Its repository bounds it: the nearest folder above it with a `.git`. Where there is none, as in an archive or an
  /// image, nobody knows how far it reaches, and a link is good if it leads to something.
  package var around: OutsideFiles {
    let root = root
    var repository = root
    while Disk.kind(repository + "/.git") == nil, repository.count > 1 {
      repository = RelativePath.folder(of: repository)
    }
    let isBounded = repository.count > 1
    let top = isBounded ? repository : root
    return OutsideFiles(isOfDocument: !isFolder) { path in
      guard !path.utf8.contains(0) else { return nil }
      // A path that begins with a slash is one from the top of the repository.
      let isAbsolute = path.utf8.first == UInt8(ascii: "/")
      let place = isAbsolute ? top + path : root + "/" + path
      guard let inside = RelativePath.resolved(String(place.dropFirst()), from: "").map({ "/" + $0 }) else {
        return nil
      }
      let isWithin = inside == top || inside.hasPrefix(top + "/")
      if isWithin || !isBounded, Disk.kind(inside) != nil { return true }
      return isWithin ? false : nil
    }
  }
}
