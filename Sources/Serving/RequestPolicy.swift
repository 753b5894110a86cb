import Foundation

/// Which requests are answered: those to this machine by one of its own names, for what may be a file of the site.
package enum RequestPolicy {
  /// The path of a file from the root of the site, `one/a b.html`; nil if it leads out of it, or is no path.
  ///
  /// - Parameter target: the percent-encoded path of a request. Every part has to be the name of something in the folder
  ///     before it.
  package static func path(_ target: String) -> String? {
    guard target.utf8.first == UInt8(ascii: "/"),
      let path = String(decoding: target.utf8.dropFirst(), as: UTF8.self).removingPercentEncoding,
      path.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") })
    else { return nil }
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let leadsOut = parts.contains { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
    return leadsOut || parts.dropLast().contains(where: \.isEmpty) ? nil : path
  }

  /// Whether a host is this machine; a page elsewhere can make a browser send others.
  ///
  /// - Parameter host: the host that a request names, with its port.
  package static func isLocal(_ host: String?, port: Int) -> Bool {
    guard let host = host?.lowercased() else { return false }
    return ["127.0.0.1", "localhost", "[::1]"].contains { host == $0 || host == "\($0):\(port)" }
  }
}
