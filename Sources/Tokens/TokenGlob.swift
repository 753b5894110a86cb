import Files

/// A pattern for token paths: `*` matches one segment or part of one, `**` any number of segments.
///
/// A pattern without a star matches a token or, if it names a group, everything in it: `color.brand` matches
/// `color.brand` and `color.brand.primary`.
package struct TokenGlob: Hashable, Sendable {
  /// The text of the pattern.
  package let pattern: String
  private let segments: WildcardNames
  /// Whether it has no star.
  let isLiteral: Bool
  /// The leading segments without a star, with which every matching path begins.
  private let prefix: [UInt8]
  /// The group or token that these name; nil where a pattern begins with a star.
  package var group: TokenPath? { prefix.isEmpty ? nil : TokenPath(String(decoding: prefix, as: UTF8.self)) }

  package init(_ pattern: String) {
    self.pattern = pattern
    segments = WildcardNames(pattern.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false))
    isLiteral = segments.isLiteral
    prefix = Array(segments.prefix.joined(separator: ".".utf8))
  }

  package func matches(_ path: TokenPath) -> Bool {
    var text = path.description
    // Most paths of a system begin differently.
    let mayMatch = text.withUTF8 { bytes in
      bytes.count >= prefix.count && bytes.prefix(prefix.count).elementsEqual(prefix)
        && (!isLiteral || bytes.count == prefix.count || bytes[prefix.count] == UInt8(ascii: "."))
    }
    guard mayMatch, !isLiteral else { return mayMatch }
    return segments.matches(path.description.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false))
  }
}
