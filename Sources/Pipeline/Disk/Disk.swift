import Printing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Files and folders through system calls, the only ones in the program.
enum Disk {
  enum Kind {
    case file, folder, link, other
  }

  /// The kind of the item at a path, without following a link; nil if there is none.
  static func kind(_ path: String) -> Kind? {
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// The absolute path of an existing item, with links resolved; nil if there is none.
  static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The bytes of a file.
  static func read(_ path: String, limit: Int) throws(FileSystemError) -> [UInt8] {
    try read(open(path, toRead), path, limit: limit)
  }

  /// The flags for reading a file: without O_NONBLOCK, opening a named pipe would wait.
  static let toRead = O_RDONLY | O_CLOEXEC | O_NONBLOCK

  /// The flags for writing a file.
  static let toWrite = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
  /// The same where there is nothing yet, not even a link.
  static let toWriteNew = toWrite | O_EXCL | O_NOFOLLOW

  /// Reads an opened file to its end and closes it; fails if it could not be opened.
  static func read(
    _ descriptor: Int32, _ path: @autoclosure () -> String, limit: Int
  ) throws(FileSystemError) -> [UInt8] {
    guard descriptor >= 0 else { throw failure(.input, "cannot be read", path()) }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw failure(.input, "cannot be read", path()) }
    let size = Int(info.st_size)
    guard size <= limit else {
      throw FileSystemError(.input, "\(path()) has \(size) bytes, more than the limit of \(limit)")
    }
    var count = 0
    var broken = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      while count < size {
        let got = Self.read(descriptor, buffer, from: count, upTo: size)
        if got <= 0 {
          broken = got < 0
          break
        }
        count += got
      }
      initialized = count
    }
    if broken { throw failure(.input, "cannot be read", path()) }
    return bytes
  }

  private static func read(
    _ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>, from: Int, upTo size: Int
  ) -> Int {
    let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[from..<size])
    #if canImport(Glibc)
    return Glibc.read(descriptor, rest.baseAddress, rest.count)
    #else
    return Darwin.read(descriptor, rest.baseAddress, rest.count)
    #endif
  }

  /// Whether a file consists of exactly these bytes.
  static func holds(_ bytes: borrowing ByteBuffer, at path: String) throws(FileSystemError) -> Bool {
    let old = try read(path, limit: Int.max)
    guard old.count == bytes.count else { return false }
    return bytes.withBytes { new in
      old.withUnsafeBufferPointer { old in
        guard let old = old.baseAddress, let first = new.baseAddress else { return true }
        return memcmp(old, first, new.count) == 0
      }
    }
  }

  /// Writes a new file; its folder must exist.
  static func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
    try write(bytes, open(path, toWrite, 0o644), path)
  }

  /// Writes a file where there is nothing yet, not even a link.
  static func writeNew(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
    try write(bytes, open(path, toWriteNew, 0o644), path)
  }

  private static func write(_ bytes: [UInt8], _ descriptor: Int32, _ path: String) throws(FileSystemError) {
    guard descriptor >= 0 else { throw failure(.disk, "cannot be written", path) }
    let isWhole = bytes.withUnsafeBufferPointer { put($0, descriptor) }
    let isClosed = close(descriptor) == 0
    guard isWhole, isClosed else { throw failure(.disk, "cannot be written", path) }
  }

  /// Writes a file, or a new version of it with its permissions: readers find the old one or the new one, never a part.
  static func replace(_ path: String, with bytes: [UInt8]) throws(FileSystemError) {
    let place = real(path) ?? path
    let next = place + ".specimen-next"
    try write(bytes, to: next)
    do throws(FileSystemError) {
      if let old = permissions(of: place) { try give(old, to: next) }
      try rename(next, to: place)
    } catch {
      unlink(next)
      throw error
    }
  }

  /// Writes to an opened file and closes it; fails if it could not be opened.
  static func write(
    _ bytes: borrowing ByteBuffer, _ descriptor: Int32, _ path: @autoclosure () -> String
  ) throws(FileSystemError) {
    guard descriptor >= 0 else { throw failure(.disk, "cannot be written", path()) }
    let isWhole = bytes.withBytes { put($0, descriptor) }
    let isClosed = close(descriptor) == 0
    guard isWhole, isClosed else { throw failure(.disk, "cannot be written", path()) }
  }

  /// Whether all bytes could be written.
  private static func put(_ bytes: BorrowedBytes, _ descriptor: Int32) -> Bool {
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      #if canImport(Glibc)
      let written = Glibc.write(descriptor, rest.baseAddress, rest.count)
      #else
      let written = Darwin.write(descriptor, rest.baseAddress, rest.count)
      #endif
      guard written > 0 else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest[written...])
    }
    return true
  }

  /// The names in a folder, sorted.
  static func names(in folder: String) throws(FileSystemError) -> [String] { try entries(in: folder).map(\.name) }

  /// The contents of a folder, sorted by name, with the kind of each item.
  static func entries(in folder: String) throws(FileSystemError) -> [(name: String, kind: Kind?)] {
    guard let stream = opendir(folder) else { throw failure(.input, "cannot be listed", folder) }
    defer { closedir(stream) }
    var entries: [(name: String, kind: Kind?)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      // Some file systems do not report the kind of an entry.
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): entries.append((name, .file))
      case Int32(DT_DIR): entries.append((name, .folder))
      case Int32(DT_LNK): entries.append((name, .link))
      default: entries.append((name, kind(folder + "/" + name)))
      }
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// Makes a folder and its missing parents.
  static func makeFolder(_ path: String) throws(FileSystemError) {
    if kind(path) == .folder || mkdir(path, 0o755) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      throw failure(.disk, "cannot be created", path)
    }
    try makeFolder(String(path[..<slash]))
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw failure(.disk, "cannot be created", path) }
  }

  static func rename(_ old: String, to new: String) throws(FileSystemError) {
    #if canImport(Glibc)
    let result = Glibc.rename(old, new)
    #else
    let result = Darwin.rename(old, new)
    #endif
    guard result == 0 else { throw failure(.disk, "cannot be moved", old) }
  }

  static func failure(_ cause: FileSystemError.Cause, _ what: String, _ path: String) -> FileSystemError {
    FileSystemError(cause, "\(path) \(what): \(String(cString: strerror(errno)))")
  }
}
