import Files
import Printing

/// Pages by the paths of their sources, and where each stands, in memory of its own: whoever follows a link touches
/// nothing of the page it leads to, which no cache is likely to hold.
struct PathTable: Sendable {
  /// A place for a page, at its path's hash or behind it.
  private struct Slot: Sendable {
    /// The page's number, below zero for none.
    var page: Int32 = -1
    /// Where its path starts in the text, where its address does and where that ends.
    var path: Int32 = 0
    var url: Int32 = 0
    var end: Int32 = 0
  }

  private let text: [UInt8]
  private let slots: [Slot]

  init(_ pages: [Page]) {
    var text: [UInt8] = []
    text.reserveCapacity(pages.count * 64)
    var size = 16
    while size < 2 * pages.count { size *= 2 }
    var slots = [Slot](repeating: Slot(), count: size)
    for (number, page) in pages.enumerated() {
      let start = text.count
      page.path.withBytes { text.append(contentsOf: $0) }
      let end = text.count
      page.url.withBytes { text.append(contentsOf: $0) }
      var place = page.path.withBytes { Self.hash($0) } & (size - 1)
      while slots[place].page >= 0 { place = (place + 1) & (size - 1) }
      slots[place] = Slot(page: Int32(number), path: Int32(start), url: Int32(end), end: Int32(text.count))
    }
    (self.text, self.slots) = (text, slots)
  }

  /// The place of the page whose source has a path, byte for byte.
  func place(of path: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let wanted = path.baseAddress else { return nil }
    return text.withUnsafeBufferPointer { text in
      var place = Self.hash(path) & (slots.count - 1)
      while slots[place].page >= 0, let start = text.baseAddress {
        let slot = slots[place]
        if Int(slot.url - slot.path) == path.count, ByteSearch.areEqual(start + Int(slot.path), wanted, path.count) {
          return place
        }
        place = (place + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  /// The number of the page at a place.
  func page(at place: Int) -> Int { Int(slots[place].page) }

  /// Shows the address of the page at a place.
  func withURL(at place: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    let slot = slots[place]
    text.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[Int(slot.url)..<Int(slot.end)])) }
  }

  /// Nobody can name files so that the hashes of their paths are the same.
  private static func hash(_ path: UnsafeBufferPointer<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(path))
    return hasher.finalize()
  }
}
