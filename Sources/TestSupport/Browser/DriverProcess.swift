/// A running chromedriver and the port it listens on.
struct DriverProcess: Sendable {
  let port: Int
  /// Runs it to its end; cancelled, it ends it.
  private let life: Task<Void, any Error>

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
    let driver = ChildProcess(try BrowserTools.driver(), ["--port=0"])
    let (found, finding) = AsyncStream.makeStream(of: Int.self)
    let life = Task {
      defer { finding.finish() }
      _ = try await driver.run { _, lines in
        // What comes behind the port is read too, so that the program never waits for a reader.
        while let line = try await lines.next() {
          if let port = port(in: line) { finding.yield(port) }
        }
      }
    }
    return try await withTaskCancellationHandler {
      for await port in found { return DriverProcess(port: port, life: life) }
      try await life.value
      return nil
    } onCancel: {
      life.cancel()
    }
  }

  /// Ends it and every browser it started.
  func stop() async {
    do {
      _ = try await LoopbackHTTP.request("GET", "/shutdown", body: nil, port: port)
    } catch {
      print("chromedriver does not end by itself: \(error)")
      life.cancel()
    }
    if case .failure(let error) = await life.result, !(error is CancellationError), !life.isCancelled {
      print("chromedriver cannot be ended: \(error)")
    }
  }

  private static func port(in line: String) -> Int? {
    guard line.contains("started successfully on port "), let word = line.split(separator: " ").last else { return nil }
    return Int(word.prefix { $0.isNumber })
  }
}
