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
  /// The folder of the site before its state was told: where another one is, another build has put it there since.
  let folder: FileStamp?
  private let former: Stored
  private let kept = Mutex<[Digest: [UInt8]]>([:])
  /// Which of the former parts still hold, by their numbers.
  private let used: Mutex<[Bool]>

  fileprivate struct Stored: Sendable {
    var site: Digest?
    var bytes: [UInt8] = []
    var numbers: [Digest: Int] = [:]
    /// Where each part begins, its key included, and where the last one ends.
    var starts: [Int] = [0]

    /// The bytes of a part.
    func part(_ number: Int) -> ArraySlice<UInt8> { bytes[(starts[number] + BuildCache.partHead)..<starts[number + 1]] }
  }

  /// - Parameters:
  ///   - bytes: what `bytes(for:)` has made; with anything else, nothing is known.
  ///   - site: the state of the site; nil if it is not as the last build left it.
  ///   - folder: the stamp of its folder, taken before that state.
  init(_ bytes: [UInt8], base: Digest, site: Digest?, in folder: FileStamp? = nil) {
    (self.base, self.folder) = (base, folder)
    former = Stored(bytes) ?? Stored()
    hasSite = site != nil && former.site == site
    used = Mutex(Array(repeating: false, count: former.numbers.count))
  }

  /// What a part came to, if that is known; whatever cannot be read is not.
  func result<Value>(of key: Digest, _ read: (inout PackedReader) throws(PackedFault) -> Value) -> Value? {
    guard let number = former.numbers[key] else { return nil }
    var reader = PackedReader(former.part(number))
    do throws(PackedFault) {
      let value = try read(&reader)
      guard reader.isAtEnd else { return nil }
      used.withLock { $0[number] = true }
      return value
    } catch {
      return nil
    }
  }

  /// Whether something is known of a part, which then is kept.
  func has(_ key: Digest) -> Bool {
    guard let number = former.numbers[key] else { return false }
    used.withLock { $0[number] = true }
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
  /// How many bytes the key of a part takes, with the number of its bytes.
  fileprivate static let partHead = 24

  /// All that holds, for the next build.
  ///
  /// - Parameter site: the state in which this build left the site.
  func bytes(for site: Digest) -> [UInt8] {
    let kept = kept.withLock(\.self)
    var holds = used.withLock(\.self)
    for key in kept.keys { if let number = former.numbers[key] { holds[number] = false } }
    var all = Array("\(Self.form)\(Digest().text)\n".utf8)
    all.reserveCapacity(former.bytes.count + kept.values.reduce(all.count + 16) { $0 + $1.count + Self.partHead })
    Self.put(site.high, site.low, into: &all)
    // Parts that follow each other are copied at once.
    var next = 0
    while let first = holds[next...].firstIndex(of: true) {
      next = holds[first...].firstIndex(of: false) ?? holds.count
      all += former.bytes[former.starts[first]..<former.starts[next]]
    }
    for (key, bytes) in kept.sorted(by: { ($0.key.high, $0.key.low) < ($1.key.high, $1.key.low) }) {
      Self.put(key.high, key.low, UInt64(bytes.count), into: &all)
      all += bytes
    }
    let digest = all.withUnsafeBytes { Digest(UnsafeRawBufferPointer(rebasing: $0[Self.head...])) }
    all.replaceSubrange(Self.form.utf8.count..<(Self.head - 1), with: digest.text.utf8)
    return all
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
      starts = [place]
      while place + BuildCache.partHead <= bytes.count {
        let (start, count) = (place + BuildCache.partHead, Int(clamping: number(place + 16)))
        guard count <= bytes.count - start else { return false }
        let key = Digest(high: number(place), low: number(place + 8))
        guard numbers.updateValue(numbers.count, forKey: key) == nil else { return false }
        place = start + count
        starts.append(place)
      }
      return place == bytes.count
    }
    if !isWhole { return nil }
  }
}
