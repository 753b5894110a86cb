import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// As much of HTTP/1.1 as talking to a driver on this machine takes: one request a connection.
///
/// FoundationNetworking's client stumbles over the driver's answers on Linux.
enum LoopbackHTTP {
  struct Response: Sendable {
    let status: Int
    let body: Data
  }

  /// Sends a request and waits for the whole answer, on a thread of its own.
  static func request(_ method: String, _ path: String, body: Data?, port: Int) async throws -> Response {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try exchange(method, path, body ?? Data(), port) })
      }
    }
  }

  private static func exchange(_ method: String, _ path: String, _ body: Data, _ port: Int) throws -> Response {
    let socket = try connected(to: port)
    defer { close(socket) }
    let head = """
      \(method) \(path) HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Content-Type: application/json; charset=utf-8\r
      Content-Length: \(body.count)\r
      Connection: close\r
      \r

      """
    try write(Data(head.utf8) + body, to: socket)
    return try read(from: socket)
  }

  static func connected(to port: Int) throws -> Int32 {
    #if canImport(Glibc)
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw WebDriverFault("no socket can be opened") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      close(descriptor)
      throw WebDriverFault("nobody listens on port \(port)")
    }
    return descriptor
  }

  static func write(_ data: Data, to socket: Int32) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { throw WebDriverFault("the driver takes no request") }
      rest = rest.dropFirst(count)
    }
  }

  private static func read(from socket: Int32) throws -> Response {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let response = response(in: data) { return response }
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { throw WebDriverFault("the driver hung up") }
      data.append(contentsOf: buffer[..<count])
    }
  }

  /// The answer, once all of it is there.
  private static func response(in data: Data) -> Response? {
    guard let end = data.firstRange(of: Data("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    let length =
      lines.lazy.map { $0.lowercased() }.first { $0.hasPrefix("content-length:") }
      .flatMap { Int($0.dropFirst("content-length:".count).filter(\.isNumber)) } ?? 0
    let body = data[end.upperBound...]
    return body.count >= length ? Response(status: status, body: Data(body.prefix(length))) : nil
  }
}
