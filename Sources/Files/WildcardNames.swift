import Printing

/// A pattern for the names of a path: `*` matches one name or a part of one, `**` any number of names.
package struct WildcardNames: Hashable, Sendable {
  private let parts: [Part]

  fileprivate enum Part: Hashable {
    case literal([UInt8])
    /// The text between the stars of one name.
    case pieces([[UInt8]])
    case any
  }

  package init(_ parts: some Sequence<some Collection<UInt8>>) {
    self.parts = parts.map { part in
      let bytes = Array(part)
      if bytes == Array("**".utf8) { return .any }
      let pieces = bytes.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map(Array.init)
      return pieces.count == 1 ? .literal(bytes) : .pieces(pieces)
    }
  }

  /// The names that it begins with before its first star.
  package var prefix: [[UInt8]] {
    var names: [[UInt8]] = []
    for part in parts {
      guard case .literal(let bytes) = part else { break }
      names.append(bytes)
    }
    return names
  }

  /// Whether it has no star.
  package var isLiteral: Bool { prefix.count == parts.count }

  /// Whether it matches all of some names or, where more of them may follow, those that they begin with.
  ///
  /// The time is at most proportional to the names times the parts.
  package func matches(_ names: [Substring.UTF8View], allowsMore: Bool = false) -> Bool {
    // Greedy with one backtracking point: `**` first matches nothing, then one more name each time the rest fails.
    var name = 0
    var part = 0
    var retry: (name: Int, part: Int)?
    while name < names.count {
      if part == parts.count, allowsMore { return true }
      if part < parts.count, parts[part] == .any {
        retry = (name, part)
        part += 1
      } else if part < parts.count, parts[part].matches(names[name]) {
        name += 1
        part += 1
      } else if let point = retry {
        retry = (point.name + 1, point.part)
        name = point.name + 1
        part = point.part + 1
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == .any }
  }
}

extension WildcardNames.Part {
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
      guard let place = rest.firstPlace(of: piece[...]) else { return false }
      rest = rest[place.upperBound...]
    }
    return true
  }
}
