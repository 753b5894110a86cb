import Printing

/// Suggests the name that an author may have meant by a wrong one.
package enum Suggestion {
  /// The candidate nearest to `name` by edit distance, if it is near enough; the first of several equally near.
  ///
  /// Near enough means at most a third of the name's length, and never more than 4 edits. Linear in the candidates.
  package static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    var search = NameSearch(for: name)
    let names: Void? = candidates.withContiguousStorageIfAvailable { names in
      for name in names where search.isOpen { search.look(at: name) }
    }
    if names == nil {
      for candidate in candidates where search.isOpen { search.look(at: candidate) }
    }
    return search.nearest
  }

  /// Whether a name differs from another by one slip: a letter too many, too few, wrong or swapped, within a word of at
  /// least five letters.
  ///
  /// In a shorter word, or with another digit, it is as likely another name: `space.5` is no slip for `space.4`.
  ///
  /// - Parameter shortest: the fewest letters of a word in which it is one.
  package static func isSlip(_ name: String, for other: String, shortest: Int = 5) -> Bool {
    let (words, others) = (words(of: name), words(of: other))
    guard words.count == others.count else { return false }
    let pairs = zip(words, others).filter { $0 != $1 }
    guard pairs.count == 1, let (word, right) = pairs.first, word.count >= shortest || right.count >= shortest,
      word.filter(\.isNumber) == right.filter(\.isNumber)
    else { return false }
    return isOneEdit(Array(word), Array(right))
  }

  private static func words(of name: String) -> [Substring] {
    name.utf8.split { !$0.isLetter && !$0.isDigit && $0 < 0x80 }.map { Substring($0) }
  }

  /// Whether one letter added, taken, changed or swapped with its neighbour makes one word of another.
  private static func isOneEdit(_ a: [Character], _ b: [Character]) -> Bool {
    let start = zip(a, b).prefix { $0 == $1 }.count
    let end = zip(a.dropFirst(start).reversed(), b.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let (left, right) = (a.count - start - end, b.count - start - end)
    if left <= 1 && right <= 1 { return true }
    return left == 2 && right == 2 && a[start] == b[start + 1] && a[start + 1] == b[start]
  }
}

/// Finds the name with the fewest edits among names offered one at a time.
///
/// Edits are counted by the Damerau–Levenshtein distance in its "optimal string alignment" form, in which swapping
/// neighbours is one edit. Only a band of the distance table is computed, as wide as the edits still allowed.
/// Consecutive names share the rows of their common prefix, so sorted names cost little.
package struct NameSearch {
  /// The nearest name offered so far; nil if none was near enough.
  package private(set) var nearest: String?
  /// How many distances have been computed.
  package private(set) var work = 0

  private let wanted: [UInt32]
  /// The half width of the band.
  private let reach: Int
  /// The most edits that the next name may need.
  private var allowed: Int
  /// The prefix of the last name for which rows are known.
  private var shown: [UInt32] = []
  /// The distances of the prefixes of `shown`, one row each: lengths from `reach` below to `reach` above, and one cell
  /// beyond either end.
  private var rows: [UInt8]
  /// Whether the last row rules out every name that begins with this prefix.
  private var isClosed = false

  /// Longer names are compared by their prefixes.
  private static let longest = 120
  private static let tooMany: UInt8 = 100

  package init(for name: String) {
    var name = name
    wanted = name.withUTF8 { text in
      var scalars: [UInt32] = []
      var at = 0
      while at < text.count, scalars.count < Self.longest { scalars.append(Self.scalar(text, &at)) }
      return scalars
    }
    reach = min(4, max(1, wanted.count / 3))
    allowed = reach
    rows = [UInt8](repeating: Self.tooMany, count: 2 * reach + 3)
    for length in 0...min(reach, wanted.count) { rows[reach + 1 + length] = UInt8(length) }
  }

  /// Whether a nearer name is still possible.
  package var isOpen: Bool { allowed >= 0 }

  package mutating func look(at name: String) {
    var text = name
    let edits = text.withUTF8 { distance(to: $0) }
    guard let edits, edits <= allowed else { return }
    nearest = name
    allowed = edits - 1
  }

  /// The edits from the wanted name to another; nil if they exceed the band.
  private mutating func distance(to name: BorrowedBytes) -> Int? {
    guard name.count >= wanted.count - allowed else { return nil }
    var at = 0
    var length = 0
    while at < name.count, length < Self.longest {
      let scalar = Self.scalar(name, &at)
      if length < shown.count, shown[length] == scalar {
        length += 1
        continue
      }
      if length < shown.count {
        shown.removeSubrange(length...)
        isClosed = false
      }
      if isClosed { return nil }
      shown.append(scalar)
      length += 1
      addRow()
    }
    if length < shown.count {
      shown.removeSubrange(length...)
      isClosed = false
    }
    let cell = wanted.count - length + reach + 1
    return isClosed || !(1..<width - 1).contains(cell) ? nil : Int(rows[length * width + cell])
  }

  private var width: Int { 2 * reach + 3 }

  /// Computes the distances of all of `shown` from those of its prefixes.
  private mutating func addRow() {
    let row = shown.count
    if rows.count < (row + 1) * width { rows += [UInt8](repeating: Self.tooMany, count: width) }
    let scalar = shown[row - 1]
    var least = Self.tooMany
    for cell in 1..<width - 1 {
      let length = row + cell - 1 - reach
      let here = row * width + cell
      guard length > 0, length <= wanted.count else {
        rows[here] = length == 0 ? UInt8(row) : Self.tooMany
        least = min(least, rows[here])
        continue
      }
      let isSame = wanted[length - 1] == scalar
      var edits = min(rows[here - 1], rows[here - width + 1]) + 1
      edits = min(edits, rows[here - width] + (isSame ? 0 : 1))
      if row > 1, length > 1, wanted[length - 2] == scalar, wanted[length - 1] == shown[row - 2] {
        edits = min(edits, rows[here - 2 * width] + 1)
      }
      rows[here] = min(edits, Self.tooMany)
      least = min(least, edits)
    }
    work += width - 2
    isClosed = least > allowed
  }

  /// The scalar at an offset, as the number that its bytes form, and the offset after it.
  private static func scalar(_ text: BorrowedBytes, _ at: inout Int) -> UInt32 {
    var scalar = UInt32(text[at])
    at += 1
    while at < text.count, text[at] & 0xC0 == 0x80 {
      scalar = scalar << 8 | UInt32(text[at])
      at += 1
    }
    return scalar
  }
}
