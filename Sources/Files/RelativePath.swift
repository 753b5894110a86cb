/// Paths within a project or a site: `/` between parts, never absolute.
package enum RelativePath {
  /// A path with `.` and `..` worked out, or nil where it is absolute or climbs out of the root.
  package static func normalized(_ path: String) -> String? {
    guard !path.hasPrefix("/") else { return nil }
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// `target` as written in a file at `base` (from the root), or nil where it is absolute or climbs out of the root.
  package static func resolved(_ target: String, from base: String) -> String? {
    guard !target.hasPrefix("/") else { return nil }
    return normalized(folder(of: base) + (folder(of: base).isEmpty ? "" : "/") + target)
  }

  /// How a page at `base` links to `target`, both from the root: `../css/site.css`.
  ///
  /// It is an address: what would mean something else there is percent-encoded.
  package static func link(to target: String, from base: String) -> String {
    let from = folder(of: base).split(separator: "/")
    let to = target.split(separator: "/", omittingEmptySubsequences: false)
    var shared = 0
    while shared < from.count, shared < to.count - 1, from[shared] == to[shared] { shared += 1 }
    return String(repeating: "../", count: from.count - shared) + address(to[shared...].joined(separator: "/"))
  }

  /// Source: https://url.spec.whatwg.org/#path-percent-encode-set, with `%` and `\`.
  private static func address(_ path: String) -> String {
    guard path.utf8.contains(where: hasMeaning) else { return path }
    var out = ""
    for scalar in path.unicodeScalars {
      guard scalar.isASCII, hasMeaning(UInt8(scalar.value)), scalar != ":" else {
        out.unicodeScalars.append(scalar)
        continue
      }
      out += scalar.value < 16 ? "%0" : "%"
      out += String(scalar.value, radix: 16, uppercase: true)
    }
    // A colon in the first part would end a scheme.
    return out.prefix { $0 != "/" }.contains(":") ? "./" + out : out
  }

  private static func hasMeaning(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x7F || "\"#%:<>?\\^`{}|".utf8.contains(byte)
  }

  /// The folder a path stands in, without its last slash; empty at the root.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
