import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// An HTTP/1.1 server for this machine only: one thread, which answers requests for files and announces events.
///
/// Everything it keeps is bounded: the number of clients, the size of a request, the time that a client may take.
package final class LoopbackServer: Sendable {
  /// Answers a request; called on the server's thread.
  package typealias Answer = @Sendable (HTTPRequest) -> HTTPResponse

  /// The port it listens on.
  package let port: Int
  private let listener: Int32
  private let wake: (reading: Int32, writing: Int32)
  private let orders = Mutex(Orders())

  /// What other threads ask of the server.
  private struct Orders {
    var events: [String] = []
    var isStopping = false
  }

  /// The most clients at once.
  private static let mostClients = 128

  /// Listens on the first free port from a given one on; nothing is answered before `run`.
  ///
  /// - Parameter tries: how many ports are tried; then any free one is taken.
  package init(port: Int, tries: Int = 20) throws(ServingError) {
    var found: (descriptor: Int32, port: Int)?
    for candidate in port..<(port + max(1, tries)) where found == nil && candidate <= 65535 {
      found = try Sockets.listening(on: candidate)
    }
    if found == nil { found = try Sockets.listening(on: 0) }
    guard let found else { throw ServingError("no port is free") }
    listener = found.descriptor
    self.port = found.port
    do throws(ServingError) {
      wake = try Sockets.pipe()
    } catch {
      close(found.descriptor)
      throw error
    }
  }

  deinit {
    close(listener)
    close(wake.reading)
    close(wake.writing)
  }

  /// Sends an event to every client that listens.
  package func announce(_ event: String) { order { $0.events.append(event) } }

  /// Ends `run` and every connection. May be called from any thread.
  package func stop() { order { $0.isStopping = true } }

  /// The descriptor to which one byte is written to stop the server from the handler of a signal, where nothing else is
  /// allowed.
  package var stopDescriptor: Int32 { wake.writing }

  private func order(_ change: (inout Orders) -> Void) {
    orders.withLock { change(&$0) }
    Self.write(Self.wakeByte, to: wake.writing)
  }

  private static let wakeByte = UInt8(ascii: "w")
  /// Written by the handler of a signal.
  package static let stopByte = UInt8(ascii: "s")

  private static func write(_ byte: UInt8, to descriptor: Int32) {
    var byte = byte
    #if canImport(Glibc)
    _ = Glibc.write(descriptor, &byte, 1)
    #else
    _ = Darwin.write(descriptor, &byte, 1)
    #endif
  }

  // MARK: The loop

  /// Answers until `stop` is called, on a thread of its own, so that no task of the program waits for a client.
  package func run(_ answer: @escaping Answer) async {
    await withCheckedContinuation { continuation in
      OwnThread.start { [self] in
        serve(answer)
        continuation.resume()
      }
    }
  }

  private func serve(_ answer: Answer) {
    var clients: [Connection] = []
    defer { for client in clients { close(client.descriptor) } }
    while true {
      var waits = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
      waits.append(pollfd(fd: wake.reading, events: Int16(POLLIN), revents: 0))
      waits += clients.map { client in
        pollfd(fd: client.descriptor, events: Int16(client.wantsToWrite ? POLLIN | POLLOUT : POLLIN), revents: 0)
      }
      _ = poll(&waits, nfds_t(waits.count), Self.patience(clients))
      let now = Self.now
      if waits[1].revents != 0, hasToStop() { return }
      let events = orders.withLock { orders in
        defer { orders.events = [] }
        return orders.events
      }
      var kept: [Connection] = []
      for (index, client) in clients.enumerated() {
        var client = client
        if serve(&client, waits[index + 2].revents, events, now, answer) {
          kept.append(client)
        } else {
          close(client.descriptor)
        }
      }
      clients = kept
      if waits[0].revents != 0 { accept(into: &clients, now) }
    }
  }

  /// Does what can be done for a client now; false once it is to be let go.
  private func serve(
    _ client: inout Connection, _ found: Int16, _ events: [String], _ now: Int, _ answer: Answer
  ) -> Bool {
    for event in events where !client.announce(HTTPResponse.event(event), now: now) { return false }
    if found & Int16(POLLIN | POLLHUP | POLLERR) != 0 {
      let port = port
      let isThere = client.read(now: now) { request in Self.reply(to: request, port, answer) }
      if !isThere { return false }
    }
    if client.wantsToWrite, !client.write(now: now) { return false }
    return now < client.deadline
  }

  private static func reply(
    to request: Result<HTTPRequest, HTTPRequest.Fault>?, _ port: Int, _ answer: Answer
  ) -> HTTPResponse {
    switch request {
    case nil: return .text(431, "the request is too long")
    case .failure(.malformed)?: return .text(400, "this is not a request of HTTP/1.1")
    case .failure(.outside)?: return .text(404, "this is not a file of the site")
    case .success(let request)?:
      guard request.isLocal(port: port) else { return .text(403, "this server answers only to localhost") }
      guard request.method == "GET" || request.method == "HEAD" else {
        return .text(405, "files can only be read")
      }
      return answer(request)
    }
  }

  private func accept(into clients: inout [Connection], _ now: Int) {
    while true {
      #if canImport(Glibc)
      let descriptor = Glibc.accept(listener, nil, nil)
      #else
      let descriptor = Darwin.accept(listener, nil, nil)
      #endif
      guard descriptor >= 0 else { return }
      guard clients.count < Self.mostClients else {
        close(descriptor)
        continue
      }
      Sockets.prepare(descriptor)
      clients.append(Connection(descriptor, now: now))
    }
  }

  /// Empties the pipe and says whether somebody asked the server to stop.
  private func hasToStop() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(wake.reading, &bytes, bytes.count)
    let isSignalled = count > 0 && bytes[..<count].contains(Self.stopByte)
    return isSignalled || orders.withLock { $0.isStopping }
  }

  /// How long to wait for the next happening, in milliseconds; -1 for as long as it takes.
  private static func patience(_ clients: [Connection]) -> Int32 {
    let first = clients.map(\.deadline).min() ?? Int.max
    return first == Int.max ? -1 : Int32(clamping: max(0, first - now) + 1)
  }

  /// A clock that only goes forward, in milliseconds.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
