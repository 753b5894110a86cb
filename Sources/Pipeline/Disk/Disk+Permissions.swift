#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Disk {
  /// The owner and permissions of a file or folder.
  struct Permissions: Equatable {
    let owner: uid_t
    let group: gid_t
    /// The permission bits.
    let mode: mode_t

    /// The same, but writable by the owner.
    var writable: Permissions { Permissions(owner: owner, group: group, mode: mode | mode_t(S_IWUSR)) }
  }

  /// The permissions of the item at a path, without following links; nil if there is none.
  static func permissions(of path: String) -> Permissions? {
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    return Permissions(owner: info.st_uid, group: info.st_gid, mode: info.st_mode & 0o7777)
  }

  /// Whether files may be made in a folder and taken from it.
  static func mayWrite(to folder: String) -> Bool { access(folder, R_OK | W_OK | X_OK) == 0 }

  /// Gives a file or folder the permissions of the one that it replaces.
  ///
  /// Only an administrator can change the owner. For anyone else the owner stays, and the group changes if they belong
  /// to it.
  static func give(_ wanted: Permissions, to path: String) throws(FileSystemError) {
    guard let current = permissions(of: path), current != wanted else { return }
    if current.owner != wanted.owner || current.group != wanted.group,
      lchown(path, wanted.owner, wanted.group) != 0
    {
      _ = lchown(path, current.owner, wanted.group)
    }
    // A change of owner clears some of the bits, so they are set last.
    guard chmod(path, wanted.mode) == 0 else { throw failure(.disk, "cannot be given its permissions", path) }
  }
}
