import Printing
import Synchronization

/// What parts of a build came to, by the digests of everything that they depend on, so that the next build need not find
/// it out again.
///
/// A part whose key is not there is made. What a build has neither taken from here nor made is not kept for the next.
package final class BuildCache: Sendable {
  /// The program and its options, which everything depends on.
  let base: Digest
  /// Whether the site stands as the build left it that kept all this, so that what was drawn then is there.
  let hasSite: Bool
  private let former: Stored
  private let kept = Mutex<[Digest: [UInt8]]>([:])
  /// The former parts that still hold.
  private let used = Mutex<Set<Digest>>([])

  fileprivate struct Stored: Sendable {
    var site: Digest?
    var bytes: [UInt8] = []
    var places: [Digest: Range<Int>] = [:]
  }

  /// - Parameters:
  ///   - bytes: what `bytes(for:)` has made; with anything else, nothing is known.
  ///   - site: the state of the site; nil if it is not as the last build left it.
  init(_ bytes: [UInt8], base: Digest, site: Digest?) {
    self.base = base
    former = Stored(bytes) ?? Stored()
    hasSite = site != nil && former.site == site
  }

  /// What a part came to, if that is known; whatever cannot be read is not.
  func result<Value>(of key: Digest, _ read: (inout PackedReader) throws(PackedFault) -> Value) -> Value? {
    guard let place = former.places[key] else { return nil }
    var reader = PackedReader(former.bytes[place])
    do throws(PackedFault) {
      let value = try read(&reader)
      guard reader.isAtEnd else { return nil }
      used.withLock { _ = $0.insert(key) }
      return value
    } catch {
      return nil
    }
  }

  /// Whether something is known of a part, which then is kept.
  func has(_ key: Digest) -> Bool {
    guard former.places[key] != nil else { return false }
    used.withLock { _ = $0.insert(key) }
    return true
  }

  /// Keeps what a part came to.
  func keep(_ key: Digest, _ write: (inout PackedWriter) -> Void) {
    var out = PackedWriter()
    write(&out)
    kept.withLock { [bytes = out.bytes] in $0[key] = bytes }
  }
}

/// A cache as a file: a line with the digest of all the rest, the state of the site, and then each key with its bytes.
extension BuildCache {
  private static let form = "specimen build cache 1 "
  private static let head = form.utf8.count + 33

  /// All that holds, for the next build.
  ///
  /// - Parameter site: the state in which this build left the site.
  func bytes(for site: Digest) -> [UInt8] {
    let kept = kept.withLock(\.self)
    var entries: [(key: Digest, bytes: ArraySlice<UInt8>)] = kept.map { ($0, $1[...]) }
    for key in used.withLock(\.self) where kept[key] == nil {
      if let place = former.places[key] { entries.append((key, former.bytes[place])) }
    }
    var body: [UInt8] = []
    body.reserveCapacity(entries.reduce(64) { $0 + $1.bytes.count + 24 })
    Self.put(site.high, site.low, into: &body)
    for (key, bytes) in entries.sorted(by: { ($0.key.high, $0.key.low) < ($1.key.high, $1.key.low) }) {
      Self.put(key.high, key.low, UInt64(bytes.count), into: &body)
      body += bytes
    }
    return Array("\(Self.form)\(Digest(body).text)\n".utf8) + body
  }

  private static func put(_ numbers: UInt64..., into out: inout [UInt8]) {
    for number in numbers { withUnsafeBytes(of: number.littleEndian) { out.append(contentsOf: $0) } }
  }
}

extension BuildCache.Stored {
  /// Nil for anything that a build has not written to its end.
  fileprivate init?(_ bytes: [UInt8]) {
    let head = BuildCache.head
    guard bytes.count >= head + 16, bytes.starts(with: Array(BuildCache.form.utf8)),
      Digest(String(decoding: bytes[BuildCache.form.utf8.count..<(head - 1)], as: UTF8.self))
        == bytes.withUnsafeBytes({ Digest(UnsafeRawBufferPointer(rebasing: $0[head...])) })
    else { return nil }
    self.bytes = bytes
    let isWhole = bytes.withUnsafeBytes { bytes -> Bool in
      func number(_ place: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      }
      site = Digest(high: number(head), low: number(head + 8))
      var place = head + 16
      while place + 24 <= bytes.count {
        let (start, count) = (place + 24, Int(clamping: number(place + 16)))
        guard count <= bytes.count - start else { return false }
        places[Digest(high: number(place), low: number(place + 8))] = start..<(start + count)
        place = start + count
      }
      return place == bytes.count
    }
    if !isWhole { return nil }
  }
}
