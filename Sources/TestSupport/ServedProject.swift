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
    let program = try program ?? Program.folder() + "/specimen"
    return try await ChildProcess(program, ["serve", "--port", "4747"], in: folder).run { running, lines in
      guard let port = port(in: try await lines.next() ?? "") else {
        throw WebDriverFault("specimen serve did not say its address")
      }
      try await body(ServedProject(port: port, processID: running.processID))
      try running.interrupt()
    }
  }

  /// The whole answer to a request, its head included.
  package func get(_ path: String) async throws -> String {
    let request = "GET \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\n\r\n"
    return try await RawConnection.exchange(request, port: port)
  }

  /// A connection on which events arrive.
  package func listen() throws -> RawConnection {
    let connection = try RawConnection(port: port)
    try connection.send("GET /.specimen/events HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
    return connection
  }

  package func url(_ path: String) -> String { "http://127.0.0.1:\(port)/\(path)" }

  /// The port in the program's first line: `3 pages at http://127.0.0.1:4747/`.
  private static func port(in line: String) -> Int? {
    guard let host = line.firstRange(of: "127.0.0.1:") else { return nil }
    return Int(line[host.upperBound...].prefix(while: \.isNumber))
  }
}
