import Printing

/// The full name of a token or group: `color.brand.primary`. Case-sensitive.
package struct TokenPath: Hashable, Sendable, CustomStringConvertible {
  /// The segments, joined by dots.
  package let description: String

  package init(_ dotted: String) { description = dotted }

  package init(_ segments: [String]) { description = segments.joined(separator: ".") }

  package var segments: [String] {
    description.withBytes { bytes in
      var segments: [String] = []
      var start = 0
      for index in bytes.indices where bytes[index] == UInt8(ascii: ".") {
        segments.append(String(decoding: bytes[start..<index], as: UTF8.self))
        start = index + 1
      }
      segments.append(String(decoding: bytes[start...], as: UTF8.self))
      return segments
    }
  }

  /// The first segment: the outermost group, or the name of a token at the top level.
  package var root: String {
    let bytes = description.utf8
    return bytes.firstIndex(of: UInt8(ascii: ".")).map { String(description[..<$0]) } ?? description
  }

  /// The last segment.
  package var name: String {
    lastDot.map { String(description[description.utf8.index(after: $0)...]) } ?? description
  }

  /// The group that contains it; nil at the top level.
  package var parent: TokenPath? {
    lastDot.map { TokenPath(String(description[..<$0])) }
  }

  /// Most of the paths compared here are short strings, whose bytes are read as a buffer.
  private var lastDot: String.Index? {
    let bytes = description.utf8
    let offset = bytes.withContiguousStorageIfAvailable { $0.lastIndex(of: UInt8(ascii: ".")) }
    return offset.map { $0.map { bytes.index(bytes.startIndex, offsetBy: $0) } }
      ?? bytes.lastIndex(of: UInt8(ascii: "."))
  }

  package func appending(_ name: String) -> TokenPath { TokenPath("\(description).\(name)") }

  /// Whether it is inside `group`, at any depth.
  package func isInside(_ group: TokenPath) -> Bool {
    description.utf8.count > group.description.utf8.count + 1
      && description.utf8.starts(with: group.description.utf8)
      && description.utf8.dropFirst(group.description.utf8.count).first == UInt8(ascii: ".")
  }
}
