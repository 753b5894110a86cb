package import Files

extension SourceLoader {
  /// Writes files that were mended over the ones that were read, each as a whole.
  ///
  /// - Throws: `FileSystemError` of cause `disk`, before anything is written, if a file has changed since it was read.
  package func write(_ changes: [(before: SourceFile, after: SourceFile)]) throws(FileSystemError) {
    for (before, _) in changes {
      let now = try Disk.read(root + "/" + before.path, limit: Self.mostBytes)
      guard now == before.bytes else {
        throw FileSystemError(.disk, "\(before.place) has changed since it was read, so nothing was mended")
      }
    }
    for (before, after) in changes { try Disk.replace(root + "/" + before.path, with: after.bytes) }
  }
}
