import Files
import Synchronization

/// The files below a folder that Specimen wrote: those listed in a site's manifest, and everything in a stage.
///
/// They are never read as sources, whatever the name of their folder. Each folder is checked once.
final class WrittenFiles: Sendable {
  private enum Folder: Sendable {
    case somebodys
    /// A site with the files in its manifest.
    case site(Set<String>)
    case stage
  }

  private let root: String
  private let folders = Mutex<[String: Folder]>([:])

  init(below root: String) { self.root = root }

  /// Whether the contents of a folder show that Specimen made it.
  static func isMark(_ name: String) -> Bool { name == SiteWriter.manifest || name == Stage.mark }

  /// Whether Specimen wrote the file at a path below the root.
  func contains(_ path: String) -> Bool {
    var folder = RelativePath.folder(of: path)
    while true {
      switch self.folder(folder) {
      case .somebodys: break
      case .stage: return true
      case .site(let files):
        if files.contains(folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))) { return true }
      }
      if folder.isEmpty { return false }
      folder = RelativePath.folder(of: folder)
    }
  }

  private func folder(_ path: String) -> Folder {
    folders.withLock { folders in
      if let known = folders[path] { return known }
      let found = look(at: path.isEmpty ? root : root + "/" + path)
      folders[path] = found
      return found
    }
  }

  private func look(at folder: String) -> Folder {
    if Disk.kind(folder + "/" + Stage.mark) == .file { return .stage }
    let manifest = SiteWriter.files(writtenTo: folder)
    return manifest.isEmpty ? .somebodys : .site(manifest)
  }
}
