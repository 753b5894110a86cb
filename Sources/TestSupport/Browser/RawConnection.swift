import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A connection to a port of this machine, over which a test sends any bytes at all.
package final class RawConnection: Sendable {
  private let descriptor: Int32
  /// What arrived behind the text that was last waited for.
  private let rest = Mutex(Data())

  package init(port: Int) throws {
    descriptor = try LoopbackHTTP.connected(to: port)
    // What never comes ends the wait, not the tests; among many tests a server waits long for its turn.
    var patience = timeval(tv_sec: 600, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  package func send(_ text: String) throws { try LoopbackHTTP.write(Data(text.utf8), to: descriptor) }

  /// What arrives up to a text and with it, or until the other side hangs up. What arrived behind the text is the
  /// beginning of what is read next: the system may bring several events at once.
  package func read(until end: String) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { [self] in continuation.resume(returning: arrived(until: end)) }
    }
  }

  private func arrived(until end: String) -> String {
    var data = rest.withLock { rest in
      defer { rest = Data() }
      return rest
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    while true {
      if !end.isEmpty, let found = data.range(of: Data(end.utf8)) {
        rest.withLock { $0 = Data(data[found.upperBound...]) }
        data = data[..<found.upperBound]
        break
      }
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      data.append(contentsOf: buffer[..<count])
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Sends a text and waits for the whole answer.
  package static func exchange(_ text: String, port: Int) async throws -> String {
    let connection = try RawConnection(port: port)
    try connection.send(text)
    return try await connection.read(until: "")
  }
}
