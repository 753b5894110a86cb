/// An answer with its whole body.
package struct HTTPResponse: Sendable {
  package let status: Int
  /// The media type of the body.
  package let type: String
  package let headers: [(name: String, value: String)]
  package let body: [UInt8]
  /// Whether the connection stays open for announcements behind the body.
  let isStream: Bool

  package init(
    status: Int = 200, type: String, headers: [(name: String, value: String)] = [], body: [UInt8]
  ) {
    self.init(status: status, type: type, headers: headers, body: body, isStream: false)
  }

  private init(
    status: Int, type: String, headers: [(name: String, value: String)], body: [UInt8], isStream: Bool
  ) {
    self.status = status
    self.type = type
    self.headers = headers
    self.body = body
    self.isStream = isStream
  }

  /// An answer in words.
  package static func text(_ status: Int, _ text: String) -> HTTPResponse {
    HTTPResponse(status: status, type: "text/plain; charset=utf-8", body: Array((text + "\n").utf8))
  }

  /// A stream of events, which begins with one.
  ///
  /// Source: https://html.spec.whatwg.org/multipage/server-sent-events.html
  package static func events(first: String) -> HTTPResponse {
    HTTPResponse(
      status: 200, type: "text/event-stream", headers: [], body: event(first), isStream: true)
  }

  static func event(_ data: String) -> [UInt8] {
    Array(data.split(separator: "\n", omittingEmptySubsequences: false).map { "data: \($0)\n" }.joined().utf8) + [0x0A]
  }

  /// The bytes to be sent.
  func bytes(withBody: Bool) -> [UInt8] {
    var head = "HTTP/1.1 \(status) \(Self.reason(status))\r\nContent-Type: \(type)\r\n"
    if !isStream { head += "Content-Length: \(body.count)\r\n" }
    for header in headers { head += "\(header.name): \(header.value)\r\n" }
    head += "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
    return Array(head.utf8) + (withBody ? body : [])
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 301: "Moved Permanently"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 431: "Request Header Fields Too Large"
    case 503: "Service Unavailable"
    default: "Answer"
    }
  }
}
