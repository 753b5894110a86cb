import Files

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A folder that the benchmark reads or writes.
struct Folder {
  let path: String

  /// A folder in memory where the system has one, to keep the disk out of the measurement.
  static let scratch = Folder(path: (access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp") + "/specimen-bench")

  static func / (folder: Folder, name: String) -> Folder { Folder(path: folder.path + "/" + name) }

  /// The relative paths of all files below it, sorted, without hidden ones.
  func files() throws(BenchmarkError) -> [String] {
    guard let folder = opendir(path) else {
      throw BenchmarkError(description: "\(path): \(String(cString: strerror(errno)))")
    }
    defer { closedir(folder) }
    var found: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasPrefix(".") { continue }
      if let below = opendir(path + "/" + name) {
        closedir(below)
        found += try (self / name).files().map { name + "/" + $0 }
      } else {
        found.append(name)
      }
    }
    return found.sorted()
  }

  func bytes(of name: String) throws(BenchmarkError) -> [UInt8] {
    guard let stream = fopen(path + "/" + name, "rb") else {
      throw BenchmarkError(description: "\(path)/\(name): \(String(cString: strerror(errno)))")
    }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&part, 1, part.count, stream), count > 0 { bytes += part[..<count] }
    return bytes
  }

  func write(_ files: [Artifact]) throws(BenchmarkError) {
    for file in files {
      let target = path + "/" + file.path
      Self.make(RelativePath.folder(of: target))
      guard let stream = fopen(target, "wb") else {
        throw BenchmarkError(description: "\(target): \(String(cString: strerror(errno)))")
      }
      _ = file.bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, stream) }
      fclose(stream)
    }
  }

  func remove() throws(BenchmarkError) { _ = try measure(["rm", "-rf", path]) }

  private static func make(_ path: String) {
    guard access(path, F_OK) != 0 else { return }
    make(RelativePath.folder(of: path))
    mkdir(path, 0o755)
  }
}
