import Serving
import Testing

struct RequestPolicyTests {
  @Test(arguments: [
    ("/", ""), ("/a/b.html", "a/b.html"), ("/a/", "a/"), ("/a%20b%2Fc", "a b/c"), ("/%C3%A9.html", "é.html"),
    ("/..a/b..", "..a/b.."),
  ])
  func readsAPath(_ target: String, _ path: String) {
    #expect(RequestPolicy.path(target) == path)
  }

  @Test(arguments: [
    "/../x", "/a/../../x", "/%2e%2e/x", "/a/%2E%2E%2Fx", "/./a", "//etc/passwd", "/a//b", "/a\\..\\b", "/a%5cb",
    "/a%00b", "/a%0ab", "/%zz", "/%f", "/%ff", "a", "http://localhost/a", "*", "", "/a/\u{301}/../b", "/..",
  ])
  func refusesAPathThatIsNone(_ target: String) {
    #expect(RequestPolicy.path(target) == nil)
  }

  @Test(arguments: [
    ("localhost:4747", true), ("127.0.0.1:4747", true), ("LOCALHOST", true), ("[::1]:4747", true),
    ("localhost:80", false),
    ("evil.example", false), ("localhost.evil.example", false), ("127.0.0.1.evil.example:4747", false), ("", false),
    (nil, false),
  ])
  func answersOnlyToNamesOfThisMachine(_ host: String?, _ isLocal: Bool) {
    #expect(RequestPolicy.isLocal(host, port: 4747) == isLocal)
  }
}
