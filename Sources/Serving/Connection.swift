/// One client: what it has sent of its request, and what is left of the answer.
struct Connection {
  enum State {
    case reading
    case writing
    /// Its answer is sent, and events follow.
    case listening
    /// Its answer is sent; what it still sends is read and dropped, since the answer would be lost if it met a closed
    /// connection.
    case closing
  }

  let descriptor: Int32
  private(set) var state = State.reading
  private var received: [UInt8] = []
  private var waiting: ArraySlice<UInt8> = []
  private var isStream = false
  /// When it is given up unless something happens, in milliseconds of the server's clock.
  private(set) var deadline: Int

  /// The most bytes of a request before its empty line.
  static let mostHead = 16 << 10
  /// The most bytes of events that wait for a client who does not read them.
  private static let mostWaiting = 1 << 20
  /// How long a client may take for its next bytes.
  private static let patience = 10_000
  /// How long it may take to hang up after its answer.
  private static let lastPatience = 1_000

  init(_ descriptor: Int32, now: Int) {
    self.descriptor = descriptor
    deadline = now + Self.patience
  }

  var wantsToWrite: Bool { !waiting.isEmpty }

  /// Takes in what the client sends; false once it is gone.
  mutating func read(now: Int, _ answer: (Result<HTTPRequest, HTTPRequest.Fault>?) -> HTTPResponse) -> Bool {
    guard let bytes = Sockets.receive(from: descriptor, atMost: Self.mostHead) else { return false }
    guard state == .reading else { return true }
    received += bytes
    deadline = now + Self.patience
    guard let end = Self.end(of: received) else {
      if received.count >= Self.mostHead { reply(answer(nil), isHead: false, now) }
      return true
    }
    let head = Array(received[..<end])
    received = []
    do throws(HTTPRequest.Fault) {
      let request = try HTTPRequest(head: head)
      reply(answer(.success(request)), isHead: request.method == "HEAD", now)
    } catch {
      reply(answer(.failure(error)), isHead: false, now)
    }
    return true
  }

  private mutating func reply(_ response: HTTPResponse, isHead: Bool, _ now: Int) {
    isStream = response.isStream && !isHead
    waiting = response.bytes(withBody: !isHead)[...]
    state = .writing
    deadline = now + Self.patience
  }

  /// Sends what the client takes; false once nothing is left to be done for it.
  mutating func write(now: Int) -> Bool {
    guard let count = Sockets.send(waiting, to: descriptor) else { return false }
    waiting = waiting.dropFirst(count)
    if count > 0 { deadline = now + Self.patience }
    guard waiting.isEmpty else { return true }
    waiting = []
    guard isStream else {
      Sockets.finish(descriptor)
      state = .closing
      deadline = now + Self.lastPatience
      return true
    }
    state = .listening
    deadline = Int.max
    return true
  }

  /// Adds an event for a client that listens; false for one that has stopped reading.
  mutating func announce(_ event: [UInt8], now: Int) -> Bool {
    guard isStream else { return true }
    guard waiting.count + event.count <= Self.mostWaiting else { return false }
    waiting = (Array(waiting) + event)[...]
    deadline = now + Self.patience
    return true
  }

  /// Where the head of a request ends: at its empty line.
  private static func end(of bytes: [UInt8]) -> Int? {
    var index = 0
    while let line = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) {
      let next = line + 1
      if next < bytes.count, bytes[next] == UInt8(ascii: "\n") { return next }
      if next + 1 < bytes.count, bytes[next] == UInt8(ascii: "\r"), bytes[next + 1] == UInt8(ascii: "\n") {
        return next
      }
      index = next
    }
    return nil
  }
}
