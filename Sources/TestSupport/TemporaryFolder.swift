import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A folder for one test, taken away when the test is done.
package struct TemporaryFolder: Sendable {
  /// Absolute, links resolved, without a slash at its end.
  package let path: String

  /// A folder inside of one, which goes with it.
  package init(path: String) { self.path = path }

  package static func with<Result>(_ body: (TemporaryFolder) async throws -> Result) async throws -> Result {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("specimen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { remove(url) }
    return try await body(TemporaryFolder(path: url.resolvingSymlinksInPath().path))
  }

  private static func remove(_ url: URL) {
    do { try FileManager.default.removeItem(at: url) } catch { print("\(url.path) stays behind: \(error)") }
  }

  /// Writes a file and the folders it stands in.
  package func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Puts another file in the place of one, as editors do that save safely.
  package func replace(_ name: String, with text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name), options: .atomic)
  }

  package func write(_ files: [String: String]) throws {
    for (name, text) in files { try write(text, to: name) }
  }

  package func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
  }

  package func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }

  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }

  /// Everything below a folder of it, folders with a slash at their end, sorted; links are not followed.
  package func tree(_ name: String = "") throws -> [String] {
    let folder = name.isEmpty ? path : path + "/" + name
    return try FileManager.default.subpathsOfDirectory(atPath: folder).map { inner in
      var info = stat()
      let isFolder = lstat(folder + "/" + inner, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
      return isFolder ? inner + "/" : inner
    }.sorted()
  }

  package func has(_ name: String) -> Bool {
    var info = stat()
    return lstat(path + "/" + name, &info) == 0
  }

  /// What tells whether a file was written again: its inode and its time. Nil where there is none.
  package func identity(_ name: String) -> FileIdentity? {
    var info = stat()
    guard lstat(path + "/" + name, &info) == 0 else { return nil }
    #if canImport(Darwin)
    let time = info.st_mtimespec
    #else
    let time = info.st_mtim
    #endif
    return FileIdentity(inode: UInt64(info.st_ino), seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }

  /// Makes a file seem to be of a certain size without writing it.
  package func stretch(_ name: String, to size: Int) throws {
    guard truncate(path + "/" + name, off_t(size)) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Does something while another process would hold a folder.
  package func holding<Result>(_ name: String, _ body: () async throws -> Result) async throws -> Result {
    let descriptor = open(path + "/" + name, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw CocoaError(.fileReadUnknown) }
    defer {
      // A process that another test starts meanwhile may have the descriptor too, for a moment.
      _ = flock(descriptor, LOCK_UN)
      close(descriptor)
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw CocoaError(.fileLocking) }
    return try await body()
  }

  /// Makes an empty file whose name is any bytes; false where the disk takes no such name.
  package func makeEmptyFile(named name: [UInt8], in folder: String) -> Bool {
    let bytes = Array((path + "/" + folder + "/").utf8) + name + [0]
    let descriptor = open(bytes.map { CChar(bitPattern: $0) }, O_WRONLY | O_CREAT, 0o644)
    if descriptor >= 0 { close(descriptor) }
    return descriptor >= 0
  }

  package func closeToWriting(_ name: String) throws {
    guard chmod(path + "/" + name, 0o555) == 0 else { throw CocoaError(.fileWriteNoPermission) }
  }

  package func setMode(_ mode: Int, of name: String) throws {
    guard chmod(path + "/" + name, mode_t(mode)) == 0 else { throw CocoaError(.fileWriteNoPermission) }
  }

  /// The permission bits of a file or folder; nil where there is none.
  package func mode(of name: String) -> Int? {
    var info = stat()
    return lstat(path + "/" + name, &info) == 0 ? Int(info.st_mode & 0o7777) : nil
  }

  /// Makes a file or folder another user's; false where whoever runs the tests may not.
  package func give(_ name: String, to user: Int) -> Bool {
    lchown(path + "/" + name, uid_t(user), gid_t(user)) == 0
  }

  package func owner(of name: String) -> Int? {
    var info = stat()
    return lstat(path + "/" + name, &info) == 0 ? Int(info.st_uid) : nil
  }

  /// Keeps the one who runs the tests from listing a folder while something is done; false where nothing can, as for an
  /// administrator.
  package func closed(_ name: String, _ body: () async throws -> Void) async throws -> Bool {
    let place = path + "/" + name
    guard chmod(place, 0) == 0 else { throw CocoaError(.fileWriteNoPermission) }
    defer { chmod(place, 0o755) }
    guard access(place, R_OK) != 0 else { return false }
    try await body()
    return true
  }

  /// Makes a named pipe, from which reading waits for ever.
  package func makePipe(_ name: String) throws {
    guard mkfifo(path + "/" + name, 0o644) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}

/// What stays the same of a file that is left alone.
package struct FileIdentity: Equatable, Sendable {
  package let inode: UInt64
  let seconds: Int
  let nanoseconds: Int
}
