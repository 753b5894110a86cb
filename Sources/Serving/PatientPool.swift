import FlyingFox
import FlyingSocks

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// FlyingFox's pool of sockets, which lets a client go that says nothing, or that does not take what it is sent.
struct PatientPool: AsyncSocketPool {
  private let pool: any AsyncSocketPool = HTTPServer.defaultPool()
  /// How long a client may take for its next bytes.
  let patience: Duration

  func prepare() async throws { try await pool.prepare() }

  func run() async throws { try await pool.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    guard Self.hasClient(socket) else {
      // The socket at which clients arrive. They take this over from it: the head and the body of an answer are written
      // one after the other, and the second is not held back until the first is acknowledged.
      try socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
      return try await pool.suspendSocket(socket, untilReadyFor: events)
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.suspendSocket(socket, untilReadyFor: events) }
      group.addTask {
        try await Task.sleep(for: patience)
        throw SocketError.disconnected
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private static func hasClient(_ socket: Socket) -> Bool {
    do {
      _ = try socket.remotePeer()
      return true
    } catch {
      return false
    }
  }
}
