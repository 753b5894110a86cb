/// The folder beside a site in which the next version is made: `public.specimen-next/site`.
///
/// It contains a mark, so that the remains of a killed build are recognised as Specimen's, by the next build, which
/// removes them, and when looking for sources. A folder of that name without the mark is somebody else's and is left
/// alone.
struct Stage {
  /// The file that marks the folder as Specimen's.
  static let mark = ".specimen-stage"

  /// The folder for the files of the next site.
  let site: String
  private let folder: String
  private let lock: Int32

  /// The usual name of a site's stage.
  static func name(of output: String) -> String { output + ".specimen-next" }

  /// Takes the first stage of a site that is free or abandoned, and empties it; nil if another build holds it.
  init?(of output: String) throws(FileSystemError) {
    folder = try Self.place(of: output)
    try Disk.makeFolder(folder)
    guard let lock = try Disk.hold(folder) else { return nil }
    self.lock = lock
    site = folder + "/site"
    do throws(FileSystemError) {
      try Disk.write(
        Array("Specimen was making a site here. Nothing in this folder is needed any more.\n".utf8),
        to: folder + "/" + Self.mark)
      try Disk.removeTree(site)
      try Disk.makeFolder(site)
    } catch {
      Disk.release(lock)
      throw error
    }
  }

  /// Takes a folder in place of the empty one; false where it cannot be moved here, as from another disk.
  func take(_ folder: String) throws(FileSystemError) -> Bool {
    guard Disk.kind(folder) == .folder else { return false }
    try Disk.removeTree(site)
    do throws(FileSystemError) {
      try Disk.rename(folder, to: site)
      return true
    } catch {
      try Disk.makeFolder(site)
      return false
    }
  }

  /// Leaves the files at another place; false where they cannot be moved there.
  func leave(at place: String) -> Bool {
    do throws(FileSystemError) {
      try Disk.removeTree(place)
      try Disk.rename(site, to: place)
      return true
    } catch {
      return false
    }
  }

  /// Removes what is left of the files, and holds the stage on.
  func empty() throws(FileSystemError) { try Disk.removeTree(site) }

  /// Removes the stage with its contents, the mark last.
  func remove() throws(FileSystemError) {
    try empty()
    try Disk.removeTree(folder)
  }

  /// Releases the stage for other builds.
  func release() { Disk.release(lock) }

  /// The first name that is not taken by somebody else.
  private static func place(of output: String) throws(FileSystemError) -> String {
    let first = name(of: output)
    for place in [first] + (2...9).map({ "\(first)-\($0)" }) where try isFree(place) { return place }
    throw FileSystemError(.disk, "\(first) was not made by Specimen: rename it")
  }

  private static func isFree(_ folder: String) throws(FileSystemError) -> Bool {
    switch Disk.kind(folder) {
    case nil: return true
    case .folder:
      let names = try Disk.names(in: folder)
      return names.isEmpty || names.contains(mark)
    case .file, .link, .other: return false
    }
  }
}
