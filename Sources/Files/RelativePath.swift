/// Paths within a project or a site: `/` between parts, never absolute.
package enum RelativePath {
  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// A path with `.` and `..` worked out, or nil where it is absolute or climbs out of the root.
  package static func normalized(_ path: String) -> String? {
    let bytes = Array(path.utf8)
    guard bytes.first != slash else { return nil }
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: slash) ?? bytes.count
      defer { start = end + 1 }
      let length = end - start
      if length == 0 || length == 1 && bytes[start] == dot { continue }
      guard length == 2, bytes[start] == dot, bytes[start + 1] == dot else {
        if !out.isEmpty { out.append(slash) }
        out.append(contentsOf: bytes[start..<end])
        continue
      }
      guard !out.isEmpty else { return nil }
      out.removeSubrange((out.lastIndex(of: slash) ?? 0)...)
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// `target` as written in a file at `base` (from the root), or nil where it is absolute or climbs out of the root.
  package static func resolved(_ target: String, from base: String) -> String? {
    guard target.utf8.first != slash else { return nil }
    let folder = folder(of: base)
    return normalized(folder.isEmpty ? target : folder + "/" + target)
  }

  /// How a page at `base` links to `target`, both from the root: `../css/site.css`.
  ///
  /// It is an address: what would mean something else there is percent-encoded.
  package static func link(to target: String, from base: String) -> String {
    // The folders both stand in end at the last slash before they differ.
    var (target, base) = (target, base)
    return target.withUTF8 { target in base.withUTF8 { base in link(to: target, from: base) } }
  }

  private static func link(to target: UnsafeBufferPointer<UInt8>, from base: UnsafeBufferPointer<UInt8>) -> String {
    var shared = 0
    var index = 0
    while index < min(target.count, base.count), target[index] == base[index] {
      index += 1
      if target[index - 1] == slash { shared = index }
    }
    let rest = target[shared...]
    let climbs = base[shared...].count { $0 == slash }
    guard !rest.contains(where: hasMeaning) else {
      return String(repeating: "../", count: climbs) + address(String(decoding: rest, as: UTF8.self))
    }
    return String(unsafeUninitializedCapacity: 3 * climbs + rest.count) { out in
      for climb in 0..<climbs {
        out[3 * climb] = dot
        out[3 * climb + 1] = dot
        out[3 * climb + 2] = slash
      }
      for (offset, byte) in rest.enumerated() { out[3 * climbs + offset] = byte }
      return 3 * climbs + rest.count
    }
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
    switch byte {
    case 0...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: ":"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "|"):
      true
    default: false
    }
  }

  /// The folder a path stands in, without its last slash; empty at the root.
  package static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[..<$0]) } ?? ""
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }
}
