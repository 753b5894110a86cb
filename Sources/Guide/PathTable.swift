import Files
import Printing

/// Pages by the paths of their sources, and where each stands, in memory of its own: whoever follows a link touches
/// nothing of the page it leads to, which no cache is likely to hold, and of this as little as can be.
struct PathTable: Sendable {
  /// What a record begins with; the path and the address follow.
  private struct Head {
    let page: Int32
    let pathCount: Int32
    let urlCount: Int32

    static let size = 12
  }

  /// For each place, which is a path's hash or one behind it, where a record stands; below zero for none.
  private let places: [Int32]
  private let records: [UInt8]

  init(_ pages: [Page]) {
    var size = 16
    while size < 2 * pages.count { size *= 2 }
    var places = [Int32](repeating: -1, count: size)
    var records: [UInt8] = []
    records.reserveCapacity(pages.count * 64)
    for (number, page) in pages.enumerated() {
      var place = page.path.withBytes { Self.hash($0) } & (size - 1)
      while places[place] >= 0 { place = (place + 1) & (size - 1) }
      places[place] = Int32(records.count)
      let head = Head(
        page: Int32(number), pathCount: Int32(page.path.utf8.count), urlCount: Int32(page.url.utf8.count))
      withUnsafeBytes(of: head) { records.append(contentsOf: $0) }
      page.path.withBytes { records.append(contentsOf: $0) }
      page.url.withBytes { records.append(contentsOf: $0) }
    }
    (self.places, self.records) = (places, records)
  }

  /// Where the record of the page stands whose source has a path, byte for byte.
  func record(of path: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let wanted = path.baseAddress else { return nil }
    return records.withUnsafeBufferPointer { records in
      var place = Self.hash(path) & (places.count - 1)
      while places[place] >= 0, let start = records.baseAddress {
        let record = Int(places[place])
        if Int(head(at: record).pathCount) == path.count,
          ByteSearch.areEqual(start + record + Head.size, wanted, path.count)
        {
          return record
        }
        place = (place + 1) & (places.count - 1)
      }
      return nil
    }
  }

  /// The number of the page with a record.
  func page(at record: Int) -> Int { Int(head(at: record).page) }

  /// Shows the address of the page with a record.
  func withURL(at record: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    let head = head(at: record)
    let start = record + Head.size + Int(head.pathCount)
    records.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<start + Int(head.urlCount)])) }
  }

  private func head(at record: Int) -> Head {
    records.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: record, as: Head.self) }
  }

  /// Nobody can name files so that the hashes of their paths are the same.
  private static func hash(_ path: UnsafeBufferPointer<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(path))
    return hasher.finalize()
  }
}
