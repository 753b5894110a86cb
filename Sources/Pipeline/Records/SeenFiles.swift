import Files
import Synchronization

/// Notes which files a build looks for beside its sources, and the state in which it finds them.
final class SeenFiles: Sendable {
  /// The stamp of a file that was found; nil for one that was not.
  private let seen = Mutex<[String: FileStamp?]>([:])

  /// The same finder, with every question noted before it is answered.
  func noting(_ find: @escaping FileFinder, below root: String) -> FileFinder {
    { path in
      let stamp = FileStamp(root + "/" + path)
      let found = find(path)
      self.seen.withLock { $0[path] = .some(found == nil ? nil : stamp) }
      return found
    }
  }

  /// The files in the order of their paths. One without a stamp is missing.
  var all: [(path: String, stamp: FileStamp?)] {
    seen.withLock { seen in seen.map { ($0.key, $0.value) } }.sorted { $0.path < $1.path }
  }
}
