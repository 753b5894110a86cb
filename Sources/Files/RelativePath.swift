package import Printing

/// Paths within a project or a site: `/` between parts, never absolute.
package enum RelativePath {
  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")
  private static let colon = UInt8(ascii: ":")

  /// `target` as written in a file at `base` (from the root), with `.` and `..` resolved; nil if it is absolute or
  /// climbs out of the root.
  package static func resolved(_ target: String, from base: String) -> String? {
    target.withBytes { resolved($0, from: base) }
  }

  /// The same for a target given as bytes.
  package static func resolved(_ target: UnsafeBufferPointer<UInt8>, from base: String) -> String? {
    guard target.first != slash else { return nil }
    return base.withBytes { base in
      let folder = UnsafeBufferPointer(rebasing: base[..<folderEnd(base)])
      guard folder.first != slash else { return nil }
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: folder.count + target.count + 1) { out in
        guard let start = out.baseAddress else { return nil }
        var count = 0
        guard append(folder, to: start, &count), append(target, to: start, &count) else { return nil }
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
      }
    }
  }

  /// Appends the parts of another path; false if that climbs out of the root.
  private static func append(
    _ path: UnsafeBufferPointer<UInt8>, to out: UnsafeMutablePointer<UInt8>, _ count: inout Int
  ) -> Bool {
    guard let base = path.baseAddress else { return true }
    var start = 0
    while start < path.count {
      var end = start
      while end < path.count, base[end] != slash { end &+= 1 }
      let (part, length) = (base + start, end - start)
      start = end + 1
      if length == 0 || length == 1 && part[0] == dot { continue }
      if length == 2, part[0] == dot, part[1] == dot {
        guard count > 0 else { return false }
        repeat { count -= 1 } while count > 0 && out[count] != slash
        continue
      }
      if count > 0 {
        out[count] = slash
        count += 1
      }
      (out + count).initialize(from: part, count: length)
      count += length
    }
    return true
  }

  /// The link from a page at `base` to `target`, both from the root: `../css/site.css`.
  ///
  /// It is an address, so characters with another meaning there are percent-encoded.
  package static func link(to target: String, from base: String) -> String {
    var out = ByteBuffer(reserving: target.utf8.count + 32)
    link(to: target, from: base, into: &out)
    return out.withBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// The same, printed into a buffer.
  package static func link(to target: String, from base: String, into out: inout ByteBuffer) {
    target.withBytes { link(to: $0, from: base, into: &out) }
  }

  /// The same for a target given as bytes.
  package static func link(to target: UnsafeBufferPointer<UInt8>, from base: String, into out: inout ByteBuffer) {
    base.withBytes { base in
      // The folders that the two paths share end at the last slash before they differ.
      var shared = 0
      var index = 0
      let most = min(target.count, base.count)
      while index < most, target[index] == base[index] {
        index += 1
        if target[index - 1] == slash { shared = index }
      }
      for byte in base[shared...] where byte == slash { out.put("../") }
      put(address: UnsafeBufferPointer(rebasing: target[shared...]), into: &out)
    }
  }

  private static func put(address path: UnsafeBufferPointer<UInt8>, into out: inout ByteBuffer) {
    guard meaning.firstIndex(in: path) != nil else { return out.put(path) }
    // A colon in the first part would end a scheme; in any other part it is an ordinary character.
    if path.prefix(while: { $0 != slash }).contains(colon) { out.put("./") }
    for byte in path {
      if meaning.contains(byte), byte != colon { out.put(percentEncoded: byte) } else { out.put(byte) }
    }
  }

  /// Source: https://url.spec.whatwg.org/#path-percent-encode-set, with `%` and `\` added.
  private static let meaning = ByteSet("\"#%:<>?\\^`{|}", 0...0x20, 0x7F...0x7F)

  /// The folder of a path, without its last slash; empty at the root.
  package static func folder(of path: String) -> String {
    path.withBytes { String(decoding: UnsafeBufferPointer(rebasing: $0[..<folderEnd($0)]), as: UTF8.self) }
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    path.withBytes { String(decoding: UnsafeBufferPointer(rebasing: $0[nameStart($0)...]), as: UTF8.self) }
  }

  /// Where the last part of a path begins.
  package static func nameStart(_ path: UnsafeBufferPointer<UInt8>) -> Int {
    var start = path.count
    while start > 0, path[start - 1] != slash { start -= 1 }
    return start
  }

  /// Where the folder of a path ends, without its last slash.
  private static func folderEnd(_ path: UnsafeBufferPointer<UInt8>) -> Int { max(0, nameStart(path) - 1) }
}
