/// What somebody who wrote a wrong name may have meant.
package enum Suggestion {
  /// The candidate nearest to `name` by edits, where it is near enough to be meant; ties go to the first.
  ///
  /// Near enough: no more edits than a third of the name's length, and never more than 4. Linear in the candidates.
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
}

/// Looks for the name with the fewest edits among names that are shown to it one by one.
///
/// Edits are those of the Damerau–Levenshtein distance in its "optimal string alignment" form: a swap of neighbours is
/// one. Only a band of the table of distances as wide as what is still allowed is worked out, and names that follow each
/// other share the rows of their common beginning: sorted names cost little.
package struct NameSearch {
  /// The nearest name shown so far; nil where none was near enough.
  package private(set) var nearest: String?
  /// How many distances have been worked out.
  package private(set) var work = 0

  private let wanted: [UInt32]
  /// The half width of the band.
  private let reach: Int
  /// How many edits the next name may be away.
  private var allowed: Int
  /// The beginning of the name shown last, as far as its rows are known.
  private var shown: [UInt32] = []
  /// The distances of the beginnings of `shown`, a row each: of its length from `reach` below to `reach` above, and a
  /// cell beyond either end.
  private var rows: [UInt8]
  /// Whether the last of the rows allows nothing that begins so.
  private var isClosed = false

  /// Longer names are compared by their beginnings.
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

  /// Whether a nearer name could still come.
  package var isOpen: Bool { allowed >= 0 }

  package mutating func look(at name: String) {
    var text = name
    let edits = text.withUTF8 { distance(to: $0) }
    guard let edits, edits <= allowed else { return }
    nearest = name
    allowed = edits - 1
  }

  /// The edits from what is wanted to a name; nil where they are more than the band has.
  private mutating func distance(to name: UnsafeBufferPointer<UInt8>) -> Int? {
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

  /// Works out the distances of the whole of `shown` from those of its beginnings.
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

  /// The scalar that begins at an offset, as the number its bytes make, and the offset behind it.
  private static func scalar(_ text: UnsafeBufferPointer<UInt8>, _ at: inout Int) -> UInt32 {
    var scalar = UInt32(text[at])
    at += 1
    while at < text.count, text[at] & 0xC0 == 0x80 {
      scalar = scalar << 8 | UInt32(text[at])
      at += 1
    }
    return scalar
  }
}
