import Serving
import TestSupport
import Testing

struct ServerTests {
  /// A server of one page for the time of the body.
  private func serving(
    patience: Duration = .seconds(600), _ body: (LoopbackServer) async throws -> Void
  ) async throws {
    let server = try await LoopbackServer.listening(from: 0, patience: patience)
    async let end: Void = server.run { path in
      switch path {
      case "a.html": FileAnswer(type: "text/html", headers: ["X-Own": "yes"], body: .bytes(Array("<p>A</p>".utf8)))
      case "long.txt": FileAnswer(type: "text/plain", body: .bytes([UInt8](repeating: 0x61, count: Self.long)))
      case "events": .events(first: "hello")
      default: .missing("nothing here")
      }
    }
    do { try await body(server) } catch {
      await server.stop()
      try await end
      throw error
    }
    await server.stop()
    try await end
  }

  private func ask(_ server: LoopbackServer, _ text: String) async throws -> String {
    try await RawConnection.exchange(text, port: server.port)
  }

  /// More bytes than the system keeps for a client that does not read.
  private static let long = 32 << 20

  private static let page = "GET /a.html HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"

  @Test func answersARequestAndHangsUpIfAskedTo() async throws {
    try await serving { server in
      let answer = try await ask(server, Self.page)
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
      for header in [
        "Content-Type: text/html", "Content-Length: 8", "X-Own: yes", "Cache-Control: no-store",
        "X-Content-Type-Options: nosniff",
      ] {
        #expect(answer.contains("\r\n\(header)\r\n"))
      }
      #expect(answer.hasSuffix("\r\n\r\n<p>A</p>"))
    }
  }

  @Test func answersSeveralRequestsOfAClient() async throws {
    try await serving { server in
      let client = try RawConnection(port: server.port)
      for query in ["", "?x=../..#y"] {
        try client.send("GET /a.html\(query) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(try await client.read(until: "</p>").hasPrefix("HTTP/1.1 200 OK\r\n"))
      }
    }
  }

  @Test func leavesTheBodyOutOfAnAnswerToHEAD() async throws {
    try await serving { server in
      let answer = try await ask(server, "HEAD /a.html HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
      #expect(answer.contains("Content-Length: 8\r\n") && answer.hasSuffix("\r\n\r\n"))
    }
  }

  @Test(arguments: [
    ("GET /a.html HTTP/1.1\r\nHost: evil.example\r\n\r\n", "HTTP/1.1 403 "),
    ("GET /a.html HTTP/1.1\r\n\r\n", "HTTP/1.1 403 "),
    ("POST /a.html HTTP/1.1\r\nHost: localhost\r\n\r\n", "HTTP/1.1 405 "),
    ("GET /a.html HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\nx", "HTTP/1.1 405 "),
    ("GET /../a HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", "HTTP/1.1 404 "),
    ("GET /b.html HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", "HTTP/1.1 404 "), ("nonsense\r\n\r\n", ""),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n", ""),
  ])
  func saysWhyItDoesNotAnswer(_ request: String, _ start: String) async throws {
    try await serving { server in
      let answer = try await ask(server, request)
      #expect(start.isEmpty ? answer.isEmpty : answer.hasPrefix(start))
      // The next client is none the worse for it.
      #expect(try await ask(server, Self.page).contains(" 200 "))
    }
  }

  /// A page elsewhere may send any bytes as the body of a request.
  @Test(arguments: [
    "POST / HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 9000000\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n",
  ])
  func readsNoRequestBehindOneThatItRefuses(_ refused: String) async throws {
    try await serving { server in
      let answer = try await ask(server, refused + Self.page)
      #expect(answer.hasPrefix("HTTP/1.1 40") && !answer.contains("<p>A</p>"))
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

  @Test func letsTheOldestGoOfTooManyWhoListen() async throws {
    try await serving { server in
      var listeners: [RawConnection] = []
      for _ in 0...128 {
        let listener = try RawConnection(port: server.port)
        try listener.send("GET /events HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        _ = try await listener.read(until: "data: hello\n\n")
        listeners.append(listener)
      }
      server.announce("build 2")
      #expect(try await !listeners[0].read(until: "build 2").contains("build 2"))
      #expect(try await listeners[1].read(until: "build 2").contains("build 2"))
      #expect(try await listeners[128].read(until: "build 2").contains("build 2"))
    }
  }

  @Test func waitsForNoClientThatSaysNothingOrReadsNothing() async throws {
    try await serving(patience: .milliseconds(500)) { server in
      let silent = try RawConnection(port: server.port)
      let halting = try RawConnection(port: server.port)
      try halting.send("GET /a.html HTTP/1.1\r\nHo")
      let deaf = try RawConnection(port: server.port)
      try deaf.send("GET /long.txt HTTP/1.1\r\nHost: localhost\r\n\r\n")
      let listening = try RawConnection(port: server.port)
      try listening.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
      _ = try await listening.read(until: "hello")
      #expect(try await ask(server, Self.page).hasSuffix("<p>A</p>"))
      #expect(try await silent.read(until: "") == "")
      #expect(try await halting.read(until: "") == "")
      // Others are waited for meanwhile, one after the other.
      for _ in 0..<4 { #expect(try await RawConnection(port: server.port).read(until: "") == "") }
      // By now it has been given up: what was on its way arrives, and no more.
      #expect(try await deaf.read(until: "").utf8.count < Self.long)
      server.announce("build 2")
      #expect(try await listening.read(until: "build 2").contains("build 2"))
    }
  }

  @Test func letsThoseWaitWhoComeBeforeThereIsASite() async throws {
    let server = try await LoopbackServer.listening(from: 0)
    let early = try RawConnection(port: server.port)
    try early.send(Self.page)
    async let end: Void = server.run { _ in .missing("later") }
    #expect(try await early.read(until: "").hasSuffix("later\n"))
    await server.stop()
    try await end
  }

  @Test func stopsWithClientsThatSayNothing() async throws {
    let server = try await LoopbackServer.listening(from: 0)
    let silent = try RawConnection(port: server.port)
    async let end: Void = server.run { _ in .missing("none") }
    #expect(try await ask(server, Self.page).hasSuffix("none\n"))
    await server.stop()
    try await end
    #expect(try await silent.read(until: "x") == "")
  }

  @Test func takesTheNextPortIfOneIsTaken() async throws {
    let first = try await LoopbackServer.listening(from: 0)
    let second = try await LoopbackServer.listening(from: first.port)
    #expect(second.port != first.port)
    await first.stop()
    await second.stop()
  }
}
