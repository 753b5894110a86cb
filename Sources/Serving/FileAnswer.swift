/// What is sent for the path of a request.
package struct FileAnswer: Sendable {
  package enum Status: Sendable {
    case found
    case moved
    case missing
  }

  package enum Body: Sendable {
    case bytes([UInt8])
    /// A stream of events, which begins with one.
    case events(first: String)
  }

  let status: Status
  /// The media type of the body.
  let type: String
  let headers: [String: String]
  let body: Body

  package init(_ status: Status = .found, type: String, headers: [String: String] = [:], body: Body) {
    self.status = status
    self.type = type
    self.headers = headers
    self.body = body
  }

  /// Words for somebody who asked for a file that there is not.
  package static func missing(_ text: String) -> FileAnswer {
    FileAnswer(.missing, type: "text/plain; charset=utf-8", body: .bytes(Array((text + "\n").utf8)))
  }

  /// Source: https://html.spec.whatwg.org/multipage/server-sent-events.html
  package static func events(first: String) -> FileAnswer {
    FileAnswer(type: "text/event-stream", body: .events(first: first))
  }
}
