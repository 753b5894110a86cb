import Pipeline

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// One of the process's streams, with what it is connected to.
struct Terminal: Sendable {
  static let standardOutput = Terminal(descriptor: 1, name: "standard output")
  static let standardError = Terminal(descriptor: 2, name: "standard error")

  private let descriptor: Int32
  private let name: String

  /// Whether a person is reading the stream.
  var isInteractive: Bool { isatty(descriptor) == 1 }

  /// Whether colours may be used: on a terminal that is not dumb, unless `NO_COLOR` is set.
  ///
  /// Source: https://no-color.org
  var hasColor: Bool {
    guard isInteractive, Self.variable("TERM") != "dumb" else { return false }
    return (Self.variable("NO_COLOR") ?? "").isEmpty
  }

  /// Writes a whole text, unless its reader has closed the pipe.
  ///
  /// - Throws: `FileSystemError` of cause `disk` if it cannot be written.
  func write(_ text: String) throws(FileSystemError) {
    guard let fault = put(text), fault != EPIPE else { return }
    throw FileSystemError(.disk, "\(name) cannot be written: \(String(cString: strerror(fault)))")
  }

  /// Writes a text whose loss does not matter: progress, or an error just before the program ends.
  func show(_ text: String) { _ = put(text) }

  /// Writes a text; returns the system's error number if it cannot be written whole.
  private func put(_ text: String) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var offset = 0
      while offset < bytes.count {
        let part = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[offset...])
        #if canImport(Glibc)
        let written = Glibc.write(descriptor, part.baseAddress, part.count)
        #else
        let written = Darwin.write(descriptor, part.baseAddress, part.count)
        #endif
        if written > 0 {
          offset += written
        } else if written == 0 {
          return EIO
        } else if errno == EAGAIN {
          // Another process has made the stream non-blocking.
          var stream = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&stream, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }

  static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Ends the process immediately, whatever its other threads are doing.
  static func endProgram(_ code: Int32) -> Never { _exit(code) }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
