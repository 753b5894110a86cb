import Serving
import TestSupport
import Testing

struct ServerTests {
  /// A server of one page for the time of the body.
  private func serving(_ body: (LoopbackServer) async throws -> Void) async throws {
    let server = try LoopbackServer(port: 0)
    async let end: Void = server.run { request in
      request.path == "a.html"
        ? HTTPResponse(type: "text/html", body: Array("<p>A</p>".utf8))
        : request.path == "events" ? .events(first: "hello") : .text(404, "nothing here")
    }
    do { try await body(server) } catch {
      server.stop()
      await end
      throw error
    }
    server.stop()
    await end
  }

  private func ask(_ server: LoopbackServer, _ text: String) async throws -> String {
    try await RawConnection.exchange(text, port: server.port)
  }

  @Test func answersARequestAndHangsUp() async throws {
    try await serving { server in
      let answer = try await ask(server, "GET /a.html HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 8\r\n"))
      #expect(answer.hasSuffix("\r\n\r\n<p>A</p>"))
    }
  }

  @Test func leavesTheBodyOutOfAnAnswerToHEAD() async throws {
    try await serving { server in
      let answer = try await ask(server, "HEAD /a.html HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(answer.contains("Content-Length: 8\r\n") && answer.hasSuffix("\r\n\r\n"))
    }
  }

  @Test(arguments: [
    ("GET /a.html HTTP/1.1\r\nHost: evil.example\r\n\r\n", "403"), ("GET /a.html HTTP/1.1\r\n\r\n", "403"),
    ("POST /a.html HTTP/1.1\r\nHost: localhost\r\n\r\n", "405"),
    ("GET /../a HTTP/1.1\r\nHost: localhost\r\n\r\n", "404"),
    ("nonsense\r\n\r\n", "400"), ("GET /b.html HTTP/1.1\r\nHost: localhost\r\n\r\n", "404"),
    ("GET /" + String(repeating: "a", count: 20_000), "431"),
  ])
  func saysWhyItDoesNotAnswer(_ request: String, _ status: String) async throws {
    try await serving { server in
      let answer = try await ask(server, request)
      #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
      // The next client is none the worse for it.
      let next = try await ask(server, "GET /a.html HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(next.contains(" 200 "))
    }
  }

  @Test func announcesToThoseWhoListen() async throws {
    try await serving { server in
      let listener = try RawConnection(port: server.port)
      try listener.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(try await listener.read(until: "data: hello\n\n").contains("text/event-stream"))
      server.announce("build 2")
      #expect(try await listener.read(until: "data: build 2\n\n").hasSuffix("data: build 2\n\n"))
      server.announce("two\nlines")
      #expect(try await listener.read(until: "\n\n").hasSuffix("data: two\ndata: lines\n\n"))
    }
  }

  @Test func stopsWithClientsThatSayNothing() async throws {
    let silent = try await withServer { server in try RawConnection(port: server.port) }
    #expect(try await silent.read(until: "x") == "")
  }

  private func withServer<Result>(_ body: (LoopbackServer) async throws -> Result) async throws -> Result {
    let server = try LoopbackServer(port: 0)
    async let end: Void = server.run { _ in .text(200, "yes") }
    let result = try await body(server)
    server.stop()
    await end
    return result
  }

  @Test func takesTheNextPortIfOneIsTaken() throws {
    let first = try LoopbackServer(port: 0)
    let second = try LoopbackServer(port: first.port)
    #expect(second.port != first.port)
  }
}
