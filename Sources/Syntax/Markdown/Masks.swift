import Files

/// What libcmark is not to see as it is written, because GitHub reads it otherwise.
///
/// libcmark parses a copy of the file in which that is written over with as many other bytes, so every offset stays
/// what it is. Which bytes these are shows only when libcmark has read the text before them: a text is read again until
/// there are no more.
struct Masks {
  /// A table that libcmark reads as a part of something else.
  ///
  /// Every line of it becomes an empty heading, which ends what is before it and leaves nothing open behind it.
  struct Table {
    let text: TableText
    let headLine: Int
    let lastLine: Int
    /// Whether the head continues a quote or list without its marks, so that only a paragraph can be in its place.
    let isHeadLazy: Bool
    /// Of every line, the bytes that are written over.
    let places: [ByteRange]

    /// The first line that becomes a heading.
    var firstHeading: Int { isHeadLazy ? headLine + 1 : headLine }
  }

  /// The box of a task with no text behind it, which becomes blank.
  struct Box {
    /// Where its item begins.
    let item: Int
    let place: ByteRange
    let task: MarkdownNode.Task
  }

  /// In the order of their lines.
  private(set) var tables: [Table] = []
  private(set) var boxes: [Box] = []
  /// The lines of heads that continue a quote or list without its marks.
  private(set) var lazyHeads: Set<Int> = []
  /// Written-out addresses with markup in them, which becomes slashes.
  private(set) var addresses: [ByteRange] = []

  var isEmpty: Bool { tables.isEmpty && boxes.isEmpty && addresses.isEmpty }

  mutating func add(_ table: Table) { tables.append(table) }
  mutating func add(_ box: Box) { boxes.append(box) }
  mutating func add(_ address: ByteRange) { addresses.append(address) }

  mutating func add(_ more: Masks) {
    // A table that goes on replaces what was known of it.
    let heads = Set(more.tables.map(\.headLine))
    tables = (tables.filter { !heads.contains($0.headLine) } + more.tables).sorted { $0.headLine < $1.headLine }
    lazyHeads = Set(tables.filter(\.isHeadLazy).map(\.headLine))
    boxes = (boxes + more.boxes).sorted { $0.item < $1.item }
    addresses += more.addresses
  }

  /// Writes over the addresses: what everything but blocks is read from.
  func hideAddresses(in text: inout [UInt8]) {
    for range in addresses {
      for offset in range.start..<range.end {
        switch text[offset] {
        case UInt8(ascii: "\\") where offset + 1 < text.count && text[offset + 1] == UInt8(ascii: "|"): continue
        case UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\\"), UInt8(ascii: "&"),
          UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "!"):
          text[offset] = UInt8(ascii: "/")
        default: continue
        }
      }
    }
  }

  /// Writes over tables and boxes, for libcmark to read the blocks around them.
  func hideBlocks(in text: inout [UInt8]) {
    for table in tables {
      for (number, range) in table.places.enumerated() {
        let isLazy = number == 0 && table.isHeadLazy
        for offset in range.start..<range.end { text[offset] = isLazy ? UInt8(ascii: "x") : UInt8(ascii: " ") }
        if !isLazy { text[range.start] = UInt8(ascii: "#") }
      }
    }
    for box in boxes {
      for offset in box.place.start..<box.place.end { text[offset] = UInt8(ascii: " ") }
    }
  }
}
