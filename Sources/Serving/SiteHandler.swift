import FlyingFox
import FlyingSocks
import Foundation

/// Answers requests for the files of a site, and refuses all others.
struct SiteHandler: HTTPHandler {
  let listeners = Listeners()
  /// What there is to answer with, as soon as there is something; nil where the server stops before.
  private let site: Task<Site?, Never>
  private let begin: AsyncStream<Site>.Continuation

  /// How a site is answered for, and the port that it is asked for on.
  private struct Site: Sendable {
    let answers: LoopbackServer.Answers
    let port: Int
  }

  init() {
    let (sites, begin) = AsyncStream.makeStream(of: Site.self)
    site = Task { await sites.first { _ in true } }
    self.begin = begin
  }

  /// Answers those who have been waiting, and all who come.
  func begin(with answers: @escaping LoopbackServer.Answers, port: Int) {
    begin.yield(Site(answers: answers, port: port))
    begin.finish()
  }

  /// Lets those go who wait for a site or listen to events.
  func end() {
    begin.finish()
    listeners.finish()
  }

  func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
    guard let site = await site.value else { return Self.refusal(.serviceUnavailable, "the server is stopping") }
    guard RequestPolicy.isLocal(request.headers[.host], port: site.port) else {
      return Self.refusal(.forbidden, "this server answers only to localhost")
    }
    let isHead = request.method == .HEAD
    guard isHead || request.method == .GET, request.bodySequence.count == 0 else {
      return Self.refusal(.methodNotAllowed, "files can only be read")
    }
    let answer =
      if let path = RequestPolicy.path(request.target.path()) { site.answers(path) } else {
        FileAnswer.missing("this is not a file of the site")
      }
    return response(answer, isHead: isHead)
  }

  private func response(_ answer: FileAnswer, isHead: Bool) -> HTTPResponse {
    let status: HTTPStatusCode =
      switch answer.status {
      case .found: .ok
      case .moved: .movedPermanently
      case .missing: .notFound
      }
    var headers = Self.headers(answer.type)
    for (name, value) in answer.headers { headers[HTTPHeader(name)] = value }
    switch answer.body {
    case .bytes(let bytes):
      headers[.contentLength] = "\(bytes.count)"
      let body = HTTPBodySequence(data: Data(isHead ? [] : bytes), suggestedBufferSize: Self.piece)
      return HTTPResponse(statusCode: status, headers: headers, body: body)
    case .events where isHead: return HTTPResponse(statusCode: status, headers: headers)
    case .events(let first):
      let body = HTTPBodySequence(from: listeners.listen(first: first))
      return HTTPResponse(statusCode: status, headers: headers, body: body)
    }
  }

  /// How much of a file is handed to the system at once.
  private static let piece = 1 << 16

  private static func headers(_ type: String) -> HTTPHeaders {
    var headers = HTTPHeaders([.contentType: type, .cacheControl: "no-store"])
    headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
    return headers
  }

  /// Why somebody gets no answer. What they may have sent behind it is not read as another request: they are hung up on.
  private static func refusal(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
    let bytes = Array((text + "\n").utf8)
    var headers = headers("text/plain; charset=utf-8")
    headers[.connection] = "close"
    return HTTPResponse(
      statusCode: status, headers: headers,
      body: HTTPBodySequence(from: ByteStream.lastWords(bytes), count: bytes.count))
  }
}
