#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Locks on folders, held by one build at a time; the system releases them when a process ends for any reason.
extension Disk {
  /// Locks a folder, until `release`; nil if another process holds the lock or has removed the folder meanwhile.
  static func hold(_ folder: String) throws(FileSystemError) -> Int32? {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw failure(.disk, "cannot be opened", folder)
    }
    // File systems without locks are used without them.
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

  /// Gives a lock back at once: closing alone leaves it to a process that is being started and has the descriptor too.
  static func release(_ descriptor: Int32) {
    _ = flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
