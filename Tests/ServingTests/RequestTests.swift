import Serving
import Testing

struct RequestTests {
  private func request(_ target: String, host: String = "localhost") throws -> HTTPRequest {
    try HTTPRequest(head: Array("GET \(target) HTTP/1.1\r\nHost: \(host)\r\nAccept: */*\r\n".utf8))
  }

  @Test(arguments: [
    ("/", ""), ("/a/b.html", "a/b.html"), ("/a/", "a/"), ("/a.html?x=../..#y", "a.html"), ("/a%20b%2Fc", "a b/c"),
    ("/%C3%A9.html", "é.html"), ("/..a/b..", "..a/b.."),
  ])
  func readsAPath(_ target: String, _ path: String) throws {
    #expect(try request(target).path == path)
  }

  @Test(arguments: [
    "/../x", "/a/../../x", "/%2e%2e/x", "/a/%2E%2E%2Fx", "/./a", "//etc/passwd", "/a//b", "/a\\..\\b", "/a%5cb",
    "/a%00b",
    "/a%0ab", "/%zz", "/%f", "/%ff", "a", "http://localhost/a", "*", "",
  ])
  func refusesAPathThatIsNone(_ target: String) {
    #expect(throws: HTTPRequest.Fault.self) { try request(target) }
  }

  @Test(arguments: [
    "", "GET", "GET /", "GET / HTTP/2", "get / HTTP/1.1", "GET / HTTP/1.1 x", "GET / HTTP/1.1\r\nno colon\r\n",
    "GET / HTTP/1.1\r\n: empty\r\n", "GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n",
  ])
  func refusesWhatIsNoRequest(_ head: String) {
    #expect(throws: HTTPRequest.Fault.malformed) { try HTTPRequest(head: Array(head.utf8)) }
  }

  @Test(arguments: [
    ("localhost:4747", true), ("127.0.0.1:4747", true), ("LOCALHOST", true), ("[::1]:4747", true),
    ("localhost:80", false),
    ("evil.example", false), ("localhost.evil.example", false), ("127.0.0.1.evil.example:4747", false), ("", false),
  ])
  func answersOnlyToNamesOfThisMachine(_ host: String, _ isLocal: Bool) throws {
    #expect(try request("/", host: host).isLocal(port: 4747) == isLocal)
  }
}
