#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Folders that one build at a time may hold; the system gives them back when a process ends, however it ends.
extension Disk {
  /// A folder that is held, for `release`; nil where somebody else holds it or has taken it away meanwhile.
  static func hold(_ folder: String) throws(FileSystemError) -> Int32? {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw failure(.disk, "cannot be opened", folder)
    }
    // Disks that know no locks are used without.
    let isTaken = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    var held = stat()
    var named = stat()
    let isSame =
      fstat(descriptor, &held) == 0 && lstat(folder, &named) == 0 && held.st_ino == named.st_ino
      && held.st_dev == named.st_dev
    if isTaken || !isSame {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  static func release(_ descriptor: Int32) { close(descriptor) }
}
