/// A pattern for token paths: `*` matches one segment or part of one, `**` any number of segments.
///
/// A pattern without a star matches a token or, if it names a group, everything in it: `color.brand` matches
/// `color.brand` and `color.brand.primary`.
package struct TokenGlob: Hashable, Sendable {
  /// The text of the pattern.
  package let pattern: String
  private let segments: [Segment]
  /// Whether it has no star.
  let isLiteral: Bool
  /// The leading segments without a star, with which every matching path begins.
  private let prefix: [UInt8]
  /// The group or token that these name; nil where a pattern begins with a star.
  package var group: TokenPath? { prefix.isEmpty ? nil : TokenPath(String(decoding: prefix, as: UTF8.self)) }

  fileprivate enum Segment: Hashable {
    case literal([UInt8])
    /// The text between the stars of one segment.
    case pieces([[UInt8]])
    case any
  }

  package init(_ pattern: String) {
    self.pattern = pattern
    var segments = pattern.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { part in
      let bytes = Array(part)
      if bytes == [UInt8(ascii: "*"), UInt8(ascii: "*")] { return Segment.any }
      let pieces = bytes.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map(Array.init)
      return pieces.count == 1 ? .literal(bytes) : .pieces(pieces)
    }
    isLiteral = segments.allSatisfy(\.isLiteral)
    var prefix: [UInt8] = []
    for (index, segment) in segments.prefix(while: \.isLiteral).enumerated() {
      if index > 0 { prefix.append(UInt8(ascii: ".")) }
      if case .literal(let bytes) = segment { prefix += bytes }
    }
    self.prefix = prefix
    if isLiteral { segments.append(.any) }
    self.segments = segments
  }

  package func matches(_ path: TokenPath) -> Bool {
    var text = path.description
    // Most paths of a system begin differently.
    let mayMatch = text.withUTF8 { bytes in
      bytes.count >= prefix.count && bytes.prefix(prefix.count).elementsEqual(prefix)
        && (!isLiteral || bytes.count == prefix.count || bytes[prefix.count] == UInt8(ascii: "."))
    }
    guard mayMatch, !isLiteral else { return mayMatch }
    let names = path.description.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    // Greedy with one backtracking point: `**` first matches nothing, then one more segment each time the rest fails.
    var name = 0
    var segment = 0
    var retry: (name: Int, segment: Int)?
    while name < names.count {
      if segment < segments.count, segments[segment] == .any {
        retry = (name, segment)
        segment += 1
      } else if segment < segments.count, segments[segment].matches(names[name]) {
        name += 1
        segment += 1
      } else if let point = retry {
        retry = (point.name + 1, point.segment)
        name = point.name + 1
        segment = point.segment + 1
      } else {
        return false
      }
    }
    return segments[segment...].allSatisfy { $0 == .any }
  }
}

extension TokenGlob.Segment {
  fileprivate var isLiteral: Bool {
    switch self {
    case .literal: true
    case .pieces, .any: false
    }
  }

  fileprivate func matches(_ name: Substring.UTF8View) -> Bool {
    switch self {
    case .literal(let bytes): name.elementsEqual(bytes)
    case .any: true
    case .pieces(let pieces): Self.match(Array(name), pieces)
    }
  }

  /// The first and last piece are anchored; those between are searched from the left.
  private static func match(_ name: [UInt8], _ pieces: [[UInt8]]) -> Bool {
    guard let first = pieces.first, let last = pieces.last, name.count >= first.count + last.count,
      name.starts(with: first), name.suffix(last.count).elementsEqual(last)
    else { return false }
    var rest = name[first.count..<(name.count - last.count)]
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let start = rest.indices.first(where: { rest[$0...].starts(with: piece) }) else { return false }
      rest = rest[(start + piece.count)...]
    }
    return true
  }
}
