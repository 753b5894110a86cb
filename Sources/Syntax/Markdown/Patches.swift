import Files

/// A change to the text that makes libcmark read it as GitHub does.
struct Patch: Hashable {
  enum Kind: Hashable {
    /// A backslash before the character here.
    case escape
    /// A comment on a line of its own, before the line here, that ends a paragraph; with what stands before content.
    case separator(prefix: [UInt8])
  }

  /// In the file.
  let offset: Int
  let kind: Kind

  static let comment = Array("<!---->\n".utf8)

  var text: [UInt8] {
    switch kind {
    case .escape: [0x5C]
    case .separator(let prefix): prefix + Self.comment
    }
  }
}

/// The changes to a text, and the way back from the changed text to the file.
struct Patches {
  private var patches: [Patch] = []
  /// Of every patch, where it stands in the changed text, and how many bytes it has.
  private var places: [(start: Int, count: Int, inserted: Int)] = []

  var isEmpty: Bool { patches.isEmpty }

  func contains(_ patch: Patch) -> Bool { !patches.isEmpty && patches.contains(patch) }

  /// Adds patches; whether any was new.
  mutating func add(_ more: [Patch]) -> Bool {
    let known = Set(patches)
    var fresh = Set(more).subtracting(known).map { $0 }
    guard !fresh.isEmpty else { return false }
    fresh += patches
    patches = fresh.sorted { ($0.offset, $0.text.count) < ($1.offset, $1.text.count) }
    var inserted = 0
    places = patches.map { patch in
      defer { inserted += patch.text.count }
      return (patch.offset + inserted, patch.text.count, inserted)
    }
    return true
  }

  /// The file's bytes up to `end` with the patches in them.
  func applied(to bytes: [UInt8], end: Int) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(end + 16 * patches.count)
    var from = 0
    for patch in patches where patch.offset <= end {
      out.append(contentsOf: bytes[from..<patch.offset])
      out.append(contentsOf: patch.text)
      from = patch.offset
    }
    out.append(contentsOf: bytes[from..<end])
    return out
  }

  /// The place in the file of a place in the changed text.
  func original(_ offset: Int) -> Int {
    guard let index = place(at: offset) else { return offset }
    let place = places[index]
    let within = min(offset - place.start, place.count)
    return offset - within - place.inserted
  }

  /// Whether a byte of the changed text is not in the file.
  func isInserted(_ offset: Int) -> Bool {
    guard let index = place(at: offset) else { return false }
    return offset - places[index].start < places[index].count
  }

  private func place(at offset: Int) -> Int? {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}

/// Where the bytes of a text that is parsed come from: the file, the changed file, or a table's cell.
struct Origin {
  var patches = Patches()
  /// For the text of a cell: where its content begins, in its own text and in the one around it.
  var cell: CellPlace?

  /// Whether offsets are offsets into the file.
  var isFile: Bool { patches.isEmpty && cell == nil }

  /// The place in the file of a place in this text.
  func inFile(_ offset: Int, _ base: UnsafePointer<UInt8>) -> Int {
    patches.original(cell?.outer(offset, base) ?? offset)
  }

  /// Whether a byte of this text is not in the file.
  func isInserted(_ offset: Int, _ base: UnsafePointer<UInt8>) -> Bool {
    patches.isEmpty ? false : patches.isInserted(cell?.outer(offset, base) ?? offset)
  }
}

/// The content of a table's cell: where it lies among all cells' text, and where it came from.
struct CellPlace {
  /// The cell's node.
  let node: Int
  let start: Int
  let count: Int
  let outerStart: Int
  /// Whether its text has pipes, each of which was written with a backslash.
  let hasPipes: Bool

  func outer(_ offset: Int, _ base: UnsafePointer<UInt8>) -> Int {
    guard hasPipes else { return outerStart + offset - start }
    let pipes = (start..<max(start, min(offset, start + count))).count { base[$0] == 0x7C }
    return outerStart + offset - start + pipes
  }
}
