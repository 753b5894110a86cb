#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// One of the process's streams, and what it is connected to.
struct Terminal: Sendable {
  static let standardOutput = Terminal(descriptor: 1)
  static let standardError = Terminal(descriptor: 2)

  private let descriptor: Int32

  /// Whether a person is at the other end.
  var isInteractive: Bool { isatty(descriptor) == 1 }

  /// Whether colours may be used: on a terminal that is not dumb, unless `NO_COLOR` asks for none.
  ///
  /// Source: https://no-color.org
  var hasColor: Bool {
    guard isInteractive, Self.variable("TERM") != "dumb" else { return false }
    return (Self.variable("NO_COLOR") ?? "").isEmpty
  }

  func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var offset = 0
      while offset < bytes.count {
        let part = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[offset...])
        #if canImport(Glibc)
        let written = Glibc.write(descriptor, part.baseAddress, part.count)
        #else
        let written = Darwin.write(descriptor, part.baseAddress, part.count)
        #endif
        // A reader who closed the pipe has read enough.
        guard written > 0 else { return }
        offset += written
      }
    }
  }

  static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Ends the process at once.
  static func endProgram(_ code: Int32) -> Never { exit(code) }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
