#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Disk {
  /// Whose a file or folder is, and who may do what with it.
  struct Permissions: Equatable {
    let owner: uid_t
    let group: gid_t
    /// The permission bits.
    let mode: mode_t

    /// The same, but its owner may write to it.
    var writable: Permissions { Permissions(owner: owner, group: group, mode: mode | mode_t(S_IWUSR)) }
  }

  /// The permissions of what is at a path, links not followed; nil where there is nothing.
  static func permissions(of path: String) -> Permissions? {
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    return Permissions(owner: info.st_uid, group: info.st_gid, mode: info.st_mode & 0o7777)
  }

  /// Gives a file or folder the permissions of the one it replaces.
  ///
  /// Only an administrator can give what is theirs to somebody else: anyone else keeps it, in the group it had where they
  /// are of that group.
  static func give(_ wanted: Permissions, to path: String) throws(FileSystemError) {
    guard let current = permissions(of: path), current != wanted else { return }
    if current.owner != wanted.owner || current.group != wanted.group,
      lchown(path, wanted.owner, wanted.group) != 0
    {
      _ = lchown(path, current.owner, wanted.group)
    }
    // A change of owner takes some of the bits away, so they come last.
    guard chmod(path, wanted.mode) == 0 else { throw failure(.disk, "cannot keep its permissions", path) }
  }
}
