import Diagnostics
import Files
import Pipeline
import Printing
import Serving
import Theme

/// The answers to requests for files of a site that is being written.
struct SiteAnswers: Sendable {
  private let site: LiveSite

  init(_ site: LiveSite) { self.site = site }

  /// What a page may load. Pages that are published keep it too.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; "
    + "img-src 'self' data:; connect-src 'self'"

  /// The folder of what belongs to the server and not to the site.
  private static let own = ".specimen/"

  /// - Parameter asked: the path of a file or a folder from the root of the site.
  func answer(_ asked: String) -> FileAnswer {
    if asked.hasPrefix(Self.own) { return ownAnswer(String(asked.dropFirst(Self.own.count))) }
    let path = asked.isEmpty || asked.hasSuffix("/") ? asked + "index.html" : asked
    if let bytes = site.file(path) { return file(path, bytes, .found) }
    if site.has(path + "/index.html") {
      let folder = "/" + RelativePath.link(to: path, from: "") + "/"
      return FileAnswer(.moved, type: "text/plain; charset=utf-8", headers: ["Location": folder], body: .bytes([]))
    }
    return site.file("404.html").map { file("404.html", $0, .missing) }
      ?? .missing("\(path) is not a file of the site")
  }

  private func file(_ path: String, _ bytes: [UInt8], _ status: FileAnswer.Status) -> FileAnswer {
    let type = MediaType.of(path)
    guard type.hasPrefix("text/html") else { return FileAnswer(status, type: type, body: .bytes(bytes)) }
    return FileAnswer(
      status, type: type, headers: ["Content-Security-Policy": Self.policy], body: .bytes(Self.live(bytes)))
  }

  /// A page with what shows it anew and tells its findings.
  private static func live(_ page: [UInt8]) -> [UInt8] {
    let end = Array("</body>".utf8)
    guard let place = page.lastIndexOfSequence(end) else { return page }
    let parts = """
      <link rel="stylesheet" href="/\(own)live.css"><script src="/\(own)live.js" defer></script>

      """
    return Array(page[..<place]) + Array(parts.utf8) + Array(page[place...])
  }

  // MARK: What belongs to the server

  private func ownAnswer(_ path: String) -> FileAnswer {
    switch path {
    case "live.js": FileAnswer(type: MediaType.of(path), body: .bytes(SiteTheme.live.script))
    case "live.css": FileAnswer(type: MediaType.of(path), body: .bytes(SiteTheme.live.style))
    case "events": .events(first: "build \(site.number)")
    case _ where path.hasPrefix("findings/"):
      FileAnswer(
        type: "application/json", body: .bytes(Array(findings(String(path.dropFirst("findings/".count))).utf8)))
    default: .missing("\(path) is not a file of the server")
    }
  }

  /// `{"findings": [{"severity", "text"}], "others", "elsewhere": [the same, the first of the others], "checking"?,
  /// "failure"?, "stale"?}`
  private func findings(_ page: String) -> String {
    let path = page.isEmpty || page.hasSuffix("/") ? page + "index.html" : page
    let found = site.findings(ofPage: path)
    let others = Array(found.own.dropFirst(Self.mostShown)) + found.others
    var style = TextStyle()
    var json = JSONWriter()
    func list(_ name: String, _ findings: ArraySlice<Diagnostic>, _ json: inout JSONWriter) {
      json.array(name) { json in
        for finding in findings {
          let text = style.text(finding)
          json.object { json in
            json.member("severity", finding.severity.rawValue)
            json.member("text", text)
          }
        }
      }
    }
    json.object { json in
      list("findings", found.own.prefix(Self.mostShown), &json)
      json.member("others", others.count)
      list("elsewhere", others.prefix(Self.mostShown), &json)
      if found.isBeingChecked { json.member("checking", true) }
      if let failure = found.failure { json.member("failure", failure) }
      if let stale = found.stale { json.member("stale", stale) }
    }
    return json.text
  }

  private static let mostShown = 50
}

/// The types of files, by the ends of their names.
enum MediaType {
  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "json": "application/json", "md": "text/markdown; charset=utf-8", "txt": "text/plain; charset=utf-8",
    "xml": "application/xml", "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
    "gif": "image/gif", "webp": "image/webp", "avif": "image/avif", "pdf": "application/pdf", "woff2": "font/woff2",
    "mp4": "video/mp4", "webm": "video/webm", "yml": "text/plain; charset=utf-8",
  ]

  static func of(_ path: String) -> String {
    let suffix = RelativePath.name(of: path).split(separator: ".").last.map { $0.lowercased() } ?? ""
    return types[suffix] ?? "application/octet-stream"
  }
}

extension [UInt8] {
  /// Where some bytes are found last.
  fileprivate func lastIndexOfSequence(_ wanted: [UInt8]) -> Int? {
    guard count >= wanted.count else { return nil }
    return (0...(count - wanted.count)).reversed().first { self[$0..<$0 + wanted.count].elementsEqual(wanted) }
  }
}
