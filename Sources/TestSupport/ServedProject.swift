import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// `specimen serve` at work on a folder, as a browser meets it.
package struct ServedProject: Sendable {
  package let port: Int
  package let processID: Int32

  /// Serves a folder for the time of the body; returns the status with which the program ends when it is asked to.
  ///
  /// - Parameter program: the path of `specimen`; nil for the one beside the tests.
  package static func with(
    _ folder: String, program: String? = nil, _ body: @Sendable (ServedProject) async throws -> Void
  ) async throws -> Int32 {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: try program ?? Program.folder() + "/specimen")
    process.arguments = ["serve", "--port", "4747"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    let (life, end) = AsyncStream.makeStream(of: Never.self)
    process.terminationHandler = { _ in end.finish() }
    try process.run()
    guard let port = await port(in: pipe.fileHandleForReading) else {
      process.terminate()
      throw WebDriverFault("specimen serve did not say its address")
    }
    do {
      try await body(ServedProject(port: port, processID: process.processIdentifier))
    } catch {
      process.interrupt()
      throw error
    }
    process.interrupt()
    for await _ in life {}
    return process.terminationStatus
  }

  /// The whole answer to a request, its head included.
  package func get(_ path: String) async throws -> String {
    try await RawConnection.exchange("GET \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n", port: port)
  }

  /// A connection on which events arrive.
  package func listen() throws -> RawConnection {
    let connection = try RawConnection(port: port)
    try connection.send("GET /.specimen/events HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
    return connection
  }

  package func url(_ path: String) -> String { "http://127.0.0.1:\(port)/\(path)" }

  /// The port in the program's first line: `3 pages at http://127.0.0.1:4747/`.
  private static func port(in handle: FileHandle) async -> Int? {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var text = ""
        while !text.contains("\n") {
          let data = handle.availableData
          if data.isEmpty { break }
          text += String(decoding: data, as: UTF8.self)
        }
        let digits = text.components(separatedBy: "127.0.0.1:").dropFirst().first?.prefix { $0.isNumber } ?? ""
        continuation.resume(returning: Int(digits))
      }
    }
  }
}
