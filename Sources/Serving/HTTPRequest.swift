import Printing

/// The part of a request that a server of files answers: its method, path and host.
package struct HTTPRequest: Sendable, Equatable {
  package let method: String
  /// From the root of the site, percent-decoded, without the first slash, query and fragment: `one/a b.html`.
  package let path: String
  /// The host that the client asked for, in lower case and with its port; nil if it named none.
  package let host: String?

  package enum Fault: Error, Equatable {
    /// It is not HTTP/1.1 as this server reads it.
    case malformed
    /// Its path leads out of the site, or is no path.
    case outside
  }

  /// Reads the head of a request, up to the empty line.
  package init(head: [UInt8]) throws(Fault) {
    let lines = head.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
    let words = (lines.first ?? []).split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3, words[2].starts(with: "HTTP/1."), !words[0].isEmpty,
      words[0].allSatisfy(\.isUppercase)
    else { throw .malformed }
    method = String(decoding: words[0], as: UTF8.self)
    path = try Self.path(words[1])
    var host: String?
    for line in lines.dropFirst() where !line.isEmpty {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else { throw .malformed }
      guard String(decoding: line[..<colon], as: UTF8.self).lowercased() == "host" else { continue }
      // Two hosts are a way of saying one thing to a proxy and another to the server.
      guard host == nil else { throw .malformed }
      let value = line[(colon + 1)...].drop(while: \.isSpace)
      host = String(decoding: value, as: UTF8.self).lowercased()
      while host?.last?.isWhitespace == true { host?.removeLast() }
    }
    self.host = host
  }

  /// Decodes a path; every part has to be the name of something in the folder before it.
  private static func path(_ target: ArraySlice<UInt8>) throws(Fault) -> String {
    guard target.first == UInt8(ascii: "/") else { throw .outside }
    let end = target.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? target.endIndex
    var bytes: [UInt8] = []
    var rest = target[(target.startIndex + 1)..<end]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
        throw .outside
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }) else { throw .outside }
    guard let path = String(validating: bytes, as: UTF8.self) else { throw .outside }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for part in parts.dropLast() where part.isEmpty { throw .outside }
    for part in parts where part == "." || part == ".." { throw .outside }
    return path
  }

  /// Whether it was sent to this machine by one of its own names; a page elsewhere can make a browser send others.
  package func isLocal(port: Int) -> Bool {
    guard let host else { return false }
    return ["127.0.0.1", "localhost", "[::1]"].contains { host == $0 || host == "\($0):\(port)" }
  }
}
