import Files

#if canImport(Glibc)
import CExchange
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Whole folders: linked, exchanged, listed and removed.
extension Disk {
  /// Gives the file at `old` a second name: a hard link, or if the file system has none, a copy with the same times.
  static func link(_ old: String, to new: String) throws(FileSystemError) {
    #if canImport(Glibc)
    let result = Glibc.link(old, new)
    #else
    let result = Darwin.link(old, new)
    #endif
    if result == 0 { return }
    if kind(old) == .link { return try copyLink(old, to: new) }
    try write(read(old, limit: Int.max), to: new)
    var info = stat()
    guard stat(old, &info) == 0, let rights = permissions(of: old) else { throw failure(.disk, "cannot be read", old) }
    #if canImport(Glibc)
    let times = [info.st_atim, info.st_mtim]
    #else
    let times = [info.st_atimespec, info.st_mtimespec]
    #endif
    try give(rights, to: new)
    guard utimensat(AT_FDCWD, new, times, 0) == 0 else {
      throw failure(.disk, "cannot be given its modification time", new)
    }
  }

  private static func copyLink(_ old: String, to new: String) throws(FileSystemError) {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    guard readlink(old, &buffer, Int(PATH_MAX)) > 0, symlink(buffer, new) == 0 else {
      throw failure(.disk, "cannot be copied", old)
    }
  }

  /// Exchanges two folders, in one step if the system can.
  static func exchange(_ new: String, with old: String) throws(FileSystemError) {
    #if canImport(Glibc)
    if renameat2(AT_FDCWD, new, AT_FDCWD, old, exchange_flag) == 0 { return }
    #else
    if renamex_np(new, old, UInt32(RENAME_SWAP)) == 0 { return }
    #endif
    if errno == EBUSY || errno == EXDEV {
      throw failure(.disk, "cannot be exchanged (if another disk is mounted there, name a folder inside it)", old)
    }
    let aside = new + "-old"
    try rename(old, to: aside)
    do throws(FileSystemError) {
      try rename(new, to: old)
    } catch {
      try rename(aside, to: old)
      throw error
    }
    try rename(aside, to: new)
  }

  /// Removes a folder with its contents, without following links.
  static func removeTree(_ path: String) throws(FileSystemError) {
    guard let kind = kind(path) else { return }
    guard kind == .folder else {
      guard unlink(path) == 0 else { throw failure(.disk, "cannot be removed", path) }
      return
    }
    try removeContents(of: path)
    guard rmdir(path) == 0 else { throw failure(.disk, "cannot be removed", path) }
  }

  /// Removes the contents of a folder, without following links; a folder that its owner cannot open is made accessible
  /// first.
  static func removeContents(of folder: String) throws(FileSystemError) {
    if access(folder, R_OK | W_OK | X_OK) != 0 { _ = chmod(folder, 0o700) }
    for name in try names(in: folder) { try removeTree(folder + "/" + name) }
  }

  /// Removes the folders that have nothing more in them above a path, up to one that stays.
  static func removeEmptyFolders(above path: String, below root: String) {
    var folder = RelativePath.folder(of: path)
    while !folder.isEmpty, rmdir(root + "/" + folder) == 0 || errno == ENOENT {
      folder = RelativePath.folder(of: folder)
    }
  }

  /// Every file below a folder, by its relative path, sorted, and the empty folders; links count as files and are not
  /// followed.
  static func tree(
    below folder: String, skipping skips: (String) -> Bool = { _ in false }
  ) throws(FileSystemError) -> (files: [String], emptyFolders: [String]) {
    let (files, empty) = try kinds(below: folder, skipping: skips)
    return (files.map(\.path), empty)
  }

  /// The same, with the kind of each file.
  ///
  /// - Parameters:
  ///   - skips: whether to leave out an item, by its path.
  ///   - isMark: whether a name marks the subfolder that contains it as one to leave out.
  ///   - pass: called for a subfolder that cannot be listed; by default the whole listing fails.
  static func kinds(
    below folder: String, skipping skips: (String) -> Bool = { _ in false },
    markedBy isMark: (String) -> Bool = { _ in false },
    passing pass: (FileSystemError) throws(FileSystemError) -> Void = { error throws(FileSystemError) in throw error }
  ) throws(FileSystemError) -> (files: [(path: String, kind: Kind?)], emptyFolders: [String]) {
    var files: [(path: String, kind: Kind?)] = []
    var empty: [String] = []
    var open = [""]
    while let path = open.popLast() {
      var entries: [(name: String, kind: Kind?)] = []
      do throws(FileSystemError) {
        entries = try self.entries(in: path.isEmpty ? folder : folder + "/" + path)
      } catch {
        guard !path.isEmpty else { throw error }
        try pass(error)
        continue
      }
      if !path.isEmpty, entries.contains(where: { isMark($0.name) }) { continue }
      if entries.isEmpty, !path.isEmpty { empty.append(path) }
      var folders: [String] = []
      for (name, kind) in entries {
        let inner = path.isEmpty ? name : path + "/" + name
        if skips(inner) { continue }
        if kind == .folder { folders.append(inner) } else { files.append((inner, kind)) }
      }
      // The first one is opened next, so that files are found nearly sorted.
      open += folders.reversed()
    }
    return (files.sorted { $0.path < $1.path }, empty.sorted())
  }
}
