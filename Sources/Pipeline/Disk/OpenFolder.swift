import Files
import Printing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Access to files below a root that keeps the folder of the last file open, because the system finds a file faster by
/// its name in an open folder than by its whole path.
struct OpenFolder: ~Copyable {
  let root: String
  /// The prefix of the names of its files: the folder's path with a slash, or nothing at the root.
  private var prefix: [UInt8] = []
  private var descriptor: Int32 = -1

  init(below root: String) { self.root = root }

  deinit { leave() }

  /// The bytes of a file.
  mutating func read(_ path: String, limit: Int) throws(FileSystemError) -> [UInt8] {
    enter(path)
    return try Disk.read(file(path, Disk.toRead), root + "/" + path, limit: limit)
  }

  /// The stamp of what is at a path; nil if there is nothing.
  mutating func stamp(_ path: String) -> FileStamp? {
    enter(path)
    return descriptor < 0 ? nil : path.withCString { FileStamp($0 + prefix.count, in: descriptor) }
  }

  /// Takes its name away from a file; false if it still has it.
  @discardableResult mutating func remove(_ path: String) -> Bool {
    enter(path)
    guard descriptor >= 0 else { return errno == ENOENT }
    return path.withCString { unlinkat(descriptor, $0 + prefix.count, 0) } == 0 || errno == ENOENT
  }

  /// Writes a new file and makes its folder if necessary; fails where something has its name, which may be another name of
  /// a file of the site.
  mutating func write(_ bytes: borrowing ByteBuffer, to path: String) throws(FileSystemError) {
    if !isHeld(path) { try Disk.makeFolder(RelativePath.folder(of: root + "/" + path)) }
    enter(path)
    try Disk.write(bytes, file(path, Disk.toWriteNew), root + "/" + path)
  }

  /// Whether the folder of a path is the open one.
  private func isHeld(_ path: String) -> Bool {
    descriptor >= 0
      && path.withBytes { RelativePath.nameStart($0) == prefix.count && $0[..<prefix.count].elementsEqual(prefix) }
  }

  /// Opens the folder of a path; if that fails, so does opening anything in it.
  private mutating func enter(_ path: String) {
    if isHeld(path) { return }
    leave()
    prefix = path.withBytes { Array($0[..<RelativePath.nameStart($0)]) }
    descriptor = open(root + "/" + String(decoding: prefix, as: UTF8.self), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  private func file(_ path: String, _ flags: Int32) -> Int32 {
    guard descriptor >= 0 else { return -1 }
    return path.withCString { openat(descriptor, $0 + prefix.count, flags, 0o644) }
  }

  private func leave() { if descriptor >= 0 { close(descriptor) } }
}
