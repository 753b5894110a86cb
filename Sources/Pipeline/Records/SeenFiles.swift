import Files
import Synchronization

/// Notes which files a build looks for beside its sources, and the state in which it finds them. It looks once for each,
/// because a guide of many pages may lead to thousands of files that are not there.
final class SeenFiles: Sendable {
  private struct Seen {
    /// The stamp of the file; nil for one that is missing.
    let stamp: FileStamp?
    let found: FoundFile?
    /// Whether the build has asked for it.
    var isAsked = false
  }

  private let seen = Mutex<[String: Seen]>([:])

  /// The same finder, with every question noted before it is answered.
  func noting(_ find: @escaping FileFinder, below root: String) -> FileFinder {
    { path in
      let seen = self.look(path, find, root)
      self.seen.withLock { $0[path, default: seen].isAsked = true }
      return seen.found
    }
  }

  /// What is at a path, and its stamp, which is taken before.
  func look(_ path: String, with find: FileFinder, below root: String) -> (stamp: FileStamp?, found: FoundFile?) {
    let seen = look(path, find, root)
    return (seen.stamp, seen.found)
  }

  private func look(_ path: String, _ find: FileFinder, _ root: String) -> Seen {
    if let known = seen.withLock({ $0[path] }) { return known }
    // Without a stamp there is nothing to find.
    let stamp = FileStamp(root + "/" + path)
    let found = stamp == nil ? nil : find(path)
    let seen = Seen(stamp: found == nil ? nil : stamp, found: found)
    self.seen.withLock { $0[path] = $0[path] ?? seen }
    return seen
  }

  /// The files that the build has asked for in the order of their paths. One without a stamp is missing.
  var all: [(path: String, stamp: FileStamp?)] {
    seen.withLock { seen in seen.filter(\.value.isAsked).map { ($0.key, $0.value.stamp) } }.sorted { $0.path < $1.path }
  }
}
