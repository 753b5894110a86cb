/// The folder beside a site in which the next one is made: `public.specimen-next/site`.
///
/// It holds a mark, so that what a build that was killed left behind is known as Specimen's, both to the next build, which
/// clears it away, and to whoever looks for sources. Somebody's own folder of that name has no mark and is left alone.
struct Stage {
  /// The file that says whose folder it is.
  static let mark = ".specimen-stage"

  /// Where the files of the next site are written.
  let site: String
  private let folder: String
  private let lock: Int32

  /// The name of a site's stage, where nobody has taken it.
  static func name(of output: String) -> String { output + ".specimen-next" }

  /// Takes the first stage of a site that is free or was left behind, and empties it; nil where another build holds it.
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

  /// Takes the stage away with everything in it, its mark last.
  func remove() throws(FileSystemError) {
    try Disk.removeTree(site)
    try Disk.removeTree(folder)
  }

  /// Lets other builds have the stage.
  func release() { Disk.release(lock) }

  /// The first name that nothing has which is somebody else's.
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
