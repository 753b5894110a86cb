/// Paths within a project or a site: `/` between parts, never absolute.
package enum RelativePath {
  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// A path with `.` and `..` worked out, or nil where it is absolute or climbs out of the root.
  package static func normalized(_ path: String) -> String? { resolved(path, from: "") }

  /// `target` as written in a file at `base` (from the root), or nil where it is absolute or climbs out of the root.
  package static func resolved(_ target: String, from base: String) -> String? {
    var target = target
    return target.withUTF8 { resolved($0, from: base) }
  }

  /// The same of a target's bytes.
  package static func resolved(_ target: UnsafeBufferPointer<UInt8>, from base: String) -> String? {
    guard target.first != slash else { return nil }
    var base = base
    return base.withUTF8 { base in
      let folder = UnsafeBufferPointer(rebasing: base[..<(base.lastIndex(of: slash) ?? 0)])
      guard folder.first != slash else { return nil }
      var isInside = true
      let path = String(unsafeUninitializedCapacity: folder.count + target.count + 1) { out in
        var count = 0
        isInside = append(folder, to: out, &count) && append(target, to: out, &count)
        return count
      }
      return isInside ? path : nil
    }
  }

  /// Shows the same as bytes, where there is such a path.
  package static func withResolved(
    _ target: UnsafeBufferPointer<UInt8>, from base: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    guard target.first != slash else { return }
    var base = base
    base.withUTF8 { base in
      let folder = UnsafeBufferPointer(rebasing: base[..<(base.lastIndex(of: slash) ?? 0)])
      guard folder.first != slash else { return }
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: folder.count + target.count + 1) { out in
        var count = 0
        guard append(folder, to: out, &count), append(target, to: out, &count) else { return }
        body(UnsafeBufferPointer(rebasing: out[..<count]))
      }
    }
  }

  /// Goes on from a path with the parts of another; false where that climbs out of the root.
  private static func append(
    _ path: UnsafeBufferPointer<UInt8>, to out: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int
  ) -> Bool {
    var start = 0
    while start < path.count {
      var end = start
      while end < path.count, path[end] != slash { end += 1 }
      let part = path[start..<end]
      start = end + 1
      if part.isEmpty || part.count == 1 && part.first == dot { continue }
      if part.count == 2, part.first == dot, part.last == dot {
        guard count > 0 else { return false }
        repeat { count -= 1 } while count > 0 && out[count] != slash
        continue
      }
      if count > 0 {
        out[count] = slash
        count += 1
      }
      for byte in part {
        out[count] = byte
        count += 1
      }
    }
    return true
  }

  /// How a page at `base` links to `target`, both from the root: `../css/site.css`.
  ///
  /// It is an address: what would mean something else there is percent-encoded.
  package static func link(to target: String, from base: String) -> String {
    var (target, base) = (target, base)
    return target.withUTF8 { target in
      let (climbs, rest) = base.withUTF8 { parted(target, from: $0) }
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
  }

  /// The same, written where it is wanted.
  package static func link(to target: String, from base: String, into out: inout [UInt8]) {
    var target = target
    target.withUTF8 { link(to: $0, from: base, into: &out) }
  }

  /// The same of a target's bytes.
  package static func link(to target: UnsafeBufferPointer<UInt8>, from base: String, into out: inout [UInt8]) {
    var base = base
    let (climbs, rest) = base.withUTF8 { parted(target, from: $0) }
    for _ in 0..<climbs {
      out.append(dot)
      out.append(dot)
      out.append(slash)
    }
    if rest.contains(where: hasMeaning) {
      out.append(contentsOf: address(String(decoding: rest, as: UTF8.self)).utf8)
    } else {
      out.append(contentsOf: rest)
    }
  }

  /// How many folders lie between a page and the folder that it shares with a target, and where the target is in there.
  private static func parted(
    _ target: UnsafeBufferPointer<UInt8>, from base: UnsafeBufferPointer<UInt8>
  ) -> (climbs: Int, rest: UnsafeBufferPointer<UInt8>) {
    // The folders both stand in end at the last slash before they differ.
    var shared = 0
    var index = 0
    while index < min(target.count, base.count), target[index] == base[index] {
      index += 1
      if target[index - 1] == slash { shared = index }
    }
    return (base[shared...].count { $0 == slash }, UnsafeBufferPointer(rebasing: target[shared...]))
  }

  /// Source: https://url.spec.whatwg.org/#path-percent-encode-set, with `%` and `\`.
  private static func address(_ path: String) -> String {
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
