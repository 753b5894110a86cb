import FlyingFox
import FlyingSocks
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// FlyingFox as a server for this machine only, which answers requests for files and announces events.
///
/// A client may take only so long for what it sends or takes, so that no number of silent ones stays.
package final class LoopbackServer: Sendable {
  /// Answers a request for a file by its path from the root of the site.
  package typealias Answers = @Sendable (_ path: String) -> FileAnswer

  /// The port it listens on.
  package let port: Int
  private let server: HTTPServer
  private let handler: SiteHandler
  private let serving: Task<Void, any Error>
  private let isStopped = Atomic(false)

  /// How long an answer may take, in seconds: the first ones wait until there is a site.
  private static let longestAnswer = 600.0
  /// How long a client may take for its next bytes.
  package static let patience = Duration.seconds(10)

  private init(_ server: HTTPServer, _ handler: SiteHandler, _ serving: Task<Void, any Error>, port: Int) {
    self.server = server
    self.handler = handler
    self.serving = serving
    self.port = port
  }

  /// Listens on the first free port from a given one on; requests wait until `run`.
  ///
  /// - Parameters:
  ///   - tries: how many ports are tried; then any free one is taken.
  ///   - patience: how long a client may take for its next bytes.
  package static func listening(
    from port: Int, tries: Int = 20, patience: Duration = patience
  ) async throws(ServingError) -> LoopbackServer {
    for candidate in (port..<(port + tries)).prefix(while: { $0 <= 65535 }) + [0] {
      if let server = try await listening(on: candidate, patience) { return server }
    }
    throw ServingError("no port is free")
  }

  /// - Returns: nil if the port is taken.
  private static func listening(
    on port: Int, _ patience: Duration
  ) async throws(ServingError) -> LoopbackServer? {
    let handler = SiteHandler()
    do {
      let server = HTTPServer(
        address: try .inet(ip4: "127.0.0.1", port: UInt16(port)), timeout: longestAnswer,
        pool: PatientPool(patience: patience), logger: .disabled, handler: handler)
      let listening = Task { try await server.waitUntilListening(timeout: longestAnswer) }
      // Above builds, which have all threads of their own priority at work.
      let serving = Task(priority: .high) {
        defer { listening.cancel() }
        try await server.run()
      }
      if case .failure = await listening.result { try await serving.value }
      guard case .ip4(_, let port)? = await server.listeningAddress else { return nil }
      return LoopbackServer(server, handler, serving, port: Int(port))
    } catch SocketError.failed(_, EADDRINUSE, _), SocketError.failed(_, EACCES, _) {
      return nil
    } catch {
      throw ServingError("port \(port) cannot be opened: \(reason(error))")
    }
  }

  private static func reason(_ error: any Error) -> String {
    if case SocketError.failed(_, _, let message) = error { message } else { "\(error)" }
  }

  /// Answers until `stop` is called.
  package func run(_ answers: @escaping Answers) async throws(ServingError) {
    handler.begin(with: answers, port: port)
    var end = await serving.result
    while !isStopped.load(ordering: .acquiring), case .failure(let error) = end {
      // Where a client cannot be let in, since there are too many, FlyingFox lets go all of them and ends.
      guard case SocketError.failed("Accept", _, _) = error else {
        throw ServingError("port \(port) is no longer served: \(Self.reason(error))")
      }
      end = await Task(priority: .high) { [server] in try await server.run() }.result
    }
  }

  /// Sends an event to every client that listens.
  package func announce(_ event: String) { handler.listeners.announce(event) }

  /// Ends `run` and every connection.
  package func stop() async {
    isStopped.store(true, ordering: .releasing)
    handler.end()
    await server.stop()
  }
}
