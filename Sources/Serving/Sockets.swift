#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The system calls of the server, the same on both systems.
enum Sockets {
  /// A socket that listens on a port of 127.0.0.1 and blocks nobody; nil if the port is taken.
  ///
  /// - Parameter port: 0 for any free one.
  static func listening(on port: Int) throws(ServingError) -> (descriptor: Int32, port: Int)? {
    #if canImport(Glibc)
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw failure("no socket can be opened") }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    prepare(descriptor)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    guard bound == 0, listen(descriptor, 64) == 0 else {
      let fault = errno
      close(descriptor)
      if fault == EADDRINUSE || fault == EACCES { return nil }
      throw failure("port \(port) cannot be opened")
    }
    var actual = sockaddr_in()
    var length = size
    _ = withUnsafeMutablePointer(to: &actual) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    return (descriptor, Int(in_port_t(bigEndian: actual.sin_port)))
  }

  /// Makes a descriptor return at once instead of waiting, and keeps it from programs that are started.
  static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// A pipe that wakes whoever waits for its end to be readable.
  static func pipe() throws(ServingError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
    let result = Glibc.pipe(&ends)
    #else
    let result = Darwin.pipe(&ends)
    #endif
    guard result == 0 else { throw failure("no pipe can be opened") }
    prepare(ends[0])
    prepare(ends[1])
    return (ends[0], ends[1])
  }

  /// Sends what the connection takes now: the number of bytes, or nil once it is broken.
  static func send(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int? {
    #if canImport(Glibc)
    let flags = Int32(MSG_NOSIGNAL)
    let count = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, flags) }
    #else
    let count = bytes.withUnsafeBytes { Darwin.send(descriptor, $0.baseAddress, $0.count, 0) }
    #endif
    if count >= 0 { return count }
    return isPassing ? 0 : nil
  }

  /// Tells the client that nothing more is sent.
  static func finish(_ descriptor: Int32) {
    #if canImport(Glibc)
    shutdown(descriptor, Int32(SHUT_WR))
    #else
    shutdown(descriptor, SHUT_WR)
    #endif
  }

  /// What has arrived, up to a number of bytes; nil once the client is gone.
  static func receive(from descriptor: Int32, atMost most: Int) -> [UInt8]? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, initialized in
      count = recv(descriptor, buffer.baseAddress, most, 0)
      initialized = max(0, count)
    }
    if count > 0 { return bytes }
    return count < 0 && isPassing ? [] : nil
  }

  private static var isPassing: Bool { errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR }

  private static func failure(_ what: String) -> ServingError {
    ServingError("\(what): \(String(cString: strerror(errno)))")
  }
}
