#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What tells one state of a file from another without reading it.
struct FileStamp: Equatable {
  let device: UInt64
  let inode: UInt64
  let isFile: Bool
  let size: Int
  /// When its bytes last changed, in nanoseconds since 1970.
  let written: Int
  /// When its bytes or its names and permissions last changed. No program can set it.
  let changed: Int

  /// The stamp of what is at a path; nil if there is nothing.
  init?(_ path: String) { self.init(path, throughLinks: false) }

  fileprivate init?(_ path: String, throughLinks: Bool) {
    var info = stat()
    guard throughLinks ? stat(path, &info) == 0 : lstat(path, &info) == 0 else { return nil }
    self.init(info)
  }

  /// The stamp of what has a name in an open folder; nil if there is nothing.
  init?(_ name: UnsafePointer<CChar>, in folder: Int32) {
    var info = stat()
    guard fstatat(folder, name, &info, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    self.init(info)
  }

  private init(_ info: stat) {
    isFile = info.st_mode & S_IFMT == S_IFREG
    #if canImport(Glibc)
    let (written, changed) = (info.st_mtim, info.st_ctim)
    #else
    let (written, changed) = (info.st_mtimespec, info.st_ctimespec)
    #endif
    device = UInt64(truncatingIfNeeded: info.st_dev)
    inode = UInt64(info.st_ino)
    size = Int(info.st_size)
    self.written = Self.nanoseconds(written)
    self.changed = Self.nanoseconds(changed)
  }

  private static func nanoseconds(_ time: timespec) -> Int { Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec) }

  /// Whether it was changed so shortly before a moment that another change could leave it the same stamp, because some
  /// file systems count in seconds.
  func isFresh(at now: Int) -> Bool { max(written, changed) > now - 2_500_000_000 }

  var digest: Digest {
    var digest = Digest()
    digest.combine(device)
    digest.combine(inode)
    for number in [size, written, changed] { digest.combine(UInt64(bitPattern: Int64(number))) }
    return digest
  }
}

extension Disk {
  /// The program that is running, by the stamp of its file; nil if it cannot be told.
  static var program: FileStamp? {
    #if canImport(Glibc)
    return FileStamp("/proc/self/exe", throughLinks: true)
    #else
    var size: UInt32 = 0
    _ = _NSGetExecutablePath(nil, &size)
    var path = [CChar](repeating: 0, count: Int(size) + 1)
    guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
    return path.withUnsafeBufferPointer {
      $0.baseAddress.flatMap { FileStamp(String(cString: $0), throughLinks: true) }
    }
    #endif
  }

  /// The present moment in nanoseconds since 1970, to tell stamps that are too young to be trusted.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }
}
