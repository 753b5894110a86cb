import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A terminal without a person: what a program writes to it can be read.
final class PseudoTerminal: Sendable {
  private let reader: FileHandle
  /// The end a program gets.
  let program: FileHandle

  init() throws {
    var main: Int32 = -1
    var end: Int32 = -1
    guard openpty(&main, &end, nil, nil, nil) == 0 else { throw CocoaError(.fileReadUnknown) }
    reader = FileHandle(fileDescriptor: main, closeOnDealloc: true)
    program = FileHandle(fileDescriptor: end, closeOnDealloc: true)
  }

  /// Everything written until the last program hung up.
  func read() async -> String {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [reader] in
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
          #if canImport(Glibc)
          let count = Glibc.read(reader.fileDescriptor, &buffer, buffer.count)
          #else
          let count = Darwin.read(reader.fileDescriptor, &buffer, buffer.count)
          #endif
          guard count > 0 else { break }
          bytes += buffer[..<count]
        }
        continuation.resume(returning: String(decoding: bytes, as: UTF8.self))
      }
    }
  }

  func hangUp() {
    do { try program.close() } catch { print("a terminal stays open: \(error)") }
  }
}
