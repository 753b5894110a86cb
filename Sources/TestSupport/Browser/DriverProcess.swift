import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A running chromedriver and the port it listens on.
struct DriverProcess: Sendable {
  let port: Int
  private let process: Process
  /// Ends when the process does.
  private let life: AsyncStream<Never>

  /// Starts it on a free port. Another program may have taken that before it listens, so that it ends at once: then it is
  /// started again, at most twice.
  static func start() async throws -> DriverProcess {
    for _ in 1...3 {
      if let started = try await launch() { return started }
    }
    throw WebDriverFault("chromedriver did not say its port")
  }

  /// Nil if it does not tell its port in its first lines.
  private static func launch() async throws -> DriverProcess? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: try BrowserTools.driver())
    process.arguments = ["--port=0"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    let (life, end) = AsyncStream.makeStream(of: Never.self)
    process.terminationHandler = { _ in end.finish() }
    try process.run()
    guard let port = await firstPort(in: pipe.fileHandleForReading) else {
      process.terminate()
      return nil
    }
    return DriverProcess(port: port, process: process, life: life)
  }

  /// Ends it and every browser it started.
  func stop() async {
    do {
      _ = try await LoopbackHTTP.request("GET", "/shutdown", body: nil, port: port)
    } catch {
      print("chromedriver does not end by itself: \(error)")
      kill(process.processIdentifier, SIGKILL)
    }
    for await _ in life {}
  }

  /// Reads on behind the port too, so that the program never waits for a reader.
  private static func firstPort(in handle: FileHandle) async -> Int? {
    await withCheckedContinuation { (continuation: CheckedContinuation<Int?, Never>) in
      Thread.detachNewThread {
        var text = ""
        var isOpen = true
        while true {
          let data = handle.availableData
          if isOpen {
            text += String(decoding: data, as: UTF8.self)
            if let port = port(in: text) {
              continuation.resume(returning: port)
              isOpen = false
            }
          }
          if data.isEmpty { break }
        }
        if isOpen { continuation.resume(returning: nil) }
      }
    }
  }

  private static func port(in text: String) -> Int? {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      guard line.contains("started successfully on port "), let word = line.split(separator: " ").last else { continue }
      return Int(word.prefix { $0.isNumber })
    }
    return nil
  }
}
